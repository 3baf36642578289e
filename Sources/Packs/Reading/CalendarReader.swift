import NumberGrammar
import VoiceAssetCore

/// Reads a slot of pack.yml that says a date: `date`, `months` and `say`.
struct CalendarReader {
    private typealias Calendar = VoicePack.Slot.Calendar
    private static let maximumItems = 100
    private static let thisCentury = "YYYY-MM-DD"

    let numbers: NumbersReader

    func calendar(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        guard let keys = PackRecord(pair.field, required: ["date", "say"], optional: ["months"], &findings),
            let date = keys["date"], let say = keys["say"]
        else { return nil }
        if !numbers.isDeclared {
            findings.add(.packReference, "date numbers", at: date.position)
        }
        let range = Self.range(date, &findings)
        let months = keys["months"].map { Self.months($0, &clips, &findings) } ?? []
        let patterns = patterns(say, &clips, &findings)
        let saysMonth = patterns.contains { $0.say.contains(.month) }
        if saysMonth != (keys["months"] != nil) {
            findings.add(
                .packReference, saysMonth ? "no months" : "unsaid months", at: keys["months"]?.position ?? say.position)
        }
        guard patterns.count <= NumberTable.Slot.Calendar.maximumPatterns else {
            findings.add(
                .packLimit, "patterns",
                ["count": .count(patterns.count), "most": .count(NumberTable.Slot.Calendar.maximumPatterns)],
                at: say.position)
            return nil
        }
        return range.map { .date(Calendar(range: $0, months: months, patterns: patterns)) }
    }

    private static func range(_ field: PackField, _ findings: inout FileFindings) -> ClosedRange<CalendarDate>? {
        guard let text = field.text(&findings) else { return nil }
        let ends = (text == thisCentury ? ["2000-01-01", "2099-12-31"] : ClockReader.ends(of: text))
            .map { CalendarDate($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
            findings.add(
                .packValue, "date", ["text": .piece(text), "thisCentury": .text(thisCentury)], at: field.position)
            return nil
        }
        guard last.year - first.year < NumberTable.Slot.Calendar.maximumYears else {
            findings.add(
                .packLimit, "years", ["text": .piece(text), "most": .count(NumberTable.Slot.Calendar.maximumYears)],
                at: field.position)
            return nil
        }
        return first...last
    }

    private static func months(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [[String]] {
        let items = field.items(limit: maximumItems, &findings) ?? []
        if items.count != 12 {
            findings.add(.packValue, "months", ["count": .count(items.count)], at: field.position)
        }
        return items.map { SlotReader.ids($0, &clips, &findings) }
    }

    // MARK: What is said

    private func patterns(
        _ say: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [Calendar.Pattern] {
        guard case .list(let items) = say.node.content, case .mapping? = items.first?.content else {
            return [.init(days: 1...31, months: 1...12, say: self.items(say, &clips, &findings))]
        }
        return (say.items(limit: Self.maximumItems, &findings) ?? []).compactMap { item -> Calendar.Pattern? in
            guard let keys = PackRecord(item, required: ["say"], optional: ["when"], &findings), let said = keys["say"]
            else { return nil }
            let when = keys["when"].flatMap { PackRecord($0, optional: ["day", "month"], &findings) }
            return Calendar.Pattern(
                days: when?["day"].flatMap { ClockReader.span($0, from: 1, below: 32, &findings) } ?? 1...31,
                months: when?["month"].flatMap { ClockReader.span($0, from: 1, below: 13, &findings) } ?? 1...12,
                say: self.items(said, &clips, &findings))
        }
    }

    private func items(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [Calendar.Item] {
        var said: [Calendar.Item] = []
        var places: [Pause.Item] = []
        defer { Pause.checkPlaces(places, &findings) }
        for item in field.items(limit: Self.maximumItems, &findings) ?? [] {
            guard let text = item.text(&findings) else { continue }
            places.append(Pause.isMeant(by: text) ? .pause(item.position) : .always)
            if Pause.isMeant(by: text) {
                if let id = clips.pause(text, at: item.position, &findings) { said.append(.clip(id)) }
                continue
            }
            guard PhraseItem.isMeant(by: text) else {
                clips.check(text, at: item.position, &findings)
                said.append(.clip(text))
                continue
            }
            guard let part = Self.part(text) else {
                findings.add(.packReference, "date slot", ["text": .piece(text)], at: item.position)
                continue
            }
            if said.contains(where: { $0.field == part.field }) {
                findings.add(.packValue, "said twice", ["text": .piece(text)], at: item.position)
            }
            said.append(part)
        }
        return said
    }

    /// A part of a date with its braces, read as `{integer %set}` is; nil if the text is none.
    private static func part(_ text: String) -> Calendar.Item? {
        if text == "{month}" { return .month }
        for (name, make) in [("day", Calendar.Item.day), ("year", Calendar.Item.year)] where text.hasPrefix("{\(name)")
        {
            guard let part = AmountPart(text.replacing("{\(name)", with: "{integer")), part.kind == .integer else {
                continue
            }
            return make(part.ruleSet)
        }
        return nil
    }
}
