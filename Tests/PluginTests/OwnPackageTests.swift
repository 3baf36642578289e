import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// The verbs of `swift package` in this package.
    @Suite(.serialized) struct OwnPackageTests {
        @Test func generatesThenValidates() throws {
            let own = try Workspace.own()
            try own.record(RawTake.pair)
            let generated = try own.generate()
            #expect(generated.status == 0, "\(generated.errorText)")
            #expect(
                Program.withoutProgress(generated.outputText)
                    == "en-USD: 2 clips in 2 renditions, 85 kB; 6 files written\n")
            let validated = try own.swift("package", ["validate-voice-assets", "--up-to-date"])
            #expect(validated.status == 0, "\(validated.errorText)")
            #expect(validated.outputText.hasSuffix("\nno errors, no warnings, no notes\n"))
        }

        /// Standard output is the tool's alone, so that programs can read it.
        @Test func validatesAsJSON() throws {
            let own = try Workspace.own()
            try own.record(RawTake.pair)
            _ = try own.generate()
            let result = try own.swift("package", ["validate-voice-assets", "--format", "json"])
            let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
            #expect(result.status == 0 && json?["passed"] as? Bool == true)
        }
    }
}
