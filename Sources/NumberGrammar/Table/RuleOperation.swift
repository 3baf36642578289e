extension NumberTable {
    /// What a rule says, item by item.
    public enum Operation: Sendable, Hashable, Codable {
        /// The clip of this index.
        case clip(Int)
        /// Applies a rule set to `n / divisor`, rounded down.
        case quotient(set: String)
        /// Applies a rule set to `n mod divisor`.
        case remainder(set: String)
        /// Applies a rule set to `n` itself.
        case same(set: String)

        /// The set that is applied, if it is not a clip.
        package var set: String? {
            switch self {
            case .clip: nil
            case .quotient(let set), .remainder(let set), .same(let set): set
            }
        }

        /// Reads a clip's index, or `<set`, `>set` or `=set`.
        public init(from decoder: any Decoder) throws {
            self = try ClipOrText.item(
                from: decoder, Self.clip, [Self.quotient, Self.remainder, Self.same], \.form,
                expected: "an index, or `<`, `>` or `=` and the name of a set")
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws { try form.encode(to: encoder) }

        private var form: ClipOrText {
            switch self {
            case .clip(let clip): .clip(clip)
            case .quotient(let set): .text("<\(set)")
            case .remainder(let set): .text(">\(set)")
            case .same(let set): .text("=\(set)")
            }
        }
    }
}
