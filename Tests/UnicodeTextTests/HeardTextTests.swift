import Testing
import VoiceAssetUnicodeText

/// Which changes of a text are heard when it is read aloud.
@Suite struct HeardTextTests {
    @Test(arguments: [
        ("seven", "seven"), ("seven", "Seven"), ("payment received", "payment  received"), ("twenty one", "twenty-one"),
        ("payment received", "payment received."), ("and,", "and"), ("收款到账", "收款到账。"), ("o'clock", "o’clock"),
        ("caf\u{E9}", "cafe\u{301}"), ("…seven…", "…seven"), ("co\u{AD}operate", "cooperate"),
    ])
    func isNotHeard(text: String, other: String) {
        #expect(text.isSaid(as: other) && other.isSaid(as: text))
    }

    @Test(arguments: [
        ("seven", "seven dollars"), ("seven", "eleven"), ("seven", ""), ("cafe", "caf\u{E9}"), ("two", "too"),
        ("received", "received?"), ("received", "received!"), ("7", "seven"), ("1.5", "15"),
    ])
    func isHeard(text: String, other: String) {
        #expect(!text.isSaid(as: other) && !other.isSaid(as: text))
    }
}
