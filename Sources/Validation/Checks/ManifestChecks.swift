import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest

/// Holds a pack's manifest against its files.
struct ManifestChecks {
    /// What a clip's files decode to may differ by so much from the manifest's figures, LU and dB: there is one for all
    /// renditions, and the lossy ones change the sound a little.
    private static let figureTolerance = 0.5

    /// The pack's folder, as the user would type it.
    let folder: String
    let manifest: PackManifest

    /// - Parameters:
    ///   - files: those that could be read.
    ///   - present: paths of all audio files that are there.
    func check(_ files: [AssetFile], present: Set<String>) -> [Finding] {
        let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        var findings: [Finding] = []
        for clip in manifest.clips {
            for (rendition, entry) in clip.files.sorted(by: { $0.key < $1.key }) {
                var faults: [Finding] = []
                if let file = byPath[entry.path] {
                    faults = self.faults(of: file, entry, clip, manifest.renditions[rendition])
                } else if !present.contains(entry.path) {
                    faults = [.noFile]
                }
                findings += faults.map { $0.at("\(folder)/\(entry.path)", clip: clip.id) }
            }
            findings += figures(clip, clip.files.values.compactMap { byPath[$0.path] }).map {
                $0.at("\(folder)/\(PackManifest.fileName)", clip: clip.id)
            }
        }
        let listed = Set(manifest.clips.flatMap { $0.files.values.map(\.path) })
        return findings
            + present.subtracting(listed).sorted().map { Finding.extraFile.at("\(folder)/\($0)") }
    }

    /// What the manifest states about a clip and its files don't have. Of files that are not those of the manifest, other
    /// figures are no wonder.
    private func figures(_ clip: PackManifest.Clip, _ files: [AssetFile]) -> [Finding] {
        let sums = Set(clip.files.values.map(\.sha256))
        let sounds = files.filter { sums.contains($0.sha256) }.compactMap { try? $0.sound.get() }
        guard sounds.count == clip.files.count,
            let loudness = sounds.map(\.loudness).min(by: { abs($0 - clip.loudness) < abs($1 - clip.loudness) }),
            let truePeak = sounds.map(\.truePeak).max()
        else { return [] }
        let figures = [
            ("loudness", "LUFS", stated: clip.loudness, measured: loudness),
            ("true peak", "dBTP", stated: clip.truePeak, measured: truePeak),
        ]
        return figures.filter { abs($0.stated - $0.measured) > Self.figureTolerance }.map {
            .otherFigure($0, $1, clip: clip.id, stated: $2, measured: $3)
        }
    }

    private func faults(
        of file: AssetFile, _ entry: PackManifest.ClipFile, _ clip: PackManifest.Clip,
        _ rendition: PackManifest.Rendition?
    ) -> [Finding] {
        var faults: [Finding] = []
        if file.bytes != entry.bytes {
            faults.append(.otherSize(bytes: file.bytes, stated: entry.bytes))
        } else if file.sha256 != entry.sha256 {
            faults.append(.otherBytes(file.sha256, stated: entry.sha256))
        }
        guard case .success(let sound) = file.sound, let rendition else { return faults }
        if sound.samples != clip.samples {
            faults.append(.otherLength(samples: sound.samples, stated: clip.samples))
        }
        if sound.sampleRate != rendition.sampleRate || sound.channels != rendition.channels {
            faults.append(.otherFormat(sampleRate: sound.sampleRate, channels: sound.channels, rendition))
        }
        return faults
    }
}
