import Testing
import VoiceAssetPacks

@testable import VoiceAssetLanguagePackSeed

/// Which old recording is which clip: names are evidence of what is said, and the clip is the one that says it.
@Suite struct RecordingMatchingTests {
    private static func spoken(_ locale: String, _ currency: String) throws -> SpokenClips {
        let options = SeedOptions(locale: locale, currency: currency)
        let language = try #require(SpokenLanguage(options, of: .own))
        return SpokenClips(PackDocument(try LanguagePack(options, comparing: 0)).clips, in: language)
    }

    /// As in a new pack for English: 0 to 20 and the tens.
    private static var english: SpokenClips {
        let small = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        let numbers = Array(small.enumerated()) + tens.enumerated().map { ($0.offset * 10 + 20, $0.element) }
        let words = Dictionary(uniqueKeysWithValues: numbers.map { (Int64($0.0), $0.1) })
        let clips =
            numbers.map { VoicePack.Clip(id: "\($0.0)", text: $0.1) }
            + [
                .init(id: "payment-received", text: "You received"), .init(id: "hundred", text: "hundred"),
                .init(id: "dollars", text: "dollars"), .init(id: "point", text: "point"),
            ]
        let language = SpokenLanguage(locale: "en", ones: ["one"]) {
            words[$0] ?? ($0 == 100 ? "one hundred" : "another \($0)")
        }
        return SpokenClips(clips, in: language)
    }

    /// A number is the clip that says it as people count, alone; ids of many languages hold bound forms.
    @Test(
        arguments: [
            ("fr", "EUR", "2.wav", "deux"), ("fr", "EUR", "1.wav", "un"), ("fr", "EUR", "100.wav", "cent"),
            ("fr", "EUR", "8.wav", nil), ("fr", "EUR", "1000.wav", "mille"), ("de", "EUR", "1.wav", "eins"),
            ("de", "EUR", "forty_five.wav", "fünfundvierzig"), ("fr", "EUR", "hundred.wav", "cent"),
            // People count "un million" and "einhundert"; the English word is that of the unit alone.
            ("fr", "EUR", "million.wav", nil), ("de", "EUR", "hundred.wav", nil),
            ("de", "EUR", "thousand.wav", "tausend"),
            ("sv", "SEK", "hundred.wav", nil), ("it", "EUR", "thousand.wav", "mille"),
            ("it", "EUR", "1.wav", "uno"), ("es", "EUR", "1.wav", nil), ("es", "EUR", "hundred.wav", "cien"),
            ("uk", "UAH", "1.wav", "один"), ("uk", "UAH", "2.wav", "два"), ("cs", "CZK", "1.wav", "jedna"),
            ("cs", "CZK", "2.wav", "dva"), ("ro", "RON", "1.wav", "unu"), ("ro", "RON", "1000.wav", "o mie"),
            ("hu", "HUF", "2.wav", nil), ("hu", "HUF", "3.wav", "három"), ("pl", "PLN", "1.wav", "jeden"),
            ("el", "EUR", "3.wav", "τρία"), ("el", "EUR", "1.wav", "ένα"), ("fil", "PHP", "2.wav", nil),
            ("ga", "EUR", "3.wav", "a trí"), ("cy", "GBP", "30.wav", "tri deg"), ("cy", "GBP", "5.wav", "pump"),
            ("cy", "GBP", "2.wav", nil), ("he", "ILS", "3.wav", "שלוש"), ("zh", "CNY", "2.wav", "二"),
            ("zh", "CNY", "10.wav", "十"), ("zh", "CNY", "100.wav", nil), ("zh", "CNY", "hundred.wav", "百"),
            ("zh", "CNY", "ten_thousand.wav", "万"), ("en", "USD", "100.wav", nil),
            ("en", "USD", "hundred.wav", "hundred"),
            ("ru", "RUB", "thousand.wav", "тысяча"), ("vi", "VND", "4.wav", "bốn"),
        ] as [(String, String, String, String?)])
    func countingForms(locale: String, currency: String, file: String, text: String?) throws {
        let matching = RecordingMatching([file], to: try Self.spoken(locale, currency))
        #expect(matching.matches.map(\.text) == (text.map { [$0] } ?? []))
        // The reason is told.
        #expect((matching.unsaid[file] == nil) == (text != nil))
    }

