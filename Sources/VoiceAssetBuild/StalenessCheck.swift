import Diagnostics
import FileSystem
import VoiceManifest
import VoicePack

/// Holds a manifest against the recordings and the pack.yml that it was made from.
struct StalenessCheck {
    /// Bytes of a recording that are read at most.
    static let maximumRecordingBytes = 256 << 20

    var manifest: VoiceManifest
    /// The folder of all packs' recordings, and how the user would type it.
    var path: String
    var label: String

    func check() -> [Diagnostic] {
        let folder = PackFolder(
            reading: "\(path)/\(manifest.pack)", within: path, label: "\(label)/\(manifest.pack)")
        guard !folder.yaml.isEmpty else { return folder.diagnostics }
        var findings: [Diagnostic] = []
        if Digest.sha256(folder.yaml) != manifest.source.sha256 {
            findings.append(
                stale("\(label)/\(manifest.pack)/\(manifest.source.packFile)", clip: nil, "changed since generate"))
        }
        let rules = folder.rules.map { Digest.sha256($0.bytes) }
        if rules != manifest.source.rulesSha256 {
            let file = manifest.source.rulesFile.map { "\(label)/\(manifest.pack)/\($0)" }
            if let place = folder.rules?.file ?? file {
                findings.append(stale(place, clip: nil, "changed since generate"))
            }
        }
        let made = Dictionary(manifest.clips.map { ($0.id, $0.source) }) { first, _ in first }
        for clip in folder.source.clips {
            let file = folder.recordings[clip.id]
            let place = "\(label)/\(manifest.pack)/\(file ?? clip.id)"
            guard let source = made[clip.id] else {
                findings.append(stale(place, clip: clip.id, "a clip that the pack does not have yet"))
                continue
            }
            guard let file else {
                findings.append(stale(place, clip: clip.id, "the recording of this clip is gone"))
                continue
            }
            do {
                let bytes = try readFile(
                    at: "\(path)/\(manifest.pack)/\(file)", within: path, limit: Self.maximumRecordingBytes)
                if Digest.sha256(bytes) != source.sha256 {
                    findings.append(stale(place, clip: clip.id, "recorded anew since generate"))
                }
            } catch {
                findings.append(error.diagnostic(file: place, clip: clip.id, limit: .recordingLimit))
            }
        }
        let current = Set(folder.source.clips.map(\.id))
        for clip in manifest.clips where !current.contains(clip.id) {
            findings.append(
                stale("\(label)/\(manifest.pack)/pack.yml", clip: clip.id, "clip '\(clip.id)' is no longer in the pack")
            )
        }
        return findings
    }

    private func stale(_ file: String, clip: String?, _ found: String) -> Diagnostic {
        Diagnostic(.assetStale, file: file, clip: clip, found: found, advice: "run generate again")
    }
}
