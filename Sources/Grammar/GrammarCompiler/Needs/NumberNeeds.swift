package import NumberGrammar
import VoiceAssetGrammarProofs
import VoiceAssetPacks

/// The texts that a pack's number rules need clips for.
package struct NumberNeeds: Sendable {
    /// A text that the rules say in one piece.
    package struct Text: Sendable, Hashable {
        /// As the rules write it, with spaces, hyphens and soft hyphens around and in it.
        package var text: String
        /// Whether clips of the pack say it.
        package var isSaid: Bool
        /// The smallest amount that needs it.
        package var amount: Amount
        /// The numbers that it is the whole reading of, each with the rule set.
        package var readings: [Reading] = []
        /// What it counts, if it is the word of a unit: 1000 for "thousand".
        package var unit: Int64?
        /// The plural category that it is the unit's form of.
        package var form: PluralCategory?
        /// Whether it is a number that one clip says, by `atomic` or `fuse`.
        package var isWhole = false
        /// Whether it is somewhere written in one word with what comes before or after it, with no join mark.
        package var isAffix = false
    }

    package struct Reading: Sendable, Hashable {
        package var set: String
        package var number: Int64
    }

    /// Each text once, in the order of the rules.
    package var texts: [Text]
    /// The ids of the clips that the rules and the patterns say.
    package var clips: Set<String>
    /// The smallest amount of the range that the rules don't reach; nil if there is none.
    package var beyond: Amount?

    package init(texts: [Text] = [], clips: Set<String> = [], beyond: Amount? = nil) {
        (self.texts, self.clips, self.beyond) = (texts, clips, beyond)
    }

    /// What of a text is heard: texts that are alike in this need one clip.
    package static func heard(_ text: String) -> String { SpokenText(text).text }
}

/// Texts that are collected, each once.
struct NeededTexts {
    private(set) var inOrder: [NumberNeeds.Text] = []
    private var places: [[Character]: Int] = [:]

    mutating func add(_ text: NumberNeeds.Text) {
        let spoken = SpokenText(text.text)
        guard !spoken.isEmpty else { return }
        guard let place = places[spoken.characters] else {
            places[spoken.characters] = inOrder.count
            inOrder.append(text)
            return
        }
        var known = inOrder[place]
        known.isSaid = known.isSaid && text.isSaid
        known.amount = min(known.amount, text.amount)
        known.readings += text.readings
        known.unit = known.unit ?? text.unit
        known.form = known.form ?? text.form
        known.isAffix = known.isAffix || text.isAffix
        known.isWhole = known.isWhole || text.isWhole
        inOrder[place] = known
    }
}

/// Finds the texts that a pack's number rules need clips for.
struct NeedsSearch {
    private let table: LiteralTable
    private let reach: RuleReach
    private let pack: VoicePack
    private let segmenter: TextSegmenter

    init(_ table: LiteralTable, _ reach: RuleReach, _ pack: VoicePack) {
        self.table = table
        self.reach = reach
        self.pack = pack
        segmenter = TextSegmenter(pack.clips, splits: pack.split ?? true, budget: table.budget)
    }

    var needs: NumberNeeds {
        let uses = LiteralUses(of: table, plurals: PluralRules(locale: pack.locale))
        var texts = NeededTexts()
        var clips: Set<String> = []
        for (index, literal) in table.literals.enumerated() where literal.kind == .text {
            guard let amount = reach.amount(ofLiteral: index) else { continue }
            let said = try? segmenter.clips(literal)
            for clip in said ?? [] { clips.insert(pack.clips[clip].id) }
            for part in parts(literal) {
                let isSaid = said != nil || (try? segmenter.clips(part)) != nil
                let isWhole = part.whole != nil
                var text = NumberNeeds.Text(text: part.text, isSaid: isSaid, amount: amount, isWhole: isWhole)
                if part == literal {
                    text.readings = uses.readings[index] ?? []
                    text.unit = uses.units[index]
                    text.form = uses.forms[index]
                    text.isAffix = uses.affixes.contains(index)
                }
                texts.add(text)
            }
        }
        return NumberNeeds(texts: texts.inOrder, clips: clips, beyond: beyond)
    }

    /// The smallest amount that the rules don't reach.
    private var beyond: Amount? {
        table.literals.indices.filter { table.literals[$0].kind.isBeyond }.compactMap { reach.amount(ofLiteral: $0) }
            .min()
    }

    /// A literal in parts that need clips of their own: the number that it has in it, and what stands around it.
    private func parts(_ literal: Literal) -> [Literal] {
        guard let whole = literal.whole else { return literal.text.contains("{") ? [] : [literal] }
        let (before, own, after) = literal.parts(whole.range)
        let around = [before, after].filter { !$0.contains("{") }.map {
            Literal(text: String($0), position: literal.position, kind: .text)
        }
        if SpokenText(before).isEmpty, SpokenText(after).isEmpty, !own.contains("{") { return [literal] }
        // What names one clip needs none.
        guard let plain = try? segmenter.plain(own), !plain.isOneID else { return around }
        let all = WholeNumber(range: 0..<plain.text.unicodeScalars.count, reason: whole.reason)
        return around + [Literal(text: plain.text, position: literal.position, kind: .text, whole: all)]
    }
}

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
