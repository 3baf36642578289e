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

    func json(for service: PushService) -> JSONValue {
        switch service {
        case .apns: apns
        case .fcm: fcm
        case .hms: hms
        case .alibaba: alibaba
        }
    }

    /// What the extension reads, by `PayloadReader`'s own keys.
    private var asked: [String: JSONValue] {
        var members = values.mapValues { JSONValue.string($0) }
        if let amount { members["amount"] = .string(amount) }
        if amount != nil { members["currency"] = .string(currency) }
        if let announcement { members["voiceType"] = .string(announcement) }
        return members
    }

    /// A push with an alert, which the extension may change. (Apple, Generating a remote notification)
    private var apns: JSONValue {
        var members = asked
        members["aps"] = .object([
            "alert": .object(["title": .string(text)]), "mutable-content": .integer(1), "sound": .string("default"),
        ])
        if let bundle { members["Simulator Target Bundle"] = .string(bundle) }
        return .object(members)
    }

    /// The same inside of `apns`, which Firebase hands on, and as `data` for Android, without a `notification`: an app that
    /// has one and is not in the foreground is not asked. (FCM HTTP v1, Message, ApnsConfig, AndroidConfig)
    private var fcm: JSONValue {
        .object([
            "message": .object([
                "token": .string(token ?? "TOKEN"), "data": .object(asked),
                "android": .object(["priority": .string("high")]),
                "apns": .object(["headers": .object(["apns-priority": .string("10")]), "payload": apns]),
            ])
        ])
    }

    /// The body of a request with `push-type: 2`, as a test message: until the scene is granted, no other arrives. What the
    /// extension reads is a text that is JSON. (Huawei, Sending voice broadcast messages; ExtensionPayload)
    private var hms: JSONValue {
        .object([
            "payload": .object([
                "extraData": .string(CompactJSON.text(.object(asked))),
                "notification": .object([
                    "category": .string("PLAY_VOICE"), "title": .string(text), "body": .string(text),
                    "clickAction": .object(["actionType": .integer(0)]),
                ]),
            ]),
            "target": .object(["token": .array([.string(token ?? "TOKEN")])]),
            "pushOptions": .object(["testMessage": .bool(true)]),
        ])
    }

    /// The parameters of a request; those of the extension are a text that is JSON. (EMAS, Push)
    private var alibaba: JSONValue {
        .object([
            "DeviceType": .string("iOS"), "PushType": .string("NOTICE"), "Target": .string("DEVICE"),
            "TargetValue": .string(token ?? "DEVICE"), "Title": .string(text), "Body": .string(text),
            "iOSMutableContent": .bool(true), "iOSMusic": .string("default"),
            "iOSExtParameters": .string(CompactJSON.text(.object(asked))),
        ])
    }
}
