import VoiceAssetCommandOutput
import VoiceAssetValidation
import VoiceManifest

/// What `validate` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct ValidationJSON {
    let members: [String: JSONValue?]

    init(_ report: AssetValidation.Report) {
        members = ["packs": .array(report.packs.map(Self.pack))]
    }

    private static func pack(_ pack: PackSummary) -> JSONValue {
        .object(known: [
            "pack": .string(pack.name),
            "clips": .count(pack.clips),
            "renditions": .object(pack.renditions.mapValues(JSONValue.count)),
            "softest": .figure(pack.loudness?.lowerBound, decimals: 2),
            "loudest": .figure(pack.loudness?.upperBound, decimals: 2),
            "truePeak": .figure(pack.truePeak, decimals: 2),
            "longestClip": .figure(pack.longestClip, decimals: 2),
        ])
    }
}
