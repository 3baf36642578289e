import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPages

/// An edited sheet changes the texts of `clips` in pack.yml and nothing else.
@Suite struct ScriptImportTests {
    private static let yaml = """
        # Two words.
        locale: en
        currency: USD   # dollars
        range: 0...1
        clips:
          'paid': 'it''s paid'   # on top
          "0": "zero \\"0\\""
          one: one
          long: >-
            a long
            text
          refund: refund

        numbers: numbers.rbnf
        amount: [{ say: ["{integer}", "{long}"] }]
        announcements: { paid: [paid, "{amount}"], refund: [refund] }

        """
    private static let rules = "%n: 0: {0}; one;\n"

    /// A folder of recordings with one pack.
    private static func folder(_ yaml: String = yaml) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let amount = yaml.replacing(#""{long}""#, with: "long")
        try folder.write("recordings/en-USD/pack.yml", amount.utf8)
        try folder.write("recordings/en-USD/numbers.rbnf", rules.utf8)
        return folder
    }

    private static func pack(_ folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url("recordings/en-USD/pack.yml")), as: UTF8.self)
    }

    private static func take(_ csv: [UInt8], in folder: TemporaryFolder) throws -> ScriptImport.Report {
        try folder.write("sheet.csv", csv)
        return ScriptImport(
            file: folder.url("sheet.csv").path, recordings: folder.url("recordings").path, pack: "en-USD"
        ).run()
    }

    private static func replaced(_ pairs: [(String, String)]) -> String {
        pairs.reduce(yaml.replacing(#""{long}""#, with: "long")) { $0.replacing($1.0, with: $1.1) }
    }

    @Test(
        "Commas, semicolons, tabs, line ends, a byte order mark, quotation marks, other columns and another order",
        arguments: [
            "id,text\npaid,it's here\n",
            "\u{FEFF}number;text;id;state\r\n1;it's here;paid;recorded\r\n2;one;one;\r\n",
            "\"text\"\t\"remark\"\t\"id\"\r\"it's here\"\t\"a \"\"remark\"\"\"\t\"paid\"\r",
            "ID,Text,notes\n\n paid , it's here ,,,\n",
            // As Excel likes it, and without the line of names: two columns, or as many as a sheet has.
            "\u{FEFF}sep=;\r\nid;text\r\npaid;it's here\r\n", "paid,it's here\none,one\n",
            "sep=;\n1;paid;it's here;;;;;;;;\n2;one;one;text;;;;;;;\n",
        ])
    func forms(csv: String) throws {
        let folder = try Self.folder()
        let report = try Self.take(Array(csv.utf8), in: folder)
        #expect(report.diagnostics.map(\.line) == [] && report.isWritten)
        #expect(report.changes.map { [$0.id, $0.old, $0.new] } == [["paid", "it's paid", "it's here"]])
        #expect(try Self.pack(folder) == Self.replaced([("'it''s paid'", "'it''s here'")]))
    }

    @Test("What the sheet writes is no more to do, and what it leaves is")
    func done() throws {
        let folder = try Self.folder(
            Self.yaml.replacing("'it''s paid'", with: "'TODO: paid'").replacing("refund: refund", with: "refund: TODO"))
        let report = try Self.take(Array("id,text\nrefund,it's back\n".utf8), in: folder)
        #expect(report.diagnostics.map { $0.arguments["id"] } == [.piece("paid")] && report.isWritten)
        let rest = try Self.take(Array("id,text\npaid,it's here\n".utf8), in: folder)
        #expect(rest.diagnostics == [] && rest.isWritten)
    }

    @Test("A pack.yml that is a link stays one")
    func link() throws {
        let folder = try Self.folder()
        let file = folder.url("recordings/en-USD/pack.yml")
        try FileManager.default.moveItem(at: file, to: folder.url("recordings/en-USD/other.yml"))
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "other.yml")
        let report = try Self.take(Array("id,text\npaid,it's here\n".utf8), in: folder)
        #expect(report.diagnostics.last?.form == "link kept" && !report.isWritten)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "other.yml")
    }

    @Test(
        "Each kind of quotation mark stays, and a text that needs some gets them",
        arguments: [
            ("refund", "money back", [("refund: refund\n", "refund: money back\n")]),
            ("refund", "money: back # now", [("refund: refund\n", "refund: \"money: back # now\"\n")]),
            ("refund", "«назад»", [("refund: refund\n", "refund: \"«назад»\"\n")]),
            ("refund", "দুই টাকা", [("refund: refund\n", "refund: দুই টাকা\n")]),
            ("0", "a \\ \"b\"", [(#""zero \"0\"""#, #""a \\ \"b\"""#)]),
            ("paid", "'tis", [("'it''s paid'", "'''tis'")]),
            // A mark with an accent on it is another character, and the same mark for YAML.
            ("0", "a \"\u{301} b", [(#""zero \"0\"""#, "\"a \\\"\u{301} b\"")]),
            ("paid", "o'\u{301}clock", [("'it''s paid'", "'o''\u{301}clock'")]),
            ("long", "short", [("long: >-\n    a long\n    text\n", "long: \"short\"\n")]),
        ])
    func quoting(id: String, text: String, changes: [(String, String)]) throws {
        let folder = try Self.folder()
        let csv = "id,text\n" + [id, text].csvRecord
        let report = try Self.take(Array(csv.utf8), in: folder)
        #expect(report.diagnostics.map(\.line) == [] && report.changes.map(\.new) == [text])
        #expect(try Self.pack(folder) == Self.replaced(changes))
    }

    @Test("Line ends and a byte order mark of pack.yml stay, and `clips` may stand on one line")
    func otherFiles() throws {
        let yaml = "\u{FEFF}" + Self.yaml.replacing("\n", with: "\r\n")
        let folder = try Self.folder(yaml)
        #expect(try Self.take(Array("id,text\nrefund,Refund\n".utf8), in: folder).diagnostics.map(\.line) == [])
        let expected = yaml.replacing("refund: refund", with: "refund: Refund").replacing(#""{long}""#, with: "long")
        #expect(try Self.pack(folder) == expected)
        let flow = """
            { locale: en, currency: USD, range: 0...1, clips: {one: one, "0": zero, long: a}, numbers: numbers.rbnf,
              amount: [{say: ["{integer}", "{long}"]}], announcements: {paid: ["{amount}"]} } # end
            """
        let other = try Self.folder(flow)
        #expect(try Self.take(Array("id,text\nlong,\"b, c\"\n".utf8), in: other).diagnostics.map(\.line) == [])
        #expect(
            try Self.pack(other)
                == flow.replacing(#""{long}""#, with: "long").replacing("long: a}", with: "long: \"b, c\"}"))
    }

    @Test("What was not edited is not written")
    func unchanged() throws {
        let folder = try Self.folder()
        let path = folder.url("recordings/en-USD/pack.yml").path
        let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        let report = try Self.take(Array("id,text\none,one\nlong,a long text\n".utf8), in: folder)
        #expect(report.changes.isEmpty && !report.isWritten && report.diagnostics.map(\.line) == [])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
    }

    @Test(
        "A sheet with a fault is refused as a whole",
        arguments: [
            (
                "id,text\nrefund,back\nonne,one\n",
                "sheet.csv:3:1: error[script-form] nearest clip clip=onne nearest=one"
            ),
            ("id,text\nrefund,back\nrefund,home\n", ":3:1: error[script-form] twice line=2 subject=`refund`"),
            ("id,text\nrefund,\n", ":2:1: error[script-form] empty cell column=text"),
            (
                "id,text,mine\nrefund,back,#REF!\none,#NAME?,\n",
                ":3:1: error[script-form] no value column=text text=#NAME?"
            ),
            ("id,text\none,#N/A\n", ":2:1: error[script-form] no value"),
            ("id,text\none,#¡VALOR!\n", ":2:1: error[script-form] no value"),
            ("id,text\none,Err:508\n", ":2:1: error[script-form] no value"),
            ("id,text\n,back\n", ":2:1: error[script-form] empty cell column=id"),
            ("id\nrefund\n", ":1:1: error[script-form] no column column=text"),
            ("1,refund,x\n", ":1:1: error[script-form] no header columns=number,id,text,example,"),
            ("id,text\nrefund,\"back\n", ":2:1: error[script-form] quotation mark"),
            ("id,text\nrefund,b\u{7}ack\n", ":2:1: error[script-form] control character"),
            ("id,text\nrefund,back\none,won\n", "error[script-form] faults"),
            ("id,text\nrefund,back\none,one,more\n", ":3:1: error[script-form] cells count=3 fields"),
        ])
    func refused(csv: String, line: String) throws {
        let folder = try Self.folder()
        let report = try Self.take(Array(csv.utf8), in: folder)
        #expect(report.diagnostics.first?.facts.contains(line) == true, "\(report.diagnostics.map(\.facts))")
        #expect(!report.isWritten)
        #expect(try Self.pack(folder) == Self.replaced([]))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url("recordings/en-USD").path)
        #expect(files.sorted() == ["numbers.rbnf", "pack.yml"])
    }

    @Test("Approved readings don't change unnoticed")
    func approved() throws {
        let folder = try Self.folder()
        try folder.write(
            "recordings/en-USD/approved.csv",
            "amount,text,by,when,announcement\r\n1.00,it's paid one a long text,Ana,2026-11-22,paid\r\n".utf8)
        let other = try Self.take(Array("id,text\nrefund,back\n".utf8), in: folder)
        #expect(other.diagnostics.map(\.line) == [] && other.isWritten)
        let report = try Self.take(Array("id,text\npaid,payment received\n".utf8), in: folder)
        let line =
            "approved.csv:2:1: warning[approval-changed] new texts all=1 count=1"
        #expect(report.diagnostics.map(\.facts).first?.contains(line) == true && report.isWritten)
    }

    @Test("Bytes that are no text, a sheet that is not there, a pack that is not there")
    func missing() throws {
        let folder = try Self.folder()
        let bytes = try Self.take(Array("id,text\none,".utf8) + [0xFF, 0x0A], in: folder)
        #expect(bytes.diagnostics.first?.message.contains("not UTF-8") == true)
        let page = try Self.take(Array("<!DOCTYPE html>\n<html lang=\"en\">".utf8), in: folder)
        #expect(page.diagnostics.map(\.form) == ["page"])
        let recordings = folder.url("recordings").path
        let file = ScriptImport(file: "nowhere.csv", recordings: recordings, pack: "en-USD").run()
        #expect(file.diagnostics.first?.facts == "nowhere.csv: error[file-missing]")
        let pack = ScriptImport(file: "nowhere.csv", recordings: recordings, pack: "en-usd").run()
        #expect(pack.diagnostics.first?.line.hasSuffix("no such pack; did you mean en-USD?") == true)
    }

    @Test(
        "An end form says what its clip says",
        arguments: [
            ("one,uno\none.end,uno\n", [["one", "one", "uno"]], nil), ("one,uno\n", [["one", "one", "uno"]], nil),
            ("one.end,one\none,uno\n", [["one", "one", "uno"]], nil),
            ("one,one\none.end,one\n", [], nil),
            (
                "one.end,uno\n", [],
                "the text of `one.end` differs from its clip's text, `one`; write the same text in the rows of both"
            ),
            (
                "one,uno\none.end,due\n", [],
                "the text of `one.end` differs from its clip's text, `uno`; write the same text in the rows of both"
            ),
        ] as [(String, [[String]], String?)])
    func endForms(rows: String, changes: [[String]], fault: String?) throws {
        let yaml = Self.yaml.replacing("\nnumbers: ", with: "\nend-forms: [one]\nnumbers: ")
        let folder = try Self.folder(yaml)
        try folder.write("recordings/en-USD/numbers.rbnf", "%n: 0: {0}; {one};\n".utf8)
        let report = try Self.take(Array("id,text\n\(rows)".utf8), in: folder)
        #expect(report.changes.map { [$0.id, $0.old, $0.new] } == changes)
        #expect(report.diagnostics.map(\.message) == (fault.map { [$0] } ?? []))
        #expect(report.isWritten == !changes.isEmpty)
    }
}
