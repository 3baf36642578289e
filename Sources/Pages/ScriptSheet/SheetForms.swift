import VoiceAssetCore
import VoiceAssetEmbeddedTexts
import VoiceAssetRecordingDesk

/// A script sheet as a page to print: one file that loads nothing.
///
/// What is said has the pack's language and the direction of its first letter, whatever that of the page is.
struct SheetHTML {
    let sheet: ScriptSheet
    let words: PageWords

    /// The words named so, as HTML.
    private func say(_ name: String, _ values: [String: String] = [:]) -> String { words.html(.script, name, values) }

    var text: String {
        var page = SheetPage(command: "script", words, .script, pack: sheet.pack)
        let instructions = ["how1", "how2", "how3"] + (sheet.hasEndForms ? ["forms"] : [])
        page.body += SheetPage.head(summary, instructions.map { words.text(.script, $0) })
        page.style = unsafe String(cString: sheet_style())
        page.body += sheet.rows.isEmpty ? ["<p>\(say("nothing"))</p>"] : table(sheet.rows) { say($0.state.rawValue) }
        if !sheet.unneeded.isEmpty {
            page.body += ["<h2>\(say("notNeeded"))</h2>", "<p>\(say("notNeededWhy"))</p>"]
            page.body += table(sheet.unneeded) { _ in say("notNeeded") }
        }
        return page.text
    }

    /// What the sheet is about. The speaker's name is its own as to direction.
    private var summary: String {
        var counts = ["count": "\(sheet.counts.values.reduce(0, +))"]
        for state in ScriptSheet.State.allCases { counts[state.rawValue] = "\(sheet.counts[state] ?? 0)" }
        let speaker = sheet.speaker.map { say("speaker", ["speaker": "<bdi>\($0.inHTML)</bdi>"]) }
        return [
            say("summary", counts), words.scope(locale: sheet.locale, range: sheet.range), speaker,
            sheet.isMissingOnly ? say("missingOnly") : nil,
        ].compactMap { $0 }.joined(separator: " ")
    }

    private func table(_ rows: [ScriptSheet.Row], state: (ScriptSheet.Row) -> String) -> [String] {
        let heads = [""] + ["say", "in", "voice", "file", "state"].map { say($0) }
        return SheetPage.table(heads, rows.map { self.row($0, state: state($0)) })
    }

    private func row(_ row: ScriptSheet.Row, state: String) -> String {
        let language = "lang=\"\(sheet.locale.inHTML)\" dir=\"auto\""
        let example = row.example.map { $0.isMarked ? "<mark>\($0.text.inHTML)</mark>" : $0.text.inHTML }
        let remark = row.remark.isEmpty ? "" : "<small dir=\"auto\">\(row.remark.inHTML)</small>"
        let takes = row.takes.isEmpty ? "" : "<small>\(row.takes.map(name).joined(separator: ", "))</small>"
        let cells = [
            "<td class=\"number\">\(row.number)</td>", "<td class=\"say\" \(language)>\(row.reading.inHTML)</td>",
            "<td class=\"example\" data-name=\"\(say("in"))\" \(language)>\(example.joined())</td>",
            "<td class=\"word\" data-name=\"\(say("voice"))\">\(row.intonation.map { say($0.rawValue) } ?? "")</td>",
            "<td class=\"file\" data-name=\"\(say("file"))\" dir=\"ltr\">\(name(row.id))\(takes)</td>",
            "<td class=\"state\" data-name=\"\(say("state"))\">\(state)\(remark)</td>",
        ]
        return "<tr class=\"\(row.state.rawValue)\">\(cells.joined())</tr>"
    }

    /// A file's name, which is broken before its extension and a take's number sooner than within a word.
    private func name(_ file: String) -> String {
        file.inHTML.replacing(".", with: "<wbr>.").replacing("~", with: "<wbr>~")
    }
}

/// A script sheet in Markdown with tables (GitHub Flavored Markdown).
struct SheetMarkdown {
    /// What it begins with.
    static let start = "# Script sheet: "

    let sheet: ScriptSheet

    var text: String {
        var body = sheet.rows.isEmpty ? ["Nothing is missing."] : table(sheet.rows) { $0.state.rawValue }
        if !sheet.unneeded.isEmpty {
            body += ["", "## Not needed", "", ScriptSheet.notNeeded, ""] + table(sheet.unneeded) { _ in "not needed" }
        }
        return MarkdownSheet.text(
            Self.start, sheet.pack, summary: sheet.summary, instructions: sheet.instructions, body)
    }

    private func table(_ rows: [ScriptSheet.Row], state: (ScriptSheet.Row) -> String) -> [String] {
        MarkdownSheet.table(
            ["", "id", "text", "example", "intonation", "state", "takes"],
            rows.map { row in
                let example = row.example.map { $0.isMarked ? "**\($0.text.inMarkdown)**" : $0.text.inMarkdown }
                let remark = row.remark.isEmpty ? "" : ": \(row.remark.inMarkdown)"
                return [
                    "\(row.number)", row.id.inMarkdown, row.reading.inMarkdown, example.joined(),
                    row.intonation?.rawValue ?? "", state(row) + remark, row.takes.joined(separator: ", ").inMarkdown,
                ]
            })
    }
}

/// A script sheet as comma-separated values (RFC 4180) in UTF-8, without a byte order mark.
///
/// In an example the clip stands between brackets. Clips that are not needed come last, with `unneeded` for a state.
struct SheetCSV {
    /// The names of the columns.
    static let columns = [
        "number", "id", "text", "example", "announcement", "amount", "intonation", "state", "takes", "remark",
        "reading",
    ]
    static let header = columns.joined(separator: ",")

    let sheet: ScriptSheet

    var text: String {
        let lines =
            sheet.rows.map { $0.fields(state: $0.state.rawValue) }
            + sheet.unneeded.map { $0.fields(state: "unneeded") }
        return Self.header + "\r\n" + lines.map(\.csvRecord).joined()
    }

    /// Whether bytes are a table with other texts than the clips have, or with more cells than a sheet.
    static func isFilledIn(_ bytes: [UInt8], _ texts: [String: String]) -> Bool {
        guard bytes.starts(with: header.utf8) else { return false }
        guard let table = try? CSVTable(bytes, as: .scriptForm), let id = columns.firstIndex(of: "id"),
            let text = columns.firstIndex(of: "text")
        else { return true }
        return table.records.dropFirst().contains { row in
            row.fields.count != columns.count || texts[row.fields[id]].map { $0 != row.fields[text] } ?? false
        }
    }
}

extension ScriptSheet.Row {
    fileprivate func fields(state: String) -> [String] {
        [
            "\(number)", id, text, example.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined(), announcement,
            amount, intonation?.rawValue ?? "", state, takes.joined(separator: " "), remark, reading,
        ]
    }
}
