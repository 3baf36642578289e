import Foundation
import TestSupport
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// A real prompt, and what a recorder or its user may do to it.
struct DamagedTake {
    private var samples: [Float]
    private let sampleRate: Int

    init(_ prompt: URL) throws {
        // Not as a take: ffmpeg does not know the length when it writes the header.
        let audio = try SoundFile.decode(Array(VoiceSamples.wav(of: prompt)), limits: .recording)
        (samples, sampleRate) = (audio.samples, audio.sampleRate)
    }

    /// Every so many-th prompt of a language: what is in them has nothing to do with it.
    static func prompts(_ language: String, from first: Int, every step: Int) throws -> [URL] {
        try VoiceSamples.prompts(language).enumerated().filter { $0.offset % step == first }.map(\.element)
    }

    /// Clips it so many decibels below its peak and then lowers it.
    mutating func clip(_ decibels: Double, thenLower lowered: Double) {
        let ceiling = samples.reduce(0) { max($0, abs($1)) } * Float(Decibels.amplitude(-decibels))
        let gain = Float(Decibels.amplitude(-lowered))
        samples = samples.map { gain * min(max($0, -ceiling), ceiling) }
    }

    /// A place drawn among those within 15 dB of the loudest 30 ms.
    private func place(_ generator: inout SeededGenerator) -> Int {
        let hop = sampleRate / 100
        let powers = stride(from: 0, to: samples.count - 3 * hop, by: hop).map { start in
            samples[start..<start + 3 * hop].reduce(0) { $0 + $1 * $1 }
        }
        let loud = powers.indices.filter { powers[$0] >= (powers.max() ?? 0) * Float(Decibels.power(-15)) }
        return loud[Int.random(in: loud.indices, using: &generator)] * hop + hop
    }

    /// Puts so many seconds of zeros at a place.
    mutating func tear(seconds: Double, _ generator: inout SeededGenerator) {
        let place = place(&generator)
        for index in place..<min(samples.count, place + Int(seconds * Double(sampleRate))) { samples[index] = 0 }
    }

    /// Adds one to three samples of this share of its peak at a place; tells where, seconds.
    mutating func click(_ level: Float, samples width: Int, _ generator: inout SeededGenerator) -> Double {
        let place = place(&generator)
        let peak = samples.reduce(0) { max($0, abs($1)) }
        for index in place..<min(samples.count, place + width) {
            samples[index] += samples[index] < 0 ? level * peak : -level * peak
        }
        return Double(place) / Double(sampleRate)
    }

    /// What is found in it, as a file of 16 bits.
    var rules: Set<Check> {
        get throws {
            let bytes = try SoundFile.encode(samples, sampleRate: sampleRate, as: .wavPCM16)
            return Set(try MeasuredTake(bytes, limits: TakeLimits()).findings.map(\.check))
        }
    }

    /// Where the first click is told, seconds; nil if none is.
    var click: Double? {
        get throws {
            let bytes = try SoundFile.encode(samples, sampleRate: sampleRate, as: .wavPCM16)
            let findings = try MeasuredTake(bytes, limits: TakeLimits()).findings
            return findings.first { $0.check == .recordingClick }?.value("time")
        }
    }
}
