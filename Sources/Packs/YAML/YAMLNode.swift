package import VoiceAssetDiagnostics

/// A value in a YAML file and where it stands. Scalars are the text as it was written: no type is guessed.
package struct YAMLNode: Sendable {
    package indirect enum Content: Sendable {
        case text(String)
        case list([YAMLNode])
        /// The pairs in their order; keys may be anything and stand more than once.
        case mapping([(key: YAMLNode, value: YAMLNode)])
        /// No value: nothing after the colon, or `~`.
        case nothing
    }

    package var content: Content
    package var position: SourcePosition

    /// What it is, in the words of a message.
    package var kind: String {
        switch content {
        case .text: "text"
        case .list: "a list"
        case .mapping: "a mapping"
        case .nothing: "nothing"
        }
    }
}
