extension NumberTable {
    /// One way to say values. Of a list of patterns the first one that holds is said.
    public struct Pattern: Sendable, Equatable, Codable {
        /// The span that each of these fields lies in, both ends included.
        public package(set) var when: [Field: ClosedRange<Int64>]
        /// What is said, in order.
        public package(set) var say: [Item]

        /// Each pattern counts towards `maximumItems` like an item, too.
        var items: Int { 1 + say.count }

        package init(when: [Field: ClosedRange<Int64>] = [:], say: [Item]) { (self.when, self.say) = (when, say) }

        /// A pattern for amounts of one integer, of one fraction, or of both.
        package init(integer: Int64? = nil, fraction: Int64? = nil, say: [Item]) {
            self.init(say: say)
            when[.integer] = integer.map { $0...$0 }
            when[.fraction] = fraction.map { $0...$0 }
        }

        /// Whether only whole numbers are said by it.
        package var isForWholeNumbers: Bool { when[.fraction] == 0...0 }

        /// Reads an object with `say` and, where it is there, `when`: two whole numbers for each field, the smaller one first.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: TableKey.self)
            let spans = try values.decodeIfPresent([String: [Int64]].self, forKey: .when) ?? [:]
            when = [:]
            for (name, span) in spans {
                guard let field = Field(rawValue: name), field == field.whole, span.count == 2, 0 <= span[0],
                    span[0] <= span[1]
                else { throw DecodingError.form(values.codingPath + [TableKey.when], "spans of fields") }
                when[field] = span[0]...span[1]
            }
            var list = try values.nestedUnkeyedContainer(forKey: .say)
            say = try list.decodeAll()
        }

        /// Writes what `init(from:)` reads; no `when` without a span.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: TableKey.self)
            let spans = when.map { ($0.key.rawValue, [$0.value.lowerBound, $0.value.upperBound]) }
            if !spans.isEmpty { try values.encode(Dictionary(uniqueKeysWithValues: spans), forKey: .when) }
            try values.encode(say, forKey: .say)
        }
    }

    /// One thing that is said: a clip, or a field by a machine.
    public enum Item: Sendable, Equatable, Codable {
        case clip(Int)
        case field(Field, machine: String)

        package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }

        package var machine: String? { if case .field(_, let machine) = self { machine } else { nil } }

        /// Reads a clip's index, or a field's name, `=` and a machine's name.
        public init(from decoder: any Decoder) throws {
            switch try ClipOrText(from: decoder) {
            case .clip(let clip): self = .clip(clip)
            case .text(let text):
                let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, let field = Field(rawValue: String(parts[0])) else {
                    throw DecodingError.form(decoder.codingPath, "an index, or `integer=` and the name of a machine")
                }
                self = .field(field, machine: String(parts[1]))
            }
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            let form: ClipOrText =
                switch self {
                case .clip(let clip): .clip(clip)
                case .field(let field, let machine): .text("\(field.rawValue)=\(machine)")
                }
            try form.encode(to: encoder)
        }
    }
}
