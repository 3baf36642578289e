import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// The questions about old recordings, where somebody sits at a terminal.
extension LanguagePackTool {
    /// Asks which clips doubtful recordings are, prints the table of all that are known, and asks whether to copy them.
    /// - Returns: the recordings as they are to be copied; nil if the user wants none.
    func confirmed(_ takeOver: TakeOver) -> TakeOver? {
        var takeOver = takeOver
        guard format == .text else { return takeOver }
        let isAsked = !dryRun && Terminal.isAnswered
        if isAsked { takeOver.take(answers(to: takeOver)) }
        if takeOver.refusal == nil { Terminal.output(lines: takeOver.table(isDryRun: dryRun)) }
        guard isAsked, !takeOver.matching.matches.isEmpty else { return takeOver }
        return Terminal.answer(to: "Copy them? [Y/n] ").map { $0.isEmpty || $0.lowercased().hasPrefix("y") } == true
            ? takeOver : nil
    }

    /// Questions that are asked, at most.
    private static let mostQuestions = 50

    /// The clips that the user chose, by file. A recorder's numbers of one kind are one question.
    private func answers(to takeOver: TakeOver) -> [String: String] {
        var open = Dictionary(takeOver.matching.missing.map { ($0.id, $0.text) }) { first, _ in first }
        var answers: [String: String] = [:]
        let kinds = Dictionary(grouping: takeOver.matching.questions) { question in
            let isRow = question.doubt == .count && question.clips.count == 1
            return [question.doubt.rawValue, isRow ? question.file.filter { !$0.isNumber } : question.file]
        }
        var asked = 0
        for kind in kinds.values.sorted(by: { $0[0].file < $1[0].file }) where asked < Self.mostQuestions {
            let questions = kind.filter { $0.clips.contains { open[$0] != nil } }
            guard let first = questions.first else { continue }
            let files = questions.map { question in
                let clips = question.clips.map { "\($0): \(open[$0] ?? "has a take")" }
                return "\(question.file) (\(clips.joined(separator: " or ")))"
            }
            let isChoice = first.clips.count > 1
            let wish =
                isChoice ? "Type the clip, or nothing to leave it: " : "Take \(kind.count > 1 ? "them" : "it")? [y/N] "
            let text = "\(files.joined(separator: ", ")): \(first.doubt.words). \(wish)"
            guard let answer = Terminal.answer(to: printable(text)) else { return [:] }
            asked += 1
            for question in questions {
                let clip = isChoice ? answer : answer.lowercased().hasPrefix("y") ? question.clips[0] : ""
                if question.clips.contains(clip), open.removeValue(forKey: clip) != nil {
                    answers[question.file] = clip
                }
            }
        }
        return answers
    }
}
