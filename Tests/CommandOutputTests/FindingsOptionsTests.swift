import ArgumentParser
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetCommandOutput

/// What `--quiet` and `--strict` print and end with.
@Suite struct FindingsOptionsTests {
    private static let findings = [
        Finding(.clipClipping, file: "a", found: "an error"),
        Finding(.recordingNoise, file: "b", found: "a warning"),
        Finding(.recordingUnused, file: "c", found: "a note"),
    ]

    @Test(
        arguments: [
            ([], ["a", "b", "c"], .brokenRule, .clean), (["--quiet"], ["a"], .brokenRule, .clean),
            (["-q"], ["a"], .brokenRule, .clean), (["--strict"], ["a", "b", "c"], .brokenRule, .brokenRule),
            (["--quiet", "--strict"], ["a", "b"], .brokenRule, .brokenRule),
        ] as [([String], [String], VoiceAssetCore.ExitStatus, VoiceAssetCore.ExitStatus)])
    func showAndFail(
        arguments: [String], shown: [String], status: VoiceAssetCore.ExitStatus,
        withoutErrors: VoiceAssetCore.ExitStatus
    ) throws {
        let options = try OutputOptions.parse(arguments).findings
        #expect(options.shown(Self.findings).map(\.file) == shown)
        #expect(options.status(of: Self.findings) == status)
        #expect(options.status(of: Self.findings.dropFirst()) == withoutErrors)
        #expect(options.status(of: Self.findings.suffix(1)) == .clean)
    }

    /// A warning that reading or writing gave fails as that.
    @Test func strictKeepsTheKindOfFailure() throws {
        let warning = Finding(.outputFailed, .warning, file: "f", found: "can't be locked")
        #expect(try OutputOptions.parse(["--strict"]).findings.status(of: [warning]) == .inputOutput)
    }
}
