import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceManifest

/// Pauses between clips, and symbols in groups: from pack.yml to what is said and proven.
@Suite struct PauseTests {
    private static let digits = SlotPackSample.words.prefix(10).enumerated().map { "\"\($0)\": \($1)" }
        .joined(separator: ", ")

    @Test(
        "Groups of symbols",
        arguments: [
            (
                "groups: [3, 4, 4], pause: 300ms", "13800138000",
                "one three eight pause-300ms zero zero one three pause-300ms eight zero zero zero"
            ),
            ("groups: [3, 4, 4]", "1380", "one three eight zero"),
            ("groups: [3, 4, 4]", "138", "one three eight"),
            ("groups: [2, 2]", "12345", "one two three pause-200ms four five"),
            ("groups: [1, 3], double: b", "1155", "one pause-200ms one b five"),
            ("groups: [2, 1], last: 3", "99988", "nine eight pause-200ms eight"),
        ])
    func groups(keys: String, text: String, said: String) throws {
        let pack = SlotPackSample(
            "slots:\n  t: { spell: \"[0-9]{2,11}\", as: { \(Self.digits) }, \(keys) }\nannouncements: {x: [\"{t}\"]}")
        #expect(try pack.say("x", ["t": text]) == said)
    }

    @Test("A pause stands in every list")
    func everywhere() throws {
        let pack = SlotPackSample(
            """
            currency: USD
            range: 0.00...9.99
            amount:
              - { say: ["{integer}", "{pause 100ms}", "{digits:all}"] }
            slots:
              n: { number: 1...9, say: ["{integer}", "{pause 70ms}", ticket] }
              t: { time: "01:00...01:39", say: ["{hour}", "{pause 1500ms}", "{minute}"] }
              d: { date: 2026-01-01...2026-01-09, say: [order, "{pause 70ms}", "{day}"] }
            announcements:
              a: [paid, "{pause 50ms}", "{amount}"]
              b: [pay, "{n}", "{pause 2000ms}", "{t}"]
              c: [counter, "{d}"]
            """)
        #expect(pack.document.pack?.pauses.map(\.milliseconds) == [50, 70, 100, 1500, 2000])
        #expect(pack.document.pack?.clips.contains(where: \.isPause) == false)
        #expect(try pack.say("a", ["amount": "1.02"]) == "paid pause-50ms one pause-100ms zero two")
        #expect(
            try pack.say("b", ["n": "3", "t": "01:05"])
                == "pay three pause-70ms ticket pause-2000ms one pause-1500ms five")
        #expect(try pack.say("c", ["d": "2026-01-08"]) == "counter order pause-70ms eight")
        // It counts as its clip is long.
        let longest = try pack.proven().announcements["b"]?.longest
        #expect(longest?.seconds == Double(6 * 4800 + 3 * 9600) / 48_000)
        #expect(try pack.proven().findings.filter { $0.check != .clipUnused } == [])
        #expect(try pack.proven().findings.contains { $0.clip?.hasPrefix("pause") == true } == false)
    }

    @Test("A pack without slots has pauses, too")
    func withoutSlots() throws {
        let pack = SlotPackSample(
            """
            currency: USD
            range: 0.00...9.99
            amount:
              - { say: ["{integer}", "{pause 100ms}", "{digits:all}"] }
            announcements: {a: [paid, "{pause 300ms}", "{amount}"]}
            """)
        let compiled = try #require(pack.compiled)
        let grammar = try #require(compiled.grammar, "\(compiled.diagnostics.map(\.line))")
        let said = try grammar.clips(announcement: "a", amount: .init("3.05", scale: 2))
        #expect(said.map { compiled.clips[$0].id } == ["paid", "pause-300ms", "three", "pause-100ms", "zero", "five"])
    }

    @Test("A pause tells nothing apart")
    func tellsNothingApart() throws {
        let pack = SlotPackSample(
            """
            slots:
              t: { number: 1...20 }
              u: { number: 1...20 }
            announcements: {x: [pay, "{t}", "{pause 500ms}", "{u}"], y: [pay, "{pause 300ms}", order], z: [pay, order]}
            """)
        let alike = try #require(try pack.proven().findings.first { $0.check == .amountsAlike })
        #expect(alike.arguments["first"] == .text("`y`") && alike.arguments["second"] == .text("`z`"))
    }

    @Test(
        "Faults of pauses at their lines",
        arguments: [
            ("announcements:\n  x: [order, \"{pause}\", order]", "4:14 pack-value"),
            ("announcements:\n  x: [order, \"{pause 300}\", order]", "4:14 pack-value"),
            ("announcements:\n  x: [order, \"{pause 49ms}\", order]", "4:14 pack-value"),
            ("announcements:\n  x: [order, \"{pause 2001ms}\", order]", "4:14 pack-value"),
            ("announcements:\n  x: [order, \"{pause 0300ms}\", order]", "4:14 pack-value"),
            ("announcements:\n  x: [order, \"{pause 300ms\", order]", "4:14 pack-value"),
            ("announcements:\n  x: [order, \"{pause 99999999999999999999ms}\", order]", "4:14 pack-value"),
            ("announcements:\n  x: [\"{pause 300ms}\", order]", "4:7 pack-value"),
            ("announcements:\n  x: [order, \"{pause 300ms}\"]", "4:14 pack-value"),
            ("announcements:\n  x: [order, \"{pause 300ms}\", \"{pause 200ms}\", order]", "4:31 pack-value"),
            (
                "slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [order, \"{pause 300ms}\", \"{t?}\"]",
                "6:14 pack-value"
            ),
            (
                "slots:\n  t: { number: 1...9, say: [\"{integer}\", \"{pause 300ms}\"] }\nannouncements: {x: [order, \"{t}\"]}",
                "4:42 pack-value"
            ),
            (
                "slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [\"{t?}\", \"{pause 300ms}\", \"{t?}\"]",
                "6:3 pack-value"
            ),
            ("slots:\n  t: { spell: \"[ab]{4}\", groups: [2] }\nannouncements: {x: [\"{t}\"]}", "4:34 pack-value"),
            ("slots:\n  t: { spell: \"[ab]{4}\", groups: [1, 4] }\nannouncements: {x: [\"{t}\"]}", "4:34 pack-value"),
            ("slots:\n  t: { spell: \"[ab]{4}\", groups: [2, 3] }\nannouncements: {x: [\"{t}\"]}", "4:34 pack-value"),
            ("slots:\n  t: { spell: \"[ab]{4}\", pause: 300ms }\nannouncements: {x: [\"{t}\"]}", "4:33 pack-reference"),
            (
                "slots:\n  t: { spell: \"[ab]{4}\", groups: [2, 2], pause: 3s }\nannouncements: {x: [\"{t}\"]}",
                "4:49 pack-value"
            ),
        ])
    func faults(rest: String, expected: String) {
        let pack = SlotPackSample(rest)
        let faults = pack.document.diagnostics.filter { $0.check != .packMissingKey }.map {
            "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.check.id)"
        }
        #expect(faults.contains(expected), "\(pack.document.diagnostics.map(\.line))")
    }

    @Test("Of a wrong group the group alone is told", arguments: ["[]", "3", "[a, 4]", "[0, 4]", "[3.5, 4]"])
    func oneFault(groups: String) {
        let pack = SlotPackSample(
            "slots:\n  t: { spell: \"[ab]{4}\", groups: \(groups) }\nannouncements: {x: [\"{t}\"]}")
        let found = pack.document.diagnostics.filter { $0.position?.line == 4 }
        #expect(found.count == 1, "\(pack.document.diagnostics.map(\.line))")
    }

    @Test("A clip can't have a pause's name")
    func takenName() {
        let clips = SlotPackSample.clips + "  pause-300ms: pause\n"
        let rest = "slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [order, \"{pause 300ms}\", \"{t}\"]"
        #expect(SlotPackSample(rest, clips: clips).document.diagnostics.map(\.check) == [.packValue])
        #expect(
            SlotPackSample(rest.replacing("{pause 300ms}", with: "{pause 301ms}"), clips: clips).document.pack != nil)
    }
}
