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

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .clip(let clip): try value.encode(clip)
        case .text(let text): try value.encode(text)
        }
    }
}
