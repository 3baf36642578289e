extension AmountGrammar {
    /// The name under which an amount's text stands among the values of an announcement.
    public static let amountName = "amount"

    /// A value that an announcement says.
    public struct SlotInfo: Sendable, Hashable {
        /// Its name: `queue`; `amount` for the amount.
        public let name: String
        /// `amount`, `number`, `choice`, `spell`, `time`, `date` or `duration`.
        public let kind: String
        /// Whether the announcement can do without it.
        public let isOptional: Bool
        /// A text that is accepted.
        public let example: String
    }

    /// The values that an announcement says, in its order; nil if there is none of this id.
    public func slots(announcement id: String) -> [SlotInfo]? {
        table.announcements[id]?.compactMap { item in
            switch item {
            case .clip: nil
            case .amount:
                SlotInfo(name: Self.amountName, kind: "amount", isOptional: false, example: "\(range.lowerBound)")
            case .slot(let name, let isOptional):
                slots[name].map {
                    SlotInfo(name: name, kind: $0.kind, isOptional: isOptional, example: $0.example)
                }
            }
        }
    }

    /// Whether an announcement says something else than clips and the amount. `nil` if there is none of this id.
    package func saysSlots(announcement id: String) -> Bool? {
        table.announcements[id]?.contains { if case .slot = $0 { true } else { false } }
    }

    /// The clips of an announcement with these values: texts by the slots' names, the amount's under `amount`.
    ///
    /// - Throws: `amountText` for a text that is no amount; `slot` with the first slot, in the order of the announcement,
    ///   whose value is not said; before that one that the announcement has not.
    public func clips(announcement id: String, values: [String: String]) throws(Refusal) -> [Int] {
        var clips: [Int] = []
        for part in try parts(announcement: id, values: values) { clips += part }
        end(&clips)
        return clips
    }

    /// The clips of each item, without end forms; of a slot that is left out, none.
    package func parts(announcement id: String, values: [String: String]) throws(Refusal) -> [[Int]] {
        guard let items = table.announcements[id] else { throw .unknownAnnouncement(id) }
        var names: Set<String> = []
        for item in items {
            if case .slot(let name, _) = item { names.insert(name) }
            if item == .amount { names.insert(Self.amountName) }
        }
        if let unknown = values.keys.filter({ !names.contains($0) }).min() { throw .slot(unknown, .unknown) }
        var parts: [[Int]] = []
        var count = 0
        for item in items {
            let part = try clips(of: item, values)
            count += part.count
            guard count <= Self.maximumClips else { throw .endless }
            parts.append(part)
        }
        return parts
    }

    private func clips(
        of item: NumberTable.AnnouncementItem, _ values: [String: String]
    ) throws(Refusal) -> [Int] {
        switch item {
        case .clip(let clip): return [clip]
        case .amount:
            guard let text = values[Self.amountName] else { throw .amountMissing }
            return try clips(amount: try amount(text))
        case .slot(let name, let isOptional):
            guard let text = values[name] else {
                guard isOptional else { throw .slot(name, .missing) }
                return []
            }
            guard let slot = slots[name] else { throw .slot(name, .unknown) }
            do { return try slot.clips(text) } catch { throw .slot(name, error) }
        }
    }

    private func amount(_ text: String) throws(Refusal) -> Amount {
        do { return try Amount(text, scale: range.lowerBound.scale) } catch { throw .amountText(text, error) }
    }

    /// The clips of a slot's value, in the forms that they have where something follows.
    package func clips(slot name: String, value: String) throws(SlotFault) -> [Int] {
        guard let slot = slots[name] else { throw .unknown }
        return try slot.clips(value)
    }
}

extension ResolvedSlot {
    /// As in JSON.
    package var kind: String {
        switch self {
        case .number: "number"
        case .choice: "choice"
        case .spell: "spell"
        case .time: "time"
        case .date: "date"
        case .duration: "duration"
        }
    }

    /// A text that the slot says: its smallest number, its first choice, its shortest text, its first time or date, its
    /// shortest duration.
    package var example: String {
        switch self {
        case .number(let grammar): "\(grammar.range.lowerBound)"
        case .choice(let choices): choices.keys.min() ?? ""
        case .spell(let form, _):
            form.places.filter { !$0.isOptional }.compactMap { $0.symbols.min() }.map { String($0) }.joined()
        case .time(let clock): "\(clock.ends.0)"
        case .date(let calendar): "\(calendar.range.lowerBound)"
        case .duration(let duration): duration.text(duration.range.lowerBound)
        }
    }
}
