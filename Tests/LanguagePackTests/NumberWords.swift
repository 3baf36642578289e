import Foundation
import TestSupport
import Testing

/// A language of num2words 0.5.10 (Debian's python3-num2words), which knows no number rules, and where it is not followed.
///
/// Not compared, since it is wrong or has another habit in most amounts above 1,000: ar (واحد ألف for 1,000), da
/// (treogtreds), fr_BE and fr_CH (trois cents mille), he (nothing above 9,999), it (ventiunomila, settantatre), kn (ಮೂರು
/// ಒಂದು ಲಕ್ಷ for 300,000), lv (nominative after tens), no (tretti-syv million), pt_BR (cento milhões), ro (cinci milion), sl
/// (devet milijon), vi (lẻ, and empty classes left out).
struct NumberWords: Sendable, CustomTestStringConvertible {
    /// What num2words calls it.
    var language: String
    var pack: String
    /// What stands behind a whole number of the currency.
    var nouns: [String]
    /// What num2words says otherwise than before a noun, or wrongly: patterns, and what they become.
    var mends: [(pattern: String, text: String)] = []
    /// Where its words have this, references allow both, or it leaves a word out.
    var leavesOut: String?

    var testDescription: String { language }

    static let all = [
        NumberWords(language: "en", pack: "en-GB-GBP", nouns: ["pound", "pounds"]),
        NumberWords(language: "en_IN", pack: "en-IN-INR", nouns: ["rupees"]),
        NumberWords(language: "fr", pack: "fr-EUR", nouns: ["euros", "d'euros"]),
        NumberWords(language: "id", pack: "id-IDR", nouns: ["rupiah"]),
        NumberWords(language: "ko", pack: "ko-KRW", nouns: ["원"]),
        NumberWords(language: "ru", pack: "ru-RUB", nouns: ["рубль", "рубля", "рублей"]),
        // It counts alone: eins.
        NumberWords(
            language: "de", pack: "de-EUR", nouns: ["Euro"], mends: [("eins(?=$|tausend| Millionen)", "ein")]),
        // It counts alone: uno; dieciséis has an accent (DLE).
        NumberWords(
            language: "es", pack: "es-MXN", nouns: ["pesos", "de pesos"],
            mends: [("veintiuno\\b", "veintiún"), ("uno\\b", "un"), ("dieciseis", "dieciséis")]),
        // miljoona and yksi miljoona are both said.
        NumberWords(
            language: "fi", pack: "fi-EUR", nouns: ["euroa"], mends: [("^miljoona", "yksi miljoona")]),
        // Before 万 a thousand is 一千 (NHK); 千万 is said too.
        NumberWords(
            language: "ja", pack: "ja-JPY", nouns: ["円"], mends: [("(^|億)千(?=[^億]*万)", "$1一千")]),
        // één miljoen is stressed (Onze Taal); elfhonderd for duizendhonderd.
        NumberWords(
            language: "nl", pack: "nl-EUR", nouns: ["euro"], mends: [("^een(?= )", "één")],
            leavesOut: "^duizend[a-z]*honderd"),
        // A slip of its table.
        NumberWords(
            language: "pl", pack: "pl-PLN", nouns: ["złoty", "złote", "złotych"],
            mends: [("dziewięćdzisiąt", "dziewięćdziesiąt")]),
        // "e" between millions and thousands is left to taste (Cunha and Cintra).
        NumberWords(
            language: "pt", pack: "pt-PT-EUR", nouns: ["euros", "de euros"], leavesOut: "milh(ão|ões) e .*mil"),
        // šeststo and četiristo are the standard's; hiljadu and milion alone are usual.
        NumberWords(
            language: "sr", pack: "sr-Latn-RSD", nouns: ["dinar", "dinara"],
            mends: [
                ("\\bšesto", "šeststo"), ("četristo", "četiristo"), ("^jedan milion", "milion"),
                ("(^|miliona? )jedna hiljada", "$1hiljadu"),
            ]),
        // A single hundred, thousand or million goes without vienas as well.
        NumberWords(
            language: "lt", pack: "lt-EUR", nouns: ["euras", "eurai", "eurų"],
            mends: [
                ("vienas šimtas", "šimtas"), ("^vienas (tūkstantis|milijonas)", "$1"),
                ("(milijonas|milijonai|milijonų) vienas tūkstantis", "$1 tūkstantis"),
            ]),
        NumberWords(language: "th", pack: "th-THB", nouns: ["บาท"]),
        // It writes Latin letters for Cyrillic ones.
        NumberWords(
            language: "uk", pack: "uk-UAH", nouns: ["гривня", "гривні", "гривень"], mends: [("i", "і"), ("'", "ʼ")]),
        // It drops the bir of 201,000; what it says then is another number.
        NumberWords(language: "tr", pack: "tr-TRY", nouns: ["lira"]),
        // dvacet dva tisíc and dvacet dva tisíce are both right (ÚJČ).
        NumberWords(
            language: "cz", pack: "cs-CZK", nouns: ["koruna", "koruny", "korun"],
            leavesOut: "(cet|cát|desát|sto|sta|set|stě) (dva|tři|čtyři|jedna|jeden) (tisíc|milion)"),
    ]

    /// Whether it can be wrong whatever it says.
    func leavesOut(_ number: Int64) -> Bool {
        guard language == "tr" else { return false }
        return [number / 1000, number / 1_000_000].contains { count in count % 10 == 1 && count % 1000 > 1 }
    }

    // MARK: Asking

    static let isThere = Program.oraclesAreRequired || python != nil

    /// The Python that has num2words: Debian's package is for Debian's own, which may not be the first in PATH.
    private static let python = ["python3", "/usr/bin/python3"].first {
        (try? Program.run($0, ["-c", "import num2words"]))?.status == 0
    }

    /// What num2words says of numbers, mended; nil where it is not followed.
    func readings(_ numbers: [Int64]) throws -> [String?] {
        let script = """
            import sys
            from num2words import num2words
            for line in sys.stdin: print(num2words(int(line), lang='\(language)'))
            """
        let environment = ProcessInfo.processInfo.environment.merging(["PYTHONIOENCODING": "utf-8"]) { $1 }
        let input = numbers.map { "\($0)\n" }.joined()
        let result = try Program.run(
            Self.python ?? "python3", ["-c", script], environment: environment, input: Data(input.utf8))
        let lines = result.outputText.split(separator: "\n").map(String.init)
        guard result.status == 0, lines.count == numbers.count else { throw Unexpected(result.errorText) }
        return zip(numbers, lines).map { number, line in leavesOut(number) ? nil : mended(line) }
    }

    private func mended(_ words: String) -> String? {
        func replacing(_ words: String, _ pattern: String, _ text: String) -> String {
            words.replacingOccurrences(of: pattern, with: text, options: .regularExpression)
        }
        if let leavesOut, words.range(of: leavesOut, options: .regularExpression) != nil { return nil }
        return mends.reduce(words) { replacing($0, $1.pattern, $1.text) }
    }
}
