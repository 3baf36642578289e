import Foundation
import TestSupport
import Testing
import VoiceAssetAppText

@testable import VoiceSplicer

/// What pushes mean is the same in every language: the splicers of other platforms read the tables that this package's own
/// tests read.
enum PayloadTables {
    static let folder = Document.root.appendingPathComponent("Tests/PayloadCases")

    /// The question about the table of texts, and the answer of this package's own reader, which `AmountTextTests` hold to
    /// the table.
    static func texts() throws -> (question: String, answer: String) {
        struct Case: Decodable { var text: String }
        let file = folder.appendingPathComponent("amount-texts.json")
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
        try #require(cases.count > 200)
        return ("texts\t\(file.path)", cases.map { meaning(of: $0.text) }.joined(separator: "\t"))
    }

    /// The question about the table of payloads, and the answers that it gives.
    static func payloads() throws -> (question: String, answer: String) {
        struct Message: Decodable {
            var id: String?
            var sent: Double?
            var unreadable: Bool?
        }
        struct Case: Decodable {
            var amount, ignored, unknown, fault: String?
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
            if let amount = example.amount { return "said \(amount)" }
            return example.ignored.map { "ignored \($0) \(example.unknown ?? "-")" } ?? "fault \(example.fault ?? "")"
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
        [try texts(), try payloads(), try choices(), try turns(), try player()]
    }

    private static func meaning(of text: String) -> String {
        do {
            let amount = try AmountText(text)
            return "\(amount.digits) \((amount.currencies ?? []).sorted().joined(separator: " "))"
        } catch {
            return "\(reason(error)): \(error)"
        }
    }

    private static func reason(_ fault: PayloadFault.TextFault) -> String {
        switch fault {
        case .noNumber: "noNumber "
        case .severalNumbers: "severalNumbers "
        case .form(let at): "form \(at)"
        case .beside(let at): "beside \(at)"
        case .currencies: "currencies "
        case .apart: "apart "
        case .notReceived(let at): "notReceived \(at)"
        case .tooLong: "tooLong "
        }
    }
}

extension WebSplicerTests {
    @Test("Reads pushes as this package does")
    func pushes() throws {
        for (question, answer) in try PayloadTables.all() {
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
                "fault repeatedKey\tfault repeatedKey\tfault repeatedKey\tsaid 1.00"
            ])
    }
}

extension ExhaustivePlatformSplicerTests {
    @Test("Read pushes as this package does")
    func pushes() throws {
        for (question, answer) in try PayloadTables.all() {
            for splicer in try PlatformSplicer.all() {
                let read = try splicer.answers(to: [question])
                #expect(read.first?.split(separator: "\t") == answer.split(separator: "\t"), "\(splicer.name)")
            }
        }
    }
}

/// The readers in other languages know the same words, signs and characters.
struct PayloadReaderDataTests {
    @Test(arguments: ["PayloadReader.ets", "PayloadReader.kt"])
    func isThatOfThisPackage(file: String) throws {
        let source = Document.root.appendingPathComponent("Sources/EmbeddedTexts/SplicerSources/Splicers/\(file)")
        let text = try String(contentsOf: source, encoding: .utf8)
        let marks = CurrencyMark.codes.sorted { $0.key < $1.key }.map { mark, codes in
            ([mark] + codes.sorted()).joined(separator: " ")
        }
        let others = CurrencyMark.otherCodes.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        let words = Multiplier.words.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(Self.literal("MARKS", in: text) == marks.joined(separator: "|"))
        #expect(Self.literal("OTHER_CODES", in: text) == others)
        #expect(Self.literal("MULTIPLIERS", in: text) == words)
        #expect(Self.literal("BEFORE_WORDS", in: text) == AmountWords.before)
        #expect(Self.literal("BEHIND_WORDS", in: text) == AmountWords.behind)
        #expect(Self.literal("NUMBER_WORDS", in: text) == SaidNumbers.words)
        #expect(Self.literal("DENIAL_WORDS", in: text) == Denial.words)
        #expect(text.contains("'\(SaidNumbers.of)'") || text.contains("\"\(SaidNumbers.of)\""))
        #expect(text.contains("'\(SaidNumbers.and)'") || text.contains("\"\(SaidNumbers.and)\""))
        #expect(Self.literal("CHARACTERS", in: text) == Self.characters)
        let commas = WrittenDecimal.commaLanguages.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(Self.literal("COMMA_LANGUAGES", in: text) == commas)
        #expect(text.contains(WrittenDecimal.pointRegions))
    }

    /// The literals that are joined to a constant's text.
    private static func literal(_ name: String, in source: String) -> String? {
        guard let start = source.range(of: "const \(name) =\n") ?? source.range(of: "const val \(name) =\n") else {
            return nil
        }
        let lines = source[start.upperBound...].split(separator: "\n").prefix { "'\"".contains($0.trimmed.prefix(1)) }
        return lines.map { line in
            let literal = line.drop { !"'\"".contains($0) }.dropFirst()
            return String(literal.prefix { !"'\"".contains($0) }).replacing("\\$", with: "$")
        }.joined()
    }

    /// Runs of characters of one kind, as the comment at the constant has them.
    private static let characters: String = {
        var (text, start, current) = ("", UInt32(0), 0)
        for value in UInt32(0)...0x10ffff {
            // What is no character yet belongs to the run before it.
            guard let scalar = Unicode.Scalar(value),
                ![.unassigned, .privateUse].contains(scalar.properties.generalCategory)
            else { continue }
            let kind = kind(of: scalar)
            guard kind != current else { continue }
            text += "\(Unicode.Scalar(UInt8(65 + current)))\(String(value - start, radix: 36))"
            (start, current) = (value, kind)
        }
        return text + "\(Unicode.Scalar(UInt8(65 + current)))\(String(0x110000 - start, radix: 36))"
    }()

    private static func kind(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        let script = scalar.isWrittenWithoutSpaces ? 9 : 0
        if scalar.isBlank { return 7 + script }
        switch (properties.generalCategory, properties.numericType) {
        case (.dashPunctuation, _): return 8 + script
        case (_, .decimal): return 4 + script
        case (_, .some): return (properties.isAlphabetic ? 6 : 5) + script
        case (.nonspacingMark, _), (.spacingMark, _): return (properties.isAlphabetic ? 3 : 2) + script
        default: return (properties.isAlphabetic ? 1 : 0) + script
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring { drop { $0 == " " } }
}
