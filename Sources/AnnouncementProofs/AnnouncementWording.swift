package import VoiceAssetDiagnostics
import VoiceAssetWording

/// Words what is wrong with a pack's announcements.
package struct AnnouncementWording {
    /// The file that faults are reported for, as the user would type it.
    var file: String
    /// Where a clip stands in the file, by its id.
    var positions: [String: SourcePosition]

    package init(file: String, positions: [String: SourcePosition] = [:]) {
        self.file = file
        self.positions = positions
    }

    package func diagnostic(_ finding: AnnouncementFinding) -> Diagnostic {
        switch finding {
        case .unsaid(let amount):
            Diagnostic(
                finding.rule, file: file, found: "no pattern of `amount` says \(amount)",
                advice: "add a pattern without `when` at the end, or narrow the range")
        case .tooLong(let id, let amount?, let seconds, let longest, let limit):
            Diagnostic(
                finding.rule, file: file,
                found: "the announcement '\(id)' with \(amount), and no smaller amount, takes "
                    + "\(seconds.decimals(upTo: 2, apartFrom: limit)) s; the longest takes \(longest.decimals(upTo: 2, apartFrom: limit)) s",
                limit: "under \(limit.decimals(atLeast: 1)) s",
                advice: "narrow the range, speak faster, or shorten `gap`"
            )
        case .tooLong(let id, nil, let seconds, _, let limit):
            Diagnostic(
                finding.rule, file: file,
                found: "the announcement '\(id)' takes "
                    + "\(seconds.decimals(upTo: 2, apartFrom: limit)) s",
                limit: "under \(limit.decimals(atLeast: 1)) s", advice: "say less, speak faster, or shorten `gap`")
        case .unused(let clip):
            Diagnostic(
                finding.rule, file: file, position: positions[clip], clip: clip,
                found: "no announcement says the clip '\(clip)'",
                advice: "remove it, or check the rules that should say it")
        case .tooIntricate(let set, let steps):
            Diagnostic(
                finding.rule, file: file,
                found: "the rules of the set '\(set)' are too intricate to prove anything of in \(steps) steps",
                advice: "divide a number by its unit before handing it on, or narrow the range")
        }
    }
}
