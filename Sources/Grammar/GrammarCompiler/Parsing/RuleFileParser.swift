import VoiceAssetCore

/// Reads the rule sets of a file: where sets, rules and their descriptors begin and end. The syntax is ICU's, and a rule
/// may not run over the end of its line, so that a missing `;` is found where it is missing.
struct RuleFileParser {
    private let text: SourceText
    private var index: Int
    private var sets: [ParsedSet] = []
    private var ruleCount = 0
    private(set) var faults: RuleFaults
    /// Whether only space stands before `index` on its line.
    private var isFirstOnLine = true
    /// Whether the rules of the set are passed over: `%%lenient-parse` is for reading numbers.
    private var isSkipping = false

    private var scalars: [Unicode.Scalar] { text.scalars }

    init(_ text: SourceText) {
        self.text = text
        faults = RuleFaults(text)
        index = text.hasByteOrderMark ? 1 : 0
    }

    mutating func parse() -> [ParsedSet] {
        while skipToNext(), !faults.isFull {
            if scalars[index] == "%" {
                guard takeName() else { break }
            } else {
                if isSkipping { index = end(of: index, line: false) } else if !takeRule() { break }
                // The one that ends the rule.
                if index < scalars.count, scalars[index] == ";" { index += 1 }
            }
        }
        for set in sets where set.rules.isEmpty && !faults.isFull {
            faults.add("no rules", ["name": .piece(set.name)], at: set.place)
        }
        return sets
    }

    /// Goes to the next set or rule, over space, comments and stray semicolons; false at the end.
    private mutating func skipToNext() -> Bool {
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == "#", isFirstOnLine {
                index = text.lineEnd(index)
            } else if scalar == ";" || scalar.isPatternSpace {
                // ICU takes it for a rule that says nothing.
                if scalar == ";", !countsRule(at: index) { return false }
                isFirstOnLine = scalar.isLineEnd || isFirstOnLine && scalar != ";"
                index += 1
            } else {
                isFirstOnLine = false
                return true
            }
        }
        return false
    }

    /// The index of the next semicolon, or the end of the text or the line.
    private func end(of start: Int, line: Bool) -> Int {
        scalars[start...].firstIndex { $0 == ";" || line && $0.isLineEnd } ?? scalars.count
    }

    /// Takes `%name:`; false if there are too many.
    private mutating func takeName() -> Bool {
        let start = index
        index += scalars[index...].prefix(2).prefix { $0 == "%" }.count
        let nameStart = index
        index += scalars[index...].prefix { $0.isNameCharacter }.count
        let name = String(String.UnicodeScalarView(scalars[start..<min(index, start + RuleLimits.name)]))
        if index - start > RuleLimits.name {
            faults.add(
                .numbersLimit, "name", ["count": .count(index - start), "most": .count(RuleLimits.name)], at: start)
        }
        if index == nameStart {
            faults.add("no name", at: index)
        } else {
            if scalars[index...].starts(with: "@noparse".unicodeScalars) { index += "@noparse".count }
            if index == scalars.count || scalars[index] != ":" {
                faults.add("end of a name", at: index)
            }
        }
        index = scalars[index...].firstIndex { $0 == ":" || $0 == ";" || $0.isLineEnd } ?? scalars.count
        if index < scalars.count, scalars[index] == ":" { index += 1 }
        isSkipping = name == "%%lenient-parse"
        return isSkipping || addSet(name, at: start)
    }

    private mutating func addSet(_ name: String, at place: Int) -> Bool {
        guard sets.count < RuleLimits.sets else {
            faults.add(.numbersLimit, "sets", ["most": .count(RuleLimits.sets)], at: place)
            return false
        }
        sets.append(ParsedSet(name: name, place: place))
        return true
    }

    /// Takes a rule; false if there are too many.
    private mutating func takeRule() -> Bool {
        let start = index
        index = end(of: start, line: true)
        guard countsRule(at: start) else { return false }
        if index == scalars.count || scalars[index] != ";" {
            let space = scalars[start..<index].reversed().prefix { $0.isPatternSpace }.count
            faults.add("end of a rule", at: index - space)
        }
        guard index - start <= RuleLimits.text else {
            faults.add(
                .numbersLimit, "rule", ["count": .count(index - start), "most": .count(RuleLimits.text)], at: start)
            return true
        }
        if sets.isEmpty, !addSet("%default", at: start) { return false }
        guard let rule = rule(start..<index) else { return true }
        sets[sets.count - 1].rules.append(rule)
        return true
    }

    /// Counts a rule; false if there are too many.
    private mutating func countsRule(at place: Int) -> Bool {
        ruleCount += 1
        guard ruleCount > RuleLimits.rules else { return true }
        faults.add(.numbersLimit, "rules", ["most": .count(RuleLimits.rules)], at: place)
        return false
    }

    private mutating func rule(_ range: Range<Int>) -> ParsedRule? {
        var body = range
        var descriptor = RuleDescriptor.next
        if scalars[range.lowerBound].isASCIIDigit, !scalars[range].contains(":") {
            faults.add("no colon", at: range.lowerBound)
        }
        if let colon = range.first(where: { scalars[$0] == ":" }) {
            guard let parsed = self.descriptor(range.lowerBound..<colon) else { return nil }
            descriptor = parsed
            body = colon + 1..<range.upperBound
            body = body.lowerBound + scalars[body].prefix { $0.isPatternSpace }.count..<range.upperBound
        }
        if !body.isEmpty, scalars[body.lowerBound] == "'" { body = body.lowerBound + 1..<body.upperBound }
        var parser = RuleTextParser(faults: faults)
        let rule = parser.rule(descriptor, place: range.lowerBound, body: body)
        faults = parser.faults
        return rule
    }

    /// What stands before a rule's colon; nil if it is faulty.
    private mutating func descriptor(_ range: Range<Int>) -> RuleDescriptor? {
        let marks = Array(scalars[range])
        guard let first = marks.first, let last = marks.last else {
            faults.add("nothing before the colon", at: range.lowerBound)
            return nil
        }
        if first.isASCIIDigit, last != "x" { return number(range) }
        if [["-", "x"], ["I", "n", "f"], ["N", "a", "N"]].contains(marks) { return .special }
        if marks.count == 3, [["x", "x"], ["0", "x"], ["x", "0"]].contains([first, last]) { return .fraction }
        faults.add("before the colon", ["marks": .piece(marks)], at: range.lowerBound)
        return nil
    }

    /// `1,000/100>>`; commas, points and spaces in numbers mean nothing.
    private mutating func number(_ range: Range<Int>) -> RuleDescriptor? {
        var index = range.lowerBound
        guard let base = digits(&index, range.upperBound) else { return nil }
        var radix: Int64 = 10
        if index < range.upperBound, scalars[index] == "/" {
            let place = index
            index += 1
            guard let value = digits(&index, range.upperBound) else { return nil }
            guard value >= 2 else {
                faults.add("radix", ["value": .count(value)], at: place)
                return nil
            }
            radix = value
        }
        let lowered = range.upperBound - index
        guard scalars[index..<range.upperBound].allSatisfy({ $0.withoutArrow == ">" }) else {
            faults.add("number", ["mark": .piece([scalars[index]])], at: index)
            return nil
        }
        guard lowered <= PlaceValue(base: base, radix: radix).exponent else {
            faults.add("places", at: index)
            return nil
        }
        return .number(base: base, radix: radix, lowered: lowered)
    }

    /// Digits up to something that can't be in a number; nil if the number is too large.
    private mutating func digits(_ index: inout Int, _ end: Int) -> Int64? {
        let start = index
        var value: Int64 = 0
        while index < end {
            let scalar = scalars[index]
            guard scalar.isASCIIDigit || scalar.isPatternSpace || scalar == "," || scalar == "." else { break }
            index += 1
            guard scalar.isASCIIDigit else { continue }
            let digit = Int64(scalar.value - 0x30)
            guard value <= (RuleLimits.base - digit) / 10 else {
                faults.add(.numbersLimit, "number", ["most": .count(RuleLimits.base)], at: start)
                return nil
            }
            value = value * 10 + digit
        }
        return value
    }
}

