/// How a language speaks of payments, as far as this package knows. Everything here is for review.
struct Habits {
    /// What opens, or ends, an announcement; nil if it is not known in this language.
    var phrase: String?
    /// Whether the amount comes before the phrase.
    var amountComesFirst = false
    /// Whether the language says decimals digit by digit.
    var isDigital: Bool { fractions == .digits }
    /// How a fraction is said where that is possible.
    var fractions = FractionStyle.minor
    /// Multiples that are one word in sound, whatever the spelling: 三百 is "sanbyaku".
    var fuse: [Int64] = []
    /// The highest amount that ICU's rules are trusted for, if there are doubts.
    var doubtsAbove: Int64?
    /// What a native speaker has to decide about ICU's rules (CLDR's data).
    var doubt: String?

    init(language: String) {
        phrase = Self.phrases[language]
        switch language {
        case "zh", "yue":
            fractions = .digits
            doubtsAbove = 99_999_999
            doubt = "above 100000000 CLDR's rules lack a 零: 100010001 must be 一亿零一万零一"
        case "ja":
            (fuse, amountComesFirst) = ([100, 1000], true)
            fractions = .digits
        case "ko": (fractions, amountComesFirst) = (.digits, true)
        case "de", "fr", "nl": fractions = .bare
        case "ar": doubt = "how 11 to 19 agree with the noun; 1 and 2 are often said by the noun alone"
        case "cs": doubt = "1000000000"
        case "he": doubt = "120, and whether 1 follows the noun: שקל אחד"
        case "ro": doubt = "where \"de\" comes after 20, 100 and their multiples"
        case "th": doubt = "101"
        case "lo": doubt = "CLDR's rules have words in Thai script"
        case "ga": doubt = "numbers before a noun differ from those for counting: dhá euro, not \"a dó\""
        default: break
        }
    }

    private static let phrases = [
        "ar": "تم استلام الدفع", "ca": "pagament rebut", "cs": "platba přijata", "da": "betaling modtaget",
        "de": "Zahlung erhalten", "el": "η πληρωμή ελήφθη", "en": "payment received", "es": "pago recibido",
        "fi": "maksu vastaanotettu", "fr": "paiement reçu", "hi": "भुगतान प्राप्त हुआ", "hr": "uplata primljena",
        "hu": "fizetés beérkezett", "id": "pembayaran diterima", "it": "pagamento ricevuto", "ja": "入金されました",
        "ko": "결제되었습니다", "ms": "bayaran diterima", "nb": "betaling mottatt", "nl": "betaling ontvangen",
        "no": "betaling mottatt", "pl": "płatność otrzymana", "pt": "pagamento recebido", "ro": "plată primită",
        "ru": "оплата получена", "sk": "platba prijatá", "sl": "plačilo prejeto", "sv": "betalning mottagen",
        "th": "ได้รับชำระเงินแล้ว", "tr": "ödeme alındı", "uk": "платіж отримано", "vi": "đã nhận thanh toán",
        "yue": "已收款", "zh": "收款到账",
    ]

    /// The phrase in the script of traditional characters.
    static let traditionalPhrase = "收款到帳"
}
