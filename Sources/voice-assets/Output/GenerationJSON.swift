import VoiceAssetCommandOutput
import VoiceAssetPipeline
import VoiceManifest

/// What `generate` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct GenerationJSON {
    let members: [String: JSONValue?]

    /// - Parameters:
    ///   - report: what a run came to.
    ///   - isDryRun: whether nothing was to be written.
    init(_ report: AssetGeneration.Report, isDryRun: Bool) {
        members = [
            "dryRun": .bool(isDryRun), "changed": .bool(report.changedAnything),
            "packs": .array(report.packs.map(Self.pack)),
        ]
    }

    private static func pack(_ pack: AssetGeneration.PackResult) -> JSONValue {
        .object([
            "pack": .string(pack.name), "change": .string(word(pack.change)), "clips": .count(pack.clips),
            "renditions": .count(pack.renditions), "bytes": .count(pack.bytes), "written": .count(pack.written),
            "removed": .count(pack.removed),
        ])
    }

    private static func word(_ change: AssetGeneration.PackResult.Change) -> String {
        switch change {
        case .changed: "changed"
        case .unchanged: "unchanged"
        case .removed: "removed"
        case .failed: "failed"
        }
    }
}
