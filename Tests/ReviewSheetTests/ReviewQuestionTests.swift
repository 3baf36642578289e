import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk

@testable import VoiceAssetPages

@Suite("Questions to a native speaker") struct ReviewQuestionTests {
    private static let question = "linh here, lẻ in the south"
    private static let free = "24: bốn or tư"

    /// Numbers to 999 of one language's kind, in which an empty ten has a word.
    private struct Pack {
        let folder = try! TemporaryFolder()
        var recordings: String { folder.url("r").path }

        init() throws {
            try folder.write(
                "r/vi-VND/pack.yml",
                """
                locale: vi
                currency: VND
                range: 0...209
                clips:
                  paid: đã nhận
                  zero: không
                  one: một
                  two: "hai"   # stays hai
                  hundred: trăm
                  ten: mười
                  tens: mươi
                  linh: linh   # the word in question
                  dong: đồng
                numbers: numbers.rbnf
                amount: [{ say: ["{integer}", dong] }]
                announcements: { paid: [paid, "{amount}"] }
                questions:
                  - { ask: "\(ReviewQuestionTests.question)", or: { linh: lẻ } }
                  - "\(ReviewQuestionTests.free)"

                """.utf8)
            try folder.write(
                "r/vi-VND/numbers.rbnf",
                """
                # linh: a skipped ten
                %n:
                0: không; một; hai; 3: một;
                10: mười[ >>];
                20: << mươi[ >>];
                100: << trăm[ >%%linh-rest>];
                %%linh-rest:
                1: linh =%n=;
                10: =%n=;

                """.utf8)
        }

        func text(_ file: String) -> String {
            (try? String(contentsOf: folder.url("r/vi-VND/\(file)"), encoding: .utf8)) ?? ""
        }

        func sheet() throws -> ReviewSheet {
            let pack = UnrecordedPack("vi-VND", recordings: recordings)
            let approvals = try ApprovedReadings(of: pack.path, within: recordings)
            return try #require(try ReviewSheet(pack, approvals: approvals), "\(pack.diagnostics.map(\.line))")
        }

        /// Takes over a review in which questions are answered so, and readings are called right.
        func answer(
            _ answers: [String: (mark: String, better: String)], readings: Int = 0, by: String = "Eva"
        ) throws -> ReviewImport.Report {
            let sheet = try sheet()
            var rows = [ReviewCSV.columns]
            for row in sheet.questions.map(\.row) {
                guard let (mark, better) = answers[row.subject.announcement] else { continue }
                rows.append([
                    "?", row.text, mark == "right" ? "x" : "", mark == "wrong" ? "x" : "", better, by, "2026-11-25",
                    row.subject.announcement, "vi-VND",
                ])
            }
            for row in sheet.rows.suffix(readings) {
                rows.append([
                    row.subject.amount, row.text, "x", "", "", "Eva", "2026-11-25", row.subject.announcement, "vi-VND",
                ])
            }
            try folder.write("filled.csv", rows.map(\.csvRecord).joined().utf8)
            return ReviewImport(
                file: folder.url("filled.csv").path, recordings: recordings, pack: nil,
                today: "2026-11-26"
            ).run()
        }

        func changes() throws -> [Finding] {
            let pack = UnrecordedPack("vi-VND", recordings: recordings)
            let readings = try #require(pack.readings, "\(pack.diagnostics.map(\.line))")
            return ApprovedReadings.changes(in: readings, folder: pack.path, within: recordings)
        }
    }

    @Test("A sheet asks with both readings, in every form")
    func asks() throws {
        let sheet = try Pack().sheet()
        #expect(sheet.questions.map(\.text) == [Self.question, Self.free])
        let first = try #require(sheet.questions.first)
        #expect(first.row.text == "linh" && first.other == "lẻ")
        let example = try #require(first.examples.first)
        #expect(example.now.text.contains("linh") && example.other == example.now.text.replacing("linh", with: "lẻ"))
        #expect(sheet.questions[1].row.text == PackQuestion.asItIs && sheet.questions[1].other == nil)
        for format in [SheetFormat.html, .csv, .markdown] {
            let text = sheet.text(as: format)
            #expect(text.contains(Self.question) && text.contains(Self.free))
        }
        #expect(sheet.text(as: .html).contains(example.other) && sheet.text(as: .markdown).contains(example.other))
    }

