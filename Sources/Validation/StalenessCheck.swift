import Checksums
import Diagnostics
import FileSystem
import Takes
import VoiceManifest
import VoicePack

/// Holds a manifest against the recordings and the pack.yml that it was made from.
struct StalenessCheck {
    var manifest: PackManifest
    /// The folder of all packs' recordings, and how the user would type it.
    var path: String
    var label: String

    func check() -> [Diagnostic] {
        let folder = PackFolder(reading: "\(path)/\(manifest.pack)", within: path)
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
            let takes = folder.takes[clip.id] ?? []
            let place = "\(label)/\(manifest.pack)/\(takes.first?.file ?? clip.id)"
            if let source = made[clip.id] {
                findings += check(clip.id, takes, against: source, place)
            } else {
                findings.append(stale(place, clip: clip.id, "a clip that the pack does not have yet"))
            }
        }
        // Of a pack.yml in which no clips could be read, it is not known which are gone.
        let current = folder.source.clipIDs
        for clip in manifest.clips where !current.isEmpty && !current.contains(clip.id) {
            findings.append(
                stale("\(label)/\(manifest.pack)/pack.yml", clip: clip.id, "clip '\(clip.id)' is no longer in the pack")
            )
        }
        return findings
    }

    private func check(
        _ clip: String, _ takes: [RecordingTake], against source: PackManifest.ClipSource, _ place: String
    ) -> [Diagnostic] {
        guard !takes.isEmpty else { return [stale(place, clip: clip, "the recording of this clip is gone")] }
        var digests: [String] = []
        for take in takes {
            let file = "\(label)/\(manifest.pack)/\(take.file)"
            do {
                let bytes = try readFile(
                    at: "\(path)/\(manifest.pack)/\(take.file)", within: path, limit: TakeFile.maximumBytes)
                digests.append(Digest.sha256(bytes))
            } catch {
                return [error.diagnostic(file: file, clip: clip, limit: .recordingLimit)]
            }
        }
        guard takes.count == source.takes ?? 1 else {
            return [stale(place, clip: clip, "\(takes.count) takes instead of \(source.takes ?? 1) since generate")]
        }
        let isSame =
            takes.count == 1
            ? digests[0] == source.sha256
            : TakeDigest.sha256(of: Array(zip(takes.map(\.file), digests))) == source.takesSha256
        return isSame ? [] : [stale(place, clip: clip, "recorded anew since generate")]
    }

    private func stale(_ file: String, clip: String?, _ found: String) -> Diagnostic {
        Diagnostic(.assetStale, file: file, clip: clip, found: found, advice: "run generate again")
    }
}
