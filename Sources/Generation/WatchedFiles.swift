import VoiceAssetChecksums
import VoiceAssetFileSystem
import VoiceAssetPublishing
import VoiceAssetTakes
import VoiceManifest

/// A pack's takes and clips, looked at before a run reads them: what it then finds in them can be remembered.
struct WatchedFiles: Sendable {
    private let moment = FileStamp.now
    private var takes: [String: FileStamp] = [:]
    private let clips: [String: FileStamp]

    init(_ takes: [TakeFile], _ earlier: EarlierPack?) {
        for take in takes { self.takes[take.path] = FileStamp(at: take.path) }
        clips = earlier?.stamps ?? [:]
    }

    /// - Parameters:
    ///   - takes: the SHA-256 of each take, nil of one that could not be read.
    ///   - kept: clips whose files were found to be what they were.
    func known(_ takes: [(file: TakeFile, sha256: String?)], kept: [MadeClip]) -> KnownFiles {
        var known = KnownFiles()
        for (file, sha256) in takes {
            guard let sha256, !sha256.isEmpty, let stamp = self.takes[file.path] else { continue }
            known.add(stamp, sha256: sha256, at: moment)
        }
        for clip in kept {
            for file in clip.entry.files.values where clip.files[file.path] == .keep {
                guard let stamp = clips[file.path] else { continue }
                known.add(stamp, sha256: file.sha256, at: moment)
            }
        }
        return known
    }
}
