import NumberGrammar
import VoiceAssetCore

/// Reads a slot of pack.yml that says how long something takes: `duration`, and `hours`, `minutes` and `seconds` with their
/// words.
struct DurationReader {
    private static let units: [NumberTable.Field] = [.hours, .minutes, .seconds]

    let numbers: NumbersReader

    func duration(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ positions: inout [String: SourcePosition],
        _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        guard
            let keys = PackRecord(
                pair.field, required: ["duration"], optional: Self.units.map(\.rawValue), &findings),
            let field = keys["duration"]
        else { return nil }
        if !numbers.isDeclared {
            findings.add(.packReference, "duration numbers", at: field.position)
        }
        let said = Self.units.filter { keys[$0.rawValue] != nil }
        guard !said.isEmpty else {
            findings.add(.packMissingKey, "no unit", ["key": .piece(pair.key)], at: pair.field.position)
            return nil
        }
        let form = NumberTable.Form.duration(said)
        let range = Self.range(field, form, &findings)
        var parts: [VoicePack.Slot.DurationPart] = []
        for name in said {
            guard let unit = keys[name.rawValue],
                let part = part(unit, pair.key, name, &clips, &positions, &findings)
            else { continue }
            parts.append(part)
            guard let range, range.upperBound < form.worth(of: name) else { continue }
            findings.add(.packValue, "unit too long", ["name": .text(name.rawValue)], at: unit.position)
        }
        return range.map { .duration(range: $0, parts: parts) }
    }

    private static func range(
        _ field: PackField, _ form: NumberTable.Form, _ findings: inout FileFindings
    ) -> ClosedRange<Int64>? {
        guard let text = field.text(&findings) else { return nil }
        let ends = FieldsReader.ends(of: text)
        let ranks = ends.map { form.rank(of: $0) }
        guard ranks.count == 2, let first = ranks[0], let last = ranks[1], first <= last, last > 0 else {
            findings.add(.packValue, "duration", ["text": .piece(text)], at: field.position)
            return nil
        }
        if let range = form.range(ends[0], ends[1]) { return range }
        findings.add(
            .packLimit, "durations", ["text": .piece(text), "most": .count(NumberTable.Form.maximumCount)],
            at: field.position)
        return nil
    }

    /// The words by plural category, or one clip for all of them; and `say`, if it is not the number and the word.
    private func part(
        _ field: PackField, _ slot: String, _ unit: NumberTable.Field, _ clips: inout ClipReferences,
        _ positions: inout [String: SourcePosition], _ findings: inout FileFindings
    ) -> VoicePack.Slot.DurationPart? {
        var patterns = [VoicePack.AmountPattern(say: [.part(.init(.integer)), .part(.init(.major))])]
        if case .text(let id) = field.node.content {
            clips.check(id, at: field.position, &findings)
            return .init(unit: unit, patterns: patterns, words: ["other": id])
        }
        guard let keys = PackRecord(field, optional: WordsReader.pluralCategories + ["say"], &findings) else {
            return nil
        }
        var words: [String: String] = [:]
        for category in keys.sorted where category.key != "say" {
            words[category.key] = clips.id(category, &findings)
        }
        if let say = keys["say"] {
            var sayings = PhraseReader(numbers: numbers, wordUnits: [], hasAmount: true, scale: 0)
            sayings.counted = "the slot"
            let read = SlotReader.patterns(say, sayings, 0, &clips, &findings)
            for (text, position) in read.positions { positions["\(slot) \(text)"] = position }
            patterns = read.value.map(SlotReader.withWordOfMajor)
        }
        let saysWord = patterns.contains { $0.say.contains { $0.part?.kind == .major } }
        if saysWord == words.isEmpty {
            findings.add(
                .packReference, saysWord ? "no words of a unit" : "unsaid words of a unit", ["key": .piece(field.key)],
                at: field.position)
        }
        return .init(unit: unit, patterns: patterns, words: words)
    }
}
