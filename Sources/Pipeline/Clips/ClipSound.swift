package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetUnicodeText

/// What a decoded clip measures.
package struct ClipSound: Sendable {
    /// Hops this much below the loudest count as silence, decibels.
    private static let silence = -45.0

    /// Samples a channel.
    package let samples: Int
    package let channels: Int
    /// Hertz.
    package let sampleRate: Int
    /// LUFS.
    package let loudness: Double
    /// Of the loudest 125 ms, LUFS.
    package let loudestMoment: Double
    /// dBTP.
    package let truePeak: Double
    /// Seconds before the first and after the last hop of 5 ms that is no silence.
    package let silenceBefore: Double
    package let silenceAfter: Double
    /// SHA-256 of the samples, as 16-bit numbers: the same for the same sound in different files.
    package let fingerprint: String
    /// The mean square of the loudest 5 ms.
    private let loudest: Double
    /// Samples, mono; what the checks that know the timeline look at. Empty once they have.
    package var mono: [Float]

    package var seconds: Double { Double(samples) / Double(sampleRate) }

    package init(_ audio: DecodedAudio) {
        let finite = audio.samples.finite
        mono = Downmix.mono(finite, channels: audio.channels)
        samples = audio.frames
        channels = audio.channels
        sampleRate = audio.sampleRate
        loudness = ClipMeter.loudness(mono, sampleRate: sampleRate)
        loudestMoment = ClipMeter.loudestMoment(mono, sampleRate: sampleRate)
        truePeak = Self.truePeak(finite, channels: channels, sampleRate: sampleRate)
        let hops = ClipEdges.hops(mono, sampleRate: sampleRate)
        let loudest = hops.max() ?? 0
        self.loudest = loudest
        let heard = hops.indices.filter { loudest > 0 && hops[$0] > loudest * Decibels.power(Self.silence) }
        silenceBefore = Double(heard.first ?? hops.count) * ClipEdges.hop
        silenceAfter = Double(hops.count - 1 - (heard.last ?? -1)) * ClipEdges.hop
        fingerprint = Digest.sha256(mono.linear16)
    }

    package var withoutSamples: ClipSound {
        var sound = self
        sound.mono = []
        return sound
    }

    /// dBTP, of the channel that has the highest peak. (ITU-R BS.1770-4, annex 2)
    private static func truePeak(_ samples: [Float], channels: Int, sampleRate: Int) -> Double {
        let peaks = (0..<channels).map { channel in
            ClipMeter.truePeak(samples.channel(channel, of: channels), sampleRate: sampleRate)
        }
        return peaks.max() ?? -.infinity
    }

    /// The levels at its edges. Not of a sound without samples.
    package var edges: ClipEdges { ClipEdges(of: mono, sampleRate: sampleRate, loudest: loudest) }
}

/// How loud a decoded clip is at its edges, against its loudest part.
package struct ClipEdges: Sendable {
    /// A clip whose first or last millisecond is louder than this starts or ends inside a sound, decibels re its loudest 5 ms.
    /// Of 6,147 clips of English, Spanish and Italian prompts (whole; cropped at −20, −30 and −40 dB; in rooms), each as WAV
    /// and MP3, with whole fades, three edges lie above −30 dB, the loudest at −27.2: what MP3 adds beside a cropped sound. Of
    /// 542 of these clips cut at random inside of their sound, 96 % end above −24 dB.
    private static let cutLevel = -24.0
    /// Levels inside of the sound are taken over hops of this length, seconds.
    static let hop = 0.005

    private let samples: [Float]
    private let sampleRate: Int
    /// The mean square of the loudest hop.
    private let loudest: Double

    /// - Parameters:
    ///   - samples: mono; all that the file holds.
    ///   - loudest: the mean square of the loudest hop, if it is known.
    init(of samples: [Float], sampleRate: Int, loudest: Double? = nil) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.loudest = loudest ?? Self.hops(samples, sampleRate: sampleRate).max() ?? 0
    }

    /// The levels of the first and the last millisecond of a stretch, decibels re the loudest hop.
    private func levels(of stretch: Range<Int>) -> (first: Double, last: Double) {
        let edge = max(1, min(stretch.count, sampleRate / 1000))
        return (
            level(stretch.lowerBound..<stretch.lowerBound + edge), level(stretch.upperBound - edge..<stretch.upperBound)
        )
    }

    /// The edges of a stretch that lie inside of a sound, and how much softer than its loudest hop they are.
    package func cuts(of stretch: Range<Int>) -> [(edge: String, figures: [String: Finding.Argument])] {
        let ((first, last), least) = (levels(of: stretch), -Self.cutLevel)
        return [("start", -first), ("end", -last)].filter { $0.1 < least }.map { edge, depth in
            (edge, ["depth": .of(depth.decimals(1, apartFrom: least), "dB"), "least": .of(least.decimals(1), "dB")])
        }
    }

    /// The level of a stretch, decibels re the loudest hop; −∞ outside of the sound.
    private func level(_ range: Range<Int>) -> Double {
        let inside = range.clamped(to: 0..<samples.count)
        guard !inside.isEmpty, loudest > 0 else { return -.infinity }
        return Decibels.of(power: Self.power(samples[inside]) / loudest)
    }

    /// The mean squares of whole hops.
    static func hops(_ samples: [Float], sampleRate: Int) -> [Double] {
        let length = max(1, Int(hop * Double(sampleRate)))
        return stride(from: 0, to: samples.count - length + 1, by: length).map { power(samples[$0..<$0 + length]) }
    }

    private static func power(_ samples: ArraySlice<Float>) -> Double {
        samples.isEmpty ? 0 : Energy.of(samples) / Double(samples.count)
    }
}
