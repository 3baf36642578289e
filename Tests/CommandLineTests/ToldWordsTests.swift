import TestSupport
import Testing

/// What stands for a check's words stands for nothing else.
@Suite struct ToldWordsTests {
    private static let told =
        "a.wav:1:2: error[recording-limit]: sample rate 4000 Hz (limit 8000 to 192000 Hz); export it"

    @Test(
        arguments: [
            ("a.wav:1:2: error[recording-limit]: … 4000 Hz … 8000 … 192000 Hz …", true),
            ("a.wav:1:2: error[recording-limit]: … 8000 … 4000 Hz …", false),
            ("a.wav:1:2: error[recording-limit]: … 400 …", false),
            ("a.wav:1:2: error[recording-limit]: … 000 Hz …", false),
            ("a.wav:1:2: error[recording-limit]: … 192000 Hz", false),
            ("a.wav:1:2: error[recording-limit]: … export it", true),
            ("a.wav:1:3: error[recording-limit]: …", false), ("  a.wav:1:2: error[recording-limit]: …", false),
            ("a.wav:1:2: error[recording-limit]: …\n", false), ("a.wav:1:2: error[recording-limit]:", false),
        ])
    func fits(pattern: String, isTold: Bool) {
        #expect((Self.told =~ pattern) == isTold)
    }

    @Test func tellsALine() {
        let text = "one\n\(Self.told)\n"
        #expect(
            text.tells("error[recording-limit]: … 4000 Hz") && !text.tells("one … 4000 Hz") && !text.tells("4000 … on"))
        #expect(text =~ "one\na.wav:1:2: error[recording-limit]: … 4000 Hz …\n")
        #expect(
            "at 2.5 s" =~ "… 2.5 s" && !("at 12.5 s" =~ "… 2.5 s") && !("at -2.5 s" =~ "… 2.5 s")
                && !("at 2.5 s" =~ "… 2 …"))
    }
}
