import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammarProofs

@testable import VoiceAssetPipeline

@Suite struct ApprovedReadingsTests {
    /// That of 0.2.0.
    private static let head = "amount,text,by,when,announcement\r\n"
    private static let parts = "part,value,text,by,when\r\n"

    private func readings(paid: String = "оплачено", to last: String = "999.99") throws -> PackReadings {
        var (table, words) = SampleGrammars.russian
        let range = try Amount("0.00", scale: 2)...Amount(last, scale: 2)
        words = words.map { $0 == "оплачено" ? paid : $0 }
        table.announcements["by"] = [.slot("channel", isOptional: true), .clip(2), .amount]
        let slots = ["channel": NumberTable.Slot.choice(["sber": [0], "mir": [1]])]
        let grammar = try table.compiled(clipCount: words.count, range: range, slots: slots)
        return PackReadings(grammar, texts: words)
    }

    private func changes(_ lines: String) throws -> [String] {
        let approvals = try ApprovedReadings(csv: Array((Self.head + lines).utf8), file: "f")
        return try approvals.changes(in: readings(), folder: "r/ru").map(\.facts)
    }

    /// The subjects and forms of what is found.
    private func faults(_ lines: String, in pack: PackReadings) throws -> [String] {
        let approvals = try ApprovedReadings(csv: Array((Self.parts + lines).utf8), file: "f")
        return approvals.changes(in: pack, folder: "r/ru").map { finding in
            guard case .text(let subject)? = finding.arguments["subject"] else { return finding.line }
            return finding.form.isEmpty ? subject : "\(subject) \(finding.form)"
        }
    }

    @Test("An approval hangs on the words of its value or on its phrase, not on both")
    func approvesParts() throws {
        let lines =
            "paid,amount,оплачено {amount},Ana,\n{amount},21.02,двадцать один рубль две копейки,Ana,\n"
            + "{channel},mir,один,Ana,\nby,amount channel,{channel} два {amount},Ana,\nby,amount,два {amount},,\n"
        #expect(try faults(lines, in: readings()) == [])
        #expect(try faults(lines, in: readings(paid: "получено")) == ["'paid'"])
        #expect(try faults("{amount},21.00,двадцать один рублей,,\n", in: readings()) == ["21.00"])
        #expect(try faults("{channel},mir,ноль,,\n", in: readings()) == ["channel=mir"])
        #expect(try faults("{queue},A1,а,,\n", in: readings()) == ["queue=A1 unsaid"])
        #expect(try faults("paid,,оплачено,,\ngone,,x,,\n", in: readings()) == ["'paid' unsaid", "'gone' unsaid"])
        #expect(try faults("by,channel,x,,\n", in: readings()) == ["'by' unsaid"])
    }

    @Test("A phrase that changed is one fault, however many readings of 0.2.0 have it")
    func changedPhrase() throws {
        let lines =
            "21.02,оплачено двадцать один рубль две копейки,Ana,,paid\n1.00,Оплачено один рубль,Ana,,paid\n"
            + "5.00,оплачено пять рублей,Ana,,paid\n2.00,оплачено два рублей,Ana,,paid\n"
        let approvals = try ApprovedReadings(csv: Array((Self.head + lines).utf8), file: "f")
        func forms(_ pack: PackReadings) -> [String] {
            approvals.changes(in: pack, folder: "r/ru").map { finding in
                var count = ""
                if case .quantity(let number)? = finding.arguments["count"] { count = " \(number.number)" }
                return "\(finding.position?.line ?? 0) \(finding.form)\(count)"
            }
        }
        // The words of 2.00 changed as well, so that it is told for itself.
        #expect(try forms(readings(paid: "получено")) == ["2 phrase 2", "5 "])
        #expect(try forms(readings()) == ["5 "])
    }

    @Test("What the range has no more is kept for the day on which it has it again")
    func narrowedRange() throws {
        let lines =
            "{amount},21.02,двадцать один рубль две копейки,,\n{amount},500.00,пятьсот рублей,,\n"
            + "paid,amount=600.00,что-то,,\n{channel},visa,x,,\n"
        #expect(try faults(lines, in: readings(to: "99.99")) == [])
        #expect(try faults(lines, in: readings()) == ["600.00 in 'paid'"])
    }

