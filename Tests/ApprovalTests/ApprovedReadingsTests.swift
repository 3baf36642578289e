import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPipeline

@Suite struct ApprovedReadingsTests {
    private static let head = "amount,text,by,when,announcement\r\n"

    private func readings() throws -> PackReadings {
        let (table, words) = SampleGrammars.russian
        let range = try Amount("0.00", scale: 2)...Amount("999.99", scale: 2)
        return PackReadings(try AmountGrammar(table, clipCount: words.count, range: range), texts: words)
    }

    private func changes(_ lines: String) throws -> [String] {
        let approvals = try ApprovedReadings(csv: Array((Self.head + lines).utf8), file: "f")
        return try approvals.changes(in: readings(), folder: "r/ru").map(\.line)
    }

    @Test("What the pack says as it was approved is no finding")
    func holds() throws {
        #expect(
            try changes(
                "21.02,оплачено двадцать один рубль две копейки,Ana,2026-11-22,paid\r\n,спасибо,Ana,,thanks\r\n") == [])
    }

    @Test("A change shows both texts, who approved and when")
    func changed() throws {
        #expect(
            try changes("0.00,ничего,,,paid\n21.00,оплачено двадцать один рублей,Ana,2026-11-22,paid\n") == [
                "r/ru/approved.csv:2:1: error[approval-changed]: 0.00 in 'paid' now says `оплачено ноль рублей`; somebody "
                    + "approved `ничего`; undo the change, or have the new text approved: voice-assets review",
                "r/ru/approved.csv:3:1: error[approval-changed]: 21.00 in 'paid' now says `оплачено двадцать один рубль`; "
                    + "Ana approved on 2026-11-22 `оплачено двадцать один рублей`; undo the change, or have the new text "
                    + "approved: voice-assets review",
            ])
    }

    @Test(
        "What can't be said any more is a change too",
        arguments: [
            "1000.00,x,,,paid", "1.00,x,,,gone", ",x,,,paid", "1.00,спасибо,,,thanks", "1.005,x,,,paid", "-1,x,,,paid",
        ])
    func unsaid(line: String) throws {
        #expect(try changes(line).first?.contains("is not said; somebody approved `") == true)
    }

    @Test(
        "A file that is something else is refused, and never half read",
        arguments: [
            ("", "no column `amount`"), ("a,b\n1,2\n", "no column `amount`"),
            ("amount,text,by,when\n", "no column `announcement`"),
            ("amount,text,by,when,announcement,notes\n", "an unknown column `notes`"),
            ("amount,text,by,when,announcement,text\n", "two columns `text`"),
            (head + "1.00,,Ana,,paid\n", "nothing in the column `text`"),
            (head + "1.00,x,Ana,,\n", "nothing in the column `announcement`"),
            (head + "1.00,x,Ana,,paid,more\n", "6 fields (expected 5"),
            (head + "1.00,x,,,paid\n1.00,y,,,paid\n", "1.00 in 'paid' stands in line 2 too"),
            (head + "1.00,\"x,,,paid\n", "a quotation mark out of place"),
            (head + "1.00,\u{7},,,paid\n", "a control character"),
        ])
    func refused(csv: String, words: String) throws {
        let fault = #expect(throws: Finding.self) { try ApprovedReadings(csv: Array(csv.utf8), file: "f") }
        let line = fault?.line ?? ""
        #expect(line.contains("error[approval-form]") && line.contains(words), "\(line)")
    }

    @Test("The file is written as it is read, whatever a spreadsheet made of it")
    func roundTrip() throws {
        let csv = Self.head + "1.00,\"a, \"\"b\"\"\",'=Ana,2026-11-22,paid\r\n,спасибо,Ana,,thanks\r\n"
        let approvals = try ApprovedReadings(csv: Array(csv.utf8), file: "f")
        #expect(approvals.readings[0].by == "=Ana" && approvals.csv == csv)
        let sheet =
            "\u{FEFF}announcement;Amount ;text;by;when;;\npaid;1.00;\"a, \"\"b\"\"\";=Ana;2026-11-22;;\nthanks;;спасибо;Ana\n"
        #expect(try ApprovedReadings(csv: Array(sheet.utf8), file: "f").csv == csv)
    }

    @Test(
        "No file approves nothing; a file that can't be read is an error; links that leave the recordings are not followed"
    )
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write("r/p/pack.yml", [])
        let path = folder.url("r/p").path
        #expect(try ApprovedReadings(of: path, within: folder.url("r").path).readings.isEmpty)
        try folder.write("outside.csv", Self.head.utf8)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("r/p/approved.csv").path, withDestinationPath: folder.url("outside.csv").path)
        let found = try ApprovedReadings.changes(in: readings(), folder: path, within: folder.url("r").path)
        #expect(found.map(\.check) == [.fileUnsafe])
    }

    @Test(
        "Days",
        arguments: [
            ("2026-11-22", true), ("2026-13-01", false), ("22.11.2026", false), ("2026-1-1", false), ("", false),
        ])
    func days(text: String, isDay: Bool) { #expect(ApprovedReading.isDay(text) == isDay) }
}
