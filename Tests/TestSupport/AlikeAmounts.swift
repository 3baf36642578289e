package import NumberGrammar

/// The smallest amount that is said like another one, and the smallest other one, by looking at every amount
/// that is said.
///
/// - Parameters:
///   - spellings: what each clip says.
///   - amounts: minor units.
package func alikeAmounts(
    _ grammar: AmountGrammar, _ spellings: [[UInt32]], _ amounts: ClosedRange<Int64>
) throws -> [Int64]? {
    let scale = grammar.range.lowerBound.scale
    func said(_ amount: Int64) throws -> [UInt32]? {
        let amount = try Amount(minorUnits: amount, scale: scale)
        // Nothing else is refused within the range.
        return try? grammar.clips(amount: amount).flatMap { spellings[$0] }
    }
    // Only the hashes are kept: of a million amounts the texts would not fit.
    var hashes: [(hash: Int, amount: Int64)] = []
    hashes.reserveCapacity(amounts.count)
    for amount in amounts {
        if let text = try said(amount) { hashes.append((text.hashValue, amount)) }
    }
    hashes.sort { ($0.hash, $0.amount) < ($1.hash, $1.amount) }
    var smallest: [Int64]?
    var start = 0
    while start < hashes.count {
        var end = start + 1
        while end < hashes.count, hashes[end].hash == hashes[start].hash { end += 1 }
        if end - start > 1 {
            var first: [[UInt32]: Int64] = [:]
            for (_, amount) in hashes[start..<end] {
                guard let text = try said(amount) else { continue }
                guard let other = first[text] else {
                    first[text] = amount
                    continue
                }
                // The first pair of its text, which has the smallest two.
                first[text] = .max
                if other < .max, other < smallest?[0] ?? .max { smallest = [other, amount] }
            }
        }
        start = end
    }
    return smallest
}
