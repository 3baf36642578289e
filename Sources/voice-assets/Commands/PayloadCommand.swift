import ArgumentParser
import NumberGrammar
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceManifest
import VoiceSplicer

/// `voice-assets payload`
struct PayloadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "payload",
        abstract: "Print a push that a phone announces.",
        discussion: """
            Prints the JSON of a push that says an amount, to try a notification service extension with its reader's \
            own keys: amount, currency, voiceType, and each slot's name. The pack says whether it can announce the \
            amount, and the notification shows the pack's words. Nothing is sent.

            Examples:
              voice-assets payload 15.50 --pack en-USD --bundle com.example.app > push.apns
              voice-assets payload 15.50 --pack zh-Hans-CNY --for fcm --token TOKEN
              voice-assets payload 15.50 --pack zh-Hans-CNY --for hms --token TOKEN
              voice-assets payload --announcement new-order --pack en-USD --for alibaba
              voice-assets payload queue=A017 counter=3 --pack shop-en-USD

            Then xcrun simctl push booted push.apns plays it in a simulator.

            Exit codes: 0 done; 1 the pack can't announce the amount; 64 wrong command line; 66 there is no such pack; \
            74 reading failed.
            """)

    @Argument(
        help: .init("The amount, such as 15.50; or a slot and its value, such as queue=A017.", valueName: "amount"))
    var said: [String] = []

    @OptionGroup var pack: PackOption

    @Option(
        help: .init("The announcement; by default the one that says an amount without being named.", valueName: "id"))
    var announcement: String?

    @Option(name: .customLong("for"), help: "Who delivers the push.")
    var service = PushService.apns

    @Option(help: .init("The app's bundle identifier, for a simulator.", valueName: "id"))
    var bundle: String?

    @Option(help: .init("The device that the push goes to.", valueName: "token"))
    var token: String?

    func validate() throws {
        guard !said.isEmpty || announcement != nil else {
            throw ValidationError("Give an amount, or name an announcement with --announcement.")
        }
        guard said.count < 2 || said.allSatisfy({ $0.contains("=") }) else {
            throw ValidationError("A push says one amount; give one.")
        }
        for (name, value) in [("--bundle", bundle), ("--token", token)] where value?.isEmpty == true {
            throw ValidationError("\(name) takes an identifier, not an empty text.")
        }
        if bundle != nil, service != .apns { throw ValidationError("--bundle is for a simulator, and so for apns.") }
        if token != nil, service == .apns {
            throw ValidationError("--token is for fcm, hms and alibaba; APNs has the device in the request's path.")
        }
    }

    func run() throws {
        let splicer = try pack.load().splicer
        if let values = try SlotArguments(said) {
            let id = try values.announcementID(announcement, of: splicer)
            return tell { () throws(VoiceSplicerError) in
                let announced = try splicer.announcement(id, values.values)
                var texts = values.values
                let amount = texts.removeValue(forKey: AmountGrammar.amountName)
                return PushPayload(
                    amount: amount, values: texts, currency: splicer.manifest.currency.code, announcement: id,
                    text: announced.transcript, bundle: bundle, token: token)
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
        tell { () throws(VoiceSplicerError) in
            let announced = try splicer.announcement(id, amount: amount.map(splicer.amount))
            return PushPayload(
                amount: amount, currency: splicer.manifest.currency.code, announcement: announcement,
                text: announced.transcript, bundle: bundle, token: token)
        }
    }

    /// Prints a push, or why the pack can't announce it.
    private func tell(_ payload: () throws(VoiceSplicerError) -> PushPayload) {
        do throws(VoiceSplicerError) {
            Terminal.output(CanonicalJSON.text(try payload().json(for: service)))
        } catch {
            Terminal.log(printable("error: \(error)"))
            error.status.leave()
        }
    }
}

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
