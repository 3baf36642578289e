import TestSupport
import Testing

/// Whatever a pack asks for, it is refused or done in bounds: 200 MB and ten seconds.
@Suite(.enabled(if: Program.available("python3"))) struct CostlyPackTests {
    @Test(arguments: CostlyPack.proofs) func isToldWithinBounds(pack: CostlyPack) throws {
        let folder = try TemporaryFolder()
        try pack.write(to: folder)
        let cost = try Tool.cost(["status"], in: folder)
        #expect(cost.text.contains(pack.message), "\(cost.text.prefix(2000))")
        #expect(cost.memory < 200_000_000 && cost.seconds < 10, "\(cost.memory), \(cost.seconds)")
    }
}