    @Test(
        arguments: [
            ("7.mp3", "7", .number), ("07.mp3", "7", .number), ("POINT.WAV", "point", .text),
            ("payment_received.mp3", "payment-received", .id), ("You received.wav", "payment-received", .text),
            ("seven.mp3", "7", .text), ("dot.mp3", "point", .word), ("Dollars.mp3", "dollars", .text),
            // Another take, or a copy.
            ("7~2.wav", "7", .number), ("7 (1).wav", "7", .number), ("seven copy 2.wav", "7", .text),
            ("LL-Q1860 (eng)-Vealhurl-seven.wav", "7", .text),
            // One name alone is no family, and other words change what is said.
            ("tts_7.mp3", nil, .number), ("vm-Cust4.wav", nil, .number), ("dir-multi9.wav", nil, .number),
            ("7_dollars.mp3", nil, .text), ("no_payment_received.mp3", nil, .id), ("fifty_dollars.mp3", nil, .text),
            ("hundred_thousand.mp3", nil, .text), ("7 of 9.mp3", nil, .number), ("seven_v2.mp3", nil, .text),
            ("seventy_seven.mp3", nil, .text), ("ten_16k.wav", nil, .text), ("1e10.wav", nil, .number),
            ("7.txt", nil, .text), ("1_0.wav", nil, .text), ("2-0.wav", nil, .text), (".7.mp3", nil, .text),
            ("99.mp3", nil, .text), ("_.mp3", nil, .text),
            ("123456789012345678901234567890.mp3", nil, .text), ("\u{1b}[2J.mp3", nil, .text),
        ] as [(String, String?, RecordingMatching.Evidence)])
    func one(file: String, clip: String?, evidence: RecordingMatching.Evidence) {
        let matching = RecordingMatching([file], to: Self.english)
        #expect(matching.matches.map(\.clip) == (clip.map { [$0] } ?? []), "\(matching.questions)")
        #expect(matching.matches.allSatisfy { $0.evidence == evidence && $0.file == file })
        #expect(matching.missing.count + matching.matches.count == Self.english.clips.count)
    }

    private static func names(_ before: String, _ numbers: some Sequence<Int>, _ after: String = ".wav") -> [String] {
        numbers.map { "\(before)\($0)\(after)" }
    }

    private static let hundred = Array(0...20) + [30, 40, 50, 60, 70, 80, 90]

    /// A number at the end of a name counts where names with the same beginning say several of the pack's numbers, and not as a
    /// recorder counts.
    @Test(
        arguments: [
            (names("tts_", 0...9), 10), (names("tts_", 1...9) + ["tts_point.wav"], 10), (names("_", 0...9), 10),
            (names("_", 0...9) + ["click1.wav"], 10), (names("", 1...20), 20), (names("", 1...10), 10),
            (names("", hundred), 28), (names("n", hundred, " (male).wav"), 28), (names("No.", [3, 5, 9]), 0),
            (["00", "01", "02", "03", "04", "05", "06", "07", "08", "09"].map { "\($0).wav" }, 10),
            (names("", 0...99), 28), (names("", [7, 9]), 2),
            // A recorder's count.
            (names("", 1...14), 0), (names("0", 1...8), 0), (names("", 38...42), 0), (names("take", 1...20), 0),
            (names("mic", 1...3), 0), (names("out", 0...36), 0), (names("REC_00", 41...50), 0),
            (names("", 1...14) + ["dollars.wav"], 1), (names("twenty_", 1...9), 0), (names("20_", 1...9), 0),
        ] as [([String], Int)])
    func families(files: [String], count: Int) {
        let matching = RecordingMatching(files, to: Self.english)
        #expect(matching.matches.count == count, "\(matching.matches.map(\.file))")
        #expect(matching.unmatched.count == files.count - count)
    }

