import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPages
@testable import VoiceAssetRecordingDesk

@Suite("The script sheet in its forms")
struct ScriptSheetTests {
    private func sheet(text: String, locale: String = "en") throws -> ScriptSheet {
        try #require(ScriptSheet(SheetSample.progress(text: text, locale: locale), isMissingOnly: false))
    }

    @Test func markdown() throws {
        let sheet = try #require(ScriptSheet(SheetSample.progress(), isMissingOnly: false))
        let lines = sheet.text(as: .markdown).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.prefix(3) == [
                "# Script sheet: en-USD", "",
                "4 clips: 1 recorded, 2 missing, 1 rejected. Locale en, amounts 0.00 to 9.99 USD.",
            ])
        #expect(
            lines.dropFirst(8).joined(separator: "\n") == """
                | | id | text | example | intonation | state | takes |
                |--:|---|---|---|---|---|---|
                | 1 | paid | paid | **paid** fifteen cents | continues | recorded | paid.wav, paid\\~2.wav |
                | 2 | 15 | fifteen | paid **fifteen** cents | continues | rejected: 9 samples at full scale (limit 0); \
                record again 6 dB lower | 15.wav |
                | 3 | cents | cents | paid fifteen **cents** | ends | missing: sents.wav may be its take | |
                | 4 | | dollars | paid one **dollars** | both | missing: add it to \\`clips\\` of pack.yml | |

                ## Not needed

                No announcement says these clips: don’t read them, and remove them from pack.yml.

                | | id | text | example | intonation | state | takes |
                |--:|---|---|---|---|---|---|
                | 5 | spare | spare | | | not needed | |

                """)
    }

    @Test func csv() throws {
        let sheet = try #require(ScriptSheet(SheetSample.progress(), isMissingOnly: false))
        let lines = [
            "number,id,text,example,announcement,amount,intonation,state,takes,remark,reading",
            "1,paid,paid,[paid] fifteen cents,hello,0.15,continues,recorded,paid.wav paid~2.wav,,paid",
            "2,15,fifteen,paid [fifteen] cents,hello,0.15,continues,rejected,15.wav,"
                + "9 samples at full scale (limit 0); record again 6 dB lower,fifteen",
            "3,cents,cents,paid fifteen [cents],hello,0.15,ends,missing,,sents.wav may be its take,cents",
            "4,,dollars,paid one [dollars],hello,0.15,both,missing,,add it to `clips` of pack.yml,dollars",
            "5,spare,spare,,,,,unneeded,,,spare",
        ]
        #expect(sheet.text(as: .csv) == lines.map { $0 + "\r\n" }.joined())
    }

    @Test func html() throws {
        let sheet = try #require(ScriptSheet(SheetSample.progress(), isMissingOnly: true))
        let rows = sheet.text(as: .html).split(separator: "\n").filter { $0.hasPrefix("<tr") }
        #expect(rows.count == 3)
        #expect(
            rows[0] == """
                <tr class="rejected"><td class="number">2</td><td class="say" lang="en" dir="auto">fifteen</td>\
                <td class="example" data-name="In" lang="en" dir="auto">paid <mark>fifteen</mark> cents</td>\
                <td class="word" data-name="Voice">continues</td>\
                <td class="file" data-name="File" dir="ltr">15<small>15<wbr>.wav</small></td>\
                <td class="state" data-name="State">rejected\
                <small dir="auto">9 samples at full scale (limit 0); record again 6 dB lower</small></td></tr>
                """)
        let html = sheet.text(as: .html)
        #expect(html.contains("<p>Clips: 4. Recorded: 1, missing: 2, rejected: 1. Locale <bdi>en</bdi>, "))
        #expect(
            !sheet.text(as: .html).contains("Not needed")
                && !sheet.text(as: .html).contains("paid.wav"))
    }

    @Test("Without anything missing there is no table")
    func nothingMissing() throws {
        let sheet = try #require(ScriptSheet(SheetSample.progress(text: "one"), isMissingOnly: true))
        #expect(
            sheet.text(as: .markdown).hasSuffix("\nNothing is missing.\n")
                && !sheet.text(as: .markdown).contains("|"))
        #expect(
            sheet.text(as: .html).contains("<p>Nothing is missing.</p>")
                && !sheet.text(as: .html).contains("<table>"))
        #expect(sheet.text(as: .csv).split(separator: "\r\n").count == 1)
    }

    @Test("A pack whose clips are not known has no sheet")
    func unproven() throws {
        var progress = SheetSample.progress(text: "one")
        progress.isProven = false
        #expect(ScriptSheet(progress, isMissingOnly: false) == nil)
    }

    @Test(
        "A text never becomes a formula",
        arguments: [
            ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "' =1"),
            (" =1", "' =1"), (" a", "\" a\""), ("＝1", "'＝1"), ("=A1,\"x\"", "\"'=A1,\"\"x\"\"\""), ("a=1", "a=1"),
            ("a,b", "\"a,b\""),
            ("\"", "\"\"\"\""), ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\0b", "a\u{FFFD}b"), ("'=1", "'=1"),
        ])
    func formulas(text: String, field: String) throws {
        let record = try #require(try sheet(text: text).text(as: .csv).split(separator: "\r\n").last)
        #expect(record.hasPrefix("1,a,\(field),"), "\(record)")
    }

    @Test(
        "Markdown does not mark up a text",
        arguments: [
            ("a|b", "a\\|b"), ("**x**", "\\*\\*x\\*\\*"), ("<b>", "\\<b\\>"), ("[x](y)", "\\[x\\](y)"), ("a\nb", "a b"),
            ("&lt;", "\\&lt;"), ("`x`", "\\`x\\`"), ("\\", "\\\\"),
        ])
    func markup(text: String, cell: String) throws {
        let row = try #require(try sheet(text: text).text(as: .markdown).split(separator: "\n").last)
        #expect(row == "| 1 | a | \(cell) | **\(cell)** | ends | recorded | a.wav |")
    }

    @Test("HTML is well-formed and says the texts, whatever they are", .enabled(if: Program.available("python3")))
    func wellFormed() throws {
        let texts = [
            "</td><script>alert(1)</script>", "\"' onload='x", "&amp;<!--", "]]>", "a\u{0}b\u{1b}", "دفعة", "שולם",
        ]
        for text in texts {
            let sheet = try sheet(text: text, locale: "ar")
            let result = try Program.run(
                "python3", ["-c", Self.parser], input: Data(sheet.text(as: .html).utf8))
            #expect(result.status == 0, "\(result.errorText)")
            let expected = text.onOneLine
            #expect(result.outputText == "ar|\(expected)|ar|\(expected)|\(expected)\n")
        }
    }

    @Test("CSV holds the texts, as another program reads it", .enabled(if: Program.available("python3")))
    func otherReader() throws {
        let text = "a \"b\", ‏دفعة‎; c\r\nd"
        let program = """
            import csv, io, sys
            rows = list(csv.DictReader(io.TextIOWrapper(sys.stdin.buffer, "utf-8", newline=""), strict=True))
            print(len(rows), rows[0]["text"], rows[0]["example"], rows[0]["takes"], sep="|")
            """
        let result = try Program.run(
            "python3", ["-c", program], input: Data(sheet(text: text).text(as: .csv).utf8))
        let line = "a \"b\", ‏دفعة‎; c d"
        #expect(result.outputText == "1|\(line)|[\(line)]|a.wav\n", "\(result.errorText)")
    }

    /// Fails unless every element is closed in its order; prints language and text of what is said, and what is marked.
    private static let parser = """
        import sys
        from html.parser import HTMLParser
        VOID = {"meta", "br", "wbr"}
        class Parser(HTMLParser):
            def __init__(self):
                super().__init__()
                self.open, self.cells, self.marks, self.languages = [], [], [], []
            def handle_starttag(self, tag, attrs):
                assert tag != "script", tag
                assert not any(name.startswith("on") for name, _ in attrs), attrs
                if tag in VOID: return
                self.open.append(tag)
                attrs = dict(attrs)
                if tag == "td" and "lang" in attrs:
                    assert attrs["dir"] == "auto"
                    self.languages.append(attrs["lang"])
                    self.cells.append("")
            def handle_endtag(self, tag):
                assert self.open.pop() == tag, tag
            def handle_data(self, data):
                if "mark" in self.open: self.marks.append(data)
                if "td" in self.open and len(self.cells) < 3 and self.languages and self.inside(): self.cells[-1] += data
            def inside(self):
                return self.get_starttag_text().startswith(("<td class=\\"say\\"", "<td class=\\"example\\"", "<mark"))
        parser = Parser()
        parser.feed(sys.stdin.buffer.read().decode("utf-8"))
        parser.close()
        assert not parser.open, parser.open
        print(parser.languages[0], parser.cells[0], parser.languages[1], parser.cells[1], "".join(parser.marks), sep="|")
        """
}

