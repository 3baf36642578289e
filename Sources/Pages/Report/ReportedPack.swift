import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest

/// A pack as the page shows it: what its manifest says, its clips as a browser plays them, and how they look.
struct ReportedPack: Sendable {
    let manifest: PackManifest
    /// What it says; nil without a sound file for splicers.
    let splice: CheckedSplice?
    /// nil if no browser plays any of it.
    let heard: HeardClips?
    /// By clip id.
    private(set) var takeWaves: [String: Waveform] = [:]
    /// The noise floors of takes by clip id, dBFS.
    private(set) var noise: [String: Double] = [:]
    /// The text that the licence wants to go with the clips.
    let attribution: String?
    var findings: [Finding] = []
    var joins: JoinFigures?
    var approval: PackProgress.Approval?

    /// nil if there is no sound manifest.
    init?(folder: String, within root: String) {
        let file = "\(folder)/\(PackManifest.fileName)"
        guard let json = try? readFile(at: file, within: root, limit: PackManifest.maximumBytes),
            let manifest = try? PackManifest(json: json)
        else { return nil }
        self.manifest = manifest
        let text = try? readFile(
            at: "\(folder)/\(SpliceManifest.fileName)", within: root, limit: SpliceManifest.maximumBytes)
        splice = text.flatMap { try? CheckedSplice(json: $0) }.flatMap {
            manifest.isWritten(with: $0.manifest) ? $0 : nil
        }
        attribution = manifest.attribution.flatMap { file in
            let path = "\(folder)/\(file.path)"
            let bytes = try? readFile(at: path, within: root, limit: PackManifest.maximumAttributionBytes)
            return bytes.map { String(decoding: $0, as: UTF8.self) }
        }
        heard = HeardClips(of: manifest, splice?.manifest, folder: folder, within: root)
    }

    /// Adds how the takes look that the clips are made of, and how much noise they have, as far as they are there.
    mutating func addTakes(from folder: String, within root: String, workers: Int) async {
        var clips: [String: String] = [:]
        for clip in manifest.clips {
            let file = "\(folder)/\(clip.source.file)"
            guard let bytes = try? readFile(at: file, within: root, limit: TakeFile.maximumBytes) else { continue }
            takeWaves[clip.id] = (try? SoundFile.decode(bytes, limits: .recording)).map(Waveform.init)
            clips[file] = clip.id
        }
        guard !clips.isEmpty else { return }
        let inspection = TakeInspection(files: clips.keys.sorted(), pack: nil, recordings: root, workers: workers)
        for take in await inspection.run().takes {
            if let clip = clips[take.file] { noise[clip] = take.measured?.figures.noiseFloor }
        }
    }
}
