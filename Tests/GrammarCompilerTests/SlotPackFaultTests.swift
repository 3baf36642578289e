import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// Faults of slots in pack.yml.
@Suite struct SlotPackFaultTests {
    private func found(_ rest: String) -> [String] {
        SlotPackSample(rest).document.diagnostics.map { finding in
            "\(finding.position.map { "\($0.line):\($0.column)" } ?? "") \(finding.check.id)"
        }
    }

    @Test(
        "Faults of a slot at their lines",
        arguments: [
            ("{ number: 9...1 }", "4:16 pack-value"),
            ("{ number: 0.0...1.0 }", "4:6 pack-missing-key"),
            ("{ nmber: 1 }", "4:6 pack-missing-key"),
            ("{ number: 1...9, choice: {a: a} }", "4:6 pack-missing-key"),
            (#"{ spell: "[A-C]" }"#, "4:15 pack-reference"),
            (#"{ spell: "[B-A]" }"#, "4:15 pack-value"),
            (#"{ spell: "[A-" }"#, "4:15 pack-value"),
            (#"{ spell: "A?" }"#, "4:15 pack-value"),
            (#"{ spell: "A{40}" }"#, "4:15 pack-limit"),
            (#"{ spell: "A*" }"#, "4:15 pack-value"),
            (#"{ spell: "[AB]{2}", last: 2 }"#, "4:32 pack-value"),
            (#"{ spell: "[AB]", as: { C: a } }"#, "4:29 pack-reference"),
            (#"{ time: "HH", say: [order] }"#, "4:14 pack-value"),
            (#"{ time: "09:00...08:00", say: [order] }"#, "4:14 pack-value"),
            (#"{ time: "HH:mm" }"#, "4:6 pack-missing-key"),
            (#"{ time: "HH:mm", clock: 13, say: [order] }"#, "4:30 pack-value"),
            (#"{ time: "HH:mm", say: ["{part}"] }"#, "4:29 pack-reference"),
            (#"{ time: "HH:mm", parts: {a: 0...9}, say: [order] }"#, "4:30 pack-reference"),
            (#"{ time: "HH:mm", say: [{ when: { hour: 24 }, say: [order] }] }"#, "4:45 pack-value"),
            (#"{ time: "01:00...02:00", parts: {a: 3...9}, say: ["{part}"] }"#, "4:55 pack-value"),
            ("{ percent: 0..100, say: [a] }", "4:17 pack-value"),
            (#"{ date: "2026-13-01", say: ["{day}"] }"#, "4:14 pack-value"),
            (#"{ date: "2026-02-29...2026-12-31", say: ["{day}"] }"#, "4:14 pack-value"),
            (#"{ date: "2027-01-01...2026-12-31", say: ["{day}"] }"#, "4:14 pack-value"),
            (#"{ date: "1800-01-01...2026-12-31", say: ["{day}"] }"#, "4:14 pack-limit"),
            (#"{ date: YYYY-MM-DD, say: ["{day}", "{month}"] }"#, "4:31 pack-reference"),
            (#"{ date: YYYY-MM-DD, months: [a, b], say: ["{month}"] }"#, "4:34 pack-value"),
            (#"{ date: YYYY-MM-DD, months: [a, b], say: ["{day}"] }"#, "4:34 pack-reference"),
            (#"{ date: YYYY-MM-DD, say: ["{day}", "{hour}"] }"#, "4:41 pack-reference"),
            (#"{ date: YYYY-MM-DD, say: ["{day}", "{day %cardinal}"] }"#, "4:41 pack-value"),
            ("{ date: YYYY-MM-DD, say: [{ when: { day: 32 }, say: [order] }] }", "4:47 pack-value"),
            ("{ date: YYYY-MM-DD, say: [{ when: { month: 0 }, say: [order] }] }", "4:49 pack-value"),
            ("{ date: YYYY-MM-DD }", "4:6 pack-missing-key"),
            ("{ duration: PT1M...PT9M }", "4:6 pack-missing-key"),
            ("{ duration: PT9M, minutes: ticket }", "4:18 pack-value"),
            ("{ duration: PT1S...PT9M, minutes: ticket }", "4:18 pack-value"),
            ("{ duration: PT0S...PT99H, seconds: ticket }", "4:18 pack-limit"),
            ("{ duration: PT1M...PT9M, hours: ticket, minutes: ticket }", "4:38 pack-value"),
            ("{ duration: PT1M...PT9M, minutes: nobody }", "4:40 pack-reference"),
            (#"{ duration: PT1M...PT9M, minutes: { one: ticket, say: ["{integer}"] } }"#, "4:40 pack-reference"),
            (#"{ duration: PT1M...PT9M, minutes: { say: ["{integer}", "{word}"] } }"#, "4:40 pack-reference"),
            (#"{ spell: "[AB]", double: order }"#, "4:31 pack-value"),
            (#"{ spell: "[AB]{2}", double: nobody }"#, "4:34 pack-reference"),
            ("{ percent: 0...9 }", "4:6 pack-missing-key"),
            ("{ choice: {} }", "4:16 pack-value"),
            ("{ choice: {a: nobody} }", "4:20 pack-reference"),
            ("{ choice: {a: []} }", "4:20 pack-value"),
            (#"{ number: 1...9, say: ["{word}"] }"#, "4:6 pack-reference"),
        ])
    func faults(slot: String, finding: String) {
        let found = found("slots:\n  t: \(slot)\nannouncements: {x: [\"{t}\"]}")
        #expect(found.contains(finding), "\(found)")
    }

    @Test(
        "Faults of slots and announcements at their lines",
        arguments: [
            ("slots:\n  t: { number: 1...9 }\nannouncements: {x: [order]}", "4:3 pack-reference"),
            ("slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [\"{t}\", \"{u}\"]", "6:14 pack-reference"),
            ("slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [\"{t}\", \"{t}\"]", "6:3 pack-value"),
            ("slots:\n  t: { number: 1...9 }\nannouncements:\n  x: [\"{t?}\"]", "6:3 pack-value"),
            ("slots:\n  amount: { number: 1...9 }\nannouncements: {x: [\"{amount}\"]}", "4:3 pack-value"),
            ("slots:\n  t: { number: 1...9 }\nannouncements: {x: [\"{t}\", \"{amount}\"]}", "1:1 pack-missing-key"),
        ])
    func faults(rest: String, finding: String) {
        let found = found(rest)
        #expect(found.contains(finding), "\(found)")
    }

    /// A form that is missing is told at the slot, not at the amount or at another slot, by the name that slots have for it.
    @Test func tellsAMissingFormAtItsSlot() throws {
        let sample = SlotPackSample(
            "slots:\n  all: { number: 1...9, words: { other: tickets } }\n  count:\n    number: 1...9\n"
                + "    words: { one: ticket }\nannouncements: { x: [order, \"{all}\"], y: [paid, \"{count}\"] }")
        let found = try #require(sample.compiled).diagnostics.filter { $0.severity == .error }
        #expect(found.map { $0.position?.line } == [5], "\(found.map(\.line))")
        #expect(found.first?.found.contains("`{word}`") == true, "\(found.map(\.line))")
        #expect(sample.compiled?.diagnostics.contains { $0.check == .numbersUnreachable } == false)
    }

    /// Rules that a part with an error may use are not told to be removed.
    @Test func tellsNothingOfRulesBesideAnError() throws {
        let slots =
            "slots: { a: { number: 1...9, say: [\"{integer %one}\"] }, b: { number: 1...9, say: [\"{integer %two}\"] } }"
        let announcements = "\nannouncements: { x: [order, \"{a}\"], y: [paid, \"{b}\"] }"
        func checks(_ one: String, others: [String]) throws -> Set<String> {
            let rules = (["%one: \(one)"] + others.map { "\($0): \(Self.digits)" }).joined(separator: "\n") + "\n"
            let sample = SlotPackSample(slots + announcements, rules: rules)
            return Set(try #require(sample.compiled).diagnostics.map(\.check.id))
        }
        #expect(try checks(Self.digits, others: ["%two", "%three"]) == [Check.numbersUnreachable.id])
        let broken = try checks(Self.digits.replacing("five", with: "vife"), others: ["%two"])
        #expect(!broken.isEmpty && !broken.contains(Check.numbersUnreachable.id), "\(broken)")
    }

    private static let digits = "zero; one; two; three; four; five; six; seven; eight; nine;"

    @Test func readsTwoDotsAsNoRange() {
        let found = SlotPackSample("slots:\n  t: { percent: 0..100, say: [a] }\nannouncements: {x: [\"{t}\"]}").document
            .diagnostics
        #expect(
            found.contains { $0.found.contains("`0..100` is not a range") && $0.limit == nil }, "\(found.map(\.line))")
    }
}
