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
    var hashes = SpokenHashes(grammar, spellings)
    let found = amounts.map { hashes.hash($0) }
    var smallest: [Int64]?
    var texts: [[UInt32]: Int64] = [:]
    for amount in sharing(found).map({ amounts.lowerBound + Int64($0) }) {
        guard let text = try said(amount) else { continue }
        guard let other = texts[text] else {
            texts[text] = amount
            continue
        }
        // The first pair of its text, which has the smallest two.
        texts[text] = .max
        if other < .max, other < smallest?[0] ?? .max { smallest = [other, amount] }
    }
    return smallest
}

/// The indexes of hashes that are there more than once, ascending.
private func sharing(_ hashes: [UInt64?]) -> [Int] {
    var bits = 4
    while 1 << bits < hashes.count * 2 { bits += 1 }
    let mask = 1 << bits - 1
    var slots = [Int32](repeating: -1, count: 1 << bits)
    var shared: Set<Int> = []
    for (index, hash) in hashes.enumerated() {
        guard let hash else { continue }
        var slot = Int(truncatingIfNeeded: hash >> 17) & mask
        while slots[slot] >= 0, hashes[Int(slots[slot])] != hash { slot = (slot + 1) & mask }
        if slots[slot] < 0 { slots[slot] = Int32(index) } else { shared.formUnion([Int(slots[slot]), index]) }
    }
    return shared.sorted()
}
