import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// What is measured on a take, against sox.
@Suite(.enabled(if: Program.available("sox"))) struct TakeInspectorTests {
    private static let rate = 16000
    /// A steady sound from 0.6 to 1.4 s, over pink noise.
    private static let burst = 0.6..<1.4

    private struct Take {
        var samples: [Float]

        init(level: Double = -20, noise: Double = -70, offset: Float = 0, seconds: Double = 2) {
            let count = Int(seconds * Double(rate))
            samples = TestSignal.noise(.pink, count: count, rms: Levels.amplitude(noise), seed: 12)
            let tone = TestSignal.sine(
                500, seconds: 0.8, rate: rate, amplitude: Levels.amplitude(level) * 2.0.squareRoot())
            let start = Int(burst.lowerBound * Double(rate))
            for index in tone.indices { samples[start + index] += tone[index] }
            for index in samples.indices { samples[index] += offset }
        }

        var wav: [UInt8] {
            get throws { try SoundFile.encode(samples, sampleRate: rate, as: .wavPCM16) }
        }
    }

    private struct Inspected {
        var recording: Recording
        var figures: TakeFigures
        var rules: Set<String>
    }

    private func inspect(_ wav: [UInt8]) throws -> Inspected {
        let recording = try RecordingDecoder.decode(wav)
        let envelope = try Envelope(of: recording.samples, sampleRate: recording.sampleRate)
        let bounds = try #require(VoiceActivityDetector(envelope).bounds())
        let figures = TakeInspector.figures(
            of: recording, envelope, speech: bounds, rounding: recording.samples.roundingPower)
        let findings = TakeInspector.findings(for: recording, figures)
        return Inspected(
            recording: recording, figures: figures,
            rules: Set(findings.map(\.check.id)))
    }

    /// A figure of sox's `stats`, over a part of the take.
    private func sox(_ figure: String, _ wav: [UInt8], _ effects: String...) throws -> Double {
        let result = try Program.run("sox", ["-t", "wav", "-", "-n"] + effects + ["stats"], input: Data(wav))
        let line = result.errorText.split(separator: "\n").first { $0.hasPrefix(figure) }
        return try #require(line?.split(separator: " ").last.flatMap { Double($0) }, "\(result.errorText)")
    }

    /// sox prints hundredths of a decibel.
    @Test(arguments: [-3.5, -20, -40], [-75.0, -55]) func levels(level: Double, noise: Double) throws {
        let wav = try Take(level: level, noise: noise).wav
        let inspected = try inspect(wav)
        #expect(try abs(inspected.figures.peak - sox("Pk lev dB", wav)) <= 0.02)
        let speech = try sox("RMS lev dB", wav, "trim", "0.62", "0.76")
        #expect(abs(inspected.figures.speechLevel - speech) <= 0.2)
        // The quietest half second of 2 s of pink noise lies below any given one.
        let floor = try sox("RMS lev dB", wav, "trim", "0", "0.55")
        #expect(abs(try #require(inspected.figures.noiseFloor) - floor) <= 1.5)
        #expect(inspected.rules.contains("recording-noise") == (speech - floor < 35))
        #expect(inspected.rules.contains("recording-quiet") == (level + 3.01 < -30))
    }

    /// A knock within the word leaves its level alone.
    @Test(arguments: [0.005, 0.015], [0.7, 1.1]) func knock(seconds: Double, place: Double) throws {
        let plain = Take(level: -35)
        var knocked = plain
        let start = Int(place * Double(Self.rate))
        for index in 0..<Int(seconds * Double(Self.rate)) {
            knocked.samples[start + index] += index % 2 == 0 ? 0.8 : -0.8
        }
        let level = try inspect(plain.wav).figures.speechLevel
        #expect(try abs(inspect(knocked.wav).figures.speechLevel - level) <= 0.3)
    }

    @Test(arguments: [0, 0.004, 0.02, -0.1] as [Float]) func offset(offset: Float) throws {
        let wav = try Take(offset: offset).wav
        let inspected = try inspect(wav)
        #expect(try abs(inspected.figures.dcOffset - sox("DC offset", wav)) <= 1e-5)
        #expect(inspected.rules.contains("recording-dc-offset") == (abs(offset) > 0.01))
    }

    /// A knock of a third of a second has a mean, but is no offset of the take.
    @Test func knock() throws {
        var take = Take()
        for index in 0..<Self.rate * 3 / 10 { take.samples[index] += 0.12 }
        let inspected = try inspect(take.wav)
        #expect(inspected.figures.dcOffset > 0.01)
        #expect(!inspected.rules.contains("recording-dc-offset"))
    }

    /// Speech whose own mean is not 0 offsets the silence when the take's mean is taken away. That is no noise.
    @Test func offsetOfTheSpeechAlone() throws {
        var take = Take(noise: -75)
        for index in Int(Self.burst.lowerBound * 16000)..<Int(Self.burst.upperBound * 16000) {
            take.samples[index] += 0.005
        }
        let wav = try take.wav
        let inspected = try inspect(wav)
        let floor = try sox("RMS lev dB", wav, "trim", "0", "0.55")
        #expect(abs(try #require(inspected.figures.noiseFloor) - floor) <= 1.5)
        #expect(!inspected.rules.contains("recording-noise"))
    }

    /// sox counts the samples that it clips itself.
    @Test(arguments: [0, 6, 20]) func clipping(gain: Int) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("take.wav", try Take(level: -3.5).wav)
        let loud = folder.url("loud.wav")
        let result = try Program.run("sox", ["-D", file.path, loud.path, "gain", "\(gain)"])
        let clipped = result.errorText.firstMatch(of: /clipped (\d+) samples/).flatMap { Int($0.1) } ?? 0
        let wav = [UInt8](try Data(contentsOf: loud))
        let inspected = try inspect(wav)
        // Ours also counts samples that reach full scale without exceeding it, two for a plateau at most.
        let plateaus = 2 * 500 * 8 / 10
        #expect(
            inspected.recording.clipping.samples >= clipped
                && inspected.recording.clipping.samples <= clipped + 2 * plateaus)
        #expect(inspected.rules.contains("clip-clipping") == (clipped > 0))
        #expect((clipped > 0) == (gain > 0))
    }

    /// A single sample at full scale is a peak that just fits.
    @Test func oneSampleAtFullScale() throws {
        var take = Take()
        take.samples[15000] = 1
        take.samples[16000] = -1
        #expect(try RecordingDecoder.decode(take.wav).clipping.samples == 0)
        take.samples[15001] = 1
        #expect(try RecordingDecoder.decode(take.wav).clipping.samples == 2)
    }

    /// The silence at the ends, to 12.5 ms: five of the detector's hops.
    @Test(arguments: [(0.3, 0.3), (0.005, 0.4), (0.4, 0.005), (0.3, 0.05)]) func edges(before: Double, after: Double)
        throws
    {
        let rate = Double(Self.rate)
        let whole = Take().samples
        let part = Int((Self.burst.lowerBound - before) * rate)..<Int((Self.burst.upperBound + after) * rate)
        let inspected = try inspect(try SoundFile.encode(Array(whole[part]), sampleRate: Self.rate, as: .wavPCM16))
        #expect(abs(inspected.figures.silenceBefore - before) <= 0.0125)
        #expect(abs(inspected.figures.silenceAfter - after) <= 0.0125)
        #expect(inspected.rules.contains("recording-edge") == (min(before, after) < 0.02))
    }
}
