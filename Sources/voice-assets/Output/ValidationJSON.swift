import VoiceAssetAudio
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
            "softestMoment": .figure(pack.moments?.lowerBound, decimals: 2),
            "loudestMoment": .figure(pack.moments?.upperBound, decimals: 2),
            "truePeak": .figure(pack.truePeak, decimals: 2),
            "longestClip": .figure(pack.longestClip, decimals: 2),
            "joins": pack.joins.map(joins),
        ])
    }

    private static func joins(_ joins: JoinFigures) -> JSONValue {
        .object(known: [
            "pairs": .count(joins.pairs),
            "askedGap": .figure(joins.askedGap, decimals: 3),
            "nearGap": .figure(joins.shareNearGap, decimals: 3),
            "gap": distribution(joins.gap, decimals: 3),
            "pitchJump": joins.pitchJump.map { distribution($0, decimals: 2) },
            "levelJump": distribution(joins.levelJump, decimals: 2),
        ])
    }

    private static func distribution(_ values: JoinFigures.Distribution, decimals: Int) -> JSONValue {
        .object(known: [
            "p5": .figure(values.low, decimals: decimals), "p25": .figure(values.lowerQuartile, decimals: decimals),
            "p50": .figure(values.median, decimals: decimals),
            "p75": .figure(values.upperQuartile, decimals: decimals),
            "p95": .figure(values.high, decimals: decimals),
        ])
    }
}
