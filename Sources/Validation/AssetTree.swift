import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest
import VoiceNotifications

/// The packs below a folder of generated assets, found by looking.
struct AssetTree {
    /// Folders below a pack that are looked into: `<rendition>/` and one more.
    private static let depth = 2
    private static let audioExtensions = AssetFile.documentedExtensions.union(AssetFile.formatsWithoutSplice).union(
        PackManifest.Rendition.Container.allCases.map(\.fileExtension))

    /// One pack's folder.
    struct Pack: Sendable {
        /// The folder's name.
        var name: String
        /// Where it is, as the user would type it.
        var path: String
        /// Audio files, relative to the folder, sorted.
        var files: [String]
        var hasManifest: Bool
        /// The folder's name among the other packs; nil if the pack's folder itself was named, by whatever path.
        var folder: String?
    }

    private(set) var packs: [Pack] = []
    private(set) var hasIndex = false
    /// The root itself could be listed.
    private(set) var isListed = true
    /// The root is a pack itself, not a folder of packs.
    private(set) var isPack = false
    private(set) var findings: [Finding] = []
    /// Nothing outside of it is looked at.
    private let root: String
    /// Files of a pack that are looked at.
    private let maximumFiles: Int

    init(root: String, maximumFiles: Int = 100_000) {
        self.root = root
        self.maximumFiles = maximumFiles
        let entries: [FolderEntry]
        do { entries = try listFolder(at: root) } catch {
            findings.append(
                error == .missing ? Finding(.fileMissing, "no output").at(root) : error.diagnostic(file: root))
            isListed = false
            return
        }
        hasIndex = entries.contains { $0.name == VoiceIndex.fileName }
        let itself = pack(at: root)
        if itself.hasManifest || itself.files.contains(where: { !$0.contains("/") }) {
            packs = [itself]
            isPack = true
            return
        }
        // What was in the way is met again, pack by pack.
        findings = []
        for entry in entries where !entry.isHidden && mayBePack(entry) {
            var pack = pack(at: "\(root)/\(entry.name)")
            pack.folder = entry.name
            if pack.hasManifest || !pack.files.isEmpty { packs.append(pack) }
        }
        if packs.isEmpty { findings.append(Finding(.fileMissing, "no packs").at(root)) }
    }

    /// A folder, or a link to one or to nowhere: where a link leads is judged when it is read. No app finds a pack whose
    /// name is not UTF-8.
    private func mayBePack(_ entry: FolderEntry) -> Bool {
        guard entry.hasTextName else { return false }
        return entry.kind == .folder
            || entry.kind == .link && FileKind(at: canonicalPath("\(root)/\(entry.name)")) != .file
    }

    private mutating func pack(at path: String) -> Pack {
        var files: [String] = []
        collect(path, prefix: "", depth: Self.depth, into: &files)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return Pack(
            name: name, path: path, files: files,
            hasManifest: FileKind(at: "\(path)/\(PackManifest.fileName)") != nil)
    }

    private mutating func collect(_ path: String, prefix: String, depth: Int, into files: inout [String]) {
        let entries: [FolderEntry]
        do { entries = try listFolder(at: path, within: root) } catch {
            findings.append(error.diagnostic(file: path))
            return
        }
        for entry in entries where !entry.isHidden {
            if entry.kind == .folder, entry.hasTextName, depth > 0 {
                collect("\(path)/\(entry.name)", prefix: "\(prefix)\(entry.name)/", depth: depth - 1, into: &files)
            } else if Self.isAudio(entry.name) {
                guard files.count < maximumFiles else {
                    findings.append(FileReadError.tooManyEntries(limit: maximumFiles).diagnostic(file: path))
                    return
                }
                files.append(prefix + entry.name)
            }
        }
    }

    private static func isAudio(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return audioExtensions.contains(name[name.index(after: dot)...].lowercased())
    }
}

/// What one file of a pack is, found by reading and decoding it; nothing is taken from the manifest.
struct AssetFile: Sendable {
    /// Extensions of formats that other encoders write and that do not become longer by appending bytes.
    static let formatsWithoutSplice: Set = ["flac", "m4a", "mp4", "oga", "ogg", "opus", "wma"]

    /// Extensions of the containers that Apple documents for notification sounds.
    /// (UNNotificationSound, "Prepare Sound Resources")
    static let documentedExtensions: Set = ["aif", "aifc", "aiff", "caf", "wav"]

    /// Relative to the pack's folder.
    var path: String
    var bytes: Int
    var sha256: String
    /// The MP3's frames, if it is one.
    var stream: MP3Stream?
    /// That the end of the file is missing.
    var earlyEnd: ByteRemark?
    var sound: Result<ClipSound, Finding>

    /// The folder that the file is in: the rendition's name in a pack of ours.
    var group: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
    /// The file's name without extension: the clip's id.
    var clip: String {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
    var fileExtension: String { path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? "" }

    /// The file without the sound itself, which only the checks of one file look at.
    var withoutSamples: AssetFile {
        var file = self
        file.sound = sound.map { $0.withoutSamples }
        return file
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes.count
        sha256 = Digest.sha256(bytes)
        stream = path.lowercased().hasSuffix(".mp3") ? MP3Stream(bytes) : nil
        earlyEnd = SoundLayout(bytes).remarks.first(where: \.isEarlyEnd)
        do {
            sound = .success(ClipSound(try SoundFile.decode(bytes, limits: .clip)))
        } catch {
            sound = .failure(error)
        }
    }
}

/// What the clips of a rendition share.
struct AssetFormat: Sendable, Hashable {
    /// Hertz.
    var sampleRate: Int
    var channels: Int
    /// Bits a second of an MP3.
    var bitRate: Int?
    /// The MP3's header without the bits that may differ.
    var header: UInt32?

    /// nil if nothing in the file tells.
    init?(_ file: AssetFile) {
        if let header = file.stream?.frames.first(where: { $0.table == nil })?.header {
            (sampleRate, channels, bitRate) = (header.sampleRate, header.channels, header.bitRate)
            self.header = header.format
        } else if case .success(let sound) = file.sound {
            (sampleRate, channels) = (sound.sampleRate, sound.channels)
        } else {
            return nil
        }
    }
}

extension AssetFormat: Comparable {
    static func < (left: AssetFormat, right: AssetFormat) -> Bool {
        left.figures.lexicographicallyPrecedes(right.figures)
    }

    private var figures: [Int] { [sampleRate, channels, bitRate ?? 0, Int(header ?? 0)] }
}
