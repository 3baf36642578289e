import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

extension VoicePack {
    /// The amount, and each number of the slots, as a pack of its own.
    var numberParts: [VoicePack] {
        (saysAmounts ? [amountPart] : []) + slotNumbers
    }

    /// Each number of the slots, as a pack of its own.
    var slotNumbers: [VoicePack] { slots.flatMap(numbers) }

    /// The ids of clips that slots say besides numbers.
    var slotClips: Set<String> {
        Set(
            slots.flatMap { slot -> [String] in
                switch slot.kind {
                case .choice(let choices): choices.values.flatMap(\.self)
                case .spell(_, let clips, _, let double, _): clips.values.flatMap(\.self) + (double.map { [$0] } ?? [])
                case .fields(let fields):
                    fields.months.flatMap(\.self) + fields.patterns.flatMap(\.say).compactMap(\.clip)
                case .number, .duration: []
                }
            })
    }

    private func numbers(of slot: Slot) -> [VoicePack] {
        switch slot.kind {
        case .number(let range, let patterns, let words): [numberPart(range, patterns, words)]
        case .choice, .spell: []
        case .fields(let fields):
            zip(fields.patterns, fields.said).flatMap { pattern, numbers in
                pattern.say.compactMap { item in
                    guard case .field(let field, let set) = item, field != .month else { return nil }
                    return numberPart(set, among: numbers[field] ?? [])
                }
            }
        case .duration(let range, let parts):
            parts.enumerated().compactMap { place, part in
                numberPart(0, counts(of: place, in: parts.map(\.unit), upTo: range.upperBound), part)
            }
        }
    }
}
