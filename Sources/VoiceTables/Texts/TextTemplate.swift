/// What a text of a server's says, declared once: `您尾号{*}的账户收入{amount}元`.
///
/// The whole text must fit. `{*}` is any text, `{amount}` and the names of the announcement's other slots are values. Beside a value
/// stands literal text or an end. `{amount:1.234,50}` is written as in the sample, not as the pack's language writes, and
/// `{amount:minor}` counts minor units.
public struct TextTemplate: Sendable, Hashable {
    /// The most templates of a pack.
    package static let maximumCount = 1000

    /// The text, with its values.
    public let text: String
    /// The id of the announcement that it asks for.
    public let says: String
    /// What the title of the notification must be, with values as in the text; `nil` for any title.
    public let title: String?
    /// Values of slots that every text of this template has: `["channel": "alipay"]`.
    public let values: [String: String]

    /// - Parameters: those of the properties of the same names. Whether the template can fit is not looked at.
    public init(_ text: String, says: String, title: String? = nil, values: [String: String] = Dictionary()) {
        (self.text, self.says, self.title, self.values) = (text, says, title, values)
    }
}
