/// How different two sounds are, whatever their pace: dynamic time warping. (Sakoe and Chiba: Dynamic Programming
/// Algorithm Optimization for Spoken Word Recognition, 1978)
package enum TimeWarping {
    /// The mean distance of the frames of two utterances along the best alignment in time, decibels; 0 is the same, ∞
    /// if one has none. The alignment stays within a quarter of the length of the diagonal.
    package static func distance(_ first: [SpectralFrame], _ second: [SpectralFrame]) -> Double {
        distance(first.count, second.count, reach: max(3, max(first.count, second.count) / 4)) { row, column in
            first[row].distance(to: second[column])
        }
    }

    /// The same of an utterance and the beginning of another that is most like it; ∞ if the other has none of such a
    /// length.
    ///
    /// The beginning has at least 0.6 and at most 1.6 times the frames of the utterance.
    package static func distance(_ utterance: [SpectralFrame], toBeginningOf other: [SpectralFrame]) -> Double {
        let rows = utterance.count
        let ends = max(1, rows * 3 / 5)...max(1, rows * 8 / 5)
        guard rows > 0, other.count >= ends.lowerBound else { return .infinity }
        let columns = min(other.count, ends.upperBound)
        var previous = [Float](repeating: .infinity, count: columns + 1)
        previous[0] = 0
        for row in 0..<rows {
            var current = [Float](repeating: .infinity, count: columns + 1)
            for column in max(0, row * 3 / 5 - 2)..<min(columns, row * 8 / 5 + 3) {
                let cost = utterance[row].distance(to: other[column])
                current[column + 1] = min(
                    previous[column] + 2 * cost, previous[column + 1] + cost, current[column] + cost)
            }
            previous = current
        }
        return (ends.lowerBound...columns).reduce(.infinity) { min($0, Double(previous[$1]) / Double(rows + $1)) }
    }

    /// The mean cost along the cheapest alignment of two sequences; ∞ if one is empty.
    ///
    /// A step in both counts twice, so that every alignment has the same weight.
    /// - Parameters:
    ///   - rows: elements of one sequence, and `columns` of the other.
    ///   - reach: how far the alignment may be off the diagonal, in elements of the other.
    ///   - cost: of aligning an element of the one with one of the other, by their indexes.
    package static func distance(_ rows: Int, _ columns: Int, reach: Int, cost: (Int, Int) -> Float) -> Double {
        guard rows > 0, columns > 0 else { return .infinity }
        var previous = [Float](repeating: .infinity, count: columns + 1)
        previous[0] = 0
        for row in 0..<rows {
            var current = [Float](repeating: .infinity, count: columns + 1)
            let diagonal = row * columns / rows
            let end = row == rows - 1 ? columns : min(columns, diagonal + reach + 1)
            for column in max(0, diagonal - reach)..<end {
                let cost = cost(row, column)
                current[column + 1] = min(
                    previous[column] + 2 * cost, previous[column + 1] + cost, current[column] + cost)
            }
            previous = current
        }
        return Double(previous[columns]) / Double(rows + columns)
    }
}
