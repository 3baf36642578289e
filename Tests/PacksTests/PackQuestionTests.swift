import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

@Suite struct PackQuestionTests {
    @Test(
        "Whole words are replaced, and nothing else",
        arguments: [
            ("tysiąc", "jeden tysiąc", "dwa tysiące tysiąc", "dwa tysiące jeden tysiąc"),
            ("con", "e", "con cincuenta, contra, CON", "e cincuenta, contra, CON"),
            ("casa'in", "tis'in", "casa'in da casa'ina", "tis'in da casa'ina"),
            // A mark belongs to the letter before it.
            ("e", "a", "e e\u{301} e", "a e\u{301} a"),
            // What was replaced before is not replaced again.
            ("tysiąc", "jeden tysiąc", "jeden tysiąc dwa tysiąc", "jeden tysiąc dwa jeden tysiąc"),
            ("tysiąc jeden", "tysiąc", "tysiąc jeden tysiąc", "tysiąc tysiąc"),
            ("đã nhận", "x", "đã nhận đã", "x đã"), ("a", "b", "", ""), ("", "b", "a", "a"),
        ])
    func replaces(words: String, other: String, text: String, expected: String) {
        #expect(WordReplacement([(words, other)]).replacing(in: text) == expected)
    }

    /// Words that another pair has for others are replaced all the same, and what stands within longer others is not.
    @Test(arguments: [("y z", "x y"), ("d", "x y"), ("x y", "x y"), ("x y z", "x y y")])
    func severalPairs(text: String, expected: String) {
        let pairs = text == "y z" ? [("y", "x"), ("z", "y")] : [("abc", "x"), ("d", "x y"), ("z", "y")]
        #expect(WordReplacement(pairs).replacing(in: text) == expected)
    }

    @Test(
        "Which side a pack is on",
        arguments: [
            (["tysiąc", "jeden"], "tysiąc", ["jeden tysiąc"]), (["jeden tysiąc"], "jeden tysiąc", ["tysiąc"]),
            (["trzy"], PackQuestion.asItIs, []),
        ])
    func sides(texts: [String], now: String, other: [String]) {
        let question = PackQuestion("?", choices: [.init("tysiąc", or: "jeden tysiąc")])
        let sides = question.sides(in: texts)
        #expect(sides.now == now && sides.other == other.first)
    }

    @Test(
        "An answer holds while the pack says it, not where its words stand in the other ones",
        arguments: [
            (["tysiąc"], "tysiąc (not jeden tysiąc)", true), (["jeden tysiąc"], "tysiąc (not jeden tysiąc)", false),
            (["dwa"], "tysiąc (not jeden tysiąc)", false), (["jeden tysiąc"], "jeden tysiąc", true),
            (["linh", "nghìn"], "linh, nghìn", true), (["linh", "ngàn"], "linh, nghìn", false),
        ])
    func holds(texts: [String], answer: String, holds: Bool) {
        #expect(PackQuestion.holds(answer, in: texts) == holds)
        let question = PackQuestion("?", choices: [.init("tysiąc", or: "jeden tysiąc")])
        for texts in [["tysiąc"], ["jeden tysiąc"]] {
            let sides = question.sides(in: texts)
            #expect(PackQuestion.holds(sides.kept, in: texts))
            #expect(!PackQuestion.holds(sides.otherKept ?? "", in: texts))
        }
    }

    private static func pack(_ questions: String) -> PackDocument {
        let yaml = """
            locale: en
            currency: USD
            range: 0...1
            clips: { paid: paid, a: a, seven: "7" }
            announcements: { paid: [paid] }
            \(questions)
            """
        return PackDocument(yaml: Array(yaml.utf8), file: "pack.yml", name: "en-USD", folder: [])
    }

    @Test("Questions are read, and nothing that is generated depends on them")
    func read() throws {
        let asked = Self.pack("questions:\n  - \"a or b\"\n  - { ask: one, or: { a: b, \"7\": seven } }")
        #expect(asked.diagnostics == [])
        #expect(
            asked.questions == [
                PackQuestion("a or b"), PackQuestion("one", choices: [.init("a", or: "b"), .init("7", or: "seven")]),
            ])
        let plain = Self.pack("")
        #expect(asked.pack == plain.pack && asked.contentSha256 == plain.contentSha256)
        #expect(Self.pack("max-seconds: 20").contentSha256 != plain.contentSha256)
    }

    @Test(
        "Faults are told at their line",
        arguments: [
            ("questions: yes", Check.packType, 6), ("questions: []", .packValue, 6),
            ("questions:\n  - a\n  - a", .packDuplicate, 8), ("questions:\n  - { ask: a }", .packMissingKey, 7),
            ("questions:\n  - { ask: a, or: b }", .packType, 7),
            ("questions:\n  - { ask: a, or: { b: [] } }", .packType, 7),
            ("questions:\n  - { ask: q, or: { a: c }, of: d }", .packUnknownKey, 7),
            // What says nothing of which side is meant, or can't be told by a table.
            ("questions:\n  - { ask: q, or: { a: \"7\", \"7\": x } }", .packValue, 7),
            ("questions:\n  - { ask: q, or: { a: a } }", .packValue, 7),
            ("questions:\n  - { ask: q, or: { a: \"b  c\" } }", .packValue, 7),
            ("questions:\n  - { ask: q, or: { a: b } }\n  - { ask: r, or: { a: c } }", .packDuplicate, 8),
            ("questions:\n  - q\n  - { ask: q, or: { a: b } }", .packDuplicate, 8),
            ("questions:\n  - { ask: q, or: { nobody: none } }", .packReference, 7),
            ("questions: [\"=1+1\"]", .packValue, 6), ("questions: [\" q\"]", .packValue, 6),
        ])
    func faults(questions: String, check: Check, line: Int) {
        let found = Self.pack(questions).diagnostics
        #expect(found.map(\.check) == [check] && found.first?.position?.line == line, "\(found.map(\.line))")
    }
}
