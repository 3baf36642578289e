/// A table that was checked, and its evaluation: amounts in, indexes of clips out.
///
/// Evaluation names only clips that there are, and takes as many steps as numbers have digits. An announcement of more than
/// `maximumClips` clips is refused. `voice-assets` writes no table with which that can happen.
public struct AmountGrammar: Sendable {
    /// The most clips of an announcement.
    public static let maximumClips = 1000

    /// The table.
    public let table: NumberTable
    /// The amounts that can be announced.
    public let range: ClosedRange<Amount>

    package let machines: [NumberTable.Machine]
    package let patterns: [ResolvedPattern]
    /// By clip the one that is heard in its place where an announcement ends with it.
    package let endForms: [Int: Int]
    /// What announcements say besides the amount, by name.
    package let slots: [String: ResolvedSlot]

    /// Checks a table.
    ///
    /// - Parameters:
    ///   - table: what is said, as the manifest has it.
    ///   - clipCount: the number of clips, which the table's indexes refer to.
    ///   - range: the amounts to announce, both of one scale.
    /// - Throws: the first fault: what is out of order or refers to nothing.
    public init(
        _ table: NumberTable, clipCount: Int, range: ClosedRange<Amount>
    ) throws(NumberGrammarError) {
        try FormCheck(table).check(clipCount: clipCount)
        let names = table.machines.keys.inOrder()
        let indexes = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let machines = names.compactMap { table.machines[$0] }
        self.table = table
        self.range = range
        self.machines = machines
        patterns = try ResolvedPattern.all(table.amounts, indexes)
        endForms = Dictionary(table.endForms.map { ($0.clip, $0.form) }) { first, _ in first }
        slots = try Self.slots(of: table, machines, indexes)
    }

    /// What `Self.slots(of:_:_:)` makes of a number: a grammar of its own, whose only announcement says it.
    private init(
        _ number: NumberTable.Slot.Number, of table: NumberTable, _ machines: [NumberTable.Machine],
        _ patterns: [ResolvedPattern],
        range: ClosedRange<Amount>
    ) {
        var table = table
        table.amounts = number.patterns
        table.announcements = ["value": [.amount]]
        table.slots = [:]
        self.table = table
        self.range = range
        self.machines = machines
        self.patterns = patterns
        endForms = Dictionary(table.endForms.map { ($0.clip, $0.form) }) { first, _ in first }
        slots = [:]
    }

    private static func slots(
        of table: NumberTable, _ machines: [NumberTable.Machine], _ indexes: [String: Int]
    ) throws(NumberGrammarError) -> [String: ResolvedSlot] {
        guard !table.slots.isEmpty else { return [:] }
        try SlotCheck(table: table).check()
        var slots: [String: ResolvedSlot] = [:]
        for (name, slot) in table.slots {
            switch slot {
            case .number(let number):
                guard let range = SlotCheck.range(of: number) else { throw .slot(name) }
                let patterns = try ResolvedPattern.all(number.patterns, indexes)
                slots[name] = .number(Self(number, of: table, machines, patterns, range: range))
            case .choice(let choices): slots[name] = .choice(choices)
            case .spell(let spelling):
                slots[name] = .spell(SpelledForm(spelling.form), SymbolSpeech(spelling))
            case .time(let clock):
                guard let range = SlotCheck.range(of: clock) else { throw .slot(name) }
                let patterns = try ResolvedPattern.all(clock.patterns.map { .init(say: $0.say) }, indexes)
                slots[name] = .time(ResolvedClock(clock, range: range, machines, patterns))
            case .date(let calendar):
                guard let range = SlotCheck.range(of: calendar) else { throw .slot(name) }
                slots[name] = .date(try ResolvedCalendar(calendar, range: range, machines, indexes))
            case .duration(let duration):
                guard let range = SlotCheck.range(of: duration) else { throw .slot(name) }
                slots[name] = .duration(
                    ResolvedDuration(
                        duration, range: range, try parts(of: duration, range, table, machines, indexes, in: name)))
            }
        }
        return slots
    }

    /// Of each part of a duration the numbers that are said of it.
    private static func parts(
        of duration: NumberTable.Slot.Duration, _ range: ClosedRange<Int>, _ table: NumberTable,
        _ machines: [NumberTable.Machine],
        _ indexes: [String: Int], in slot: String
    ) throws(NumberGrammarError) -> [Self] {
        var grammars: [Self] = []
        for (part, counts) in zip(duration.parts, duration.counts(in: range)) {
            guard let min = try? Amount(minorUnits: Int64(counts.lowerBound), scale: 0),
                let max = try? Amount(minorUnits: Int64(counts.upperBound), scale: 0)
            else { throw .slot(slot) }
            let patterns = try ResolvedPattern.all(part.patterns, indexes)
            let number = NumberTable.Slot.Number(min: "\(min)", max: "\(max)", scale: 0, patterns: part.patterns)
            grammars.append(Self(number, of: table, machines, patterns, range: min...max))
        }
        return grammars
    }

