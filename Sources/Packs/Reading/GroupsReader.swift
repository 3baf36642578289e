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
                findings.add(.packReference, "groups of a pause", at: pause.position)
            }
            return nil
        }
        let items = groups.items(limit: NumberTable.Slot.maximumSymbols, &findings) ?? []
        let sizes = items.compactMap { item in item.integer(from: 1, &findings).map { Int(min($0, Int64(most) + 1)) } }
        // An item that is no size is a fault of its own, and so is a list of none.
        guard !items.isEmpty, sizes.count == items.count else { return nil }
        let isParted = sizes.count > 1 && sizes.dropFirst().reduce(0, +) < most
        if !isParted || sizes.reduce(0, +) > most {
            let shown = sizes.map(String.init).joined(separator: ", ")
            findings.add(.packValue, "groups", ["shown": .text(shown), "most": .count(most)], at: groups.position)
            return nil
        }
        guard let length = pause == nil ? Self.usualPause : pause?.text(&findings) else { return nil }
        let silence = clips.pause(
            Pause(length: length), written: length, example: "`pause: 300ms`", at: pause?.position ?? groups.position,
            &findings)
        return silence.map { .init(sizes: sizes, pause: $0) }
    }
}
