import Testing

@testable import VoiceSplicer

/// Texts as payment services and shops send them.
struct AmountTextTests {
    @Test(
        arguments: [
            ("15元", "15", "CNY"), ("¥15.50", "15.50", "CNY"), ("￥ 15.5", "15.5", "CNY"), ("收款到账15.5元", "15.5", "CNY"),
            ("支付宝到账 15.50 元。", "15.50", "CNY"), ("微信收款0.01元", "0.01", "CNY"), ("收款15.5人民币", "15.5", "CNY"),
            ("RMB 15.50", "15.50", "CNY"), ("15块钱", "15", "CNY"), ("¥15元", "15", "CNY"), ("15美元", "15", "USD"),
            ("Payment received: $15.50", "15.50", "USD"), ("received 15.50 USD from Anna", "15.50", "USD"),
            ("US$15", "15", "USD"), ("15 dollars", "15", "USD"), ("(€15)", "15", "EUR"), ("HK$15", "15", "HKD"),
            ("Получено 15.50 ₽", "15.50", "RUB"), ("Получено 15.50 руб.", "15.50", "RUB"),
            ("15000 đồng", "15000", "VND"),
            ("15000₫", "15000", "VND"), ("ได้รับเงิน15.50บาท", "15.50", "THB"), ("1500円", "1500", "JPY"),
            ("Rp 1500", "1500", "IDR"),
            ("15", "15", nil), ("收款到账15.5", "15.5", nil), ("You received 15.50.", "15.50", nil), (" 007 ", "007", nil),
            ("到账:15.5，请查收", "15.5", nil), ("第 15 。", "15", nil),
            // Not beside the number, and said all the same.
            ("USD: 15.50", "15.50", "USD"), ("金额（美元）：15.5", "15.5", "USD"), ("15，美元", "15", "USD"),
            ("Amount in EUR: 15", "15", "EUR"), ("US$: 15", "15", "USD"), ("R$: 15", "15", "BRL"),
            ("15. Paid in dollars", "15", "USD"), ("人民币收款15", "15", "CNY"),
            // Parts of other words, and words that are no currency.
            ("元旦收款15", "15", nil), ("VIP: 15", "15", nil), ("USDT: 15", "15", nil), ("persons: 15", "15", nil),
        ] as [(String, String, String?)])
    func reads(text: String, digits: String, currency: String?) throws {
        let found = try AmountText(text)
        #expect(found.digits == digits)
        #expect((found.currencies == nil) == (currency == nil))
        if let currency { #expect(found.currencies?.contains(currency) == true, "\(found)") }
    }

    /// A sign of several currencies says which they may be, a word beside it which of them it is.
    @Test func signsOfSeveralCurrencies() throws {
        #expect(try AmountText("¥15").currencies == ["CNY", "JPY"])
        #expect(try AmountText("¥15円").currencies == ["JPY"])
        #expect(try AmountText("$15").currencies?.count ?? 0 > 20)
        #expect(try AmountText("$15 USD").currencies == ["USD"])
        #expect(try AmountText("HK$15元").currencies == ["HKD"])
    }

    @Test(
        arguments: [
            ("收款到账", .noNumber), ("", .noNumber), ("十五元", .noNumber), ("$", .noNumber),
            ("12:30 收到15元", .severalNumbers), ("2026-11-22", .severalNumbers), ("15元3角", .severalNumbers),
            ("3万5千元", .severalNumbers), ("15 000 ₽", .severalNumbers), ("15块5", .severalNumbers),
            ("5+5", .severalNumbers),
            ("1,234.50元", .form("1,234.50")), ("15,5 €", .form("15,5")), ("1.234.567 ₫", .form("1.234.567")),
            ("１５元", .form("１５")), ("١٥", .form("١٥")), ("1'000 CHF", .form("1'000")),
            ("-15元", .beside("-")), ("+15.50", .beside("+")), ("-$15", .beside("-")), ("−¥15", .beside("−")),
            ("5%", .beside("%")), ("1万元", .beside("万")), ("15 万元", .beside("万")), ("三万500元", .beside("万")),
            ("三 万 500元", .beside("万")), ("15k", .beside("k")), ("$15 million", .beside("m")),
            ("1.5 lakh", .beside("l")),
            ("A15", .beside("A")), ("#15", .beside("#")), ("J$15", .beside("J")), ("第15笔订单", .beside("笔")),
            ("15元/件", .beside("/")), ("1e5", .severalNumbers), ("ORDER 15", .beside("R")), ("½ 5", .beside("½")),
            ("€15 USD", .currencies), ("$15元人民币", .currencies), ("15usdt", .beside("u")),
            ("USD or EUR: 15", .currencies), ("$: 15. € too", .currencies), ("J$: 15", .currencies),
            ("15 USDT", .beside("T")),
        ] as [(String, PayloadFault.TextFault)])
    func refuses(text: String, fault: PayloadFault.TextFault) {
        #expect(throws: fault) { try AmountText(text) }
    }
}
