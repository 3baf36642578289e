import NumberGrammar
import VoiceAssetCore

/// Reads slots that say a time of day or a date.
struct FieldsReader {
    private typealias Fields = VoicePack.Slot.Fields
    private typealias Field = NumberTable.Field
    private static let maximumItems = 100
    private static let wholeDay = "HH:mm"
    private static let thisCentury = "YYYY-MM-DD"

    let numbers: NumbersReader

    // MARK: Times

    func time(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ positions: inout [String: SourcePosition],
        _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        guard
            let keys = PackRecord(
                pair.field, required: ["time", "say"], optional: ["clock", "parts"], &findings),
            let time = keys["time"], let say = keys["say"]
        else { return nil }
        numbers.require(for: "time", at: time, &findings)
        let range = Self.range(time, .time, Self.wholeDay, "00:00...23:59", &findings) { text in
            Finding(.packValue, "time", ["text": .piece(text)])
        }
        let clock = keys["clock"].flatMap { Self.clock($0, &findings) } ?? 24
        let parts = keys["parts"].map { Self.parts($0, &clips, &findings) } ?? []
        let names: [String: Field] = ["hour": clock == 12 ? .hour12 : .hour, "minute": .minute]
        var said = Said(pair.key, names, "time slot", part: keys["parts"] == nil ? nil : "{part}")
        var patterns: [Fields.Pattern] = []
        for pattern in said.patterns(say, ["hour": (0, 24), "minute": (0, 60)], &clips, &findings) {
            guard pattern.say.contains(.clip("{part}")) else {
                patterns.append(pattern)
                continue
            }
            said.saysPart = true
            let hours = pattern.when[.hour] ?? 0...23
            for part in parts where part.hours.overlaps(hours) {
                var own = pattern
                own.when[.hour] = part.hours.clamped(to: hours)
                own.say = own.say.map { $0 == .clip("{part}") ? .clip(part.clip) : $0 }
                patterns.append(own)
            }
        }
        positions.merge(said.positions) { _, last in last }
        if let field = keys["parts"], !said.saysPart {
            findings.add(.packReference, "unsaid parts", at: field.position)
        }
        guard Self.areFew(patterns, "patterns of parts", at: say, &findings) else { return nil }
        let content = range.map { Fields(form: .time, range: $0, months: [], patterns: patterns) }
        if let content, !patterns.isEmpty, content.said.allSatisfy(\.isEmpty) {
            findings.add(.packValue, "times unsaid", at: say.position)
        }
        return content.map { .fields($0) }
    }

    private static func clock(_ field: PackField, _ findings: inout FileFindings) -> Int? {
        guard let text = field.text(&findings) else { return nil }
        if let clock = Int(text), ["12", "24"].contains(text) { return clock }
        findings.add(.packValue, "clock", ["text": .piece(text)], at: field.position)
        return nil
    }

