/// A table that was checked, and its evaluation: values in, indexes of clips out.
///
/// Evaluation names only clips that there are, and takes as many steps as numbers have digits. An announcement of more than
/// `maximumClips` clips is refused. `voice-assets` writes no table with which that can happen.
public struct AmountGrammar: Sendable {
    /// The most clips of an announcement.
    public static let maximumClips = 1000
    /// The name under which an amount's text stands among the values of an announcement.
    public static let amountName = "amount"

    /// The table.
    public let table: NumberTable
    /// The amounts that can be announced.
    public let range: ClosedRange<Amount>

    /// How amounts are said.
    package let amounts: OrderedValues
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
        try table.checkParts(clipCount: clipCount)
        (self.table, self.range) = (table, range)
        amounts = try OrderedValues(
            .number(scale: range.lowerBound.scale), range.lowerBound.minorUnits...range.upperBound.minorUnits,
            [table.amounts], table.machines)
        if !table.slots.isEmpty { try table.checkSlots() }
        let names = Array(table.slots.keys)
        var slots: [ResolvedSlot] = []
        for name in names { slots.append(try ResolvedSlot(name, of: table)) }
        self.slots = dictionary(names, slots)
    }

    /// Why an announcement is not made.
    public enum Refusal: Error, Sendable, Equatable {
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

    // MARK: What is said

    /// The clips of an announcement, in order, as indexes into the list that the table refers to: the last of them in the
    /// form that it has at the end, if the table has one.
    ///
    /// - Parameters:
    ///   - id: the announcement's name.
    ///   - amount: the amount to say; it is not looked at if the announcement says none.
    public func clips(announcement id: String, amount: Amount?) throws(Refusal) -> [Int] {
        ended(try parts(announcement: id, amount: amount))
    }

    /// The clips of an announcement with these values: texts by the slots' names, the amount's under `amount`.
    ///
    /// - Throws: `amountText` for a text that is no amount; `slot` with the first slot, in the order of the announcement,
    ///   whose value is not said; before that one that the announcement has not.
    public func clips(announcement id: String, values: [String: String]) throws(Refusal) -> [Int] {
        ended(try parts(announcement: id, values: values))
    }

    private func ended(_ parts: [[Int]]) -> [Int] {
        var clips = parts.flatMap { $0 }
        end(&clips)
        return clips
    }

    /// Puts the end form, if there is one, in the place of the last clip of something that nothing follows.
    package func end(_ clips: inout [Int]) {
        if let last = clips.last, let form = endForm(of: last) { clips[clips.count - 1] = form }
    }

    /// The clip that is heard in the place of another one where an announcement ends with that.
    package func endForm(of clip: Int) -> Int? { table.endForms.first { $0.clip == clip }?.form }

    /// The clips of an amount alone, in the forms that they have where something follows.
    public func clips(amount: Amount) throws(Refusal) -> [Int] {
        let clips = try said(amount).flatMap { $0 }
        guard clips.count <= Self.maximumClips else { throw .endless }
        return clips
    }

    /// The clips of a slot's value, in the forms that they have where something follows.
    package func clips(slot name: String, value: String) throws(SlotFault) -> [Int] {
        guard let slot = slots[name] else { throw .unknown }
        return try slot.clips(value)
    }

    /// The clips of an announcement, those of each clip, number, digit and slot apart. End forms are left out.
    package func parts(announcement id: String, amount: Amount?) throws(Refusal) -> [[Int]] {
        try parts(id) { () throws(Refusal) in
            amount
        } text: { _ in
            nil
        }
    }

    /// The clips of an announcement, those of each clip, number, digit and slot apart. End forms are left out.
    package func parts(announcement id: String, values: [String: String]) throws(Refusal) -> [[Int]] {
        let names = slots(announcement: id)?.map(\.name)
        for name in values.keys.inOrder() where names?.contains(name) == false { throw .slot(name, .unknown) }
        let scale = range.lowerBound.scale
        return try parts(id) { () throws(Refusal) in
            guard let text = values[Self.amountName] else { return nil }
            do throws(Amount.Fault) { return try Amount(text, scale: scale) } catch { throw .amountText(text, error) }
        } text: {
            values[$0]
        }
    }

    private func parts(
        _ id: String, amount: () throws(Refusal) -> Amount?, text: (String) -> String?
    ) throws(Refusal) -> [[Int]] {
        guard let items = table.announcements[id] else { throw .unknownAnnouncement(id) }
        var (parts, count): ([[Int]], Int) = ([], 0)
        for item in items {
            let known = parts.count
            switch item {
            case .clip(let clip): parts.append([clip])
            case .amount:
                guard let amount = try amount() else { throw .amountMissing }
                parts += try said(amount)
            case .slot(let name, let isOptional):
                guard let value = text(name) else {
                    if isOptional { break }
                    throw .slot(name, .missing)
                }
                do { parts.append(try clips(slot: name, value: value)) } catch { throw .slot(name, error) }
            }
            count += parts[known...].reduce(0) { $0 + $1.count }
            guard count <= Self.maximumClips, parts.count <= NumberTable.maximumItems else { throw .endless }
        }
        return parts
    }

    private func said(_ amount: Amount) throws(Refusal) -> [[Int]] {
        let scale = range.lowerBound.scale
        guard amount.scale == scale else { throw .scale(amount.scale, expected: scale) }
        guard range.contains(amount) else { throw .outOfRange(amount, range: range) }
        guard let said = amounts.said(FieldValues(amount)) else {
            let isWhole = !table.amounts.isEmpty && table.amounts.allSatisfy(\.isForWholeNumbers)
            throw amount.fraction > 0 && isWhole ? .fraction(amount) : .unsaid(amount)
        }
        return said
    }

    // MARK: What can be said

    /// Whether an announcement says an amount. `nil` if there is none of this id.
    public func saysAmount(announcement id: String) -> Bool? {
        table.announcements[id]?.contains(.amount)
    }

    /// The announcement of an amount that comes without an id: the only one that says amounts, or else `payment-received`.
    package var defaultAnnouncement: String? {
        let ids = table.announcements.keys.filter { saysAmount(announcement: $0) == true }
        return ids.count == 1 ? ids.first : ids.first { $0 == "payment-received" }
    }

    /// A value that an announcement says.
    public struct SlotInfo: Sendable, Equatable {
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
}
