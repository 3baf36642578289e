import TestSupport
import Testing

@testable import VoiceAssetCore

@Suite struct ExcerptTests {
    @Test(
        arguments: [
            ("abc", 1, "abc\n^"), ("abc", 3, "abc\n  ^"), ("abc", 4, "abc\n   ^"), ("abc", 99, "abc\n   ^"),
            ("abc", 0, "abc\n^"), ("", 1, "\n^"), ("\ta\tb", 4, "    a    b\n         ^"),
            ("零一x", 3, "零一x\n    ^"), ("e\u{301}x", 3, "e\u{301}x\n ^"),
            ("a\u{1b}[2J\u{85}", 6, "a\u{FFFD}[2J\u{FFFD}\n     ^"),
            ("a\u{202e}b\u{2028}", 3, "a\u{FFFD}b\u{FFFD}\n  ^"),
            ("한글x", 3, "한글x\n    ^"),
        ])
    func pointsAtTheColumn(line: String, column: Int, text: String) {
        #expect(Excerpt.text(line: line.unicodeScalars, column: column) == text)
    }

    /// Never wider than 120 columns, and the caret is under the right character wherever it is.
    @Test(arguments: [1, 2, 59, 60, 61, 118, 119, 120, 121, 300, 490, 499, 500, 501]) func longLines(column: Int) {
        let line = (0..<500).map { Unicode.Scalar(UInt8(ascii: "a") + UInt8($0 % 26)) }
        let lines = Excerpt.text(line: line, column: column).split(separator: "\n")
        #expect(lines[0].count <= 120 && lines[0].count >= 119)
        #expect(lines[0].hasPrefix("…") == (column > 60) && lines[0].hasSuffix("…") == (column < 440))
        let caret = lines[1].count - 1
        let shown = Array(lines[0].unicodeScalars)
        #expect(column == 501 ? caret == shown.count : shown[caret] == line[column - 1])
    }

    @Test func standsUnderTheMessage() {
        let diagnostic = Finding(
            .numbersSyntax, file: "numbers.rbnf", position: .init(line: 3, column: 2), found: "x", advice: "y",
            excerpt: "ab\n ^")
        #expect(diagnostic.line == "numbers.rbnf:3:2: error[numbers-syntax]: x; y\n    ab\n     ^")
    }

    /// An excerpt can't drive the terminal either.
    @Test func showsControlCharacters() {
        let line = Finding(.numbersSyntax, file: "f", found: "x", excerpt: "\u{1b}[2J\n^").line
        #expect(line == "f: error[numbers-syntax]: x\n    \\u{1b}[2J\n    ^")
    }
}
