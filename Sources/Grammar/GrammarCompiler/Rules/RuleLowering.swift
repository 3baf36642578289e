import NumberGrammar
package import VoiceAssetCore
import VoiceAssetGrammarProofs

/// Turns numbered rules into sets of a number table.
struct RuleLowering {
    private let text: SourceText
    private let plurals: PluralRules
    private(set) var sets: [String: [RuleTable.Rule]] = [:]
    private(set) var literals: [Literal] = []
    private var literalIndexes: [Literal: Int] = [:]
    /// The generated sets, by what they are for.
    private var pluralNames: [[PluralCategory: PluralText]: String] = [:]
    /// Of the set that is lowered, by the index of a rule.
    private var ruleNames: [Int: String] = [:]
    /// Rules of this set that still have to get a set of their own.
    private var waiting: [Int] = []

    init(text: SourceText, plurals: PluralRules, names: [String]) {
        self.text = text
        self.plurals = plurals
        for name in names { sets[name] = [] }
    }

    mutating func lower(_ set: NumberedSet) {
        ruleNames = [:]
        var rules: [RuleTable.Rule] = []
        if set.rules.first?.base != 0 { rules.append(silence(set)) }
        for index in set.rules.indices {
            let rule = lowered(set, index)
            if isTwin(set, index) { rules.removeLast() }
            rules.append(.init(base: isTwin(set, index) ? rule.base - 1 : rule.base, rule.content))
        }
        sets[set.name] = rules
        while let index = waiting.popLast() {
            let rule = set.rules[index]
            sets[ruleNames[index] ?? ""] = [.init(base: 0, operations(rule, set), divisor: rule.divisor)]
        }
    }

    /// The order of the file for the literals.
    mutating func sortLiterals() {
        func order(_ index: Int) -> (Int, Int, Int) {
            (literals[index].position.line, literals[index].position.column, index)
        }
        let indexes = literals.indices.sorted { order($0) < order($1) }
        var moved = Array(repeating: 0, count: literals.count)
        for (index, old) in indexes.enumerated() { moved[old] = index }
        literals = indexes.map { literals[$0] }
        sets = sets.mapValues { $0.map { $0.mapLists { $0.map { $0.mapClip { moved[$0] } } } } }
    }

    /// Whether a rule and the one before, which applies to one number alone, are one: `100` and `101`.
    private func isTwin(_ set: NumberedSet, _ index: Int) -> Bool {
        guard index > 0 else { return false }
        let (rule, before) = (set.rules[index], set.rules[index - 1])
        return rule.rollsBack && before.base == rule.base - 1 && before.base % rule.divisor == 0
    }

    private mutating func lowered(_ set: NumberedSet, _ index: Int) -> RuleTable.Rule {
        let rule = set.rules[index]
        let content = operations(rule, set)
        var others: [RuleTable.Operation]?
        if rule.rollsBack(below: set.end(index)) || isTwin(set, index) {
            others = index > 0 ? operations(of: index - 1, set, dividedBy: rule.divisor) : [silence(set, rule.base)]
        }
        return .init(base: rule.base, content, ifDivisible: others, divisor: rule.divisor)
    }

    /// What another rule says, as seen from one with this divisor.
    private mutating func operations(
        of index: Int, _ set: NumberedSet, dividedBy divisor: Int64
    ) -> [RuleTable.Operation] {
        let rule = set.rules[index]
        guard rule.divisor == divisor || !rule.usesDivisor else { return [.same(set: name(of: index, set))] }
        return operations(rule, set)
    }

    private mutating func operations(_ rule: NumberedRule, _ set: NumberedSet) -> [RuleTable.Operation] {
        PluralJoin.joined(rule.parts).map { part in
            switch part {
            case .text(let string, let place): .clip(literal(string, place, .text))
            case .unspeakable(let reason, let place): .clip(literal("", place, .unspeakable(reason)))
            case .plural(let forms): .quotient(set: pluralSet(forms, rule, set))
            case .substitution(let substitution): operation(substitution, rule, set)
            }
        }
    }

    private mutating func operation(
        _ substitution: RulePart.Substitution, _ rule: NumberedRule, _ set: NumberedSet
    ) -> RuleTable.Operation {
        let target =
            switch substitution.target {
            case .own: set.name
            case .set(let name): name
            case .precedingRule: rule.preceding.map { name(of: $0, set) } ?? set.name
            }
        return switch substitution.kind {
        case .quotient: .quotient(set: target)
        case .remainder: .remainder(set: target)
        case .same: .same(set: target)
        }
    }

    /// The set that is a rule alone, for every number.
    private mutating func name(of index: Int, _ set: NumberedSet) -> String {
        if let name = ruleNames[index] { return name }
        let name = generatedName(set, set.rules[index].base)
        ruleNames[index] = name
        waiting.append(index)
        return name
    }

    private mutating func pluralSet(
        _ forms: [PluralCategory: PluralText], _ rule: NumberedRule, _ set: NumberedSet
    ) -> String {
        if let name = pluralNames[forms] { return name }
        let name = generatedName(set, rule.base)
        pluralNames[forms] = name
        // In the order of the text.
        var words: [PluralCategory: [Int]] = [:]
        for (category, form) in forms.sorted(by: { $0.value.place < $1.value.place }) {
            words[category] = form.text.isEmpty ? [] : [literal(form.text, form.place, .text)]
        }
        sets.merge(PluralSets(plurals, words, name: name).ofWholeNumbers) { $1 }
        return name
    }

