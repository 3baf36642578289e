/// How different two utterances sound, whatever their pace.
package enum TimeWarping {
    /// The mean distance of their frames along the best alignment in time, decibels. 0 is the same.
    ///
    /// Dynamic time warping within a quarter of the length of the diagonal. (Sakoe and Chiba: Dynamic Programming
    /// Algorithm Optimization for Spoken Word Recognition, 1978)
    package static func distance(_ first: [SpectralFrame], _ second: [SpectralFrame]) -> Double {
        guard !first.isEmpty, !second.isEmpty else { return .infinity }
        let reach = max(3, max(first.count, second.count) / 4)
        var previous = [Float](repeating: .infinity, count: second.count)
        for row in first.indices {
            var current = [Float](repeating: .infinity, count: second.count)
            let diagonal = row * second.count / first.count
            let last = row == first.count - 1 ? second.count - 1 : min(second.count - 1, diagonal + reach)
            for column in max(0, diagonal - reach)...max(last, max(0, diagonal - reach)) {
                let cost = first[row].distance(to: second[column])
                if row == 0, column == 0 {
                    current[column] = 2 * cost
                } else {
                    let diagonal = row > 0 && column > 0 ? previous[column - 1] + 2 * cost : .infinity
                    let down = row > 0 ? previous[column] + cost : .infinity
                    let across = column > 0 ? current[column - 1] + cost : .infinity
                    current[column] = min(diagonal, down, across)
                }
            }
            previous = current
        }
        return Double(previous[second.count - 1]) / Double(first.count + second.count)
    }
}
