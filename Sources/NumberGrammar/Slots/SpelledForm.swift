/// The form of a text that is spelled, place by place: which symbols may stand where.
package struct SpelledForm: Sendable {
    /// A place of the longest text.
    package struct Place: Sendable {
        package let symbols: [Unicode.Scalar]
        /// Whether a text may go on without it.
        package let isOptional: Bool
    }

    package let places: [Place]
    /// Every symbol of some place, once.
    package let symbols: [Unicode.Scalar]

    package init(_ groups: [NumberTable.Slot.Spelling.Group]) {
        places = groups.flatMap { group in
            let symbols = Array(group.symbols.unicodeScalars)
            return (0..<group.max).map { Place(symbols: symbols, isOptional: $0 >= group.min) }
        }
        var symbols: [Unicode.Scalar] = []
        for group in groups {
            for symbol in group.symbols.unicodeScalars where !symbols.contains(symbol) { symbols.append(symbol) }
        }
        self.symbols = symbols
    }

    /// The places that a text of no symbols yet can be before, as bits: `places.count` is the end.
    package var start: UInt64 { closed(1) }

    /// Whether a text may end before one of these places.
    package func isEnd(_ places: UInt64) -> Bool { places >> UInt64(self.places.count) & 1 == 1 }

    /// The places that a text can be before after one more symbol.
    package func next(_ before: UInt64, _ symbol: Unicode.Scalar) -> UInt64 {
        var after: UInt64 = 0
        for (index, place) in places.enumerated()
        where before >> UInt64(index) & 1 == 1 && place.symbols.contains(symbol) {
            after |= 1 << UInt64(index + 1)
        }
        return closed(after)
    }

    /// With the places that are come to by leaving optional ones out.
    private func closed(_ places: UInt64) -> UInt64 {
        var places = places
        for (index, place) in self.places.enumerated() where place.isOptional && places >> UInt64(index) & 1 == 1 {
            places |= 1 << UInt64(index + 1)
        }
        return places
    }
}
