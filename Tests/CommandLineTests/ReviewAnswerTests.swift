import Foundation
import TestSupport
import Testing

/// What `review --import` tells where a question is answered with the other words.
@Suite struct ReviewAnswerTests {
    private static let pack = """
        locale: vi
        currency: VND
        range: 0...209
        clips:
          paid: đã nhận
          zero: không
          one: một
          two: hai
          hundred: trăm
          ten: mười
          tens: mươi
          linh: linh
          dong: đồng
        numbers: numbers.rbnf
        amount: [{ say: ["{integer}", dong] }]
        announcements: { paid: [paid, "{amount}"] }
        questions:
          - { ask: "linh here, lẻ in the south", or: { linh: lẻ } }

        """
    private static let rules = """
        %n:
        0: không; một; hai; 3: một;
        10: mười[ >>];
        20: << mươi[ >>];
        100: << trăm[ >%%linh-rest>];
        %%linh-rest:
        1: linh =%n=;
        10: =%n=;

        """

    @Test("Lists every file that it changed, and what to run next")
    func files() throws {
        let studio = try Studio(yaml: [])
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD"))
        try studio.folder.write("recordings/vi-VND/pack.yml", Self.pack.utf8)
        try studio.folder.write("recordings/vi-VND/numbers.rbnf", Self.rules.utf8)
        let sheet = try studio.run("review", "--pack", "vi-VND", "--format", "csv").outputText
        let filled = sheet.split(separator: "\r\n").enumerated().map { number, line in
            if number == 0 { return String(line) }
            var cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            let isQuestion = cells[0] == "?"
            cells[isQuestion ? 3 : 2] = "x"
            cells[5] = "Eva"
            return cells.joined(separator: ",")
        }
        // The question holds a comma, and so quotation marks.
        let text = filled.map { $0.hasPrefix("?") ? "?,linh,,x,,Eva,,\"linh here, lẻ in the south\",vi-VND" : $0 }
        try studio.folder.write("filled.csv", text.joined(separator: "\r\n").utf8)
        let before = try studio.snapshot("recordings/vi-VND").mapValues(\.bytes)
        let result = try studio.run("review", "--import", "filled.csv")
        #expect(result.status == 0, "\(result.errorText)")
        let after = try studio.snapshot("recordings/vi-VND").mapValues(\.bytes)
        let changed = Set(after.keys.filter { after[$0] != before[$0] })
        #expect(changed == ["pack.yml", "numbers.rbnf", "approved.csv"])
        for name in changed {
            #expect(result.outputText.contains("written: recordings/vi-VND/\(name)\n"), "\(result.outputText)")
        }
        // Beside the question each line is a reading.
        let counted = /vi-VND: (\d+) approved, 1 answered, (\d+) to be read again/
        let (_, approved, again) = try #require(result.outputText.prefixMatch(of: counted)).output
        #expect(Int(approved)! + Int(again)! == filled.count - 2, "\(result.outputText)")
        #expect(result.outputText.contains(" review vi-VND --to review.html, "), "\(result.outputText)")
    }
}
