import TestSupport
import Testing

/// The README is a front door, not the house.
@Suite struct ReadmeTests {
    @Test func readsInAFewMinutes() throws {
        #expect(try Document("README.md").lines <= 120)
    }

    /// `.ci/run` runs these.
    @Test func hasTheCommandsThatContinuousIntegrationRuns() throws {
        let blocks = try ["README.md", ".github/CONTRIBUTING.md"].flatMap { try Document($0).blocks }
        let marks = blocks.map(\.mark).filter { $0.hasPrefix("ci: ") }
        #expect(marks == ["generate", "say", "validate", "again", "test", "exhaustive"].map { "ci: \($0)" })
    }

    /// The jobs that build the tool install what the command for a fresh machine does.
    @Test func jobsInstallWhatAFreshMachineNeeds() throws {
        let libraries = /apt-get install -y (?<names>[a-z0-9 -]+[a-z])/
        let here = try #require(try Document("README.md").block("ci: generate")?.firstMatch(of: libraries)).names
        let article = try Document("Sources/voice-assets/voice-assets.docc/ContinuousIntegration.md")
        let jobs = article.blocks.filter { $0.language == "yaml" }.compactMap { $0.code.firstMatch(of: libraries) }
        #expect(jobs.map(\.names) == [here, here])
    }
}
