package import VoiceAssetAudio
import VoiceAssetCore

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
