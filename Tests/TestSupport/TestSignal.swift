import Foundation

/// Signals that tests are made of: the same on every run.
package enum TestSignal {
    /// The colour of noise: how its power falls with frequency.
    package enum Colour: Sendable, CaseIterable {
        case white
        /// −3 dB an octave, by Kellet's three-pole filter.
        case pink
        /// −6 dB an octave above 30 Hz or so.
        case brown
    }

    package static func sine(_ frequency: Double, seconds: Double, rate: Int, amplitude: Double = 0.5) -> [Float] {
        let step = 2 * Double.pi * frequency / Double(rate)
        return (0..<Int(seconds * Double(rate))).map { Float(amplitude * sin(step * Double($0))) }
    }

    /// Noise of an exact RMS level.
    package static func noise(_ colour: Colour, count: Int, rms: Double, seed: UInt64) -> [Float] {
        var generator = SeededGenerator(seed: seed)
        var (slow, middle, fast): (Float, Float, Float) = (0, 0, 0)
        var noise = [Float](repeating: 0, count: count)
        for index in noise.indices {
            let white = generator.uniform()
            switch colour {
            case .white: noise[index] = white
            case .pink:
                slow = 0.99765 * slow + white * 0.0990460
                middle = 0.96300 * middle + white * 0.2965164
                fast = 0.57000 * fast + white * 1.0526913
                noise[index] = slow + middle + fast + white * 0.1848
            case .brown:
                slow = 0.99 * slow + white
                noise[index] = slow
            }
        }
        let scale = Float(rms / Levels.rms(noise))
        for index in noise.indices { noise[index] *= scale }
        return noise
    }

    /// Something like a spoken vowel: harmonics of a pitch under a swelling envelope, between silences, over noise 70 dB
    /// down. Different seeds give different pitches and timbres.
    package static func word(_ seed: UInt64, seconds: Double = 0.4, rate: Int = 24000, margin: Double = 0.3) -> [Float]
    {
        var generator = SeededGenerator(seed: seed)
        let pitch = 110 + 60 * Double(generator.uniform())
        let weights = (1...12).map { 0.3 * Double(abs(generator.uniform())) / Double($0).squareRoot() }
        let silence = Int(margin * Double(rate))
        let length = Int(seconds * Double(rate))
        var word = noise(.white, count: length + 2 * silence, rms: 0.0001, seed: seed)
        for index in 0..<length {
            let position = Double(index) / Double(length)
            let phase = 2 * Double.pi * pitch * Double(index) / Double(rate)
            var sum = 0.0
            for (harmonic, weight) in weights.enumerated() { sum += weight * sin(phase * Double(harmonic + 1)) }
            word[silence + index] += Float(0.5 * sum * sin(.pi * position).squareRoot())
        }
        return word
    }
}

/// Levels of samples.
package enum Levels {
    package static func rms(_ samples: some Collection<Float>) -> Double {
        var sum = 0.0
        for sample in samples { sum += Double(sample) * Double(sample) }
        return samples.isEmpty ? 0 : (sum / Double(samples.count)).squareRoot()
    }

    package static func decibels(_ amplitude: Double) -> Double { 20 * log10(amplitude) }
    package static func amplitude(_ decibels: Double) -> Double { pow(10, decibels / 20) }
}

extension TestSignal {
    /// A sound as it is heard in a room: with 1,500 echoes a second, drawn, that fall by 60 dB in so many seconds.
    ///
    /// - Parameter direct: the sound itself over all of its echoes, decibels.
    package static func echoing(
        _ samples: [Float], rate: Int, seconds: Double, direct: Double, seed: UInt64
    ) -> [Float] {
        var generator = SeededGenerator(seed: seed)
        let step = rate / 1500
        let echoes = stride(from: rate / 250, to: Int(1.2 * seconds * Double(rate)), by: step).map { place in
            let delay = place + Int.random(in: 0..<step, using: &generator)
            let gain = Float(pow(10, -3 * Double(delay) / Double(rate) / seconds))
            return (delay: delay, gain: Bool.random(using: &generator) ? gain : -gain)
        }
        let power = echoes.reduce(0) { $0 + $1.gain * $1.gain }
        let scale = Float(pow(10, -direct / 20)) / power.squareRoot()
        var heard = samples + [Float](repeating: 0, count: Int(seconds * Double(rate)))
        for (delay, gain) in echoes {
            let gain = gain * scale
            for index in 0..<min(samples.count, heard.count - delay) { heard[index + delay] += gain * samples[index] }
        }
        let peak = heard.reduce(0) { max($0, abs($1)) }
        return peak > 0.9 ? heard.map { $0 * 0.9 / peak } : heard
    }
}
