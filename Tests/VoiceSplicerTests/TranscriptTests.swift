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
}
