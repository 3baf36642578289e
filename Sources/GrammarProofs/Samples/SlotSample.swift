package import NumberGrammar

extension AmountGrammar {
    /// Values for an announcement with slots, by the slots' names, that together say every choice, every symbol, the ends of
    /// each range and every edge of the machines that say numbers; at last without each slot that can be left out.
    ///
    /// - Parameters:
    ///   - most: the most values of a slot; of more, some are left out.
    ///   - numbers: those of a grammar that are to be said.
    package func sample(
        announcement id: String, most: Int = 300, numbers: (OrderedValues) -> [Amount] = \.edgeAmounts
    ) -> [[String: String]] {
        guard let items = table.announcements[id], let infos = slots(announcement: id), !infos.isEmpty else {
            return []
        }
        let texts = infos.map { Self.spread(sampledTexts($0, numbers), most) }
        let count = texts.map(\.count).max() ?? 0
        var tuples = (0..<count).map { index in
            Dictionary(zip(infos, texts).map { ($0.name, $1[index % max(1, $1.count)]) }) { first, _ in first }
        }
        guard let first = tuples.first else { return [] }
        for case .slot(let name, isOptional: true) in items {
            tuples.append(first.filter { $0.key != name })
        }
        return tuples
    }

    /// The texts of the values just outside the range of a slot that has one, or of the amount.
    package func neighbours(ofSlot name: String) -> [String] {
        let values: OrderedValues
        switch slots[name] {
        case nil: values = amounts
        case .ordered(let own): values = own
        case .choice, .spell: return []
        }
        // A step is an hour at most, 3600 ranks, but from the last day of a year, which is 8870.
        let (low, high) = (values.range.lowerBound, values.range.upperBound)
        let before = values.form.ranks(in: max(0, low - 3600)...low).suffix(2).dropLast()
        let after = values.form.ranks(in: high...(high + 10_000)).prefix(2).dropFirst()
        return (before + after).map(values.form.text).filter { !$0.isEmpty }
    }

    private func sampledTexts(_ info: SlotInfo, _ numbers: (OrderedValues) -> [Amount]) -> [String] {
        switch slots[info.name] {
        case nil: return numbers(amounts).map(\.description)
        case .ordered(let values): return values.amounts == nil ? values.sample : numbers(values).map(\.description)
        case .choice(let choices): return choices.keys.inOrder()
        case .spell(let form, let speech): return speech.double == nil ? form.sample : form.sample + form.doubledSample
        }
    }

    /// So many of them that somebody can look at each, from the first to the last.
    private static func spread(_ texts: [String], _ most: Int) -> [String] {
        guard texts.count > most else { return texts }
        return (0..<most).map { texts[$0 * (texts.count - 1) / (most - 1)] }
    }
}

extension SpelledForm {
    /// The longest text of each symbol that stands wherever it can.
    package var doubledSample: [String] {
        symbols.inOrder(by: <).map { symbol in
            let text = places.map { $0.symbols.contains(symbol) ? symbol : $0.symbols.min() ?? symbol }
            return String(String.UnicodeScalarView(text))
        }
    }

    /// Texts in which every symbol is at every place where it can be: the longest ones, and one without optional places.
    package var sample: [String] {
        let orders = places.map { $0.symbols.inOrder(by: <) }
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
