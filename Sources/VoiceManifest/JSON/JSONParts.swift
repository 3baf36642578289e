/// What all layouts of JSON have in common.
enum JSONParts {
    /// In the order of their keys' UTF-8 bytes.
    static func sorted(_ members: [String: JSONValue]) -> [(key: String, value: JSONValue)] {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    /// A number in the fewest digits that read back as the same one, or a word; nothing for other values.
    static func scalar(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .integer(let integer): String(integer)
        case .number(let number): Int64(exactly: number).map { String($0) } ?? "\(number)"
        case .string, .array, .object: ""
        }
    }

    /// Adds a string between quotes, in which what RFC 8259 §7 demands is escaped.
    ///
    /// - Parameter escape: the escape of a character that this layout writes otherwise; nil for all others.
    static func append(_ string: String, to text: inout String, escape: (Unicode.Scalar) -> String?) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                if let escape = escape(scalar) {
                    text += escape
                } else if scalar < " " {
                    text += hexadecimal(scalar)
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }

    /// The escape of a character up to U+00FF by its number.
    static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    }
}