    /// A row of 1 to 10 is no count where the pack says some of these numbers with a word behind: "six euros".
    @Test func wholeRowInFrench() throws {
        for last in [10, 20] {
            let matching = RecordingMatching(Self.names("", 1...last), to: try Self.spoken("fr", "EUR"))
            #expect(matching.matches.count == last - 3 && matching.questions.isEmpty)
            #expect(matching.unsaid == ["6.wav": "six", "8.wav": "huit", "10.wav": "dix"])
        }
        // So many are a recorder's.
        let many = RecordingMatching(Self.names("", 1...100), to: try Self.spoken("fr", "EUR"))
        #expect(many.matches.isEmpty && many.questions.allSatisfy { $0.doubt == .count })
    }

    /// Of two families the complete one is taken, and the other is named.
    @Test func twoFamilies() {
        let (full, other) = (Self.names("digits_", Self.hundred), Self.names("digits_h-", 1...20))
        let matching = RecordingMatching(
            full + other + ["digits_hundred.wav", "digits_h-hundred.wav"], to: Self.english)
        #expect(Set(matching.matches.map(\.file)) == Set(full + ["digits_hundred.wav"]))
        let doubts = Set(matching.questions.map(\.doubt))
        #expect(doubts.isSubset(of: [.family]) && matching.questions.count == 21)
        // Of two that are as complete neither.
        let equal = RecordingMatching(Self.names("m", 0...9) + Self.names("f", 0...9), to: Self.english)
        #expect(equal.matches.isEmpty && equal.questions.count == 20)
        // Whole names come before a family that is as large.
        let whole = RecordingMatching(Self.names("", 0...9) + Self.names("h", 0...9), to: Self.english)
        #expect(whole.matches.map(\.file) == Self.names("", 0...9))
    }

    /// A syllable in Latin letters is no proof where tones tell words apart; the currency's English name is a word of its own.
    @Test(
        arguments: [
            ("zh", "CNY", "yi.wav", ["1", "hundred-million"]), ("zh", "CNY", "shi2.wav", ["ten"]),
            ("zh", "CNY", "tts_bai3.mp3", ["hundred"]), ("zh", "CNY", "wan.mp3", ["ten-thousand"]),
            ("zh", "CNY", "liang.mp3", ["liang"]), ("vi", "VND", "bay.wav", ["7"]),
        ] as [(String, String, String, [String])])
    func syllables(locale: String, currency: String, file: String, clips: [String]) throws {
        let matching = RecordingMatching([file], to: try Self.spoken(locale, currency))
        #expect(matching.matches.isEmpty && matching.questions.map(\.clips) == [clips], "\(matching.matches)")
    }

    @Test(
        arguments: [
            ("zh", "CNY", "yuan.mp3", "元"), ("vi", "VND", "dong.mp3", "đồng"), ("zh", "CNY", "七.mp3", "七"),
            ("zh", "CNY", "七 (1).mp3", "七"), ("ru", "RUB", "odin.wav", "один"), ("de", "EUR", "Fuenf.mp3", "fünf"),
            ("pl", "PLN", "piec.wav", "pięć"), ("de", "EUR", "fu\u{308}nf.mp3", "fünf"),
            ("fr", "EUR", "Vingt et un.wav", "vingt-et-un"),
            ("ja", "JPY", "shi.mp3", nil), ("ar", "SAR", "٢٠.wav", "عشرون"),
        ] as [(String, String, String, String?)])
    func latinLetters(locale: String, currency: String, file: String, text: String?) throws {
        let matching = RecordingMatching([file], to: try Self.spoken(locale, currency))
        #expect(matching.matches.map(\.text) == (text.map { [$0] } ?? []), "\(matching.questions)")
    }

