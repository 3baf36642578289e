import Testing
import VoiceAssetCore
import VoiceSplicer

@testable import VoiceAssetPacks

@Suite struct PackDocumentTests {
    private static let example = """
        locale: zh-Hans              # BCP 47
        currency: CNY                # ISO 4217: fixes how many fraction digits an amount has
        speaker: espeak-ng cmn       # who speaks
        license: CC0-1.0             # of the recordings
        range: 0.00...99999999.99    # amounts this pack must be able to announce
        clips:                       # clip id: what is said (the transcript and the script sheet)
          payment-received: 收款到账
          "0": 零
          ten: 十
          point: 点
          yuan: 元
        numbers: numbers.rbnf        # rule-based number format (UTS #35 part 3), or `iterated`: digit by digit
        amount:                      # first pattern whose `when` holds
          - { when: { fraction: 0 }, say: ["{integer}", yuan] }
          - { say: ["{integer}", point, "{digits}", yuan] }
        announcements:
          payment-received: [payment-received, "{amount}"]
        profile:                     # optional; these are the defaults
          renditions: [mp3, wav]
          sample-rate: 48000
          loudness: -16              # LUFS of every clip's speech
          true-peak: -2              # dBTP ceiling of the decoded clip
          gap: 60ms                  # silence between the speech of neighbouring clips
        """

    @Test(arguments: [example, "\u{FEFF}" + example, example.split(separator: "\n").joined(separator: "\r\n")])
    func readsTheExample(yaml: String) throws {
        let source = PackDocument(yaml)
        #expect(source.diagnostics == [])
        let pack = try #require(source.pack)
        let range = try AmountRangeSyntax.range("0.00...99999999.99", scale: 2)
        var expected = VoicePack(
            name: "zh-Hans-CNY", locale: "zh-Hans", currency: try #require(ISOCurrency(code: "CNY")), range: range,
            clips: [
                .init(id: "payment-received", text: "收款到账"), .init(id: "0", text: "零"), .init(id: "ten", text: "十"),
                .init(id: "point", text: "点"), .init(id: "yuan", text: "元"),
            ],
            announcements: [.init(id: "payment-received", say: ["payment-received", "{amount}"])])
        expected.speaker = "espeak-ng cmn"
        expected.license = "CC0-1.0"
        expected.numbers = .rules(file: "numbers.rbnf")
        expected.amount = [
            .init(fraction: 0, say: ["{integer}", "yuan"]), .init(say: ["{integer}", "point", "{digits}", "yuan"]),
        ]
        #expect(pack == expected)
        #expect(source.clips == expected.clips)
        #expect(source.profile == ClipProfile())
    }

    /// A fixed announcement says no amount, with slots beside it or without.
    @Test(arguments: ["", "currency: EUR\n", "range: 0.00...9.99\ncurrency: EUR\n", "unit: { name: litre }\n"])
    func fixedAnnouncement(money: String) throws {
        let yaml = "locale: en\n\(money)clips: {hello: hello}\nannouncements: {hello: [hello]}\n"
        let source = PackDocument(yaml)
        #expect(source.diagnostics == [])
        #expect(source.pack?.announcements == [.init(id: "hello", say: ["hello"])])
        let amounts = PackDocument(yaml.replacing("[hello]", with: "[hello, \"{amount}\"]"))
        #expect(amounts.diagnostics.contains { $0.check == .packMissingKey } == !money.contains("range"))
    }

    @Test func readsTheOtherKeys() throws {
        let pack = try #require(
            PackDocument(
                """
                locale: de-CH
                currency: CHF
                range: 007...500
                clips: {0: zero, no: no, 1-2: "~", null: 'null', a: yes}
                numbers: numbers.rbnf
                words: {major: {one: no, other: "0"}, minor: {other: 1-2}}
                atomic: 100
                fuse: [100, 1000]
                split: true
                fractions: none
                amount: [{when: {integer: 1, fraction: 0}, say: ["{integer}", "{major}", "{minor}", "{digits:all}"]}]
                announcements: {a: ["{amount}"], b: [0, no, null]}
                profile: {renditions: [caf-ulaw], sample-rate: 48000, loudness: -23.5, true-peak: -1, gap: 0.5 s, level: pack, high-pass: 80}
                """
            ).pack)
        #expect(pack.clips.map(\.id) == ["0", "no", "1-2", "null", "a"])
        #expect(pack.clips.map(\.text) == ["zero", "no", "~", "null", "yes"])
        #expect("\(pack.range)" == "7.00...500.00")
        #expect(pack.numbers == .rules(file: "numbers.rbnf"))
        #expect(pack.words == ["major": ["one": "no", "other": "0"], "minor": ["other": "1-2"]])
        #expect(pack.atomic == 100 && pack.fuse == [100, 1000] && pack.split == true && pack.refusesFractions)
        #expect(
            pack.amount == [.init(integer: 1, fraction: 0, say: ["{integer}", "{major}", "{minor}", "{digits:all}"])])
        #expect(pack.announcements == [.init(id: "a", say: ["{amount}"]), .init(id: "b", say: ["0", "no", "null"])])
        var profile = ClipProfile()
        profile.renditions = [.cafULaw]
        profile.sampleRate = 48000
        profile.loudness = -23.5
        profile.truePeak = -1
        profile.gapMilliseconds = 500
        profile.level = .pack
        profile.highPass = 80
        #expect(pack.profile == profile)
    }
}

extension PackDocument {
    /// A pack.yml beside `numbers.rbnf`, in the pack `zh-Hans-CNY`.
    init(_ yaml: String) { self.init(Array(yaml.utf8)) }

    init(_ yaml: [UInt8]) {
        self.init(
            yaml: yaml, file: "pack.yml", name: "zh-Hans-CNY",
            folder: [FolderEntry(name: "numbers.rbnf", kind: .file), FolderEntry(name: "sub", kind: .folder)])
    }

    /// `line:column rule` of each fault, in their order in the file.
    var findings: [String] {
        diagnostics.inReadingOrder().map { diagnostic in
            let place = diagnostic.position.map { "\($0.line):\($0.column) " } ?? ""
            return place + diagnostic.check.id
        }
    }
}

extension PhraseItem: ExpressibleByStringLiteral {
    /// An item as pack.yml has it.
    public init(stringLiteral text: String) {
        self = AmountPart(text).map(PhraseItem.part) ?? (text == "{amount}" ? .slot("amount") : .clip(text))
    }
}
