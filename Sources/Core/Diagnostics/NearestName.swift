import VoiceAssetUnicodeText

/// Finds what somebody meant who wrote a name that does not exist.
package struct NearestName {
    private let candidates: [(name: String, letters: [Unicode.Scalar])]
    /// How many more comparisons are made; then there are no more answers, so that large inputs stay quick.
    private var budget = 1_000_000

    package init(among candidates: some Sequence<String>) {
        self.candidates = candidates.map { ($0, Array($0.lowercased().unicodeScalars)) }
    }

    /// The candidate that differs least: in case only, or by one slip (two in names of six and more characters). A slip
    /// is a character that is missing, added, wrong, or swapped with its neighbour.
    package mutating func callAsFunction(_ name: String) -> String? {
        let letters = Array(name.lowercased().unicodeScalars)
        guard letters.count <= 64, budget >= candidates.count else { return nil }
        budget -= candidates.count
        var best: (name: String, distance: Int)?
        var limit = letters.count < 3 ? 0 : letters.count < 6 ? 1 : 2
        for candidate in candidates {
            guard
                let distance = EditDistance.optimalStringAlignment.between(letters, candidate.letters, limit: limit)
            else { continue }
            best = (candidate.name, distance)
            if distance == 0 { break }
            limit = distance - 1
        }
        return best?.name
    }
}
