import Testing

/// A language that a team adds, and what its pack should say.
struct NewLanguage: Sendable, CustomTestStringConvertible {
    /// What add-language-pack gets.
    var locale: String
    var currency: String
    var range: String
    /// espeak-ng's voice.
    var voice: String
    /// What the sheet and the session hold.
    var clips: Int
    /// Clips whose cut may be marked although it is right: espeak-ng says "acht" and "ستة" almost without a vowel, "cent"
    /// and "cents" alike, and a doubt extends to the clips that might be said there instead.
    var marked: Set<String> = []
    /// What is said before every amount.
    var phrase: String
    /// Amounts in words: literal, and reviewed against ICU's spelling of the numbers and the plural rules of CLDR.
    var amounts: [(amount: String, words: String)]

    var pack: String { "\(locale)-\(currency)" }
    var testDescription: String { pack }

    static let all = [german, french, hindi, arabic, vietnamese]

    static let german = NewLanguage(
        locale: "de", currency: "EUR", range: "0.00...999.99", voice: "de", clips: 113, marked: ["7", "8"],
        phrase: "Zahlung erhalten",
        amounts: [
            ("0", "null Euro"), ("0.01", "ein Cent"), ("0.80", "achtzig Cent"), ("1", "ein Euro"),
            ("1.01", "ein Euro eins"), ("15.50", "fünfzehn Euro fünfzig"),
            ("21.21", "einundzwanzig Euro einundzwanzig"), ("101", "einhundertein Euro"),
            ("280.05", "zweihundertachtzig Euro fünf"),
            ("999.99", "neunhundertneunundneunzig Euro neunundneunzig"),
        ])

    static let french = NewLanguage(
        locale: "fr", currency: "EUR", range: "0.00...999.99", voice: "fr-fr", clips: 66,
        marked: ["hundred", "hundred-cents", "et-un"], phrase: "paiement reçu",
        amounts: [
            ("0", "zéro euro"), ("0.01", "un centime"), ("0.02", "deux centimes"), ("1", "un euro"),
            ("15.50", "quinze euros et cinquante centimes"), ("21.21", "vingt-et-un euros et vingt-et-un centimes"),
            ("71.80", "soixante-et-onze euros et quatre-vingts centimes"), ("81", "quatre-vingt-un euros"),
            ("101", "cent un euros"), ("280.05", "deux cent quatre-vingts euros et cinq centimes"),
            ("300", "trois cents euros"),
            ("999.99", "neuf cent quatre-vingt-dix-neuf euros et quatre-vingt-dix-neuf centimes"),
        ])

    static let hindi = NewLanguage(
        locale: "hi", currency: "INR", range: "0.00...99.99", voice: "hi", clips: 105,
        phrase: "भुगतान प्राप्त हुआ",
        amounts: [
            ("0", "शून्य रुपये"), ("0.01", "एक पैसा"), ("1", "एक रुपया"), ("2.02", "दो रुपये दो पैसे"),
            ("5.05", "पाँच रुपये पाँच पैसे"), ("10", "दस रुपये"), ("21.50", "इक्कीस रुपये पचास पैसे"),
            ("49.99", "उनचास रुपये निन्यानवे पैसे"), ("50.25", "पचास रुपये पच्चीस पैसे"),
            ("88.90", "अट्ठासी रुपये नब्बे पैसे"),
        ])

    static let arabic = NewLanguage(
        locale: "ar", currency: "AED", range: "0.00...99.99", voice: "ar", clips: 80,
        marked: [
            "6", "5-and-masculine", "7", "and-fils", "7-and-masculine", "6-and-masculine",
            // It says درهم and درهمًا much alike: one might be a repeat of the other.
            "dirham", "dirham-two", "dirham-few", "dirham-many",
            // Its سبعة عشر and تسعة عشر have the same length but for 10 ms: each might be the other.
            "17-and-masculine", "19-and-masculine",
        ],
        phrase: "تم استلام الدفعة",
        amounts: [
            ("0", "صفر درهم"), ("0.01", "فلس واحد"), ("1", "درهم واحد"), ("2.02", "درهمان وفلسان"),
            ("3.05", "ثلاثةُ دراهم وخمسةُ فلوس"), ("10", "عشرةُ دراهم"), ("11.12", "أحد عشر درهمًا واثنا عشر فلسًا"),
            ("21.50", "واحد وعشرون درهمًا وخمسون فلسًا"), ("50.25", "خمسون درهمًا وخمسة وعشرون فلسًا"),
            ("99.99", "تسعة وتسعون درهمًا وتسعة وتسعون فلسًا"),
        ])

    static let vietnamese = NewLanguage(
        locale: "vi", currency: "VND", range: "0...999999", voice: "vi", clips: 20, phrase: "đã nhận",
        amounts: [
            ("0", "không đồng"), ("1", "một đồng"), ("5", "năm đồng"), ("10", "mười đồng"), ("15", "mười lăm đồng"),
            ("21", "hai mươi mốt đồng"), ("24", "hai mươi bốn đồng"), ("55", "năm mươi lăm đồng"),
            ("101", "một trăm linh một đồng"), ("1001", "một nghìn không trăm linh một đồng"),
            ("15015", "mười lăm nghìn không trăm mười lăm đồng"),
            ("999999", "chín trăm chín mươi chín nghìn chín trăm chín mươi chín đồng"),
        ])
}
