import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest

@testable import VoiceSplicer

/// Machines that no `generate` wrote: the pack is refused at their place, or a number is said in as many steps as it has digits.
struct HostileMachineTests {
    /// A state with the same edge for every digit.
    private static func state(_ edge: String, count: Int = 10) -> String {
        "[\(Array(repeating: edge, count: count).joined(separator: ","))]"
    }

    private static func clips(_ count: Int) -> String { Array(repeating: "1", count: count).joined(separator: ",") }

    private static func machine(_ states: String..., digits: String = "9", more: String = "") -> String {
        #"{"digits":\#(digits),"states":[\#(states.joined(separator: ","))]\#(more)}"#
    }

    /// The English pack, whose amounts these machines say, the first of them named `n`.
    private func pack(_ machines: String, _ item: String = "integer=n") async throws -> DamagedPack {
        let pack = DamagedPack(folder: try TemporaryFolder())
        let intact = URL(fileURLWithPath: "\(try await SpokenPack.named(.english).path)/splice.json")
        var splice = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: intact)) as? [String: Any])
        splice["grammar"] = try JSONSerialization.jsonObject(
            with: Data(
                #"{"machines":{\#(machines)},"amounts":[{"say":["\#(item)"]}],"announcements":{"paid":["amount"]}}"#
                    .utf8))
        try pack.folder.write("pack/splice.json", JSONSerialization.data(withJSONObject: splice))
        return pack
    }

    @Test(
        "What is no machine is refused at its place",
        arguments: [
            (machine(state("9223372036854775807")), "$.grammar.machines.n count"),
            (machine("[]"), "$.grammar.machines.n count"),
            (machine(state("0"), digits: "-9"), "$.grammar.machines.n count"),
            (machine(state("[0,1000]")), "$.grammar reference"),
            (machine(state("[]")), "$.grammar.machines.n.states[0][0] type"),
            (machine("{}"), "$.grammar.machines.n.states[0] type"),
        ])
    func refuses(machine: String, fault: String) async throws {
        let pack = try await pack(#""n":\#(machine)"#)
        let error = try #require(throws: VoiceSplicerError.self) { try PackSplicer(pack: pack.path) }
        let json = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(pack.path)/splice.json")))
        let told = try #require(throws: VoiceManifestError.self) { try CheckedSplice(told: json) }
        #expect(told.faults.map { "\($0.path) \($0.rule.rawValue)" } == [fault], "\(error)")
        #expect(error.code == "pack.unsound")
    }

    @Test("A machine that is not there is refused, and one too many", arguments: [1000, 1001])
    func names(count: Int) async throws {
        let machines = (0..<count).map { #""m\#($0)":{"digits":1,"states":[]}"# }.joined(separator: ",")
        let missing = try await pack(machines)
        let error = try #require(throws: VoiceSplicerError.self) {
            try withExtendedLifetime(missing) { try PackSplicer(pack: missing.path) }
        }
        guard case .manifest(_, let fault) = error else { throw Unexpected(error) }
        #expect(fault.rule == (count > 1000 ? .count : .reference), "\(error)")
        let named = try await pack(machines, "integer=m0")
        let splicer = withExtendedLifetime(named) { try? PackSplicer(pack: named.path) }
        #expect((splicer == nil) == (count > 1000))
    }

    @Test(
        "A number is said in as many steps as it has digits",
        arguments: [
            // States in a circle, and one that leads to itself.
            (machine(state("[1,1]"), state("[1,1]")), 9), (machine(state("1"), state("1")), 0),
            (machine(state("[1,1]"), state("[2,1]"), state("[1,1]"), digits: "16", more: #","reversed":true"#), 16),
            // All numbers alike, and an end at once.
            (machine(more: #","first":[1,1,1]"#), 3), (machine(state("[0,1]")), 1),
            (machine(more: #","first":[\#(clips(1000))]"#), 1000), (machine(state("[0,\(clips(1000))]")), 1000),
        ])
    func walks(machine: String, count: Int) async throws {
        let pack = try await pack(#""n":\#(machine)"#)
        let splicer = try withExtendedLifetime(pack) { try PackSplicer(pack: pack.path) }
        let amount = try splicer.amount("123456789.05")
        #expect(try splicer.pack.grammar.clips(announcement: "paid", amount: amount).count == count)
    }

    @Test(
        "What is said of no number, or is longer than any announcement, is refused",
        arguments: [
            (machine(state("null")), "amount.unsaid"), (machine(state("1"), state("null")), "amount.unsaid"),
            (machine(state("[1,1]"), state("[1,1]"), digits: "8"), "amount.unsaid"),
            (machine(more: #","first":[\#(clips(1001))]"#), "grammar.endless"),
            (machine(state("[0,\(clips(1001))]")), "grammar.endless"),
            (machine(state("[1,\(clips(3000))]"), state("[1,\(clips(3000))]")), "grammar.endless"),
            (
                machine(state("[1,\(clips(3000))]"), state("[1,\(clips(3000))]"), more: #","reversed":true"#),
                "grammar.endless"
            ),
        ])
    func refusesToSay(machine: String, code: String) async throws {
        let pack = try await pack(#""n":\#(machine)"#)
        let splicer = try withExtendedLifetime(pack) { try PackSplicer(pack: pack.path) }
        let amount = try splicer.amount("123456789.05")
        let error = #expect(throws: VoiceSplicerError.self) { try splicer.announcement("paid", amount: amount) }
        #expect(error?.code == code)
    }
}
