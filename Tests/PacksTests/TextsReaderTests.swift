import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetPacks

/// Templates of texts in pack.yml.
@Suite struct TextsReaderTests {
    /// The announcements in one line, before the rest of a pack that is right.
    private static func pack(_ announcements: String) -> PackDocument {
        PackDocument(
            """
            announcements: {\(announcements)}
            locale: en
            currency: USD
            range: 0...5
            clips: {paid: paid, card: card, phone: phone, a: a, h: h}
            numbers: iterated
            amount: [{say: ["{integer}"]}]
            slots:
              channel: {choice: {alipay: card, wechat: phone}}
              table: {number: 1...99}
              code: {spell: "[AH]{2}"}
              at: {time: 06:00...21:59, say: [{when: {minute: 0}, say: ["{hour}"]}, {say: ["{hour}", "{minute}"]}]}
              wait: {duration: PT1M...PT9M, minutes: {other: phone}}
            """)
    }

    /// All slots are said, so that none is a fault.
    private static func texts(_ texts: String) -> PackDocument {
        pack(
            """
            paid: {say: ["{channel?}", paid, "{amount}"], texts: [\(texts)]}, \
            b: [a, "{table}", a, "{code}", h, "{at}", h, "{wait}"]
            """)
    }

    @Test func reads() throws {
        let source = Self.pack(
            """
            paid: {say: ["{channel?}", paid, "{amount}"], zero: true, texts: ["Got ${amount}", {text: "Paid {amount} by {*}", \
            channel: alipay}, {title: Money, body: "{channel}: {amount:minor} cents"}]}, \
            b: {say: [a, "{table}", a, "{code}", h, "{at}", h, "{wait}"], texts: [{text: "Table {table}", code: AH, at: "06:05", \
            wait: PT2M}]}, c: {say: [a, "{amount}"], zero: false}
            """)
        #expect(source.diagnostics == [])
        let pack = try #require(source.pack)
        let texts = [
            TextTemplate("Got ${amount}", says: "paid"),
            TextTemplate("Paid {amount} by {*}", says: "paid", values: ["channel": "alipay"]),
            TextTemplate("{channel}: {amount:minor} cents", says: "paid", title: "Money"),
            TextTemplate("Table {table}", says: "b", values: ["code": "AH", "at": "06:05", "wait": "PT2M"]),
        ]
        #expect(pack.readTexts == ReadTexts(texts, numbers: .commaPoint, zeros: ["paid"]))
        #expect(pack.announcements[0].say == [.optionalSlot("channel"), .clip("paid"), .slot("amount")])
    }

    @Test(arguments: [
        ("paid: {texts: [a]}", ["1:23 pack-missing-key"]),
        ("paid: {say: [paid, \"{amount}\"], text: [a]}", ["1:49 pack-unknown-key"]),
        ("paid: {say: [paid, \"{amount}\"], zero: yes}", ["1:55 pack-value"]),
        ("paid: {say: [paid], zero: true}", ["1:43 pack-value"]),
        ("paid: {say: [paid], texts: [\"Paid {amount}\"]}", ["1:45 pack-reference"]),
        ("paid: {say: [paid], texts: []}", ["1:44 pack-value"]),
        ("paid: {say: [paid], texts: Paid}", ["1:44 pack-type"]),
    ])
    func announcements(announcements: String, findings: [String]) {
        let found = Self.pack(announcements).findings.filter { $0.hasPrefix("1:") }
        #expect(found == findings)
    }

