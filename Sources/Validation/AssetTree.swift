import Diagnostics
import FileSystem
import VoicePack

/// The packs below a folder of generated assets, found by looking.
struct AssetTree {
    /// Folders below a pack that are looked into: `<rendition>/` and one more.
    private static let depth = 2
    /// Files of a pack that are looked at.
    private static let maximumFiles = 100_000
    private static let audioExtensions = Set(["mp3", "wav", "caf", "aiff", "aif", "aifc"]).union(
        AssetFile.formatsWithoutSplice)

    /// One pack's folder.
    struct Pack: Sendable {
        /// The folder's name.
        var name: String
        /// Where it is, and how the user would type it.
        var path: String
        var label: String
        /// Audio files, relative to the folder, sorted.
        var files: [String]
        var hasManifest: Bool
        /// The folder's name among the other packs; nil if the pack's folder itself was named, by whatever path.
        var folder: String?
    }

    var packs: [Pack] = []
    var hasIndex = false
    /// The root is a pack itself, not a folder of packs.
    var isPack = false
    var diagnostics: [Diagnostic] = []

    init(root: String, label: String) {
        let entries: [FolderEntry]
        do { entries = try listFolder(at: root) } catch {
            diagnostics.append(error.diagnostic(file: label))
            return
        }
        hasIndex = entries.contains { $0.name == "index.json" }
        let itself = pack(path: root, label: label, root: root)
        if itself.hasManifest || itself.files.contains(where: { !$0.contains("/") }) {
            packs = [itself]
            isPack = true
            return
        }
        for entry in entries where !entry.isHidden && Self.mayBePack(entry, in: root) {
            var pack = pack(path: "\(root)/\(entry.name)", label: "\(label)/\(entry.name)", root: root)
            pack.folder = entry.name
            if pack.hasManifest || !pack.files.isEmpty { packs.append(pack) }
        }
        if packs.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .fileMissing, file: label, found: "no voice pack in this folder",
                    advice: "run generate first, or name the folder that holds the packs"))
        }
    }

    /// A folder, or a link to one or to nowhere: where a link leads is judged when it is read. No app finds a pack whose
    /// name is not UTF-8.
    private static func mayBePack(_ entry: FolderEntry, in root: String) -> Bool {
        guard entry.hasTextName else { return false }
        return entry.kind == .folder
            || entry.kind == .link && FileKind(at: canonicalPath("\(root)/\(entry.name)")) != .file
    }

    private mutating func pack(path: String, label: String, root: String) -> Pack {
        var files: [String] = []
        collect(path, label: label, prefix: "", depth: Self.depth, root: root, into: &files)
        let name = label.split(separator: "/").last.map(String.init) ?? label
        return Pack(
            name: name, path: path, label: label, files: files,
            hasManifest: FileKind(at: "\(path)/manifest.json") != nil)
    }

    private mutating func collect(
        _ path: String, label: String, prefix: String, depth: Int, root: String, into files: inout [String]
    ) {
        let entries: [FolderEntry]
        do { entries = try listFolder(at: path, within: root) } catch {
            diagnostics.append(error.diagnostic(file: label))
            return
        }
        for entry in entries where !entry.isHidden && files.count < Self.maximumFiles {
            let isAudio = entry.name.lastIndex(of: ".").map {
                Self.audioExtensions.contains(entry.name[entry.name.index(after: $0)...].lowercased())
            }
            if entry.kind == .folder, entry.hasTextName, depth > 0 {
                collect(
                    "\(path)/\(entry.name)", label: "\(label)/\(entry.name)", prefix: "\(prefix)\(entry.name)/",
                    depth: depth - 1, root: root, into: &files)
            } else if isAudio == true {
                files.append(prefix + entry.name)
            }
        }
    }
}
