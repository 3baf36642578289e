import Foundation
import TestSupport
import Testing

/// What pushes mean is the same in every language: the splicers of other platforms read the tables that this package's own
/// tests read.
enum PayloadTables {
    static let folder = Document.root.appendingPathComponent("Tests/PayloadCases")

    /// The question about the table of texts and templates, and the answers that it gives.
    static func templates() throws -> (question: String, answer: String) {
        struct Pack: Decodable {}
        struct Case: Decodable {
            var said, ignored, fault: String?
            var packs: [Pack]?
            var spoken: Int?
        }
        let file = folder.appendingPathComponent("templates.json")
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
        try #require(cases.count > 500)
        let answers = cases.map { example -> String in
            let spoken = example.packs == nil ? "" : " @\(example.spoken ?? 0)"
            if let said = example.said { return "said \(said)\(spoken)" }
            return example.ignored.map { "ignored \($0)" } ?? "fault \(example.fault ?? "")"
        }
        return ("templates\t\(file.path)", answers.joined(separator: "\t"))
    }

    /// Real receipts with their services' templates, and texts that are none with those of all services of their language, as a table
    /// of templates in a folder; and the answers.
    static func receipts(in folder: TemporaryFolder) throws -> (question: String, answer: String) {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent("receipts.json"))
        let table = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
        let services = try (table["services"] ?? []).map {
            service -> (language: String, pack: [String: Any], said: [[String: String]]) in
            var pack = try #require(service["pack"] as? [String: Any])
            let texts = try #require(service["texts"] as? [String])
            pack["texts"] = texts.map { text -> [String: String] in ["says": "payment-received", "text": text] }
            return (
                try #require(service["language"] as? String), pack,
                try #require(service["receipts"] as? [[String: String]])
            )
        }
        var (cases, answers) = ([[String: Any]](), [String]())
        for service in services {
            for receipt in service.said {
                cases.append(["pack": service.pack, "text": receipt["text"] ?? ""])
                answers.append("said payment-received \(receipt["amount"] ?? "")")
            }
        }
        for other in table["others"] ?? [] {
            let packs = services.filter { $0.language == other["language"] as? String }.map(\.pack)
            cases.append(["packs": packs, "text": other["text"] ?? ""])
            answers.append("ignored noTemplate")
        }
        try #require(cases.count > 400)
        let file = try folder.write("receipts.json", try JSONSerialization.data(withJSONObject: cases))
        return ("templates\t\(file.path)", answers.joined(separator: "\t"))
    }

    /// The question about the table of payloads, and the answers that it gives.
    static func payloads() throws -> (question: String, answer: String) {
        struct Message: Decodable {
            var id: String?
            var sent: Double?
            var unreadable: Bool?
        }
        struct Case: Decodable {
            var amount, said, ignored, fault: String?
            var message: Message?
        }
        let file = folder.appendingPathComponent("payloads.json")
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
        try #require(cases.count > 100)
        let answers = cases.map { example -> String in
            if let message = example.message {
                let sent = message.sent.map { String(format: "%.2f", $0) }
                return "message \(message.id ?? "-") \(sent ?? "-") \(message.unreadable == true)"
            }
            if let amount = example.amount { return "said payment-received \(amount)" }
            if let said = example.said { return "said \(said)" }
            return example.ignored.map { "ignored \($0)" } ?? "fault \(example.fault ?? "")"
        }
        return ("payloads\t\(file.path)", answers.joined(separator: "\t"))
    }

    /// The question about the table of packs to choose from, and the answers that it gives.
    static func choices() throws -> (question: String, answer: String) {
        struct Case: Decodable { var pack, refused: String? }
        let file = folder.appendingPathComponent("choices.json")
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
        try #require(cases.count > 20)
        let answers = cases.map { $0.pack ?? "refused \($0.refused ?? "")" }
        return ("choices\t\(file.path)", answers.joined(separator: "\t"))
    }

    /// The question about the table of turns, and the answers that it gives.
    static func turns() throws -> (question: String, answer: String) {
        struct Step: Decodable {
            var start: Double?
            var refusal: String?
        }
        struct Case: Decodable { var steps: [Step] }
        let file = folder.appendingPathComponent("turns.json")
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
        try #require(cases.count > 20)
        let answers = cases.map { example in
            example.steps.map { $0.refusal ?? String(format: "%.3f", $0.start ?? -1) }.joined(separator: " ")
        }
        return ("turns\t\(file.path)", answers.joined(separator: "\t"))
    }

    /// The question about the table of what a player makes heard, and the answers that it gives.
    static func player() throws -> (question: String, answer: String) {
        struct Push: Decodable { var heard: String }
        struct Case: Decodable { var pushes: [Push] }
        let file = folder.appendingPathComponent("player.json")
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
        try #require(cases.count > 20)
        return (
            "player\t\(file.path)", cases.map { $0.pushes.map(\.heard).joined(separator: ",") }.joined(separator: "\t")
        )
    }

    static func all() throws -> [(question: String, answer: String)] {
        [try templates(), try payloads(), try choices(), try turns(), try player()]
    }
}

extension WebSplicerTests {
    @Test("Reads pushes as this package does")
    func pushes() throws {
        let folder = try TemporaryFolder()
        for (question, answer) in try PayloadTables.all() + [try PayloadTables.receipts(in: folder)] {
            let read = try splicer.answers(to: [question])
            #expect(read.first?.split(separator: "\t") == answer.split(separator: "\t"))
        }
    }

    /// HarmonyOS hands the whole payload on as a text of JSON.
    @Test("Refuses a payload that names a key twice")
    func repeatedKeys() throws {
        let texts = [
            #"{"playVoiceText": 1, "playVoiceText": 2}"#, #"{"playVoiceText": 1, "\u0070layVoiceText": 2}"#,
            #"{"playVoiceText": 1, "aps": {"a": 1, "a": 1}}"#, #" {"playVoiceText":1,"b":["b",{"b":"b"}],"c":"b"}"#,
        ]
        let folder = try TemporaryFolder()
        let table = try folder.write("table.json", try JSONEncoder().encode(texts.map { ["payload": $0] }))
        #expect(
            try splicer.answers(to: ["payloads\t\(table.path)"]) == [
                "fault repeatedKey\tfault repeatedKey\tfault repeatedKey\tsaid payment-received 1.00"
            ])
    }
}

extension ExhaustivePlatformSplicerTests {
    @Test("Read pushes as this package does")
    func pushes() throws {
        let folder = try TemporaryFolder()
        for (question, answer) in try PayloadTables.all() + [try PayloadTables.receipts(in: folder)] {
            for splicer in try PlatformSplicer.all() {
                let read = try splicer.answers(to: [question])
                #expect(read.first?.split(separator: "\t") == answer.split(separator: "\t"), "\(splicer.name)")
            }
        }
    }
}
