import Testing

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

    /// The search finds the ends of every block and nothing beside them.
    @Test(
        arguments: [
            ("\u{dff}", false), ("\u{e00}", true), ("\u{fff}", true), ("\u{10a0}", false), ("\u{1100}", false),
            ("\u{2e7f}", false), ("\u{312f}", true), ("\u{3130}", false), ("\u{ac00}", false), ("\u{ffa0}", false),
            ("\u{3fffd}", true), ("\u{e0001}", false), ("a", false), ("é", false),
        ] as [(Character, Bool)])
    func knowsScripts(character: Character, isDense: Bool) throws {
        #expect(Transcript.isDense(try #require(character.unicodeScalars.first)) == isDense)
    }
}
