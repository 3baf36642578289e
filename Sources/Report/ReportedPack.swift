import VoiceAssetAudioCodecs
import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetJoins
import VoiceAssetSound
import VoiceAssetStatus
import VoiceAssetTakes
import VoiceManifest

/// A pack as the page shows it: what its manifest says, its clips as a browser plays them, and how they look.
struct ReportedPack: Sendable {
    /// The renditions that all browsers play, the smallest first, with their types. (Apple plays CAF, others don't.)
    private static let types = [("mp3", "audio/mpeg"), ("wav", "audio/wav")]
    /// What a clip may have at most, bytes.
    private static let maximumClip = 48 << 20

    let manifest: PackManifest
    /// The bytes that `manifest` was read from.
    let json: [UInt8]
    /// The rendition on the page, and what browsers call its files; nil if they play none.
    let rendition: (name: String, type: String)?
    /// The clips' files by their paths; one that can't be read is not there.
    var files: [String: [UInt8]] = [:]
    /// By clip id.
    var clipWaves: [String: Waveform] = [:]
    var takeWaves: [String: Waveform] = [:]
    var findings: [Diagnostic] = []
    var joins: JoinFigures?
    var approval: PackProgress.Approval?

    /// nil if there is no sound manifest.
    init?(folder: String, within root: String) {
        let file = "\(folder)/\(PackManifest.fileName)"
        guard let json = try? readFile(at: file, within: root, limit: PackManifest.maximumBytes),
            let manifest = try? CheckedManifest(json: json).manifest
        else { return nil }
        self.json = json
        self.manifest = manifest
        rendition = Self.types.first { manifest.renditions[$0.0] != nil }
        for clip in manifest.clips {
            guard let path = rendition.flatMap({ clip.files[$0.name]?.path }),
                let bytes = try? readFile(at: "\(folder)/\(path)", within: root, limit: Self.maximumClip)
            else { continue }
            files[path] = bytes
            clipWaves[clip.id] = (try? SoundFile.decode(bytes, limits: .recording)).map(Waveform.init)
        }
    }

    /// Adds how the takes look that the clips are made of, as far as they are there.
    mutating func addTakes(from folder: String, within root: String) {
        for clip in manifest.clips {
            let file = "\(folder)/\(clip.source.file)"
            guard let bytes = try? readFile(at: file, within: root, limit: TakeFile.maximumBytes) else { continue }
            takeWaves[clip.id] = (try? SoundFile.decode(bytes, limits: .recording)).map(Waveform.init)
        }
    }
}
