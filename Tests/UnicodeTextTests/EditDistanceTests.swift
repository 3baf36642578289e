import TestSupport
import Testing
import VoiceAssetUnicodeText

@Suite struct EditDistanceTests {
    private func letters(_ word: String) -> [Unicode.Scalar] { Array(word.unicodeScalars) }

    /// As the definition has it, without a table.
    private func slips(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], swaps: Bool) -> Int {
        guard let last = left.last, let other = right.last else { return max(left.count, right.count) }
        let (shorter, fewer) = (Array(left.dropLast()), Array(right.dropLast()))
        var best = min(
            slips(shorter, right, swaps: swaps) + 1, slips(left, fewer, swaps: swaps) + 1,
            slips(shorter, fewer, swaps: swaps) + (last == other ? 0 : 1))
        if swaps, let before = shorter.last, let previous = fewer.last, last == previous, before == other {
            best = min(best, slips(shorter.dropLast(), fewer.dropLast(), swaps: swaps) + 1)
        }
        return best
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func keepsToTheDefinition(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func word() -> [Unicode.Scalar] {
            (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                ["a", "b", "я"].randomElement(using: &generator)!
            }
        }
        for _ in 0..<60 {
            let (left, right) = (word(), word())
            for (distance, swaps) in [(EditDistance.levenshtein, false), (.optimalStringAlignment, true)] {
                let slips = slips(left, right, swaps: swaps)
                for limit in 0...6 {
                    #expect(distance.between(left, right, limit: limit) == (slips <= limit ? slips : nil))
                }
                let longest = Double(max(left.count, right.count))
                #expect(distance.share(left, right) == (longest > 0 ? Double(slips) / longest : 0))
            }
        }
    }

    @Test(arguments: [("kitten", "sitting", 3, 3), ("ca", "abc", 3, 3), ("teh", "the", 2, 1), ("пять", "девять", 3, 3)])
    func counts(left: String, right: String, levenshtein: Int, alignment: Int) {
        let (left, right) = (letters(left), letters(right))
        #expect(EditDistance.levenshtein.between(left, right, limit: 9) == levenshtein)
        #expect(EditDistance.optimalStringAlignment.between(left, right, limit: 9) == alignment)
    }
}
