package import NumberGrammar

/// Where in announcements each clip is heard: at their end, before it, or both. A clip before something that may say nothing
/// counts as both.
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

    package init(_ grammar: AmountGrammar, clipCount: Int) throws(TooIntricate) {
        places = Array(repeating: Place(), count: clipCount)
        let paths =
            grammar.table.amounts.isEmpty ? nil : try DecimalAutomaton(grammar.amounts).map { SaidPaths($0.automaton) }
        let amounts = paths?.smallest(clipCount: clipCount)
        for items in grammar.table.announcements.values {
            var (canEnd, canGoOn) = (true, false)
            for item in items.reversed() {
                switch item {
                case .clip(let clip): note(clip, ends: canEnd, continues: canGoOn)
                // What other values say is not looked at here: `AnnouncementProof` does.
                case .slot: break
                case .amount:
                    for clip in 0..<clipCount {
                        if amounts?.within[clip] != nil { note(clip, ends: false, continues: true) }
                        if amounts?.last[clip] != nil { note(clip, ends: canEnd, continues: canGoOn) }
                    }
                }
                canGoOn = true
                canEnd = canEnd && item == .amount && paths?.smallestSilent != nil
            }
        }
        for clip in 0..<clipCount {
            let smallest = [amounts?.within[clip], amounts?.last[clip]].compactMap(\.self).min()
            places[clip].amount = smallest.flatMap {
                try? Amount(minorUnits: $0, scale: grammar.range.lowerBound.scale)
            }
        }
    }

    private mutating func note(_ clip: Int, ends: Bool, continues: Bool) {
        if ends { places[clip].ends = true }
        if continues { places[clip].continues = true }
    }
}
