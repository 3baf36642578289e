import VoiceAssetCore
import VoiceAssetRecordingDesk

/// A pack's progress for people.
struct StatusText {
    let text: String

    /// The most amounts that are listed.
    private static let maximumGaps = 20

    init(_ progress: PackProgress) {
        let missing = progress.missing
        let rejected = progress.rejected
        let changed = progress.changed
        let synthetic = progress.synthetic.isEmpty ? "" : "\(progress.synthetic.count) by a synthesizer, "
        let recorded = progress.recorded - progress.synthetic.count
        var lines = [
            "\(progress.name): \(recorded) of \(progress.clips.count) recorded, \(synthetic)\(missing.count) missing, "
                + "\(rejected.count) rejected" + (changed.isEmpty ? "" : ", \(changed.count) to be recorded again")
        ]
        if !progress.synthetic.isEmpty {
            let clips = progress.synthetic.map(\.name).joined(separator: ", ")
            lines.append("  spoken by a synthesizer, to be recorded: \(progress.synthetic.count): \(clips)")
        }
        for (pack, count) in progress.shared.sorted(by: { $0.key < $1.key }) {
            lines.append("  by takes of \(pack): \(count)")
        }
        if let approval = progress.approval {
            lines.append("  approved by native speakers: \(approval.approved) of \(approval.telling) telling readings")
        }
        if !changed.isEmpty {
            let clips = changed.map(\.description).joined(separator: ", ")
            lines.append("  to be recorded again, since their texts changed: \(clips)")
        }
        lines += Self.lines(ofMissing: missing)
        lines += Self.lines(ofRejected: rejected)
        for clip in progress.unneeded {
            let take = clip.isMissing ? ", and has no take" : clip.isRejected ? ", and its take is rejected" : ""
            lines.append("  not needed: \(clip.description)\(take); remove it from pack.yml")
        }
        if !progress.isProven { lines.append("  errors in the pack hide which clips it needs") }
        if !progress.gaps.isEmpty {
            lines.append("  can't announce yet, smallest first:")
            lines += progress.gaps.prefix(Self.maximumGaps).map { "    " + Self.line($0, of: progress) }
            let rest = progress.gaps.count - Self.maximumGaps
            if rest > 0 { lines.append("    and \(rest) more; --format json lists all") }
        }
        text = lines.map { printable($0) + "\n" }.joined()
    }

    /// The most missing clips that have a line each.
    private static let maximumLines = 10

    /// Many clips of which nothing but their text is to be told share a line.
    private static func lines(ofMissing clips: [PackProgress.Clip]) -> [String] {
        let plain = clips.filter { $0.isDeclared && $0.state == .missing(misnamed: nil) }
        guard plain.count > maximumLines else { return clips.map(line) }
        return ["  missing: \(plain.map(\.description).joined(separator: ", "))"]
            + clips.filter { !plain.contains($0) }.map(line)
    }

    private static func line(_ clip: PackProgress.Clip) -> String {
        guard clip.isDeclared else {
            return "  missing: \(clip.description), which the number rules say; add it to `clips` of pack.yml"
        }
        guard case .missing(let file?) = clip.state else { return "  missing: \(clip.description)" }
        return "  missing: \(clip.description); \(file) may be its take"
    }

    /// Takes that Git LFS did not bring share a line: one command brings them all.
    private static func lines(ofRejected clips: [PackProgress.Clip]) -> [String] {
        let pointers = clips.filter(\.isPointer)
        guard pointers.count > 1 else { return clips.flatMap(lines) }
        let finding = Finding(.recordingUnreadable, "pointer")
        let names = Finding.Argument.names(pointers.map(\.name)).words()
        return ["  rejected: \(pointers.count) clips (\(names)): \(finding.message)"]
            + clips.filter { !$0.isPointer }.flatMap(lines)
    }

    private static func lines(_ clip: PackProgress.Clip) -> [String] {
        guard case .rejected(let diagnostics) = clip.state else { return [] }
        return diagnostics.map { "  rejected: \(clip.description): \($0.line)" }
    }

    private static func line(_ gap: PackProgress.Gap, of progress: PackProgress) -> String {
        let clips = gap.clips.map { progress.clips[$0].name }
        let needs = "needs \(clips.joined(separator: ", "))"
        switch (gap.extent, gap.amount) {
        case (.announcement(let id), let amount?): return "\(amount) and every other amount in \(id): \(needs)"
        case (.announcement(let id), nil): return "\(id): \(needs)"
        case (.amount, let amount):
            let number = amount.map { "\($0)" } ?? ""
            return clips.isEmpty ? "\(number): no pattern of `amount` says it" : "\(number): \(needs)"
        }
    }
}

extension PackProgress.Clip {
    /// True if all that is wrong with its takes is that Git LFS did not bring them.
    fileprivate var isPointer: Bool {
        guard case .rejected(let findings) = state else { return false }
        return !findings.isEmpty && findings.allSatisfy { $0.check == .recordingUnreadable && $0.form == "pointer" }
    }

    /// Id and text.
    fileprivate var description: String { id == nil || text == nil ? name : "\(name) (\(text ?? ""))" }
}
