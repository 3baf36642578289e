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
            let text: String
            switch try ClipOrText(from: decoder) {
            case .clip(let clip):
                self = .clip(clip)
                return
            case .text(let item): text = item
            }
            let set = String(text.dropFirst())
            switch text.first {
            case "<": self = .quotient(set: set)
            case ">": self = .remainder(set: set)
            case "=": self = .same(set: set)
            default: throw DecodingError.form(decoder.codingPath, "an index, or `<`, `>` or `=` and the name of a set")
            }
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
