import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore
import VoiceAssetUnicodeText
import VoiceManifest
import VoiceSplicer

/// Encodes a master in one rendition.
struct RenditionEncoder {
    var timeline: Timeline

    /// - Parameters:
    ///   - scale: what the master is multiplied by on the way, linear, where the codec takes level away.
    ///   - effort: LAME's.
    func encode(
        _ master: Master, as kind: SoundRendition, scale: Double = 1, effort: MP3Encoder.Effort = .usual
    ) throws(CodecError) -> [UInt8] {
        if kind.codec.isFramed {
            return try MP3Encoder.encode(
                master.samples, sampleRate: timeline.sampleRate, scale: scale, effort: effort)
        }
        let length = timeline.clipSamples(kept: master.samples.count)
        let samples = scale == 1 ? master.samples : master.samples.scaled(by: Float(scale))
        let padded = samples + [Float](repeating: 0, count: length - master.samples.count)
        do {
            return try SoundFile.encode(
                padded, sampleRate: timeline.sampleRate, as: .init(kind.codec, in: kind.container))
        } catch {
            throw CodecError(error.message)
        }
    }
}

/// An encoded clip, and what it decodes to, held against its master.
struct EncodedRendition: Sendable {
    var kind: SoundRendition
    var bytes: [UInt8]
    /// The decoded samples, without the codec's delay: they line up with the master.
    var samples: [Float]
    /// Of the decoded clip as it is, with the codec's delay, LUFS: what `validate` measures.
    var loudness: Double
    /// What is not as in the master.
    var faults: [Finding]
    /// Gain of the decoded signal against the master, linear.
    var gain: Double

    /// How far the gain is off 1, linear.
    var gainError: Double { abs(gain - 1) }
}

/// Decodes what was written and compares it with the master.
struct RenditionVerifier {
    var timeline: Timeline

    /// The gain may be off by this much, linear. LAME's quantizer takes up to 0.02 away from busy words at 64 kbit/s;
    /// `ClipMaker` gives it back, which leaves less than 0.005.
    static let gainTolerance = 0.01
    /// The mean square of a clip of the usual loudness is about this or more, dBFS.
    private static let usualLevel = PackManifest.Profile.usualLoudness - 6

    func verify(_ bytes: [UInt8], of master: Master, as kind: SoundRendition) -> EncodedRendition {
        let decoded: [Float]
        do {
            decoded = try SoundFile.decode(bytes, limits: .clip).samples
        } catch {
            return EncodedRendition(
                kind: kind, bytes: bytes, samples: [], loudness: -.infinity,
                faults: [Self.fault(kind, "undecodable", ["reason": .text(error.reason)])], gain: 0)
        }
        var faults: [Finding] = []
        if kind.container == .mpeg, !MP3Stream(bytes).isSpliceSafe { faults.append(Self.fault(kind, "frames")) }
        let expected = timeline.clipSamples(kept: master.samples.count)
        if decoded.count != expected {
            faults.append(
                Self.fault(kind, "length", ["samples": .count(decoded.count), "expected": .count(expected)]))
        }
        let products = Energy.products(master.samples, decoded, delay: kind.codec.decoderDelay)
        // Decoded signal and master agree best at the codec's delay.
        if products.before >= max(products.atDelay, products.behind) {
            faults.append(Self.fault(kind, "early"))
        } else if products.behind > products.atDelay {
            faults.append(Self.fault(kind, "late"))
        }
        let (gain, ratio) = compare(products)
        let softness = softness(of: master)
        // What a codec leaves out of a noise is missing from the level, and is its error: shares of one energy.
        let tolerance = max(Self.gainTolerance * Decibels.amplitude(softness), Decibels.power(-ratio))
        if abs(gain - 1) > tolerance {
            faults.append(Self.fault(kind, "gain", ["gain": .of(gain.decimals(upTo: 4), nil)]))
        }
        let limit = max(0, kind.codec.leastRatio - softness)
        if ratio < limit {
            let values: [String: Finding.Argument] = [
                "ratio": .of(ratio.decimals(1, apartFrom: limit), "dB"), "least": .of(limit.decimals(1), "dB"),
            ]
            faults.append(Self.fault(kind, "signal", values))
        }
        faults += cuts(decoded, kind, kept: kind.codec.decoderDelay..<kind.codec.decoderDelay + master.samples.count)
        let aligned = Array(decoded.dropFirst(kind.codec.decoderDelay))
        let loudness = ClipMeter.loudness(decoded, sampleRate: timeline.sampleRate)
        return EncodedRendition(
            kind: kind, bytes: bytes, samples: aligned, loudness: loudness, faults: faults, gain: gain)
    }

    /// Where the clip starts or ends inside of a sound.
    private func cuts(_ decoded: [Float], _ kind: SoundRendition, kept: Range<Int>) -> [Finding] {
        ClipEdges(of: decoded, sampleRate: timeline.sampleRate).cuts(of: kept).map { edge, figures in
            Finding(.clipSpeechCut, edge, figures.merging(["rendition": .text(kind.rawValue)]) { $1 })
        }
    }

    private static func fault(
        _ kind: SoundRendition, _ form: String, _ values: [String: Finding.Argument] = [:]
    ) -> Finding {
        Finding(.clipEncoding, form, values.merging(["rendition": .text(kind.rawValue)]) { value, _ in value })
    }

    /// How far the master lies below the level that the limits are meant for, decibels: a codec's rounding is absolute,
    /// so that a soft clip, as in a pack that keeps its dynamics, has less of a ratio to it.
    private func softness(of master: Master) -> Double {
        let sum = Energy.of(master.samples[...])
        return max(0, Self.usualLevel - Decibels.of(power: max(sum, 1e-12) / Double(max(1, master.samples.count))))
    }

    private func compare(_ products: Energy.Products) -> (gain: Double, ratio: Double) {
        let (product, signal, received) = (products.atDelay, products.sent, products.came)
        guard signal > 0 else { return (0, 0) }
        let difference = max(signal + received - 2 * product, signal * 1e-12)
        return (product / signal, Decibels.of(power: signal / difference))
    }
}

extension Finding {
    /// Why a finished clip does not decode, in words, without what to do.
    package var reason: String { found + (limit.map { " (limit \($0))" } ?? "") }
}
