import ArgumentParser
import Foundation
import NumberGrammar
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

/// `voice-assets payload`
struct PayloadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "payload",
        abstract: "Print a push that a phone announces.",
        discussion: """
            Prints the JSON of a push with an amount, to test a notification service extension. It uses PayloadReader's \
            default keys: amount, currency, voiceType, messageId, sentTime, and each slot's name. The push also has \
            expiryTime: if you send it to APNs, put that value into the header apns-expiration. If the pack can't announce the \
            amount, the command fails. The notification shows the pack's words. Nothing is sent.

            With --texts it helps to write templates for the texts of pushes: it reads a log of real texts, one a line, or a line of \
            JSON with "text" or "body", and perhaps "title". It counts what they announce by the templates of all packs, or of those \
            that --pack names, and proposes templates for the others, with {*} for what varies. Which of these say that money came, \
            only you can tell.

            Examples:
              voice-assets payload 15.50 --pack en-USD --bundle com.example.app > push.apns
              voice-assets payload 15.50 --pack zh-Hans-CNY --for fcm --token TOKEN
              voice-assets payload 15.50 --pack zh-Hans-CNY --for hms --token TOKEN
              voice-assets payload --announcement new-order --pack en-USD --for alibaba
              voice-assets payload queue=A017 counter=3 --pack shop-en-USD
              voice-assets payload --texts pushes.txt

            To deliver it to a simulator:
              xcrun simctl push booted push.apns

            Exit codes: 0 done; 1 the pack can't announce the amount; 64 wrong command line; 66 there is no such pack; \
            74 reading failed.
            """)

    @Argument(
        help: .init("The amount, such as 15.50; or a slot and its value, such as queue=A017.", valueName: "amount"))
    var said: [String] = []

    @OptionGroup var pack: PackOption

    @Option(
        help: .init(
            "The announcement. By default, if only one announcement says the given amount or slots, that one; else payment-received.",
            valueName: "id"))
    var announcement: String?

    @Option(name: .customLong("for"), help: "Who delivers the push.")
    var service = PushService.apns

    @Option(help: .init("The app's bundle identifier, for a simulator.", valueName: "id"))
    var bundle: String?

    @Option(help: .init("The device that the push goes to.", valueName: "token"))
    var token: String?

    @Option(
        help: .init(
            "The message's id, by default a random one. An app that uses AnnouncementTurns announces each id only once.",
            valueName: "text"))
    var id: String?

    @Option(help: .init("When it was sent, seconds since 1970; by default now.", valueName: "seconds"))
    var sent: Int?

    @Option(
        help: .init(
            "How many seconds the push service may keep the push, up to 28 days. For APNs, send expiryTime in the header apns-expiration.",
            valueName: "seconds"))
    var valid = 60

    @Option(help: .init("Read this log of texts and propose templates; - is standard input.", valueName: "file"))
    var texts: String?

    @Option(help: "The device's system, for Alibaba Cloud; by default ios.")
    var device: PushDevice?

    func validate() throws {
        if let texts {
            guard said.isEmpty, announcement == nil, [bundle, token, id].allSatisfy({ $0 == nil }), sent == nil,
                device == nil
            else { throw ValidationError("--texts reads a log and prints no push; leave the other options out.") }
            if texts.isEmpty { throw ValidationError("--texts takes the path of a file, not an empty text.") }
            return
        }
        guard !said.isEmpty || announcement != nil else {
            throw ValidationError("Give an amount, or name an announcement with --announcement.")
        }
        guard said.count < 2 || said.allSatisfy({ $0.contains("=") }) else {
            throw ValidationError("A push says one amount; give one.")
        }
        for (name, value) in [("--bundle", bundle), ("--token", token), ("--id", id)] where value?.isEmpty == true {
            throw ValidationError("\(name) takes an identifier, not an empty text.")
        }
        if bundle != nil, service != .apns { throw ValidationError("--bundle is for a simulator, and so for apns.") }
        guard (1...2_419_200).contains(valid) else {
            throw ValidationError("--valid takes seconds, from 1 to 2419200: 28 days.")
        }
        // Above, it would be milliseconds.
        if let sent, !(1..<100_000_000_000).contains(sent) {
            throw ValidationError("--sent takes seconds since 1970.")
        }
        if device != nil, service != .alibaba { throw ValidationError("--device is for alibaba.") }
        if token != nil, service == .apns {
            throw ValidationError("--token is for fcm, hms and alibaba; APNs has the device in the request's path.")
        }
    }

    func run() throws {
        if let texts { return try read(texts) }
        let splicer = try pack.load().splicer
        if said.contains(where: SlotArguments.isValue) {
            let values = try SlotArguments(said)
            let id = try values.announcementID(announcement, of: splicer)
            return tell(splicer) { () throws(VoiceSplicerError) in
                let announced = try splicer.announcement(id, values.values)
                refuseZero(announced, by: splicer)
                var texts = values.values
                let amount = texts.removeValue(forKey: AmountGrammar.amountName)
                return push(
                    amount: amount, values: texts, currency: splicer.manifest.currency.code, announcement: id,
                    text: announced.transcript)
            }
        }
        let amount = said.first
        let list = splicer.announcementIDs.joined(separator: ", ")
        guard let id = announcement ?? splicer.defaultAnnouncementID else {
            throw ValidationError("Name the announcement with --announcement; there are: \(list).")
        }
        guard let saysAmount = splicer.saysAmount(id) else {
            throw ValidationError("The pack has no announcement \(id); there are: \(list).")
        }
        guard saysAmount == (amount != nil) else {
            throw ValidationError("The announcement \(id) says \(saysAmount ? "an amount; give one" : "no amount").")
        }
        tell(splicer) { () throws(VoiceSplicerError) in
            let announced = try splicer.announcement(id, amount: amount.map(splicer.amount))
            refuseZero(announced, by: splicer)
            return push(
                amount: amount, currency: splicer.manifest.currency.code, announcement: announcement,
                text: announced.transcript)
        }
    }

    /// Prints what a log of texts announces, and templates for the others.
    private func read(_ path: String) throws {
        let packs = try pack.loadAll()
        do throws(Finding) {
            let log = try TextLog(at: path)
            Terminal.output(lines: log.lines(by: packs.map(\.splicer), packs.map(\.name)))
        } catch {
            Terminal.log(error.line)
            ExitStatus(of: [error]).leave()
        }
    }

    private func push(
        amount: String?, values: [String: String] = [:], currency: String, announcement: String?, text: String
    ) -> PushPayload {
        PushPayload(
            amount: amount, values: values, currency: currency, announcement: announcement, text: text, bundle: bundle,
            token: token, id: id ?? UUID().uuidString.lowercased(),
            sent: sent ?? Int(Date().timeIntervalSince1970), seconds: valid, device: device ?? .ios)
    }

    /// Fails as a phone does where the amount is 0 and the announcement isn't said of it.
    private func refuseZero(_ announced: PackSplicer.Announcement, by splicer: PackSplicer) {
        let text = announced.values[AmountGrammar.amountName]
        let amount = announced.amount ?? text.flatMap { try? splicer.amount($0) }
        guard amount?.minorUnits == 0, !splicer.manifest.zeros.contains(announced.id) else { return }
        Terminal.log(printable("error: \(PayloadFault.amountZero(announcement: announced.id))"))
        ExitStatus.brokenRule.leave()
    }

    /// Prints a push, or why the pack can't announce it.
    private func tell(_ splicer: PackSplicer, _ payload: () throws(VoiceSplicerError) -> PushPayload) {
        do throws(VoiceSplicerError) {
            Terminal.output(CanonicalJSON.text(try payload().json(for: service)))
        } catch {
            Terminal.log(printable("error: \(error)" + splicer.advice.words(on: error)))
            error.status.leave()
        }
    }
}

extension PushDevice: ExpressibleByArgument {}

/// Who delivers a push: what `payload --for` takes.
enum PushService: String, ExpressibleByArgument, CaseIterable {
    /// Apple's service, and a simulator's `simctl push`.
    case apns
    /// Firebase Cloud Messaging, HTTP v1.
    case fcm
    /// Huawei's Push Kit for HarmonyOS, as a voice broadcast (`push-type: 2`).
    case hms
    /// Alibaba Cloud's EMAS, the parameters of its `Push`.
    case alibaba
}
