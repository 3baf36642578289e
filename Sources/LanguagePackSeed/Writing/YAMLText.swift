/// Texts as YAML scalars.
package enum YAMLText {
    private static let words: Set<String> = [
        "", "~", "false", "n", "no", "null", "off", "on", "true", "y", "yes",
    ]

    /// A text that reads back as itself; quoted only if it must be.
    package static func scalar(_ text: String) -> String {
        let isPlain =
            !words.contains(text.lowercased())
            && text.unicodeScalars.first?.properties.isAlphabetic == true
            && text.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .nonspacingMark, .spacingMark, .decimalNumber:
                    true
                default: [" ", "-", "’", "'"].contains(scalar)
                }
            }
        return isPlain ? text : quoted(text)
    }

    /// A clip's id as a key: digits would be read as a number.
    package static func key(_ id: String) -> String {
        words.contains(id) || id.utf8.allSatisfy({ $0 < 0x3A && $0 != 0x2D }) ? quoted(id) : id
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format: result += "\\U" + hexadecimal(scalar.value)
            default: result += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
            }
        }
        return result + "\""
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
}
