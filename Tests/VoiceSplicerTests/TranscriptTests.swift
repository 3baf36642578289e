import Testing
import VoiceManifest

@testable import VoiceSplicer

struct TranscriptTests {
    @Test(arguments: [
        (["payment received", "fifteen", "dollars"], "payment received fifteen dollars"),
        (["收款到账", "十五", "元"], "收款到账十五元"), (["お支払い", "カード", "円"], "お支払いカード円"),
        (["ได้รับเงิน", "สิบ", "บาท"], "ได้รับเงินสิบบาท"), (["ໄດ້ຮັບ", "ສິບ"], "ໄດ້ຮັບສິບ"),
        (["បានទទួល", "ដប់"], "បានទទួលដប់"), (["ငွေ", "ဆယ်"], "ငွေဆယ်"), (["입금", "만", "원"], "입금 만 원"),
        (["收款", "OK", "元"], "收款 OK 元"), (["получено", "пять"], "получено пять"), (["𠀀", "𠀁"], "𠀀𠀁"),
        (["استلمت", "خمسة"], "استلمت خمسة"), (["ten"], "ten"), ([], ""),
    ])
    func joins(texts: [String], transcript: String) {
        var joined = Transcript()
        for text in texts { joined.append(.init(text)) }
        #expect(joined.text == transcript)
    }

    @Test("What a pack says of two clips is written between them, and only between them")
    func knownJoins() {
        let joins = TextJoins(
            [
                .init(text: "-", left: [0, 2], right: [1]), .init(text: "", left: [1, 2], right: [0, 1, 3]),
                .init(text: "", left: [9], right: [0]),
            ], clips: 4)
        func text(_ clips: Int...) -> String {
            var transcript = Transcript()
            for (place, clip) in clips.enumerated() {
                let join = place > 0 ? joins.text(between: clips[place - 1], and: clip) : nil
                transcript.append(.init(["trente", "un", "収", "cent"][clip]), join: join)
            }
            return transcript.text
        }
        #expect(text(0, 1) == "trente-un")
        #expect(text(1, 0, 3, 1, 3) == "untrente cent uncent")
        // The first entry with both counts.
        #expect(text(2, 1) == "収-un")
        #expect(text(2, 2) == "収収")
        #expect(TextJoins([], clips: 4).text(between: 0, and: 1) == nil)
    }
}
