package import VoiceAssetCore

/// What a take is held to: the `takes` of pack.yml, with its defaults and where each of them comes from.
///
/// ACX's figures are those of audiobooks that are finished: peak at most −3 dBFS, RMS −23 … −18 dBFS, noise floor at most
/// −60 dBFS RMS (ACX Audio Submission Requirements). `status --takes` notes what misses them; `generate` levels the takes itself
/// and passes over them.
package struct TakeLimits: Sendable, Hashable {
    /// Peaks below this are lifted so far that 16-bit noise and hiss come up with them, dBFS. (16-bit
    /// samples have 68 dB left at this level.)
    package var leastPeak = -30.0
    /// The largest sample, dBFS. (ACX)
    package var largestPeak = -3.0
    /// The mean level of the speech, dBFS RMS. (ACX)
    package var leastLevel = -23.0
    package var largestLevel = -18.0
    /// The level of the pauses, dBFS RMS. (ACX)
    package var noiseFloor = -60.0
    /// Speech over noise, decibels: down to here trimming holds its figures (TrimGroundTruthTests); ACX's figures come
    /// to 37 … 42.
    package var signalToNoise = 35.0
    /// Percent of full scale: beyond it a converter or cable is at fault. (Measured: 537 of asterisk's prompts have at most
    /// 0.001 %.)
    package var offset = 1.0
    /// Milliseconds of silence without which speech counts as touching the edge: one frame of the trimmer's long average.
    package var silence = 20.0
    /// Mains hum below the speech, decibels: 10 dB under ACX's 37 … 42 for all noise, because a tone stands out of noise.
    package var hum = 50.0
    /// The highest frequency that the recording carries, hertz: between the 3.4 kHz of a telephone (ITU-T G.712; its
    /// sampling at 8 kHz, G.711, ends at 4 kHz) and the 7 kHz of wideband speech (ITU-T G.722, P.341).
    package var bandwidth = 5000.0
    /// Milliseconds of pause that part two utterances. (Measured: among asterisk's digits, letters and phonetic alphabet,
    /// 182 words, and the 114 takes of the built-in packs none has such a pause.)
    package var pause = 400.0
    /// How many times longer or shorter than its text suggests a take may be. (Of the built-in packs' 114 takes one is
    /// beyond it, which a breath before the word makes so long; none of 182 of asterisk's, and of 100 Vietnamese and 100
    /// Mandarin words by espeak-ng.)
    package var length = 2.0
    /// How takes without a header are to be read; nil if the pack has none.
    package var raw: RawSamples?

    package init() {}

    /// One limit: its key in pack.yml, the values that it may have, and its unit.
    package struct Key: Sendable {
        package var name: String
        package var range: ClosedRange<Double>
        package var unit: Unit
        package var field: any WritableKeyPath<TakeLimits, Double> & Sendable
    }

    package enum Unit: String, Sendable {
        case dBFS
        case decibels = "dB"
        case percent = "%"
        case milliseconds = "ms"
        case hertz = "Hz"
        case times
    }

    /// Every limit that pack.yml can set, in the order in which they are documented.
    package static let keys: [Key] = [
        Key(name: "least-peak", range: -60...(-6), unit: .dBFS, field: \.leastPeak),
        Key(name: "largest-peak", range: -20...0, unit: .dBFS, field: \.largestPeak),
        Key(name: "least-level", range: -60...(-10), unit: .dBFS, field: \.leastLevel),
        Key(name: "largest-level", range: -60...(-6), unit: .dBFS, field: \.largestLevel),
        Key(name: "noise-floor", range: -100...(-20), unit: .dBFS, field: \.noiseFloor),
        Key(name: "signal-to-noise", range: 10...90, unit: .decibels, field: \.signalToNoise),
        Key(name: "dc-offset", range: 0...50, unit: .percent, field: \.offset),
        Key(name: "silence", range: 0...5000, unit: .milliseconds, field: \.silence),
        Key(name: "hum", range: 20...100, unit: .decibels, field: \.hum),
        Key(name: "bandwidth", range: 3400...20000, unit: .hertz, field: \.bandwidth),
        Key(name: "pause", range: 200...10000, unit: .milliseconds, field: \.pause),
        Key(name: "length", range: 1.2...100, unit: .times, field: \.length),
    ]
}

/// The take of a clip that pack.yml asks for, and where it does.
package struct TakePin: Sendable, Hashable {
    package var take: Int
    package var position: SourcePosition
}

/// How the bytes of takes without a header are to be read, as speech services deliver them: `takes: pcm:` of pack.yml. Nothing
/// in such a file says so.
package struct RawSamples: Sendable, Hashable {
    /// Frames per second, hertz: `sampleRates`.
    package var sampleRate: Int
    /// Bits of a sample, a signed integer: `widths`.
    package var bits: Int
    package var order: ByteOrder
    /// Interleaved channels: `channelCounts`.
    package var channels: Int

    package enum ByteOrder: String, Sendable, Hashable, CaseIterable {
        case little, big
    }

    /// What recordings with a header may have too, hertz.
    package static let sampleRates = 8000...192_000
    package static let widths = [16, 24, 32]
    /// What recordings with a header may have too.
    package static let channelCounts = 1...32

    /// Whether a file of this name has no header.
    package static func isFile(_ name: String) -> Bool { name.lowercased().hasSuffix(".pcm") }

    /// Bytes of a sample of every channel.
    package var frameBytes: Int { bits / 8 * channels }
}