    /// `media1.wav` said 一 and became 幺.
    @Test func countedNamesInMandarin() throws {
        let matching = RecordingMatching(Self.names("media", 1...12), to: try Self.spoken("zh", "CNY"))
        #expect(matching.matches.isEmpty && matching.questions.allSatisfy { $0.doubt == .count })
    }

    /// Lingua Libre's names, of several speakers.
    @Test func linguaLibre() throws {
        let files = [
            "LL-Q150 (fra)-WikiLucas00-deux.wav", "LL-Q150_(fra)-Lepticed7-vingt-deux.wav", "LL-Q150 (fra)-X-non.wav",
        ]
        let matching = RecordingMatching(files, to: try Self.spoken("fr", "EUR"))
        #expect(matching.matches.map(\.text) == ["deux", "vingt-deux"] && matching.unmatched == [files[2]])
    }

    /// The surer name wins; of two as sure ones neither is taken.
    @Test func severalFilesOfOneClip() {
        let sure = RecordingMatching(["seven.mp3", "07.mp3", "7.mp3", "7 (1).mp3"], to: Self.english)
        #expect(sure.matches.map(\.file) == ["seven.mp3"] && sure.questions.isEmpty && sure.unmatched.isEmpty)
        #expect(sure.unneeded.map(\.file) == ["7.mp3", "07.mp3", "7 (1).mp3"])
        #expect(RecordingMatching(["07.mp3", "7.mp3"], to: Self.english).matches.map(\.file) == ["7.mp3"])
        let unsure = RecordingMatching(["7.mp3", "7.wav"], to: Self.english)
        #expect(unsure.matches.isEmpty && unsure.questions.map(\.doubt) == [.several, .several])
        #expect(unsure.missing.map(\.id) == Self.english.clips.map(\.id))
    }

    /// A list is right whatever the name says; what is heard is surer than a number in the name.
    @Test func otherEvidence() {
        var known = RecordingMatching.Knowledge()
        known.listed = ["4.wav": "fourth", "a.wav": "four.", "b.wav": "5"]
        known.heard = ["c.wav": "Seven!", "8.wav": "nine", "ten.wav": "six", "mic1.wav": "dollars", "mic2.wav": "1, 1"]
        known.answers = ["yi.wav": "1"]
        let files = ["4.wav", "a.wav", "b.wav", "c.wav", "8.wav", "ten.wav", "mic1.wav", "mic2.wav", "yi.wav"]
        let matching = RecordingMatching(files, to: Self.english, known)
        let found = Dictionary(uniqueKeysWithValues: matching.matches.map { ($0.file, $0.clip) })
        #expect(
            found == [
                "a.wav": "4", "b.wav": "5", "c.wav": "7", "8.wav": "9", "ten.wav": "10", "mic1.wav": "dollars",
                "yi.wav": "1",
            ])
        #expect(matching.unsaid == ["4.wav": "fourth"])
    }

    /// Clips that have a take need no other.
    @Test func alreadyThere() {
        let matching = RecordingMatching(Self.names("", 0...9) + ["x.wav"], to: Self.english, taken: ["7", "8"])
        #expect(matching.unneeded.map(\.file) == ["7.wav", "8.wav"] && matching.unmatched == ["x.wav"])
        #expect(matching.matches.count == 8 && !matching.missing.contains { $0.id == "7" })
        #expect(RecordingMatching(["No07 (1).MP3", "7.WAV"], to: Self.english).matches.map(\.copy) == ["7.wav"])
    }

    /// 10,000 names of many words take no minutes.
    @Test(.timeLimit(.minutes(1))) func manyNames() {
        let files = (0..<10_000).map { "a b c \($0) d e f g h seven \($0 % 7) i j k l m n.wav" }
        #expect(RecordingMatching(files, to: Self.english).matches.isEmpty)
    }
}
