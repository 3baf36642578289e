import Diagnostics
import VoiceManifest
import VoicePack
import Wording

/// Holds a pack's manifest against its files.
struct ManifestChecks {
    /// What a clip's files decode to may differ by so much from the manifest's figures, LU and dB: there is one for all
    /// renditions, and the lossy ones change the sound a little.
    private static let figureTolerance = 0.5

    var label: String
    var manifest: PackManifest

    /// - Parameters:
    ///   - files: those that could be read.
    ///   - present: paths of all audio files that are there.
    func check(_ files: [AssetFile], present: Set<String>) -> [Diagnostic] {
        let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        var findings: [Diagnostic] = []
        var listed: Set<String> = []
        for clip in manifest.clips {
            for (rendition, entry) in clip.files.sorted(by: { $0.key < $1.key }) {
                listed.insert(entry.path)
                if let file = byPath[entry.path] {
                    findings += check(file, entry, clip, rendition)
                } else if !present.contains(entry.path) {
                    findings.append(
                        Diagnostic(
                            .assetMissing, file: "\(label)/\(entry.path)", clip: clip.id, found: "not found",
                            advice: "run generate again; every announcement with this clip is silent without it"))
                }
            }
            findings += figures(clip, clip.files.values.compactMap { byPath[$0.path] })
        }
        for path in present.subtracting(listed).sorted() {
            findings.append(
                Diagnostic(
                    .assetExtra, file: "\(label)/\(path)", found: "not in the manifest",
                    advice: "remove it, or add its clip to pack.yml"))
        }
        return findings
    }

    /// What the manifest states about a clip and its files don't have. Of files that are not those of the manifest, other
    /// figures are no wonder.
    private func figures(_ clip: PackManifest.Clip, _ files: [AssetFile]) -> [Diagnostic] {
        let sums = Set(clip.files.values.map(\.sha256))
        let sounds = files.filter { sums.contains($0.sha256) }.compactMap { try? $0.sound.get() }
        guard sounds.count == clip.files.count,
            let loudness = sounds.map(\.loudness).min(by: { abs($0 - clip.loudness) < abs($1 - clip.loudness) }),
            let truePeak = sounds.map(\.truePeak).max()
        else { return [] }
        let figures = [
            ("loudness", clip.loudness, loudness, "LUFS"), ("true peak", clip.truePeak, truePeak, "dBTP"),
        ]
        return figures.filter { abs($0.1 - $0.2) > Self.figureTolerance }.map { name, stated, measured, unit in
            Diagnostic(
                .manifestInvalid, file: "\(label)/\(PackManifest.fileName)", clip: clip.id,
                found: "states a \(name) of \(stated.decibels) \(unit) for '\(clip.id)'",
                limit: "\(measured.decibels) \(unit), as its files have it", advice: "run generate again")
        }
    }

    private func check(
        _ file: AssetFile, _ entry: PackManifest.ClipFile, _ clip: PackManifest.Clip, _ name: String
    ) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        func report(_ rule: Rule, _ found: String, limit: String, _ advice: String) {
            findings.append(
                Diagnostic(
                    rule, file: "\(label)/\(file.path)", clip: clip.id, found: found, limit: limit, advice: advice))
        }
        if file.bytes != entry.bytes {
            report(.assetChecksum, "\(file.bytes) bytes", limit: "\(entry.bytes) bytes", "run generate again")
        } else if file.sha256 != entry.sha256 {
            report(
                .assetChecksum, "SHA-256 \(file.sha256.prefix(12))…", limit: "\(entry.sha256.prefix(12))…",
                "run generate again; someone changed the file")
        }
        guard case .success(let sound) = file.sound, let rendition = manifest.renditions[name] else { return findings }
        if sound.samples != clip.samples {
            report(
                .assetUnreadable, "decodes to \(sound.samples) samples", limit: "\(clip.samples)",
                "run generate again; every later clip of an announcement starts at a wrong time")
        }
        if sound.sampleRate != rendition.sampleRate || sound.channels != rendition.channels {
            report(
                .assetNotUniform, "\(sound.sampleRate) Hz, \(sound.channels) channels",
                limit: "\(rendition.sampleRate) Hz, \(rendition.channels)", "run generate again")
        }
        return findings
    }
}
