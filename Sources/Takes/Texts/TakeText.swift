/// A take that there is, and the text that its clip has now.
package struct TakeText: Sendable, Hashable {
    /// The path from the pack's folder: a name, or `synthetic/` and a name.
    package var file: String
    /// SHA-256 of the file, 64 hexadecimal digits.
    package var sha256: String
    /// What the clip says, as pack.yml has it.
    package var text: String

    package init(file: String, sha256: String, text: String) {
        self.file = file
        self.sha256 = sha256
        self.text = text
    }
}
