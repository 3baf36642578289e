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
    let clips: ClipReferences

    // MARK: Times

    func time(_ pair: PackPair) -> VoicePack.Slot.Kind? {
        guard let keys = PackRecord(pair.field, required: ["time", "say"], optional: ["clock", "parts"]),
            let time = keys["time"], let say = keys["say"]
        else { return nil }
        numbers.require(for: "time", at: time)
        let range = Self.range(time, .time, Self.wholeDay, "00:00...23:59") { text in
            Finding(.packValue, "time", ["text": .piece(text)])
        }
        let clock = keys["clock"].flatMap(Self.clock) ?? 24
        let parts = keys["parts"].map(self.parts) ?? []
        let names: [String: Field] = ["hour": clock == 12 ? .hour12 : .hour, "minute": .minute]
        var said = Said(
            clips: clips, slot: pair.key, names: names, unknown: "time slot",
            part: keys["parts"] == nil ? nil : "{part}")
        var patterns: [Fields.Pattern] = []
        for pattern in said.patterns(say, ["hour": (0, 24), "minute": (0, 60)]) {
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
        if let field = keys["parts"], !said.saysPart { field.report(.packReference, "unsaid parts") }
        guard Self.areFew(patterns, "patterns of parts", at: say) else { return nil }
        let content = range.map { Fields(form: .time, range: $0, months: [], patterns: patterns) }
        if let content, !patterns.isEmpty, content.said.allSatisfy(\.isEmpty) { say.report(.packValue, "times unsaid") }
        return content.map { .fields($0) }
    }

    private static func clock(_ field: PackField) -> Int? {
        guard let text = field.text() else { return nil }
        if let clock = Int(text), ["12", "24"].contains(text) { return clock }
        return field.fault(.packValue, "clock", ["text": .piece(text)])
    }

    /// Parts of the day: clips and the hours in which each is said, in the order of the file. Two that share an hour are told.
    private func parts(_ field: PackField) -> [(clip: String, hours: ClosedRange<Int64>)] {
        guard let pairs = field.pairs(limit: 24) else { return [] }
        var parts: [(clip: String, hours: ClosedRange<Int64>)] = []
        for pair in pairs {
            clips.check(pair.key, at: pair.name)
            guard let hours = Said.span(pair.field, from: 0, below: 24) else { continue }
            if let other = parts.first(where: { $0.hours.overlaps(hours) }) {
                pair.name.report(
                    .packValue, "hours of two parts", ["key": .piece(pair.key), "clip": .piece(other.clip)])
            }
            parts.append((pair.key, hours))
        }
        return parts
    }

    // MARK: Dates

    func date(_ pair: PackPair) -> VoicePack.Slot.Kind? {
        guard let keys = PackRecord(pair.field, required: ["date", "say"], optional: ["months"]),
            let date = keys["date"], let say = keys["say"]
        else { return nil }
        numbers.require(for: "date", at: date)
        let range = Self.range(date, .date, Self.thisCentury, "2000-01-01...2099-12-31") { text in
            let days = Self.ends(of: text).map { NumberTable.Form.date.rank(of: $0) }
            if days.count == 2, let first = days[0], let last = days[1], first <= last {
                return Finding(
                    .packLimit, "years", ["text": .piece(text), "most": .count(NumberTable.Form.maximumYears)])
            }
            return Finding(.packValue, "date", ["text": .piece(text), "thisCentury": .text(Self.thisCentury)])
        }
        let months = keys["months"].map(self.months) ?? []
        let said = Said(
            clips: clips, slot: pair.key, names: ["day": .day, "month": .month, "year": .year], unknown: "date slot",
            isOnce: true)
        let patterns = said.patterns(say, ["day": (1, 32), "month": (1, 13)])
        let saysMonth = patterns.contains { $0.say.contains { $0.field == .month } }
        if saysMonth != (keys["months"] != nil) {
            (keys["months"] ?? say).report(.packReference, saysMonth ? "no months" : "unsaid months")
        }
        guard Self.areFew(patterns, "patterns", at: say) else { return nil }
        return range.map { .fields(Fields(form: .date, range: $0, months: months, patterns: patterns)) }
    }

    private func months(_ field: PackField) -> [[String]] {
        let items = field.items(limit: Self.maximumItems) ?? []
        if items.count != 12 { field.report(.packValue, "months", ["count": .count(items.count)]) }
        return items.map(clips.ids)
    }

    // MARK: Both

    private static func range(
        _ field: PackField, _ form: NumberTable.Form, _ name: String, _ named: String,
        _ fault: (String) -> Finding
    ) -> ClosedRange<Int64>? {
        guard let text = field.text() else { return nil }
        let ends = ends(of: text == name ? named : text)
        if ends.count == 2, let range = form.range(ends[0], ends[1]) { return range }
        field.findings.add(fault(text), at: field.position)
        return nil
    }

    /// The two sides of `...`; a text without it is both.
    static func ends(of text: String) -> [String] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.count == 4 && parts[1].isEmpty && parts[2].isEmpty ? [parts[0], parts[3]] : [text]
    }

    private static func areFew(_ patterns: [Fields.Pattern], _ form: String, at say: PackField) -> Bool {
        let most = NumberTable.Form.maximumPatterns
        guard patterns.count > most else { return true }
        say.report(.packLimit, form, ["count": .count(patterns.count), "most": .count(most)])
        return false
    }

    /// What is said of fields, and where the file says so.
    private struct Said {
        let clips: ClipReferences
        let slot: String
        /// By its name between braces.
        let names: [String: Field]
        /// Of the finding about a name that is none.
        let unknown: String
        /// What stands for the part of the day, if there are any.
        var part: String?
        /// Whether each field is said once.
        var isOnce = false
        var saysPart = false

        /// `say`: one list, or patterns with conditions on these fields.
        func patterns(_ say: PackField, _ spans: [String: (least: Int, limit: Int)]) -> [Fields.Pattern] {
            guard case .list(let items) = say.node.content, case .mapping? = items.first?.content else {
                return [Fields.Pattern(when: [:], say: self.items(say))]
            }
            var patterns: [Fields.Pattern] = []
            for item in say.items(limit: maximumItems) ?? [] {
                guard let keys = PackRecord(item, required: ["say"], optional: ["when"]),
                    let said = keys["say"]
                else { continue }
                let asked = keys["when"].flatMap { PackRecord($0, optional: spans.keys.sorted()) }
                var when: [Field: ClosedRange<Int64>] = [:]
                for (name, span) in spans.sorted(by: { $0.key < $1.key }) {
                    guard let field = names[name]?.whole, let node = asked?[name] else { continue }
                    when[field] = Self.span(node, from: span.least, below: span.limit)
                }
                patterns.append(Fields.Pattern(when: when, say: self.items(said)))
            }
            return patterns
        }

        /// A number, or two and `...` between them.
        static func span(_ field: PackField, from least: Int, below limit: Int) -> ClosedRange<Int64>? {
            guard let text = field.text() else { return nil }
            let numbers = FieldsReader.ends(of: text).map { end -> Int64? in
                (1...2).contains(end.utf8.count) && end.utf8.allSatisfy(\.isASCIIDigit) ? Int64(end) : nil
            }
            if let first = numbers[0], let last = numbers[numbers.count - 1], least <= first, first <= last,
                last < limit
            {
                return first...last
            }
            return field.fault(
                .packValue, "span",
                ["key": .piece(field.key), "text": .piece(text), "least": .count(least), "largest": .count(limit - 1)])
        }

        private func items(_ field: PackField) -> [Fields.Item] {
            var said: [Fields.Item] = []
            var places: [Pause.Item] = []
            for item in field.items(limit: maximumItems) ?? [] {
                guard let text = item.text() else { continue }
                places.append(Pause.isMeant(by: text) ? .pause(item) : .always)
                if Pause.isMeant(by: text) {
                    if let id = clips.pause(text, at: item) { said.append(.clip(id)) }
                } else if !PhraseItem.isMeant(by: text) {
                    clips.check(text, at: item)
                    said.append(.clip(text))
                } else if text == part {
                    said.append(.clip(text))
                } else if let number = number(text, item) {
                    if isOnce, said.contains(where: { $0.field == number.field }) {
                        item.report(.packValue, "said twice", ["text": .piece(text)])
                    }
                    said.append(number)
                } else {
                    item.report(.packReference, text == "{part}" ? "part of the day" : unknown, ["text": .piece(text)])
                }
            }
            Pause.checkPlaces(places)
            return said
        }

        private func number(_ text: String, _ item: PackField) -> Fields.Item? {
            if text == "{month}", names["month"] != nil { return .field(.month, ruleSet: nil) }
            for (name, field) in names where name != "month" && text.hasPrefix("{\(name)") {
                // As `{integer %set}` is read.
                let words = text.replacing("{\(name)", with: "{integer")
                guard let part = AmountPart(words), part.kind == .integer else { continue }
                // Findings about a date stand at its slot.
                if !isOnce { item.findings.note("\(slot) \(words)", at: item.position) }
                return .field(field, ruleSet: part.ruleSet)
            }
            return nil
        }
    }
}
