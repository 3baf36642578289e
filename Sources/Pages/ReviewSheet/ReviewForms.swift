import VoiceAssetCore
import VoiceAssetEmbeddedTexts
import VoiceAssetPipeline
import VoiceManifest

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
        page.body += SheetPage.head(summary, (1...3).map { words.text(.review, "how\($0)") })
        page.style = unsafe String(cString: review_style())
        let script = unsafe String(cString: review_script())
        page.script = (script, Digest.sha256(Array(script.utf8)).bytesOfHex.inBase64)
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
            Self.start, sheet.pack, summary: sheet.summary, instructions: ReviewSheet.instructions,
            (questions.isEmpty ? [] : MarkdownSheet.table(asked, questions) + [""])
                + MarkdownSheet.table(["amount", "text", "right", "wrong", "better"], rows))
    }
}

/// A review as comma-separated values (RFC 4180) in UTF-8, to be filled in in a spreadsheet: an x into `right` or
/// `wrong`, what is better, and who says so.
struct ReviewCSV {
    static let columns = ["amount", "text", "right", "wrong", "better", "by", "when", "announcement", "pack"]

    let sheet: ReviewSheet

    var text: String {
        let rows = (sheet.questions.map(\.row) + sheet.rows).map {
            [$0.subject.amount, $0.text, "", "", "", "", "", $0.subject.announcement, sheet.pack]
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
            ["right", "wrong", "better", "by", "when"].contains { !row[$0].isEmpty }
        } ?? true
    }
}
