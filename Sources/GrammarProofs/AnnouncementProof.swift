package import NumberGrammar

/// What can be proven of a pack's announcements before it ships. Values are independent of each other: what is said of each
/// is looked at by itself, and no product is formed.
package struct AnnouncementProof: Sendable {
    /// An announcement and its samples.
    package struct Length: Sendable, Hashable {
        package var tuple: AnnouncedTuple
        package var samples: Int64
    }

    /// A value's name, `amount` for the amount, and its smallest text that nothing is said for.
    package struct Unsaid: Sendable, Hashable {
        package var slot: String
        package var value: String
    }

    /// The longest announcement of each id.
    package private(set) var longest: [String: Length] = [:]
    /// By id, an announcement that is not shorter than the limit: the one with the smallest amount if it says no other value,
    /// or else the longest.
    package private(set) var tooLong: [String: Length] = [:]
    /// By name.
    package private(set) var unsaid: [Unsaid] = []
    /// For each clip an announcement that it is heard in; nil if it never is.
    package private(set) var witnesses: [AnnouncedTuple?]
    /// By clip, the rank of the value that its announcement was chosen for.
    private var witnessRanks: [Int: Int64] = [:]

    private let grammar: AmountGrammar
    private let values: [String: ValueAutomaton]
    private let paths: [String: SaidPaths]

    /// - Parameters:
    ///   - samples: the length of each clip.
    ///   - limit: samples that no announcement may reach.
    package init(_ grammar: AmountGrammar, samples: [Int], limit: Int64 = .max) throws(TooIntricate) {
        self.grammar = grammar
        witnesses = Array(repeating: nil, count: samples.count)
        var values: [String: ValueAutomaton] = [:]
        for (name, slot) in grammar.slots { values[name] = try ValueAutomaton(slot, name: name) }
        var amounts = grammar.saysAmounts ? try DecimalAutomaton(grammar.amounts) : nil
        values[AmountGrammar.amountName] = amounts.map { ValueAutomaton($0, grammar.amounts) }
        self.values = values
        paths = values.mapValues { SaidPaths($0.automaton) }
        findUnsaid()
        let within = samples.map(Int64.init)
        let last = samples.indices.map { within[grammar.endForm(of: $0) ?? $0] }
        for (id, items) in announcements {
            longest[id] = Self.longest(id, items, paths, within: within, last: last) { values[$0]?.text($1) }
            if let greatest = longest[id], greatest.samples >= limit {
                tooLong[id] = try smallest(id, items, greatest, limit, &amounts, within: within, last: last)
            }
        }
        findWitnesses()
    }

    private var announcements: [(key: String, value: [NumberTable.AnnouncementItem])] {
        grammar.table.announcements.sorted { $0.key < $1.key }
    }

    private mutating func findUnsaid() {
        for (name, paths) in paths.sorted(by: { $0.key < $1.key }) {
            let value: String?
            switch grammar.slots[name] {
            case .ordered(let values)?: value = values.smallestUnsaid
            case nil: value = grammar.amounts.smallestUnsaid
            case .choice?, .spell?: value = nil
            }
            let isSaid = grammar.slots[name] == nil
            let silent = isSaid ? nil : paths.smallestSilent.flatMap { rank in values[name].map { $0.text(rank) } }
            if let value = value ?? silent { unsaid.append(Unsaid(slot: name, value: value)) }
        }
    }

    // MARK: The longest

    /// Item by item from the end: only the last one that is said has its end form.
    private static func longest(
        _ id: String, _ items: [NumberTable.AnnouncementItem], _ paths: [String: SaidPaths], within: [Int64],
        last: [Int64], _ text: (String, Int64) -> String?
    ) -> Length? {
        struct Rest {
            var samples: Int64 = 0
            var values: [AnnouncedTuple.Value] = []
        }
        // The longest of what follows that says something, and the one of what follows that says nothing.
        var best: Rest?
        var silent: Rest? = Rest()
        var counted: Set<String> = []
        for item in items.reversed() {
            var ways: [Rest] = []
            var silence: [Rest] = []
            func add(_ samples: Int64, _ value: AnnouncedTuple.Value?, before rest: Rest?, to ways: inout [Rest]) {
                guard let rest else { return }
                ways.append(Rest(samples: rest.samples + samples, values: (value.map { [$0] } ?? []) + rest.values))
            }
            if case .clip(let clip) = item {
                add(within[clip], nil, before: best, to: &ways)
                add(last[clip], nil, before: silent, to: &ways)
            } else if let name = item.slotName, let values = paths[name] {
                // An amount that is said several times is the same each time: all of them count where the last one stands.
                guard counted.insert(name).inserted else { continue }
                let times = Int64(items.count { $0.slotName == name })
                let all = within.map { $0 * times }
                func value(_ rank: Int64) -> AnnouncedTuple.Value { .init(slot: name, text: text(name, rank) ?? "") }
                if best != nil, let most = values.longest(within: all, last: all, orSilent: true) {
                    add(most.weight, value(most.number), before: best, to: &ways)
                }
                let ended = zip(all, zip(last, within)).map { $0 - $1.1 + $1.0 }
                if silent != nil, let most = values.longest(within: all, last: ended, orSilent: false) {
                    add(most.weight, value(most.number), before: silent, to: &ways)
                }
                if let rank = values.smallestSilent { add(0, value(rank), before: silent, to: &silence) }
            }
            if item.isOptional {
                add(0, nil, before: best, to: &ways)
                add(0, nil, before: silent, to: &silence)
            }
            // Of equally long ones the first: a value counts as there.
            best = ways.reduce(nil) { most, way in
                if let most, most.samples >= way.samples { most } else { way }
            }
            silent = silence.first
        }
        return (best ?? silent).map { Length(tuple: .init(announcement: id, values: $0.values), samples: $0.samples) }
    }

    /// The smallest amount whose announcement reaches the limit. The longest announcement of the amounts up to one grows with it.
    private func smallest(
        _ id: String, _ items: [NumberTable.AnnouncementItem], _ greatest: Length, _ limit: Int64,
        _ amounts: inout DecimalAutomaton<MachineReader>?, within: [Int64], last: [Int64]
    ) throws(TooIntricate) -> Length {
        let amount = AmountGrammar.amountName
        let scale = grammar.range.lowerBound.scale
        guard items.allSatisfy({ $0.slotName ?? amount == amount }),
            let text = greatest.tuple.texts[amount], let most = try? Amount(text, scale: scale)
        else { return greatest }
        var (low, high, found) = (grammar.range.lowerBound.minorUnits, most.minorUnits, greatest)
        while low < high {
            let middle = low + (high - low) / 2
            guard let upTo = try? Amount(minorUnits: middle, scale: scale) else { return greatest }
            try amounts?.build(upTo: upTo)
            let paths = amounts.map { [amount: SaidPaths($0.automaton)] } ?? [:]
            let length = Self.longest(id, items, paths, within: within, last: last) { values[$0]?.text($1) }
            if let length, length.samples >= limit {
                (high, found) = (middle, length)
            } else {
                low = middle + 1
            }
        }
        return found
    }

    // MARK: Where clips are heard

    /// First the clips that announcements say whatever their values are, then those of values.
    private mutating func findWitnesses() {
        for (id, items) in announcements {
            for (place, item) in items.enumerated() {
                guard case .clip(let clip) = item else { continue }
                let later = items[(place + 1)...]
                if !later.isEmpty { note(clip, nil, id, items[...], place) }
                if later.allSatisfy(\.isOptional) { note(clip, nil, id, items.prefix(place + 1), place, isLast: true) }
            }
        }
        for (id, items) in announcements {
            for (place, item) in items.enumerated() {
                if let paths = item.slotName.flatMap({ paths[$0] }) { findWitnesses(id, items, place, paths) }
            }
        }
    }

    private mutating func findWitnesses(
        _ id: String, _ items: [NumberTable.AnnouncementItem], _ place: Int, _ paths: SaidPaths
    ) {
        let smallest = paths.smallest(clipCount: witnesses.count)
        let later = items[(place + 1)...]
        for clip in witnesses.indices {
            let (within, last) = (smallest.within[clip], smallest.last[clip])
            let isMerged = !later.isEmpty || grammar.endForm(of: clip) == nil
            if let rank = isMerged ? [within, last].compactMap(\.self).min() : within {
                note(clip, rank, id, items[...], place)
            }
            if let rank = last, later.allSatisfy(\.isOptional) {
                note(clip, rank, id, items.prefix(place + 1), place, isLast: true)
            }
        }
    }

    /// Notes that a clip is heard with the values of some items, each of them the first one of its kind but for one.
    ///
    /// - Parameters:
    ///   - rank: the value at the place; nil for any.
    ///   - said: the items of which no value is left out.
    private mutating func note(
        _ clip: Int, _ rank: Int64?, _ id: String, _ said: ArraySlice<NumberTable.AnnouncementItem>, _ place: Int,
        isLast: Bool = false
    ) {
        let heard = isLast ? grammar.endForm(of: clip) ?? clip : clip
        // Where amounts are all that there is to say, the smallest one of all announcements is taken.
        let isSmaller = grammar.slots.isEmpty && witnessRanks[heard].map { $0 > rank ?? $0 } ?? false
        guard witnesses[heard] == nil || isSmaller else { return }
        witnessRanks[heard] = rank
        let items = Array(said)
        let texts = items.compactMap { item -> AnnouncedTuple.Value? in
            guard let name = item.slotName, let value = values[name] else { return nil }
            // Where amounts are all that there is to say, a clip that each of them is said with needs none.
            guard rank != nil || !grammar.slots.isEmpty else { return nil }
            let example =
                name == AmountGrammar.amountName ? "\(grammar.range.lowerBound)" : grammar.slots[name]?.example
            let text = rank != nil && item == items[place] ? rank.map(value.text) : example
            return text.map { .init(slot: name, text: $0) }
        }
        witnesses[heard] = AnnouncedTuple(announcement: id, values: texts)
    }

    // MARK: What is said alike

    /// The smallest two announcements with values that are said alike: in the order of their ids, then value by value, one
    /// that is left out first. Nil if there are none.
    ///
    /// - Parameter spellings: what each clip says, as a sequence of symbols.
    package func alike(_ spellings: [[UInt32]]) throws(TooIntricate) -> (AnnouncedTuple, AnnouncedTuple)? {
        // Without other values, what stands around an amount is the same for all: only amounts are compared.
        let compared = grammar.slots.isEmpty && grammar.saysAmounts ? [(key: "", value: [.amount])] : announcements
        guard !values.isEmpty else { return nil }
        var budget = SearchBudget()
        let automaton = AnnouncementAutomaton(compared.map(\.value), values.mapValues(\.automaton), budget: &budget)
        var search = AmbiguousPairSearch(automaton, spellings, budget: budget)
        let pair = search.smallest()
        guard !search.budget.isSpent else { throw search.budget.tooIntricate("") }
        return pair.map { (tuple($0.first, compared), tuple($0.second, compared)) }
    }

    private func tuple(
        _ ranks: AnnouncementAutomaton.Ranks, _ announcements: [(key: String, value: [NumberTable.AnnouncementItem])]
    ) -> AnnouncedTuple {
        let (id, items) = announcements[Int(ranks[0])]
        let texts = items.compactMap(\.slotName).enumerated().compactMap { index, name -> AnnouncedTuple.Value? in
            guard ranks[index + 1] > 0, let value = values[name] else { return nil }
            return .init(slot: name, text: value.text(ranks[index + 1] - 1))
        }
        return AnnouncedTuple(announcement: id, values: texts)
    }
}

