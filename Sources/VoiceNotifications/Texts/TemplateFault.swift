package import VoiceTables

extension TextTemplate {
    /// The longest text or title of a template, Unicode scalars.
    package static let maximumLength = 1000
    /// The most values of a text or title, and the most stars.
    package static let maximumParts = 32

    /// Why a template fits nothing.
    package enum Fault: Error, Sendable {
        /// A brace that is neither `{*}` nor a value, or two stars side by side; the piece.
        case malformed(String)
        /// A value beside `{*}` or another value, or an amount beside a digit; the value.
        case openValue(String)
        /// A value that stands there twice, or also among the fixed ones; its name.
        case repeated(String)
        /// A text or title of more than `maximumLength` scalars or `maximumParts` values and stars.
        case tooLong
        /// Neither a title nor a word.
        case wordless
    }
}

extension TextTemplate.Fault: CustomStringConvertible {
    /// What is wrong, and what to write.
    package var description: String {
        switch self {
        case .malformed(let piece):
            "\(piece.unicodeScalars.visible) is neither {*} nor a value; write {amount}, {amount:1,234.50}, {amount:minor} or a slot's name"
        case .openValue(let value):
            "\(value.unicodeScalars.visible) stands beside {*}, another value or a digit"
        case .repeated(let name): "\(name.unicodeScalars.visible) stands there twice"
        case .tooLong:
            "it is longer than \(TextTemplate.maximumLength) characters or has more than \(TextTemplate.maximumParts) values and {*}"
        case .wordless: "it has neither a title nor a word, so that it would fit numbers of any meaning"
        }
    }
}
