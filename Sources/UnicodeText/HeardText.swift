extension String {
    /// What is heard of a text, for comparison: without spaces, hyphens, invisible marks and case. `trente et-un` and
    /// `trente-et-un` are one reading.
    package var asHeard: String {
        var heard = String.UnicodeScalarView()
        for scalar in lowercased().unicodeScalars {
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .dashPunctuation, .control, .format: break
            default: heard.append(scalar)
            }
        }
        return String(heard)
    }

    /// Whether somebody who reads this aloud says the same as somebody who reads the other: besides what `asHeard` passes
    /// over, an apostrophe may have either form, and a stop or a comma may stand at the end. A question or an exclamation
    /// mark there is heard.
    package func isSaid(as other: String) -> Bool { self == other || asRead == other.asRead }

    private var asRead: String {
        var scalars = asHeard.unicodeScalars
        while let last = scalars.last, Self.silentEnds.contains(last) { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars.map { $0 == "\u{2019}" ? "'" : $0 }))
    }

    /// Full stops, commas, colons, semicolons and the like, in Latin, Arabic, Devanagari and East Asian scripts.
    private static let silentEnds: Set<Unicode.Scalar> = [
        ".", ",", ":", ";", "…", "،", "؛", "۔", "।", "。", "、", "，", "．", "：", "；",
    ]
}

/// How many letters part two words.
package enum EditDistance: Sendable {
    /// Letters that are missing, added or wrong. (Levenshtein 1966)
    case levenshtein
    /// The same, and two neighbours that changed places count once. (Damerau 1964, no letter being changed twice)
    case optimalStringAlignment

    /// The distance of two words; nil if it exceeds `limit`. Takes time in proportion to the product of their lengths.
    package func between(
        _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int
    ) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        if limit == 0 { return left == right ? 0 : nil }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in right.indices {
                let isSame = left[row] == right[column]
                var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if self == .optimalStringAlignment, row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            guard current.contains(where: { $0 <= limit }) else { return nil }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }

    /// The share of the longer word that differs, 0 … 1; 0 of two empty ones.
    package func share(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Double {
        let longest = max(left.count, right.count)
        guard longest > 0, let distance = between(left, right, limit: longest) else { return 0 }
        return Double(distance) / Double(longest)
    }
}
