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

            Examples:
              voice-assets payload 15.50 --pack en-USD --to apns:com.example.app > push.apns
              voice-assets payload 15.50 --pack zh-Hans-CNY --to fcm:TOKEN
              voice-assets payload 15.50 --pack zh-Hans-CNY --to hms:TOKEN
              voice-assets payload new-order --pack en-USD --to alibaba-android
              voice-assets payload queue=A017 counter=3 --pack shop-en-USD

            To deliver it to a simulator:
              xcrun simctl push booted push.apns

            Exit codes: 0 done; 1 the pack can't announce the amount; 64 wrong command line; 66 there is no such pack; \
            74 reading failed.
            """)

    @Argument(
        help: .init(
            "The amount, such as 15.50; or a slot and its value, such as queue=A017. The announcement's id, if these don't tell it; for an amount, payment-received by default.",
            valueName: "amount"))
    private var arguments: [String] = []

    private var said: [String] { SaidArguments(arguments).amounts }

    private var announcement: String? { SaidArguments(arguments).announcement }

    @OptionGroup var packs: PacksOption

    @OptionGroup var assets: AssetsOption

    @Option(
        name: .customLong("to"),
        help: .init(
            "Who delivers the push: apns, fcm, hms, alibaba, alibaba-android or alibaba-harmony. Behind a colon the device's token; of apns the app's bundle identifier, for a simulator. (default: apns)",
            valueName: "service"))
    private var target = PushTarget(.apns)

    func validate() throws {
        try SaidArguments(arguments).requireOneAnnouncement()
        guard !said.isEmpty || announcement != nil else {
            throw ValidationError("Give an amount or an announcement.")
        }
        guard said.count < 2 || said.allSatisfy({ $0.contains("=") }) else {
            throw ValidationError("A push says one amount; give one.")
        }
        if target.receiver?.isEmpty == true { throw ValidationError("--to: nothing stands behind the colon.") }
    }

    func run() throws {
        let splicer = try assets.load(packs.name(in: .assets(assets)))
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
            throw ValidationError("Name the announcement; there are: \(list).")
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

    private func push(
        amount: String?, values: [String: String] = [:], currency: String, announcement: String?, text: String
    ) -> PushPayload {
        PushPayload(
            amount: amount, values: values, currency: currency, announcement: announcement, text: text, target: target,
            id: UUID().uuidString.lowercased(), sent: Int(Date().timeIntervalSince1970))
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
            Terminal.output(CanonicalJSON.text(try payload().json))
        } catch {
            Terminal.log(printable("error: \(error)" + splicer.advice.words(on: error)))
            error.status.leave()
        }
    }
}
