import Foundation
import TestSupport
import Testing

@testable import VoiceAssetCore

@Suite struct CSVTableTests {
    private func fields(_ text: String) throws -> [[String]] {
        try CSVTable(Array(text.utf8), as: .scriptForm).records.map(\.fields)
    }

    @Test(
        "Reads what spreadsheets of several countries write",
        arguments: [
            ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]), ("a;b\n1,5;2\n", [["a", "b"], ["1,5", "2"]]),
            ("a\tb\r1\t2", [["a", "b"], ["1", "2"]]), ("\u{FEFF}a,b\n", [["a", "b"]]),
            ("a,b\n\n,\n\"x \"\"y\"\"\",\"1,2\"\n", [["a", "b"], ["x \"y\"", "1,2"]]),
            ("a,b\n\"one\r\ntwo\",3\n", [["a", "b"], ["one two", "3"]]), ("", []),
            ("a,b\n'=1,'x\n", [["a", "b"], ["=1", "'x"]]),
            // What Excel is told of the separator, and what other programs make of that line.
            ("sep=;\r\na;b\r\n1,5;2\r\n", [["a", "b"], ["1,5", "2"]]),
            ("\u{FEFF}SEP=,\na,b;c\n", [["a", "b;c"]]), ("\"sep=;\"\ra;b\r1;2", [["a", "b"], ["1", "2"]]),
            ("sep=|\na|b,c;d\n", [["a", "b,c;d"]]), ("sep=\t\na\tb\n", [["a", "b"]]),
            ("sep=;,,\na,b,c\n", [["a", "b", "c"]]), ("sep=;", []), ("sep=x\na,b\n", [["sep=x"], ["a", "b"]]),
        ])
    func reads(text: String, expected: [[String]]) throws { #expect(try fields(text) == expected) }

    @Test("Lines are counted as an editor does")
    func lines() throws {
        let records = try CSVTable(Array("a,b\n\"x\ny\",1\n\nz,2\n".utf8), as: .scriptForm).records
        #expect(records.map(\.line) == [1, 2, 5])
        #expect(try CSVTable(Array("sep=;\r\na;b\n".utf8), as: .scriptForm).records.map(\.line) == [2])
    }

    @Test(
        "Refuses what is no table",
        arguments: [
            (Array("a,\"b\n1,2\n".utf8), 1, "quotation", nil), (Array("a,b\n1,x\"y\"\n".utf8), 2, "quotation", nil),
            (Array("a,b\n\"x\"y,1\n".utf8), 2, "quotation", nil), ([0xFF, 0xFE, 0x61, 0], nil, "UTF-8", nil),
            (Array("a,b\n\u{1B}[31m,1\n".utf8), 2, "control", nil), (Array("a\0".utf8), 1, "control", nil),
            (Array(String(repeating: ",", count: 64).utf8), 1, "fields", "64"),
            (Array(String(repeating: "x", count: 4001).utf8), 1, "field", "4000 bytes"),
            (Array(String(repeating: "x\n", count: 5001).utf8), nil, "lines", "5000"),
        ] as [([UInt8], Int?, String, String?)])
    func refuses(bytes: [UInt8], line: Int?, what: String, limit: String?) {
        let fault = #expect(throws: Finding.self) { try CSVTable(bytes, as: .scriptForm) }
        #expect(fault?.check == .scriptForm && fault?.position?.line == line && fault?.limit == limit)
        #expect(fault?.found.contains(what) == true)
    }

    @Test(
        "What is written is read as it was, by this reader and by Python's", .enabled(if: Program.available("python3")))
    func roundTrip() throws {
        let texts = ["=1+1", " -1", "a,b", "\"", "'x", "", "сто", "دفعة; x", " edge ", "＝1", "12", "o\"\u{65D}d"]
        let record = texts.csvRecord
        #expect(try fields("a,b\r\n" + record)[1] == texts)
        let program =
            "import csv,io,sys\nfor r in csv.reader(io.TextIOWrapper(sys.stdin.buffer,'utf-8',newline=''),strict=True): print('|'.join(r))"
        let other = try Program.run("python3", ["-c", program], input: Data(record.utf8)).outputText
        #expect(other == "'=1+1|' -1|a,b|\"|'x||сто|دفعة; x| edge |'＝1|12|o\"\u{65D}d\n")
    }

    @Test("Base64 is Foundation's", arguments: 0...9)
    func base64(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 97 + 250) }
        #expect(bytes.inBase64 == Data(bytes).base64EncodedString())
    }
}
