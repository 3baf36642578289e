package import NumberGrammar

/// Where in announcements each clip is heard: at their end, before it, or both.
///
/// The rules are rewritten so that the clip that an amount ends with counts as another clip than the same one before it;
/// the search for the smallest amount of each then finds both kinds for the whole range. Where a set says nothing for some
/// numbers, what stands before it may end the amount or not: it counts as both.
package struct ClipPlaces: Sendable {
    package struct Place: Sendable, Hashable {
        /// Some announcement ends with the clip.
        package var ends = false
        /// In some announcement another clip follows it.
        package var continues = false
        /// The smallest amount that says the clip; `nil` if none does.
        package var amount: Amount?
    }

    /// By clip.
    package private(set) var places: [Place]

    /// - Throws: `NumberGrammarError`, `GrammarSearch.TooIntricate`.
    package init(_ grammar: AmountGrammar, clipCount: Int) throws {
        places = Array(repeating: Place(), count: clipCount)
        let table = grammar.table.withDigitSets(scale: grammar.range.lowerBound.scale)
        var marking = EndMarking(table, clipCount: clipCount)
        marking.silent = try Self.silentSets(table, grammar, clipCount: clipCount)
        var amounts: WitnessMeasure.Value?
        if !table.amounts.isEmpty {
            let marked = try AmountGrammar(marking.markedTable(), clipCount: 2 * clipCount, range: grammar.range)
            var search = AmountSearch(marked, WitnessMeasure(clipCount: 2 * clipCount))
            amounts = try search.value()
        }
        let isSilentAmount = table.amounts.contains { $0.say.allSatisfy(marking.isSilent) }
        for items in table.announcements.values {
            let standing = marking.places(items, in: .last) { $0 == .amount && isSilentAmount }
            for (item, place) in zip(items, standing) { note(item, place, amounts, clipCount) }
        }
        let scale = grammar.range.lowerBound.scale
        for clip in 0..<clipCount {
            let smallest = [amounts?[clip], amounts?[clip + clipCount]].compactMap { $0 }.min()
            self.places[clip].amount = smallest.flatMap { try? Amount(minorUnits: $0, scale: scale) }
        }
    }

    private mutating func note(
        _ item: NumberTable.AnnouncementItem, _ place: EndMarking.Place, _ amounts: WitnessMeasure.Value?,
        _ clipCount: Int
    ) {
        switch item {
        case .clip(let clip): note(clip, place)
        case .amount:
            for clip in 0..<clipCount {
                if amounts?[clip] != nil { note(clip, .inner) }
                if amounts?[clip + clipCount] != nil { note(clip, place) }
            }
        }
    }

    private mutating func note(_ clip: Int, _ place: EndMarking.Place) {
        if place != .inner { places[clip].ends = true }
        if place != .last { places[clip].continues = true }
    }

    /// The sets that say nothing for some number that they are applied to.
    private static func silentSets(
        _ table: NumberTable, _ grammar: AmountGrammar, clipCount: Int
    ) throws -> Set<String> {
        // A clip of its own in each empty list tells which of them are reached: the compiler leaves some that never are.
        var probes = 0
        var probed = table
        probed.mapLists { list, _ in
            guard list.isEmpty else { return list }
            probes += 1
            return [.clip(clipCount + probes - 1)]
        }
        var reached: WitnessMeasure.Value?
        if probes > 0, !table.amounts.isEmpty {
            let count = clipCount + probes
            let grammar = try AmountGrammar(probed, clipCount: count, range: grammar.range)
            var search = AmountSearch(grammar, WitnessMeasure(clipCount: count))
            reached = try search.value()
        }
        var silent: Set<String> = []
        var found = true
        while found {
            found = false
            probed.mapLists { list, set in
                let isSilent = list.allSatisfy {
                    switch $0 {
                    case .clip(let clip): clip >= clipCount && reached?[clip] != nil
                    case .quotient(let set), .remainder(let set), .same(let set): silent.contains(set)
                    }
                }
                if isSilent, silent.insert(set).inserted { found = true }
                return list
            }
        }
        return silent
    }
}

/// Rewrites rules so that the clip at the end is another one: the clip's index and the number of clips.
private struct EndMarking {
    /// Where something is said.
    enum Place: Int, Hashable {
        /// Something follows.
        case inner
        /// Nothing follows.
        case last
        /// What follows may say nothing.
        case perhaps
    }

    private struct Use: Hashable {
        var set: String
        var place: Place
    }

    private let table: NumberTable
    private let clipCount: Int
    /// Sets that may say nothing.
    var silent: Set<String> = []
    private var names: [Use: String] = [:]
    private var open: [Use] = []

    init(_ table: NumberTable, clipCount: Int) {
        self.table = table
        self.clipCount = clipCount
    }

    mutating func markedTable() -> NumberTable {
        let amounts = table.amounts.map { pattern in
            let standing = places(pattern.say, in: .last, isSilent: isSilent)
            let say = zip(pattern.say, standing).flatMap { item, place -> [NumberTable.AmountItem] in
                switch item {
                case .clip(let clip): marked(clip, place).map { .clip($0) }
                case .integer(let set): [.integer(set: name(set, place))]
                case .fraction(let set), .digits(let set), .allDigits(let set): [.fraction(set: name(set, place))]
                }
            }
            return NumberTable.AmountPattern(integer: pattern.integer, fraction: pattern.fraction, say: say)
        }
        var sets: [String: [NumberTable.Rule]] = [:]
        while let use = open.popLast() {
            sets[name(use.set, use.place)] = (table.sets[use.set] ?? []).map { rule(marking: $0, use.place) }
        }
        return NumberTable(sets: sets, amounts: amounts, announcements: ["amount": [.amount]])
    }

