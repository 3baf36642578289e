import VoiceAssetCore
import VoiceManifest

/// What the manifest in a folder says that generate wrote there.
enum PackRecord {
    /// There is no manifest.
    case none
    /// There is one that can't be trusted: nothing counts as written by generate.
    case broken(Damage)
    /// The files by their paths, besides the manifest itself.
    case sound(files: [String: PackManifest.ClipFile])

    /// Why a manifest can't be trusted.
    enum Damage {
        /// In words.
        case unsound(String)
        /// What Git left in its place.
        case git(GitLeftover)
        /// It is another pack's.
        case foreign(pack: String)

        var reason: String {
            switch self {
            case .unsound(let reason): reason
            case .git(let leftover): leftover.manifestFinding(at: "").found
            case .foreign(let pack): "it is of the pack \(pack)"
            }
        }
    }

    /// The record of the pack of that name in a folder.
    ///
    /// - Parameter known: manifests of the same pack.
    static func read(
        _ folder: String, pack: String, on fileSystem: any PublishingFileSystem,
        known: KnownManifests = KnownManifests()
    ) throws(PublishingError) -> PackRecord {
        let path = "\(folder)/\(PackManifest.fileName)"
        guard let entry = try fileSystem.entry(at: path) else { return .none }
        guard entry.kind == .file else { return .broken(.unsound("it is not a regular file")) }
        guard entry.size <= PackManifest.maximumBytes else { return .broken(.unsound("it is too large")) }
        let bytes = try fileSystem.bytes(of: path, atMost: PackManifest.maximumBytes)
        if let files = known.files(of: bytes) { return .sound(files: files) }
        if let leftover = GitLeftover(in: bytes) {
            let sides = leftover == .pointer ? [] : GitLeftover.sides(ofConflict: bytes)
            let manifests = sides.compactMap { try? PackManifest(json: $0) }.filter { $0.pack == pack }
            guard !manifests.isEmpty else { return .broken(.git(leftover)) }
            // Generate wrote what either side lists.
            return .sound(files: manifests.reduce(into: [:]) { $0.merge($1.filesByPath) { own, _ in own } })
        }
        do {
            let manifest = try PackManifest(json: bytes)
            guard manifest.pack == pack else { return .broken(.foreign(pack: manifest.pack)) }
            return .sound(files: manifest.filesByPath)
        } catch {
            if let manifest = PackManifest.earlier(json: bytes), manifest.pack == pack {
                return .sound(files: manifest.filesByPath)
            }
            return .broken(.unsound(error.faults[0].description))
        }
    }

    /// Whether there is a manifest that can be trusted.
    var isSound: Bool { if case .sound = self { true } else { false } }

    /// Why the manifest can't be trusted, if there is one that can't.
    var damage: Damage? { if case .broken(let damage) = self { damage } else { nil } }

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
