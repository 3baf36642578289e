import NumberGrammar
import VoiceAssetCore

/// Reads how the symbols of a slot are parted: `groups` and `pause`.
struct GroupsReader {
    /// The pause between two groups if pack.yml names none.
    private static let usualPause = "200ms"

    /// The most symbols that are said.
    let most: Int

    func grouping(
        _ groups: PackField?, pause: PackField?, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> VoicePack.Slot.Grouping? {
        guard let groups else {
            if let pause {
                findings.add(
                    .packReference, at: pause.position, found: "`pause` is there, and no `groups`",
                    advice: "add them, such as `groups: [3, 4, 4]`, or remove it")
            }
            return nil
        }
        let sizes = (groups.items(limit: NumberTable.Slot.maximumSymbols, &findings) ?? []).compactMap { item in
            item.integer(from: 1, &findings).map { Int(min($0, Int64(most) + 1)) }
        }
        let isParted = sizes.count > 1 && sizes.dropFirst().reduce(0, +) < most
        if !isParted || sizes.reduce(0, +) > most {
            let shown = sizes.map(String.init).joined(separator: ", ")
            findings.add(
                .packValue, at: groups.position, found: "`groups` is [\(shown)], and at most \(most) symbols are said",
                advice: "write how many symbols each group has, at least two groups, such as `groups: [3, 4, 4]`")
            return nil
        }
        guard let length = pause == nil ? Self.usualPause : pause?.text(&findings) else { return nil }
        let position = pause?.position ?? groups.position
        guard let silence = Pause(length: length) else {
            findings.add(
                .packValue, at: position, found: "no pause: \(quoted(length))",
                limit: "\(Pause.lengths.lowerBound) to \(Pause.lengths.upperBound) ms",
                advice: "write its length in milliseconds, such as `pause: 300ms`")
            return nil
        }
        clips.add(silence, at: position, &findings)
        return .init(sizes: sizes, pause: silence)
    }
}
