import Foundation
import TestSupport
import Testing

@testable import VoiceSplicer

/// Transcripts for synthesizers, read back by other programs.
struct SSMLTests {
    private static let texts = [
        "收款到账十五点五元", "payment received fifteen dollars & fifty cents", "l'euro \"<b>\"", "a\u{0}\u{8}\u{FFFE}b",
        "two\nlines\tand a tab", "𠀀 emoji 🙂", "", "]]>", "&amp;",
    ]

    /// An XML parser finds the text that was put in, and the language; what XML can't hold is gone.
    @Test(.enabled(if: Program.available("python3"), "needs python3"), arguments: texts)
    func isXML(text: String) throws {
        let script = """
            import json, sys, xml.etree.ElementTree as tree
            root = tree.fromstring(sys.stdin.buffer.read())
            print(json.dumps([root.tag, root.attrib, root.text or "", len(root)]))
            """
        let document = SSML.document(text, locale: "zh-Hans")
        let result = try Program.run("python3", ["-c", script], input: Data(document.utf8))
        try #require(result.status == 0, "\(result.errorText)")
        let read = try #require(JSONSerialization.jsonObject(with: result.output) as? [Any])
        let expected = text.replacing(/[\n\t]/, with: " ").replacing(/[\x{0}\x{8}\x{FFFE}]/, with: "")
        #expect(read[0] as? String == "{http://www.w3.org/2001/10/synthesis}speak")
        let language = ["version": "1.1", "{http://www.w3.org/XML/1998/namespace}lang": "zh-Hans"]
        #expect(read[1] as? [String: String] == language)
        #expect(read[2] as? String == expected)
        #expect(read[3] as? Int == 0)
    }

    /// A synthesizer says the same phonemes for an announcement's SSML as for its transcript.
    @Test(.enabled(if: Program.available("espeak-ng"), "needs espeak-ng"))
    func isSpokenAlike() async throws {
        let pack = try await SpokenPack.named(.english)
        for amount in ["15.50", "0", "777777.77"] {
            let announcement = try pack.announcement(amount)
            let flags = ["-q", "-x", "-v", "en"]
            let plain = try Program.run("espeak-ng", flags + [announcement.transcript])
            let marked = try Program.run("espeak-ng", flags + ["-m", announcement.ssml])
            let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            #expect(plain.status == 0 && !words(plain.outputText).isEmpty)
            #expect(words(marked.outputText) == words(plain.outputText), "\(announcement.ssml)")
        }
    }
}
