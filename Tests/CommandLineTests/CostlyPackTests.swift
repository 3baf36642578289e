import TestSupport
import Testing

/// Whatever a pack asks for, it is refused or done in bounds: 200 MB and ten seconds.
@Suite(.enabled(if: Program.available("python3"))) struct CostlyPackTests {
    @Test(arguments: CostlyPack.proofs + CostlyPack.rules.prefix(Exhaustive.isWanted ? .max : 2))
    func isToldWithinBounds(pack: CostlyPack) throws {
        let folder = try TemporaryFolder()
        try pack.write(to: folder)
        for arguments in Exhaustive.isWanted ? Self.commands : [["status"]] {
            let cost = try Tool.cost(arguments, in: folder)
            // What says nothing of how amounts are told apart proves nothing of it.
            if arguments == ["status"] { #expect(cost.text.tells(pack.message), "\(cost.text.prefix(2000))") }
            #expect(cost.memory < 200_000_000 && cost.seconds < 10, "\(arguments): \(cost.memory), \(cost.seconds)")
        }
    }

    @Test(.exhaustive, arguments: commands + [["generate", "--dry-run"]])
    func doesMuchWithinBounds(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try CostlyPack.large.write(to: folder)
        let cost = try Tool.cost(arguments, in: folder)
        // Nothing is recorded.
        #expect(cost.status == (["status", "generate"].contains(arguments[0]) ? 1 : 0), "\(cost.text.prefix(2000))")
        #expect(cost.memory < 200_000_000 && cost.seconds < 10, "\(cost.memory), \(cost.seconds)")
    }

    private static let commands = [
        ["status"], ["review", "--pack", "p"], ["script", "--pack", "p"],
        ["say", "1", "--pack", "p", "--draft", "x"],
    ]
}
