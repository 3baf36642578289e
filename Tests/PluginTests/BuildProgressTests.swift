import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// How far the build of the tool is, while it runs.
    @Suite(.serialized) struct BuildProgressTests {
        /// Each is compiled after the one before it: the last can't be done when the first line is due.
        private static let chain = ["VoiceAssetPipeline", "VoiceAssetRecordingDesk", "voice_assets"]

        /// A package whose tool lacks the modules of the chain, so that its build takes longer than progress waits.
        private func unfinished() throws -> Workspace {
            let own = try Workspace.own()
            try own.record(RawTake.pair)
            #expect(try own.generate("--dry-run").status == 0)
            for module in Self.chain {
                let folder = Workspace.scratch.appendingPathComponent("release/\(module).build")
                for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                where file.pathExtension == "o" {
                    try FileManager.default.removeItem(at: file)
                }
            }
            return own
        }

        /// The lines that say how many modules there are, and how many of them are done.
        private func counts(in text: String) -> [(done: Int, all: Int)] {
            text.matches(of: /building voice-assets: (?<done>\d+) of (?<all>\d+) modules/).compactMap { match in
                Int(match.done).flatMap { done in Int(match.all).map { (done, $0) } }
            }
        }

        @Test func linesWithoutATerminal() throws {
            let own = try unfinished()
            let result = try own.generate("--dry-run")
            #expect(result.status == 0, "\(result.errorText)")
            let lines = result.errorText.split(separator: "\n").filter { $0.contains("building") }
            #expect(lines.allSatisfy { $0.wholeMatch(of: /\[GenerateVoiceAssets\] building .* modules/) != nil })
            let first = try #require(counts(in: result.errorText).first)
            #expect(first.all > 10 && (1..<first.all).contains(first.done), "\(first)")
            #expect(!result.outputText.contains("building"))
            let again = try own.generate("--dry-run")
            #expect(again.status == 0 && !again.errorText.contains("building"), "\(again.errorText)")
        }

        /// Each count in the place of the one before, and none left at the end.
        @Test(.enabled(if: Program.available("python3"), "needs python3"))
        func counterOnATerminal() throws {
            let own = try unfinished()
            let script = """
                python3 -c 'import pty,sys; pty.spawn(sys.argv[1:])' swift package --scratch-path "$0" \
                --allow-writing-to-package-directory generate-voice-assets --dry-run
                """
            let result = try Program.run(
                "bash", ["-c", script, Workspace.scratch.path], in: own.package, deadline: 1200)
            #if os(Linux)
                let text = result.outputText
                let shown = text.matches(of: /\r(?<count>building voice-assets: \d+ of \d+ modules) *(?=\r)/)
                #expect(shown.count > 1 && shown.count == counts(in: text).count, "\(text)")
                let last = try #require(shown.last)
                #expect(text[last.range.upperBound...].prefix { $0 == "\r" || $0 == " " }.count > last.count.count)
            #endif
            #expect(result.outputText.contains("en-USD: 2 clips in 2 renditions"))
        }
    }
}
