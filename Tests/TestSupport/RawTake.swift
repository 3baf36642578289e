import Foundation

/// A take as a speaker leaves it: a voiced sound between two stretches of silence, in a quiet room.
///
/// Made here rather than by a speech program, so that tests need none and get the same bytes everywhere.
package struct RawTake: Sendable {
    /// Samples a second, hertz.
    package var sampleRate = 24_000
    /// The fundamental of the voice, hertz; two takes of different pitch are different words to the tool.
    package var pitch = 120.0
    /// By how much the voice falls from the start to the end of the sound, semitones; in its middle it has `pitch`.
    package var fall = 0.0
    /// Seconds of sound, at least 0.1.
    package var speech = 0.35
    /// Seconds of silence before and after.
    package var silence = 0.5
    /// The sound's amplitude, fraction of full scale; beyond 0.9 it clips.
    package var amplitude = 0.5
    /// The room's white noise, fraction of full scale.
    package var noise: Float = 0.0005

    package init(pitch: Double = 120, sampleRate: Int = 24_000) { (self.pitch, self.sampleRate) = (pitch, sampleRate) }

    /// Mono samples, full scale ±1.
    package var samples: [Float] {
        var generator = SeededGenerator(seed: UInt64(pitch))
        let pad = Int(silence * Double(sampleRate))
        let length = Int(speech * Double(sampleRate))
        return (0..<pad + length + pad).map { index in
            let hiss = noise * generator.uniform()
            guard (pad..<pad + length).contains(index) else { return hiss }
            return hiss + Float(voice(at: Double(index - pad) / Double(sampleRate)))
        }
    }

    /// A sawtooth of twelve harmonics that swells in 30 ms and fades in 60 ms.
    private func voice(at time: Double) -> Double {
        let envelope = min(1, time / 0.03, (speech - time) / 0.06)
        let periods = periods(until: time)
        let sawtooth = (1...12).reduce(0.0) { $0 + sin(2 * .pi * periods * Double($1)) / Double($1) }
        return amplitude * envelope * sawtooth / 1.9
    }

    /// The integral of the pitch, which falls evenly in semitones.
    private func periods(until time: Double) -> Double {
        guard fall != 0 else { return pitch * time }
        let rate = -fall / 12 * log(2) / speech
        return pitch * exp(rate * -speech / 2) * (exp(rate * time) - 1) / rate
    }

    /// The take as a WAV file of 16-bit samples.
    package var wav: [UInt8] { WAV.integers(samples, sampleRate: sampleRate) }
}
