import NumberGrammar
import VoiceAssetGrammarProofs
import VoiceSplicer

/// Values of an announcement with slots for golden vectors: those that say everything, and those that nobody says.
struct SlotVectors {
    let all: [[String: String]]

    /// - Parameter most: the most values of a slot that are said; of more, some are left out.
    init(_ splicer: PackSplicer, _ id: String, _ slots: [PackSplicer.Slot], most: Int) {
        let grammar = try? splicer.manifest.amountGrammar()
        let said = grammar?.sample(announcement: id, most: most) ?? []
        let first = said.first ?? [:]
        var refused: [[String: String]] = [first.merging(["no-such-slot": "1"]) { first, _ in first }]
        for slot in slots {
            var values = first
            values[slot.name] = nil
            refused.append(values)
            for text in Self.wrong + (grammar?.neighbours(ofSlot: slot.name) ?? []) {
                values[slot.name] = text
                refused.append(values)
            }
        }
        all = said.isEmpty ? [] : said + refused
    }

    /// Texts that few slots say: of one that does, it is another vector that is said.
    private static let wrong = [
        "", " ", "-1", "007", "1e3", "1,5", "0.5", "\u{661}", "\u{1F600}", String(repeating: "9", count: 40),
    ]
}
