/// Writes JSON values, in the layouts below. Foundation's own writer is not used: its order of keys, its digits and its layout
/// differ between Apple's releases and Linux.
///
/// Members stand in the order of their keys' UTF-8 bytes; numbers in the fewest digits that read back as the same number;
/// in strings what RFC 8259 §7 demands is escaped.
private struct JSONWriter {
    /// Whether members and elements stand one a line, indented by two spaces. An array that holds numbers or arrays of them
    /// stands on one line if that has at most `lineLength` characters.
    var isIndented: Bool
    /// Whether the other control characters are escaped too (U+007F to U+009F), which drive terminals. Else U+0008 and
    /// U+000C have their short escapes.
    var isForTerminals: Bool
    var text = ""

    private static let lineLength = 100

    mutating func append(_ value: JSONValue, indentation: String = "") {
        switch value {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += String(integer)
        case .number(let number): text += Int64(exactly: number).map { String($0) } ?? "\(number)"
        case .string(let string): append(string)
        case .array(let elements):
            if isIndented, !elements.allSatisfy(\.isString), let line = line(value), line.count <= Self.lineLength {
                text += line
            } else {
                append(elements, between: "[", "]", indentation) { $0.append($1, indentation: $2) }
            }
        case .object(let members):
            append(
                members: members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }, indentation: indentation
            )
        }
    }

    mutating func append(members: [(key: String, value: JSONValue)], indentation: String = "") {
        append(members, between: "{", "}", indentation) { writer, member, indentation in
            writer.append(member.key)
            writer.text += writer.isIndented ? ": " : ":"
            writer.append(member.value, indentation: indentation)
        }
    }

    /// The value on one line; `nil` if there is an object in it or it is much too long.
    private func line(_ value: JSONValue) -> String? {
        switch value {
        case .object: return nil
        case .array(let elements):
            guard elements.count <= Self.lineLength else { return nil }
            var lines: [String] = []
            for element in elements {
                guard let line = line(element), line.count <= Self.lineLength else { return nil }
                lines.append(line)
            }
            return "[\(lines.joined(separator: ", "))]"
        default:
            var writer = self
            writer.text = ""
            writer.append(value)
            return writer.text
        }
    }

    private mutating func append<Item>(
        _ items: [Item], between open: String, _ close: String, _ indentation: String,
        item append: (inout JSONWriter, Item, String) -> Void
    ) {
        text += open
        let inner = isIndented ? indentation + "  " : ""
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            if isIndented { text += "\n" + inner }
            append(&self, item, inner)
        }
        if isIndented, !items.isEmpty { text += "\n" + indentation }
        text += close
    }

    mutating func append(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}" where !isForTerminals: text += "\\b"
            case "\u{c}" where !isForTerminals: text += "\\f"
            case "\u{0}"..."\u{1f}": text += Self.hexadecimal(scalar)
            case "\u{7f}"..."\u{9f}" where isForTerminals: text += Self.hexadecimal(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// The escape of a character up to U+00FF by its number.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    }
}

/// Writes a JSON value so that equal values are identical bytes: indented, safe for terminals, with a line feed at its end.
package enum CanonicalJSON {
    private static let writer = JSONWriter(isIndented: true, isForTerminals: true)

    /// The value's text, with a line feed at its end.
    package static func text(_ value: JSONValue) -> String {
        var writer = writer
        writer.append(value)
        return writer.text + "\n"
    }

    /// A string between quotes, on one line.
    package static func text(_ string: String) -> String {
        var writer = writer
        writer.append(string)
        return writer.text
    }

    /// An object on one line, its members as they stand here but for those that are nil; without a line feed.
    package static func line(_ members: KeyValuePairs<String, JSONValue?>) -> String {
        var writer = JSONWriter(isIndented: false, isForTerminals: true)
        writer.append(members: members.compactMap { key, value in value.map { (key, $0) } })
        return writer.text
    }
}

/// Writes a JSON value on one line without white space, so that programs in other languages write the same bytes with what
/// they have: members in the order of their UTF-8 bytes, and in strings only what RFC 8259 §7 demands is escaped, in its
/// short form where it has one.
package enum CompactJSON {
    /// The value's text.
    package static func text(_ value: JSONValue) -> String {
        var writer = JSONWriter(isIndented: false, isForTerminals: false)
        writer.append(value)
        return writer.text
    }
}