@Suite("Writing a sheet to a file")
struct SheetFileTests {
    @Test("Over an earlier sheet of whatever form and over an empty file, and over nothing else")
    func overwriting() throws {
        let folder = try TemporaryFolder()
        let sheet = try #require(ScriptSheet(SheetSample.progress(text: "one"), isMissingOnly: false))
        let file = folder.url("sheet")
        for format in SheetFormat.allCases {
            #expect(OutputFile.sheet(at: file.path).write(sheet.text(as: format)) == nil)
            #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self).hasPrefix(sheet.text(as: format)))
        }
        try folder.write("sheet", [])
        #expect(OutputFile.sheet(at: file.path).write(sheet.text(as: .html)) == nil)
        try folder.write("sheet", Data("locale: en\n".utf8))
        let refusal = OutputFile.sheet(at: file.path).write(sheet.text(as: .html))
        #expect(refusal?.check == .outputConflict && refusal?.file == file.path)
        #expect(try Data(contentsOf: file) == Data("locale: en\n".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["sheet"])
    }

    @Test(
        "A page and a sheet in Markdown that somebody edited stay, in place or by another file",
        arguments: [SheetFormat.html, .markdown], [true, false])
    func edited(format: SheetFormat, inPlace: Bool) throws {
        let folder = try TemporaryFolder()
        let sheet = try #require(ScriptSheet(SheetSample.progress(text: "one"), isMissingOnly: false))
        let (file, text) = (folder.url("sheet"), sheet.text(as: format))
        let output = OutputFile.sheet(at: file.path, texts: sheet.texts)
        #expect(output.write(text) == nil)
        let written = try String(contentsOf: file, encoding: .utf8)
        let other = text.replacing("one", with: "two")
        // Written anew by the tool, of a pack that changed.
        #expect(output.write(other) == nil && output.write(text) == nil)
        let edits = [
            written.replacing("one", with: "uno", maxReplacements: 1), written + "\n", String(written.dropLast()),
            text, text + "note\n",
        ]
        for edit in edits {
            try #require(edit != written)
            try edit.write(to: file, atomically: !inPlace, encoding: .utf8)
            #expect(output.write(text)?.form == "seal" && output.write(other)?.form == "seal", "\(edit.suffix(80))")
            #expect(try String(contentsOf: file, encoding: .utf8) == edit)
        }
        try written.write(to: file, atomically: !inPlace, encoding: .utf8)
        #expect(output.write(other) == nil)
    }

