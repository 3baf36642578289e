import NumberGrammar
import VoiceAssetCore

/// Reads a slot of pack.yml that says a time of day: `time`, `clock`, `parts` and `say`.
struct ClockReader {
    private typealias Clock = VoicePack.Slot.Clock
    private static let maximumItems = 100
    private static let wholeDay = "HH:mm"

    let numbers: NumbersReader

    func clock(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ positions: inout [String: SourcePosition],
        _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        guard
            let keys = PackRecord(
                pair.field, required: ["time", "say"], optional: ["clock", "parts"], &findings),
            let time = keys["time"], let say = keys["say"]
        else { return nil }
        if !numbers.isDeclared {
            findings.add(.packReference, "time numbers", at: time.position)
        }
        let range = Self.range(time, &findings)
        let clock = keys["clock"].flatMap { Self.clock($0, &findings) } ?? 24
        let parts = keys["parts"].map { Self.parts($0, &clips, &findings) } ?? []
        let said = patterns(say, parts, hasParts: keys["parts"] != nil, &clips, &findings)
        for (text, position) in said.positions { positions["\(pair.key) \(text)"] = position }
        if let field = keys["parts"], !said.saysPart {
            findings.add(.packReference, "unsaid parts", at: field.position)
        }
        guard said.patterns.count <= NumberTable.Slot.Clock.maximumPatterns else {
            findings.add(
                .packLimit, "patterns of parts",
                ["count": .count(said.patterns.count), "most": .count(NumberTable.Slot.Clock.maximumPatterns)],
                at: say.position)
            return nil
        }
        let content = range.map { Clock(clock: clock, range: $0, patterns: said.patterns) }
        if let content, !said.patterns.isEmpty, said.patterns.indices.allSatisfy({ content.times(of: $0).isEmpty }) {
            findings.add(.packValue, "times unsaid", at: say.position)
        }
        return content.map { .time($0) }
    }

    // MARK: Times and spans

    private static func range(_ field: PackField, _ findings: inout FileFindings) -> ClosedRange<Int>? {
        guard let text = field.text(&findings) else { return nil }
        if text == wholeDay { return 0...1439 }
        let ends = ends(of: text).map { ClockTime($0) }
        if ends.count == 2, let first = ends[0], let last = ends[1], first.minutes <= last.minutes {
            return first.minutes...last.minutes
        }
        findings.add(.packValue, "time", ["text": .piece(text)], at: field.position)
        return nil
    }

    private static func clock(_ field: PackField, _ findings: inout FileFindings) -> Int? {
        guard let text = field.text(&findings) else { return nil }
        if let clock = Int(text), ["12", "24"].contains(text) { return clock }
        findings.add(.packValue, "clock", ["text": .piece(text)], at: field.position)
        return nil
    }

