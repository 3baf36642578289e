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
                case .time(let clock):
                    clock.patterns.flatMap(\.say).compactMap { if case .clip(let id) = $0 { id } else { nil } }
                case .date(let calendar):
                    calendar.months.flatMap(\.self)
                        + calendar.patterns.flatMap(\.say).compactMap { if case .clip(let id) = $0 { id } else { nil } }
                case .number, .duration: []
                }
            })
    }

    private func numbers(of slot: Slot) -> [VoicePack] {
        switch slot.kind {
        case .number(let range, let patterns, let words): [numberPart(range, patterns, words)]
        case .choice, .spell: []
        case .time(let clock): numbers(of: clock)
        case .date(let calendar): numbers(of: calendar)
        case .duration(let range, let parts): numbers(of: parts, upTo: range.upperBound)
        }
    }

    private func numbers(of calendar: Slot.Calendar) -> [VoicePack] {
        calendar.patterns.flatMap { pattern in
            pattern.say.compactMap { item in
                switch item {
                case .clip, .month: nil
                case .day(let set): numberPart(set, among: Array(pattern.days))
                case .year(let set):
                    numberPart(set, among: [calendar.range.lowerBound.year, calendar.range.upperBound.year])
                }
            }
        }
    }

    /// - Parameter longest: seconds.
    private func numbers(of parts: [Slot.DurationPart], upTo longest: Int) -> [VoicePack] {
        parts.enumerated().compactMap { index, part in
            let most = min(longest, index == 0 ? longest : parts[index - 1].seconds - 1) / part.seconds
            guard let none = try? Amount("0", scale: 0), let most = try? Amount("\(most)", scale: 0) else { return nil }
            return numberPart(none...most, part.patterns, part.words)
        }
    }

    private func numbers(of clock: Slot.Clock) -> [VoicePack] {
        clock.patterns.enumerated().flatMap { index, pattern -> [VoicePack] in
            let (hours, minutes) = clock.numbers(of: index)
            return pattern.say.compactMap { item in
                switch item {
                case .clip: nil
                case .hour(let set): numberPart(set, among: hours)
                case .minute(let set): numberPart(set, among: minutes)
                }
            }
        }
    }
}
