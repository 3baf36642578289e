import Foundation
import TestSupport
import Testing

/// A pack that eSpeak NG speaks as a whole on the first day.
@Suite(.enabled(if: Program.available("espeak-ng")))
struct SpokenLanguageTests {
    /// "สี่" is nearly all s: it was refused as noise without a voice, and no pack was written. Nobody held a microphone.
    @Test func thai() throws {
        let folder = try TemporaryFolder()
        let begun = try Tool.run(["add-language-pack", "th", "--currency", "THB"], in: folder).text
        #expect(begun.status == 0, "\(begun.errors)")
        let yaml = try String(contentsOf: folder.url("recordings/th-THB/pack.yml"), encoding: .utf8)
        #expect(yaml.contains("\nprofile:\n  high-pass: 70 "))
        let spoken = try Tool.run(["speak", "--pack", "th-THB"], in: folder).text
        #expect(spoken.status == 0, "\(spoken.errors)")
        let generated = try Tool.run(["generate", "--verbose"], in: folder).text
        #expect(generated.status == 0, "\(generated.errors)")
        for check in ["recording-edge", "recording-dropouts", "recording-noise"] {
            #expect(!generated.errors.contains(check), "\(generated.errors)")
        }
    }
}
