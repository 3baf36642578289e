import VoiceAssetDiagnostics

/// A line of a file's bytes with a caret at a place in it.
enum SourceExcerpt {
    static func text(_ bytes: [UInt8], _ position: SourcePosition) -> String? {
        let (text, _) = SourceText.decode(bytes)
        return text.excerpt(text.index(of: position))
    }
}
