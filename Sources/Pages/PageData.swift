import VoiceManifest

extension JSONValue {
    /// As the text of an element of a page: without a `<`, so that nothing in it ends the element.
    var inPage: String {
        // By scalars: one with an accent on it is another character.
        CompactJSON.text(self).unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
            .map { String($0) }.joined(separator: "\\u003c")
    }
}
