import Checksums
import FileSystem
import VoiceManifest

/// What the manifest in a folder says that generate wrote there.
enum PackRecord {
    /// There is no manifest.
    case none
    /// There is one that can't be trusted: nothing counts as written by generate.
    case broken(reason: String)
    /// The files by their paths, besides the manifest itself.
    case sound(files: [String: PackManifest.ClipFile])

    /// The record of the pack of that name in a folder.
    static func read(
        _ folder: String, pack: String, on fileSystem: any PublishingFileSystem
    ) throws(PublishingError) -> PackRecord {
        let path = "\(folder)/\(PackManifest.fileName)"
        guard let entry = try fileSystem.entry(at: path) else { return .none }
        guard entry.kind == .file else { return .broken(reason: "it is not a regular file") }
        guard entry.size <= PackManifest.maximumBytes else { return .broken(reason: "it is too large") }
        let bytes = try fileSystem.bytes(of: path, atMost: PackManifest.maximumBytes)
        do {
            let manifest = try PackManifest(json: bytes)
            guard manifest.pack == pack else { return .broken(reason: "it is of the pack \(manifest.pack)") }
            return .sound(files: manifest.filesByPath)
        } catch {
            return .broken(reason: error.faults[0].description)
        }
    }

    /// Whether there is a manifest that can be trusted.
    var isSound: Bool { if case .sound = self { true } else { false } }

    /// The files that generate wrote, without the manifest.
    var files: [String: PackManifest.ClipFile] {
        if case .sound(let files) = self { files } else { [:] }
    }

    /// Whether generate wrote the file at this path, or one that it has since been changed from.
    func lists(_ path: String) -> Bool {
        isSound && (files[path] != nil || path == PackManifest.fileName)
    }

    /// The folders that generate made.
    var folders: Set<String> { Set(files.keys.map(\.parentPath)) }
}

extension PackManifest {
    /// The files of all clips; paths are unique in a sound manifest.
    var filesByPath: [String: ClipFile] {
        Dictionary(clips.flatMap(\.files.values).map { ($0.path, $0) }) { first, _ in first }
    }
}

extension PackManifest.ClipFile {
    /// Whether these are the bytes that the manifest means.
    func describes(_ content: [UInt8]) -> Bool { content.count == bytes && Digest.sha256(content) == sha256 }
}
