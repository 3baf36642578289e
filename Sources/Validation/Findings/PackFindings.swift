import VoiceAssetCore
import VoiceManifest

extension Finding {
    /// The index, or a manifest, breaks a rule of its own.
    static func unsound(_ fault: VoiceManifestError.Fault) -> Finding {
        let form = fault.isEarlierSchema ? "older" : fault.rule == .schema ? "newer" : "unsound"
        return Finding(.manifestInvalid, form, ["fault": .text(fault.description)])
    }

    /// A file of a pack has not the size that was stated, or else not the bytes.
    static func other(_ bytes: Int, _ sha256: String, stated: PackManifest.ClipFile) -> Finding? {
        guard bytes == stated.bytes else {
            return Finding(
                .assetChecksum, "size",
                [
                    "bytes": .count(bytes, "bytes"), "sha256": .text(String(sha256.prefix(12))),
                    "stated": .count(stated.bytes, "bytes"),
                ])
        }
        guard sha256 != stated.sha256 else { return nil }
        return Finding(
            .assetChecksum,
            ["sha256": .text(String(sha256.prefix(12))), "stated": .text(String(stated.sha256.prefix(12)))])
    }
}

extension [Finding] {
    /// The findings, but of each clip whose loudness is off only the first: all renditions are one sound.
    var withLoudnessOncePerClip: [Finding] {
        var told: Set<String> = []
        return filter { finding in
            guard let clip = finding.clip, finding.check == .clipLoudness else { return true }
            return told.insert(clip).inserted
        }
    }
}
