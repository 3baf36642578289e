import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetGrammarProofs

/// Whatever a file holds, the compiler ends soon, with a table that the number grammar takes or with diagnostics.
@Suite struct HostileRuleTests {
    /// Files whose cost could grow with the square of their length, or whose nesting could exhaust the stack.
    @Test(
        arguments: [
            ("[", 10_000_000), ("[", 9000), ("<", 100_000), ("<<", 4000), (">>>", 3000), ("$(", 4000), ("=%", 4000),
            ("$(cardinal,other{", 500), ("a:", 50_000), (";", 1_000_000), ("%:", 50_000), ("%a:", 30_000),
            ("%", 100_000), ("0:x;", 25_000), ("1,", 5000), ("\n", 200_000), (" ", 1_000_000), ("\n#", 100_000),
            ("#;", 100_000), (" ;#", 50_000), ("\u{301}", 50_000), ("\t", 100_000), ("'", 9000), ("x;", 50_000),
            ("=%b=;", 50_000), ("<%a<>%b>;\n", 20_000), ("$(cardinal,other{x})$;", 5000), ("\u{202E};", 50_000),
        ])
    func repeated(piece: String, count: Int) {
        for head in ["", "%a:\n0: zero; 10: "] {
            Self.compile(Array((head + String(repeating: piece, count: count)).utf8))
        }
    }

    /// A set for each rule, each leading to the next.
    @Test(arguments: [900, 1000]) func longChains(count: Int) {
        let chain = (0..<count).map { "%s\($0): 0: =%s\($0 + 1)=; 10: <%s\($0 + 1)< >%s\($0 + 1)>;" }
        Self.compile(Array((chain.joined(separator: "\n") + "%s\(count): 0: x;").utf8))
        Self.compile(Array((chain.joined(separator: "\n") + "%s\(count): 0: =%s0=;").utf8))
    }

    /// Many rules that each have to be seen to end.
    @Test func intricate() {
        let rules = (0..<20).map { "\($0): =%s1=;" }.joined()
        let sets = (0..<1000).map { "%s\($0):" + rules.replacing("%s1=", with: "%s\($0 + 1)=") }
        Self.compile(Array((sets.joined(separator: "\n") + "%s1000: 0: x;").utf8))
    }

    @Test(arguments: 0..<200) func randomBytes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let marks = Array("%:;<>=[]|$(){}'#0123456789,./x-\n cardinalother".utf8)
        let count = Int.random(in: 0...400, using: &generator)
        let bytes = (0..<count).map { _ in
            seed % 4 == 0
                ? UInt8.random(in: 0...255, using: &generator)
                : marks[Int.random(in: 0..<marks.count, using: &generator)]
        }
        Self.compile(bytes)
    }

    /// Real files with bytes changed, removed, doubled and moved.
    @Test(arguments: ["en", "ru", "fr", "de", "ar", "he", "zh", "pt", "hu", "ja"]) func mutations(locale: String) throws
    {
        let rules = Array(try #require(ICUSpeller(locale)).rules.utf8)
        var generator = SeededGenerator(seed: UInt64(locale.utf8.first ?? 0))
        var compiled = 0
        for _ in 0..<12 {
            var bytes = rules
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0: bytes[place] = Array("%:;<>=[]|'$0\n".utf8).randomElement(using: &generator) ?? 0
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(bytes[place], at: place)
                default: bytes[place] = UInt8.random(in: 0x61...0x7A, using: &generator)
                }
            }
            if Self.compile(bytes) { compiled += 1 }
        }
        Figures.print("mutations \(locale)", "\(compiled) of 12 compiled")
    }

    /// Whether a file compiles; then every set of it is a table that ends, or too large a one.
    @discardableResult private static func compile(_ bytes: [UInt8]) -> Bool {
        let (rules, diagnostics) = RulesCompiler.compile(bytes, file: "f", locale: "ru")
        #expect((rules == nil) == diagnostics.hasErrors)
        #expect(diagnostics.count <= 201 && diagnostics.allSatisfy { $0.line.utf8.count < 3000 })
        guard let rules, let range = try? Amount("0", scale: 0)...Amount("999999999999999", scale: 0) else {
            return false
        }
        for name in rules.order.prefix(5) {
            let table = RuleTable(sets: rules.sets, amounts: [.init(say: [.field(.integer, machine: name)])])
            do { _ = try MachineWriter(RuleGrammar(table, range: range)) } catch {
                let isLarge = if case .tooMany? = error as? RuleFault { true } else { error is TooIntricate }
                if !isLarge { Issue.record("\(error) in \(String(decoding: bytes.prefix(3000), as: UTF8.self))") }
            }
        }
        return true
    }
}
