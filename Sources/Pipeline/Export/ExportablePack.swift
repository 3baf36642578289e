import NumberGrammar
package import VoiceAssetCore
import VoiceManifest

/// A generated pack with all its bytes, every file as the manifest states it.
struct ExportablePack {
    let content: PackContent

    /// Reads a pack.
    ///
    /// - Parameters:
    ///   - assets: the folder of all packs; nothing outside of it is read.
    ///   - renditions: those to keep; all if empty. One that the pack does not have is a fault.
    init(_ name: String, in assets: String, renditions: [String]) throws(Faults) {
        let folder = "\(assets)/\(name)"
        var (manifest, splice) = try Self.read(name, in: assets)
        if !renditions.isEmpty { try Self.keep(renditions, in: &manifest, of: folder) }
        var files: [String: PackContent.File] = [:]
        var faults: [Finding] = []
        var listed: [(clip: String?, file: PackManifest.ClipFile)] = []
        if let attribution = manifest.attribution { listed.append((nil, attribution)) }
        for (id, sounds) in manifest.soundFiles {
            listed += sounds.values.sorted { $0.path < $1.path }.map { (id, $0) }
        }
        for (clip, file) in listed {
            do { files[file.path] = .bytes(try Self.bytes(file, of: clip, in: assets, folder: folder)) } catch {
                faults += error.findings
            }
        }
        guard faults.isEmpty else { throw Faults(faults) }
        // A manifest without a checksum is not vouched for.
        let isSealed = manifest.writtenSha256 != nil
        let (text, _) = manifest.sealedTexts(splice.grammar, splice.textJoins, ReadTexts(of: splice))
        files[SpliceManifest.fileName] = .bytes(text)
        if !isSealed { manifest.writtenSha256 = nil }
        content = PackContent(manifest: manifest, files: files)
    }

    /// The manifest, and what the pack says by the file that the manifest lists.
    private static func read(_ name: String, in root: String) throws(Faults) -> (PackManifest, SpliceManifest) {
        let folder = "\(root)/\(name)"
        var path = "\(folder)/\(PackManifest.fileName)"
        do {
            let json = try readFile(at: path, within: root, limit: PackManifest.maximumBytes)
            if let leftover = GitLeftover(in: json) { throw Faults([leftover.finding(.manifestInvalid, at: path)]) }
            let manifest = try PackManifest(json: json)
            guard manifest.pack == name else {
                throw Faults(Finding(.manifestInvalid, "export pack", ["pack": .piece(manifest.pack)]).at(path))
            }
            // The copy gets checksums of its own, by which a pack that somebody changed would pass for sound.
            if let fault = manifest.sealFault(in: json), fault.form != "unsealed" { throw Faults(fault.at(path)) }
            path = "\(folder)/\(SpliceManifest.fileName)"
            let splice = try manifest.splice.map {
                try CheckedSplice(told: bytes($0, in: root, folder: folder)).manifest
            }
            guard let splice, manifest.isWritten(with: splice) else { throw Faults(path, .manifestInvalid, "splice") }
            guard !splice.grammar.isEmpty else {
                throw Faults(Finding(.manifestInvalid, "export nothing").at("\(folder)/\(PackManifest.fileName)"))
            }
            return (manifest, splice)
        } catch let error as FileReadError {
            throw Faults([error.diagnostic(file: path)])
        } catch let error as VoiceManifestError {
            let form = error.faults.contains(where: \.isEarlierSchema) ? "older" : "export"
            throw Faults(path, .manifestInvalid, form, ["fault": .text("\(error)")])
        } catch {
            throw Faults(error, at: path)
        }
    }

    /// Leaves the other renditions out of a manifest.
    private static func keep(
        _ renditions: [String], in manifest: inout PackManifest, of folder: String
    ) throws(Faults) {
        if let missing = renditions.first(where: { manifest.renditions[$0] == nil }) {
            let renditions = manifest.renditions.keys.sorted().joined(separator: ", ")
            throw Faults(
                Finding(.fileMissing, "rendition", ["renditions": .text(renditions)]).at("\(folder)/\(missing)"))
        }
        manifest.renditions = manifest.renditions.filter { renditions.contains($0.key) }
        for index in manifest.clips.indices {
            manifest.clips[index].files = manifest.clips[index].files.filter { renditions.contains($0.key) }
        }
        manifest.pauses = manifest.pauses?.map { pause in
            var pause = pause
            pause.files = pause.files.filter { renditions.contains($0.key) }
            return pause
        }
    }

    /// The bytes of a file, which are those that the manifest states.
    static func bytes(
        _ file: PackManifest.ClipFile, of clip: String? = nil, in assets: String, folder: String
    ) throws(Faults) -> [UInt8] {
        let path = "\(folder)/\(file.path)"
        let bytes: [UInt8]
        let isSound = clip != nil
        do throws(FileReadError) {
            bytes = try readFile(at: path, within: assets, limit: isSound ? file.bytes : PackManifest.maximumBytes)
        } catch {
            guard error == .missing else {
                throw Faults(error.diagnostic(file: path, clip: clip, limit: .assetChecksum))
            }
            let form = isSound ? "clip" : file.path == SpliceManifest.fileName ? "splice" : "attribution"
            throw Faults(Finding(.assetMissing, form).at(path, clip: clip))
        }
        guard Digest.sha256(bytes) == file.sha256 else {
            if isSound, GitLeftover(pointerIn: bytes) != nil {
                throw Faults(Finding(.assetUnreadable, "pointer").at(path, clip: clip))
            }
            if !isSound, let leftover = GitLeftover(in: bytes) {
                throw Faults(leftover.finding(.manifestInvalid, at: path))
            }
            throw Faults(Finding(.assetChecksum, "export").at(path, clip: clip))
        }
        return bytes
    }
}

/// The files of an announcement's clips: a splicer that joins them knows their sizes and no more.
package enum AnnouncedFiles {
    /// The files that hold other bytes than `generate` wrote, or none, and the file for splicers if it does. Nothing is known without
    /// a manifest.
    /// - Parameters:
    ///   - clips: the ids of clips and pauses.
    ///   - assets: the folder of all packs; nothing outside of it is read.
    package static func changed(_ clips: [String], rendition: String, of pack: String, in assets: String) -> [Finding] {
        let folder = "\(assets)/\(pack)"
        guard let manifest = EarlierPack(named: pack, output: assets)?.manifest else { return [] }
        var files: [(clip: String?, file: PackManifest.ClipFile?)] = [(nil, manifest.splice)]
        files += manifest.soundFiles.filter { clips.contains($0.id) }.map { ($0.id, $0.files[rendition]) }
        return files.flatMap { clip, file -> [Finding] in
            guard let file else { return [] }
            do throws(Faults) {
                _ = try ExportablePack.bytes(file, of: clip, in: assets, folder: folder)
                return []
            } catch {
                return error.findings
            }
        }
    }
}
