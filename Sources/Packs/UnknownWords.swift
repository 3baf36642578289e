/// What a new pack's clip says where nobody knows yet what people say: a mark, and what is to be written.
///
/// The mark is for the people who make the pack. It is a warning while they work, and `generate` refuses it.
package enum UnknownWords {
    /// What such a text begins with.
    package static let mark = "TODO"

    /// Whether a clip's text is still to be written.
    package static func stand(in text: String) -> Bool { text.hasPrefix(mark) }
}
