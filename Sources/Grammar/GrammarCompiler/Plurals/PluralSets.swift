package import NumberGrammar
import VoiceAssetGrammarProofs

/// Rule sets that say the word of a number's plural category.
package struct PluralSets {
    /// The language's rules as a choice among the words that differ.
    private let choice: PluralChoice
    /// The clips of these words.
    private let words: [[Int]]
    private let name: String

    /// - Parameters:
    ///   - words: the clips of each category's word; a category that is missing has the word of `other`.
    ///   - name: the name of the first set, the one to apply; the names of further ones begin with it and `~`.
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
    package var ofWholeNumbers: [NamedSet] { sets(choice) }

    /// The sets for decimal numbers with so many visible digits.
    ///
    /// - Parameters:
    ///   - visibleDigits: the digits that are said after the point, 1 to 3.
    ///   - withZero: whether the fraction may be 0; leave it out where whole amounts have a pattern of their own.
    /// - Returns: the field to apply the first set to, and the sets; nil if integer and fraction decide together.
    package func ofDecimals(visibleDigits: Int, withZero: Bool) -> (field: NumberTable.Field, sets: [NamedSet])? {
        let unit = Amount.unit(visibleDigits)
        let choices = ((withZero || unit == 1 ? 0 : 1)..<unit).map { fraction in
            let number = PluralOperands(fraction: fraction, visibleDigits: visibleDigits)
            return (fraction, choice: choice.simplified(number.value))
        }
        let distinct = Set(choices.map(\.choice)).map { sets($0) }
        if let sets = distinct.first, distinct.allSatisfy({ $0 == sets }) { return (.integer, sets) }
        guard choices.allSatisfy(\.choice.cases.isEmpty) else { return nil }
        return (.fraction, [NamedSet(name: name, rules: rules(choices.map { ($0, $1.otherwise) }))])
    }

    private func rules(_ choices: [(fraction: Int64, word: Int)]) -> [RuleTable.Rule] {
        var rules: [RuleTable.Rule] = []
        for (fraction, word) in choices {
            let content = RuleTable.Content(words[word].map { .clip($0) })
            // Nothing asks for 0 where the fractions begin at 1.
            if rules.last?.content != content { rules.append(.init(base: rules.isEmpty ? 0 : fraction, content)) }
        }
        return rules
    }

    private func sets(_ choice: PluralChoice) -> [NamedSet] {
        var builder = PluralSetBuilder(prefix: name, words: words)
        let whole = PluralOperands(fraction: 0, visibleDigits: 0)
        _ = builder.add(choice.simplified { $0.operand == .n || $0.operand == .i ? nil : whole.value(of: $0) })
        return builder.sets
    }
}
