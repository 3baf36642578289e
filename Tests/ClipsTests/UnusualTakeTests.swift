import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceSplicer

@testable import VoiceAssetPipeline

/// Takes that are unusual and sound, and settings at the ends of what pack.yml accepts.
@Suite struct UnusualTakeTests {
    private func rules(_ bytes: [UInt8], _ profile: ClipProfile = ClipProfile()) -> [String] {
        do throws(Faults) {
            let take = try TakeAnalyzer(profile: profile).trimmed(bytes)
            let maker = ClipMaker(profile: profile, level: .loudness(profile.loudness))
            return take.analysis.findings.map(\.check.id) + (try maker.make(of: take).findings.map(\.check.id))
        } catch {
            return error.findings.map(\.check.id)
        }
    }

    /// What a recorder with 32-bit floats delivers is not clipped beyond full scale.
    @Test(arguments: [1, 2.5, 20] as [Float])
    func floatsBeyondFullScale(peak: Float) throws {
        let word = TestSignal.word(2, rate: 24000)
        let scale = peak / word.map(abs).max()!
        #expect(rules(WAV.floats(word.map { $0 * scale }, sampleRate: 24000)) == [])
        #expect(rules(WAV.floats(word.map { $0 * 1e6 }, sampleRate: 24000)) == ["recording-samples"])
    }

    /// A codec has the least to hold on to in noise: a word that is hardly more than an s, as "ستة" may be.
    @Test(arguments: [48000, 32000, 16000]) func noiseInsteadOfAWord(rate: Int) throws {
        var profile = ClipProfile()
        profile.sampleRate = rate
        let silence = TestSignal.noise(.white, count: 12000, rms: 0.0001, seed: 4)
        let noise = TestSignal.noise(.white, count: 7200, rms: 0.1, seed: 5)
        let vowel = TestSignal.sine(180, seconds: 0.07, rate: 24000, amplitude: 0.14)
        #expect(rules(WAV.integers(silence + noise + vowel + silence, sampleRate: 24000), profile) == [])
    }

    /// A FLAC from a pipe states no length; neither that nor a tag after a WAV's sound is a fault.
    @Test(.enabled(if: Program.available("ffmpeg"))) func headersWithoutALength() throws {
        let wav = try SoundFile.encode(TestSignal.word(3, rate: 24000), sampleRate: 24000, as: .wavPCM16)
        let flac = try Program.run(
            "ffmpeg", ["-v", "error", "-nostdin", "-f", "wav", "-i", "-", "-f", "flac", "-"], input: Data(wav))
        let decoded = try SoundFile.decode([UInt8](flac.output), limits: .recording)
        #expect(try decoded == SoundFile.decode(wav, limits: .recording))
        #expect(rules([UInt8](flac.output)) == [])
        #expect(rules(wav + Array("TAG".utf8) + [UInt8](repeating: 0x74, count: 125)) == [])
    }

    @Test func tooMuchWithoutALength() throws {
        var limits = DecodeLimits.recording
        limits.seconds = 0.5
        let flac = try #require(Self.pipedFLAC)
        let error = #expect(throws: Finding.self) { try SoundFile.decode(flac, limits: limits) }
        #expect(error?.form == "seconds" && error?.arguments["seconds"] == .of("1", "s"))
    }

    private static let pipedFLAC: [UInt8]? = {
        guard let wav = try? SoundFile.encode(TestSignal.word(3, rate: 24000), sampleRate: 24000, as: .wavPCM16),
            let flac = try? Program.run(
                "ffmpeg", ["-v", "error", "-nostdin", "-f", "wav", "-i", "-", "-f", "flac", "-"], input: Data(wav))
        else { return nil }
        return [UInt8](flac.output)
    }()

    /// The softest profile in every rendition: rounding is absolute, and no fault of the encoders.
    @Test func softestProfile() throws {
        var profile = ClipProfile()
        profile.loudness = -40
        profile.renditions = SoundRendition.allCases
        let wav = try SoundFile.encode(TestSignal.word(4, rate: 24000), sampleRate: 24000, as: .wavPCM16)
        #expect(rules(wav, profile) == [])
    }

    /// Figures of a manifest that nobody can have measured are put into words all the same.
    @Test(arguments: [1e300, -1e300, 1e12, .infinity, -.infinity, .nan]) func absurdFigures(figure: Double) {
        #expect(!figure.decimals(1).isEmpty)
    }
}
