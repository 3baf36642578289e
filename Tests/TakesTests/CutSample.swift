import Foundation
import TestSupport
import VoiceAssetAudio
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// A take of which the start or end may be cut off.
struct CutSample: Sendable {
    private let samples: [Float]
    private let sampleRate: Int

    init(_ file: Data) throws {
        let audio = try SoundFile.decode([UInt8](file), limits: .recording)
        (samples, sampleRate) = (audio.samples, audio.sampleRate)
    }

    init(prompt: URL) throws { try self.init(VoiceSamples.wav(of: prompt)) }

    private init(_ samples: [Float], _ sampleRate: Int) { (self.samples, self.sampleRate) = (samples, sampleRate) }

    enum Side: String, Sendable {
        case start
        case end
    }

    /// Without so many seconds of what is heard of its word, the first or last 10 ms within 30 dB of the loudest, and 0.3 s of digital
    /// silence instead of what was beside it, or of white noise so many decibels below the loudest 10 ms. nil of a word of which
    /// less than 120 ms would stay.
    func cut(_ side: Side, seconds: Double, noise: Double? = nil) -> CutSample? {
        let hop = sampleRate / 100
        let powers = stride(from: 0, to: samples.count - hop, by: hop / 10).map { start in
            (start: start, power: samples[start..<start + hop].reduce(0) { $0 + $1 * $1 } / Float(hop))
        }
        guard let loudest = powers.map(\.power).max(), loudest > 0 else { return nil }
        let heard = powers.filter { $0.power > loudest * Float(Decibels.power(-30)) }
        let (first, end) = (heard[0].start, heard[heard.count - 1].start + hop)
        let lost = Int(seconds * Double(sampleRate))
        guard end - first > lost + Int(0.12 * Double(sampleRate)) else { return nil }
        let count = sampleRate * 3 / 10
        let rms = noise.map { (Double(loudest) * Decibels.power(-$0)).squareRoot() } ?? 0
        let beside =
            rms > 0
            ? TestSignal.noise(.white, count: count, rms: rms, seed: UInt64(samples.count))
            : [Float](repeating: 0, count: count)
        let kept = Array(side == .start ? samples[(first + lost)...] : samples[..<(end - lost)])
        let whole: [Float] = side == .start ? beside + kept : kept + beside
        return CutSample(whole, sampleRate)
    }

    /// nil if no clip could be made of it.
    var steepness: EdgeSteepness? {
        guard let bytes = try? SoundFile.encode(samples, sampleRate: sampleRate, as: .wavPCM16) else { return nil }
        return try? MeasuredTake(bytes, limits: TakeLimits()).steepness
    }
}
