import TestSupport
import Testing
import VoiceAssetUnicodeText

@Suite struct TerminalColumnsTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("零一", 4), ("ｶﾞ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11ab}", 2), ("e\u{301}", 1),
        ("नमस्ते", 4), ("ไก่", 2), ("a\u{200d}b", 2), ("👍", 2), ("—…", 2), ("Ａ", 2), ("со\u{ad}рок", 6), ("①", 1),
    ])
    func columns(text: String, columns: Int) { #expect(text.terminalColumns == columns) }

    /// The C library's columns of all characters that Python knows, in runs of one width: first, last, columns.
    private static let widths = """
        import ctypes, locale, unicodedata
        locale.setlocale(locale.LC_ALL, "C.UTF-8")
        width = ctypes.CDLL(None).wcwidth
        run = None
        for code in range(0xa0, 0x40000):
            known = unicodedata.category(chr(code)) not in ("Cn", "Co", "Cs") and width(code) >= 0
            columns = width(code) if known else None
            if run and run[2] == columns:
                run[1] = code
            else:
                if run and run[2] is not None: print(*run)
                run = [code, code, columns]
        """

    @Test(.enabled(if: Program.available("python3"))) func agreesWithTheSystem() throws {
        let result = try Program.run("python3", ["-c", Self.widths])
        var count = 0
        for line in result.outputText.split(separator: "\n") {
            let run = line.split(separator: " ").compactMap { UInt32($0) }
            try #require(run.count == 3)
            for scalar in (run[0]...run[1]).compactMap(Unicode.Scalar.init) {
                count += 1
                // A sign of Ahom that became a spacing one in a later version of Unicode than the C library has.
                guard scalar.terminalColumns != run[2], scalar != "\u{1171e}" else { continue }
                Issue.record("U+\(String(scalar.value, radix: 16)): \(scalar.terminalColumns) instead of \(run[2])")
            }
        }
        #expect(count > 100_000)
    }
}
