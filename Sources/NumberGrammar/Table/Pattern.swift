extension NumberTable {
    /// One way to say values. Of a list of patterns the first one that holds is said.
    public struct Pattern: Sendable {
        /// The span that each of these fields lies in, both ends included.
        public package(set) var when: [Field: ClosedRange<Int64>]
        /// What is said, in order.
        public package(set) var say: [Item]

        /// Each pattern counts towards `maximumItems` like an item, too.
        package var items: Int { 1 + say.count }

        package init(when: [Field: ClosedRange<Int64>] = Dictionary(), say: [Item]) {
            (self.when, self.say) = (when, say)
        }

        /// A pattern for amounts of one integer, of one fraction, or of both.
        package init(integer: Int64? = nil, fraction: Int64? = nil, say: [Item]) {
            self.init(say: say)
            when[.integer] = integer.map { $0...$0 }
            when[.fraction] = fraction.map { $0...$0 }
        }

        /// Whether only whole numbers are said by it.
        package var isForWholeNumbers: Bool { when[.fraction] == 0...0 }

        package func holds(_ value: FieldValues) -> Bool { when.allSatisfy { $0.value.contains(value[$0.key]) } }
    }

    /// One thing that is said: a clip, or a field by a machine.
    public enum Item: Sendable, Equatable {
        case clip(Int)
        case field(Field, machine: String)

        package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }

        package var machine: String? { if case .field(_, let machine) = self { machine } else { nil } }

        package var field: Field? { if case .field(let field, _) = self { field } else { nil } }
    }
}
