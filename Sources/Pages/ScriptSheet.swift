import NumberGrammar
package import VoiceAssetCore
import VoiceAssetEmbeddedTexts
import VoiceAssetPacks
package import VoiceAssetRecordingDesk
import VoiceSplicer

/// The list that a speaker reads in the studio: what to say, how, and what there is already.
package struct ScriptSheet: Sendable {
    /// A part of an example, and whether it is what the row is about.
    package struct Part: Sendable, Hashable {
        package var text: String
        package var isMarked: Bool
    }

    package struct Row: Sendable, Hashable {
        /// From 1, in the order of the pack.
        package var number: Int
        /// Empty for a text that no clip of pack.yml says.
        package var id: String
        /// Empty for a clip of the number rules that pack.yml does not have.
        package var text: String
        /// The text as it is to be read: of a clip with two forms, in the punctuation of one of them.
        package var reading: String
        package var example: [Part]
        package var announcement: String
        /// Empty if the announcement says none.
        package var amount: String
        package var intonation: PackProgress.Intonation?
        package var state: State
        /// Why the take is rejected, what is to be done about a clip that pack.yml lacks, or what may be the take.
        package var remark: String
        package var takes: [String]
    }

    package enum State: String, Sendable, Hashable, CaseIterable {
        case recorded
        case missing
        case rejected
    }

    package var pack: String
    /// BCP 47.
    package var locale: String
    package var speaker: String?
    /// From and to, with the currency's code; nil of a pack that counts nothing.
    package var range: String?
    /// Clips by state, of the whole pack.
    package var counts: [State: Int]
    /// Whether clips with a usable take were left out.
    package var isMissingOnly: Bool
    package var rows: [Row]
    /// Clips of pack.yml that no announcement says.
    package var unneeded: [Row]
    /// The clips' texts by id, also of clips that are left out.
    package var texts: [String: String]
    /// Whether some clip is recorded in two forms.
    package var hasEndForms: Bool

    /// nil if it is not known which clips the pack needs.
    /// - Parameter isMissingOnly: leaves out the clips that have a usable take.
    package init?(_ progress: PackProgress, isMissingOnly: Bool) {
        guard let pack = progress.pack, progress.isProven else { return nil }
        self.pack = progress.name
        locale = pack.locale
        speaker = pack.speaker
        range = pack.rangeWords
        self.isMissingOnly = isMissingOnly
        let forms = Set((progress.clips + progress.unneeded).compactMap(\.id).filter { ClipID.ended($0) != nil })
        hasEndForms = !forms.isEmpty
        let all = progress.clips.enumerated().map { Row($0.element, number: $0.offset + 1, forms) }
        counts = Dictionary(grouping: all, by: \.state).mapValues(\.count)
        rows = isMissingOnly ? all.filter { $0.state != .recorded } : all
        let first = all.count + 1
        let others = progress.unneeded.enumerated().map { Row($1, number: first + $0, forms) }
        unneeded = isMissingOnly ? [] : others
        texts = Dictionary((all + others).map { ($0.id, $0.text) }) { first, _ in first }
    }

    /// - Parameter words: what a page says, by default in the pack's language.
    package func text(as format: SheetFormat, words: PageWords? = nil) -> String {
        switch format {
        case .html: SheetHTML(sheet: self, words: words ?? PageWords(for: locale)).text
        case .csv: SheetCSV(sheet: self).text
        case .markdown: SheetMarkdown(sheet: self).text
        }
    }

    /// `45 clips: 41 recorded, 3 missing, 1 rejected`
    package var tally: String {
        let total = counts.values.reduce(0, +)
        let parts = State.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }
        return "\(counted(total, "clip")): \(parts.joined(separator: ", "))"
    }

    /// What the sheet is about, in a sentence or two.
    var summary: String {
        "\(tally). Locale \(locale)" + (range.map { ", amounts \($0)" } ?? "")
            + (speaker.map { ", speaker \($0)" } ?? "") + "."
            + (isMissingOnly ? " Clips with a usable take are left out." : "")
    }

    /// The instructions to the reader, one sentence each.
    func instructions(_ words: PageWords) -> [String] {
        (["how1", "how2", "how3"] + (hasEndForms ? ["forms"] : [])).map { words.text(.script, $0) }
    }
}

extension ScriptSheet.Row {
    /// - Parameter forms: the ids of the pack's end forms.
    fileprivate init(_ clip: PackProgress.Clip, number: Int, _ forms: Set<String>) {
        self.number = number
        id = clip.id ?? ""
        text = clip.text ?? ""
        let form = forms.contains(id) ? ClipForm.end : forms.contains(ClipID.endForm(of: id)) ? .within : nil
        reading = form?.reading(of: text) ?? text
        example = clip.example.map { ScriptSheet.parts($0.words) } ?? []
        announcement = clip.example?.announcement ?? ""
        amount = clip.example?.amount.map { "\($0)" } ?? ""
        intonation = clip.intonation
        takes = clip.takes
        switch clip.state {
        case .recorded where clip.isSynthetic: (state, remark) = (.missing, "a synthesizer speaks it until then")
        case .recorded: (state, remark) = (.recorded, "")
        case .changed(let was): (state, remark) = (.missing, "recorded when the text was “\(was)”")
        case .missing(let file):
            state = .missing
            remark = clip.isDeclared ? file.map { "\($0) may be its take" } ?? "" : "add it to `clips` of pack.yml"
        case .rejected(let diagnostics):
            (state, remark) = (.rejected, diagnostics.map(\.message).joined(separator: "; "))
        }
    }
}

extension ScriptSheet {
    /// The words of an example with the spaces between them.
    private static func parts(_ words: [PackProgress.Word]) -> [Part] {
        var transcript = Transcript()
        var parts: [Part] = []
        for word in words {
            let text = Transcript.Text(word.text)
            let join = word.join ?? (transcript.separates(text) ? " " : "")
            if !join.isEmpty { parts.append(Part(text: join, isMarked: false)) }
            transcript.append(text)
            parts.append(Part(text: word.text, isMarked: word.isClip))
        }
        // One part for what stands together unmarked.
        return parts.reduce(into: []) { joined, part in
            if !part.isMarked, joined.last?.isMarked == false {
                joined[joined.count - 1].text += part.text
            } else {
                joined.append(part)
            }
        }
    }
}

extension OutputFile {
    /// A sheet, over nothing but an earlier one in whatever form, and over no table that somebody filled in.
    /// - Parameter texts: the clips' texts by id, as pack.yml has them.
    package static func sheet(at path: String, texts: [String: String] = [:]) -> OutputFile {
        OutputFile(
            path: path, kind: "sheet",
            isEarlier: { bytes in
                SheetPage.isPage(of: "script", bytes)
                    || [SheetCSV.header + "\r\n", SheetMarkdown.start].contains { bytes.starts(with: $0.utf8) }
            },
            isFilledIn: { SheetCSV.isFilledIn($0, texts) })
    }
}

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
        page.body += SheetPage.head(summary, sheet.instructions(words))
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
        let words = PageWords(for: "en")
        var body = sheet.rows.isEmpty ? [words.text(.script, "nothing")] : table(sheet.rows) { $0.state.rawValue }
        if !sheet.unneeded.isEmpty {
            body +=
                ["", "## Not needed", "", words.text(.script, "notNeededWhy"), ""]
                + table(sheet.unneeded) { _ in "not needed" }
        }
        return MarkdownSheet.text(
            Self.start, sheet.pack, summary: sheet.summary, instructions: sheet.instructions(words), body)
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
