import VoiceAssetCore
import VoiceAssetPacks

/// The files of a pack, its recordings and its clips, by their stamps at one moment.
struct PackFiles: Sendable {
    /// Levels of folders: a pack's own, and those of a synthesizer's takes and of the renditions.
    private static let depth = 2

    /// By the path, as the user would type it.
    private(set) var stamps: [String: FileStamp] = [:]
    /// When they were taken, nanoseconds since 1970.
    let moment: Int
    /// The names of all that is there, folders with a slash behind them.
    private var names: [String] = []
    /// Whether a folder could not be listed, or a link or anything else that is no file is there: then a change may not show.
    private var isObscure = false

    /// No files.
    init() { moment = 0 }

    /// - Parameter moment: now, nanoseconds since 1970.
    init(of pack: String, recordings: String, output: String, at moment: Int) {
        self.moment = moment
        for root in [recordings, output] { list("\(root)/\(pack)", within: root, depth: Self.depth) }
        if let other = SharedTakes.source(of: pack, within: recordings), other != pack {
            list("\(recordings)/\(other)", within: recordings, depth: 1)
        }
    }

    private mutating func list(_ folder: String, within root: String, depth: Int) {
        guard let entries = try? listFolder(at: folder, within: root) else {
            isObscure = true
            return
        }
        for entry in entries {
            let path = "\(folder)/\(entry.name)"
            switch entry.kind {
            case .file where entry.hasTextName:
                stamps[path] = FileStamp(at: path)
                names.append(path)
            case .folder where entry.hasTextName:
                names.append(path + "/")
                if depth > 1 { list(path, within: root, depth: depth - 1) }
            default: isObscure = true
            }
        }
    }

    /// The SHA-256 over all names and all files' digests; nil where a change might not show, or a file's digest is not known.
    func digest(_ index: FileIndex) -> String? {
        guard !isObscure else { return nil }
        var lines: [UInt8] = []
        for name in names.sorted() {
            lines += name.utf8
            if !name.hasSuffix("/") {
                guard let sha256 = stamps[name].flatMap({ index[$0] }) else { return nil }
                lines += "\n\(sha256)".utf8
            }
            lines.append(UInt8(ascii: "\n"))
        }
        return Digest.sha256(lines)
    }

    /// The digests of the files that are known.
    func digests(_ index: FileIndex) -> Set<String> { Set(stamps.values.compactMap { index[$0] }) }

    /// Adds the digests of the files that nobody has read yet, as long as they are what they were.
    func complete(_ index: inout FileIndex) {
        guard !isObscure else { return }
        for (path, stamp) in stamps where index[stamp] == nil && stamp.isSettled(at: moment) {
            guard let bytes = try? readFile(at: path, limit: stamp.size), FileStamp(at: path) == stamp else { continue }
            index.add(stamp, sha256: Digest.sha256(bytes), at: moment)
        }
    }

    /// An index that goes on knowing the clips which stayed as they were when the pack was replaced: each was given a name in the new folder
    /// and lost its old one, so that its time of change is another. What is not there any more is forgotten.
    /// - Parameters:
    ///   - index: knows the files by their stamps before that.
    ///   - folder: the pack's folder of clips.
    func renewed(_ index: FileIndex, of content: PackContent, in folder: String) -> FileIndex {
        let files = content.files.compactMap { path, file -> (earlier: FileStamp, now: FileStamp)? in
            let place = "\(folder)/\(path)"
            guard file == .keep, let earlier = stamps[place], let now = FileStamp(at: place) else { return nil }
            return (earlier, now)
        }
        var renewed = index
        if let latest = files.map(\.now.changed).max(), let clock = FileSystemClock(of: folder, after: latest) {
            renewed.renew(files, clock: clock)
        }
        renewed.keep(only: Set(stamps.values).union(files.map(\.now)))
        return renewed
    }
}
