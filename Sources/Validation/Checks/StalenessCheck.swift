import VoiceAssetChecksums
import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetPacks
import VoiceAssetTakes
import VoiceManifest

/// Holds a manifest against the recordings and the pack.yml that it was made from.
struct StalenessCheck {
    private let manifest: PackManifest
    /// The folder of all packs' recordings, as the user would type it: nothing outside of it is read.
    private let recordings: String
    private let folder: PackFolder

    init(_ manifest: PackManifest, against recordings: String) {
        self.manifest = manifest
        self.recordings = recordings
        folder = PackFolder(reading: "\(recordings)/\(manifest.pack)", within: recordings)
    }

    func check() -> [AssetFinding] {
        guard !folder.yaml.isEmpty else {
            return folder.diagnostics.map { AssetFinding($0.file, clip: $0.clip, .recordings($0)) }
        }
        return sources() + clips() + formerClips()
    }

    private func stale(_ file: String, clip: String? = nil, _ input: StaleInput) -> AssetFinding {
        AssetFinding("\(recordings)/\(manifest.pack)/\(file)", clip: clip, .stale(input))
    }

    /// The pack.yml and the number rules.
    private func sources() -> [AssetFinding] {
        var findings: [AssetFinding] = []
        if Digest.sha256(folder.yaml) != manifest.source.sha256 {
            findings.append(stale(manifest.source.packFile, .file))
        }
        if folder.rules.map({ Digest.sha256($0.bytes) }) != manifest.source.rulesSha256 {
            if let rules = folder.rules {
                findings.append(AssetFinding(rules.file, .stale(.file)))
            } else if let file = manifest.source.rulesFile {
                findings.append(stale(file, .file))
            }
        }
        if folder.attribution.map(Digest.sha256) != manifest.attribution?.sha256 {
            findings.append(stale(PackManifest.attributionName, .file))
        }
        return findings
    }

    private func clips() -> [AssetFinding] {
        let made = Dictionary(manifest.clips.map { ($0.id, $0.source) }) { first, _ in first }
        return folder.source.clips.compactMap { clip in
            let takes = folder.takes[clip.id] ?? []
            guard let source = made[clip.id] else {
                return stale(takes.first?.file ?? clip.id, clip: clip.id, .newClip)
            }
            return check(clip.id, takes, against: source)
        }
    }

    /// Of a pack.yml in which no clips could be read, it is not known which are gone.
    private func formerClips() -> [AssetFinding] {
        let current = folder.source.clipIDs
        guard !current.isEmpty else { return [] }
        return manifest.clips.map(\.id).filter { !current.contains($0) }.map {
            stale(PackFolder.fileName, clip: $0, .formerClip($0))
        }
    }

    private func check(
        _ clip: String, _ takes: [RecordingTake], against source: PackManifest.ClipSource
    ) -> AssetFinding? {
        guard let first = takes.first else { return stale(clip, clip: clip, .noRecording) }
        var digests: [String] = []
        for take in takes {
            let path = "\(folder.path)/\(take.file)"
            do {
                let bytes = try readFile(at: path, within: recordings, limit: TakeFile.maximumBytes)
                digests.append(Digest.sha256(bytes))
            } catch {
                return AssetFinding(path, clip: clip, .unread(error, limit: .recordingLimit))
            }
        }
        let before = source.takes ?? 1
        guard takes.count == before else {
            return stale(first.file, clip: clip, .takes(takes.count, before: before))
        }
        guard first.isSynthetic == (source.voice == .synthetic) else {
            return stale(first.file, clip: clip, .recording)
        }
        let isSame =
            takes.count == 1
            ? digests[0] == source.sha256
            : TakeDigest.sha256(of: Array(zip(takes.map(\.name), digests))) == source.takesSha256
        return isSame ? nil : stale(first.file, clip: clip, .recording)
    }
}
