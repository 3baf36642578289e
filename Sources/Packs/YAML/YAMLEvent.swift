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
}
