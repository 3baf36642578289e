import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
package import VoiceManifest
import VoiceNotifications

/// What an earlier run left of a pack, as far as it can be used again.
package struct EarlierPack: Sendable {
    package let manifest: PackManifest
    /// The manifest's bytes.
    let json: [UInt8]
    /// Where its files are.
    package let folder: String
    let output: String
    /// Files that need not be read to know their SHA-256.
    private var index = FileIndex()

    /// The pack's manifest, if there is a sound one.
    package init?(named name: String, output: String) {
        folder = "\(output)/\(name)"
        self.output = output
        guard
            let json = try? readFile(
                at: "\(folder)/\(PackManifest.fileName)", within: output, limit: PackManifest.maximumBytes),
            let manifest = try? PackManifest(json: json)
        else { return nil }
        self.manifest = manifest
        self.json = json
    }

    /// The same pack, of whose files some need not be read.
    package func knowing(_ index: FileIndex) -> EarlierPack {
        var pack = self
        pack.index = index
        return pack
    }

    /// Whether stages of the same versions, with the same libraries and profile, made it, so that the same take gives the same bytes at
    /// the same loudness, and nobody changed the manifest since. Before 0.3.0 no manifest stated stages: such a pack is made anew.
    package func isMade(by generator: PackManifest.Generator, _ profile: ClipProfile) -> Bool {
        var stated = manifest.profile
        stated.loweredLoudness = nil
        return manifest.generator.stages == generator.stages && manifest.generator.libraries == generator.libraries
            && stated == profile.manifest && manifest.renditions == profile.manifestRenditions && isUntouched
    }

    /// Whether the manifest says what generate wrote.
    private var isUntouched: Bool {
        guard let text = manifest.writtenText(in: json) else { return false }
        return Digest.sha256(text) == manifest.writtenSha256
    }

    /// What splicers read of the pack in a folder; nil if that is not sound.
    package static func splice(in folder: String, within root: String) -> CheckedSplice? {
        let json = try? readFile(
            at: "\(folder)/\(SpliceManifest.fileName)", within: root, limit: SpliceManifest.maximumBytes)
        return json.flatMap { try? CheckedSplice(json: $0) }
    }

    /// Whether all files of a rendered clip are there, by their paths in the pack.
    package func holds(_ files: [PackManifest.ClipFile]) -> Bool { files.allSatisfy(isIntact) }

    /// The print of a clip; nil if none of its files is as it was written.
    func print(of clip: PackManifest.Clip) -> VoicePrint? {
        clip.files.values.lazy.compactMap { file -> VoicePrint? in
            let bytes = try? readFile(at: "\(folder)/\(file.path)", within: output, limit: file.bytes)
            guard let bytes, file.describes(bytes), let sound = try? SoundFile.decode(bytes, limits: .clip) else {
                return nil
            }
            return VoicePrint(of: sound.samples, sampleRate: sound.sampleRate)
        }.first
    }

    private func isIntact(_ file: PackManifest.ClipFile) -> Bool {
        if !index.isEmpty, let stamp = FileStamp(at: "\(folder)/\(file.path)"), let sha256 = index[stamp] {
            return sha256 == file.sha256
        }
        let bytes = try? readFile(at: "\(folder)/\(file.path)", within: output, limit: file.bytes)
        return bytes.map(file.describes) ?? false
    }
}

/// The packs in an output folder that have a sound manifest, whichever run wrote them; or a damaged one, beside a sound file for
/// splicers: apps go on reading such a pack.
package struct PublishedPacks: Sendable {
    /// What the index says of each pack.
    private let packs: [String: (locale: String, currency: String)]

    /// - Parameter known: packs whose manifests are known, because this run writes them or found them as they are to be.
    package init(in output: String, known: [String: (locale: String, currency: String)] = [:]) {
        let names = (try? listFolder(at: output))?.filter { $0.kind == .folder && !$0.isHidden }.map(\.name) ?? []
        var packs = known
        for name in names where known[name] == nil {
            if let manifest = EarlierPack(named: name, output: output)?.manifest {
                if manifest.pack == name { packs[name] = (manifest.locale, manifest.currency.code) }
            } else if FileKind(at: "\(output)/\(name)/\(PackManifest.fileName)") == .file,
                let splice = EarlierPack.splice(in: "\(output)/\(name)", within: output)?.manifest, splice.pack == name
            {
                packs[name] = (splice.locale, splice.currency.code)
            }
        }
        self.packs = packs
    }

    /// The index that lists them.
    package var index: VoiceIndex { VoiceIndex(packs: packs) }
}

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
            case .git(let leftover): leftover.finding(.manifestInvalid, at: "").found
            case .foreign(let pack): "it is of the pack \(pack)"
            }
        }
    }

    /// The record of the pack of that name in a folder.
    ///
    /// - Parameter known: what was read of it before: the same bytes need not be decoded again.
    static func read(
        _ folder: String, pack: String, on fileSystem: any PublishingFileSystem,
        known: EarlierPack? = nil
    ) throws(PublishingError) -> PackRecord {
        let path = "\(folder)/\(PackManifest.fileName)"
        guard let entry = try fileSystem.entry(at: path) else { return .none }
        guard entry.kind == .file else { return .broken(.unsound("it is not a regular file")) }
        guard entry.size <= PackManifest.maximumBytes else { return .broken(.unsound("it is too large")) }
        let bytes = try fileSystem.bytes(of: path, atMost: PackManifest.maximumBytes)
        if let known, known.json == bytes { return .sound(files: known.manifest.filesByPath) }
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
}
