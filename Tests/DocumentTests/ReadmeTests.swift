import TestSupport
import Testing

/// The README is a front door, not the house.
@Suite struct ReadmeTests {
    @Test func readsInAFewMinutes() throws {
        #expect(try Document("README.md").lines <= 200)
    }

    /// `.ci/run` runs these.
    @Test func hasTheCommandsThatContinuousIntegrationRuns() throws {
        let marks = try Document("README.md").blocks.map(\.mark).filter { $0.hasPrefix("ci: ") }
        #expect(marks == ["generate", "say", "validate", "again", "test", "exhaustive"].map { "ci: \($0)" })
    }

    /// The example of a job installs what the command for a fresh machine does.
    @Test func jobInstallsWhatAFreshMachineNeeds() throws {
        let readme = try Document("README.md")
        let job = try #require(readme.blocks.first { $0.language == "yaml" }).code
        let libraries = /apt-get install -y (?<names>[a-z0-9 -]+)/
        let here = try #require(job.firstMatch(of: libraries)).names.split(separator: " ")
        let there = try #require(readme.block("ci: generate")?.firstMatch(of: libraries)).names.split(separator: " ")
        #expect(here == there)
    }
}
