extension NumberTable {
    /// One way to say an amount.
    public struct AmountPattern: Sendable, Hashable, Codable {
        /// The value that the integer part must have, if any.
        public package(set) var integer: Int64?
        /// The value that the fraction, in minor units, must have, if any.
        public package(set) var fraction: Int64?
        /// What is said, in order.
        public package(set) var say: [AmountItem]

        /// The pattern and what its list holds.
        var items: Int { 1 + say.count }

        package init(integer: Int64? = nil, fraction: Int64? = nil, say: [AmountItem]) {
            self.integer = integer
            self.fraction = fraction
            self.say = say
        }

        /// Reads an object with the conditions, if there are any, and `say`.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: TableKey.self)
            integer = try values.decodeNumberIfPresent(forKey: .integer)
            fraction = try values.decodeNumberIfPresent(forKey: .fraction)
            var list = try values.nestedUnkeyedContainer(forKey: .say)
            say = try list.decodeAll()
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: TableKey.self)
            try values.encodeIfPresent(integer, forKey: .integer)
            try values.encodeIfPresent(fraction, forKey: .fraction)
            try values.encode(say, forKey: .say)
        }
    }
}

extension NumberTable {
    /// An item of an amount's pattern.
    public enum AmountItem: Sendable, Hashable, Codable {
        /// The clip of this index.
        case clip(Int)
        /// A machine that says the integer part.
        case integer(set: String)
        /// A machine that says the fraction in minor units: 5 for 1.05.
        case fraction(set: String)
        /// A machine that says each digit of the fraction, without zeros at its end: 5 for 1.50.
        case digits(set: String)
        /// A machine that says each digit of the fraction, all that the currency has: 5 and 0 for 1.50.
        case allDigits(set: String)

        package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }

        /// The machine's name, or in rules the set's, if it is not a clip.
        package var set: String? {
            switch self {
            case .clip: nil
            case .integer(let set), .fraction(let set), .digits(let set), .allDigits(let set): set
            }
        }

        /// Reads a clip's index, or `integer=set`, `fraction=set`, `digits=set` or `digits:all=set`.
        public init(from decoder: any Decoder) throws {
            self = try ClipOrText.item(
                from: decoder, Self.clip, [Self.integer, Self.fraction, Self.digits, Self.allDigits], \.form,
                expected: "an index, or `integer=` and the name of a machine")
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws { try form.encode(to: encoder) }

        private var form: ClipOrText {
            switch self {
            case .clip(let clip): .clip(clip)
            case .integer(let set): .text("integer=\(set)")
            case .fraction(let set): .text("fraction=\(set)")
            case .digits(let set): .text("digits=\(set)")
            case .allDigits(let set): .text("digits:all=\(set)")
            }
        }
    }
}
