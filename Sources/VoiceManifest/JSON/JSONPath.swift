import NumberGrammar
import VoiceTables

/// A place in a JSON text, as a JSONPath of RFC 9535: `$.clips[3].files['caf-ulaw']`.
package struct JSONPath: Sendable, Equatable {
    package static let root = JSONPath(text: "$")

    let text: String

    /// The member of that name. Names that RFC 9535 §2.5.1.1 allows after a dot stand there, others in brackets.
    package subscript(name: String) -> JSONPath {
        let plain = name.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        let first = name.utf8.first.map { !$0.isASCIIDigit } ?? false
        return JSONPath(text: plain && first ? "\(text).\(name)" : "\(text)['\(Self.escaped(name))']")
    }

    /// The element at that index, from 0.
    package subscript(index: Int) -> JSONPath { JSONPath(text: "\(text)[\(index)]") }

    init(text: String) { self.text = text }

    init(_ codingPath: [any CodingKey]) {
        // A dictionary's key `7` has an integer value too; an array's index has another string, such as `Index 7`.
        self = codingPath.reduce(.root) { path, key in
            if let index = key.intValue, key.stringValue != "\(index)" { path[index] } else { path[key.stringValue] }
        }
    }

    /// Cut to 80 Unicode scalars, with quotes, backslashes and what is invisible escaped.
    private static func escaped(_ name: String) -> String {
        let shown = name.unicodeScalars.count > 80 ? Substring(name.unicodeScalars.prefix(79)) + "…" : name
        return shown.unicodeScalars.map { scalar in
            switch scalar {
            case "'", "\\": "\\\(scalar)"
            case _ where scalar.isInvisible && scalar.value <= 0xFFFF:
                "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }.joined()
    }
}
