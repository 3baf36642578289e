import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// Packs with slots, from their text to what is said and proven.
@Suite struct SlotPackTests {
    private static let rules = """
        %cardinal: zero; one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen; fourteen;
        fifteen; sixteen; seventeen; eighteen; nineteen; 20: twenty[ >>]; 30: thirty[ >>];
        """
    private static let words =
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty"
        .split(separator: " ").map(String.init)
    private static let clips =
        words.map { "  \($0): \($0)" }.joined(separator: "\n") + "\n"
        + ["a", "b"].map { "  \($0): \($0.uppercased())" }.joined(separator: "\n")
        + "\n  \"0\": oh\n  \"1\": one!\n  counter: please come to counter\n  order: order\n  dollar: dollar\n  dollars: dollars\n"
        + "  ticket: ticket\n  tickets: tickets\n  alipay: Alipay\n  wechat: WeChat\n  pay: pay\n  paid: payment received\n"

    private struct Sample {
        let document: PackDocument
        let compiled: CompiledGrammar?

        init(
            _ rest: String, clips: String = SlotPackTests.clips, head: String = "", rules: String = SlotPackTests.rules
        ) {
            let yaml = "locale: en\nnumbers: numbers.rbnf\n\(head)\(rest)\nclips:\n\(clips)"
            let document = PackDocument(
                yaml: Array(yaml.utf8), file: "pack.yml", name: "test",
                folder: [FolderEntry(name: "numbers.rbnf", kind: .file)])
            self.document = document
            compiled = document.pack.map {
                PackGrammar.compile(
                    .init(
                        pack: $0, packFile: "pack.yml", positions: document.positions,
                        rules: (Array(rules.utf8), "numbers.rbnf")))
            }
        }

        /// The ids of the clips that are said.
        func say(_ id: String, _ values: [String: String]) throws -> String {
            let compiled = try #require(compiled, "\(document.diagnostics.map(\.line))")
            let grammar = try #require(compiled.grammar, "\(compiled.diagnostics.map(\.line))")
            return try grammar.clips(announcement: id, values: values).map { compiled.clips[$0].id }
                .joined(separator: " ")
        }

        func proven() throws -> ProvenAnnouncements {
            let compiled = try #require(compiled, "\(document.diagnostics.map(\.line))")
            let grammar = try #require(compiled.grammar, "\(compiled.diagnostics.map(\.line))")
            return ProvenAnnouncements(
                grammar, clips: compiled.clips.map { .init(id: $0.id, text: $0.text, samples: 4800) },
                sampleRate: 48_000)
        }
    }

    private static let shop = """
        slots:
          channel: { choice: { alipay: alipay, wechat: [wechat, pay] } }
          queue: { spell: "[AB][01]{3}" }
          table: { number: 1...39 }
          count: { number: 1...39, words: { one: ticket, other: tickets } }
        announcements:
          ready: [order, "{queue}", counter, "{table}"]
          sold: ["{channel?}", paid, "{count}"]
        """

    @Test func saysSlotsWithoutMoney() throws {
        let sample = Sample(Self.shop)
        #expect(sample.document.diagnostics.map(\.line) == [])
        #expect(sample.compiled?.diagnostics.map(\.line) == [])
        #expect(try sample.say("ready", ["queue": "A010", "table": "21"]) == "order a 0 1 0 counter twenty one")
        #expect(try sample.say("sold", ["count": "1"]) == "paid one ticket")
        #expect(try sample.say("sold", ["count": "2", "channel": "wechat"]) == "wechat pay paid two tickets")
        #expect(sample.document.pack?.currency.code == "XXX")
    }

    /// A push has these keys for something else, so that their values would be said though nobody sent them for that.
    @Test(arguments: ["badge", "category", "sound", "currency", "minute", "amount"])
    func refusesNamesThatMeanSomethingElse(name: String) {
        let sample = Sample("slots: { \(name): { number: 1...9 } }\nannouncements: { now: [order, \"{\(name)}\"] }")
        #expect(sample.document.diagnostics.contains { $0.check == .packValue && $0.found.contains("`\(name)`") })
    }

