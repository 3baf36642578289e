import NumberGrammar

/// How far rule sets reach: past its end a set says nothing, instead of what its last rule makes of the number.
///
/// A file says where a set ends as CLDR's do, by a rule that writes digits: `1000000000: =#,##0=;`. Another set that
/// numbers of any size get to ends where its last rule would count what other words are for: a hundred reaches to nine
/// hundred, a million above a thousand to 999 million. No rule counts its own words, thousand thousand, whatever the
/// file says of its end.
struct SetEnds {
    private let sets: [String: NumberedSet]
    /// The sets that pack.yml can name, and those that their last rules hand numbers on to. What others get to is bounded by
    /// the divisor of the rule that divides for them, or by the base of the rule behind the one that hands it on.
    private let open: Set<String>

    init(_ sets: [NumberedSet]) {
        let named = Dictionary(sets.map { ($0.name, $0) }) { first, _ in first }
        self.sets = named
        let names = sets.map(\.name)
        let entries = names.contains { !$0.hasPrefix("%%") } ? names.filter { !$0.hasPrefix("%%") } : names
        open = Set(reachedFrom: entries) { (named[$0]?.rules ?? []).suffix(1).flatMap(\.same) }
    }

    /// A set with rules that say nothing for the numbers that it does not reach.
    func bounded(_ set: NumberedSet) -> NumberedSet {
        var bounded = set
        bounded.rules = []
        /// Where each rule of the set is in the bounded one.
        var indexes: [Int] = []
        for (index, rule) in set.rules.enumerated() {
            indexes.append(bounded.rules.count)
            var own = rule
            own.preceding = rule.preceding.map { indexes[$0] }
            if let place = rule.end {
                own.parts = [.unspeakable(.beyond(rule.base, set: set.name, isStated: true), place: place)]
            }
            bounded.rules.append(own)
            if index == set.rules.count - 1, let end = impliedEnd(of: set) {
                bounded.append(.beyond(end, set: set.name, isStated: false), from: end, of: rule)
            } else if let square = rule.square, square < set.end(index) {
                bounded.append(.ownWords(rule.words, of: rule.divisor, set: set.name), from: square, of: rule)
            }
        }
        return bounded
    }

    /// The first number that is not for the last rule of a set that states no end; nil if all are.
    func impliedEnd(of set: NumberedSet) -> Int64? {
        guard open.contains(set.name), !set.goesOn, let last = set.rules.last, last.end == nil,
            !isIteration(last, of: set)
        else { return nil }
        if last.hasQuotient {
            guard last.divisor > 1 else { return nil }
            let ratio = last.divisor / power(below: last, in: set)
            let (end, overflows) = last.divisor.multipliedReportingOverflow(by: ratio)
            if overflows { return nil }
            // A rule that begins further on has a smaller divisor on purpose: `1100>: << hundred[ >>];`.
            return end > last.base ? end : last.square
        }
        guard !last.words.isEmpty, last.same.isEmpty else { return nil }
        // Says nothing of how often the divisor goes into the number: `900: neunhundert[>>];`.
        if last.hasRemainder { return (last.base / last.divisor + 1) * last.divisor }
        return set.countsByWords ? last.base + 1 : nil
    }

    /// The next smaller power that the set, or one that it hands numbers on to, counts: thousand below million.
    private func power(below rule: NumberedRule, in set: NumberedSet) -> Int64 {
        let powers = Set(reachedFrom: [set.name]) { (sets[$0]?.rules ?? []).flatMap(\.same) }.flatMap { name in
            sets[name].map { set in set.rules.filter { $0.hasQuotient && !isIteration($0, of: set) } } ?? []
        }.map(\.divisor)
        // What is less than ten times as large is no power of its own: twenty below hundred.
        return powers.filter { $0 > 1 && $0 <= rule.divisor / 10 }.max() ?? rule.divisor / rule.radix
    }

    /// Whether the set says any quotient and there is no word for it: `10: << >>;` says digits. A set for the remainder
    /// that has another word for none than this one has the rule's word: `1000: << >%%thousand>;`.
    private func isIteration(_ rule: NumberedRule, of set: NumberedSet) -> Bool {
        rule.words.isEmpty
            && rule.parts.allSatisfy { part in
                guard case .substitution(let substitution) = part, case .set(let name) = substitution.target else {
                    return true
                }
                return switch substitution.kind {
                case .quotient: name == set.name
                case .remainder: sets[name]?.rules.first?.words == set.rules.first?.words
                case .same: true
                }
            }
    }
}

extension NumberedSet {
    /// Adds a rule that says nothing from a number on.
    fileprivate mutating func append(_ reason: Unspeakable, from base: Int64, of rule: NumberedRule) {
        guard base <= Amount.maximumInteger else { return }
        rules.append(
            NumberedRule(base: base, divisor: 1, parts: [.unspeakable(reason, place: rule.place)], place: rule.place))
    }

    /// Whether the set has a word for each number, seven at least. A shorter list may choose among forms of a word: CLDR
    /// has six plural categories.
    fileprivate var countsByWords: Bool {
        let words = rules.filter { !$0.hasQuotient && !$0.hasRemainder && $0.same.isEmpty }.map(\.words)
        return Set(words).count > PluralCategory.allCases.count
    }
}

extension NumberedRule {
    /// The sets that it hands the number on to as it is.
    fileprivate var same: [String] {
        parts.compactMap { part in
            guard case .substitution(let substitution) = part, substitution.kind == .same,
                case .set(let name) = substitution.target
            else { return nil }
            return name
        }
    }

    /// From where on the rule counts its own words; nil if it counts nothing, or begins there already.
    fileprivate var square: Int64? {
        guard divisor > 1, hasQuotient, !words.isEmpty else { return nil }
        let (square, overflows) = divisor.multipliedReportingOverflow(by: divisor)
        return overflows || square <= base ? nil : square
    }
}
