package import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest

/// Generated packs that leave for apps, where nobody checks them again.
package struct HandedOnPacks: Sendable {
    private let assets: String
    private let recordings: String

    /// - Parameters:
    ///   - assets: the folder with one folder of clips per pack.
    ///   - recordings: the folder with one folder of recordings per pack, which need not be there.
    package init(assets: String, recordings: String) {
        self.assets = assets
        self.recordings = recordings
    }

    /// What the manifests of some packs tell about clips by a synthesizer, the speaker and the licence, and their recordings about clips
    /// that are older; and of which packs there was nothing to compare with.
    package func remarks(on packs: [String]) -> [Finding] {
        let seen = packs.filter { FileKind(at: "\(recordings)/\($0)/\(PackFolder.fileName)") == .file }
        let unseen = packs.filter { !seen.contains($0) }
        let findings = packs.flatMap { name -> [Finding] in
            guard let manifest = manifest(of: name) else { return [] }
            let changes = seen.contains(name) ? StalenessCheck(manifest, against: recordings).check() : []
            let todos = TodoMarker.findings(speaker: manifest.speaker, license: manifest.license)
            return (todos + [SyntheticClips.finding(of: manifest), Self.stale(changes)].compactMap(\.self))
                .map { $0.at("\(assets)/\(name)") }
        }
        guard !unseen.isEmpty else { return findings }
        let names = ["packs": Finding.Argument.text(unseen.joined(separator: ", "))]
        return findings + [Finding(.assetStale, "handed on unseen", names).at(assets)]
    }

    private func manifest(of pack: String) -> PackManifest? {
        let path = "\(assets)/\(pack)/\(PackManifest.fileName)"
        return (try? readFile(at: path, within: assets, limit: PackManifest.maximumBytes))
            .flatMap { try? PackManifest(json: $0) }
    }

    private static func stale(_ findings: [Finding]) -> Finding? {
        // A pack.yml that can't be read any more changed, too.
        let changed = findings.filter { $0.severity == .error && $0.check != .recordingMixedUp }
        guard let first = changed.first else { return nil }
        let words = changed.count == 1 ? first.file : "\(changed.count) files, such as \(first.file),"
        return Finding(.assetStale, "handed on", ["changed": .text(words)])
    }
}

/// The clips of a pack that a synthesizer speaks.
enum SyntheticClips {
    /// What tells how many there are; nil if there are none.
    static func finding(of manifest: PackManifest) -> Finding? {
        let synthetic = manifest.clips.count { $0.source.voice == .synthetic }
        guard synthetic > 0 else { return nil }
        let counts = ["count": Finding.Argument.count(synthetic), "all": .count(manifest.clips.count)]
        return Finding(.recordingSynthetic, "generated", counts)
    }
}