    @Test(arguments: [
        (#""Paid {amount""#, "`{amount` in `Paid {amount` is neither a value nor `{*}`"),
        (#""Paid amount}""#, "`}` in `Paid amount}` is neither a value nor `{*}`"),
        (#""Paid {amount:1.000,00}""#, "`{amount:1.000,00}` in `Paid {amount:1.000,00}` is neither a value nor `{*}`"),
        (#""Paid {*}{*} {amount}""#, "`{*}{*}` in `Paid {*}{*} {amount}` is neither a value nor `{*}`"),
        (
            #""{amount}""#,
            "the template `{amount}` has no words, so it would fit numbers of any meaning; add words or a `title`"
        ),
        (#""Paid {amount}{*}""#, "`{amount}` in `Paid {amount}{*}` stands beside `{*}`, another value or a digit"),
        (
            #""Paid {channel}{amount}""#,
            "`{amount}` in `Paid {channel}{amount}` stands beside `{*}`, another value or a digit"
        ),
        (#""Paid {amount}00""#, "`{amount}` in `Paid {amount}00` stands beside `{*}`, another value or a digit"),
        (
            #""Paid {amount} of {amount}""#,
            "the template `Paid {amount} of {amount}` has `amount` twice, perhaps once in its title or as a key; keep only one"
        ),
        (
            #"{text: "{channel}: {amount}", channel: alipay}"#,
            "the template `{channel}: {amount}` has `channel` twice, perhaps once in its title or as a key; keep only one"
        ),
        (#"{text: "Paid {amount}", channel: alipai}"#, "the slot `channel` has no value `alipai`; write `alipay`"),
        (
            #"{text: "Paid {amount}", channel: cash}"#,
            "the slot `channel` has no value `cash`; write one of the slot's values, which are under `slots`"
        ),
        (#"{text: "Paid {amount}", chanel: alipay}"#, "unknown key `chanel`; write `channel`"),
        (
            #"{text: "Paid {amount}", amount: "5"}"#,
            "unknown key `amount`; write one of these: text, body, title, channel"
        ),
        (#""Paid {amount} by {chanel}""#, "`{chanel}` is no slot here; write \"{channel}\""),
        (#""Paid {amount} at {table}""#, "`{table}` is no slot here; write one of these: {channel}, {amount}"),
        (#"{text: "Paid {amount}", body: "Paid {amount}"}"#, "`body` and `text` mean the same; write only one of them"),
        (#"{title: Money}"#, "`texts` has no key `text`; add it"),
        (#"[a]"#, "`texts` can't be a list; write a text, or a mapping with `text`"),
        (#""Paid\n{amount}""#, "the text of `texts` contains a line break; write the text on one line"),
        (
            #""{*}payment received: ${amount}{*}""#,
            "`{amount}` in `{*}payment received: ${amount}{*}` stands beside `{*}`, another value or a digit"
        ),
        (
            #""{*} payment received: ${amount}""#,
            "the template `{*} payment received: ${amount}` can begin with any text, so `No payment received: $15` fits, too"
        ),
        (
            #""{*}收入{amount:1,234.50}元""#,
            "the template `{*}收入{amount:1,234.50}元` can begin with any text, so `No 收入15元` fits, too"
        ),
    ])
    func faults(texts: String, message: String) {
        let source = Self.texts(texts)
        #expect(source.diagnostics.count == 1 && source.diagnostics[0].position?.line == 1)
        #expect(source.diagnostics[0].message.hasPrefix(message), "\(source.diagnostics.map(\.message))")
        #expect((source.pack == nil) == (source.diagnostics[0].severity == .error))
    }

    /// A value that a slot of another kind can't have.
    @Test(arguments: [
        "table: \"100\"", "table: \"07\"", "code: AHA", "code: AB", "at: \"22:00\"", "wait: PT10M", "wait: P1D",
    ])
    func fixedValues(value: String) {
        let source = Self.pack(
            """
            paid: {say: ["{channel?}", paid, "{amount}"]}, \
            b: {say: [a, "{table}", a, "{code}", h, "{at}", h, "{wait}"], texts: [{text: Table, \(value)}]}
            """)
        #expect(source.diagnostics.map(\.check) == [.packValue], "\(source.diagnostics.map(\.message))")
    }

    @Test func slotWithoutBraces() {
        let source = Self.pack("paid: {say: [channel, paid, \"{amount}\"]}")
        let found = source.diagnostics.map(\.message)
        #expect(found.contains("unknown clip `channel`; write `{channel}`"), "\(found)")
    }

    @Test func bounds() {
        let many = (1...33).map { "{*} \($0) " }.joined()
        #expect(Self.texts("\"a\(many)\"").findings == ["1:71 pack-limit"])
        #expect(Self.texts("\"\(String(repeating: "a", count: 1001))\"").findings == ["1:71 pack-limit"])
        func texts(_ count: Int, _ word: String = "Paid") -> String {
            (0..<count).map { "\"\(word) \($0): {amount}\"" }.joined(separator: ", ")
        }
        #expect(Self.texts(texts(1000)).findings == [])
        #expect(Self.texts(texts(1001)).findings == ["1:70 pack-limit"])
        let source = Self.pack(
            """
            paid: {say: ["{channel?}", paid, "{amount}"], texts: [\(texts(600))]}, more: {say: [paid, a, "{amount}"], \
            texts: [\(texts(401, "Sent"))]}, b: [a, "{table}", a, "{code}", h, "{at}", h, "{wait}"]
            """)
        #expect(
            source.diagnostics.map(\.message) == ["all `texts` together have 1001 templates (limit 1000); write fewer"])
    }
}

/// Templates of one pack whose texts are the same.
@Suite struct TemplateOverlapTests {
    /// Two announcements and their templates; what is found beside notes on beginnings.
    private static func findings(_ first: String, _ second: String, says other: String = "b") -> [String] {
        let texts =
            other == "a"
            ? "a: {say: [\"{channel?}\", a, \"{amount}\"], texts: [\(first), \(second)]}, b: [b, \"{amount}\"]"
            : "a: {say: [\"{channel?}\", a, \"{amount}\"], texts: [\(first)]}, "
                + "b: {say: [b, \"{amount}\"], texts: [\(second)]}"
        let source = PackDocument(
            """
            announcements: {\(texts)}
            locale: en
            currency: USD
            range: 0...5
            clips: {a: a, b: b}
            numbers: iterated
            amount: [{say: ["{integer}"]}]
            slots: {channel: {choice: {alipay: a}}}
            """)
        return source.diagnostics.filter { $0.check != .templateOpenStart }.map {
            "\($0.check.id): \($0.message.prefix { $0 != ";" })"
        }
    }

    @Test(
        "Each text of one fits the other",
        arguments: [
            ("Paid {amount}", "Paid {amount}"), ("Paid {amount}", "Paid {*}"), ("Paid {amount}", "Paid 15"),
            ("Paid {amount} by {*}", "Paid {amount} {*}"),
            ("支付宝收款{amount}元{*}", "{*}收款{amount}元{*}"), ("Paid {amount:minor} cents", "Paid {amount} cents"),
        ])
    func covered(first: String, second: String) {
        let found = Self.findings("\"\(first)\"", "\"\(second)\"")
        let (text, other) = (second, first)
        #expect(
            found == [
                "pack-duplicate: every text that fits `\(text)` also fits `\(other)` in line 1, but the two templates announce different things"
            ]
                || found == [
                    "pack-duplicate: every text that fits `\(other)` also fits `\(text)` in line 1, but the two templates announce different things"
                ], "\(found)")
    }

    @Test(
        "Some texts of both are the same",
        arguments: [
            ("Paid {amount} by {*}", "{*} as refund", "Paid 1 by as refund"),
            ("收款{amount}元{*}", "{*}退款", "收款1元 退款"), ("Paid {amount}: {*}r", "Paid {*} bar", "Paid 1: bar"),
        ])
    func common(first: String, second: String, example: String) {
        let found = Self.findings("\"\(first)\"", "\"\(second)\"")
        let words =
            "the text `\(example)` fits two templates that announce different things: `\(second)` and, in line 1, `\(first)`"
        #expect(found == ["template-overlap: \(words)"], "\(found)")
    }

    @Test(
        "No text of both is the same, or it says the same",
        arguments: [
            ("Paid {amount}", "Refunded {amount}", "b"), ("{amount} paid", "{amount} refunded", "b"),
            ("{*} prepaid {amount}", "{*}paid {amount}", "a"), ("Paid {amount}", "Paid {*}: {amount}", "a"),
            ("{*}paid ${amount}", "Prepaid ${amount}", "b"), ("Paid {amount}元", "Paid 15円", "b"),
        ])
    func apart(first: String, second: String, says: String) {
        #expect(Self.findings("\"\(first)\"", "\"\(second)\"", says: says) == [])
    }

    @Test("A fixed value is another result, unless the titles differ")
    func fixedValues() {
        let alipay = "{text: \"支付宝收款{amount}元\", channel: alipay}"
        #expect(
            Self.findings(alipay, "\"{*}收款{amount}元\"", says: "a").map { $0.prefix(24) } == ["pack-duplicate: every te"]
        )
        let titled = "{text: \"支付宝收款{amount}元\", title: A, channel: alipay}"
        #expect(Self.findings(titled, "{text: \"{*}收款{amount}元\", title: B}", says: "a") == [])
    }
}
