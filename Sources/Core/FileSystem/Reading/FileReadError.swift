/// Why a file or a folder was not read.
package enum FileReadError: Error, Sendable, Hashable {
    case missing
    /// A file was asked for, and this is something else.
    case notRegular(FileKind?)
    /// A folder was asked for, and this is something else.
    case notFolder(FileKind?)
    /// The file's size, or how much of it was read when it had grown too large; the limit; both in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// A folder holds more entries than this.
    case tooManyEntries(limit: Int)
    /// The path leads out of the folder that it has to stay in, to this place.
    case outside(target: String)
    /// A link to a file that is not there, and what the link says.
    case danglingLink(target: String)
    /// The system call's `errno`.
    case unreadable(errno: Int32)

    /// The finding about this file.
    /// - Parameters:
    ///   - file: the file, as the user would type it.
    ///   - clip: the clip that the file is for, if it is for one.
    ///   - limit: the check that states the limits for this kind of file.
    package func diagnostic(file: String, clip: String? = nil, limit: Check = .packLimit) -> Finding {
        finding(limit: limit).at(file, clip: clip)
    }

    private func finding(limit check: Check) -> Finding {
        switch self {
        case .missing: Finding(.fileMissing)
        case .danglingLink(let target): Finding(.fileMissing, "dangling", ["target": .text(target)])
        case .notRegular(let kind): Finding(.fileUnsafe, "not a file", ["kind": .text(Self.words(for: kind))])
        case .notFolder(let kind): Finding(.fileUnsafe, "not a folder", ["kind": .text(Self.words(for: kind))])
        case .outside(let target): Finding(.fileUnsafe, "outside", ["target": .text(target)])
        case .tooLarge(let bytes, let limit):
            Finding(check, "too large", ["bytes": .count(bytes, "bytes"), "most": .count(limit, "bytes")])
        case .tooManyEntries(let limit): Finding(check, "entries", ["most": .count(limit, "entries")])
        case .unreadable(let errno): Finding(.fileUnreadable, ["reason": .text(systemReason(errno))])
        }
    }

    private static func words(for kind: FileKind?) -> String {
        switch kind {
        case .file: "a file"
        case .folder: "a folder"
        case .link: "a link"
        case .pipe: "a pipe"
        case .device: "a device"
        case .socket: "a socket"
        case nil: "neither a file nor a folder"
        }
    }
}
