import Foundation
import TestSupport
import VoiceAssetAudio

/// A word at a known spot in noise, with mouse clicks and a DC offset.
struct NoisyTake {
    var samples: [Float]
    var rate: Int
    /// Seconds: the part of the word that stands 6 dB or more above the noise for 15 ms at least.
    var audible: ClosedRange<Double>
    /// Seconds: the part of the word above −45 dB of its loudest 5 ms.
    var whole: ClosedRange<Double>

    struct Setting: Sendable {
        /// Level of the word over the noise, decibels.
        var ratio: Double
        var colour: TestSignal.Colour
        var offset: Float = 0.02
        /// Seconds before the word's first sample: a double click, 90 ms apart.
        var clicksBefore: [Double] = [0.29, 0.20]
        /// Seconds after the word's last sample.
        var clicksAfter: [Double] = []
        var seed: UInt64 = 1
    }

    private static let hop = 0.005

    init(_ word: Word, _ setting: Setting) {
        rate = word.rate
        let energies = Self.energies(word.samples, rate)
        let loudest = energies.max()!
        let active = energies.filter { $0 > loudest * 0.001 }
        let noisePower = active.reduce(0, +) / Double(active.count) * pow(10, -setting.ratio / 10)
        let before = Int(0.45 * Double(rate)) + Int(setting.seed % 97) * rate / 2000
        let count = before + word.samples.count + rate / 2
        samples = TestSignal.noise(setting.colour, count: count, rms: noisePower.squareRoot(), seed: setting.seed)
        for index in word.samples.indices { samples[before + index] += word.samples[index] }
        let start = Double(before) / Double(rate)
        let sustained = Self.sustained(energies)
        audible = Self.range(sustained, above: noisePower * 4, from: start)
        whole = Self.range(energies, above: loudest * pow(10, -4.5), from: start)
        let end = start + Double(word.samples.count) / Double(rate)
        let level = word.samples.reduce(0) { max($0, abs($1)) }
        var generator = SeededGenerator(seed: setting.seed &+ 77)
        for click in setting.clicksBefore.map({ start - $0 }) + setting.clicksAfter.map({ end + $0 }) {
            addClick(at: click, level: level * Float.random(in: 0.5...1, using: &generator), &generator)
        }
        for index in samples.indices { samples[index] += setting.offset }
    }

    /// A burst of noise that dies away within 4 ms.
    private mutating func addClick(at time: Double, level: Float, _ generator: inout SeededGenerator) {
        for step in 0..<rate * 4 / 1000 {
            let decay = Float(exp(-Double(step) / Double(rate) / 0.001))
            samples[Int(time * Double(rate)) + step] += level * generator.uniform() * decay
        }
    }

    /// Puts silence around the take, as an editor does: zeros, or dither of one step of 16 bits.
    mutating func pad(seconds: Double, isDithered: Bool) {
        let count = Int(seconds * Double(rate))
        let rms = isDithered ? 1.0 / 32768 : 0
        func silence(_ seed: UInt64) -> [Float] {
            isDithered
                ? TestSignal.noise(.white, count: count, rms: rms, seed: seed) : [Float](repeating: 0, count: count)
        }
        samples = silence(1) + samples + silence(2)
        let shift = Double(count) / Double(rate)
        audible = audible.lowerBound + shift...audible.upperBound + shift
        whole = whole.lowerBound + shift...whole.upperBound + shift
    }

    /// Adds a breath: noise that swells and falls for 200 ms and ends so long before the word.
    mutating func addBreath(level: Double, ending gap: Double, seed: UInt64) {
        let length = rate / 5
        let start = Int((whole.lowerBound - gap) * Double(rate)) - length
        let noise = TestSignal.noise(.pink, count: length, rms: level, seed: seed)
        for (index, sample) in noise.enumerated() {
            samples[start + index] += sample * Float(sin(.pi * Double(index) / Double(length)))
        }
    }

    /// Adds a breath beside the word, so long after its end, or before its start if the gap is negative: noise that swells and
    /// falls.
    mutating func addBreath(level: Double, beside gap: Double, seconds: Double, seed: UInt64) {
        let length = Int(seconds * Double(rate))
        let start = gap < 0 ? whole.lowerBound + gap - seconds : whole.upperBound + gap
        let noise = TestSignal.noise(.pink, count: length, rms: level, seed: seed)
        for (index, sample) in noise.enumerated() {
            let place = Int(start * Double(rate)) + index
            guard samples.indices.contains(place) else { continue }
            samples[place] += sample * Float(sin(.pi * Double(index) / Double(length)))
        }
    }

    /// Silences what lies further than so many seconds before and after the word, as a gate or an editor does.
    mutating func gate(before: Double, after: Double) {
        let kept = Int((whole.lowerBound - before) * Double(rate))..<Int((whole.upperBound + after) * Double(rate))
        for index in samples.indices where !kept.contains(index) { samples[index] = 0 }
    }

    /// Puts 1.5 s of the room before the take, whose first 0.5 s a phone fades in by 60 dB.
    mutating func fadeIn(_ colour: TestSignal.Colour) {
        let offset = samples.reduce(0, +) / Float(samples.count)
        let noise = TestSignal.noise(
            colour, count: rate * 3 / 2, rms: Levels.rms(samples.prefix(rate / 5).map { $0 - offset }), seed: 3)
        let fade = noise.indices.map { Float(Levels.amplitude(min(0, 120 * Double($0) / Double(rate) - 60))) }
        samples = zip(noise, fade).map { $0 * $1 + offset } + samples
        audible = audible.lowerBound + 1.5...audible.upperBound + 1.5
        whole = whole.lowerBound + 1.5...whole.upperBound + 1.5
    }

    private static func energies(_ samples: [Float], _ rate: Int) -> [Double] {
        let hop = Int(hop * Double(rate))
        return stride(from: 0, to: samples.count - hop + 1, by: hop).map { start in
            pow(Levels.rms(samples[start..<start + hop]), 2)
        }
    }

    /// What of a curve lasts for three hops: a lip smack of 5 ms in a recorded prompt is no speech.
    private static func sustained(_ values: [Double]) -> [Double] {
        let eroded = values.indices.dropLast(2).map { min(values[$0], values[$0 + 1], values[$0 + 2]) }
        return values.indices.map { index in
            eroded[max(0, min(index - 2, eroded.count - 1))...min(index, eroded.count - 1)].max()!
        }
    }

    private static func range(_ values: [Double], above gate: Double, from start: Double) -> ClosedRange<Double> {
        let first = values.firstIndex { $0 > gate }!
        let last = values.lastIndex { $0 > gate }!
        return start + Double(first) * hop...start + Double(last + 1) * hop
    }
}

/// A spoken word without its surroundings.
struct Word: Sendable {
    var name: String
    var samples: [Float]
    var rate: Int

    init(_ name: String, file: Data) throws {
        let audio = try SoundFile.decode([UInt8](file), limits: .recording)
        self.name = name
        samples = audio.samples
        rate = audio.sampleRate
    }

    /// The word at another rate, by sox.
    func resampled(to rate: Int) throws -> Word {
        let result = try Program.run(
            "sox",
            ["-t", "f32", "-r", "\(self.rate)", "-c", "1", "-", "-t", "wav", "-e", "float", "-", "rate", "\(rate)"],
            input: OracleDecoder.data(samples))
        return try Word(name, file: result.output)
    }
}
