import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// The jobs for CI servers that documents show, run in an app that has just committed its clips: they pass there, and
    /// fail where a clip is damaged.
    @Suite(.serialized, .enabled(if: Program.available("python3"))) struct ExampleStepsTests {
        private static let article = "Sources/voice-assets/voice-assets.docc/ContinuousIntegration.md"
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace.dependent()
            try workspace.record(RawTake.pair)
            let generated = try workspace.generate()
            try #require(generated.status == 0, "\(generated.errorText)")
        }

        /// A job that a document shows, its steps as lines of a shell.
        struct Job: CustomTestStringConvertible {
            var document: String
            var machine: String
            var steps: [String]

            var testDescription: String { "\(document): \(machine)" }
        }

        private static func blocks(of language: String, in path: String) throws -> [String] {
            let text = try String(contentsOf: Workspace.checkout.appendingPathComponent(path), encoding: .utf8)
            let lines = try Regex("(?ms)^```\(language)\\n(.*?)^```", as: (Substring, Substring).self)
            return text.matches(of: lines).map { String($0.output.1) }
        }

        static func jobs() throws -> [Job] {
            let reader = "import sys, json, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))"
            return try [article].flatMap { path in
                try blocks(of: "yaml", in: path).flatMap { block -> [Job] in
                    let result = try Program.run("python3", ["-c", reader], input: Data(block.utf8))
                    try #require(result.status == 0, "\(result.errorText)")
                    let file = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
                    let jobs = (file["jobs"] as? [String: [String: Any]] ?? file as? [String: [String: Any]] ?? [:])
                        .values
                    return jobs.map { job in
                        let steps = (job["steps"] as? [[String: Any]] ?? []).compactMap { $0["run"] as? String }
                        let script = ["before_script", "script"].flatMap { job[$0] as? [String] ?? [] }
                        let machine = job["container"] ?? job["image"] ?? job["runs-on"] ?? ""
                        return Job(document: path, machine: "\(machine)", steps: steps + script)
                    }
                }
            }
        }

        /// What the steps find: Debian's packages, which have to be here as they are installed there; Homebrew, which is not; and SwiftPM
        /// with the scratch folder in which the tool is built already.
        private static let preamble = """
            set -euo pipefail
            apt-get() { if [ "$1" = install ]; then shift 2; dpkg -s "$@" >/dev/null; fi; }
            brew() { :; }
            curl() { :; }
            sudo() { cat >/dev/null; }
            swift() { command swift "$1" --scratch-path \(Workspace.scratch.path) "${@:2}"; }
            voice-assets() { "\(Program.built("voice-assets"))" "$@"; }

            """

        private func run(_ steps: [String]) throws -> Program.Result {
            try Program.run(
                "bash", ["-c", Self.preamble + steps.joined(separator: "\n")], in: workspace.package, deadline: 1200)
        }

        @Test func findsThem() throws {
            let machines = try Self.jobs().map(\.machine)
            #expect(
                machines == [
                    "ubuntu-latest", "swift:6.2-bookworm", "macos-26", "swift:6.2-bookworm",
                    "ghcr.io/<owner>/voice-assets",
                ])
        }

        @Test(arguments: try jobs()) func jobPassesAndFails(job: Job) throws {
            try #require(job.steps.contains { $0.contains(/validate-voice-assets|voice-assets validate/) })
            let good = try run(job.steps)
            #expect(good.status == 0, "\(good.outputText)\(good.errorText)")
            try Data([0]).write(to: workspace.package.appendingPathComponent("VoiceAssets/en-USD/mp3/one.mp3"))
            let bad = try run(job.steps)
            #expect(bad.status == 1)
            let report = job.steps.contains { $0.contains("voice-assets.xml") } ? "voice-assets.xml" : nil
            let text =
                try report.map { try String(contentsOf: workspace.package.appendingPathComponent($0), encoding: .utf8) }
                ?? bad.outputText
            #expect(text.contains("asset-checksum"), "\(text)")
            if let report { try FileManager.default.removeItem(at: workspace.package.appendingPathComponent(report)) }
        }
    }
}
