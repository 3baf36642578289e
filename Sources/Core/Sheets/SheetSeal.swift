/// The last line of a page, a picture or a sheet in Markdown that was written to a file: a comment with the SHA-256 of what is above it.
/// It tells a file that nobody changed, wherever it was copied to.
package enum SheetSeal {
    private static let start = "<!-- as voice-assets wrote it: "
    private static let end = " -->\n"
    private static let count = start.utf8.count + 64 + end.utf8.count

    /// Whether a text has comments of this form: pages and pictures begin with a tag, sheets in Markdown with a heading.
    package static func fits(_ text: [UInt8]) -> Bool { text.first.map { "<#".utf8.contains($0) } ?? false }

    /// A text with its seal.
    package static func sealed(_ text: [UInt8]) -> [UInt8] { text + line(of: text) }

    /// Whether nobody changed a file since it was sealed; false of one without a seal.
    package static func isIntact(_ bytes: [UInt8]) -> Bool {
        bytes.count > count && bytes.suffix(count).elementsEqual(line(of: Array(bytes.dropLast(count))))
    }

    private static func line(of text: [UInt8]) -> [UInt8] { Array((start + Digest.sha256(text) + end).utf8) }
}
