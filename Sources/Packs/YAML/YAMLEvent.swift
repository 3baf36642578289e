import VoiceAssetDiagnostics

/// A step of a YAML text: what begins or ends here.
struct YAMLEvent {
    enum Content {
        /// A scalar; a plain one stands without quotes.
        case text(String, isPlain: Bool)
        case list
        case mapping
        /// The end of the list or mapping that began last.
        case end
        case alias
        case document
        /// The end of the text.
        case finish
        /// Nothing that a document consists of.
        case other
    }

    var content: Content
    var position: SourcePosition
    /// The tag that is written there, in full.
    var tag: String?
    var hasAnchor = false
    /// Where a scalar stands, quotation marks included, in scalars of the text.
    var range = 0..<0
    var style = Style.plain

    /// How a scalar is written.
    enum Style: Sendable {
        case plain
        case single
        case double
        /// In lines of its own, behind `|` or `>`.
        case block
    }
}
