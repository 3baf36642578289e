import ArgumentParser
import Foundation
import VoiceManifest

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