    @Test("The form of 0.2.0 becomes parts where the pack still says it, each once")
    func rewrites() throws {
        let earlier =
            Self.head + "21.00,Оплачено двадцать-один рубль,Ana,2026-11-22,paid\n,спасибо,Ana,,thanks\n"
            + "1.00,оплачено один рубль,Bo,,paid\n0.00,ничего,,,paid\n1000.00,тысяча,,,paid\n"
            + "channel=mir amount=1.00,один два один рубль,Cy,,by\n"
        let approved = try ApprovedReadings(csv: Array(earlier.utf8), file: "f")
        let result = try approved.inParts(by: ApprovalCheck(pack: readings()))
        #expect(
            result.csv == Self.parts
                + "paid,amount,оплачено {amount},Ana,2026-11-22\r\n{amount},21.00,двадцать один рубль,Ana,2026-11-22\r\n"
                + "thanks,,спасибо,Ana,\r\n{amount},1.00,один рубль,Bo,\r\npaid,amount=0.00,ничего,,\r\n"
                + "paid,amount=1000.00,тысяча,,\r\nby,amount channel,{channel} два {amount},Cy,\r\n{channel},mir,один,Cy,\r\n"
        )
        let again = try ApprovedReadings(csv: Array(result.csv.utf8), file: "f")
        #expect(again.approvals.map(\.part) == result.approvals.map(\.part))
        #expect(try again.inParts(by: ApprovalCheck(pack: readings())).csv == result.csv)
    }

    @Test("A reading is approved by its parts, whoever approved which")
    func names() throws {
        let lines =
            "paid,amount,оплачено {amount},Ana,2026-11-22\n{amount},1.00,один рубль,Bo,\n{amount},2.00,два,Bo,\n"
        let approved = try ApprovedReadings(csv: Array((Self.parts + lines).utf8), file: "f")
        let index = try ApprovalIndex(approved, in: readings())
        let found = ["1.00", "2.00", "3.00"].map { index.approval(of: .init(announcement: "paid", amount: $0)) }
        #expect(found == ["Ana, 2026-11-22; Bo", nil, nil])
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
                "r/ru/approved.csv:2:1: error[approval-changed] approval=somebody approved now=оплачено ноль рублей subject=0.00 in 'paid' text=ничего",
                "r/ru/approved.csv:3:1: error[approval-changed] approval=Ana approved on 2026-11-22 now=оплачено двадцать один рубль subject=21.00 in 'paid' text=оплачено двадцать один рублей",
            ])
    }

    @Test(
        "What can't be said any more is a change too",
        arguments: [
            "1.00,x,,,gone", ",x,,,paid", "1.00,спасибо,,,thanks", "1.005,x,,,paid", "-1,x,,,paid",
        ])
    func unsaid(line: String) throws {
        #expect(try changes(line).first?.contains("error[approval-changed] unsaid approval=somebody approved ") == true)
    }

    @Test(
        "A file that is something else is refused, and never half read",
        arguments: [
            ("", "the column `part` is missing"), ("a,b\n1,2\n", "the column `part` is missing"),
            (parts + "{amount},,x,,\n", "the cell in the column `value` is empty"),
            (parts + "{amount,1.00,x,,\n", "`{amount` is not a part"), (head + "1.00,x,,,?\n", "`?` is not a part"),
            (parts + "paid,a b,x,,\npaid,b a,x,,\n", "'paid' is also in line 2"),
            (parts + ",1.00,x,,\n", "the cell in the column `part` is empty"),
            ("amount,text,by,when\n", "the column `announcement` is missing"),
            ("amount,text,by,when,announcement,notes\n", "the column `notes` is unknown"),
            ("amount,text,by,when,announcement,text\n", "two columns have the name `text`"),
            (head + "1.00,,Ana,,paid\n", "the cell in the column `text` is empty"),
            (head + "1.00,x,Ana,,\n", "the cell in the column `announcement` is empty"),
            (head + "1.00,x,Ana,,paid,more\n", "6 fields (expected 5"),
            (head + "1.00,x,,,paid\n1.00,y,,,paid\n", "1.00 in 'paid' is also in line 2"),
            (head + "1.00,\"x,,,paid\n", "a quotation mark is out of place"),
            (head + "1.00,\u{7},,,paid\n", "a control character"),
        ])
    func refused(csv: String, words: String) throws {
        let fault = #expect(throws: Finding.self) { try ApprovedReadings(csv: Array(csv.utf8), file: "f") }
        let line = fault?.line ?? ""
        #expect(line.contains("error[approval-form]") && line.contains(words), "\(line)")
    }

    @Test("The file is written as it is read, whatever a spreadsheet made of it")
    func roundTrip() throws {
        let csv =
            Self.parts + "paid,amount=1.00,\"a, \"\"b\"\"\",'=Ana,2026-11-22\r\nthanks,,спасибо,Ana,\r\n"
            + "{amount},1.00,один,,\r\n?,one or two,one (not two),Ana,\r\n"
        let approvals = try ApprovedReadings(csv: Array(csv.utf8), file: "f")
        #expect(approvals.approvals[0].by == "=Ana" && approvals.csv == csv)
        let sheet =
            "\u{FEFF}announcement;Amount ;text;by;when;;\npaid;1.00;\"a, \"\"b\"\"\";=Ana;2026-11-22;;\nthanks;;спасибо;Ana\n"
            + "one or two;?;one (not two);Ana\n"
        let earlier = try ApprovedReadings(csv: Array(sheet.utf8), file: "f")
        #expect(earlier.csv == csv.replacingOccurrences(of: "{amount},1.00,один,,\r\n", with: ""))
    }

    @Test(
        "Amounts that nobody writes are kept as they are",
        arguments: ["amount=1.00", "amount=", "=", "a b", "amount=%3D", "amount=a%3Db", "amount=%3F", "%20", "a=1 a=1"])
    func keepsText(amount: String) throws {
        let approved = try ApprovedReadings(csv: Array((Self.head + "\(amount),x,,,paid\n").utf8), file: "f")
        let again = try ApprovedReadings(csv: Array(approved.csv.utf8), file: "f")
        #expect(again.approvals.map(\.part) == approved.approvals.map(\.part))
    }

    @Test(
        "No file approves nothing; a file that can't be read is an error; links that leave the recordings are not followed"
    )
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write("r/p/pack.yml", [])
        let path = folder.url("r/p").path
        #expect(try ApprovedReadings(of: path, within: folder.url("r").path).approvals.isEmpty)
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
            ("2026-02-31", false), ("2026-02-28", true), ("2024-02-29", true), ("2026-02-29", false),
            ("2100-02-29", false),
            ("2026-04-31", false), ("2026-12-31", true), ("2026-00-10", false), ("2026-12-00", false),
        ])
    func days(text: String, isDay: Bool) { #expect(ApprovedReading.isDay(text) == isDay) }
}
