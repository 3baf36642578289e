/// The values of a form in a range, and how they are said: by patterns whose machines are there.
package struct OrderedValues: Sendable {
    package let form: NumberTable.Form
    /// Ranks.
    package let range: ClosedRange<Int64>
    /// What is said in turn: of each part its first pattern that holds.
    package let parts: [[NumberTable.Pattern]]
    package let machines: [String: NumberTable.Machine]

    init(
        _ form: NumberTable.Form, _ range: ClosedRange<Int64>, _ parts: [[NumberTable.Pattern]],
        _ machines: [String: NumberTable.Machine]
    ) throws(NumberGrammarError) {
        for machine in parts.joined().flatMap(\.say).compactMap(\.machine) where machines[machine] == nil {
            throw .unknownMachine(machine)
        }
        (self.form, self.range, self.parts, self.machines) = (form, range, parts, machines)
    }

    /// The first pattern of a part that holds.
    package func pattern(_ part: Int, _ value: FieldValues) -> Int? { parts[part].firstIndex { $0.holds(value) } }

    /// The first pattern of each part that holds; fewer if none does.
    package func patterns(_ value: FieldValues) -> [Int] { parts.indices.compactMap { pattern($0, value) } }

    /// The clips of an item; nil if its machine says nothing for its number.
    package func clips(_ item: NumberTable.Item, _ value: FieldValues) -> [[Int]]? {
        switch item {
        case .clip(let clip): return [[clip]]
        case .field(let field, let machine):
            var said: [[Int]] = []
            for number in value.said(of: field) {
                guard let clips = machines[machine]?.clips(number) else { return nil }
                said.append(clips)
            }
            return said
        }
    }

    /// What is said one after the other: the clips of each clip, number and digit, up to the one with which there are more than
    /// `AmountGrammar.maximumClips`. nil if no pattern holds, or a machine says nothing for its number.
    func said(_ value: FieldValues) -> [[Int]]? {
        var (said, count): ([[Int]], Int) = ([], 0)
        for part in parts.indices {
            guard let pattern = pattern(part, value) else { return nil }
            for item in parts[part][pattern].say where count <= AmountGrammar.maximumClips {
                guard let clips = clips(item, value) else { return nil }
                count += clips.reduce(0) { $0 + $1.count }
                said += clips
            }
        }
        return said
    }

    /// The clips of the value of a rank; nil if it can't be said.
    package func clips(_ rank: Int64) -> [Int]? {
        said(form.values(rank)).map { $0.flatMap { $0 } }.flatMap { $0.count <= AmountGrammar.maximumClips ? $0 : nil }
    }

    func clips(_ text: String) throws(SlotFault) -> [Int] {
        guard text.unicodeScalars.count <= form.longest else { throw .length(limit: form.longest) }
        guard let rank = form.rank(of: text) else { throw .form(example: example) }
        guard range.contains(rank) else { throw .range(min: example, max: form.text(range.upperBound)) }
        guard let clips = clips(rank) else { throw .unsaid }
        return clips
    }

    /// The smallest value.
    package var example: String { form.text(range.lowerBound) }
}
