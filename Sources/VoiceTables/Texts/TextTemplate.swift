/// What a text of a server's says, declared once: `您尾号{*}的账户收入{amount}元`.
///
/// The whole text must fit. `{*}` is any text, `{amount}` and the names of the announcement's other slots are values. Beside a value
/// stands literal text or an end. `{amount:1.234,50}` is written as in the sample, not as the pack's language writes, and
/// `{amount:minor}` counts minor units.
public struct TextTemplate: Sendable, Hashable {
    /// The most templates of a pack.
    package static let maximumCount = 1000
    /// The longest text or title of a template, Unicode scalars.
    package static let maximumLength = 1000
    /// The most values of a text or title, and the most stars.
    package static let maximumParts = 32

    /// The text, with its values.
    public let text: String
    /// The id of the announcement that it asks for.
    public let says: String
    /// What the title of the notification must be, with values as in the text; `nil` for any title.
    public let title: String?
    /// Values of slots that every text of this template has: `["channel": "alipay"]`.
    public let values: [String: String]

    /// - Parameters: those of the properties of the same names. Whether the template can fit is not looked at.
    public init(_ text: String, says: String, title: String? = nil, values: [String: String] = [:]) {
        (self.text, self.says, self.title, self.values) = (text, says, title, values)
    }

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

extension TextTemplate: Codable {
    /// Reads the members of an element of `texts`.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: SpliceKey.self)
        text = try members.decode(String.self, forKey: .text)
        says = try members.decode(String.self, forKey: .says)
        title = try members.decodeIfPresent(String.self, forKey: .title)
        values = try members.decodeIfPresent([String: String].self, forKey: .values) ?? [:]
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: SpliceKey.self)
        try members.encode(says, forKey: .says)
        try members.encode(text, forKey: .text)
        try members.encodeIfPresent(title, forKey: .title)
        if !values.isEmpty { try members.encode(values, forKey: .values) }
    }
}

extension TextTemplate.Fault: CustomStringConvertible {
    /// What is wrong, and what to write.
    package var description: String {
        switch self {
        case .malformed(let piece):
            "\(piece.unicodeScalars.visible) is neither {*} nor a value; write {amount}, {amount:1,234.50}, {amount:minor} or a slot's name"
        case .openValue(let value):
            "\(value.unicodeScalars.visible) needs literal text or an end of the text beside it that is no digit"
        case .repeated(let name): "\(name.unicodeScalars.visible) stands there twice"
        case .tooLong:
            "it is longer than \(TextTemplate.maximumLength) characters or has more than \(TextTemplate.maximumParts) values and {*}"
        case .wordless: "it has neither a title nor a word, so that every number would fit"
        }
    }
}
