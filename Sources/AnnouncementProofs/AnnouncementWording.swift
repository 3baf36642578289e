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

    package func diagnostic(_ finding: AnnouncementFinding) -> Finding {
        switch finding {
        case .unsaid(let amount):
            Finding(
                finding.check, file: file, found: "no pattern of `amount` says \(amount)",
                advice: "add a pattern without `when` at the end, or narrow the range")
        case .tooLong(let id, let amount?, let seconds, let longest, let limit):
            Finding(
                finding.check, file: file,
                found: "the announcement '\(id)' with \(amount), and no smaller amount, takes "
                    + "\(seconds.decimals(upTo: 2, apartFrom: limit)) s; the longest takes \(longest.decimals(upTo: 2, apartFrom: limit)) s",
                limit: "under \(limit.decimals(atLeast: 1)) s",
                advice: "narrow the range, speak faster, or shorten `gap`"
            )
        case .tooLong(let id, nil, let seconds, _, let limit):
            Finding(
                finding.check, file: file,
                found: "the announcement '\(id)' takes "
                    + "\(seconds.decimals(upTo: 2, apartFrom: limit)) s",
                limit: "under \(limit.decimals(atLeast: 1)) s", advice: "say less, speak faster, or shorten `gap`")
        case .unused(let clip):
            Finding(
                finding.check, file: file, position: positions[clip], clip: clip,
                found: "no announcement says the clip '\(clip)'",
                advice: "remove it, or check the rules that should say it")
        case .neverLast(let clip):
            unheard(
                "\(clip).end", finding, found: "no announcement ends with the clip '\(clip)'",
                advice: "take it out of `end-forms`")
        case .neverWithin(let clip):
            unheard(
                clip, finding, found: "announcements say the clip '\(clip)' at their end only",
                advice: "take it out of `end-forms`, and name what is recorded as `\(clip).end` `\(clip)`")
        case .alike(let first, let second):
            Finding(
                finding.check, file: file,
                found: "\(first.amount) and \(second.amount) are said alike: \(words(first, second))",
                advice: "change the rules or texts so that they differ, say what is left out, or narrow the range")
        case .soundAlike(let first, let second):
            Finding(
                finding.check, file: file,
                found: "\(first.amount) and \(second.amount) differ only in clips that sound alike: "
                    + words(first, second),
                advice: "listen to these clips; record one of them again if it says the other's word")
        case .tooIntricate(let set, let bound):
            Finding(
                finding.check, file: file,
                found: "the rules of the set '\(set)' are too intricate to prove anything of in \(bound)",
                advice: "divide a number by its unit before handing it on, or narrow the range")
        }
    }

    private func unheard(_ clip: String, _ finding: AnnouncementFinding, found: String, advice: String) -> Finding {
        Finding(finding.check, file: file, position: positions[clip], clip: clip, found: found, advice: advice)
    }

    /// What both amounts say.
    private func words(_ first: SaidAmount, _ second: SaidAmount) -> String {
        let texts = [first, second].map { excerpt($0.texts.joined(separator: " ")) }
        return texts[0] == texts[1] ? texts[0] : "\(texts[0]) and \(texts[1])"
    }

    /// A transcript in backquotes, cut to 120 characters: a long amount of a language with long words.
    private func excerpt(_ text: String) -> String { "`\(text.prefix(120))\(text.count > 120 ? "…" : "")`" }
}
