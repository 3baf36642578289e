import VoiceAssetCore
import VoiceAssetEmbeddedTexts
import VoiceAssetPipeline

/// A review as a page to fill in without a network, or to print: one file that loads nothing.
///
/// What packs say is text on it and nothing else: it is escaped, and only the page's own script may run.
struct ReviewHTML {
    /// What it begins with.
    static let start = SheetPage.start(of: "review")

    let sheet: ReviewSheet

    var text: String {
        var page = SheetPage(
            command: "review", title: "Review: \(sheet.pack)",
            body: SheetPage.head(sheet.summary.inHTML, ReviewSheet.instructions))
        page.style = unsafe String(cString: review_style())
        let script = unsafe String(cString: review_script())
        page.script = (script, Digest.sha256(Array(script.utf8)).bytesOfHex.inBase64)
        let name = #"<label>Your name <input id="by" type="text" maxlength="100" autocomplete="name"></label>"#
        page.body += [#"<form id="review" data-pack="\#(sheet.pack.inHTML)">"#, "<p class=\"who\">\(name)</p>"]
        page.body += SheetPage.table(
            ["Amount", "What is said", "Is it right?", "Better"],
            sheet.rows.enumerated().map { row($1, number: $0 + 1) })
        page.body += [
            #"<p class="save"><button type="button" id="save">Save as CSV</button> <output id="state"></output></p>"#,
            "</form>",
            "<p class=\"hint\">Send the saved file back to whoever sent you this page.</p>",
        ]
        if let sounds = sheet.sounds { page.body.append(sounds.element) }
        return page.text
    }

    private func row(_ row: ReviewSheet.Row, number: Int) -> String {
        let (subject, text) = (row.subject, row.text.inHTML)
        let language = "lang=\"\(sheet.locale.inHTML)\" dir=\"auto\""
        let clips = sheet.sounds?.clips(of: row).map { " data-clips=\"\($0)\"" } ?? ""
        let play =
            clips.isEmpty ? "" : " <button type=\"button\" class=\"play\" aria-label=\"play \(number)\">▶</button>"
        let amount = subject.amount.inHTML
        let approval = row.approval.map { "<br><small dir=\"auto\">approved: \($0.inHTML)</small>" } ?? ""
        let choices = ["right", "wrong"].map {
            "<label><input type=\"radio\" name=\"v\(number)\" value=\"\($0)\"> \($0)</label>"
        }
        let cells = [
            "<td class=\"amount\" dir=\"ltr\">\(amount)<small>\(subject.announcement.inHTML)</small></td>",
            "<td class=\"said\"><span class=\"say\" \(language)>\(text)</span>\(play)\(approval)</td>",
            "<td class=\"verdict\">\(choices.joined(separator: " "))</td>",
            "<td class=\"better\" data-name=\"Better\"><input type=\"text\" maxlength=\"1000\" aria-label=\"better \(number)\" \(language)></td>",
        ]
        let data =
            "data-amount=\"\(subject.amount.inHTML)\" data-announcement=\"\(subject.announcement.inHTML)\" "
            + "data-text=\"\(text)\"\(clips)"
        return "<tr \(data)>\(cells.joined())</tr>"
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
        return MarkdownSheet.text(
            Self.start, sheet.pack, summary: sheet.summary, instructions: ReviewSheet.instructions,
            MarkdownSheet.table(["amount", "text", "right", "wrong", "better"], rows))
    }
}

/// A review as comma-separated values (RFC 4180) in UTF-8, to be filled in in a spreadsheet: an x into `right` or
/// `wrong`, what is better, and who says so.
struct ReviewCSV {
    static let columns = ["amount", "text", "right", "wrong", "better", "by", "when", "announcement", "pack"]

    let sheet: ReviewSheet

    var text: String {
        let rows = sheet.rows.map {
            [$0.subject.amount, $0.text, "", "", "", "", "", $0.subject.announcement, sheet.pack]
        }
        return ([Self.columns] + rows).map(\.csvRecord).joined()
    }

    /// Whether bytes are such a table in which nothing is filled in.
    static func isBlank(_ bytes: [UInt8]) -> Bool {
        guard let table = try? NamedColumns(csv: bytes, file: ""), table.names == columns else { return false }
        return table.rows.allSatisfy { row in
            ["right", "wrong", "better", "by", "when"].allSatisfy { row[$0].isEmpty }
        }
    }
}
