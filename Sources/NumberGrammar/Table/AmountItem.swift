extension NumberTable {
    /// An item of an amount's pattern.
    public enum AmountItem: Sendable, Hashable, Codable {
        /// The clip of this index.
        case clip(Int)
        /// A rule set applied to the integer part.
        case integer(set: String)
        /// A rule set applied to the fraction in minor units: 5 for 1.05.
        case fraction(set: String)
        /// A rule set applied to each digit of the fraction, without zeros at its end: 5 for 1.50.
        case digits(set: String)
        /// A rule set applied to each digit of the fraction, all that the currency has: 5 and 0 for 1.50.
        case allDigits(set: String)

        /// The set that is applied, if it is not a clip.
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
                expected: "an index, or `integer=` and the name of a set")
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
