/// Writes a JSON value on one line without white space, so that programs in other languages write the same bytes with what
/// they have: members in the order of their UTF-8 bytes, and in strings only what RFC 8259 §7 demands is escaped, in its
/// short form where it has one.
package enum CompactJSON {
    static func bytes(_ value: JSONValue) -> [UInt8] { Array(text(value).utf8) }

    /// The value's text.
    package static func text(_ value: JSONValue) -> String {
        var text = ""
        append(value, to: &text)
        return text
    }

    private static func append(_ value: JSONValue, to text: inout String) {
        switch value {
        case .null, .bool, .integer, .number: text += JSONParts.scalar(value)
        case .string(let string): append(string, to: &text)
        case .array(let elements): append(elements, between: "[", "]", to: &text) { append($0, to: &$1) }
        case .object(let members):
            append(JSONParts.sorted(members), between: "{", "}", to: &text) { member, text in
                append(member.key, to: &text)
                text += ":"
                append(member.value, to: &text)
            }
        }
    }

    private static func append<Item>(
        _ items: [Item], between open: String, _ close: String, to text: inout String,
        item append: (Item, inout String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            append(item, &text)
        }
        text += close
    }

    private static func append(_ string: String, to text: inout String) {
        JSONParts.append(string, to: &text) { $0 == "\u{8}" ? "\\b" : $0 == "\u{c}" ? "\\f" : nil }
    }
}
