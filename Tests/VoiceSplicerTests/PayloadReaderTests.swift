import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest

@testable import VoiceNotifications
@testable import VoiceSplicer
@testable import VoiceTables

struct PayloadReaderTests {
    private func request(
        _ payload: [AnyHashable: Any], _ reader: PayloadReader = PayloadReader()
    ) async throws -> PayloadReader.Request {
        let reading = try reader.trusting.reading(of: payload, for: try await SpokenPack.named(.english).splicer)
        guard case .announcement(let request) = reading else { throw Unexpected(reading) }
        return request
    }

    private func reason(
        _ payload: [AnyHashable: Any], _ reader: PayloadReader = PayloadReader()
    ) async throws -> PayloadReader.IgnoredReason? {
        let reading = try reader.trusting.reading(of: payload, for: try await SpokenPack.named(.english).splicer)
        if case .ignored(let reason) = reading { return reason }
        return nil
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

    /// True, lists and dictionaries are no amounts, in JSON and as Swift's own values.
    @Test(arguments: [#"{"amount": true}"#, #"{"amount": false}"#, #"{"amount": [1]}"#, #"{"amount": {"x": 1}}"#])
    func refusesOtherTypes(json: String) async throws {
        let payload = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        guard case .type(key: "amount", _) = await fault(payload) else { throw Unexpected(json) }
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
            (15.5 as Double, "15.50"),
            (1e8 as Float, "100000000.00"),
            (Float(15.1), "15.10"), (Float(3), "3.00"), (NSNumber(value: 15.5), "15.50"), (NSNumber(value: 1), "1.00"),
            (NSNumber(value: Float(15.1)), "15.10"),
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
        let values: [Any] = [
            Double.nan, Double.infinity, -1, Int64.min, UInt64.max, 1e15, 0.1234, 90_071_992_547_409.93, Decimal(-1),
        ]
        for value in values {
            guard case .amount(key: "amount", _, _) = await fault(["amount": value]) else {
                Issue.record("\(value)")
                continue
            }
        }
    }

    /// A message is one short line, whatever a server sends.
    @Test(arguments: [
        ("5\n6", #"'5\n6'"#), ("\u{feff}x", #"'\u{FEFF}x'"#), ("\u{1b}[31m", #"'\u{1B}[31m'"#),
        ("15,5 é١", "'15,5 é١'"),
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
        let mapped = PayloadReader { $0.announcements = ["1": fixed, "2": SpokenPack.payment] }
        #expect(try await request(["voiceType": 1], mapped) == plain)
        #expect(try await request(["voiceType": "1"], mapped) == plain)
        let amount = try await request(["voiceType": 2, "amount": "3"], mapped)
        #expect(amount.announcement == SpokenPack.payment && amount.amount?.description == "3.00")
        let byDefault = PayloadReader { $0.defaultAnnouncement = fixed }
        #expect(try await request([:], byDefault) == plain)
    }

    /// What is neither the pack's nor the app's is not ours; an id of the app's own is the splicer's to refuse.
    @Test func announcementsThatNobodyKnows() async throws {
        for value: Any in ["chat", 7, true, ["x"], 0.5] as [Any] {
            guard case .unknownAnnouncement(key: "voiceType", _) = try await reason(["voiceType": value, "amount": 1])
            else {
                Issue.record("\(value)")
                continue
            }
        }
        let mapped = PayloadReader { $0.announcements = ["1": "refund"] }
        #expect(try await request(["voiceType": 1, "amount": 1], mapped).announcement == "refund")
        #expect(
            try await reason(["voiceType": "2"], mapped) == .unknownAnnouncement(key: "voiceType", value: "2"))
    }

    /// Pushes that ask for nothing.
    @Test(arguments: [
        #"{}"#, #"{"hello": 1}"#, #"{"aps": "amount"}"#, #"{"aps": {"alert": "See you at 5", "sound": "chat.caf"}}"#,
        #"{"amount": ""}"#, #"{"playVoiceText": "", "voiceType": "", "amount": null}"#,
    ])
    func asksForNothing(json: String) async throws {
        let payload = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let keys = ["voiceType", "aps.voiceType", "playVoiceText", "aps.amount", "amount"]
        let asked = try await reason(payload)
        #expect(asked == .nothingAsked(keys: keys))
        // A key without a value is there.
        #expect(asked?.description.hasPrefix("none of these keys has a value: voiceType, ") == true)
        // Nor does a default announcement make one of them an amount.
        let byDefault = PayloadReader { $0.defaultAnnouncement = SpokenPack.payment }
        #expect(try await reason(payload, byDefault) == .nothingAsked(keys: keys))
        // But one of an amount that is named and missing was asked for.
        let named = payload.merging(["voiceType": SpokenPack.payment]) { _, new in new }
        #expect(try await request(named).amount == nil)
    }

    @Test func gatesOfSwiftsOwnTypes() async throws {
        let reader = PayloadReader { $0.gateKeys = ["isRead"] }
        for value: Any in [false, 0, UInt8(0), 0.0, NSNumber(value: false), NSNumber(value: 0), Decimal(0)] as [Any] {
            #expect(try await reason(["amount": 1, "isRead": value], reader) == .gateOff(key: "isRead"), "\(value)")
        }
        for value: Any in [true, 1, NSNumber(value: true), NSNumber(value: 2.5), Decimal(1)] as [Any] {
            #expect(try await request(["amount": 1, "isRead": value], reader).amount != nil, "\(value)")
        }
    }

    // MARK: Currencies, minor units and amounts in text

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
        let reading = try? PayloadReader().trusting.reading(of: ["amount": 1], for: splicer)
        let amount = splicer.defaultAnnouncementID == nil ? nil : try splicer.amount("1")
        #expect(reading == splicer.defaultAnnouncementID.map { .announcement(.init(announcement: $0, amount: amount)) })
    }

    @Test func announcementThatIsNotNamed() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        try pack.changeManifest { manifest in
            manifest.grammar.announcements = ["a": [.clip(0), .amount], "b": [.amount]]
        }
        let splicer = try PackSplicer(pack: pack.path)
        let keys = ["voiceType", "aps.voiceType"]
        #expect(throws: PayloadFault.announcementMissing(keys: keys)) {
            try PayloadReader().trusting.reading(of: ["amount": 1], for: splicer)
        }
        let reader = PayloadReader { $0.defaultAnnouncement = "b" }
        let request = PayloadReader.Request(announcement: "b", amount: try splicer.amount("1"))
        #expect(try reader.trusting.reading(of: ["amount": 1], for: splicer) == .announcement(request))
    }

    @Test func keysAreConfigurable() async throws {
        let reader = PayloadReader {
            $0.amountKeys = ["data.order.total", "a.b"]
            $0.announcementKeys = ["say"]
        }
        let nested = try await request(["data": ["order": ["total": "8.80"]]], reader)
        #expect(nested.amount?.description == "8.80")
        // A key that has a point itself.
        #expect(try await request(["a.b": 2], reader).amount?.description == "2.00")
        #expect(
            try await reason(["amount": 1], reader)
                == .nothingAsked(keys: ["say", "playVoiceText", "data.order.total", "a.b"]))
        for key in ["", ".", "a..b", "aps."] {
            let odd = PayloadReader {
                $0.amountKeys = [key]
                $0.announcementKeys = []
            }
            #expect(
                try await reason(["aps": ["amount": 1], "a": ["b": 1]], odd)
                    == .nothingAsked(keys: ["playVoiceText", key]))
        }
    }
}

extension PayloadReader {
    /// The reader of an app whose pushes with a number are all announcements.
    var trusting: Self {
        var reader = self
        reader.bareAmountKeys = amountKeys + minorUnitKeys
        return reader
    }
}
