/// Writes a JSON value so that equal values are identical bytes. Foundation's own writer is not used for the last step:
/// its order of keys, its digits and its layout differ between Apple's releases and Linux.
///
/// Keys stand in the order of their UTF-8 bytes, one a line, indented by two spaces; an array that holds numbers or
/// arrays of them stands on one line if that has at most `lineLength` characters; numbers in the fewest digits that read
/// back as the same number; what RFC 8259 §7 demands is escaped, and the other control characters (U+007F to U+009F),
/// which drive terminals; a line feed ends the text.
package enum CanonicalJSON {
    private static let lineLength = 100

    static func bytes(_ value: JSONValue) -> [UInt8] { Array(text(value).utf8) }

    /// The value's text, with a line feed at its end.
    package static func text(_ value: JSONValue) -> String {
        var text = ""
        append(value, to: &text, indentation: "")
        return text + "\n"
    }

    /// A string between quotes, on one line.
    package static func text(_ string: String) -> String {
        var text = ""
        append(string, to: &text)
        return text
    }

    private static func append(_ value: JSONValue, to text: inout String, indentation: String) {
        switch value {
        case .null, .bool, .integer, .number: text += JSONParts.scalar(value)
        case .string(let string): append(string, to: &text)
        case .array(let elements):
            if !elements.allSatisfy(\.isString), let line = line(value), line.count <= lineLength {
                text += line
                return
            }
            append(elements, between: "[", "]", to: &text, indentation) { element, text, indentation in
                append(element, to: &text, indentation: indentation)
            }
        case .object(let members):
            append(JSONParts.sorted(members), between: "{", "}", to: &text, indentation) { member, text, indentation in
                append(member.key, to: &text)
                text += ": "
                append(member.value, to: &text, indentation: indentation)
            }
        }
    }

    /// The value on one line; `nil` if there is an object in it or it is much too long.
    private static func line(_ value: JSONValue) -> String? {
        switch value {
        case .object: return nil
        case .array(let elements):
            guard elements.count <= lineLength else { return nil }
            var lines: [String] = []
            for element in elements {
                guard let line = line(element), line.count <= lineLength else { return nil }
                lines.append(line)
            }
            return "[\(lines.joined(separator: ", "))]"
        default:
            var text = ""
            append(value, to: &text, indentation: "")
            return text
        }
    }

    private static func append<Item>(
        _ items: [Item], between open: String, _ close: String, to text: inout String, _ indentation: String,
        item append: (Item, inout String, String) -> Void
    ) {
        text += open
        let inner = indentation + "  "
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + inner
            append(item, &text, inner)
        }
        text += items.isEmpty ? close : "\n" + indentation + close
    }

    private static func append(_ string: String, to text: inout String) {
        JSONParts.append(string, to: &text) { ("\u{7f}"..."\u{9f}").contains($0) ? JSONParts.hexadecimal($0) : nil }
    }
}
