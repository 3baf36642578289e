import TestSupport
import Testing

@testable import VoiceAssetCore

@Suite struct RuleSettingTests {
    private static let findings = [
        Finding(.recordingHum, file: "a.wav", clip: "a", found: "hum"),
        Finding(.recordingHum, file: "b.wav", clip: "b", found: "hum"),
        Finding(.recordingHum, file: "pack", found: "hum"),
        Finding(.recordingNoise, file: "a.wav", clip: "a", found: "noise"),
        // One of its forms is an error, which stays one.
        Finding(.recordingQuiet, .error, file: "faint", found: "faint"),
    ]

    @Test(
        arguments: [
            ([], ["warning a.wav", "warning b.wav", "warning pack", "warning a.wav", "error faint"]),
            ([RuleSetting(.recordingHum, .off, reason: "x")], ["warning a.wav", "error faint"]),
            (
                [RuleSetting(.recordingHum, .error, clips: ["a"], reason: "x")],
                ["error a.wav", "warning b.wav", "warning pack", "warning a.wav", "error faint"]
            ),
            (
                [
                    RuleSetting(.recordingHum, .note, reason: "x"), RuleSetting(.recordingNoise, .off, reason: "x"),
                    RuleSetting(.recordingQuiet, .off, reason: "x"),
                ], ["note a.wav", "note b.wav", "note pack", "error faint"]
            ),
        ] as [([RuleSetting], [String])])
    func weigh(settings: [RuleSetting], expected: [String]) {
        #expect(settings.applied(to: Self.findings).map { "\($0.severity.rawValue) \($0.file)" } == expected)
    }
}
