package import NumberGrammar
package import VoiceAssetGrammarProofs

/// Rule sets that say the word of a number's plural category, by name: they choose by its remainders by powers of ten.
package struct PluralSets {
    /// The language's rules as a choice among the words that differ.
    private let choice: PluralChoice
    /// The clips of these words.
    private let words: [[Int]]
    private let name: String
    private var sets: [String: [RuleTable.Rule]] = [:]
    /// The sets for the remainders by a choice's largest modulus.
    private var names: [PluralChoice: String] = [:]

    /// - Parameters:
    ///   - words: the clips of each category's word; a category that is missing has the word of `other`.
    ///   - name: the name of the first set, the one to apply; the further ones have `~2` and so on behind it.
    package init(_ rules: PluralRules, _ words: [PluralCategory: [Int]], name: String) {
        let other = words[.other] ?? []
        var distinct = [other]
        let cases = rules.cases.map { category, condition in
            let word = words[category] ?? other
            let index = distinct.firstIndex(of: word) ?? distinct.count
            if index == distinct.count { distinct.append(word) }
            return PluralChoice.Case(word: index, condition: condition)
        }
        choice = PluralChoice(cases: cases, otherwise: 0)
        self.words = distinct
        self.name = name
    }

    /// The sets for whole numbers, for every one from 0 to 10^15 − 1.
    package var ofWholeNumbers: [String: [RuleTable.Rule]] { sets(choice) }

    /// The sets for decimal numbers with so many visible digits.
    ///
    /// - Parameters:
    ///   - visibleDigits: the digits that are said after the point, 1 to 3.
    ///   - withZero: whether the fraction may be 0; leave it out where whole amounts have a pattern of their own.
    /// - Returns: the field to apply the first set to, and the sets; nil if integer and fraction decide together.
    package func ofDecimals(
        visibleDigits: Int, withZero: Bool
    ) -> (field: NumberTable.Field, sets: [String: [RuleTable.Rule]])? {
        let unit = Amount.unit(visibleDigits)
        let choices = ((withZero || unit == 1 ? 0 : 1)..<unit).map { fraction in
            let number = PluralOperands(fraction: fraction, visibleDigits: visibleDigits)
            return (fraction, choice: choice.simplified(number.value))
        }
        let distinct = Set(choices.map(\.choice)).map { sets($0) }
        if let sets = distinct.first, distinct.allSatisfy({ $0 == sets }) { return (.integer, sets) }
        guard choices.allSatisfy(\.choice.cases.isEmpty) else { return nil }
        return (.fraction, [name: rules(choices.map { ($0, $1.otherwise) })])
    }

    private func rules(_ choices: [(fraction: Int64, word: Int)]) -> [RuleTable.Rule] {
        var draft = Draft(name: name)
        // Nothing asks for 0 where the fractions begin at 1.
        for (fraction, index) in choices { draft.append(draft.rules.isEmpty ? 0 : fraction, word(index)) }
        return draft.rules
    }

    private func sets(_ choice: PluralChoice) -> [String: [RuleTable.Rule]] {
        var builder = self
        let whole = PluralOperands(fraction: 0, visibleDigits: 0)
        _ = builder.add(choice.simplified { $0.operand == .n || $0.operand == .i ? nil : whole.value(of: $0) })
        return builder.sets
    }

    /// Adds a set that makes the choice for every number up to `limit`.
    private mutating func add(_ choice: PluralChoice, upTo limit: Int64 = .max) -> String {
        let own = sets.isEmpty ? name : "\(name)~\(sets.count + 1)"
        sets[own] = []
        var draft = Draft(name: own)
        fill(&draft, choice, 0, limit)
        sets[own] = draft.rules
        return own
    }

    /// A set that is being written.
    private struct Draft {
        let name: String
        var rules: [RuleTable.Rule] = []
        /// The choices that the set makes for the numbers below their largest modulus.
        var known: Set<PluralChoice> = []

        mutating func append(_ base: Int64, _ content: RuleTable.Content) {
            if rules.last?.content != content { rules.append(.init(base: base, content)) }
        }
    }

    /// Writes the rules for the numbers from `first` to `last`.
    private mutating func fill(_ draft: inout Draft, _ choice: PluralChoice, _ first: Int64, _ last: Int64) {
        // A remainder by more than the last number is the number itself.
        let isPlain = { (relation: PluralCondition.Relation) in relation.modulus == 0 || relation.modulus > last }
        var bounds: Set<Int64> = [first]
        for range in choice.relations.filter(isPlain).flatMap(\.ranges) {
            bounds.formUnion([range.lowerBound, range.upperBound + 1].filter { first < $0 && $0 <= last })
        }
        let starts = bounds.sorted()
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] - 1 : last
            fillPiece(&draft, choice.simplified { isPlain($0) ? $0.holds(start) : nil }, start, end)
        }
    }

    /// Writes the rules for numbers that all plain relations are alike for.
    private mutating func fillPiece(_ draft: inout Draft, _ choice: PluralChoice, _ first: Int64, _ last: Int64) {
        let modulus = choice.modulus
        if modulus == 0 {
            draft.append(first, word(choice.otherwise))
        } else if last - first < 10 {
            for number in first...last { draft.append(number, word(choice.word(for: number))) }
        } else if last < modulus {
            fill(&draft, choice, first, last)
        } else if first < modulus {
            fill(&draft, choice, first, modulus - 1)
            if first == 0 { draft.known.insert(choice) }
            fillPiece(&draft, choice, modulus, last)
        } else {
            appendRemainder(&draft, choice, first)
        }
    }

    private mutating func appendRemainder(_ draft: inout Draft, _ choice: PluralChoice, _ first: Int64) {
        let modulus = choice.modulus
        if draft.known.contains(choice) {
            draft.append(first, .init([.remainder(set: draft.name)], divisor: modulus))
            return
        }
        if let (divisible, others) = divisibility(choice) {
            draft.append(first, .init(clips(others), ifDivisible: clips(divisible), divisor: modulus))
            return
        }
        let name = names[choice] ?? add(choice, upTo: modulus - 1)
        names[choice] = name
        draft.append(first, .init([.remainder(set: name)], divisor: modulus))
    }

    /// The two words of a choice that is only about being divisible by its modulus.
    private func divisibility(_ choice: PluralChoice) -> (divisible: Int, others: Int)? {
        let isDivisibility = choice.relations.allSatisfy { $0.modulus == choice.modulus && $0.ranges == [0...0] }
        return isDivisibility ? (choice.word(for: 0), choice.word(for: 1)) : nil
    }

    private func word(_ index: Int) -> RuleTable.Content { .init(clips(index)) }

    private func clips(_ index: Int) -> [RuleTable.Operation] { words[index].map { .clip($0) } }
}
