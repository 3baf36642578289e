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
            let value = try decoder.singleValueContainer()
            if let clip = try? value.decode(Int.self) {
                self = .clip(clip)
                return
            }
            let text = try value.decode(String.self)
            let set = String(text.dropFirst())
            switch text.first {
            case "<": self = .quotient(set: set)
            case ">": self = .remainder(set: set)
            case "=": self = .same(set: set)
            default: throw DecodingError.form(value.codingPath, "an index, or `<`, `>` or `=` and the name of a set")
            }
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .clip(let clip): try value.encode(clip)
            case .quotient(let set): try value.encode("<\(set)")
            case .remainder(let set): try value.encode(">\(set)")
            case .same(let set): try value.encode("=\(set)")
            }
        }
    }
}
