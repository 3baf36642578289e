/// The way to say the symbols of a spelled slot.
package struct SymbolSpeech: Sendable {
    /// The clips of each symbol.
    package let clips: [Unicode.Scalar: [Int]]
    /// The number of symbols that are said, counted from the end; nil for all.
    package let last: Int?
    /// The clips before a symbol that stands twice, in the place of saying it twice; nil if each is said.
    package let double: [Int]?
    /// The clips between two groups.
    package let pause: [Int]
    /// The numbers of symbols to come where a group begins.
    package let boundaries: Set<Int>

    init(_ spelling: NumberTable.Slot.Spelling) {
        let clips = spelling.clips.compactMap { symbol, clips in symbol.unicodeScalars.first.map { ($0, clips) } }
        self.clips = Dictionary(clips) { first, _ in first }
        (last, double, pause) = (spelling.last, spelling.double, spelling.pause ?? [])
        var (boundaries, rest): (Set<Int>, Int) = ([], 0)
        for size in (spelling.groups ?? []).dropFirst().reversed() {
            rest += size
            boundaries.insert(rest)
        }
        self.boundaries = boundaries
    }

    /// The clips of a text's symbols one by one; of one that stands twice in a group, where that is said so, once behind the word
    /// for it. What is more than all groups stands in the first one.
    func said(_ text: [Unicode.Scalar]) throws(SlotFault) -> [Int] {
        let symbols = text.suffix(last ?? text.count)
        var said: [Int] = []
        var place = symbols.startIndex
        while place < symbols.endIndex {
            guard let clips = clips[symbols[place]] else { throw .unsaid }
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
