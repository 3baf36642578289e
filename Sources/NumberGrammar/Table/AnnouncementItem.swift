extension NumberTable {
    /// An item of an announcement.
    public enum AnnouncementItem: Sendable, Hashable, Codable {
        /// The clip of this index.
        case clip(Int)
        /// The amount.
        case amount

        /// Reads a clip's index, or `amount`.
        public init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let clip = try? value.decode(Int.self) {
                self = .clip(clip)
            } else if try value.decode(String.self) == "amount" {
                self = .amount
            } else {
                throw DecodingError.form(value.codingPath, "an index, or `amount`")
            }
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .clip(let clip): try value.encode(clip)
            case .amount: try value.encode("amount")
            }
        }
    }
}
