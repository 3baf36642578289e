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
    ///   - limit: the rule that states the limits for this kind of file.
    ///   - better: what to do where more is known of the file than here.
    package func diagnostic(
        file: String, clip: String? = nil, limit: Check = .packLimit, advice better: String? = nil
    ) -> Finding {
        Finding(
            rule(limit: limit), file: file, clip: clip, found: found, limit: bound, advice: better ?? advice)
    }

    /// The rule that it breaks.
    /// - Parameter limit: the rule that states the limits for this kind of file.
    package func rule(limit: Check) -> Check {
        switch self {
        case .missing, .danglingLink: .fileMissing
        case .notRegular, .notFolder, .outside: .fileUnsafe
        case .tooLarge, .tooManyEntries: limit
        case .unreadable: .fileUnreadable
        }
    }

    private var found: String {
        switch self {
        case .missing: "not found"
        case .notRegular(let kind): "\(Self.words(for: kind)), not a file"
        case .notFolder(let kind): "\(Self.words(for: kind)), not a folder"
        case .tooLarge(let bytes, _): "at least \(bytes) bytes"
        case .tooManyEntries(let limit): "more than \(limit) entries"
        case .outside(let target): "leads out of its folder, to \(target)"
        case .danglingLink(let target): "a link to \(target), which does not exist"
        case .unreadable(let errno): systemReason(errno)
        }
    }

    private var bound: String? {
        switch self {
        case .tooLarge(_, let limit): "\(limit) bytes"
        case .tooManyEntries(let limit): "\(limit) entries"
        case .missing, .notRegular, .notFolder, .outside, .danglingLink, .unreadable: nil
        }
    }

    private var advice: String? {
        switch self {
        case .missing: "check the path"
        case .notRegular: "put a regular file here"
        case .notFolder: "put a folder here"
        case .tooLarge: "check that it is the right file"
        case .tooManyEntries: "keep only the recordings here"
        case .outside: "copy the target into the folder instead of linking it"
        case .danglingLink: "restore the target, or put a copy of it here"
        case .unreadable: "check the permissions and the disk"
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