/// An announcement with the values that it says, as texts by the slots' names; the amount's under `amount`.
package struct AnnouncedTuple: Sendable, Hashable, Comparable, CustomStringConvertible {
    package var announcement: String
    /// In the order of the announcement; without those that are left out.
    package var values: [Value]

    package struct Value: Sendable, Hashable {
        package var slot: String
        package var text: String
    }

    /// The amount's text, if the announcement says one.
    package var amount: String? { texts[AmountGrammar.amountName] }

    package var texts: [String: String] { Dictionary(values.map { ($0.slot, $0.text) }) { first, _ in first } }

    /// `order-ready queue=A017 table=3`
    package var description: String {
        ([announcement] + values.map { "\($0.slot)=\($0.text)" }).joined(separator: " ")
    }

    package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

extension AmountGrammar {
    /// Whether some announcement says the amount.
    package var saysAmounts: Bool { table.announcements.values.contains { $0.contains(.amount) } }
}

extension NumberTable.AnnouncementItem {
    /// The slot that the item says: `amount` for the amount.
    package var slotName: String? {
        switch self {
        case .clip: nil
        case .amount: AmountGrammar.amountName
        case .slot(let name, _): name
        }
    }

    package var isOptional: Bool { if case .slot(_, true) = self { true } else { false } }
}
