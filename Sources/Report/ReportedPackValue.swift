import NumberGrammar
import VoiceAssetDiagnostics
import VoiceAssetJoins
import VoiceAssetSheets
import VoiceAssetSound
import VoiceAssetStatus
import VoiceManifest

/// A pack as the page's script reads it.
struct ReportedPackValue {
    let pack: ReportedPack

    private var manifest: PackManifest { pack.manifest }

    var value: JSONValue {
        let rendition = pack.rendition
        return .object(
            [
                "name": .string(manifest.pack), "locale": .string(manifest.locale),
                "currency": .string(manifest.currency.code), "speaker": manifest.speaker.map(JSONValue.string),
                "license": manifest.license.map(JSONValue.string),
                "range": .object(["min": .string(manifest.range.min), "max": .string(manifest.range.max)]),
                "loudness": .number(manifest.profile.loudness), "truePeak": .number(manifest.profile.truePeak),
                "maxSeconds": .number(manifest.limits.maxSeconds), "renditions": .array(sizes),
                "announcements": .array(announcements), "clips": .array(manifest.clips.map(clip)),
                "findings": .array(pack.findings.map { ReportedFinding($0).value }),
                "approval": pack.approval.map {
                    .object(["approved": .integer(Int64($0.approved)), "telling": .integer(Int64($0.telling))])
                },
                "joins": pack.joins.map(joins),
                "rendition": rendition.map { .string($0.name) }, "type": rendition.map { .string($0.type) },
                "files": .object(pack.files.mapValues { .string($0.inBase64) }),
                "manifest": .string(pack.json.inBase64),
            ].compactMapValues { $0 })
    }

    /// Milliseconds, semitones and decibels.
    private func joins(_ joins: JoinFigures) -> JSONValue {
        func figures(_ values: JoinFigures.Distribution, times scale: Double = 1) -> JSONValue {
            .array([values.low, values.median, values.high].map { .number(($0 * scale * 10).rounded() / 10) })
        }
        return .object(
            [
                "askedGap": .number(joins.askedGap * 1000), "gap": figures(joins.gap, times: 1000),
                "pitchJump": joins.pitchJump.map { figures($0) }, "levelJump": figures(joins.levelJump),
            ].compactMapValues { $0 })
    }

    private var sizes: [JSONValue] {
        manifest.renditions.keys.sorted().map { name in
            let bytes = manifest.clips.compactMap { $0.files[name]?.bytes }.reduce(0, +)
            return .object(["name": .string(name), "bytes": .integer(Int64(bytes))])
        }
    }

    private var announcements: [JSONValue] {
        manifest.grammar.announcements.keys.sorted().map { id in
            let longest = manifest.announcements[id]?.longest
            return .object(
                [
                    "id": .string(id), "seconds": longest.map { .number($0.seconds) },
                    "amount": (longest?.amount).map(JSONValue.string),
                ].compactMapValues { $0 })
        }
    }

    private func clip(_ clip: PackManifest.Clip) -> JSONValue {
        let file = pack.rendition.flatMap { clip.files[$0.name] }
        let told = pack.findings.filter { $0.clip == clip.id }.map { ReportedFinding($0).value }
        return .object(
            [
                "id": .string(clip.id), "text": .string(printable(clip.text)), "seconds": .number(clip.seconds),
                "samples": .integer(Int64(clip.samples)), "loudness": .number(clip.loudness),
                "truePeak": .number(clip.truePeak), "path": file.map { .string($0.path) },
                "sha256": file.map { .string($0.sha256) },
                "wave": pack.clipWaves[clip.id].map { .string($0.peaks.inBase64) },
                "findings": .array(clip.findings.map { ReportedFinding($0).value } + told), "take": take(of: clip),
            ].compactMapValues { $0 })
    }

    private func take(of clip: PackManifest.Clip) -> JSONValue {
        let source = clip.source
        return .object(
            [
                "file": .string(printable(source.file)), "seconds": .number(source.seconds),
                "speechStart": .number(source.speechStart), "speechEnd": .number(source.speechEnd),
                "choice": source.choice.map { .string(printable($0)) },
                "number": source.take.map { .integer(Int64($0)) },
                "count": source.takes.map { .integer(Int64($0)) },
                "wave": pack.takeWaves[clip.id].map { .string($0.peaks.inBase64) },
            ].compactMapValues { $0 })
    }
}
