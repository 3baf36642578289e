import VoiceAssetGrammarProofs

/// Rule sets that choose among words by the remainders of a number by powers of ten.
struct PluralSetBuilder {
    private let prefix: String
    private let words: [[Int]]
    private(set) var sets: [NamedSet] = []
    /// The sets for the remainders by a choice's largest modulus.
    private var names: [PluralChoice: String] = [:]

    /// - Parameters:
    ///   - prefix: the name of the first set; further ones have `~2` and so on behind it.
    ///   - words: the clips of each word.
    init(prefix: String, words: [[Int]]) {
        self.prefix = prefix
        self.words = words
    }

    /// Adds a set that makes the choice for every number up to `limit`.
    mutating func add(_ choice: PluralChoice, upTo limit: Int64 = .max) -> String {
        let name = sets.isEmpty ? prefix : "\(prefix)~\(sets.count + 1)"
        let place = sets.count
        sets.append(NamedSet(name: name, rules: []))
        var draft = Draft(name: name)
        fill(&draft, choice, 0, limit)
        sets[place].rules = draft.rules
        return name
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
