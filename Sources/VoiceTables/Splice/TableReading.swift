import NumberGrammar

// The JSON form of a table, as the article on writing a splicer specifies it. Only the form is checked here; `AmountGrammar` checks
// the rest.

extension NumberTable {
    init(_ part: JSONPart) {
        self.init()
        let table = part.object()
        machines = table.optional("machines")?.dictionary(Machine.init) ?? Dictionary()
        amounts = Pattern.list(table.list("amounts"))
        announcements = table.optional("announcements")?.dictionary(AnnouncementItem.list) ?? Dictionary()
        for pair in table.list("endForms") {
            let clips = pair.ints()
            pair.require(clips.count == 2, .type)
            if let clip = clips.first, let form = clips.last { endForms.append(EndForm(clip: clip, form: form)) }
        }
        slots = table.optional("slots")?.dictionary(Slot.init) ?? Dictionary()
    }
}

extension NumberTable.Machine {
    init(_ part: JSONPart) {
        let machine = part.object()
        self.init(
            digits: machine.at("digits").int(), first: machine.optional("first")?.ints() ?? [],
            isReversed: machine.optional("reversed")?.flag() ?? false,
            states: machine.at("states").list().map { $0.list().map(Edge.init) })
    }
}

extension NumberTable.Machine.Edge {
    /// Reads `null`, the next state, or a list of it and at least one clip.
    init(_ part: JSONPart) {
        guard part.isList else {
            self.init(next: part.isNull ? nil : part.int())
            return
        }
        let numbers = part.ints()
        part.require(numbers.count > 1, .type)
        self.init(next: numbers.first, clips: Array(numbers.dropFirst()))
    }
}

extension NumberTable.Pattern {
    static func list(_ parts: [JSONPart]) -> [Self] {
        var (patterns, items): ([Self], Int) = ([], 0)
        for part in parts where part.isSound {
            let pattern = Self(part)
            items += pattern.items
            part.require(items <= NumberTable.maximumItems, .count)
            patterns.append(pattern)
        }
        return patterns
    }

    /// Reads an object with `say` and, where it is there, `when`: two whole numbers for each field, the smaller one first.
    init(_ part: JSONPart) {
        let pattern = part.object()
        self.init(say: [])
        for member in pattern.members("when") {
            let (field, ends) = (NumberTable.Field(rawValue: member.name), member.value.list())
            guard let field, field == field.whole, ends.count == 2 else {
                member.value.found(.type)
                continue
            }
            let (low, high) = (ends[0].whole(), ends[1].whole())
            member.value.require(0 <= low && low <= high, .type)
            if low <= high { when[field] = low...high }
        }
        var say: [NumberTable.Item] = []
        for item in pattern.at("say").elements {
            // A table that has too many takes no memory for them.
            item.require(say.count < NumberTable.maximumItems, .count)
            say.append(NumberTable.Item(item))
        }
        self.say = say
    }
}

extension NumberTable.Item {
    /// Reads a clip's index, or a field's name, `=` and a machine's name.
    init(_ part: JSONPart) {
        guard part.isText else {
            self = .clip(part.int())
            return
        }
        let (name, machine) = part.text().cut()
        let field = NumberTable.Field(rawValue: name)
        part.require(machine != nil && field != nil, .type)
        self = .field(field ?? .integer, machine: machine ?? "")
    }
}

extension NumberTable.AnnouncementItem {
    static func list(_ part: JSONPart) -> [Self] { part.list().map(Self.init) }

    /// Reads a clip's index, `amount`, `slot=queue` or `slot?=queue`.
    init(_ part: JSONPart) {
        guard part.isText else {
            self = .clip(part.int())
            return
        }
        let (kind, name) = part.text().cut()
        self = name.map { .slot($0, isOptional: kind == "slot?") } ?? .amount
        part.require(kind == (name == nil ? "amount" : "slot") || kind == "slot?" && name != nil, .type)
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
    init(_ part: JSONPart) {
        let slot = part.object()
        let kind = slot.at("kind")
        switch kind.text() {
        case "number": self = Self.ordered(.number(scale: slot.at("scale").int()), slot)
        case "time": self = Self.ordered(.time, slot)
        case "date": self = Self.ordered(.date, slot)
        case "duration":
            let units = slot.at("units")
            let fields = units.list().compactMap { NumberTable.Field(rawValue: $0.text()) }
            // The greatest first, and none else.
            let inOrder = [.hours, .minutes, .seconds].filter(fields.contains)
            units.require(!fields.isEmpty && fields == inOrder, .type)
            self = Self.ordered(.duration(fields), slot)
        case "choice": self = .choice(slot.at("choices").clips())
        case "spell": self = .spell(Spelling(slot))
        default:
            kind.found(.type)
            self = .choice(Dictionary())
        }
    }

    private static func ordered(_ form: NumberTable.Form, _ slot: JSONPart.Object) -> Self {
        let (min, max) = (slot.at("min").text(), slot.at("max").text())
        let parts = slot.at("parts").list().map { NumberTable.Pattern.list($0.list()) }
        return .ordered(Ordered(form, min: min, max: max, parts: parts))
    }
}

extension JSONPart {
    /// Clips by what they say.
    fileprivate func clips() -> [String: [Int]] { dictionary { $0.ints() } }
}

extension NumberTable.Slot.Spelling {
    init(_ slot: JSONPart.Object) {
        let form = slot.at("form").list().map { part in
            let group = part.object()
            return Group(
                symbols: group.at("symbols").text(), min: group.at("min").int(), max: group.at("max").int())
        }
        self.init(
            form: form, clips: slot.at("clips").clips(), last: slot.optional("last")?.int(),
            double: slot.optional("double")?.ints(), groups: slot.optional("groups")?.ints(),
            pause: slot.optional("pause")?.ints())
    }
}
