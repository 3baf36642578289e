import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// Packs with slots, from their text to what is said and proven.
@Suite struct SlotPackTests {
    private typealias Sample = SlotPackSample
    private static let (rules, words, clips) = (Sample.rules, Sample.words, Sample.clips)

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

    /// A month of several clips: 十一月 is 十, 一 and 月.
    @Test func saysMonthsOfSeveralClips() throws {
        let months = "[[one, a], [two, a], three, four, five, six, seven, eight, nine, [ten, a], [ten, one, a], b]"
        let sample = Sample(
            """
            slots: { day: { date: YYYY-MM-DD, months: \(months), say: ["{month}", "{day}"] } }
            announcements: { open: [order, "{day}"] }
            """)
        #expect(sample.document.diagnostics.map(\.line) == [])
        #expect(try sample.say("open", ["day": "2026-11-24"]) == "order ten one a twenty four")
        #expect(try sample.say("open", ["day": "2026-03-02"]) == "order three two")
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
