import VoiceAssetCommandOutput
import VoiceAssetPipeline
import VoiceManifest

/// What `export` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct ExportJSON {
    let members: [String: JSONValue?]

    init(_ report: AssetExport.Report) {
        members = ["packs": .array(report.packs.map(Self.pack)), "splicer": .strings(report.sources)]
    }

    private static func pack(_ pack: AssetExport.PackResult) -> JSONValue {
        let change =
            switch pack.outcome.change {
            case .changed: pack.isGone ? "removed" : "changed"
            case .unchanged: "unchanged"
            case .failed: "failed"
            }
        return .object([
            "pack": .string(pack.name), "change": .string(change), "clips": .count(pack.clips),
            "renditions": .count(pack.renditions), "bytes": .count(pack.bytes),
            "written": .count(pack.outcome.written.count), "removed": .count(pack.outcome.removed.count),
        ])
    }
}
