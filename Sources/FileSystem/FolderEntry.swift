/// One name in a folder.
package struct FolderEntry: Sendable, Hashable {
    package var name: String
    /// What stands under this name, links not followed; nil for something that POSIX does not name.
    package var kind: FileKind?

    package init(name: String, kind: FileKind?) {
        self.name = name
        self.kind = kind
    }

    /// Whether the name starts with a full stop.
    package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}
