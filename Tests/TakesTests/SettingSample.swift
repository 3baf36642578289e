import Foundation
import TestSupport
import VoiceAssetAudio
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// A take of known speaker and room.
struct SettingSample: Sendable {
    private var samples: [Float]
    private let sampleRate: Int

    init(_ file: Data) throws {
        let audio = try SoundFile.decode([UInt8](file), limits: .recording)
        (samples, sampleRate) = (audio.samples, audio.sampleRate)
    }

    init(prompt: URL) throws { try self.init(VoiceSamples.wav(of: prompt)) }

    init(samples: [Float], sampleRate: Int) { (self.samples, self.sampleRate) = (samples, sampleRate) }

    /// In a room that echoes.
    func echoing(seconds: Double, seed: UInt64) -> SettingSample {
        let heard = TestSignal.echoing(samples, rate: sampleRate, seconds: seconds, direct: -2, seed: seed)
        return SettingSample(samples: heard, sampleRate: sampleRate)
    }

    /// With half a second of room on both sides, and noise so many decibels below the speech.
    func inNoise(_ ratio: Double, seed: UInt64) -> SettingSample {
        let silence = [Float](repeating: 0, count: sampleRate / 2)
        let padded = silence + samples + silence
        let peak = samples.map { Double($0 * $0) }.max() ?? 0
        let active = samples.map { Double($0 * $0) }.filter { $0 > peak / 1000 }
        let power = active.reduce(0, +) / Double(max(1, active.count))
        let noise = TestSignal.noise(
            .pink, count: padded.count, rms: (power * Decibels.power(-ratio)).squareRoot(), seed: seed)
        return SettingSample(samples: zip(padded, noise).map(+), sampleRate: sampleRate)
    }

    /// With half a second of room on both sides, and the hum of the mains with its harmonics so many decibels below the speech.
    func humming(_ mains: Double, ratio: Double) -> SettingSample {
        let quiet = inNoise(60, seed: 1)
        let hum = (1...6).map { harmonic in
            TestSignal.sine(
                mains * Double(harmonic), seconds: Double(quiet.samples.count) / Double(sampleRate), rate: sampleRate,
                amplitude: 1 / Double(harmonic))
        }
        let peak = samples.map { Double($0 * $0) }.max() ?? 0
        let active = samples.filter { Double($0 * $0) > peak / 1000 }
        let sum = quiet.samples.indices.map { place in
            hum.reduce(0) { $0 + ($1.indices.contains(place) ? $1[place] : 0) }
        }
        let gain = Float(Levels.rms(active) / Levels.rms(sum) * Levels.amplitude(-ratio))
        return SettingSample(samples: zip(quiet.samples, sum).map { $0 + gain * $1 }, sampleRate: sampleRate)
    }

    /// By a voice that is so many semitones lower, formants and all.
    func lowered(semitones: Double) throws -> SettingSample {
        let wav = try SoundFile.encode(samples, sampleRate: sampleRate, as: .wavPCM16)
        let result = try Program.run(
            "sox",
            ["-V1", "-R", "-t", "wav", "-", "-t", "wav", "-", "pitch", "\(Int(-100 * semitones))", "gain", "-n", "-3"],
            input: Data(wav))
        return try SettingSample(result.output)
    }

    /// With another word so many seconds before or behind it and so much louder, decibels, in a quiet room. Both as long as they
    /// are heard, and at one rate.
    func joined(_ other: SettingSample, gap: Double, level: Double, isBehind: Bool) -> SettingSample {
        let (own, others) = (spoken, other.spoken)
        let gain = Float((Levels.rms(own) / Levels.rms(others)) * Decibels.amplitude(level))
        let silence = [Float](repeating: 0, count: Int(gap * Double(sampleRate)))
        let foreign = others.map { gain * $0 }
        let both = isBehind ? own + silence + foreign : foreign + silence + own
        return SettingSample(samples: both, sampleRate: sampleRate).inNoise(65, seed: UInt64(both.count))
    }

    /// From the first to the last 5 ms within 40 dB of the loudest.
    private var spoken: [Float] {
        let hop = sampleRate / 200
        let powers = stride(from: 0, to: samples.count - hop, by: hop).map { start in
            samples[start..<start + hop].reduce(0) { $0 + $1 * $1 }
        }
        let gate = (powers.max() ?? 0) * Float(Decibels.power(-40))
        let first = powers.firstIndex { $0 > gate } ?? 0
        let last = powers.lastIndex { $0 > gate } ?? 0
        return Array(samples[first * hop..<(last + 1) * hop])
    }

    /// nil if no clip could be made of it.
    var setting: RecordingConditions? { heard?.setting }
    var parting: InternalPause? { heard?.parting }

    /// Seconds that a clip keeps, and that the sound lasts.
    var keptSeconds: Double { heard.map { $0.bounds.end - $0.bounds.start } ?? 0 }
    var spokenSeconds: Double { Double(spoken.count) / Double(sampleRate) }

    private var heard: MeasuredTake? {
        guard let bytes = try? SoundFile.encode(samples, sampleRate: sampleRate, as: .wavPCM16) else { return nil }
        return try? MeasuredTake(bytes, limits: TakeLimits())
    }
}

extension ConditionComparison {
    /// Of takes that are called by their places.
    init(settings: [RecordingConditions?]) {
        let takes = settings.enumerated().map { index, setting in setting.map { Take(name: "\(index)", setting: $0) } }
        self.init(takes, limits: TakeLimits())
    }

    init(edges: [EdgeSteepness?]) {
        let takes = edges.enumerated().map { index, edge in edge.map { Take(name: "\(index)", steepness: $0) } }
        self.init(takes, limits: TakeLimits())
    }
}
