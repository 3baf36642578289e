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
    /// The app's bundle identifier, which `simctl push` looks for.
    var bundle: String?
    /// The device; nil leaves its place to be filled in.
    var token: String?
    /// The message's id: a device announces one of them once.
    var id: String
    /// The time of sending, seconds since 1970: too old a message is not announced.
    var sent: Int
    /// How long the service may keep the message for a device that it doesn't reach, seconds.
    var seconds: Int
    /// The devices that Alibaba Cloud delivers to.
    var device = PushDevice.ios

    func json(for service: PushService) -> JSONValue {
        switch service {
        // For APNs it is a header, which who sends the push takes from here.
        case .apns: .object(apns.merging(["expiryTime": .string("\(sent + seconds)")]) { $1 })
        case .fcm: fcm
        case .hms: hms
        case .alibaba: alibaba
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
        if let bundle { members["Simulator Target Bundle"] = .string(bundle) }
        return members
    }

    /// The same inside of `apns`, which Firebase hands on, and as `data` for Android, without a `notification`: an app that
    /// has one and is not in the foreground is not asked. Both services are told how long it is good for. (FCM HTTP v1, Message,
    /// ApnsConfig, AndroidConfig)
    private var fcm: JSONValue {
        .object([
            "message": .object([
                "token": .string(token ?? "TOKEN"), "data": .object(shown),
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
            "target": .object(["token": .array([.string(token ?? "TOKEN")])]),
            "pushOptions": .object(["testMessage": .bool(true), "ttl": .integer(Int64(seconds))]),
        ])
    }

    /// The parameters of a request; what the app reads is a text that is JSON. On Android it is the whole message: the app is asked
    /// about no other. (EMAS, Push)
    private var alibaba: JSONValue {
        var parameters: [String: JSONValue] = [
            "DeviceType": .string(device.parameter), "PushType": .string("NOTICE"), "Target": .string("DEVICE"),
            "TargetValue": .string(token ?? "DEVICE"), "Title": .string(text), "Body": .string(text),
            "StoreOffline": .bool(true), "ExpireTime": .string(expiry),
        ]
        switch device {
        case .ios:
            parameters["iOSMutableContent"] = .bool(true)
            parameters["iOSMusic"] = .string("default")
            parameters["iOSExtParameters"] = askedText
        case .android:
            parameters["PushType"] = .string("MESSAGE")
            parameters["Body"] = .string(CompactJSON.text(.object(shown)))
        case .harmony:
            parameters["HarmonyActionType"] = .string("APP_HOME_PAGE")
            parameters["HarmonyCategory"] = .string("PLAY_VOICE")
            parameters["HarmonyExtensionPush"] = .bool(true)
            parameters["HarmonyExtensionExtraData"] = askedText
            parameters["HarmonyTestMessage"] = .bool(true)
        }
        return .object(parameters)
    }

    /// `2026-11-24T10:01:00Z`
    private var expiry: String {
        Date(timeIntervalSince1970: Double(sent + seconds)).ISO8601Format()
    }
}

/// The kinds of devices that Alibaba Cloud delivers to: what `payload --device` takes.
enum PushDevice: String, CaseIterable {
    case ios
    case android
    case harmony

    /// As `DeviceType` has it. (EMAS, Push)
    var parameter: String {
        switch self {
        case .ios: "iOS"
        case .android: "ANDROID"
        case .harmony: "HARMONY"
        }
    }
}
