package import VoiceAssetCore
import VoiceManifest

/// The files of an announcement's clips: a splicer that joins them knows their sizes and no more.
package enum AnnouncedFiles {
    /// The files that hold other bytes than `generate` wrote, or none, and the file for splicers if it does. Nothing is known without
    /// a manifest.
    /// - Parameters:
    ///   - clips: the ids of clips and pauses.
    ///   - assets: the folder of all packs; nothing outside of it is read.
    package static func changed(_ clips: [String], rendition: String, of pack: String, in assets: String) -> [Finding] {
        let folder = "\(assets)/\(pack)"
        let path = "\(folder)/\(PackManifest.fileName)"
        guard let json = try? readFile(at: path, within: assets, limit: PackManifest.maximumBytes),
            let manifest = try? PackManifest(json: json)
        else { return [] }
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
