extension AmountGrammar {
    /// The most values of a slot in a sample.
    private static let mostSampled = 300

    /// Values for an announcement with slots, by the slots' names, that together say every choice, every symbol, the ends of
    /// each range and the numbers at which rules begin; at last without each slot that can be left out.
    package func sample(announcement id: String) -> [[String: String]] {
        guard let items = table.announcements[id], let infos = slots(announcement: id), !infos.isEmpty else { return [] }
        let texts = infos.map { Self.spread(sampledTexts($0)) }
        let count = texts.map(\.count).max() ?? 0
        var tuples = (0..<count).map { index in
            Dictionary(zip(infos, texts).map { ($0.name, $1[index % max(1, $1.count)]) }) { first, _ in first }
        }
        guard let first = tuples.first else { return [] }
        for case .slot(let name, isOptional: true) in items {
            var tuple = first
            tuple[name] = nil
            tuples.append(tuple)
        }
        return tuples
    }

    private func sampledTexts(_ info: SlotInfo) -> [String] {
        guard let slot = slots[info.name] else { return amountsOnTrial.map(\.description) }
        switch slot {
        case .number(let grammar): return grammar.amountsOnTrial.map(\.description)
        case .choice(let choices): return choices.keys.sorted()
        case .spell(let form, _, _): return form.sample
        }
    }

    /// So many of them that somebody can look at each, from the first to the last.
    private static func spread(_ texts: [String]) -> [String] {
        guard texts.count > mostSampled else { return texts }
        return (0..<mostSampled).map { texts[$0 * (texts.count - 1) / (mostSampled - 1)] }
    }
}

extension SpelledForm {
    /// Texts in which every symbol is at every place where it can be: the longest ones, and one without optional places.
    package var sample: [String] {
        let orders = places.map { $0.symbols.sorted() }
        let count = orders.map(\.count).max() ?? 0
        func text(_ index: Int, _ isTaken: (Place) -> Bool) -> String {
            var text = String.UnicodeScalarView()
            for (place, order) in zip(places, orders).enumerated() where isTaken(order.0) {
                // Neighbours differ where they can.
                text.append(order.1[(index + place) % order.1.count])
            }
            return String(text)
        }
        let shortest = text(0) { !$0.isOptional }
        return (0..<count).map { text($0) { _ in true } } + (places.contains(where: \.isOptional) ? [shortest] : [])
    }
}