    /// The texts around three dots; the text alone without them.
    static func ends(of text: String) -> [String] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.count == 4 && parts[1].isEmpty && parts[2].isEmpty ? [parts[0], parts[3]] : [text]
    }

    /// A number, or two with three dots between them.
    static func span(
        _ field: PackField, from least: Int = 0, below limit: Int, _ findings: inout FileFindings
    ) -> ClosedRange<Int>? {
        guard let text = field.text(&findings) else { return nil }
        let numbers = ends(of: text).map { end -> Int? in
            (1...2).contains(end.utf8.count) && end.utf8.allSatisfy(\.isASCIIDigit) ? Int(end) : nil
        }
        if let first = numbers[0], let last = numbers[numbers.count - 1], least <= first, first <= last, last < limit {
            return first...last
        }
        findings.add(
            .packValue, "span",
            ["key": .piece(field.key), "text": .piece(text), "least": .count(least), "largest": .count(limit - 1)],
            at: field.position)
        return nil
    }

    private static func parts(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [(clip: String, hours: ClosedRange<Int>)] {
        guard let mapping = PackMapping(field, limit: 24, &findings) else { return [] }
        var parts: [(clip: String, hours: ClosedRange<Int>)] = []
        for pair in mapping.pairs {
            clips.check(pair.key, at: pair.position, &findings)
            guard let hours = span(pair.field, below: 24, &findings) else { continue }
            if let other = parts.first(where: { $0.hours.overlaps(hours) }) {
                findings.add(
                    .packValue, "hours of two parts", ["key": .piece(pair.key), "clip": .piece(other.clip)],
                    at: pair.position)
            }
            parts.append((pair.key, hours))
        }
        return parts
    }

    // MARK: What is said

    private func patterns(
        _ say: PackField, _ parts: [(clip: String, hours: ClosedRange<Int>)], hasParts: Bool,
        _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> (patterns: [Clock.Pattern], saysPart: Bool, positions: [String: SourcePosition]) {
        var lists: [(field: PackField, hours: ClosedRange<Int>, minutes: ClosedRange<Int>)] = []
        if case .list(let items) = say.node.content, case .mapping? = items.first?.content {
            for item in say.items(limit: Self.maximumItems, &findings) ?? [] {
                guard let keys = PackRecord(item, required: ["say"], optional: ["when"], &findings),
                    let field = keys["say"]
                else { continue }
                let when = keys["when"].flatMap { PackRecord($0, optional: ["hour", "minute"], &findings) }
                let hours = when?["hour"].flatMap { Self.span($0, below: 24, &findings) } ?? 0...23
                let minutes = when?["minute"].flatMap { Self.span($0, below: 60, &findings) } ?? 0...59
                lists.append((field, hours, minutes))
            }
        } else {
            lists = [(say, 0...23, 0...59)]
        }
        var patterns: [Clock.Pattern] = []
        var saysPart = false
        var positions: [String: SourcePosition] = [:]
        for list in lists {
            let items = items(list.field, hasParts: hasParts, &clips, &positions, &findings)
            guard items.contains(nil) else {
                patterns.append(.init(hours: list.hours, minutes: list.minutes, say: items.compactMap { $0 }))
                continue
            }
            saysPart = true
            for part in parts where part.hours.overlaps(list.hours) {
                patterns.append(
                    .init(
                        hours: part.hours.clamped(to: list.hours), minutes: list.minutes,
                        say: items.map { $0 ?? .clip(part.clip) }))
            }
        }
        return (patterns, saysPart, positions)
    }

    /// The items of a list; nil for the part of the day.
    /// - Parameter positions: gets the first place of each number, which is named as numbers are: `{integer %set}`.
    private func items(
        _ field: PackField, hasParts: Bool, _ clips: inout ClipReferences,
        _ positions: inout [String: SourcePosition], _ findings: inout FileFindings
    ) -> [Clock.Item?] {
        var places: [Pause.Item] = []
        let items = (field.items(limit: Self.maximumItems, &findings) ?? []).compactMap { item -> Clock.Item?? in
            guard let text = item.text(&findings) else { return nil }
            places.append(Pause.isMeant(by: text) ? .pause(item.position) : .always)
            guard PhraseItem.isMeant(by: text) else {
                clips.check(text, at: item.position, &findings)
                return .some(.clip(text))
            }
            if Pause.isMeant(by: text) {
                return clips.pause(text, at: item.position, &findings).map { .some(.clip($0)) }
            }
            if text == "{part}", hasParts { return .some(nil) }
            // As `{integer %set}` is read.
            for (name, make) in [("hour", Clock.Item.hour), ("minute", Clock.Item.minute)] {
                let words = text.replacing("{\(name)", with: "{integer")
                if text.hasPrefix("{\(name)"), let part = AmountPart(words), part.kind == .integer {
                    positions[words] = positions[words] ?? item.position
                    return .some(make(part.ruleSet))
                }
            }
            findings.add(
                .packReference, text == "{part}" ? "part of the day" : "time slot", ["text": .piece(text)],
                at: item.position)
            return nil
        }
        Pause.checkPlaces(places, &findings)
        return items
    }
}
