package import NumberGrammar
package import VoiceAssetGrammarProofs

/// The smallest two amounts that are said alike, whatever announcements a grammar has; nil if there are none.
package func alikePair(
    _ grammar: AmountGrammar, _ spellings: [[UInt32]]
) throws -> (first: Amount, second: Amount)? {
    var table = grammar.table
    (table.announcements, table.slots) = (["x": [.amount]], [:])
    let amounts = try AmountGrammar(table, clipCount: spellings.count, range: grammar.range)
    let pair = try AnnouncementProof(amounts, samples: spellings.map { _ in 0 }).alike(spellings)
    guard let pair, let first = pair.0.read, let second = pair.1.read else { return nil }
    return (first, second)
}

extension AnnouncedTuple {
    /// The amount, with the fraction digits of its text.
    package var read: Amount? {
        amount.flatMap { text in
            try? Amount(text, scale: text.split(separator: ".").dropFirst().first?.utf8.count ?? 0)
        }
    }
}

extension AnnouncementProof.Length {
    /// The amount of the announcement, if it says one.
    package var amount: Amount? { tuple.read }
}
