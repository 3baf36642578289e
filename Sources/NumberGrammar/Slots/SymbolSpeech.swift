/// The way to say the symbols of a spelled slot.
package struct SymbolSpeech: Sendable {
    private let symbols: [Unicode.Scalar]
    private let spoken: [[Int]]
    /// The number of symbols that are said, counted from the end; nil for all.
    package let last: Int?
    /// The clips before a symbol that stands twice, in the place of saying it twice; nil if each is said.
    package let double: [Int]?
    /// The clips between two groups.
    package let pause: [Int]
    /// The numbers of symbols to come where a group begins.
    package let boundaries: [Int]

    init(_ spelling: NumberTable.Slot.Spelling) {
        var (symbols, spoken): ([Unicode.Scalar], [[Int]]) = ([], [])
        for symbol in spelling.clips.keys {
            guard let scalar = symbol.unicodeScalars.first, let clips = spelling.clips[symbol] else { continue }
            symbols.append(scalar)
            spoken.append(clips)
        }
        (self.symbols, self.spoken) = (symbols, spoken)
        (last, double, pause) = (spelling.last, spelling.double, spelling.pause ?? [])
        var (boundaries, rest): ([Int], Int) = ([], 0)
        for size in (spelling.groups ?? []).dropFirst().reversed() {
            rest += size
            boundaries.append(rest)
        }
        self.boundaries = boundaries
    }

    /// The clips of a symbol; nil of one that is not said.
    package func clips(of symbol: Unicode.Scalar) -> [Int]? { symbols.firstIndex(of: symbol).map { spoken[$0] } }

    /// The clips of a text's symbols one by one; of one that stands twice in a group, where that is said so, once behind the word
    /// for it. What is more than all groups stands in the first one.
    func said(_ text: [Unicode.Scalar]) throws(SlotFault) -> [Int] {
        let symbols = text.suffix(last ?? text.count)
        var said: [Int] = []
        var place = symbols.startIndex
        while place < symbols.endIndex {
            guard let clips = clips(of: symbols[place]) else { throw .unsaid }
            let rest = symbols.endIndex - place
            if place > symbols.startIndex, boundaries.contains(rest) { said += pause }
            if let double, rest > 1, symbols[place] == symbols[place + 1], !boundaries.contains(rest - 1) {
                said += double
                place += 1
            }
            said += clips
            place += 1
        }
        return said
    }
}
