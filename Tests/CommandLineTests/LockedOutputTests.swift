import Foundation
import TestSupport
import Testing

/// `generate` where another program has a lock on the output folder: whoever may read a folder can take a shared one.
@Suite(.enabled(if: Program.available("flock"))) struct LockedOutputTests {
    @Test func saysWhomItWaitsFor() throws {
        let studio = try Studio()
        let script = """
            mkdir VoiceAssets; flock -s VoiceAssets sleep 3 & sleep 0.3
            "$0" generate; echo "$?"; "$0" generate --quiet
            """
        let result = try Tool.bash(script, in: studio.folder)
        #expect(result.outputText.hasSuffix("files written\n0\n"))
        let lines = result.errorText.split(separator: "\n").filter { $0.contains("waiting") }
        #expect(lines.count == 1)
        let words = lines.joined().replacingOccurrences(of: "process [0-9]+", with: "N", options: .regularExpression)
        #expect(
            words == "VoiceAssets: note[output-failed]: waiting for N (flock), which has a shared lock on this folder, "
                + "for 1 s (limit 60 s)")
    }
}
