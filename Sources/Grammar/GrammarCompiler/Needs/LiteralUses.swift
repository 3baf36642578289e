import NumberGrammar
import VoiceAssetGrammarProofs

/// What the literals of a table stand for, by index.
struct LiteralUses {
    /// The numbers that a literal is the whole reading of.
    private(set) var readings: [Int: [NumberNeeds.Reading]] = [:]
    /// What a literal counts, if it is the word of a unit.
    private(set) var units: [Int: Int64] = [:]
    /// The plural category that a literal is the unit's form of.
    private(set) var forms: [Int: PluralCategory] = [:]
    /// Literals that nothing separates from a number beside them.
    private(set) var affixes: Set<Int> = []

    /// - Parameter plurals: nil if CLDR has none for the language.
    init(of table: LiteralTable, plurals: PluralRules?) {
        for (name, rules) in table.sets.sorted(by: { $0.key < $1.key }) {
            if let tilde = name.firstIndex(of: "~"), !LiteralTable.isStemmed(name) {
                // A set that chooses among the forms of a word: `%%spellout-cardinal~1000`.
                guard let base = Int64(name[name.index(after: tilde)...].prefix { $0.isNumber }) else { continue }
                addForms(name, of: PlaceValue(base: base, radix: 10).divisor, table, plurals)
            } else {
                for rule in rules { add(rule, of: name, table) }
            }
        }
    }

    private mutating func addForms(_ set: String, of unit: Int64, _ table: LiteralTable, _ plurals: PluralRules?) {
        for number in [Int64](0...130) + [1_000_000] {
            guard let said = table.literals(set, number), said.count == 1, let literal = said.first else { continue }
            units[literal] = units[literal] ?? unit
            forms[literal] = forms[literal] ?? plurals?.category(integer: number)
        }
    }

    private mutating func add(_ rule: RuleTable.Rule, of set: String, _ table: LiteralTable) {
        let (exact, divisor) = (rule.operations(on: rule.base), rule.content.divisor)
        if case .clip(let literal)? = exact.first, exact.count == 1 {
            readings[literal, default: []].append(.init(set: set, number: rule.base))
        }
        for list in rule.lists {
            addAffixes(list, table)
            let isMultiple = list.contains { if case .quotient = $0 { true } else { false } }
            for case .clip(let literal) in list where isMultiple && divisor > 1 {
                units[literal] = units[literal] ?? divisor
            }
        }
    }

    private mutating func addAffixes(_ list: [RuleTable.Operation], _ table: LiteralTable) {
        for (index, operation) in list.enumerated() {
            guard case .clip(let literal) = operation else { continue }
            let text = table.literals[literal].text
            let isOpenBefore =
                index > 0 && !SpokenText.beginsSeparated(text) && !Self.isParted(list[index - 1], atStart: false, table)
            let isOpenAfter =
                index + 1 < list.count && !SpokenText.endsSeparated(text)
                && !Self.isParted(list[index + 1], atStart: true, table)
            if isOpenBefore || isOpenAfter { affixes.insert(literal) }
        }
    }

    /// Whether all that an operation says begins, or ends, with something that parts words.
    private static func isParted(_ operation: RuleTable.Operation, atStart: Bool, _ table: LiteralTable) -> Bool {
        var seen: Set<String> = []
        var open = [operation]
        while let next = open.popLast() {
            switch next {
            case .clip(let literal):
                let text = table.literals[literal].text
                guard atStart ? SpokenText.beginsSeparated(text) : SpokenText.endsSeparated(text) else { return false }
            case .quotient(let set), .remainder(let set), .same(let set):
                guard seen.insert(set).inserted else { continue }
                // What says nothing parts nothing either, and what stands beyond it is not looked at.
                let lists = (table.sets[set] ?? []).flatMap(\.lists)
                open += lists.compactMap { atStart ? $0.first : $0.last }
            }
        }
        return true
    }
}
