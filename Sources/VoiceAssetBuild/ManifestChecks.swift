import Diagnostics
import VoiceManifest
import VoicePack

/// Holds a pack's manifest against its files.
struct ManifestChecks {
    var label: String
    var manifest: VoiceManifest

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
        }
        for path in present.subtracting(listed).sorted() {
            findings.append(
                Diagnostic(
                    .assetExtra, file: "\(label)/\(path)", found: "not in the manifest",
                    advice: "remove it, or add its clip to pack.yml"))
        }
        return findings
    }

    private func check(
        _ file: AssetFile, _ entry: VoiceManifest.ClipFile, _ clip: VoiceManifest.Clip, _ name: String
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
