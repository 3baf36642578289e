package import VoiceAssetCore
import VoiceAssetEmbeddedTexts
package import VoiceAssetGrammarProofs
import VoiceAssetPacks
package import VoiceAssetPipeline
package import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText
import VoiceManifest
import VoiceSplicer

/// What a native speaker reads to approve a pack: the amounts that tell most, and what the pack says of each.
package struct ReviewSheet: Sendable {
    package struct Row: Sendable, Hashable {
        package var subject: ApprovedReading.Subject
        /// The whole announcement.
        package var text: String
        /// Who approved just this, and when; nil if nobody did.
        package var approval: String?
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
        rows = telling.readings.map {
            Row(subject: $0.subject, text: $0.text, approval: index.approval(of: $0.subject))
        }
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

    /// The instructions to the reader, one sentence each.
    static func instructions(_ words: PageWords) -> [String] { (1...3).map { words.text(.review, "how\($0)") } }
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

/// A review as a page to fill in without a network, or to print: one file that loads nothing.
///
/// What packs say is text on it and nothing else: it is escaped, and only the page's own script may run.
struct ReviewHTML {
    let sheet: ReviewSheet
    let words: PageWords

    /// The words named so, as HTML.
    private func say(_ name: String, _ values: [String: String] = [:]) -> String { words.html(.review, name, values) }

    var text: String {
        var page = SheetPage(command: "review", words, .review, pack: sheet.pack)
        page.body += SheetPage.head(summary, ReviewSheet.instructions(words))
        page.style = unsafe String(cString: review_style())
        page.script = unsafe String(cString: review_script())
        let input = #"<input id="by" type="text" maxlength="100" autocomplete="name" dir="auto">"#
        let name = "<label>\(words.html(.all, "name")) \(input)</label>"
        page.body += [#"<form id="review" data-pack="\#(sheet.pack.inHTML)">"#, "<p class=\"who\">\(name)</p>"]
        if !sheet.questions.isEmpty {
            page.body += ["<h2>\(say("questions"))</h2>"]
            page.body += SheetPage.table(
                ["question", "example", "asked", "better"].map { say($0) },
                sheet.questions.enumerated().map { question($1, number: $0 + 1) })
            page.body += ["<h2>\(say("readings"))</h2>"]
        }
        page.body += SheetPage.table(
            ["amount", "said", "isRight", "better"].map { say($0) },
            sheet.rows.enumerated().map { row($1, number: $0 + 1) })
        page.body += [
            "<p class=\"save\"><button type=\"button\" id=\"save\" class=\"main\">\(say("save"))</button> "
                + "<output id=\"state\"></output></p>",
            "</form>", "<p class=\"hint\">\(say("send"))</p>",
        ]
        page.append(["sounds": sheet.sounds?.data ?? .array([])], words, .review)
        return page.text
    }

    private var summary: String {
        let approved = sheet.rows.count { $0.approval != nil }
        let open = sheet.questions.count { $0.row.approval == nil }
        let asked = say("open", ["count": "\(sheet.questions.count)", "open": "\(open)"])
        return [
            say("summary", ["count": "\(sheet.rows.count)", "approved": "\(approved)"]),
            sheet.questions.isEmpty ? "" : asked, words.scope(locale: sheet.locale, range: sheet.range),
        ].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func row(_ row: ReviewSheet.Row, number: Int) -> String {
        let clips = sheet.sounds?.clips(of: row)
        let said = "<span class=\"say\" \(language)>\(row.text.inHTML)</span>"
        let cells = [
            "<td class=\"amount\" dir=\"ltr\">\(row.subject.amount.inHTML)<small>\(row.subject.announcement.inHTML)</small></td>",
            "<td class=\"said\">\(said)\(clips == nil ? "" : play("play", number))\(approval(of: row))</td>",
            Self.verdict("v\(number)", right: say("right"), wrong: say("wrong")), better("\(say("better")) \(number)"),
        ]
        return line(row, clips: clips, cells)
    }

    /// A question: `right` is what the pack says, `wrong` what it may say instead.
    private func question(_ question: ReviewQuestion, number: Int) -> String {
        let clips = question.examples.lazy.compactMap { sheet.sounds?.clips(of: $0.now) }.first
        let examples = question.examples.map { example in
            "<p><span class=\"way\" \(language)>\(example.now.text.inHTML)</span> \(say("or")) "
                + "<span class=\"way\" \(language)>\(example.other.inHTML)</span></p>"
        }
        let now = say("asIs") + (question.other == nil ? "" : ": <span \(language)>\(question.row.text.inHTML)</span>")
        let instead = question.other.map { "\(say("instead")): <span \(language)>\($0.inHTML)</span>" }
        let cells = [
            "<td class=\"question\" dir=\"auto\">\(question.text.inHTML)\(approval(of: question.row))</td>",
            "<td class=\"said\">\(examples.joined())\(clips == nil ? "" : play("playQuestion", number))</td>",
            Self.verdict("q\(number)", right: now, wrong: instead ?? say("otherwise"), kind: "verdict side"),
            better("\(say("better")), \(say("question")) \(number)"),
        ]
        return line(question.row, clips: clips, cells)
    }

    private var language: String { "lang=\"\(sheet.locale.inHTML)\" dir=\"auto\"" }

    private func line(_ row: ReviewSheet.Row, clips: String?, _ cells: [String]) -> String {
        let data =
            "data-amount=\"\(row.subject.amount.inHTML)\" data-announcement=\"\(row.subject.announcement.inHTML)\" "
            + "data-text=\"\(row.text.inHTML)\"" + (clips.map { " data-clips=\"\($0)\"" } ?? "")
        return "<tr \(data)>\(cells.joined())</tr>"
    }

    private func better(_ label: String) -> String {
        "<td class=\"better\" data-name=\"\(say("better"))\"><input type=\"text\" maxlength=\"1000\" aria-label=\"\(label)\" \(language)></td>"
    }

    /// - Parameters:
    ///   - right: what is behind the first choice, in HTML.
    ///   - wrong: what is behind the second.
    private static func verdict(_ name: String, right: String, wrong: String, kind: String = "verdict") -> String {
        let choices = [("right", right), ("wrong", wrong)].map { value, label in
            "<label><input type=\"radio\" name=\"\(name)\" value=\"\(value)\"> \(label)</label>"
        }
        return "<td class=\"\(kind)\">\(choices.joined(separator: " "))</td>"
    }

    private func play(_ name: String, _ number: Int) -> String {
        " <button type=\"button\" class=\"play\" aria-label=\"\(say(name, ["number": "\(number)"]))\">▶</button>"
    }

    private func approval(of row: ReviewSheet.Row) -> String {
        row.approval.map { "<br><small>\(say("approvedBy", ["by": "<bdi>\($0.inHTML)</bdi>"]))</small>" } ?? ""
    }
}

/// A review in Markdown with a table (GitHub Flavored Markdown), to read or to print.
struct ReviewMarkdown {
    /// What it begins with.
    static let start = "# Review: "

    let sheet: ReviewSheet

    var text: String {
        let rows = sheet.rows.map { row in
            let subject = row.subject.amount.isEmpty ? row.subject.announcement : row.subject.amount
            return [subject.inMarkdown, row.text.inMarkdown, "☐", "☐", ""]
        }
        let questions = sheet.questions.map { question in
            let examples = question.examples.map { "\($0.now.text.inMarkdown) / \($0.other.inMarkdown)" }
            return [
                question.text.inMarkdown, examples.joined(separator: "; "), "☐ \(question.row.text.inMarkdown)",
                "☐ \((question.other ?? "").inMarkdown)", "",
            ]
        }
        let asked = ["question", "for example", "as it is", "instead", "better"]
        return MarkdownSheet.text(
            Self.start, sheet.pack, summary: sheet.summary,
            instructions: ReviewSheet.instructions(PageWords(for: "en")),
            (questions.isEmpty ? [] : MarkdownSheet.table(asked, questions) + [""])
                + MarkdownSheet.table(["amount", "text", "right", "wrong", "better"], rows))
    }
}

/// A review as comma-separated values (RFC 4180) in UTF-8, to be filled in in a spreadsheet: an x into `right` or
/// `wrong`, what is better, and who says so.
struct ReviewCSV {
    static let columns = ["amount", "text", "right", "wrong", "better", "by", "when", "announcement", "pack"]

    /// The beginning of the column `right` where somebody approved before. It is no mark of whoever fills the sheet in.
    private static let approved = "approved:"

    let sheet: ReviewSheet

    var text: String {
        let rows = (sheet.questions.map(\.row) + sheet.rows).map {
            let known = $0.approval.map { "\(Self.approved) \($0)" } ?? ""
            return [$0.subject.amount, $0.text, known, "", "", "", "", $0.subject.announcement, sheet.pack]
        }
        return ([Self.columns] + rows).map(\.csvRecord).joined()
    }

    /// Such a table, filled in or not; nil of other bytes.
    static func table(_ bytes: [UInt8]) -> NamedColumns? {
        (try? NamedColumns(csv: bytes, file: "")).flatMap { $0.names == columns ? $0 : nil }
    }

    /// Whether something is filled in in such a table.
    static func isFilledIn(_ bytes: [UInt8]) -> Bool {
        table(bytes)?.rows.contains { row in
            isRight(row) || ["wrong", "better", "by", "when"].contains { !row[$0].isEmpty }
        } ?? true
    }

    /// True of a row that somebody marks as right.
    static func isRight(_ row: NamedColumns.Row) -> Bool { !row["right"].isEmpty && !row["right"].hasPrefix(approved) }
}

/// The generated clips of a pack that a review needs, each once: a page appends the frames of MP3 clips as a phone does.
package struct ReviewSounds: Sendable {
    /// The rendition whose clips can be joined by appending their bytes.
    private static let rendition = SoundRendition.mp3
    /// The most bytes of clips on a page.
    private static let maximumBytes = 16 << 20

    /// By subject, indexes into `clips`.
    private var readings: [ReviewSheet.Row: [Int]] = [:]
    private var clips: [[UInt8]] = []

    /// - Parameters:
    ///   - rows: readings; one that the generated pack says otherwise gets no sound.
    ///   - assets: the folder with the packs, as the user would type it.
    /// - Returns: nil if the pack is not generated, or without MP3.
    package init?(of rows: [ReviewSheet.Row], pack: String, assets: String) {
        guard let splicer = try? PackSplicer(pack: "\(assets)/\(pack)"),
            splicer.renditions.contains(Self.rendition)
        else { return nil }
        let files = Dictionary(
            splicer.manifest.clips.compactMap { clip in
                splicer.manifest.path(of: clip, in: Self.rendition.name).map { (clip.id, $0) }
            }
        ) { first, _ in first }
        var indexes: [String: Int] = [:]
        var bytes = 0
        for row in rows {
            guard let said = Self.announcement(row.subject, by: splicer), said.transcript.asHeard == row.text.asHeard
            else { continue }
            for id in said.clips where indexes[id] == nil {
                guard let path = files[id],
                    let clip = try? readFile(
                        at: "\(assets)/\(pack)/\(path)", within: assets, limit: Self.maximumBytes - bytes)
                else { continue }
                bytes += clip.count
                indexes[id] = clips.count
                clips.append(clip)
            }
            let all = said.clips.compactMap { indexes[$0] }
            if all.count == said.clips.count { readings[row] = all }
        }
    }

    private static func announcement(
        _ subject: ApprovedReading.Subject, by splicer: PackSplicer
    ) -> PackSplicer.Announcement? {
        if subject.amount.contains("="), let values = SlotValuesText.values(subject.amount) {
            return try? splicer.announcement(subject.announcement, values)
        }
        return try? splicer.announcement(subject.announcement, amount: try? splicer.amount(subject.amount))
    }

    /// The indexes of a reading's clips with spaces between them; nil if it has no sound.
    func clips(of row: ReviewSheet.Row) -> String? {
        readings[row]?.map(String.init).joined(separator: " ")
    }

    /// The clips as data of a page: texts in base64.
    var data: JSONValue { .array(clips.map { .string($0.inBase64) }) }
}
