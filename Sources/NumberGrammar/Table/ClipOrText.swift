/// What an item of a table is in JSON: the index of a clip, or a text that says what else is said there.
enum ClipOrText: Codable {
    case clip(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let clip = try? value.decode(Int.self) {
            self = .clip(clip)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    /// Reads an item: a clip, or what applies a set, by the mark before the set's name.
    ///
    /// - Parameters:
    ///   - sets: the ways to apply a set.
    ///   - form: how an item is written.
    static func item<Item>(
        from decoder: any Decoder, _ clip: (Int) -> Item, _ sets: [(String) -> Item], _ form: (Item) -> ClipOrText,
        expected: String
    ) throws -> Item {
        let text: String
        switch try ClipOrText(from: decoder) {
        case .clip(let index): return clip(index)
        case .text(let item): text = item
        }
        for set in sets {
            if case .text(let mark) = form(set("")), text.hasPrefix(mark) {
                return set(String(text.dropFirst(mark.count)))
            }
        }
        throw DecodingError.form(decoder.codingPath, expected)
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .clip(let clip): try value.encode(clip)
        case .text(let text): try value.encode(text)
        }
    }
}