    @Test("An answer puts the other words into the clips and the rules, and is kept", arguments: ["", "Lẻ"])
    func other(better: String) throws {
        let pack = try Pack()
        let (yaml, rules) = (pack.text("pack.yml"), pack.text("numbers.rbnf"))
        let report = try pack.answer([Self.question: ("wrong", better), Self.free: ("right", "")])
        #expect(report.diagnostics.filter { $0.severity == .error } == [] && report.isWritten)
        #expect(pack.text("pack.yml") == yaml.replacing("linh: linh ", with: "linh: lẻ "))
        #expect(pack.text("numbers.rbnf") == rules.replacing("1: linh =", with: "1: lẻ ="))
        #expect(report.added.map(\.text) == ["lẻ", PackQuestion.asItIs])
        #expect(try pack.changes() == [])
        let sheet = try pack.sheet()
        #expect(sheet.questions.map(\.row.approval) == ["Eva, 2026-11-25", "Eva, 2026-11-25"])
        #expect(sheet.questions[0].row.text == "lẻ" && sheet.questions[0].other == "linh")
        #expect(!ReviewCSV.isFilledIn(Array(sheet.text(as: .csv).utf8)))
        #expect(sheet.rows.contains { $0.text.contains("lẻ") } && !sheet.rows.contains { $0.text.contains("linh") })
    }

    @Test("The answer that all is right changes nothing but the approvals; what is changed later is told")
    func asItIs() throws {
        let pack = try Pack()
        let yaml = pack.text("pack.yml")
        #expect(try pack.answer([Self.question: ("right", "")]).isWritten)
        #expect(try pack.text("pack.yml") == yaml && pack.changes() == [])
        for (file, word) in [("pack.yml", "linh: linh "), ("numbers.rbnf", "1: linh ")] {
            let changed = pack.text(file).replacing(word, with: word.dropLast(5) + "lẻ ")
            try pack.folder.write("r/vi-VND/\(file)", changed.utf8)
        }
        let found = try pack.changes()
        #expect(found.map(\.check) == [.approvalChanged] && found.first?.form == "answer")
        // Who is asked again may say the contrary.
        let report = try pack.answer([Self.question: ("right", "")])
        #expect(report.replaced.map(\.text) == ["linh"] && report.added.map(\.text) == ["lẻ"])
        #expect(try pack.changes() == [])
    }

    @Test("Readings with the words that the same person calls wrong are not approved")
    func outdated() throws {
        let pack = try Pack()
        let count = try pack.sheet().rows.count
        let affected = try pack.sheet().rows.count { $0.text.contains("linh") }
        let report = try pack.answer([Self.question: ("wrong", "")], readings: count)
        #expect(affected > 0 && report.outdated == affected && report.added.count == count - affected + 1)
        #expect(try pack.changes() == [])
    }

    @Test("An answer in other words is told, and changes nothing")
    func written() throws {
        let pack = try Pack()
        let before = pack.text("pack.yml") + pack.text("numbers.rbnf")
        let report = try pack.answer([Self.question: ("wrong", "le"), Self.free: ("wrong", "hai mươi tư")])
        #expect(report.diagnostics.map(\.check).filter { $0 == .approvalRejected }.count == 2 && !report.isWritten)
        #expect(pack.text("pack.yml") + pack.text("numbers.rbnf") == before && pack.text("approved.csv").isEmpty)
        let numbers = pack.text("numbers.rbnf")
        let rules = "rules: { approval-rejected: { severity: error, because: it counts } }\n"
        try pack.folder.write("r/vi-VND/pack.yml", (pack.text("pack.yml") + rules).utf8)
        let both = try pack.answer([Self.question: ("wrong", ""), Self.free: ("wrong", "hai mươi tư")])
        #expect(both.diagnostics.last?.form == "rejections" && !both.isWritten)
        #expect(pack.text("numbers.rbnf") + pack.text("approved.csv") == numbers && both.rejected == 1)
    }

    @Test("An answer that breaks approved readings is refused")
    func loses() throws {
        let pack = try Pack()
        #expect(try pack.answer([:], readings: pack.sheet().rows.count).isWritten)
        let before = pack.text("pack.yml") + pack.text("numbers.rbnf") + pack.text("approved.csv")
        let report = try pack.answer([Self.question: ("wrong", "")])
        #expect(report.diagnostics.last?.form == "answers lose" && !report.isWritten)
        #expect(pack.text("pack.yml") + pack.text("numbers.rbnf") + pack.text("approved.csv") == before)
    }

    @Test("Who answered a question may answer it otherwise, and nobody else")
    func otherReviewer() throws {
        let pack = try Pack()
        #expect(try pack.answer([Self.question: ("right", "")]).isWritten)
        let before = pack.text("pack.yml") + pack.text("approved.csv")
        let report = try pack.answer([Self.question: ("wrong", "")], by: "Ann")
        #expect(report.diagnostics.last?.form == "answers lose" && !report.isWritten)
        #expect(pack.text("pack.yml") + pack.text("approved.csv") == before)
        #expect(try pack.answer([Self.question: ("wrong", "")], by: "EVA").isWritten)
        #expect(pack.text("approved.csv").contains(",Eva,"))
    }

