import Foundation
import TestSupport
import Testing

/// The article on a new language, as it stands there.
@Suite(.enabled(if: Program.available("espeak-ng", "python3", "sox"))) struct TutorialTests {
    /// Its commands go from nothing to an announcement, and print the lines that it shows, with the figures in them.
    @Test func printsWhatItShows() throws {
        let article = try Document("Sources/voice-assets/voice-assets.docc/NewLanguage.md")
        let folder = try TemporaryFolder()
        var environment = Program.environment
        let tools = URL(fileURLWithPath: Program.built("voice-assets")).deletingLastPathComponent().path
        environment["PATH"] = "\(tools):\(environment["PATH"] ?? "")"
        var printed: [String] = []
        for block in article.blocks {
            if block.mark == "tutorial" {
                // Behind a comment stands what follows when somebody has recorded.
                let commands = block.code.components(separatedBy: "# ")[0]
                let script = ["-euo", "pipefail", "-c", "exec 2>&1; \(commands)"]
                let result = try Program.run("bash", script, in: folder.url, environment: environment)
                #expect(result.status == 0, "\(result.outputText)")
                printed = lines(of: result.outputText)
            } else if block.language.isEmpty {
                let shown = lines(of: block.code).filter { $0 != "…" }
                #expect(!shown.isEmpty && shown.filter { !printed.contains($0) } == [], "\(printed)")
            }
        }
        #expect(FileManager.default.fileExists(atPath: folder.url("announcement.mp3").path))
    }

    private func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
