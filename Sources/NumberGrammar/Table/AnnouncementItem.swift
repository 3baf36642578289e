extension NumberTable {
    /// An item of an announcement.
    public enum AnnouncementItem: Sendable, Hashable, Codable {
        /// The clip of this index.
        case clip(Int)
        /// The amount.
        case amount

        /// Reads a clip's index, or `amount`.
        public init(from decoder: any Decoder) throws {
            switch try ClipOrText(from: decoder) {
            case .clip(let clip): self = .clip(clip)
            case .text("amount"): self = .amount
            case .text: throw DecodingError.form(decoder.codingPath, "an index, or `amount`")
            }
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws { try form.encode(to: encoder) }

        private var form: ClipOrText {
            switch self {
            case .clip(let clip): .clip(clip)
            case .amount: .text("amount")
            }
        }
    }
}
