import NumberGrammar

/// An announcement that each clip is heard in, and the smallest amount.
struct ClipWitnesses {
    typealias Witness = AnnouncementProof.Witness

    /// By clip; nil if no announcement says it.
    private(set) var witnesses: [Witness?]
    private let grammar: AmountGrammar

    /// - Parameter ended: what amounts say where nothing follows them, if that is known.
    init(_ grammar: AmountGrammar, clipCount: Int, ended: EndedAmounts?) throws(TooIntricate) {
        self.grammar = grammar
        witnesses = Array(repeating: nil, count: clipCount)
        let announcements = grammar.table.announcements.sorted { $0.key < $1.key }
        for (id, items) in announcements {
            for (place, item) in items.enumerated() {
                guard case .clip(let clip) = item else { continue }
                let heard = place == items.count - 1 ? grammar.endForms[clip] ?? clip : clip
                if witnesses[heard] == nil { witnesses[heard] = Witness(announcement: id, amount: nil) }
            }
        }
        let saying = announcements.filter { $0.value.contains(.amount) }
        // Where something follows, every announcement says the same of an amount.
        let within = saying.first { $0.value.dropLast().contains(.amount) || ended == nil }
        if let within {
            var search = AmountSearch(grammar, WitnessMeasure(clipCount: clipCount))
            if let value = try search.value() { note((0..<clipCount).map { value[$0] }, in: within.key) }
        }
        guard let ended, let last = saying.first(where: { $0.value.last == .amount }) else { return }
        note(heard(ended, clipCount), in: last.key)
    }

    /// The smallest amount with which each clip is heard where nothing follows the amount.
    private func heard(_ ended: EndedAmounts, _ clipCount: Int) -> [Int64?] {
        let smallest = ended.smallest(clipCount: clipCount)
        var numbers = smallest.within
        for (clip, number) in smallest.last.enumerated() {
            let heard = grammar.endForms[clip] ?? clip
            numbers[heard] = [numbers[heard], number].compactMap { $0 }.min()
        }
        return numbers
    }

    private mutating func note(_ numbers: [Int64?], in announcement: String) {
        let scale = grammar.range.lowerBound.scale
        for (clip, number) in numbers.enumerated() where witnesses[clip] == nil {
            guard let number else { continue }
            witnesses[clip] = Witness(
                announcement: announcement, amount: try? Amount(minorUnits: number, scale: scale))
        }
    }
}