    private mutating func rule(marking rule: NumberTable.Rule, _ place: Place) -> NumberTable.Rule {
        switch rule.content {
        case .leaves(let leaves):
            let ending = leaves.map { clips in
                zip(clips, places(clips, in: place) { _ in false }).flatMap { marked($0, $1) }
            }
            return .init(base: rule.base, .leaves(ending))
        case .operations(let operations, let others, let divisor):
            let content = NumberTable.Content.operations(
                list(marking: operations, place), ifDivisible: others.map { list(marking: $0, place) },
                divisor: divisor)
            return .init(base: rule.base, content)
        }
    }

    private mutating func list(
        marking operations: [NumberTable.Operation], _ place: Place
    ) -> [NumberTable.Operation] {
        let silent = silent
        let standing = places(operations, in: place) { $0.set.map(silent.contains) ?? false }
        return zip(operations, standing).flatMap { operation, place -> [NumberTable.Operation] in
            switch operation {
            case .clip(let clip): marked(clip, place).map { .clip($0) }
            case .quotient(let set): [.quotient(set: name(set, place))]
            case .remainder(let set): [.remainder(set: name(set, place))]
            case .same(let set): [.same(set: name(set, place))]
            }
        }
    }

    /// The places of a list's items, if the list as a whole stands at a place.
    func places<Item>(_ items: [Item], in place: Place, isSilent: (Item) -> Bool) -> [Place] {
        var places = Array(repeating: Place.inner, count: items.count)
        guard place != .inner else { return places }
        var place = place
        for index in items.indices.reversed() {
            places[index] = place
            guard isSilent(items[index]) else { break }
            place = .perhaps
        }
        return places
    }

    /// Whether an item of a pattern may say nothing.
    func isSilent(_ item: NumberTable.AmountItem) -> Bool {
        switch item {
        case .clip: false
        case .integer(let set), .fraction(let set), .digits(let set), .allDigits(let set): silent.contains(set)
        }
    }

    private func marked(_ clip: Int, _ place: Place) -> [Int] {
        switch place {
        case .inner: [clip]
        case .last: [clip + clipCount]
        case .perhaps: [clip, clip + clipCount]
        }
    }

    /// The name of a set for a place, which is made when all is marked.
    private mutating func name(_ set: String, _ place: Place) -> String {
        let use = Use(set: set, place: place)
        if let name = names[use] { return name }
        let name = "\(names.count)"
        names[use] = name
        open.append(use)
        return name
    }
}

extension NumberTable.Operation {
    /// The set that is applied, if it is not a clip.
    fileprivate var set: String? {
        switch self {
        case .clip: nil
        case .quotient(let set), .remainder(let set), .same(let set): set
        }
    }
}

extension NumberTable {
    /// Changes each list of operations, which comes with the name of its set.
    fileprivate mutating func mapLists(_ change: ([Operation], _ set: String) -> [Operation]) {
        for (name, rules) in sets.sorted(by: { $0.key < $1.key }) {
            for (index, rule) in rules.enumerated() {
                guard case .operations(let operations, let others, let divisor) = rule.content else { continue }
                sets[name]?[index].content = .operations(
                    change(operations, name), ifDivisible: others.map { change($0, name) }, divisor: divisor)
            }
        }
    }

    /// The same with a rule set, applied to the fraction, in the place of each slot that says it digit by digit.
    fileprivate func withDigitSets(scale: Int) -> NumberTable {
        var table = self
        for (index, pattern) in amounts.enumerated() {
            table.amounts[index].say = pattern.say.compactMap { item in
                switch item {
                case .clip, .integer, .fraction: item
                case .digits(let set): table.digitSet(set, scale, whole: false).map { .fraction(set: $0) }
                case .allDigits(let set): table.digitSet(set, scale, whole: true).map { .fraction(set: $0) }
                }
            }
        }
        return table
    }

    /// The name of a set that applies a set to each of so many digits; the zeros at the end are left out or said.
    private mutating func digitSet(_ set: String, _ count: Int, whole: Bool) -> String? {
        guard count > 0 else { return nil }
        var name = set
        for count in 1...count where count > 1 || !whole {
            let rest = name
            // No name of the table's own ends so.
            name = "\(set)\u{1}\(count)\(whole ? "+" : "")"
            let divisor = Amount.unit(count - 1)
            let all: [Operation] = count > 1 ? [.quotient(set: set), .remainder(set: rest)] : [.same(set: set)]
            let rule = Content.operations(
                all, ifDivisible: whole || count == 1 ? nil : [.quotient(set: set)], divisor: divisor)
            sets[name] =
                whole
                ? [.init(base: 0, rule)]
                : [.init(base: 0, .operations([], ifDivisible: nil, divisor: 1)), .init(base: 1, rule)]
        }
        return name
    }
}