    private static let clock = """
        slots:
          time:
            time: "HH:mm"
            clock: 12
            parts: { am: 0...11, pm: 12...23 }
            say:
              - { when: { minute: 0 }, say: ["{hour}", o-clock, "{part}"] }
              - { when: { minute: 1...9 }, say: ["{hour}", oh, "{minute}", "{part}"] }
              - { say: ["{hour}", "{minute}", "{part}"] }
          charge: { percent: 0...39, say: ["{integer}", percent] }
        announcements: { now: [order, "{time}"], battery: [order, counter, "{charge}"] }
        """
    private static let clockClips =
        clips + "  am: AM\n  pm: PM\n  oh: oh\n  o-clock: o'clock\n  percent: percent\n"
        + ["forty", "fifty"].map { "  \($0): \($0)\n" }.joined()
    private static let clockRules = rules + "\n40: forty[ >>]; 50: fifty[ >>]; 60: =#,##0=;\n"

    @Test func saysTimesAndPercents() throws {
        let sample = Sample(Self.clock, clips: Self.clockClips, rules: Self.clockRules)
        #expect(sample.document.diagnostics.map(\.line) == [])
        #expect(sample.compiled?.diagnostics.map(\.line) == [])
        for (time, said) in [
            ("00:00", "twelve o-clock am"), ("09:05", "nine oh five am"), ("12:00", "twelve o-clock pm"),
            ("14:30", "two thirty pm"), ("23:59", "eleven fifty nine pm"),
        ] { #expect(try sample.say("now", ["time": time]) == "order \(said)") }
        #expect(try sample.say("battery", ["charge": "21"]) == "order counter twenty one percent")
        #expect(try sample.proven().findings.filter { $0.severity == .error }.map(\.line) == [])
        #expect(try sample.proven().announcements.count == 2)
        // No minute needs a clip that says 60, and zero is o'clock.
        let grammar = try #require(sample.compiled?.grammar)
        #expect(grammar.slots(announcement: "now")?.map(\.kind) == ["time"])
    }

    @Test func findsTimesThatNothingSays() throws {
        let gap = Sample(
            Self.clock.replacing("pm: 12...23", with: "pm: 12...22"), clips: Self.clockClips, rules: Self.clockRules)
        let unsaid = try gap.proven().findings.filter { $0.check == .amountUnsaid }
        #expect(unsaid.map { gap.document.position(of: $0)?.line } == [4])
        #expect(unsaid.allSatisfy { $0.line.contains("23:00") }, "\(unsaid.map(\.line))")
        // Times that nothing says are not alike.
        #expect(try gap.proven().findings.filter { $0.check == .amountsAlike } == [])
    }

    @Test("A time whose minute comes first is proven as one whose hour does", arguments: [12, 24])
    func saysMinutesFirst(clock: Int) throws {
        let sample = Sample(
            """
            slots: { time: { time: "HH:mm", clock: \(clock), say: ["{minute}", oh, "{hour}"] } }
            announcements: { now: [order, "{time}"], then: ["{time}", order] }
            """, clips: Self.clockClips, rules: Self.clockRules)
        #expect(try sample.say("now", ["time": "03:05"]) == "order five oh three")
        #expect(try sample.proven().findings.filter { $0.severity == .error }.map(\.line) == [])
        #expect(try sample.proven().announcements.count == 2)
    }

    @Test(
        "Warnings of slots at their lines",
        arguments: [
            (#"number: 0.0...1.5, say: ["{integer}", oh, "{digits}"]"#, true),
            (#"number: 0.0...1.5, say: ["{integer}", oh, "{digits:all}"]"#, false),
            (#"number: 0.1...0.9, say: ["{integer}", oh, "{digits}"]"#, false),
            (
                #"number: 0.0...1.5, say: [{ when: { fraction: 0 }, say: ["{integer}"] }, { say: ["{integer}", oh, "{digits}"] }]"#,
                false
            ),
            (
                #"number: 0.0...1.5, say: [{ when: { integer: 1, fraction: 0 }, say: [a] }, { say: ["{integer}", oh, "{digits}"] }]"#,
                true
            ),
        ])
    func warnings(slot: String, isWarned: Bool) {
        let sample = Sample("slots:\n  t: { \(slot) }\nannouncements: {x: [\"{t}\"]}", clips: Self.clockClips)
        let found = sample.document.diagnostics.filter { $0.check == .packValue && $0.severity == .warning }
        #expect(found.map { $0.position?.line } == (isWarned ? [4] : []), "\(sample.document.diagnostics.map(\.line))")
    }

    @Test func placesWhatRulesOfTimesAreFoundAt() throws {
        let sample = Sample(
            "slots:\n  t: { time: \"HH:mm\",\n    say: [\"{hour}\",\n      \"{minute %none}\"] }\nannouncements: {x: [\"{t}\"]}",
            clips: Self.clockClips, rules: Self.clockRules)
        let found = try #require(sample.compiled).diagnostics.filter { $0.severity == .error }
        #expect(found.map { $0.position?.line } == [6], "\(found.map(\.line))")
    }

    @Test func saysSlotsAndMoney() throws {
        let money = """
            currency: USD
            range: 0.00...39.00
            fractions: none
            words: { major: { one: dollar, other: dollars } }
            amount: [{ when: { fraction: 0 }, say: ["{integer}", "{major}"] }]

            """
        let both = Self.shop.replacing(
            #""{channel?}", paid, "{count}""#, with: #""{channel?}", paid, "{count}", "{amount}""#)
        let sample = Sample(both, head: money)
        #expect(
            try sample.say("sold", ["count": "12", "amount": "30", "channel": "alipay"])
                == "alipay paid twelve tickets thirty dollars")
        #expect(try sample.proven().findings.filter { $0.severity == .error }.map(\.line) == [])
    }

    @Test func provesWhatCanBeToldApart() throws {
        #expect(try Sample(Self.shop).proven().findings.filter { $0.severity == .error }.map(\.line) == [])
        let beside = Sample(
            """
            slots:
              first: { spell: "[AB]{1,2}" }
              second: { spell: "[AB]{1,2}" }
            announcements: { both: [order, "{first}", "{second}"] }
            """)
        let alike = try beside.proven().findings.filter { $0.check == .amountsAlike }
        #expect(alike.map { $0.arguments["first"] } == [.text("`both first=A second=AA`")])
        #expect(alike.map { $0.arguments["second"] } == [.text("`both first=AA second=A`")])
        // Where the slot stands, and of two announcements where the first of them does.
        #expect(alike.map { beside.document.position(of: $0)?.line } == [4])
        let two = Sample("slots:\n  t: { spell: \"[AB]\" }\nannouncements:\n  a: [order, a]\n  x: [order, \"{t}\"]")
        let found = try two.proven().findings.filter { $0.check == .amountsAlike }
        #expect(found.map { two.document.position(of: $0)?.line } == [6])
    }

    @Test(
        "An announcement that says what another one does without its optional slot is a fault",
        arguments: [
            (#"{ a: ["{channel?}", paid], b: [paid] }"#, 1), (#"{ a: ["{channel?}", paid], b: [order] }"#, 0),
            (#"{ a: ["{channel}", paid], b: [paid] }"#, 0), (#"{ a: ["{channel}", paid], b: [alipay, paid] }"#, 1),
        ])
    func optionalSlots(announcements: String, faults: Int) throws {
        let sample = Sample(
            "slots: { channel: { choice: { alipay: alipay, wechat: [wechat, pay] } } }\nannouncements: \(announcements)"
        )
        #expect(try sample.proven().findings.count { $0.check == .amountsAlike } == faults)
    }

    @Test(
        "Faults of slots at their lines",
        arguments: [
            ("slots:\n  t: { number: 1...9 }\nannouncements: {x: [order]}", "4:3 pack-reference"),
            ("slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [\"{t}\", \"{u}\"]", "6:14 pack-reference"),
            ("slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [\"{t}\", \"{t}\"]", "6:3 pack-value"),
            ("slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [\"{t?}\"]", "6:3 pack-value"),
            ("slots:\n  t: { number: 9...1 }\nannouncements: {x: [\"{t}\"]}", "4:16 pack-value"),
            ("slots:\n  t: { number: 0.0...1.0 }\nannouncements: {x: [\"{t}\"]}", "4:6 pack-missing-key"),
            ("slots:\n  t: { nmber: 1 }\nannouncements: {x: [\"{t}\"]}", "4:6 pack-missing-key"),
            ("slots:\n  t: { number: 1...9, choice: {a: a} }\nannouncements: {x: [\"{t}\"]}", "4:6 pack-missing-key"),
            ("slots:\n  t: { spell: \"[A-C]\" }\nannouncements: {x: [\"{t}\"]}", "4:15 pack-reference"),
            ("slots:\n  t: { spell: \"[B-A]\" }\nannouncements: {x: [\"{t}\"]}", "4:15 pack-value"),
            ("slots:\n  t: { spell: \"[A-\" }\nannouncements: {x: [\"{t}\"]}", "4:15 pack-value"),
            ("slots:\n  t: { spell: \"A?\" }\nannouncements: {x: [\"{t}\"]}", "4:15 pack-value"),
            ("slots:\n  t: { spell: \"A{40}\" }\nannouncements: {x: [\"{t}\"]}", "4:15 pack-limit"),
            ("slots:\n  t: { spell: \"A*\" }\nannouncements: {x: [\"{t}\"]}", "4:15 pack-value"),
            ("slots:\n  t: { spell: \"[AB]{2}\", last: 2 }\nannouncements: {x: [\"{t}\"]}", "4:32 pack-value"),
            ("slots:\n  t: { spell: \"[AB]\", as: { C: a } }\nannouncements: {x: [\"{t}\"]}", "4:29 pack-reference"),
            ("slots:\n  t: { time: \"HH\", say: [order] }\nannouncements: {x: [\"{t}\"]}", "4:14 pack-value"),
            (
                "slots:\n  t: { time: \"09:00...08:00\", say: [order] }\nannouncements: {x: [\"{t}\"]}",
                "4:14 pack-value"
            ),
            ("slots:\n  t: { time: \"HH:mm\" }\nannouncements: {x: [\"{t}\"]}", "4:6 pack-missing-key"),
            (
                "slots:\n  t: { time: \"HH:mm\", clock: 13, say: [order] }\nannouncements: {x: [\"{t}\"]}",
                "4:30 pack-value"
            ),
            (
                "slots:\n  t: { time: \"HH:mm\", say: [\"{part}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:29 pack-reference"
            ),
            (
                "slots:\n  t: { time: \"HH:mm\", parts: {a: 0...9}, say: [order] }\nannouncements: {x: [\"{t}\"]}",
                "4:30 pack-reference"
            ),
            (
                "slots:\n  t: { time: \"HH:mm\", say: [{ when: { hour: 24 }, say: [order] }] }\nannouncements: {x: [\"{t}\"]}",
                "4:45 pack-value"
            ),
            (
                "slots:\n  t: { time: \"01:00...02:00\", parts: {a: 3...9}, say: [\"{part}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:55 pack-value"
            ),
            ("slots:\n  t: { percent: 0..100, say: [a] }\nannouncements: {x: [\"{t}\"]}", "4:17 pack-value"),
            ("slots:\n  t: { percent: 0...9 }\nannouncements: {x: [\"{t}\"]}", "4:6 pack-missing-key"),
            ("slots:\n  t: { choice: {} }\nannouncements: {x: [\"{t}\"]}", "4:16 pack-value"),
            ("slots:\n  t: { choice: {a: nobody} }\nannouncements: {x: [\"{t}\"]}", "4:20 pack-reference"),
            ("slots:\n  t: { choice: {a: []} }\nannouncements: {x: [\"{t}\"]}", "4:20 pack-value"),
            ("slots:\n  amount: { number: 1...9 }\nannouncements: {x: [\"{amount}\"]}", "4:3 pack-value"),
            ("slots:\n  t: { number: 1...9, say: [\"{word}\"] }\nannouncements: {x: [\"{t}\"]}", "4:6 pack-reference"),
            ("slots:\n  t: { number: 1...9 }\nannouncements: {x: [\"{t}\", \"{amount}\"]}", "1:1 pack-missing-key"),
        ])
    func faults(rest: String, finding: String) {
        let found = Sample(rest).document.diagnostics.map { finding in
            "\(finding.position.map { "\($0.line):\($0.column)" } ?? "") \(finding.check.id)"
        }
        #expect(found.contains(finding), "\(found)")
    }

    @Test func readsTwoDotsAsNoRange() {
        let found = Sample("slots:\n  t: { percent: 0..100, say: [a] }\nannouncements: {x: [\"{t}\"]}").document
            .diagnostics
        #expect(found.contains { $0.found.contains("range `0..100`") && $0.limit == nil }, "\(found.map(\.line))")
    }

    @Test func reportsARangeThatNoRuleCovers() throws {
        let sample = Sample("slots:\n  t: { number: 1...45 }\nannouncements: {x: [order, \"{t}\"]}")
        // 40 is thirty and ten more by these rules; zero has a rule.
        #expect(sample.compiled?.grammar != nil || sample.compiled?.diagnostics.hasErrors == true)
        let gap = Sample(
            """
            slots:
              t: { number: 1...3, say: [{ when: { integer: 1 }, say: [one] }, { when: { integer: 2 }, say: [two] }] }
            announcements: {x: [order, "{t}"]}
            """)
        let unsaid = try gap.proven().findings.filter { $0.check == .amountUnsaid }
        #expect(unsaid.map { gap.document.position(of: $0)?.line } == [4])
    }
}