    @Test(
        "A table that somebody filled in stays, whether the file system kept the note or not", arguments: [true, false])
    func filledIn(hasNote: Bool) throws {
        let folder = try TemporaryFolder()
        let sheet = try #require(ScriptSheet(SheetSample.progress(text: "one"), isMissingOnly: false))
        let path = folder.url("sheet.csv").path
        let output = OutputFile.sheet(at: path, texts: sheet.texts)
        let text = sheet.text(as: .csv)
        /// Another program's file has no note.
        func put(_ text: String) throws {
            if !hasNote { try FileManager.default.removeItem(atPath: path) }
            try folder.write("sheet.csv", Data(text.utf8))
        }
        #expect(output.write(text) == nil)
        try put(text)
        #expect(output.write(sheet.text(as: .html)) == nil)
        #expect(output.write(text) == nil)
        for edited in [text.replacing(",one,", with: ",uno,"), text.replacing("\r\n", with: ",done\r\n")] {
            try #require(edited != text)
            try put(edited)
            let refusal = output.write(text)
            #expect(refusal?.check == .outputConflict)
            #expect(try String(decoding: Data(contentsOf: folder.url("sheet.csv")), as: UTF8.self) == edited)
            try FileManager.default.removeItem(atPath: path)
            #expect(output.write(text) == nil)
        }
    }

    @Test("No link is followed, no folder replaced, no folder made")
    func refused() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url("folder"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: folder.url("link").path, withDestinationPath: "gone")
        for name in ["folder", "link"] {
            #expect(OutputFile.sheet(at: folder.url(name).path).write("x")?.check == .outputConflict)
        }
        #expect(OutputFile.sheet(at: folder.url("nowhere/sheet").path).write("x")?.check == .outputFailed)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["folder", "link"])
    }
}
