package import VoiceAssetCore

/// What a new pack's clip says where nobody knows yet what people say: a mark, and what is to be written.
///
/// The mark is for the people who make the pack. It is a warning while they work, and `generate` refuses it.
package enum TodoMarker {
    /// What stands in such a text for the words that are missing.
    package static let mark = "TODO"

    /// Whether a clip's text is still to be written.
    ///
    /// The mark may stand behind a number: rules say some units with it in one clip.
    package static func stand(in text: String) -> Bool {
        text.contains(mark) && text.split { !$0.isLetter || !$0.isASCII }.contains { $0 == mark }
    }

    /// What a new pack's `speaker` and `license` say until somebody knows better.
    package static let unknown = "unknown"

    /// What a key of pack.yml says about the recordings; nil where it is still to be written.
    package static func known(_ value: String?) -> String? {
        value.flatMap { $0.lowercased() == unknown || stand(in: $0) ? nil : $0 }
    }

    /// What is still to be written about a pack's recordings before they leave for apps: who speaks, and what licence they have.
    package static func findings(speaker: String?, license: String?) -> [Finding] {
        [("speaker", speaker), ("license", license)].compactMap { key, value in
            guard let value, known(value) == nil else { return nil }
            return Finding(.packTodo, key, ["value": .piece(value)])
        }
    }
}
