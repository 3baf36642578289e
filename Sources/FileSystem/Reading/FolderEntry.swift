/// One name in a folder.
package struct FolderEntry: Sendable, Hashable {
    /// The name; of one that is not UTF-8, what can be shown of it, with U+FFFD for the rest.
    package var name: String
    /// What stands under this name, links not followed; nil for something that POSIX does not name.
    package var kind: FileKind?
    /// Whether the name is UTF-8. Otherwise no path leads to what stands under it: it can't be read, moved or removed
    /// here, and a caller says so, or refuses to replace the folder.
    package private(set) var hasTextName = true

    package init(name: String, kind: FileKind?) {
        self.name = name
        self.kind = kind
    }

    init(nameBytes: [UInt8], kind: FileKind?) {
        self.init(name: String(decoding: nameBytes, as: UTF8.self), kind: kind)
        hasTextName = name.utf8.elementsEqual(nameBytes)
    }

    /// Whether the name starts with a full stop.
    package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}
