import PackFixture
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetValidation

/// A clip that generate could not make louder, with its peak below the ceiling because the encoder overshot once.
@Suite struct SoftenedClipTests {
    @Test(arguments: [(Set(["a"]), Severity.warning), ([], .error)] as [(Set<String>, Severity)])
    func isJudgedAsGenerateDid(softened: Set<String>, severity: Severity) throws {
        let word = TestSignal.word(3).map { $0 * 0.1 }
        let file = AssetFile(path: "wav/a.wav", bytes: WAV.integers(word, sampleRate: 24000))
        let target = PackTarget(
            loudness: -16, truePeak: -2, gapSamples: 1440, softened: softened, decoderDelays: [:])
        let found = FileChecks(folder: "p", target: target).check(file).filter { $0.check == .clipLoudness }
        #expect(found.map(\.severity) == [severity])
    }
}
