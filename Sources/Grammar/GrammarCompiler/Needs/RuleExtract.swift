package import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs

/// The part of number rules that some amounts need, as lines that a person can edit.
///
/// ICU writes rules with every bracket taken apart: `100: << hundred;` and `101: << hundred >>;` become
/// `100: << hundred[ >>];` again.
package struct RuleExtract: Sendable {
    /// A rule set and its lines, each a rule.
    package struct Section: Sendable, Hashable {
        /// With its percent signs.
        package var name: String
        /// `100: << hundred[ >>];`
        package var rules: [String]
    }

    /// What is needed, those sets first that were asked for.
    package let sections: [Section]

    /// What is said: by the rule set of each slot, and the amounts.
    package typealias Part = (patterns: [NumberTable.Pattern], range: ClosedRange<Amount>)

    /// - Parameters:
    ///   - rules: the whole rules; they must be free of errors.
    ///   - locale: a BCP 47 tag, for plurals.
    ///   - parts: all that is said.
    /// - Returns: nil if the rules can't be compiled, or don't say all amounts.
    package init?(of rules: String, locale: String, parts: [Part]) {
        let bytes = Array(rules.utf8)
        guard let compiled = RulesCompiler.compile(bytes, file: "", locale: locale).0 else { return nil }
        let wanted = parts.flatMap(\.patterns).flatMap { $0.say.compactMap(\.machine) }
        let literals = LiteralTable(compiled)
        guard let reach = try? parts.map({ try RuleReach(literals, $0.patterns, range: $0.range) }) else { return nil }
        let (text, _) = SourceText.decode(bytes)
        var parser = RuleFileParser(text)
        var sections: [Section] = []
        let sets = parser.parse()
        let kept = Self.complete(sets.map { Self.kept($0, literals.sets[$0.name] ?? [], reach) }, of: sets)
        for (set, rules) in zip(sets, kept) {
            let lines = Self.lines(rules + Self.ends(behind: rules, of: set), of: set.name, in: text)
            if !lines.isEmpty { sections.append(Section(name: set.name, rules: lines)) }
        }
        func rank(_ section: Section) -> Int {
            wanted.firstIndex(of: section.name) ?? (section.name.hasPrefix("%%") ? wanted.count + 1 : wanted.count)
        }
        // Stable: sets of a rank stay in the order of the file.
        self.sections = sections.enumerated()
            .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }

    /// The public set that a set only hands on to: `%spellout-numbering: 0: =%spellout-cardinal=;`.
    package static func meaning(of set: String, in rules: String) -> String {
        let (text, _) = SourceText.decode(Array(rules.utf8))
        var parser = RuleFileParser(text)
        let sets = Dictionary(parser.parse().map { ($0.name, $0) }) { first, _ in first }
        var name = set
        for _ in sets {
            let rules = sets[name]?.rules.filter { $0.descriptor != .special && $0.descriptor != .fraction } ?? []
            guard rules.count == 1, rules[0].text.count == 1, case .substitution(let part)? = rules[0].text.first,
                part.kind == .same, case .set(let next) = part.target, !next.hasPrefix("%%")
            else { break }
            name = next
        }
        return name
    }

    /// What a set says between the parts of a decimal number: `x.x: << point >>;`. nil if it is not a plain text.
    package static func point(of set: String, in rules: String) -> String? {
        let (text, _) = SourceText.decode(Array(rules.utf8))
        var parser = RuleFileParser(text)
        let rule = parser.parse().first { $0.name == set }?.rules.first { rule in
            guard rule.descriptor == .fraction, rule.text.count == 3 else { return false }
            return text.scalars[rule.place...].starts(with: "x".unicodeScalars)
        }
        guard case .text(let point, _)? = rule?.text.dropFirst().first else { return nil }
        return point
    }

    // MARK: What is kept

    /// The rules of a set that some amount gets to.
    private static func kept(_ set: ParsedSet, _ compiled: [RuleTable.Rule], _ reach: [RuleReach]) -> [NumberedRule] {
        let numbered = numbered(set)
        let indexes = Dictionary(compiled.enumerated().map { ($1.base, $0) }) { first, _ in first }
        var isKept = Array(repeating: false, count: numbered.count)
        for (position, (rule, base)) in numbered.enumerated() {
            // `101` of the pair `100` and `101` has no rule of its own in the table.
            guard let index = indexes[base] ?? indexes[base - 1] else { continue }
            let isTwin = indexes[base] == nil
            let says = reach.contains { $0.reaches(set.name, index, isDivisible: false) }
            let saysOthers = reach.contains { $0.reaches(set.name, index, isDivisible: true) }
            guard says || saysOthers else { continue }
            isKept[position] = true
            // The rule before says what the divisor divides, or is meant by `>>>`.
            let usesPreceding = rule.references.contains { $0.target == .precedingRule }
            let leansBack = isTwin || saysOthers && rule.textIfDivisible == nil
            if position > 0, leansBack || usesPreceding { isKept[position - 1] = true }
        }
        return zip(numbered, isKept).filter(\.1).map(\.0)
    }

    private typealias NumberedRule = (rule: ParsedRule, base: Int64)

    /// The rules for whole numbers, each with the number that it begins at.
    private static func numbered(_ set: ParsedSet) -> [NumberedRule] {
        var numbered: [NumberedRule] = []
        for rule in set.rules {
            switch rule.descriptor {
            case .special, .fraction: continue
            case .next: numbered.append((rule, (numbered.last?.base ?? -1) + 1))
            case .number(let base, _, _): numbered.append((rule, base))
            }
        }
        return numbered
    }

    /// The kept rules, and the first one of each set that they name and no amount gets to: `100: <<hundred[ >%%and>];` up
    /// to 100.
    private static func complete(_ kept: [[NumberedRule]], of sets: [ParsedSet]) -> [[NumberedRule]] {
        var kept = kept
        var open = kept.flatMap { $0.map(\.rule) }
        while let rule = open.popLast() {
            for case .set(let name) in rule.references.map(\.target) {
                guard let index = sets.firstIndex(where: { $0.name == name }), kept[index].isEmpty,
                    let first = numbered(sets[index]).first
                else { continue }
                kept[index] = [first]
                open.append(first.rule)
            }
        }
        return kept
    }

    /// Rules that say nothing, from the numbers on that kept rules leave to rules that are not kept: there the set ends, or
    /// has a gap.
    private static func ends(behind kept: [NumberedRule], of set: ParsedSet) -> [NumberedRule] {
        let bases = Set(kept.map(\.base))
        let numbered = numbered(set).map(\.base)
        return zip(numbered, numbered.dropFirst()).filter { bases.contains($0) && !bases.contains($1) }
            .compactMap { _, base in parsed(end(at: base)).map { ($0, base) } }
    }

    /// The line that ends a set, as CLDR's are.
    static func end(at base: Int64) -> String { "\(base): \(end);" }

    /// What sets of CLDR say for numbers that they have no words for.
    package static let end = "=#,##0="

    // MARK: How it is written

    private struct Line {
        var descriptor: Substring
        var body: String
        var rule: ParsedRule

        var text: String { "\(descriptor): \(body);" }
    }

    private static func lines(_ rules: [NumberedRule], of set: String, in text: SourceText) -> [String] {
        var lines: [Line] = []
        for rule in rules.sorted(by: { $0.base < $1.base }) {
            let line = line(rule.rule, from: rule.base, of: set, in: text)
            if let last = lines.last, let joined = joined(last, line) {
                lines[lines.count - 1] = joined
            } else {
                lines.append(line)
            }
        }
        return lines.map(\.text)
    }

    private static func line(_ rule: ParsedRule, from base: Int64, of set: String, in text: SourceText) -> Line {
        if case .unspeakable? = rule.text.first { return Line(descriptor: "\(base)", body: end, rule: rule) }
        let whole = string(text.scalars[rule.place...].prefix { $0 != ";" }.map(\.withoutArrow))
        // A rule without a number goes on from the one before it.
        let colon = rule.descriptor == .next ? nil : whole.firstIndex(of: ":")
        let body = colon.map { whole[whole.index(after: $0)...].drop { $0 == " " } } ?? whole[...]
        // A set that applies itself needs no name for that.
        let short = String(body).replacing("<\(set)<", with: "<<").replacing(">\(set)>", with: ">>")
        return Line(descriptor: colon.map { whole[..<$0] } ?? "\(base)", body: short, rule: rule)
    }

    /// Two rules as one with brackets, if they are the halves of one.
    private static func joined(_ first: Line, _ second: Line) -> Line? {
        guard case .number(let base, let radix, let lowered) = first.rule.descriptor,
            case .number(base + 1, radix, let secondLowered) = second.rule.descriptor, base > 0,
            first.rule.textIfDivisible == nil, second.rule.textIfDivisible == nil
        else { return nil }
        let divisor = PlaceValue(base: base, radix: radix, lowered: lowered).divisor
        guard divisor > 1, base % divisor == 0,
            PlaceValue(base: base + 1, radix: radix, lowered: secondLowered).divisor == divisor
        else { return nil }
        let (short, long) = (Array(first.body.unicodeScalars), Array(second.body.unicodeScalars))
        guard long.count > short.count else { return nil }
        let head = zip(short, long).prefix { $0 == $1 }.count
        let inserted = long.count - short.count
        // From where they differ backwards: any place of the insertion that leaves whole substitutions will do.
        for start in stride(from: head, through: 0, by: -1)
        where long[(start + inserted)...].elementsEqual(short[start...]) {
            // Letters in brackets would part a word: `[едина]десет`.
            guard long[start..<(start + inserted)].contains(where: { "<>".unicodeScalars.contains($0) }) else {
                continue
            }
            let body =
                string(long[..<start]) + "[" + string(long[start..<(start + inserted)]) + "]"
                + string(long[(start + inserted)...])
            guard let rule = parsed("\(first.descriptor): \(body);"), same(rule.text, second.rule.text),
                same(rule.textIfDivisible ?? [], first.rule.text)
            else { continue }
            return Line(descriptor: first.descriptor, body: body, rule: rule)
        }
        return nil
    }

    /// The rule of a line that stands alone.
    static func parsed(_ line: String) -> ParsedRule? {
        let (text, _) = SourceText.decode(Array("%a:\n\(line)\n".utf8))
        var parser = RuleFileParser(text)
        let rule = parser.parse().first?.rules.first
        return parser.faults.isEmpty ? rule : nil
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// Whether two texts say the same, wherever they stand. `<<` is not compared with the name of its own set.
    static func same(_ left: [RulePart], _ right: [RulePart]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                switch (left, right) {
                case (.text(let left, _), .text(let right, _)): left == right
                case (.substitution(let left), .substitution(let right)):
                    left.kind == right.kind
                        && (left.target == right.target || left.target == .own || right.target == .own)
                case (.plural(let left), .plural(let right)):
                    left.mapValues(\.text) == right.mapValues(\.text)
                case (.unspeakable(let left, _), .unspeakable(let right, _)): left == right
                default: false
                }
            }
    }
}
