import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest
import VoiceSplicer

struct PayloadReaderTests {
    private func request(
        _ payload: [AnyHashable: Any], _ reader: PayloadReader = PayloadReader()
    ) async throws -> PayloadReader.Request {
        try reader.request(in: payload, for: try await SpokenPack.named(.english).splicer)
    }

    private func fault(_ payload: [AnyHashable: Any], _ reader: PayloadReader = PayloadReader()) async -> PayloadFault?
    {
        do {
            let request = try await request(payload, reader)
            Issue.record("\(request)")
            return nil
        } catch {
            return error as? PayloadFault
        }
    }

    /// As a server sends them, decoded by Foundation as UserNotifications does.
    @Test(arguments: [
        (#"{"playVoiceText": "15.50"}"#, "15.50"), (#"{"aps": {"amount": 0.25}}"#, "0.25"),
        (#"{"amount": "15.5"}"#, "15.50"), (#"{"amount": 15.5}"#, "15.50"), (#"{"amount": 15}"#, "15.00"),
        (#"{"amount": 0}"#, "0.00"), (#"{"amount": 1}"#, "1.00"), (#"{"amount": 19.99}"#, "19.99"),
        (#"{"amount": "007"}"#, "7.00"), (#"{"amount": 999999999.99}"#, "999999999.99"),
        (#"{"amount": 1e3}"#, "1000.00"), (#"{"amount": -0.0}"#, "0.00"),
        // Exact as a float of 32 bits, whose own shortest form is another number or has an exponent.
        (#"{"amount": 2097152.25}"#, "2097152.25"), (#"{"amount": 100000000}"#, "100000000.00"),
        (#"{"amount": 123456792}"#, "123456792.00"), (#"{"amount": 123456792.0}"#, "123456792.00"),
        // The first key that is there counts, and null is nothing.
        (#"{"playVoiceText": "1", "aps": {"amount": 2}, "amount": 3}"#, "1.00"),
        (#"{"aps": {"amount": 2, "alert": {"title": "x"}}, "amount": 3}"#, "2.00"),
        (#"{"playVoiceText": null, "amount": "3"}"#, "3.00"),
    ])
    func readsAmounts(json: String, amount: String) async throws {
        let payload = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let request = try await request(payload)
        #expect(request.amount?.description == amount)
        #expect(request.announcement == SpokenPack.payment)
    }

    @Test(arguments: [
        (#"{"amount": ""}"#, PayloadFault.amount(key: "amount", value: "", .empty)),
        (#"{"playVoiceText": "abc"}"#, .amount(key: "playVoiceText", value: "abc", .form)),
        (#"{"aps": {"amount": -5}}"#, .amount(key: "aps.amount", value: "-5", .sign)),
        (#"{"amount": 15.505}"#, .amount(key: "amount", value: "15.505", .fractionDigits(3, limit: 2))),
        (#"{"amount": "1e3"}"#, .amount(key: "amount", value: "1e3", .exponent)),
        (#"{"amount": "１５"}"#, .amount(key: "amount", value: "１５", .form)),
        // A wrong value is not passed over for a later key.
        (#"{"playVoiceText": "NaN", "amount": 3}"#, .amount(key: "playVoiceText", value: "NaN", .form)),
        (
            #"{"hello": 1}"#,
            .nothingToSay(keys: ["voiceType", "aps.voiceType", "playVoiceText", "aps.amount", "amount"])
        ),
        (#"{}"#, .nothingToSay(keys: ["voiceType", "aps.voiceType", "playVoiceText", "aps.amount", "amount"])),
        (
            #"{"aps": "amount"}"#,
            .nothingToSay(keys: ["voiceType", "aps.voiceType", "playVoiceText", "aps.amount", "amount"])
        ),
    ])
    func refusesAmounts(json: String, expected: PayloadFault) async throws {
        let payload = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(await fault(payload) == expected)
    }

    /// True, lists and dictionaries are no amounts, in JSON and as Swift's own values.
    @Test(arguments: [#"{"amount": true}"#, #"{"amount": false}"#, #"{"amount": [1]}"#, #"{"amount": {"x": 1}}"#])
    func refusesOtherTypes(json: String) async throws {
        let payload = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        guard case .type(key: "amount", _) = await fault(payload) else {
            Issue.record("\(json)")
            return
        }
        for value: Any in [true, false, NSNumber(value: true), [1], Date()] as [Any] {
            guard case .type(key: "amount", _) = await fault(["amount": value]) else {
                Issue.record("\(value)")
                continue
            }
        }
    }

    @Test func readsSwiftAndFoundationNumbers() async throws {
        let values: [(Any, String)] = [
            (15 as Int, "15.00"), (UInt8(7), "7.00"), (Int64(123), "123.00"), (UInt64(5), "5.00"),
            (15.5 as Double, "15.50"), (-0.0 as Double, "0.00"), (-0.0 as Float, "0.00"),
            (1e8 as Float, "100000000.00"),
            (Float(15.1), "15.10"), (Float(3), "3.00"), (NSNumber(value: 15.5), "15.50"), (NSNumber(value: 1), "1.00"),
            (NSNumber(value: 0), "0.00"), (NSNumber(value: Float(15.1)), "15.10"),
            (NSNumber(value: Int64(12)), "12.00"),
            (Decimal(string: "15.5") ?? 0, "15.50"), (Decimal(string: "0.1") ?? 0, "0.10"),
            (NSDecimalNumber(string: "19.99"), "19.99"),
        ]
        for (value, amount) in values {
            let read = try? await request(["amount": value]).amount?.description
            #expect(read == amount, "\(type(of: value)) \(value)")
        }
    }

    @Test func refusesNumbersOutOfRange() async {
        let values: [Any] = [Double.nan, Double.infinity, -1, Int64.min, UInt64.max, 1e15, 0.1 + 0.2, Decimal(-1)]
        for value in values {
            guard case .amount(key: "amount", _, _) = await fault(["amount": value]) else {
                Issue.record("\(value)")
                continue
            }
        }
    }

    /// A message is one short line, whatever a server sends.
    @Test(arguments: [
        ("5\n", #"'5\n'"#), ("\u{feff}5", #"'\u{FEFF}5'"#), ("\u{1b}[31m", #"'\u{1B}[31m'"#), ("15,5 é١", "'15,5 é١'"),
        (String(repeating: "9", count: 101), "'\(String(repeating: "9", count: 100))…'"),
    ])
    func messageQuotesTheValue(value: String, quoted: String) async throws {
        let fault = try #require(await fault(["amount": value]))
        #expect(fault.description.hasPrefix("amount: \(quoted) is not an amount: "), "\(fault)")
    }

    // MARK: Announcements

    @Test func fixedPhrases() async throws {
        let fixed = SpokenPack.phrase
        // Whatever else the payload holds is not an amount then.
        let plain = try await request(["voiceType": fixed, "playVoiceText": "", "amount": "hello"])
        #expect(plain == (try await request(["aps": ["voiceType": fixed]])))
        #expect(plain.announcement == fixed && plain.amount == nil)
        let mapped = PayloadReader(announcements: ["1": fixed, "2": SpokenPack.payment])
        #expect(try await request(["voiceType": 1], mapped) == plain)
        #expect(try await request(["voiceType": "1"], mapped) == plain)
        let amount = try await request(["voiceType": 2, "amount": "3"], mapped)
        #expect(amount.announcement == SpokenPack.payment && amount.amount?.description == "3.00")
        let byDefault = PayloadReader(defaultAnnouncement: fixed)
        #expect(try await request([:], byDefault) == plain)
        // An id that the pack doesn't have is the splicer's to refuse.
        #expect(try await request(["voiceType": "refund", "amount": 1]).announcement == "refund")
        guard case .type(key: "voiceType", _) = await fault(["voiceType": true, "amount": 1]) else {
            Issue.record("a voiceType that is no name")
            return
        }
    }

    /// Which announcement is said for an amount alone: the only one with an amount, or else `payment-received`.
    @Test(
        arguments: [
            (["received": true, "phrase": false], "received"), (["payment-received": true, "refund-sent": true], nil),
            (["refund-sent": true, "payment-received": false], "refund-sent"), (["a": true, "b": true], ""),
            (["a": false], ""),
        ] as [([String: Bool], String?)])
    func announcementOfAnAmountAlone(announcements: [String: Bool], expected: String?) async throws {
        let pack = try await SpokenPack.named(.english).copy()
        try pack.changeManifest { manifest in
            manifest.grammar.announcements = announcements.mapValues { $0 ? [.clip(0), .amount] : [.clip(0)] }
        }
        let splicer = try PackSplicer(pack: pack.path)
        let expected = expected ?? "payment-received"
        #expect(splicer.defaultAnnouncementID == (expected.isEmpty ? nil : expected))
        let id = try? PayloadReader().request(in: ["amount": 1], for: splicer).announcement
        #expect(id == splicer.defaultAnnouncementID)
    }

    @Test func announcementThatIsNotNamed() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        try pack.changeManifest { manifest in
            manifest.grammar.announcements = ["a": [.clip(0), .amount], "b": [.amount]]
        }
        let splicer = try PackSplicer(pack: pack.path)
        #expect(throws: PayloadFault.announcementMissing(keys: ["voiceType", "aps.voiceType"])) {
            try PayloadReader().request(in: ["amount": 1], for: splicer)
        }
        let reader = PayloadReader(defaultAnnouncement: "b")
        #expect(try reader.request(in: ["amount": 1], for: splicer).announcement == "b")
    }

    @Test func keysAreConfigurable() async throws {
        let reader = PayloadReader(amountKeys: ["data.order.total", "a.b"], announcementKeys: ["say"])
        let nested = try await request(["data": ["order": ["total": "8.80"]]], reader)
        #expect(nested.amount?.description == "8.80")
        // A key that has a point itself.
        #expect(try await request(["a.b": 2], reader).amount?.description == "2.00")
        #expect(await fault(["amount": 1], reader) == .nothingToSay(keys: ["say", "data.order.total", "a.b"]))
        for key in ["", ".", "a..b", "aps."] {
            let odd = PayloadReader(amountKeys: [key], announcementKeys: [])
            #expect(await fault(["aps": ["amount": 1], "a": ["b": 1]], odd) == .nothingToSay(keys: [key]))
        }
    }
}
