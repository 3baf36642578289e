import Foundation
import NumberGrammar
import TestSupport
import Testing

@testable import VoiceNotifications
@testable import VoiceSplicer

/// What payloads ask of a pack with slots: `Tests/PayloadCases/slots.json`, by the grammar of `Tests/SlotCases/slots.json`. Both are
/// for readers in every language.
struct PayloadSlotTests {
    struct Case: Decodable {
        var slotKeys: [String: [String]]?
        var defaultAnnouncement: String?
        var said, refused, ignored, fault: String?

        var expected: String {
            said.map { "said \($0)" } ?? refused.map { "refused \($0)" } ?? ignored.map { "ignored \($0)" }
                ?? "fault \(fault ?? "")"
        }
    }

    /// A pack whose grammar is the table's. No clip of it is looked at.
    private static func pack() throws -> PackSplicer {
        let file = Document.root.appendingPathComponent("Tests/SlotCases/slots.json")
        var table = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let count = try #require(table["clipCount"] as? Int)
        let pairs = (table["grammar"] as? [String: Any])?["endForms"] as? [[Int]] ?? []
        let ended = Dictionary(pairs.map { ($0[1], $0[0]) }) { first, _ in first }
        table["clips"] = (0..<count).map { index -> [String: Any] in
            let id = ended[index].map { "c\($0).end" } ?? "c\(index)"
            return ["id": id, "text": "w\(ended[index] ?? index)", "samples": 1152]
        }
        table["renditions"] = [
            "mp3": [
                "fileExtension": "mp3", "codec": "mp3", "container": "mpeg", "sampleRate": 48_000, "frameSamples": 1152,
                "frameBytes": 192,
            ]
        ]
        for name in ["clipCount", "cases"] { table[name] = nil }
        table.merge(["schema": 5, "pack": "slots", "locale": "en"]) { first, _ in first }
        let folder = try TemporaryFolder()
        try folder.write("slots/splice.json", JSONSerialization.data(withJSONObject: table))
        return try PackSplicer(pack: folder.url("slots").path)
    }

    @Test func readsPayloadsAsTheTableDoes() throws {
        let cases: [Case] = PayloadTable.rows("slots")
        let payloads = try #require(
            try JSONSerialization.jsonObject(with: PayloadTable.data("slots")) as? [[String: Any]])
        let splicer = try Self.pack()
        #expect(cases.count > 50)
        for (example, item) in zip(cases, payloads) {
            let payload = try #require(item["payload"] as? [String: Any])
            var reader = PayloadReader { $0.slotKeys = example.slotKeys ?? [:] }
            reader.defaultAnnouncement = example.defaultAnnouncement
            #expect(try Self.outcome(payload, reader, splicer) == example.expected, "\(payload)")
        }
    }

    private static func outcome(
        _ payload: [String: Any], _ reader: PayloadReader, _ splicer: PackSplicer
    ) throws -> String {
        let request: PayloadReader.Request
        do throws(PayloadFault) {
            switch try reader.reading(of: payload, for: splicer) {
            case .ignored(let reason): return "ignored \(reason.name)"
            case .announcement(let asked): request = asked
            }
        } catch {
            return "fault \(error.name)"
        }
        let id = request.announcement
        do throws(VoiceSplicerError) {
            if let values = request.values {
                _ = try splicer.announcement(id, values)
            } else {
                _ = try splicer.announcement(id, amount: request.amount)
            }
        } catch {
            return "refused \(error.code) \(error.slot ?? "")"
        }
        let texts = (request.values ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
        return (["said", id] + texts).joined(separator: " ")
    }
}
