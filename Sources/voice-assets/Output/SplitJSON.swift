import VoiceAssetCommandOutput
import VoiceAssetPacks
import VoiceAssetRecordingDesk
import VoiceManifest

/// What `split` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct SplitJSON {
    let members: [String: JSONValue?]

    init(_ report: SessionSplitting.Report) {
        var files = report.files.makeIterator()
        let cuts = (report.plan?.cuts ?? []).map { cut in
            Self.cut(cut, file: cut.clip == nil ? nil : files.next())
        }
        members = [
            "cuts": .array(cuts), "missing": .strings((report.plan?.missing ?? []).map(\.id)),
            "written": .bool(report.isWritten),
        ]
    }

    private static func cut(_ cut: SessionCut, file: String?) -> JSONValue {
        .object(known: [
            "start": .figure(cut.start, decimals: 3), "end": .figure(cut.end, decimals: 3),
            "keptStart": .figure(cut.keptStart, decimals: 3), "keptEnd": .figure(cut.keptEnd, decimals: 3),
            "clip": cut.clip.map { .string($0.id) }, "take": cut.clip.map { _ in .count(cut.take) },
            "file": file.map(JSONValue.string), "doubts": .strings(cut.doubts.map(\.words)),
            "evidence": cut.doubts.isEmpty ? cut.evidence.map { .string($0.rawValue) } : nil,
        ])
    }
}
