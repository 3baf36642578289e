import Foundation
import TestSupport
import VoiceAssetAudio
import VoiceAssetPacks

/// A session as a speaker and a room leave it, and the truth about it.
struct GeneratedSession {
    /// What happens in it.
    struct Setting {
        var seed: UInt64
        /// Decibels of the noise below the speech.
        var noise = 45.0
        var colour = TestSignal.Colour.pink
        /// Seconds between utterances.
        var pauses = 0.6...1.5
        /// Clips by their place in the script: said twice, left out, said before this one although no clip says so.
        var repeated: [Int] = []
        var missing: [Int] = []
        var extra: [Int: String] = [:]
        /// Before these clips somebody coughs, or the mouse clicks.
        var coughs: [Int] = []
        var clicks: [Int] = []
    }

    /// A take that is really there.
    struct Truth {
        /// The clip's place in the script; nil for what belongs to none.
        var clip: Int?
        /// 1, or 2 for the second time.
        var take: Int
        /// Seconds, where the sound is within 45 dB of its peak.
        var span: ClosedRange<Double>
    }

    static let rate = 16000
    var samples: [Float] = []
    var truth: [Truth] = []
    private var generator: SeededGenerator

    init(_ script: Script, _ setting: Setting) throws {
        generator = SeededGenerator(seed: setting.seed)
        addSilence(0.8)
        for (index, clip) in script.clips.enumerated() {
            if setting.clicks.contains(index) { addClick(in: setting.pauses) }
            if setting.coughs.contains(index) { addCough(in: setting.pauses) }
            if let text = setting.extra[index] {
                add(try script.speak(text, &generator), clip: nil, take: 1, setting.pauses)
            }
            guard !setting.missing.contains(index) else { continue }
            for take in 1...(setting.repeated.contains(index) ? 2 : 1) {
                add(try script.speak(clip.text, &generator), clip: index, take: take, setting.pauses)
            }
        }
        addNoise(setting)
    }

    /// A session of words that were recorded before, with the clip that each is a take of; nil for none.
    init(of words: [(samples: [Float], clip: Int?)], _ setting: Setting) {
        generator = SeededGenerator(seed: setting.seed)
        addSilence(0.8)
        var takes: [Int: Int] = [:]
        for (samples, clip) in words {
            if let clip { takes[clip, default: 0] += 1 }
            add(samples, clip: clip, take: clip.flatMap { takes[$0] } ?? 1, setting.pauses)
        }
        addNoise(setting)
    }

    private mutating func addNoise(_ setting: Setting) {
        let level = Levels.rms(truthSamples) * Levels.amplitude(-setting.noise)
        let noise = TestSignal.noise(setting.colour, count: samples.count, rms: level, seed: setting.seed)
        for index in samples.indices { samples[index] += noise[index] }
        let peak = samples.lazy.map(abs).max() ?? 1
        samples = samples.map { $0 * 0.5 / peak }
    }

    private var truthSamples: [Float] {
        truth.flatMap { samples[Int($0.span.lowerBound * 16000)..<Int($0.span.upperBound * 16000)] }
    }

    private mutating func addSilence(_ seconds: Double) {
        samples += repeatElement(0, count: Int(seconds * Double(Self.rate)))
    }

    private mutating func add(_ speech: [Float], clip: Int?, take: Int, _ pauses: ClosedRange<Double>) {
        let start = Double(samples.count) / Double(Self.rate)
        samples += speech
        truth.append(Truth(clip: clip, take: take, span: start...Double(samples.count) / Double(Self.rate)))
        addSilence(Double.random(in: pauses, using: &generator))
    }

    /// A burst of noise without a pitch, 200 to 400 ms, as loud as speech or up to 12 dB below.
    private mutating func addCough(in pauses: ClosedRange<Double>) {
        let count = Int(Double.random(in: 0.2...0.4, using: &generator) * Double(Self.rate))
        let level = 0.08 * Levels.amplitude(Double.random(in: -12...0, using: &generator))
        let noise = TestSignal.noise(.pink, count: count, rms: level, seed: generator.next())
        samples += noise.enumerated().map { index, sample in
            let time = Float(index) / Float(Self.rate)
            return sample * min(1, time / 0.01) * Float(exp(-Double(time) / 0.12))
        }
        addSilence(Double.random(in: 0.35...pauses.upperBound, using: &generator))
    }

    private mutating func addClick(in pauses: ClosedRange<Double>) {
        samples += (0..<80).map { 0.4 * generator.uniform() * Float(exp(-Double($0) / 15)) }
        addSilence(Double.random(in: pauses, using: &generator))
    }

    var wav: [UInt8] { (try? SoundFile.encode(samples, sampleRate: Self.rate, as: .wavPCM16)) ?? [] }
}
