package import NumberGrammar

/// An announcement with the values that it says, as texts by the slots' names; the amount's under `amount`.
package struct AnnouncedTuple: Sendable, Hashable, Comparable, CustomStringConvertible {
    package var announcement: String
    /// In the order of the announcement; without those that are left out.
    package var values: [Value]

    package struct Value: Sendable, Hashable {
        package var slot: String
        package var text: String
    }

    package var texts: [String: String] { Dictionary(values.map { ($0.slot, $0.text) }) { first, _ in first } }

    /// `order-ready queue=A017 table=3`
    package var description: String {
        ([announcement] + values.map { "\($0.slot)=\($0.text)" }).joined(separator: " ")
    }

    package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// What can be proven of the announcements of a pack with slots before it ships. Slots are independent of each other: what is
/// said of each is looked at by itself, and no product is formed.
package struct SlotProof: Sendable {
    /// An announcement and its samples.
    package struct Length: Sendable, Hashable {
        package var tuple: AnnouncedTuple
        package var samples: Int64
    }

    /// A slot, `amount` for the amount, and its smallest value that nothing is said for.
    package struct Unsaid: Sendable, Hashable {
        package var slot: String
        package var value: String
    }

    /// The longest announcement of each id.
    package private(set) var longest: [String: Length] = [:]
    /// By slot.
    package private(set) var unsaid: [Unsaid] = []
    /// For each clip an announcement that it is heard in; nil if it never is.
    package private(set) var witnesses: [AnnouncedTuple?]

    private let grammar: AmountGrammar
    private let slots: [String: SlotAutomaton]

    /// - Parameter samples: the length of each clip.
    package init(_ grammar: AmountGrammar, samples: [Int]) throws(TooIntricate) {
        self.grammar = grammar
        witnesses = Array(repeating: nil, count: samples.count)
        var slots: [String: SlotAutomaton] = [:]
        if grammar.saysAmounts { slots[AmountGrammar.amountName] = try SlotAutomaton(grammar) }
        for (name, slot) in grammar.slots { slots[name] = try SlotAutomaton(slot, name: name) }
        self.slots = slots
        let ended = slots.mapValues { EndedAmounts($0.automaton) }
        findUnsaid(ended)
        let within = samples.map(Int64.init)
        let last = samples.indices.map { within[grammar.endForms[$0] ?? $0] }
        for (id, items) in grammar.table.announcements.sorted(by: { $0.key < $1.key }) {
            longest[id] = longest(id, items, ended, within: within, last: last)
            noteWitnesses(id, items, ended)
        }
    }

    private mutating func findUnsaid(_ ended: [String: EndedAmounts]) {
        for (name, values) in ended.sorted(by: { $0.key < $1.key }) {
            // A duration is said if each number of its parts is.
            if case .duration(let duration)? = grammar.slots[name], let value = duration.smallestUnsaid {
                unsaid.append(Unsaid(slot: name, value: value))
                continue
            }
            let own: AmountGrammar? =
                if case .number(let own)? = grammar.slots[name] { own } else {
                    name == AmountGrammar.amountName ? grammar : nil
                }
            let silent =
                if case .time(let clock)? = grammar.slots[name] { clock.smallestUnsaid?.description } else {
                    values.smallestSilent.flatMap { rank in slots[name].map { $0.text(rank) } }
                }
            if let value = own.flatMap({ AmountCoverage($0).smallestUnsaid })?.description ?? silent {
                unsaid.append(Unsaid(slot: name, value: value))
            }
        }
    }

    // MARK: The longest

    /// Item by item from the end: only the last one that is said has its end form.
    private func longest(
        _ id: String, _ items: [NumberTable.AnnouncementItem], _ ended: [String: EndedAmounts], within: [Int64],
        last: [Int64]
    ) -> Length? {
        struct Rest {
            var samples: Int64 = 0
            var values: [AnnouncedTuple.Value] = []
        }
        // The longest of what follows that says something, and whether what follows can be left out altogether.
        var best: Rest?
        var canEnd = true
        for item in items.reversed() {
            var ways: [Rest] = []
            func add(_ samples: Int64, _ value: AnnouncedTuple.Value?, before rest: Rest?) {
                guard let rest else { return }
                ways.append(Rest(samples: rest.samples + samples, values: (value.map { [$0] } ?? []) + rest.values))
            }
            let end = canEnd ? Rest() : nil
            if case .clip(let clip) = item {
                add(within[clip], nil, before: best)
                add(last[clip], nil, before: end)
            } else if let name = item.slotName, let values = ended[name], let slot = slots[name] {
                func value(_ rank: Int64) -> AnnouncedTuple.Value { .init(slot: name, text: slot.text(rank)) }
                if best != nil, let most = values.longest(within: within, last: within) {
                    add(most.weight, value(most.number), before: best)
                }
                if canEnd, let most = values.longest(within: within, last: last) {
                    add(most.weight, value(most.number), before: end)
                }
            }
            if item.isOptional { add(0, nil, before: best) } else { canEnd = false }
            // Of equally long ones the first: a slot counts as there.
            best = ways.reduce(nil) { most, way in
                if let most, most.samples >= way.samples { most } else { way }
            }
        }
        return best.map { Length(tuple: .init(announcement: id, values: $0.values), samples: $0.samples) }
    }

    // MARK: Where clips are heard

    private mutating func noteWitnesses(
        _ id: String, _ items: [NumberTable.AnnouncementItem], _ ended: [String: EndedAmounts]
    ) {
        for (place, item) in items.enumerated() {
            let later = items[(place + 1)...]
            let canBeLast = later.allSatisfy(\.isOptional)
            func note(_ clip: Int, isLast: Bool, _ rank: Int64?) {
                let heard = isLast ? grammar.endForms[clip] ?? clip : clip
                guard witnesses[heard] == nil else { return }
                witnesses[heard] = tuple(id, items, isLast ? items.prefix(place + 1) : items[...], rank, at: place)
            }
            if case .clip(let clip) = item {
                if !later.isEmpty { note(clip, isLast: false, nil) }
                if canBeLast { note(clip, isLast: true, nil) }
            } else if let values = item.slotName.flatMap({ ended[$0] }) {
                let smallest = values.smallest(clipCount: witnesses.count)
                for clip in witnesses.indices {
                    if let rank = smallest.within[clip] { note(clip, isLast: false, rank) }
                    guard let rank = smallest.last[clip] else { continue }
                    if !later.isEmpty { note(clip, isLast: false, rank) }
                    if canBeLast { note(clip, isLast: true, rank) }
                }
            }
        }
    }

    /// The announcement with the slots of some items, each with its first value, and one with another.
    ///
    /// - Parameters:
    ///   - said: the items of which no slot is left out.
    ///   - rank: the value of the slot at a place.
    private func tuple(
        _ id: String, _ items: [NumberTable.AnnouncementItem], _ said: ArraySlice<NumberTable.AnnouncementItem>,
        _ rank: Int64?, at place: Int
    ) -> AnnouncedTuple {
        let values = said.enumerated().compactMap { index, item -> AnnouncedTuple.Value? in
            guard let name = item.slotName, let slot = slots[name] else { return nil }
            let example =
                name == AmountGrammar.amountName ? "\(grammar.range.lowerBound)" : grammar.slots[name]?.example
            let text = index == place && rank != nil ? rank.map(slot.text) : example
            return text.map { .init(slot: name, text: $0) }
        }
        return AnnouncedTuple(announcement: id, values: values)
    }

    // MARK: What is said alike

    /// The smallest two announcements with values that are said alike: in the order of their ids, then value by value, a slot
    /// that is left out first. Nil if there are none.
    ///
    /// - Parameter spellings: what each clip says, as a sequence of symbols.
    package func alike(_ spellings: [[UInt32]]) throws(TooIntricate) -> (AnnouncedTuple, AnnouncedTuple)? {
        try TuplePairSearch(grammar, slots, spellings).pair()
    }
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
