import Diagnostics
import Status

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The progress of packs for programs: stable keys, sorted.
struct StatusJSON: Encodable {
    struct Clip: Encodable {
        /// Not there for a text that no clip of pack.yml says.
        var id: String?
        var text: String?
        /// `recorded`, `missing` or `rejected`.
        var state: String
        var takes: [String]
        /// What is wrong with the take.
        var findings: [ValidationJSON.Finding]?
        /// A file that may be the take of a missing clip.
        var misnamed: String?

        init(_ clip: PackProgress.Clip) {
            (id, text, takes) = (clip.id, clip.text, clip.takes)
            switch clip.state {
            case .recorded: state = "recorded"
            case .missing(let file): (state, misnamed) = ("missing", file)
            case .rejected(let diagnostics): (state, findings) = ("rejected", diagnostics.map { .init($0) })
            }
        }
    }

    struct Gap: Encodable {
        /// The announcement that can't be said, with whatever amount; every one, with this amount, if it is not there.
        var announcement: String?
        /// The smallest amount that can't be announced for want of these clips.
        var amount: String?
        /// Ids, or the texts that pack.yml has no clip for.
        var clips: [String]
    }

    struct Pack: Encodable {
        var pack: String
        var complete: Bool
        var needed: Int
        var recorded: Int
        var missing: Int
        var rejected: Int
        /// Takes of all clips that are needed.
        var takes: Int
        var clips: [Clip]
        /// Clips of pack.yml that no announcement says.
        var unneeded: [Clip]
        /// What can't be announced yet, smallest amount first.
        var unannounceable: [Gap]
    }

    var schema = 1
    var complete: Bool
    var packs: [Pack]
    var findings: [ValidationJSON.Finding]

    init(_ report: RecordingSurvey.Report) {
        packs = report.packs.map(Pack.init)
        complete = !report.diagnostics.hasErrors && report.packs.allSatisfy(\.isComplete)
        findings = (report.diagnostics + report.packs.flatMap(\.diagnostics)).inReadingOrder().map { .init($0) }
    }

    /// The JSON text, with a line feed at its end.
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}

extension StatusJSON.Pack {
    fileprivate init(_ progress: PackProgress) {
        pack = progress.name
        complete = progress.isComplete
        needed = progress.clips.count
        recorded = progress.recorded
        missing = progress.missing.count
        rejected = progress.rejected.count
        takes = progress.clips.reduce(0) { $0 + $1.takes.count }
        clips = progress.clips.map { .init($0) }
        unneeded = progress.unneeded.map { .init($0) }
        unannounceable = progress.gaps.map { gap in
            let names = gap.clips.map { progress.clips[$0] }.map { $0.id ?? $0.text ?? "" }
            let id: String? = if case .announcement(let id) = gap.extent { id } else { nil }
            return .init(announcement: id, amount: gap.amount.map { "\($0)" }, clips: names)
        }
    }
}