    /// `%%spellout-cardinal~100`, or with a further number if there is one.
    private mutating func generatedName(_ set: NumberedSet, _ base: Int64) -> String {
        let stem = "%%\(set.name.drop { $0 == "%" })~\(base)"
        var name = stem
        var number = 1
        while sets[name] != nil {
            number += 1
            name = "\(stem).\(number)"
        }
        sets[name] = []
        return name
    }

    private mutating func literal(_ string: String, _ place: Int, _ kind: Literal.Kind) -> Int {
        let content = Literal(text: string, position: text.position(place), kind: kind)
        if let index = literalIndexes[content] { return index }
        literals.append(content)
        literalIndexes[content] = literals.count - 1
        return literals.count - 1
    }

    /// The rule for the numbers below a set's first rule: ICU says nothing for them.
    private mutating func silence(_ set: NumberedSet) -> RuleTable.Rule {
        let clip = literal("", set.place, .unspeakable(.below(set.rules.first?.base, set: set.name)))
        return .init(base: 0, [.clip(clip)])
    }

    private mutating func silence(_ set: NumberedSet, _ base: Int64) -> RuleTable.Operation {
        .clip(literal("", set.place, .unspeakable(.before(base, set: set.name))))
    }
}

/// Draws the letters that touch a plural into each of its forms, so that `milh$(…)$` has whole words.
enum PluralJoin {
    /// The parts of a rule, with whole words.
    static func joined(_ parts: [RulePart]) -> [RulePart] {
        guard let middle = parts.firstIndex(where: { if case .plural = $0 { true } else { false } }),
            case .plural(var forms) = parts[middle]
        else { return parts }
        var before = parts[..<middle]
        var after = parts[(middle + 1)...]
        if case .text(let text, let place) = before.last {
            let head = text.unicodeScalars.reversed().drop { !$0.isWordBreak }.count
            before.removeLast()
            if head > 0 { before.append(.text(String(text.unicodeScalars.prefix(head)), place: place)) }
            for category in forms.keys {
                forms[category]?.text.unicodeScalars.insert(
                    contentsOf: text.unicodeScalars.dropFirst(head), at: "".startIndex)
            }
        }
        if case .text(let text, let place) = after.first {
            let tail = text.unicodeScalars.prefix { !$0.isWordBreak }
            after.removeFirst()
            if tail.count < text.unicodeScalars.count {
                after.insert(
                    .text(String(text.unicodeScalars.dropFirst(tail.count)), place: place + tail.count),
                    at: after.startIndex)
            }
            for category in forms.keys { forms[category]?.text.unicodeScalars.append(contentsOf: tail) }
        }
        return before + [.plural(forms)] + after
    }
}

extension Unicode.Scalar {
    /// Space, hyphen and soft hyphen: what is not said.
    var isWordBreak: Bool { properties.isWhitespace || self == "-" || self == "\u{AD}" }
}

/// A place of number rules that says nothing that clips could.
package enum Unspeakable: Sendable, Hashable {
    /// A substitution that writes digits: `=#,##0=`.
    case digits(String)
    /// `#` in a plural form.
    case pluralDigits
    /// `$(ordinal,…)$`
    case ordinal
    /// A set without rules for numbers below its first one; nil if it has no rules for whole numbers at all.
    case below(Int64?, set: String)
    /// A rule that leaves what its divisor divides to the one before, which is not there.
    case before(Int64, set: String)
    /// A set without rules for numbers from one on; whether the file says so (`1000: =#,##0=;`), or it follows from its
    /// last rule.
    case beyond(Int64, set: String, isStated: Bool)
    /// A rule that would count the words that it says: thousand thousand.
    case ownWords(String, of: Int64, set: String)

    /// Whether it is about numbers that a set does not reach.
    var isBeyond: Bool {
        switch self {
        case .beyond, .ownWords: true
        case .digits, .pluralDigits, .ordinal, .below, .before: false
        }
    }

    /// The words of `numbers-text-unsaid` or `numbers-range` for it.
    package var form: String {
        switch self {
        case .digits: "digits"
        case .pluralDigits: "plural digits"
        case .ordinal: "ordinal"
        case .below(nil, _): "no whole numbers"
        case .below: "below"
        case .before: "before"
        case .beyond(_, _, let isStated): isStated ? "end" : "beyond"
        case .ownWords: "own words"
        }
    }

    /// The values in these words.
    package var values: [String: Finding.Argument] {
        switch self {
        case .digits(let substitution): ["digits": .piece(substitution)]
        case .pluralDigits, .ordinal: [:]
        case .below(nil, let set): ["set": .piece(set)]
        case .below(let base?, let set): ["base": .count(base), "set": .piece(set)]
        case .before(let base, let set), .beyond(let base, let set, _): ["base": .count(base), "set": .piece(set)]
        case .ownWords(let words, let base, let set):
            ["base": .count(base), "set": .piece(set), "twice": .piece("\(words) \(words)")]
        }
    }
}
