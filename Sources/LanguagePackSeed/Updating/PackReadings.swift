import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

/// What a pack's amounts sound like, whether or not clips say it.
struct PackReadings {
    private let compiled: CompiledGrammar

    /// - Returns: nil if the rules don't say the pack's whole range, or slots or digits are said.
    init?(_ source: PackGrammar.Source) {
        compiled = PackGrammar.complete(source)
        guard source.pack.slots.isEmpty, source.pack.numbers != .iterated, compiled.grammar != nil else { return nil }
    }

    /// What is said for an amount in pieces; nothing if it is not said.
    private func pieces(_ amount: Amount) -> [String] {
        ((try? compiled.grammar?.clips(amount: amount)) ?? []).map { compiled.clips[$0].text }
    }

    /// An amount in words, for people.
    func text(_ amount: Amount) -> String { pieces(amount).map(ClipNames.spoken).joined(separator: " ") }

    /// The first of some amounts that both say and don't say alike, whatever spaces, hyphens and join marks they have.
    static func difference(_ first: Self, _ second: Self, among amounts: [Amount]) -> Amount? {
        func heard(_ amount: Amount, in readings: Self) -> String {
            SpellingCheck.heard(readings.pieces(amount).joined())
        }
        return amounts.sorted().first { amount in
            let (one, other) = (heard(amount, in: first), heard(amount, in: second))
            return !one.isEmpty && !other.isEmpty && one != other
        }
    }
}
