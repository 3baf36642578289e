package import VoiceAssetCore
package import VoiceAssetGrammarProofs
import VoiceAssetPacks
package import VoiceAssetPipeline
package import VoiceAssetRecordingDesk

/// What a native speaker reads to approve a pack: the amounts that tell most, and what the pack says of each.
package struct ReviewSheet: Sendable {
    package struct Row: Sendable, Hashable {
        package var subject: ApprovedReading.Subject
        /// The whole announcement.
        package var text: String
        /// Who approved just this, and when; nil if nobody did.
        package var approval: String?

        init(_ subject: ApprovedReading.Subject, _ text: String, approval: String?) {
            (self.subject, self.text, self.approval) = (subject, text, approval)
        }
    }

    package var pack: String
    /// BCP 47.
    package var locale: String
    /// From and to, with the currency's code; nil of a pack that counts nothing.
    package var range: String?
    package var rows: [Row]
    package var questions: [ReviewQuestion]
    package var sounds: ReviewSounds?

    /// nil if there is an error in the pack.
    /// - Throws: `TooIntricate` if the amounts can't be found in bounded time.
    package init?(_ pack: UnrecordedPack, approvals: ApprovedReadings) throws(TooIntricate) {
        guard let source = pack.pack, let readings = pack.readings else { return nil }
        self.pack = source.name
        locale = source.locale
        range = source.rangeWords
        let telling = try ReviewSample(
            readings, pack.rules, clipCount: pack.clipNames.count, locale: source.locale)
        let index = ApprovalIndex(approvals, in: readings)
        rows = telling.readings.map { Row($0.subject, $0.text, approval: index.approval(of: $0.subject)) }
        let texts = source.clips.map(\.text)
        questions = pack.questions.map { [rows] in ReviewQuestion($0, texts: texts, rows: rows, index) }
    }

    /// - Parameter words: what a page says, by default in the pack's language.
    package func text(as format: SheetFormat, words: PageWords? = nil) -> String {
        switch format {
        case .html: ReviewHTML(sheet: self, words: words ?? PageWords(for: locale)).text
        case .csv: ReviewCSV(sheet: self).text
        case .markdown: ReviewMarkdown(sheet: self).text
        }
    }

    /// What the sheet is about, in a sentence or two.
    var summary: String {
        let approved = rows.count { $0.approval != nil }
        let open = questions.count { $0.row.approval == nil }
        let asked = questions.isEmpty ? "" : "\(counted(questions.count, "question")), \(open) open. "
        return
            "\(rows.count) readings that together use every rule, form and word of the pack; \(approved) approved. \(asked)"
            + "Locale \(locale)\(range.map { ", amounts \($0)" } ?? "")."
    }

    /// What the sheet explains to its reader, one sentence each.
    static let instructions = [
        "Read each line aloud, or listen to it: is it what a payment terminal in your country would say?",
        "Right, wrong, or wrong and this is better: look at the form of each number word before the currency, at small "
            + "words between them, and at the order.",
        "Lines that you mark as right can't be changed later without another approval.",
    ]
}

extension OutputFile {
    /// A review, over nothing but an earlier one, in whatever form, that nobody has filled in or changed.
    package static func review(at path: String) -> OutputFile {
        OutputFile(
            path: path, kind: "review",
            isEarlier: { bytes in
                SheetPage.isPage(of: "review", bytes) || bytes.starts(with: ReviewMarkdown.start.utf8)
                    || ReviewCSV.table(bytes) != nil
            },
            isFilledIn: { ReviewCSV.isFilledIn($0) })
    }
}