    @Test(
        "An import that was killed is completed by the same import",
        arguments: [0, 1, 2], [("linh: lẻ", "linh"), ("linh: linh lẻ", "linh"), ("linh: lẻ", "không linh")])
    func killed(written: Int, question: (or: String, said: String)) throws {
        let pack = try Pack()
        let yaml = pack.text("pack.yml").replacing("linh: lẻ", with: question.or)
            .replacing("linh: linh ", with: "linh: \(question.said) ")
        try pack.folder.write("r/vi-VND/pack.yml", yaml.utf8)
        let rules = pack.text("numbers.rbnf").replacing("1: linh", with: "1: \(question.said)")
        try pack.folder.write("r/vi-VND/numbers.rbnf", rules.utf8)
        let files = ["approved.csv", "numbers.rbnf", "pack.yml"]
        let before = files.map(pack.text)
        let report = try pack.answer([Self.question: ("wrong", "")], readings: pack.sheet().rows.count)
        #expect(report.files.map { $0.split(separator: "/").last.map(String.init) } == files)
        let after = files.map(pack.text)
        for index in files.indices {
            let text = index < written ? after[index] : before[index]
            try? FileManager.default.removeItem(at: pack.folder.url("r/vi-VND/\(files[index])"))
            if !text.isEmpty { try pack.folder.write("r/vi-VND/\(files[index])", text.utf8) }
        }
        let again = ReviewImport(
            file: pack.folder.url("filled.csv").path, recordings: pack.recordings, pack: nil, today: "2026-11-27"
        ).run()
        #expect(again.isWritten && files.map(pack.text) == after, "\(again.diagnostics.map(\.line))")
        #expect(again.outdated == report.outdated && again.added.count + again.known == report.added.count)
    }

    @Test("An answer by which the pack would say something else is refused")
    func elsewhere() throws {
        let pack = try Pack()
        // The word that is chosen is there, and says another number.
        try pack.folder.write(
            "r/vi-VND/pack.yml", pack.text("pack.yml").replacing("or: { linh: lẻ }", with: "or: { linh: mươi }").utf8)
        let before = pack.text("pack.yml") + pack.text("numbers.rbnf")
        let report = try pack.answer([Self.question: ("wrong", "")])
        #expect(report.diagnostics.hasErrors && !report.isWritten)
        #expect(pack.text("pack.yml") + pack.text("numbers.rbnf") == before)
    }

    @Test("A question that is answered twice is told, whatever a spreadsheet puts before it")
    func twice() throws {
        let pack = try Pack()
        let row = try #require(try pack.sheet().questions.first).row
        let lines = ["", "'"].map { mark in
            ["?", row.text, "", "x", "", "Eva", "", mark + row.subject.announcement, "vi-VND"]
        }
        try pack.folder.write("filled.csv", ([ReviewCSV.columns] + lines).map(\.csvRecord).joined().utf8)
        let report = ReviewImport(
            file: pack.folder.url("filled.csv").path, recordings: pack.recordings, pack: nil, today: ""
        ).run()
        #expect(report.diagnostics.last?.form == "twice" && !report.isWritten)
    }

    @Test("Lines that end as on Windows are kept, and so are comments")
    func windows() throws {
        let pack = try Pack()
        let rules = pack.text("numbers.rbnf").replacing("20: ", with: "  # linh\n20: ").replacing("\n", with: "\r\n")
        try pack.folder.write("r/vi-VND/numbers.rbnf", rules.utf8)
        #expect(try pack.answer([Self.question: ("wrong", "")]).isWritten)
        #expect(pack.text("numbers.rbnf") == rules.replacing("1: linh =", with: "1: lẻ ="))
    }

    @Test("Where one file can't be written, none is", arguments: ["numbers.rbnf", "approved.csv"])
    func obstacle(file: String) throws {
        let pack = try Pack()
        let before = pack.text("pack.yml") + pack.text("numbers.rbnf")
        let path = pack.folder.url("r/vi-VND/\(file)")
        let bytes = file == "approved.csv" ? ApprovedReadings().csv : pack.text(file)
        try pack.folder.write("r/vi-VND/other", bytes.utf8)
        try? FileManager.default.removeItem(at: path)
        try FileManager.default.createSymbolicLink(atPath: path.path, withDestinationPath: "other")
        let report = try pack.answer([Self.question: ("wrong", "")])
        #expect(report.diagnostics.last?.form == "link kept" && !report.isWritten)
        #expect(pack.text("pack.yml") + pack.text("numbers.rbnf") == before && pack.text("other") == bytes)
    }

    @Test("A question that the pack no longer asks, and one of an older sheet, are refused")
    func old() throws {
        let pack = try Pack()
        let sheet = try pack.sheet()
        try pack.folder.write("r/vi-VND/pack.yml", pack.text("pack.yml").replacing(Self.free, with: "24?").utf8)
        let row = sheet.questions[1].row
        let line = ["?", row.text, "x", "", "", "Eva", "", row.subject.announcement, "vi-VND"]
        try pack.folder.write("filled.csv", [ReviewCSV.columns, line].map(\.csvRecord).joined().utf8)
        let report = ReviewImport(
            file: pack.folder.url("filled.csv").path, recordings: pack.recordings, pack: nil, today: ""
        ).run()
        #expect(report.diagnostics.last?.form == "no question")
    }
}
