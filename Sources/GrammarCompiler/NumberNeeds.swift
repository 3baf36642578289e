package import Diagnostics
package import NumberGrammar
import VoicePack

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

    /// What of a text is heard: texts that are alike in this need one clip.
    package static func heard(_ text: String) -> String { SpokenText(text).text }
}

extension PackGrammar {
    /// What the rules of a pack say, whether or not clips say it.
    ///
    /// - Returns: nil if there is an error; that a text has no clip is none here.
    package static func needs(_ source: Source) -> (needs: NumberNeeds?, diagnostics: [Diagnostic]) {
        let (compiled, found) = rules(of: source)
        guard let compiled else { return (nil, found) }
        var grammar = PackGrammar(source, compiled, found)
        grammar.readPatterns()
        guard !grammar.diagnostics.hasErrors, let reach = grammar.reach() else { return (nil, grammar.diagnostics) }
        return (grammar.needs(reach), grammar.diagnostics)
    }

    private func needs(_ reach: RuleReach) -> NumberNeeds {
        let segmenter = TextSegmenter(pack.clips, splits: pack.split ?? true)
        let uses = uses()
        var texts = NeededTexts()
        var clips: Set<String> = []
        for (index, literal) in literals.literals.enumerated() where literal.kind == .text {
            guard let amount = reach.amount(ofLiteral: index) else { continue }
            let said = try? segmenter.clips(literal)
            for clip in said ?? [] { clips.insert(pack.clips[clip].id) }
            for part in parts(literal, segmenter) {
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
        return NumberNeeds(texts: texts.inOrder, clips: clips)
    }

    /// A literal in parts that need clips of their own: the number that it has in it, and what stands around it.
    private func parts(_ literal: Literal, _ segmenter: TextSegmenter) -> [Literal] {
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

    /// Texts that are collected, each once.
    private struct NeededTexts {
        private var order: [[Character]] = []
        private var texts: [[Character]: NumberNeeds.Text] = [:]

        var inOrder: [NumberNeeds.Text] { order.compactMap { texts[$0] } }

        mutating func add(_ text: NumberNeeds.Text) {
            let spoken = SpokenText(text.text)
            guard !spoken.isEmpty else { return }
            guard var known = texts[spoken.characters] else {
                order.append(spoken.characters)
                texts[spoken.characters] = text
                return
            }
            known.isSaid = known.isSaid && text.isSaid
            known.amount = min(known.amount, text.amount)
            known.readings += text.readings
            known.unit = known.unit ?? text.unit
            known.form = known.form ?? text.form
            known.isAffix = known.isAffix || text.isAffix
            known.isWhole = known.isWhole || text.isWhole
            texts[spoken.characters] = known
        }
    }

    /// What literals stand for, by index.
    private struct Uses {
        var readings: [Int: [NumberNeeds.Reading]] = [:]
        var units: [Int: Int64] = [:]
        var forms: [Int: PluralCategory] = [:]
        var affixes: Set<Int> = []

        /// Looks for literals that nothing separates from a number beside them.
        mutating func addAffixes(_ list: [NumberTable.Operation], _ literals: [Literal]) {
            for (index, operation) in list.enumerated() {
                guard case .clip(let literal) = operation else { continue }
                let text = literals[literal].text
                let isOpenBefore = index > 0 && !SpokenText.beginsSeparated(text)
                let isOpenAfter = index + 1 < list.count && !SpokenText.endsSeparated(text)
                if isOpenBefore || isOpenAfter { affixes.insert(literal) }
            }
        }
    }

    private func uses() -> Uses {
        var uses = Uses()
        let plurals = PluralRules(locale: pack.locale)
        for (name, rules) in literals.sets.sorted(by: { $0.key < $1.key }) {
            if let tilde = name.firstIndex(of: "~"), !LiteralTable.isStemmed(name) {
                // A set that chooses among the forms of a word: `%%spellout-cardinal~1000`.
                guard let base = Int64(name[name.index(after: tilde)...].prefix { $0.isNumber }) else { continue }
                for number in [Int64](0...130) + [1_000_000] {
                    guard let literal = onlyLiteral(name, number) else { continue }
                    uses.units[literal] = uses.units[literal] ?? PlaceValue(base: base, radix: 10).divisor
                    uses.forms[literal] = uses.forms[literal] ?? plurals?.category(integer: number)
                }
                continue
            }
            for rule in rules {
                guard case .operations(let operations, let others, let divisor) = rule.content else { continue }
                let exact = rule.base % divisor == 0 ? others ?? operations : operations
                if case .clip(let literal)? = exact.first, exact.count == 1 {
                    uses.readings[literal, default: []].append(.init(set: name, number: rule.base))
                }
                for list in [operations, others ?? []] {
                    uses.addAffixes(list, literals.literals)
                    let isMultiple = list.contains { if case .quotient = $0 { true } else { false } }
                    for case .clip(let literal) in list where isMultiple && divisor > 1 {
                        uses.units[literal] = uses.units[literal] ?? divisor
                    }
                }
            }
        }
        return uses
    }

    /// The one literal that a set says for a number.
    private func onlyLiteral(_ set: String, _ number: Int64, depth: Int = 0) -> Int? {
        guard depth < 20, let rule = literals.sets[set]?.last(where: { $0.base <= number }),
            case .operations(let operations, let others, let divisor) = rule.content
        else { return nil }
        let list = number % divisor == 0 ? others ?? operations : operations
        guard list.count == 1 else { return nil }
        return switch list[0] {
        case .clip(let literal): literal
        case .quotient(let set): onlyLiteral(set, number / divisor, depth: depth + 1)
        case .remainder(let set): onlyLiteral(set, number % divisor, depth: depth + 1)
        case .same(let set): onlyLiteral(set, number, depth: depth + 1)
        }
    }
}
