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

    private static let calendar = """
        slots:
          day:
            date: 2026-01-01...2029-12-31
            months: [alipay, wechat, pay, paid, order, counter, ticket, tickets, dollar, dollars, a, b]
            say:
              - { when: { day: 1 }, say: ["{month}", one] }
              - { say: ["{month}", "{day %ordinal}", order, "{year %year}"] }
        announcements: { open: [order, "{day}"] }
        """
    private static let ordinals =
        words.enumerated().filter { (2...31).contains($0.offset < 20 ? $0.offset : ($0.offset - 18) * 10) }
        .map { "  \($0.element)th: \($0.element)th\n" }.joined()
    private static let ordinalRules =
        rules + "\n%ordinal: "
        + words.prefix(20).map { "\($0)th; " }.joined() + "20: twentieth; 21: twenty->>; 30: thirtieth; 31: thirty->>;"
        + "\n%year: =%cardinal=; 100: <%cardinal<[ >>]; 10000: =#,##0=;"

    @Test func saysDatesWithOrdinalsAndYears() throws {
        let clips = Self.clips + Self.ordinals + "  twentieth: twentieth\n  thirtieth: thirtieth\n  oneth: oneth\n"
        let sample = Sample(Self.calendar, clips: clips, rules: Self.ordinalRules)
        #expect(sample.document.diagnostics.map(\.line) == [])
        #expect(sample.compiled?.diagnostics.filter { $0.severity == .error }.map(\.line) == [])
        for (date, said) in [
            ("2026-03-02", "pay twoth order twenty twenty six"),
            ("2028-02-29", "wechat twenty nineth order twenty twenty eight"),
            ("2029-12-31", "b thirty oneth order twenty twenty nine"), ("2026-12-01", "b one"),
        ] { #expect(try sample.say("open", ["day": date]) == "order \(said)") }
        // The year is not said of the first of a month, and of other days it is.
        let alike = try sample.proven().findings.filter { $0.check == .amountsAlike }
        #expect(alike.map { $0.arguments["second"] } == [.text("`open day=2027-01-01`")])
        #expect(sample.compiled?.grammar?.slots(announcement: "open")?.map(\.kind) == ["date"])
        #expect(sample.compiled?.grammar?.slots(announcement: "open")?.map(\.example) == ["2026-01-01"])
    }

    /// Whoever says no year of any date leaves it out.
    @Test func leavesYearsOut() throws {
        let months = "[alipay, wechat, pay, paid, order, counter, ticket, tickets, dollar, dollars, a, b]"
        let sample = Sample(
            """
            slots: { day: { date: YYYY-MM-DD, months: \(months), say: ["{day}", "{month}"] } }
            announcements: { open: [order, "{day}"] }
            """)
        #expect(try sample.say("open", ["day": "2026-11-24"]) == "order twenty four a")
        #expect(try sample.proven().findings.filter { $0.severity == .error }.map(\.line) == [])
        // A day that no month has is found.
        let gap = Sample(
            """
            slots:
              day: { date: YYYY-MM-DD, say: [{ when: { day: 1...30 }, say: ["{day}"] }] }
            announcements: { open: [order, "{day}"] }
            """)
        let unsaid = try gap.proven().findings.filter { $0.check == .amountUnsaid }
        #expect(unsaid.map { gap.document.position(of: $0)?.line } == [4])
        #expect(unsaid.allSatisfy { $0.line.contains("2000-01-31") }, "\(unsaid.map(\.line))")
    }

    @Test func saysDurations() throws {
        let sample = Sample(
            """
            slots:
              wait:
                duration: PT0M...PT9H39M
                hours: { one: dollar, other: dollars }
                minutes: { one: ticket, other: tickets, say: [paid, "{integer}", "{word}"] }
              short: { duration: PT1S...PT39S, seconds: pay }
            announcements: { ready: [order, "{wait}"], soon: [counter, "{short}"] }
            """, clips: Self.clockClips, rules: Self.clockRules)
        #expect(sample.document.diagnostics.map(\.line) == [])
        #expect(sample.compiled?.diagnostics.filter { $0.severity == .error }.map(\.line) == [])
        for (duration, said) in [
            ("PT1H5M", "one dollar paid five tickets"), ("PT65M", "one dollar paid five tickets"),
            ("PT2H", "two dollars"), ("PT1M", "paid one ticket"), ("PT0S", "paid zero tickets"),
        ] { #expect(try sample.say("ready", ["wait": duration]) == "order \(said)") }
        #expect(try sample.say("soon", ["short": "PT21S"]) == "counter twenty one pay")
        #expect(try sample.proven().findings.filter { $0.severity == .error }.map(\.line) == [])
        #expect(sample.compiled?.grammar?.slots(announcement: "ready")?.map(\.kind) == ["duration"])
    }

    @Test func saysDoubleAndOrdinals() throws {
        let clips = Self.clips + Self.ordinals + "  twentieth: twentieth\n  thirtieth: thirtieth\n  oneth: oneth\n"
        let sample = Sample(
            """
            slots:
              phone: { spell: "[01]{3,5}", double: ticket }
              floor: { number: 2...39, say: ["{integer %ordinal}"] }
            announcements: { call: [order, "{phone}"], up: [counter, "{floor}"] }
            """, clips: clips, rules: Self.ordinalRules)
        #expect(try sample.say("call", ["phone": "0011"]) == "order ticket 0 ticket 1")
        #expect(try sample.say("call", ["phone": "111"]) == "order ticket 1 1")
        #expect(try sample.say("up", ["floor": "22"]) == "counter twenty twoth")
        #expect(try sample.proven().findings.filter { $0.severity == .error }.map(\.line) == [])
        // Said as a symbol, the word makes two texts alike.
        let alike = Sample(
            """
            slots: { phone: { spell: "[01AB]{2}", as: { B: "0" }, double: a } }
            announcements: { call: [order, "{phone}"] }
            """)
        #expect(try alike.proven().findings.contains { $0.check == .amountsAlike })
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
            (
                "slots:\n  t: { date: \"2026-13-01\", say: [\"{day}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:14 pack-value"
            ),
            (
                "slots:\n  t: { date: \"2026-02-29...2026-12-31\", say: [\"{day}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:14 pack-value"
            ),
            (
                "slots:\n  t: { date: \"2027-01-01...2026-12-31\", say: [\"{day}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:14 pack-value"
            ),
            (
                "slots:\n  t: { date: \"1800-01-01...2026-12-31\", say: [\"{day}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:14 pack-limit"
            ),
            (
                "slots:\n  t: { date: YYYY-MM-DD, say: [\"{day}\", \"{month}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:31 pack-reference"
            ),
            (
                "slots:\n  t: { date: YYYY-MM-DD, months: [a, b], say: [\"{month}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:34 pack-value"
            ),
            (
                "slots:\n  t: { date: YYYY-MM-DD, months: [a, b], say: [\"{day}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:34 pack-reference"
            ),
            (
                "slots:\n  t: { date: YYYY-MM-DD, say: [\"{day}\", \"{hour}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:41 pack-reference"
            ),
            (
                "slots:\n  t: { date: YYYY-MM-DD, say: [\"{day}\", \"{day %cardinal}\"] }\nannouncements: {x: [\"{t}\"]}",
                "4:41 pack-value"
            ),
            (
                "slots:\n  t: { date: YYYY-MM-DD, say: [{ when: { day: 32 }, say: [order] }] }\nannouncements: {x: [\"{t}\"]}",
                "4:47 pack-value"
            ),
            (
                "slots:\n  t: { date: YYYY-MM-DD, say: [{ when: { month: 0 }, say: [order] }] }\nannouncements: {x: [\"{t}\"]}",
                "4:49 pack-value"
            ),
            (
                "slots:\n  t: { date: YYYY-MM-DD }\nannouncements: {x: [\"{t}\"]}",
                "4:6 pack-missing-key"
            ),
            (
                "slots:\n  t: { duration: PT1M...PT9M }\nannouncements: {x: [\"{t}\"]}",
                "4:6 pack-missing-key"
            ),
            (
                "slots:\n  t: { duration: PT9M, minutes: ticket }\nannouncements: {x: [\"{t}\"]}",
                "4:18 pack-value"
            ),
            (
                "slots:\n  t: { duration: PT1S...PT9M, minutes: ticket }\nannouncements: {x: [\"{t}\"]}",
                "4:18 pack-value"
            ),
            (
                "slots:\n  t: { duration: PT0S...PT99H, seconds: ticket }\nannouncements: {x: [\"{t}\"]}",
                "4:18 pack-limit"
            ),
            (
                "slots:\n  t: { duration: PT1M...PT9M, hours: ticket, minutes: ticket }\nannouncements: {x: [\"{t}\"]}",
                "4:38 pack-value"
            ),
            (
                "slots:\n  t: { duration: PT1M...PT9M, minutes: nobody }\nannouncements: {x: [\"{t}\"]}",
                "4:40 pack-reference"
            ),
            (
                "slots:\n  t: { duration: PT1M...PT9M, minutes: { one: ticket, say: [\"{integer}\"] } }\nannouncements: {x: [\"{t}\"]}",
                "4:40 pack-reference"
            ),
            (
                "slots:\n  t: { duration: PT1M...PT9M, minutes: { say: [\"{integer}\", \"{word}\"] } }\nannouncements: {x: [\"{t}\"]}",
                "4:40 pack-reference"
            ),
            (
                "slots:\n  t: { spell: \"[AB]\", double: order }\nannouncements: {x: [\"{t}\"]}",
                "4:31 pack-value"
            ),
            (
                "slots:\n  t: { spell: \"[AB]{2}\", double: nobody }\nannouncements: {x: [\"{t}\"]}",
                "4:34 pack-reference"
            ),
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
