import Foundation
import TestSupport
import Testing

/// The workflow that a fork runs on GitHub, as far as that can be seen here: Python's PyYAML reads it.
@Suite("The workflow", .enabled(if: PyYAML.isWanted))
struct WorkflowTests {
    private static let path = ".github/workflows/ci.yml"

    private struct Workflow: Decodable {
        struct Job: Decodable {
            struct Step: Decodable {
                var uses: String?
                var run: String?
            }

            var steps: [Step]
            var container: String?

            enum CodingKeys: String, CodingKey {
                case steps, container
            }
        }

        var jobs: [String: Job]
    }

    private func workflow() throws -> Workflow {
        let program = "import json, sys, yaml; print(json.dumps(yaml.load(open(sys.argv[1]), yaml.BaseLoader)))"
        let file = Document.root.appendingPathComponent(Self.path).path
        let result = try Program.run("python3", ["-c", program, file])
        try #require(result.status == 0, "\(result.errorText)")
        return try JSONDecoder().decode(Workflow.self, from: result.output)
    }

    @Test("Runs on Linux what .ci/run does, and builds on macOS for iOS and macOS")
    func jobs() throws {
        let jobs = try workflow().jobs
        #expect(jobs.keys.sorted() == ["linux", "macos"])
        #expect(jobs["linux"]?.steps.compactMap(\.run) == ["bash .ci/run"])
        let macOS = jobs["macos"]?.steps.compactMap(\.run) ?? []
        for platform in ["iOS", "macOS"] {
            let destination = "generic/platform=\(platform) "
            #expect(macOS.contains { $0.hasPrefix("xcodebuild build ") && $0.contains(destination) })
        }
        #expect(macOS.last?.hasSuffix(" swift test --skip-build") == true)
        #expect(jobs.values.allSatisfy { $0.steps.first?.uses?.hasPrefix("actions/checkout@v") == true })
    }

    @Test("Names files, products and formulae that there are")
    func names() throws {
        let runs = try workflow().jobs.values.flatMap(\.steps).compactMap(\.run)
        #expect(FileManager.default.fileExists(atPath: Document.root.appendingPathComponent(".ci/run").path))
        let manifest = try String(contentsOf: Document.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let schemes = runs.flatMap { $0.matches(of: /-scheme (?<name>\S+)/).map { String($0.name) } }
        #expect(schemes.count == 2)
        #expect(schemes.allSatisfy { manifest.contains(".library(name: \"\($0)\"") })
        // What contributors read that a Mac needs is installed there.
        let readme = try Document(".github/CONTRIBUTING.md").prose.replacing("\n", with: " ")
        let needed = try #require(readme.firstMatch(of: /On macOS: `brew install (?<names>[a-z0-9 -]+) &&/)).names
        let installed = try #require(runs.first { $0.hasPrefix("brew install ") }).split(separator: " ")
        #expect(Set(needed.split(separator: " ")).subtracting(installed) == [])
    }
}

/// Python's reader of YAML, independent of this package.
enum PyYAML {
    /// Whether it is there, or has to be.
    static let isWanted =
        Program.oraclesAreRequired || (try? Program.run("python3", ["-c", "import yaml"]))?.status == 0
}
