/// A choice among words by conditions on a whole number: plural rules whose conditions on the fraction are decided.
struct PluralChoice: Hashable {
    struct Case: Hashable {
        /// Which of the words, an index.
        var word: Int
        var condition: PluralCondition
    }

    /// Tried in this order.
    private(set) var cases: [Case]
    /// The word if no case holds.
    private(set) var otherwise: Int

    init(cases: [Case], otherwise: Int) {
        self.cases = []
        self.otherwise = otherwise
        for next in cases where !next.condition.alternatives.isEmpty {
            if next.condition.isAlwaysTrue {
                self.otherwise = next.word
                break
            }
            self.cases.append(next)
        }
        while self.cases.last?.word == self.otherwise { self.cases.removeLast() }
    }

    func simplified(_ value: (PluralCondition.Relation) -> Bool?) -> Self {
        Self(
            cases: cases.map { Case(word: $0.word, condition: $0.condition.simplified(value)) }, otherwise: otherwise)
    }

    /// The word for a number.
    func word(for number: Int64) -> Int {
        cases.first { $0.condition.holds { $0.holds(number) } }?.word ?? otherwise
    }

    var relations: [PluralCondition.Relation] { cases.flatMap { $0.condition.alternatives.joined() } }

    /// The largest modulus of a relation; 0 if there is none.
    var modulus: Int64 { relations.map(\.modulus).max() ?? 0 }
}
