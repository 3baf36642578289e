import Foundation
import TestSupport
import Testing
import VoiceNotifications

/// Pushes as the tool prints them: `GuidePushTests` feeds them to the code of apps.
@Suite("voice-assets payload")
struct PayloadTests {
    private func json(_ arguments: String...) throws -> [String: Any] {
        let packs = try BuiltInPacks.shared.get().folder
        let result = try Tool.run(["payload"] + arguments, in: packs)
        #expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
        // One id and one time for all.
        let text = result.outputText
        let sent = try #require(text.firstMatch(of: /sentTime\\*":\s*\\*"(\d+)/).flatMap { Int($0.1) })
        #expect(abs(Double(sent) - Date().timeIntervalSince1970) < 60)
        let told = text.replacing(/[0-9a-f]{8}-[0-9a-f-]{27}/, with: "m1").replacing("\(sent)", with: "1764000000")
            .replacing("\(sent + 60)", with: "1764000060")
            .replacing(Date(timeIntervalSince1970: Double(sent + 60)).ISO8601Format(), with: "2025-11-24T16:01:00Z")
        return try #require(JSONSerialization.jsonObject(with: Data(told.utf8)) as? [String: Any])
    }

    @Test("A push for Apple's service is announced in its pack's currency")
    func apns() throws {
        let chinese = try json("15.50", "--pack", "zh-Hans-CNY", "--to", "apns:com.example.shop")
        #expect(chinese["Simulator Target Bundle"] as? String == "com.example.shop")
        let aps = try #require(chinese["aps"] as? [String: Any])
        #expect(aps["mutable-content"] as? Int == 1)
        #expect(chinese["expiryTime"] as? String == "1764000060")
        #expect((aps["alert"] as? [String: Any])?["title"] as? String == "收入十五点五元")
    }

    @Test("A fixed phrase has neither amount nor currency")
    func phrase() throws {
        let order = try json("new-order", "--pack", "zh-Hans-CNY")
        #expect(Set(order.keys) == ["aps", "expiryTime", "messageId", "sentTime", "voiceType"])
        #expect(order["voiceType"] as? String == "new-order")
    }

    @Test("Firebase hands on what Apple's service gets")
    func firebase() throws {
        let message = try json("15.50", "--pack", "zh-Hans-CNY", "--to", "fcm:abc")["message"]
        let fields = try #require(message as? [String: Any])
        #expect(fields["token"] as? String == "abc")
        // All values of `data` are texts, and with a notification Android does not ask the app.
        let data = try #require(fields["data"] as? [String: String])
        let asked = ["amount": "15.50", "currency": "CNY", "messageId": "m1", "sentTime": "1764000000"]
        #expect(data == asked.merging(["title": "收入十五点五元"]) { $1 })
        #expect((fields["android"] as? [String: String]) == ["priority": "high", "ttl": "60s"])
        let headers = (fields["apns"] as? [String: Any])?["headers"] as? [String: String]
        #expect(headers == ["apns-priority": "10", "apns-expiration": "1764000060"])
        #expect(Set(fields.keys) == ["token", "data", "android", "apns"])
    }

    /// The form of Huawei's reference, push-type 2.
    @Test("Huawei's Push Kit takes a voice broadcast with the extension's parameters as a text")
    func huawei() throws {
        let body = try json("15.50", "--pack", "zh-Hans-CNY", "--to", "hms:abc")
        #expect(Set(body.keys) == ["payload", "target", "pushOptions"])
        #expect((body["target"] as? [String: [String]]) == ["token": ["abc"]])
        let options = try #require(body["pushOptions"] as? [String: Any])
        #expect(options["testMessage"] as? Bool == true && options["ttl"] as? Int == 60 && options.count == 2)
        let payload = try #require(body["payload"] as? [String: Any])
        let notification = try #require(payload["notification"] as? [String: Any])
        #expect(notification["category"] as? String == "PLAY_VOICE")
        #expect(notification["title"] as? String == "收入十五点五元")
        #expect((notification["clickAction"] as? [String: Int]) == ["actionType": 0])
        let text = try #require(payload["extraData"] as? String)
        #expect(text == #"{"amount":"15.50","currency":"CNY","messageId":"m1","sentTime":"1764000000"}"#)
    }

    @Test(
        "Alibaba Cloud takes what the app reads as a text, for each kind of device at a place of its own",
        arguments: [
            ("alibaba", "iOS", "iOSExtParameters", "NOTICE"), ("alibaba-android", "ANDROID", "Body", "MESSAGE"),
            ("alibaba-harmony", "HARMONY", "HarmonyExtensionExtraData", "NOTICE"),
        ])
    func alibaba(device: String, type: String, key: String, kind: String) throws {
        let push = try json("15.50", "--pack", "zh-Hans-CNY", "--to", device)
        #expect(push["DeviceType"] as? String == type && push["PushType"] as? String == kind)
        #expect(push["iOSMutableContent"] as? Bool == (device == "alibaba" ? true : nil))
        #expect(push["HarmonyExtensionPush"] as? Bool == (device == "alibaba-harmony" ? true : nil))
        #expect(push["StoreOffline"] as? Bool == true && push["ExpireTime"] as? String == "2025-11-24T16:01:00Z")
        let text = try #require(push[key] as? String)
        #expect(text.hasPrefix(#"{"amount":"15.50","currency":"CNY","messageId":"m1","sentTime":"1764000000""#))
    }

    @Test("Each push has an id of its own and the time of now")
    func idAndTime() throws {
        let packs = try BuiltInPacks.shared.get().folder
        let before = Int(Date().timeIntervalSince1970)
        let pushes = try (0..<2).map { _ in
            let result = try Tool.run(["payload", "1", "--pack", "zh-Hans-CNY"], in: packs)
            return try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        }
        let messages = pushes.map { PayloadReader().message(in: $0) }
        #expect(messages[0].id != nil && messages[1].id != nil && messages[0].id != messages[1].id)
        let times = messages.compactMap { $0.sent.map { Int($0.timeIntervalSince1970) } }
        #expect(times.count == 2 && times.allSatisfy { (before...Int(Date().timeIntervalSince1970)).contains($0) })
    }

    @Test(
        "What can't be announced is no push",
        arguments: [
            (["1x"], 64, "error: '1x' is not an amount"), (["99999999999"], 1, "error: 99999999999.00 is not"),
            (["0"], 1, "error: the amount is 0; if 'payment-received'"),
            ([], 64, "Give an amount"), (["1", "nope"], 64, "The pack has no announcement nope"),
            (["1", "new-order"], 64, "The announcement new-order says no amount"),
            (["refund-sent"], 64, "The announcement refund-sent says an amount; give one"),
            (["1", "--to", "hms:"], 64, "nothing stands behind the colon"), (["1", "--to", "fcn"], 64, "'fcm'"),
            (["1", "new-order", "refund-sent"], 64, "two announcements"),
        ])
    func refuses(arguments: [String], status: Int32, message: String) throws {
        let result = try Tool.run(
            ["payload", "--pack", "zh-Hans-CNY"] + arguments, in: BuiltInPacks.shared.get().folder)
        #expect(result.status == status && result.output.isEmpty)
        #expect(result.errorText.contains(message), "\(result.errorText)")
    }
}