    /// Why an amount is not announced.
    public enum Refusal: Error, Sendable, Hashable {
        /// The table has no announcement of this id.
        case unknownAnnouncement(String)
        /// The announcement says an amount, and there is none.
        case amountMissing
        /// The amount has other fraction digits than the range.
        case scale(Int, expected: Int)
        /// The amount is not in the range.
        case outOfRange(Amount, range: ClosedRange<Amount>)
        /// No pattern's conditions hold for the amount, or a machine says nothing for it.
        case unsaid(Amount)
        /// The amount has a fraction, and every pattern is for whole amounts.
        case fraction(Amount)
        /// What is said is longer than any announcement: the pack is damaged.
        case endless
        /// A text among the values that is not an amount of the pack's currency.
        case amountText(String, Amount.Fault)
        /// The value of a slot is not said.
        case slot(String, SlotFault)
    }

    /// The clips of an announcement, in order, as indexes into the list that the table refers to: the last of them in the
    /// form that it has at the end, if the table has one.
    ///
    /// - Parameters:
    ///   - id: the announcement's name.
    ///   - amount: the amount to say; it is not looked at if the announcement says none.
    public func clips(announcement id: String, amount: Amount?) throws(Refusal) -> [Int] {
        var clips = try evaluated(id, amount).clips
        end(&clips)
        return clips
    }

    /// Puts the end form, if there is one, in the place of the last clip of something that nothing follows.
    package func end(_ clips: inout [Int]) {
        if let last = clips.last, let form = endForms[last] { clips[clips.count - 1] = form }
    }

    /// The clips of an amount alone, in the forms that they have where something follows.
    public func clips(amount: Amount) throws(Refusal) -> [Int] { try evaluated(amount).clips }

    /// The clips of an announcement, those of each item apart: a number's are together. End forms are left out.
    package func parts(announcement id: String, amount: Amount?) throws(Refusal) -> [[Int]] {
        try evaluated(id, amount).parts
    }

    /// Whether an announcement says an amount. `nil` if there is none of this id.
    public func saysAmount(announcement id: String) -> Bool? {
        table.announcements[id]?.contains(.amount)
    }

    /// The announcement of an amount that comes without an id: the only one that says amounts, or else `payment-received`.
    package var defaultAnnouncement: String? {
        let ids = table.announcements.filter { $0.value.contains(.amount) }.keys
        return ids.count == 1 ? ids.first : ids.first { $0 == "payment-received" }
    }

    private func evaluated(_ id: String, _ amount: Amount?) throws(Refusal) -> Evaluation {
        guard let items = table.announcements[id] else { throw .unknownAnnouncement(id) }
        var said = Evaluation(machines)
        for item in items {
            switch item {
            case .clip(let clip): do { try said.add([clip]) } catch { throw .endless }
            case .amount:
                guard let amount else { throw .amountMissing }
                try say(amount, by: &said)
            case .slot(_, isOptional: true): continue
            case .slot(let name, isOptional: false): throw .slot(name, .missing)
            }
        }
        return said
    }

    private func evaluated(_ amount: Amount) throws(Refusal) -> Evaluation {
        var said = Evaluation(machines)
        try say(amount, by: &said)
        return said
    }

    private func say(_ amount: Amount, by said: inout Evaluation) throws(Refusal) {
        let pattern = try pattern(of: amount)
        do {
            for item in pattern.say { try said.say(item, of: amount) }
        } catch {
            switch error {
            case .endless: throw .endless
            case .unsaid: throw .unsaid(amount)
            }
        }
    }

    /// The pattern that says an amount.
    private func pattern(of amount: Amount) throws(Refusal) -> ResolvedPattern {
        let scale = range.lowerBound.scale
        guard amount.scale == scale else { throw .scale(amount.scale, expected: scale) }
        guard range.contains(amount) else { throw .outOfRange(amount, range: range) }
        if let pattern = patterns.first(where: { $0.holds(amount) }) { return pattern }
        let isWhole = !patterns.isEmpty && table.amounts.allSatisfy { $0.fraction == 0 }
        throw amount.fraction > 0 && isWhole ? .fraction(amount) : .unsaid(amount)
    }
}
