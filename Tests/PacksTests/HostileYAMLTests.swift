import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

/// Files made to hurt the reader. Each has to be answered, within the time limit and on the small stack of a
/// concurrency thread.
@Suite struct HostileYAMLTests {
    private static func nested(_ open: String, bytes: Int) -> [UInt8] {
        Array(String(repeating: open, count: bytes / open.utf8.count).utf8)
    }

    /// The lines of an item, indented deeper each time.
    private static func staircase(_ item: String, depth: Int) -> String {
        let lines = item.split(separator: "\n")
        return (0..<depth).flatMap { level in lines.map { String(repeating: " ", count: 2 * level) + $0 } }
            .joined(separator: "\n")
    }

    @Test(
        arguments: [
            "[", "{", "- ", "? ", "{a: ", "[a, ", "[[],", "{? ", "- ? ", ": ", "[\n", "{\"a\":[", "[a: ", "'", "\"",
            "|\n ",
        ],
        [100, 5000, 1 << 20])
    func nesting(open: String, bytes: Int) async {
        let source = PackDocument(Self.nested(open, bytes: bytes))
        #expect(source.diagnostics.hasErrors)
        #expect(source.pack == nil)
    }

    @Test func tenMegabytes() { #expect(PackDocument(Self.nested("[", bytes: 10_000_000)).findings == ["pack-limit"]) }

    @Test(arguments: ["a:", "-", "- a:", "?", "- -", "a:\n- b:"], [17, 500, 690])
    func staircases(item: String, depth: Int) async {
        let source = PackDocument(Self.staircase(item, depth: depth))
        #expect(source.diagnostics.hasErrors)
        #expect(source.diagnostics.contains { [.packLimit, .packSyntax].contains($0.check) })
    }

    /// The deepest input that the YAML library lets through: 1000 lists of mappings.
    @Test(arguments: ["[a: ", "[{? "]) func deepestFlow(open: String) async {
        let close = open.contains("{") ? "}]" : "]"
        for depth in [300, 499, 600, 999, 1000, 1500] {
            let yaml = String(repeating: open, count: depth) + String(repeating: close, count: depth)
            #expect(PackDocument(yaml).findings.contains { $0.hasSuffix("pack-limit") }, "\(depth)")
        }
    }

    /// libyaml counts levels where it scans, which is up to 1024 characters ahead of where it builds lists.
    @Test func deeperThanCounted() async {
        let open = String(repeating: "[a:\n", count: 990) + String(repeating: "[", count: 500)
        let yaml = open + String(repeating: "]", count: 1490)
        #expect(PackDocument(yaml).findings.contains { $0.hasSuffix("pack-limit") })
    }

    @Test(arguments: [
        ("a: &a [x]\nb: *a\nc: *a", ["2:4 pack-syntax", "3:4 pack-syntax"]),
        ("&a [*a]", ["1:5 pack-syntax"]),
        ("a: &a {b: c}\nd: {<<: *a}", ["2:9 pack-syntax"]),
        ("? &a a\n: b\n? *a\n: c", ["3:3 pack-syntax"]),
        ("--- !!map &a\nb: *a", ["2:4 pack-syntax"]),
        ("a: b\n---\nc: d", ["2:1 pack-syntax"]),
        ("%TAG ! x\n---\na: b", ["1:1 pack-syntax"]),
        ("a: b\n...\n%YAML 9.9\n---\nc", ["3:1 pack-syntax"]),
    ])
    func aliasesAndDocuments(yaml: String, findings: [String]) { #expect(PackDocument(yaml).findings == findings) }

    /// What makes a parser look at everything before, again and again.
    @Test(arguments: [
        ("", "%TAG !a0! x\n", 80_000), (String(repeating: "[", count: 990), "a,", 50_000), ("", "a ", 500_000),
        ("", "a\n", 500_000), ("", "- ? a\n", 150_000), ("", "{a: b}, ", 100_000), ("", "\"a\": ", 100_000),
        ("", "!a ", 300_000), ("", "&a ", 300_000),
    ])
    func repetition(start: String, item: String, count: Int) async {
        let source = PackDocument(start + String(repeating: item, count: count))
        #expect(source.diagnostics.hasErrors)
        #expect(source.pack == nil)
    }

    @Test func billionLaughs() async {
        var yaml = "l0: &l0 [a, a]\n"
        for level in 1..<40 { yaml += "l\(level): &l\(level) [*l\(level - 1), *l\(level - 1)]\n" }
        yaml += "? *l39\n: x"
        let source = PackDocument(yaml)
        #expect(source.diagnostics.count == 79)
        #expect(source.diagnostics.allSatisfy { $0.check == .packSyntax })
    }

    @Test(
        arguments: [
            ([], ["1:1 pack-type"]),
            (Array("# nothing\n".utf8), ["1:1 pack-type"]),
            (Array("---\n".utf8), ["2:1 pack-type"]),
            (Array("text".utf8), ["1:1 pack-type"]),
            (Array("- a".utf8), ["1:1 pack-type"]),
            ([0x61, 0x3A, 0x0A, 0x62, 0xFF, 0x63], ["2:2 pack-syntax"]),
            (Array("é: ".utf8) + [0xED, 0xA0, 0x80], ["1:4 pack-syntax"]),
            (Array("a: b".utf8) + [0xC3], ["1:5 pack-syntax"]),
            ([0xFF, 0xFE, 0x61, 0x00], ["1:1 pack-syntax"]),
            (Array("a: b\0c".utf8), ["1:5 pack-syntax"]),
            (Array("a: \u{85}\r\n\u{2028}\u{1B}".utf8), ["1:4 pack-syntax", "2:1 pack-syntax", "2:2 pack-syntax"]),
            (Array("\u{FEFF}\u{FEFF}a".utf8), ["1:1 pack-syntax"]),
            (Array("a: \"\\uD800\"".utf8), ["1:7 pack-syntax"]),
        ] as [([UInt8], [String])])
    func bytes(yaml: [UInt8], findings: [String]) { #expect(PackDocument(yaml).findings == findings) }

    @Test func manyFaultsAreCutOff() {
        let yaml = (0..<50_000).map { "key\($0): [" + "]" }.joined(separator: "\n")
        let diagnostics = PackDocument(yaml).diagnostics
        #expect(diagnostics.count == FileFindings.maximum + 1)
        #expect(diagnostics.last?.check == .packLimit)
    }

    @Test func manyDuplicatesAreCutOff() {
        let yaml = (0..<20_000).map { "key\($0 / 2): a" }.joined(separator: "\n")
        let diagnostics = PackDocument(yaml).diagnostics
        #expect(diagnostics.count == FileFindings.maximum + 1 && diagnostics.last?.check == .packLimit)
        #expect(diagnostics.dropLast().allSatisfy { $0.check == .packDuplicate })
    }

    @Test(arguments: [("clips", 10_001), ("announcements", 1001)])
    func countsAreBounded(key: String, count: Int) {
        let yaml = "\(key):\n" + (0..<count).map { "  k\($0): [a]" }.joined(separator: "\n")
        #expect(PackDocument(yaml).findings.filter { $0.hasSuffix("pack-limit") } == ["2:3 pack-limit"])
    }

    @Test(arguments: ["amount: [%]", "announcements: {a: [%]}", "amount: [{say: [%]}]"])
    func listsAreBounded(yaml: String) throws {
        let parts = yaml.split(separator: "%")
        let text = parts[0] + [String](repeating: "a", count: 1001).joined(separator: ",") + parts[1]
        #expect(PackDocument(String(text)).findings.filter { $0.hasSuffix("pack-limit") }.count == 1)
    }

    /// A thousand clips and a thousand references that all miss by one letter.
    @Test func manyMissesStayQuick() async {
        let long = String(repeating: "x", count: 50)
        let clips = (0..<1000).map { "  \(long)\($0): a" }
        let yaml =
            "clips:\n" + clips.joined(separator: "\n") + "\nannouncements: {a: ["
            + (0..<1000).map { "\(long)y\($0)" }.joined(separator: ",") + "]}"
        #expect(PackDocument(yaml).diagnostics.count == FileFindings.maximum + 1)
    }
}
