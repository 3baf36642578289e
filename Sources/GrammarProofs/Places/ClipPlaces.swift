package import NumberGrammar
import VoiceAssetTableExtent

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

    /// - Throws: `NumberGrammarError`, `TooIntricate`.
    package init(_ grammar: AmountGrammar, clipCount: Int) throws {
        places = Array(repeating: Place(), count: clipCount)
        let table = DigitSets(replacingSlotsOf: grammar.table, scale: grammar.range.lowerBound.scale).table
        var marking = EndMarking(table, clipCount: clipCount)
        marking.silent = try Self.silentSets(table, grammar, clipCount: clipCount)
        var amounts: WitnessMeasure.Value?
        if !table.amounts.isEmpty {
            let marked = try AmountGrammar(
                proving: marking.markedTable(), clipCount: 2 * clipCount, range: grammar.range)
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
        // What slots say is not looked at here: SlotProof does.
        case .slot: break
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
            let grammar = try AmountGrammar(proving: probed, clipCount: count, range: grammar.range)
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

extension NumberTable {
    /// Changes each list of operations, which comes with the name of its set.
    fileprivate mutating func mapLists(_ change: ([Operation], _ set: String) -> [Operation]) {
        for (name, rules) in sets.sorted(by: { $0.key < $1.key }) {
            for (index, rule) in rules.enumerated() {
                sets[name]?[index] = rule.mapLists { change($0, name) }
            }
        }
    }
}
