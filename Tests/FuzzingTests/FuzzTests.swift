import Foundation
import Fuzzing
import TestSupport
import Testing

/// Everything that reads bytes from elsewhere keeps its promises, whatever they are.
/// One after the other, for they change the files of one pack.
@Suite(.serialized) struct FuzzTests {
    @Test(arguments: FuzzTarget.allCases) func readsWhatIsRight(target: FuzzTarget) async throws {
        try await FuzzTarget.prepare()
        let seeds = try target.seeds()
        #expect(!seeds.isEmpty)
        for seed in seeds { try target.check(seed) }
        try target.check([])
    }

    /// What a fuzzer once found, in folders with the names of its targets.
    private static let found = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Found")

    private static func names(in folder: URL) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        try #require(!names.isEmpty, "\(folder.path) is empty")
        return names.sorted()
    }

    @Test func readsWhatWasFound() async throws {
        try await FuzzTarget.prepare()
        for name in try Self.names(in: Self.found) {
            let target = try #require(FuzzTarget(rawValue: name), "no target has the name \(name)")
            let folder = Self.found.appendingPathComponent(name)
            for name in try Self.names(in: folder) {
                try target.check([UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
            }
        }
    }

    /// Seconds for each target.
    private static let budget = Duration.seconds(3)

    /// A short budget of changes to what is right; `Tests/Fuzzing/run` has libFuzzer look for hours.
    @Test(.exhaustive, arguments: FuzzTarget.allCases) func readsWhatIsChangedExhaustively(target: FuzzTarget)
        async throws
    {
        try await FuzzTarget.prepare()
        let seeds = try target.seeds()
        var mutation = Mutation(generator: SeededGenerator(seed: 13))
        var count = 0
        let clock = ContinuousClock()
        let end = clock.now + Self.budget
        while clock.now < end || count < 20 {
            let seed = seeds[count % seeds.count]
            let other = seeds[(count / seeds.count) % seeds.count]
            try target.check(mutation.change(seed, other: other, limit: target.maximumBytes))
            count += 1
        }
        Figures.print("fuzz \(target.rawValue)", "\(count) inputs")
        #expect(count >= 20)
    }
}