    /// Parts of the day: clips and the hours in which each is said, in the order of the file. Two that share an hour are told.
    private static func parts(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [(clip: String, hours: ClosedRange<Int64>)] {
        guard let mapping = PackMapping(field, limit: 24, &findings) else { return [] }
        var parts: [(clip: String, hours: ClosedRange<Int64>)] = []
        for pair in mapping.pairs {
            clips.check(pair.key, at: pair.position, &findings)
            guard let hours = Said.span(pair.field, from: 0, below: 24, &findings) else { continue }
            if let other = parts.first(where: { $0.hours.overlaps(hours) }) {
                findings.add(
                    .packValue, "hours of two parts", ["key": .piece(pair.key), "clip": .piece(other.clip)],
                    at: pair.position)
            }
            parts.append((pair.key, hours))
        }
        return parts
    }

    // MARK: Dates

    func date(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        guard let keys = PackRecord(pair.field, required: ["date", "say"], optional: ["months"], &findings),
            let date = keys["date"], let say = keys["say"]
        else { return nil }
        numbers.require(for: "date", at: date, &findings)
        let range = Self.range(date, .date, Self.thisCentury, "2000-01-01...2099-12-31", &findings) { text in
            let days = Self.ends(of: text).map { NumberTable.Form.date.rank(of: $0) }
            if days.count == 2, let first = days[0], let last = days[1], first <= last {
                return Finding(
                    .packLimit, "years", ["text": .piece(text), "most": .count(NumberTable.Form.maximumYears)])
            }
            return Finding(.packValue, "date", ["text": .piece(text), "thisCentury": .text(Self.thisCentury)])
        }
        let months = keys["months"].map { Self.months($0, &clips, &findings) } ?? []
        var said = Said(pair.key, ["day": .day, "month": .month, "year": .year], "date slot", isOnce: true)
        let patterns = said.patterns(say, ["day": (1, 32), "month": (1, 13)], &clips, &findings)
        let saysMonth = patterns.contains { $0.say.contains { $0.field == .month } }
        if saysMonth != (keys["months"] != nil) {
            findings.add(
                .packReference, saysMonth ? "no months" : "unsaid months", at: keys["months"]?.position ?? say.position)
        }
        guard Self.areFew(patterns, "patterns", at: say, &findings) else { return nil }
        return range.map { .fields(Fields(form: .date, range: $0, months: months, patterns: patterns)) }
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

    // MARK: Both

    private static func range(
        _ field: PackField, _ form: NumberTable.Form, _ name: String, _ named: String, _ findings: inout FileFindings,
        _ fault: (String) -> Finding
    ) -> ClosedRange<Int64>? {
        guard let text = field.text(&findings) else { return nil }
        let ends = ends(of: text == name ? named : text)
        if ends.count == 2, let range = form.range(ends[0], ends[1]) { return range }
        findings.add(fault(text), at: field.position)
        return nil
    }

    /// The two sides of `...`; a text without it is both.
    static func ends(of text: String) -> [String] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.count == 4 && parts[1].isEmpty && parts[2].isEmpty ? [parts[0], parts[3]] : [text]
    }

    private static func areFew(
        _ patterns: [Fields.Pattern], _ form: String, at say: PackField, _ findings: inout FileFindings
    ) -> Bool {
        let most = NumberTable.Form.maximumPatterns
        guard patterns.count > most else { return true }
        findings.add(.packLimit, form, ["count": .count(patterns.count), "most": .count(most)], at: say.position)
        return false
    }

    /// What is said of fields, and where the file says so.
    private struct Said {
        let slot: String
        /// By its name between braces.
        let names: [String: Field]
        /// Of the finding about a name that is none.
        let unknown: String
        /// What stands for the part of the day, if there are any.
        let part: String?
        /// Whether each field is said once.
        let isOnce: Bool
        var saysPart = false
        var positions: [String: SourcePosition] = [:]

        init(_ slot: String, _ names: [String: Field], _ unknown: String, part: String? = nil, isOnce: Bool = false) {
            (self.slot, self.names, self.unknown, self.part, self.isOnce) = (slot, names, unknown, part, isOnce)
        }

        /// `say`: one list, or patterns with conditions on these fields.
        mutating func patterns(
            _ say: PackField, _ spans: [String: (least: Int, limit: Int)], _ clips: inout ClipReferences,
            _ findings: inout FileFindings
        ) -> [Fields.Pattern] {
            guard case .list(let items) = say.node.content, case .mapping? = items.first?.content else {
                return [Fields.Pattern(when: [:], say: self.items(say, &clips, &findings))]
            }
            var patterns: [Fields.Pattern] = []
            for item in say.items(limit: maximumItems, &findings) ?? [] {
                guard let keys = PackRecord(item, required: ["say"], optional: ["when"], &findings),
                    let said = keys["say"]
                else { continue }
                let asked = keys["when"].flatMap { PackRecord($0, optional: spans.keys.sorted(), &findings) }
                var when: [Field: ClosedRange<Int64>] = [:]
                for (name, span) in spans.sorted(by: { $0.key < $1.key }) {
                    guard let field = names[name]?.whole, let node = asked?[name] else { continue }
                    when[field] = Self.span(node, from: span.least, below: span.limit, &findings)
                }
                patterns.append(Fields.Pattern(when: when, say: self.items(said, &clips, &findings)))
            }
            return patterns
        }

        /// A number, or two and `...` between them.
        static func span(
            _ field: PackField, from least: Int, below limit: Int, _ findings: inout FileFindings
        ) -> ClosedRange<Int64>? {
            guard let text = field.text(&findings) else { return nil }
            let numbers = FieldsReader.ends(of: text).map { end -> Int64? in
                (1...2).contains(end.utf8.count) && end.utf8.allSatisfy(\.isASCIIDigit) ? Int64(end) : nil
            }
            if let first = numbers[0], let last = numbers[numbers.count - 1], least <= first, first <= last,
                last < limit
            {
                return first...last
            }
            findings.add(
                .packValue, "span",
                ["key": .piece(field.key), "text": .piece(text), "least": .count(least), "largest": .count(limit - 1)],
                at: field.position)
            return nil
        }

        private mutating func items(
            _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
        ) -> [Fields.Item] {
            var said: [Fields.Item] = []
            var places: [Pause.Item] = []
            for item in field.items(limit: maximumItems, &findings) ?? [] {
                guard let text = item.text(&findings) else { continue }
                places.append(Pause.isMeant(by: text) ? .pause(item.position) : .always)
                if Pause.isMeant(by: text) {
                    if let id = clips.pause(text, at: item.position, &findings) { said.append(.clip(id)) }
                } else if !PhraseItem.isMeant(by: text) {
                    clips.check(text, at: item.position, &findings)
                    said.append(.clip(text))
                } else if text == part {
                    said.append(.clip(text))
                } else if let number = number(text, at: item.position) {
                    if isOnce, said.contains(where: { $0.field == number.field }) {
                        findings.add(.packValue, "said twice", ["text": .piece(text)], at: item.position)
                    }
                    said.append(number)
                } else {
                    findings.add(
                        .packReference, text == "{part}" ? "part of the day" : unknown, ["text": .piece(text)],
                        at: item.position)
                }
            }
            Pause.checkPlaces(places, &findings)
            return said
        }

        private mutating func number(_ text: String, at position: SourcePosition) -> Fields.Item? {
            if text == "{month}", names["month"] != nil { return .field(.month, ruleSet: nil) }
            for (name, field) in names where name != "month" && text.hasPrefix("{\(name)") {
                // As `{integer %set}` is read.
                let words = text.replacing("{\(name)", with: "{integer")
                guard let part = AmountPart(words), part.kind == .integer else { continue }
                positions["\(slot) \(words)"] = positions["\(slot) \(words)"] ?? position
                return .field(field, ruleSet: part.ruleSet)
            }
            return nil
        }
    }
}
