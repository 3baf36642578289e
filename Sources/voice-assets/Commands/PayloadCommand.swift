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
              voice-assets payload 15.50 --pack en-USD --to apns:com.example > push.apns
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
        let values = said.contains(where: SlotArguments.isValue) ? try SlotArguments(said) : nil
        let id = try values?.announcementID(announcement, of: splicer) ?? announcementID(of: splicer)
        do throws(VoiceSplicerError) {
            let announced =
                if let values { try splicer.announcement(id, values.values) } else {
                    try splicer.announcement(id, amount: said.first.map(splicer.amount))
                }
            refuseZero(announced, by: splicer)
            var texts = values?.values ?? [:]
            let amount = values == nil ? said.first : texts.removeValue(forKey: AmountGrammar.amountName)
            let push = PushPayload(
                amount: amount, values: texts, currency: splicer.manifest.currency.code,
                announcement: values == nil ? announcement : id, text: announced.transcript, target: target,
                id: UUID().uuidString.lowercased(), sent: Int(Date().timeIntervalSince1970))
            Terminal.output(CanonicalJSON.text(push.json))
        } catch {
            Terminal.log(printable("error: \(error)" + splicer.advice.words(on: error)))
            error.status.leave()
        }
    }

    /// The announcement of an amount, or of none.
    private func announcementID(of splicer: PackSplicer) throws -> String {
        let list = splicer.announcementIDs.joined(separator: ", ")
        guard let id = announcement ?? splicer.defaultAnnouncementID else {
            throw ValidationError("Name the announcement; there are: \(list).")
        }
        guard let saysAmount = splicer.saysAmount(id) else {
            throw ValidationError("The pack has no announcement \(id); there are: \(list).")
        }
        guard saysAmount == !said.isEmpty else {
            throw ValidationError("The announcement \(id) says \(saysAmount ? "an amount; give one" : "no amount").")
        }
        return id
    }

    /// Fails as a phone does where the amount is 0 and the announcement isn't said of it.
    private func refuseZero(_ announced: PackSplicer.Announcement, by splicer: PackSplicer) {
        let text = announced.values[AmountGrammar.amountName]
        let amount = announced.amount ?? text.flatMap { try? splicer.amount($0) }
        guard amount?.minorUnits == 0, !splicer.manifest.zeros.contains(announced.id) else { return }
        Terminal.log(printable("error: \(PayloadFault.amountZero(announcement: announced.id))"))
        ExitStatus.brokenRule.leave()
    }
}

/// A push that the guide's notification service extension announces.
struct PushPayload {
    /// The amount as it was typed; nil for an announcement without one.
    var amount: String?
    /// The texts of an announcement with slots, by their names, as they were typed; the amount's is `amount`.
    var values: [String: String] = [:]
    /// ISO 4217.
    var currency: String
    /// The announcement's id; nil for the one that is said without being named.
    var announcement: String?
    /// What stands in the notification where the extension doesn't run.
    var text: String
    /// Who delivers it, and to whom.
    var target: PushTarget
    /// The message's id: a device announces one of them once.
    var id: String
    /// The time of sending, seconds since 1970: too old a message is not announced.
    var sent: Int
    /// How long the service may keep the message for a device that it doesn't reach, seconds.
    var seconds = 60

    var json: JSONValue {
        switch target.service {
        // For APNs it is a header, which who sends the push takes from here.
        case .apns: .object(apns.merging(["expiryTime": .string("\(sent + seconds)")]) { $1 })
        case .fcm: fcm
        case .hms: hms
        case .alibaba, .alibabaAndroid, .alibabaHarmony: alibaba
        }
    }

    /// What the extension reads, by `PayloadReader`'s own keys.
    private var asked: [String: JSONValue] {
        var members = values.mapValues { JSONValue.string($0) }
        if let amount { (members["amount"], members["currency"]) = (.string(amount), .string(currency)) }
        if let announcement { members["voiceType"] = .string(announcement) }
        members["messageId"] = .string(id)
        members["sentTime"] = .string("\(sent)")
        return members
    }

    /// The same as a text.
    private var askedText: JSONValue { .string(CompactJSON.text(.object(asked))) }

    /// The same for Android, where the app itself makes the notification: with its words.
    private var shown: [String: JSONValue] { asked.merging(["title": .string(text)]) { $1 } }

    /// A push with an alert, which the extension may change. (Apple, Generating a remote notification)
    private var apns: [String: JSONValue] {
        var members = asked
        members["aps"] = .object([
            "alert": .object(["title": .string(text)]), "mutable-content": .integer(1), "sound": .string("default"),
        ])
        if target.service == .apns, let bundle = target.receiver {
            members["Simulator Target Bundle"] = .string(bundle)
        }
        return members
    }

