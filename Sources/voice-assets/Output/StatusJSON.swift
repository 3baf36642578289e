import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetRecordingDesk
import VoiceManifest

/// What `status` adds to `FindingsJSON`, whose findings hold why takes are rejected; CommandLine.md explains the keys.
struct StatusJSON {
    let members: [String: JSONValue?]

    /// - Parameter confirmation: what was confirmed, if that was asked for.
    init(_ report: RecordingSurvey.Report, _ confirmation: TextConfirmation.Report?) {
        members = [
            "confirmed": confirmation.map { .strings($0.confirmed.map(\.id)) },
            "complete": .bool(!report.diagnostics.hasErrors && report.packs.allSatisfy(\.isComplete)),
            "packs": .array(report.packs.map(Self.pack)),
        ]
    }

    private static func pack(_ progress: PackProgress) -> JSONValue {
        .object(known: [
            "pack": .string(progress.name),
            "complete": .bool(progress.isComplete),
            "needed": .count(progress.clips.count),
            "recorded": .count(progress.recorded),
            "missing": .count(progress.missing.count),
            "rejected": .count(progress.rejected.count),
            "changed": progress.changed.isEmpty ? nil : .count(progress.changed.count),
            "synthetic": progress.synthetic.isEmpty ? nil : .count(progress.synthetic.count),
            "takes": .count(progress.clips.reduce(0) { $0 + $1.takes.count }),
            "approval": progress.approval.map {
                .object(["approved": .count($0.approved), "telling": .count($0.telling)])
            },
            "clips": .array(progress.clips.map(clip)),
            "unneeded": .array(progress.unneeded.map(clip)),
            "unannounceable": .array(progress.gaps.map { gap($0, of: progress) }),
        ])
    }

    private static func clip(_ clip: PackProgress.Clip) -> JSONValue {
        let state: String
        var misnamed: String?
        var was: String?
        switch clip.state {
        case .recorded: state = "recorded"
        case .changed(let text): (state, was) = ("changed", text)
        case .missing(let file): (state, misnamed) = ("missing", file)
        case .rejected: state = "rejected"
        }
        return .object(known: [
            "id": clip.id.map(JSONValue.string), "text": clip.text.map(JSONValue.string), "state": .string(state),
            "takes": .strings(clip.takes), "misnamed": misnamed.map(JSONValue.string), "was": was.map(JSONValue.string),
        ])
    }

    private static func gap(_ gap: PackProgress.Gap, of progress: PackProgress) -> JSONValue {
        let clips = gap.clips.map { progress.clips[$0] }.map { $0.id ?? $0.text ?? "" }
        let announcement: String? = if case .announcement(let id) = gap.extent { id } else { nil }
        return .object(known: [
            "announcement": announcement.map(JSONValue.string), "amount": gap.amount.map { .string("\($0)") },
            "clips": .strings(clips),
        ])
    }
}
