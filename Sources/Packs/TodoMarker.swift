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
}
