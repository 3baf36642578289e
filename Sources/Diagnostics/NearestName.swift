/// Finds what somebody meant who wrote a name that does not exist.
package struct NearestName {
    private let candidates: [(name: String, bytes: [UInt8])]
    /// How many more comparisons are made; then there are no more answers, so that large inputs stay quick.
    private var budget = 1_000_000

    package init(among candidates: some Sequence<String>) {
        self.candidates = candidates.map { ($0, Array($0.lowercased().utf8)) }
    }

    /// The candidate that differs least: in case only, or by one slip (two in names of six and more characters). A slip
    /// is a character that is missing, added, wrong, or swapped with its neighbour.
    package mutating func callAsFunction(_ name: String) -> String? {
        let bytes = Array(name.lowercased().utf8)
        guard bytes.count <= 64, budget >= candidates.count else { return nil }
        budget -= candidates.count
        var best: (name: String, distance: Int)?
        var limit = bytes.count < 3 ? 0 : bytes.count < 6 ? 1 : 2
        for candidate in candidates {
            guard let distance = Self.distance(bytes, candidate.bytes, limit: limit) else { continue }
            best = (candidate.name, distance)
            if distance == 0 { break }
            limit = distance - 1
        }
        return best?.name
    }

    /// The optimal string alignment distance; nil if it exceeds `limit`.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        if limit == 0 { return left == right ? 0 : nil }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(
                    previous[column] + (byte == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            guard current.contains(where: { $0 <= limit }) else { return nil }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }
}
