/// What the name of an old recording may say: its words, and the words of an English speaker for numbers and for what is said around them.
struct FileNameWords {
    /// In lower case; letters and digits apart, and what begins with a capital: `ttsNo07` is `tts`, `no`, `07`.
    let words: [String]

    /// - Parameter stem: the file's name without its extension.
    init(_ stem: String) {
        var words: [String] = []
        var last: (kind: Kind?, isCapital: Bool) = (nil, false)
        for character in stem {
            let kind = Kind(character)
            if let kind {
                let begins = kind != last.kind || character.isUppercase && !last.isCapital
                if !begins, let word = words.popLast() {
                    words.append(word + character.lowercased())
                } else {
                    words.append(character.lowercased())
                }
            }
            last = (kind, character.isUppercase)
        }
        self.words = words
    }

    private enum Kind {
        case letter, digit

        init?(_ character: Character) {
            if character.isASCII, character.isNumber {
                self = .digit
            } else if character.isLetter {
                self = .letter
            } else {
                return nil
            }
        }
    }

    /// The one number that is written in digits; nil if there is none, or several.
    var number: String? {
        let numbers = words.filter { $0.first?.isNumber == true }
        guard numbers.count == 1, numbers[0].count <= 9, let value = Int64(numbers[0]) else { return nil }
        return "\(value)"
    }

    /// How many numbers and parts of numbers are in it, in digits or as English words.
    var numberCount: Int {
        words.count { $0.first?.isNumber == true || Self.numbers[$0] != nil || Self.parts.contains($0) }
    }

    private static let parts: Set<String> = [
        "half", "quarter", "hundred", "thousand", "wan", "lakh", "million", "crore", "yi", "billion", "first", "second",
        "third",
    ]

    /// True of words by which a name says another thing than its other words do: numbers, parts of numbers, and that no money came in.
    /// - Parameter hasParts: whether parts of numbers count, `wan` and `yi` among them.
    static func changesMeaning(_ word: String, hasParts: Bool) -> Bool {
        numbers[word] != nil || hasParts && parts.contains(word) || denials.contains(word)
    }

    private static let denials: Set<String> = [
        "no", "not", "non", "never", "fail", "failed", "failure", "error", "refund", "refunded", "refunds", "cancel",
        "canceled", "cancelled", "declined", "rejected", "pending", "withdraw", "withdrawal", "tuikuan", "shibai",
        "quxiao", "tixian",
    ]

    /// A name without what tells a second take (`7~2`) or a copy (`7 (1)`, `7 copy 2`).
    static func withoutCopyMark(_ stem: String) -> String {
        stem.replacing(/(~[0-9]+| ?\([0-9]+\)| copy( [0-9]+)?)$/, with: "")
    }

    /// A name without the version at its end, `yuan_v2` or `seven take 3`; nil if it has none. `7 - take 10` has two numbers.
    static func withoutVersion(_ stem: String) -> String? {
        guard let mark = stem.firstMatch(of: /[ _.\-]+(v|ver|version|rev|take)[ _.\-]*[0-9]{1,2}$/.ignoresCase())
        else { return nil }
        let rest = String(stem[..<mark.range.lowerBound])
        return mark.1.lowercased() == "take" && rest.contains(where: \.isNumber) ? nil : rest
    }

    /// A name without the number with zeros in front that it begins with, `07_dollars`; nil if it has none, or another number behind it.
    static func withoutSerial(_ stem: String) -> String? {
        guard let serial = stem.prefixMatch(of: /0[0-9]+[ _.\-]+/) else { return nil }
        let rest = String(stem[serial.range.upperBound...])
        return rest.isEmpty || rest.contains(where: \.isNumber) ? nil : rest
    }

    /// A name without the one digit that it ends with, `shoukuan_2`; nil if it has none, or another number.
    static func withoutLastDigit(_ stem: String) -> String? {
        guard let digit = stem.firstMatch(of: /[ _.\-]+[1-9]$/) else { return nil }
        let rest = String(stem[..<digit.range.lowerBound])
        return rest.contains(where: \.isNumber) ? nil : rest
    }

    /// True of ids of clips that are spoken before another number: `twenty_1` may be 21.
    static func isPartOfNumbers(_ id: String) -> Bool {
        Int64(id).map { $0 >= 20 } ?? (id == "ten" || id.split(separator: "-").contains { parts.contains(String($0)) })
    }

    /// The number that an English word says, in digits.
    static func number(ofEnglish word: String) -> String? { numbers[word].map { "\($0)" } }

    /// The ids that a clip may have that says a number. `100.mp3` may say "one hundred", and is no `hundred`.
    static func ids(ofNumber number: String) -> [String] { number == "10" ? ["10", "ten"] : [number] }

    /// The ids that clips of new packs may have for an English word.
    static func ids(ofEnglish word: String) -> [String] {
        if let number = numbers[word] { return ["\(number)"] }
        return meanings[word] ?? []
    }

    private static let numbers: [String: Int] = {
        let small = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        let all = small.enumerated().map { ($1, $0) } + tens.enumerated().map { ($1, 10 * $0 + 20) }
        return Dictionary(all) { first, _ in first }
    }()

    /// Names that apps have for recordings of other words. Those of the decimal point are in several languages.
    private static let meanings: [String: [String]] = [
        "dot": ["point"], "decimal": ["point"], "comma": ["point"], "komma": ["point"], "coma": ["point"],
        "punto": ["point"], "ponto": ["point"], "virgule": ["point"], "virgola": ["point"], "virgula": ["point"],
        "przecinek": ["point"], "kropka": ["point"], "zapyataya": ["point"], "tochka": ["point"], "dian": ["point"],
        "ten": ["10", "ten"],
        "hundred": ["hundred", "100"], "thousand": ["thousand", "1000"], "wan": ["ten-thousand"],
        "yi": ["hundred-million"], "received": ["payment-received"], "receive": ["payment-received"],
        "payment": ["payment-received"], "success": ["payment-received"],
    ]
}
