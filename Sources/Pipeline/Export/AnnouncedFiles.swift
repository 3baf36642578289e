package import VoiceAssetCore
import VoiceManifest

/// The files of an announcement's clips: a splicer that joins them knows their sizes and no more.
package enum AnnouncedFiles {
    /// The files that hold other bytes than `generate` wrote, or none, each once. Nothing is known without a manifest.
    /// - Parameters:
    ///   - indexes: into the manifest's clips, and behind them its pauses.
    ///   - assets: the folder of all packs; nothing outside of it is read.
    package static func changed(_ indexes: [Int], rendition: String, of pack: String, in assets: String) -> [Finding] {
        let folder = "\(assets)/\(pack)"
        let path = "\(folder)/\(PackManifest.fileName)"
        guard let json = try? readFile(at: path, within: assets, limit: PackManifest.maximumBytes),
            let manifest = try? CheckedManifest(json: json).manifest
        else { return [] }
        let sounds = manifest.soundFiles
        return Set(indexes).sorted().flatMap { index -> [Finding] in
            guard sounds.indices.contains(index), let file = sounds[index].files[rendition] else { return [] }
            do throws(Faults) {
                _ = try ExportablePack.bytes(file, of: sounds[index].id, in: assets, folder: folder)
                return []
            } catch {
                return error.findings
            }
        }
    }
}