/// The bounds that keep number rules safe to read: far above what any language needs.
enum RuleLimits {
    /// Bytes of a file.
    static let bytes = 1_048_576
    static let sets = 1000
    static let rules = 20_000
    /// Characters of a rule's text.
    static let text = 10_000
    /// Characters of a set's name.
    static let name = 100
    /// Rules with a plural: each becomes several sets. All of ICU's for Russian are 291.
    static let plurals = 1000
    /// The largest number that a rule may begin at.
    static let base: Int64 = 1_000_000_000_000_000_000
    /// Comparisons made in the search for rules that do not end.
    static let steps = 5_000_000
}

/// A rule set as it stands in the file.
struct ParsedSet {
    /// With its percent signs: `%spellout-cardinal`.
    var name: String
    /// Where the name begins, an index of a scalar.
    var place: Int
    var rules: [ParsedRule] = []

}

/// A rule as it stands in the file.
struct ParsedRule {
    /// Before the colon.
    var descriptor: RuleDescriptor
    /// Where the rule begins, an index of a scalar.
    var place: Int
    /// What is said, with the text in brackets.
    var text: [RulePart]
    /// What is said if the divisor divides the number; nil if the rule has no brackets.
    var textIfDivisible: [RulePart]?
    /// Whether a fault was found in the text, so that what it says is uncertain.
    var isFaulty = false

    /// Whether it has `$(cardinal,…)$`.
    var hasPlural: Bool { text.contains { if case .plural = $0 { true } else { false } } }

    /// The rule sets that the text names.
    var references: [RulePart.Substitution] {
        (text + (textIfDivisible ?? [])).compactMap { part in
            if case .substitution(let substitution) = part { substitution } else { nil }
        }
    }
}

/// What a rule applies to.
enum RuleDescriptor: Equatable {
    /// No descriptor: the number after the preceding rule's.
    case next
    /// `100:`, `1000/100>:`. The exponent is lowered by the number of `>`.
    case number(base: Int64, radix: Int64, lowered: Int)
    /// `-x`, `Inf`, `NaN`: never a whole number from 0 up.
    case special
    /// `x.x`, `0.x`, `x.0`, `x,x`: a fraction.
    case fraction
}

/// A piece of a rule's text.
enum RulePart: Hashable {
    struct Substitution: Hashable {
        enum Kind: Hashable { case quotient, remainder, same }

        enum Target: Hashable {
            /// The rule's own set: `<<`.
            case own
            /// Another set, by its name with percent signs.
            case set(String)
            /// The rule before this one: `>>>`.
            case precedingRule
        }

        var kind: Kind
        var target: Target
        /// An index of a scalar.
        var place: Int
    }

    case text(String, place: Int)
    case substitution(Substitution)
    /// `$(cardinal,…)$`
    case plural([PluralCategory: PluralText])
    /// Something that no clip can say: a number in digits. The place is an index of a scalar.
    case unspeakable(Unspeakable, place: Int)
}

/// The text of a plural category.
struct PluralText: Hashable {
    var text: String
    /// An index of a scalar.
    var place: Int
}
