import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetRecordingDesk

@testable import VoiceAssetPages

@Suite("A review in its forms") struct ReviewFormTests {
    /// A pack that counts to nine, whose phrase is a text.
    static func sheet(text: String) throws -> ReviewSheet {
        let folder = try TemporaryFolder()
        let quoted = text.replacingOccurrences(of: "'", with: "''")
        try folder.write(
            "r/xx-USD/pack.yml",
            """
            locale: en
            currency: USD
            range: 0.00...9.99
            clips: { paid: '\(quoted)', zero: zero, one: one, point: point }
            numbers: numbers.rbnf
            amount: [{ say: ["{integer}", point, "{digits:all}"] }]
            announcements: { paid: [paid, "{amount}"], hello: [paid] }

            """.utf8)
        try folder.write("r/xx-USD/numbers.rbnf", "%n:\n0: zero; one; 2: one;\n".utf8)
        let pack = UnrecordedPack("xx-USD", recordings: folder.url("r").path)
        return try #require(try ReviewSheet(pack, approvals: ApprovedReadings()), "\(pack.diagnostics.map(\.line))")
    }

    static let hostile = [
        "</td></script><script>alert(1)</script>", "\"' onload='x", "&amp;<!--", "]]>", "=1+1", "دفعة", "收款",
        "a, \"b\" | c",
    ]

    @Test("The page is well-formed, runs nothing but its own script, and holds the texts", arguments: hostile)
    func html(text: String) throws {
        let sheet = try Self.sheet(text: text)
        let page = sheet.text(as: .html)
        let result = try Program.run("python3", ["-c", Self.parser], input: Data(page.utf8))
        #expect(result.status == 0, "\(result.errorText)")
        let lines = result.outputText.split(separator: "\n").map(String.init)
        #expect(lines == sheet.rows.flatMap { [$0.text, $0.text] })
    }

    @Test("A spreadsheet takes no text for a formula; nothing else is lost", arguments: hostile)
    func csv(text: String) throws {
        let sheet = try Self.sheet(text: text)
        let csv = sheet.text(as: .csv)
        let program = """
            import csv, io, sys
            rows = list(csv.DictReader(io.TextIOWrapper(sys.stdin.buffer, "utf-8", newline=""), strict=True))
            for row in rows:
                assert all(not cell.lstrip().startswith(("=", "+", "-", "@")) for cell in row.values()), row
                print(row["amount"], row["text"], row["announcement"], row["pack"], sep="\\t")
            """
        let result = try Program.run("python3", ["-c", program], input: Data(csv.utf8))
        let rows = sheet.rows.map { row in
            let said = row.text.hasPrefix("=") ? "'" + row.text : row.text
            return "\(row.subject.amount)\t\(said)\t\(row.subject.announcement)\txx-USD"
        }
        #expect(result.outputText == rows.map { $0 + "\n" }.joined(), "\(result.errorText)")
        #expect(!ReviewCSV.isFilledIn(Array(csv.utf8)))
        #expect(ReviewCSV.isFilledIn(Array(csv.replacingOccurrences(of: ",,,,,,", with: ",x,,,,,").utf8)))
    }

    @Test("Markdown has a row for each reading, whatever it says", arguments: hostile)
    func markdown(text: String) throws {
        let sheet = try Self.sheet(text: text)
        let rows = sheet.text(as: .markdown).split(separator: "\n").filter { $0.hasSuffix("| ☐ | ☐ | |") }
        #expect(rows.count == sheet.rows.count && sheet.rows.count > 4)
    }

    @Test("A review that somebody filled in or changed stays, whatever its form and without a note")
    func filledIn() throws {
        let folder = try TemporaryFolder()
        let sheet = try Self.sheet(text: "paid")
        let file = folder.url("review")
        for (format, edit) in [
            (SheetFormat.html, ("</body>", "<p>wrong</p></body>")), (.markdown, ("☐ | ☐", "☒ | ☐")),
            (.csv, (",,,,,,", ",x,,,,,")),
        ] {
            let output = OutputFile.review(at: file.path)
            let text = sheet.text(as: format)
            #expect(output.write(text) == nil && output.write(text) == nil)
            let written = try String(contentsOf: file, encoding: .utf8)
            // A copy, without a note.
            try FileManager.default.removeItem(at: file)
            try written.write(to: file, atomically: false, encoding: .utf8)
            #expect(output.obstacle() == nil, "\(format)")
            let edited = written.replacing(edit.0, with: edit.1, maxReplacements: 1)
            try #require(edited != written)
            try edited.write(to: file, atomically: true, encoding: .utf8)
            #expect(output.write(text)?.form == (format == .csv ? "filled" : "seal"))
            #expect(try String(contentsOf: file, encoding: .utf8) == edited)
            try FileManager.default.removeItem(at: file)
        }
    }

    @Test("Both ends of the range and every announcement are in it")
    func ends() throws {
        let subjects = try Self.sheet(text: "paid").rows.map(\.subject.description)
        #expect(subjects.first == "'hello'" && subjects.contains("0.00 in 'paid'") && subjects.last == "9.99 in 'paid'")
    }

    /// Fails unless every element is closed in its order, and the only script is the one that the policy's hash allows;
    /// prints of each row the text in its data and the text that is shown.
    private static let parser = """
        import base64, hashlib, sys
        from html.parser import HTMLParser
        VOID = {"meta", "br", "input"}
        class Parser(HTMLParser):
            def __init__(self):
                super().__init__()
                self.open, self.policy, self.scripts, self.said, self.runs = [], "", [], None, False
            def handle_starttag(self, tag, attrs):
                assert not any(name.startswith("on") for name, _ in attrs), attrs
                names = dict(attrs)
                if tag == "meta" and "content" in names and "http-equiv" in names: self.policy = names["content"]
                if tag in VOID: return
                self.open.append(tag)
                if tag == "script": self.runs = "type" not in names
                if tag == "script" and self.runs: self.scripts.append("")
                if tag == "tr" and "data-text" in names: print(names["data-text"])
                if tag == "span" and names.get("class") == "say":
                    assert names["dir"] == "auto" and names["lang"] == "en"
                    self.said = ""
            def handle_endtag(self, tag):
                assert self.open.pop() == tag, tag
                if tag == "span" and self.said is not None: print(self.said); self.said = None
            def handle_data(self, data):
                if self.open and self.open[-1] == "script" and self.runs: self.scripts[-1] += data
                if self.said is not None: self.said += data
        parser = Parser()
        sys.stdin.reconfigure(encoding="utf-8"); sys.stdout.reconfigure(encoding="utf-8")
        parser.feed(sys.stdin.read())
        parser.close()
        assert not parser.open, parser.open
        assert len(parser.scripts) == 1, parser.scripts
        digest = base64.b64encode(hashlib.sha256(parser.scripts[0].encode()).digest()).decode()
        assert "default-src 'none'" in parser.policy and f"script-src 'sha256-{digest}'" in parser.policy, parser.policy
        """
}