    /// The same inside of `apns`, which Firebase hands on, and as `data` for Android, without a `notification`: an app that
    /// has one and is not in the foreground is not asked. Both services are told how long it is good for. (FCM HTTP v1, Message,
    /// ApnsConfig, AndroidConfig)
    private var fcm: JSONValue {
        .object([
            "message": .object([
                "token": .string(target.receiver ?? "TOKEN"), "data": .object(shown),
                "android": .object(["priority": .string("high"), "ttl": .string("\(seconds)s")]),
                "apns": .object([
                    "headers": .object([
                        "apns-priority": .string("10"), "apns-expiration": .string("\(sent + seconds)"),
                    ]),
                    "payload": .object(apns),
                ]),
            ])
        ])
    }

    /// The body of a request with `push-type: 2`, as a test message: until the scene is granted, no other arrives. What the
    /// extension reads is a text that is JSON. (Huawei, Sending voice broadcast messages; ExtensionPayload)
    private var hms: JSONValue {
        .object([
            "payload": .object([
                "extraData": askedText,
                "notification": .object([
                    "category": .string("PLAY_VOICE"), "title": .string(text), "body": .string(text),
                    "clickAction": .object(["actionType": .integer(0)]),
                ]),
            ]),
            "target": .object(["token": .array([.string(target.receiver ?? "TOKEN")])]),
            "pushOptions": .object(["testMessage": .bool(true), "ttl": .integer(Int64(seconds))]),
        ])
    }

    /// The parameters of a request; what the app reads is a text that is JSON. On Android it is the whole message: the app is asked
    /// about no other. (EMAS, Push)
    private var alibaba: JSONValue {
        var parameters: [String: JSONValue] = [
            "DeviceType": .string(target.service.device), "PushType": .string("NOTICE"), "Target": .string("DEVICE"),
            "TargetValue": .string(target.receiver ?? "DEVICE"), "Title": .string(text), "Body": .string(text),
            "StoreOffline": .bool(true), "ExpireTime": .string(expiry),
        ]
        switch target.service {
        case .alibabaAndroid:
            parameters["PushType"] = .string("MESSAGE")
            parameters["Body"] = .string(CompactJSON.text(.object(shown)))
        case .alibabaHarmony:
            parameters["HarmonyActionType"] = .string("APP_HOME_PAGE")
            parameters["HarmonyCategory"] = .string("PLAY_VOICE")
            parameters["HarmonyExtensionPush"] = .bool(true)
            parameters["HarmonyExtensionExtraData"] = askedText
            parameters["HarmonyTestMessage"] = .bool(true)
        default:
            parameters["iOSMutableContent"] = .bool(true)
            parameters["iOSMusic"] = .string("default")
            parameters["iOSExtParameters"] = askedText
        }
        return .object(parameters)
    }

    /// `2026-11-24T10:01:00Z`
    private var expiry: String {
        Date(timeIntervalSince1970: Double(sent + seconds)).ISO8601Format()
    }
}

/// Who delivers a push.
enum PushService: String, CaseIterable {
    /// Apple's service, and a simulator's `simctl push`.
    case apns
    /// Firebase Cloud Messaging, HTTP v1.
    case fcm
    /// Huawei's Push Kit for HarmonyOS, as a voice broadcast (`push-type: 2`).
    case hms
    /// Alibaba Cloud's EMAS, the parameters of its `Push`, by the kinds of devices that it delivers to.
    case alibaba
    case alibabaAndroid = "alibaba-android"
    case alibabaHarmony = "alibaba-harmony"

    /// As `DeviceType` has it. (EMAS, Push)
    var device: String {
        switch self {
        case .alibabaAndroid: "ANDROID"
        case .alibabaHarmony: "HARMONY"
        default: "iOS"
        }
    }
}

/// What `payload --to` takes: a service, and behind a colon whom it delivers to.
struct PushTarget: ExpressibleByArgument {
    let service: PushService
    /// The device; of `apns` the app in a simulator. nil leaves its place to be filled in.
    let receiver: String?

    init(_ service: PushService) { (self.service, receiver) = (service, nil) }

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let service = PushService(rawValue: String(parts[0])) else { return nil }
        (self.service, receiver) = (service, parts.count > 1 ? String(parts[1]) : nil)
    }

    static var allValueStrings: [String] { PushService.allCases.map(\.rawValue) }
    var defaultValueDescription: String { service.rawValue }
}
