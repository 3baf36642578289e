import NumberGrammar

// The JSON form of a table, as the article on writing a splicer specifies it. Only the form is checked here; `AmountGrammar` checks
// the rest.

extension NumberTable {
    init(_ part: JSONPart) throws(VoiceTableError) {
        self.init()
        let table = try part.object()
        machines = try table.optional("machines")?.dictionary(Machine.init) ?? [:]
        amounts = try Pattern.list(table.optional("amounts"))
        announcements = try table.optional("announcements")?.dictionary(AnnouncementItem.list) ?? [:]
        for pair in try table.list("endForms") {
            let pair = (part: pair, clips: try pair.ints())
            try pair.part.require(pair.clips.count == 2, .type)
            endForms.append(EndForm(clip: pair.clips[0], form: pair.clips[1]))
        }
        slots = try table.optional("slots")?.dictionary(Slot.init) ?? [:]
    }
}

extension NumberTable.Machine {
    init(_ part: JSONPart) throws(VoiceTableError) {
        let machine = try part.object()
        var states: [[Edge]] = []
        for state in try machine.at("states").list() {
            var edges: [Edge] = []
            for edge in try state.list() { edges.append(try Edge(edge)) }
            states.append(edges)
        }
        self.init(
            digits: try machine.at("digits").int(), first: try machine.optional("first")?.ints() ?? [],
            isReversed: try machine.optional("reversed")?.flag() ?? false, states: states)
    }
}

extension NumberTable.Machine.Edge {
    /// Reads `null`, the next state, or a list of it and at least one clip.
    init(_ part: JSONPart) throws(VoiceTableError) {
        if part.isList {
            let numbers = try part.ints()
            try part.require(numbers.count > 1, .type)
            self.init(next: numbers[0], clips: Array(numbers[1...]))
        } else {
            self.init(next: part.isNull ? nil : try part.int())
        }
    }
}

extension NumberTable.Pattern {
    static func list(_ part: JSONPart?) throws(VoiceTableError) -> [Self] {
        var (patterns, items): ([Self], Int) = ([], 0)
        for part in try part?.list() ?? [] {
            let pattern = try Self(part)
            items += pattern.items
            try part.require(items <= NumberTable.maximumItems, .count)
            patterns.append(pattern)
        }
        return patterns
    }

    /// Reads an object with `say` and, where it is there, `when`: two whole numbers for each field, the smaller one first.
    init(_ part: JSONPart) throws(VoiceTableError) {
        let pattern = try part.object()
        self.init(say: [])
        for member in try pattern.members("when") {
            let ends = try member.value.list()
            guard let field = NumberTable.Field(rawValue: member.name), field == field.whole, ends.count == 2 else {
                throw member.value.fault(.type)
            }
            let (low, high) = (try ends[0].whole(), try ends[1].whole())
            try member.value.require(0 <= low && low <= high, .type)
            when[field] = low...high
        }
        try pattern.at("say").each { item throws(VoiceTableError) in
            // A table that has too many takes no memory for them.
            try item.require(say.count < NumberTable.maximumItems, .count)
            say.append(try NumberTable.Item(item))
        }
    }
}

extension NumberTable.Item {
    /// Reads a clip's index, or a field's name, `=` and a machine's name.
    init(_ part: JSONPart) throws(VoiceTableError) {
        guard part.isText else {
            self = .clip(try part.int())
            return
        }
        let (name, machine) = try part.text().cut()
        guard let machine, let field = NumberTable.Field(rawValue: name) else { throw part.fault(.type) }
        self = .field(field, machine: machine)
    }
}

extension NumberTable.AnnouncementItem {
    static func list(_ part: JSONPart) throws(VoiceTableError) -> [Self] {
        var items: [Self] = []
        for item in try part.list() { items.append(try Self(item)) }
        return items
    }

    /// Reads a clip's index, `amount`, `slot=queue` or `slot?=queue`.
    init(_ part: JSONPart) throws(VoiceTableError) {
        guard part.isText else {
            self = .clip(try part.int())
            return
        }
        switch try part.text().cut() {
        case ("amount", nil): self = .amount
        case ("slot", let name?): self = .slot(name, isOptional: false)
        case ("slot?", let name?): self = .slot(name, isOptional: true)
        default: throw part.fault(.type)
        }
    }
}

extension String {
    /// What stands before the first `=`, and behind it; nil if there is none.
    fileprivate func cut() -> (String, String?) {
        guard let place = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
        return (String(self[..<place]), String(self[utf8.index(after: place)...]))
    }
}

extension NumberTable.Slot {
    /// Reads an object with `kind` and what belongs to it.
    init(_ part: JSONPart) throws(VoiceTableError) {
        let slot = try part.object()
        let kind = try slot.at("kind")
        switch try kind.text() {
        case "number": self = try Self.ordered(.number(scale: try slot.at("scale").int()), slot)
        case "time": self = try Self.ordered(.time, slot)
        case "date": self = try Self.ordered(.date, slot)
        case "duration":
            let units = try slot.at("units")
            var fields: [NumberTable.Field] = []
            for unit in try units.list() {
                guard let field = NumberTable.Field(rawValue: try unit.text()) else { throw units.fault(.type) }
                fields.append(field)
            }
            // The greatest first, and none else.
            let inOrder = [.hours, .minutes, .seconds].filter(fields.contains)
            try units.require(!fields.isEmpty && fields == inOrder, .type)
            self = try Self.ordered(.duration(fields), slot)
        case "choice": self = .choice(try slot.at("choices").clips())
        case "spell": self = .spell(try Spelling(slot))
        default: throw kind.fault(.type)
        }
    }

    private static func ordered(_ form: NumberTable.Form, _ slot: JSONPart.Object) throws(VoiceTableError) -> Self {
        var parts: [[NumberTable.Pattern]] = []
        let (min, max) = (try slot.at("min").text(), try slot.at("max").text())
        for part in try slot.at("parts").list() { parts.append(try NumberTable.Pattern.list(part)) }
        return .ordered(Ordered(form, min: min, max: max, parts: parts))
    }
}

extension JSONPart {
    /// Clips by what they say.
    fileprivate func clips() throws(VoiceTableError) -> [String: [Int]] {
        try dictionary { part throws(VoiceTableError) in try part.ints() }
    }
}

extension NumberTable.Slot.Spelling {
    init(_ slot: JSONPart.Object) throws(VoiceTableError) {
        var form: [Group] = []
        for part in try slot.at("form").list() {
            let group = try part.object()
            form.append(
                Group(
                    symbols: try group.at("symbols").text(), min: try group.at("min").int(),
                    max: try group.at("max").int()))
        }
        self.init(
            form: form, clips: try slot.at("clips").clips(), last: try slot.optional("last")?.int(),
            double: try slot.optional("double")?.ints(), groups: try slot.optional("groups")?.ints(),
            pause: try slot.optional("pause")?.ints())
    }
}
