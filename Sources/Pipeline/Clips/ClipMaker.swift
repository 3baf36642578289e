import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest
package import VoiceSplicer

/// Makes the clip of a take: levels it, encodes it in every rendition and holds what comes out of a decoder against it.
package struct ClipMaker: Sendable {
    /// Loudness may be off by this much before it is reported, LU: two clips then differ by less than 0.5.
    package static let loudnessTolerance = 0.2
    /// What `generate` and `validate` hold each rendition to, LU: half of the 0.5 LU that the clips of a pack may differ by, and
    /// what re-encoding and decoding add.
    package static let checkedTolerance = 0.5
    /// The renditions of a clip are at most so far apart, LU, so that the clips of each differ by less than 0.5.
    static let mostApart = 0.4
    /// The limiter's ceiling lies this far below the profile's, decibels: decoding at 64 kbit/s overshoots by less in
    /// 95 of 100 clips; the others are made again.
    static let overshoot = 0.6
    /// How near to 1 the decoded gain against the master is brought, linear; a little less than the 0.005 that a splice is held
    /// to.
    static let gainAim = 0.0045
    /// By how much more than its share LAME's quantizer answers a small change of scale, measured over 56 clips: 0.6 to
    /// 2.6, in the mean this.
    static let gainSlope = 1.6

    /// How often a clip is made again with a lower ceiling, at most. Most need none; of 300 synthetic words with sharp
    /// pulses seven had not come down after four rounds, and all had after ten.
    static let rounds = 10

    package var profile: ClipProfile
    /// What the pack's clips are levelled by.
    package var level: ClipLevel
    private var timeline: Timeline { Timeline(profile) }

    /// Level, encode, verify.
    ///
    /// - Throws: `Faults` if what comes out is not the take.
    package func make(of take: TrimmedTake) throws(Faults) -> FinishedClip {
        let clip: FinishedClip
        do throws(CodecError) { clip = try finished(take) } catch {
            throw Faults([Finding(.clipEncoding, ["reason": .text(error.reason)])])
        }
        if clip.findings.contains(where: { $0.severity == .error }) { throw Faults(clip.findings) }
        return clip
    }

    /// Of all of the take's sound or, where a codec can't keep that, of a narrower band.
    private func finished(_ take: TrimmedTake) throws(CodecError) -> FinishedClip {
        var best = try levelled(take)
        for rate in BandLimit.rates where rate < timeline.sampleRate && best.hissFaults > 0 {
            let limited = try BandLimit.limited(take, to: rate, sampleRate: timeline.sampleRate)
            let candidate = try levelled(limited)
            if candidate.hissFaults < best.hissFaults { best = candidate }
        }
        return best.clip
    }

    /// As loud as wanted, or as near to it as all renditions come.
    private func levelled(_ take: TrimmedTake) throws(CodecError) -> Attempt {
        let first = try made(of: take, offset: 0)
        guard first.largestError > Self.loudnessTolerance, first.largestError.isFinite else { return first }
        // Between its renditions, so that none is the only one that is off, nor louder than `validate` allows.
        let middle = -(first.error.lowest + first.error.highest) / 2
        let most = 0.9 * Self.checkedTolerance - first.error.highest
        let second = try made(of: take, offset: min(middle, most))
        return second.largestError < first.largestError ? second : first
    }

    /// A clip, and how far its softest and its loudest rendition lie above the pack's target, LU: the noise that an encoder
    /// adds to a word of hisses is heard as well, and what it leaves out of one is missed.
    private struct Attempt {
        var clip: FinishedClip
        var error: (lowest: Double, highest: Double)

        var largestError: Double { max(abs(error.lowest), abs(error.highest)) }

        /// In how many ways a codec does not keep the clip's hiss.
        var hissFaults: Int {
            clip.findings.count(where: \.isOfHiss) + (error.highest - error.lowest > ClipMaker.mostApart ? 1 : 0)
        }
    }

    /// Level, encode, verify.
    ///
    /// - Parameter offset: what is added to the target loudness, LU.
    private func made(of take: TrimmedTake, offset: Double) throws(CodecError) -> Attempt {
        var margin = Self.overshoot
        var master = self.master(take, ceiling: profile.truePeak - margin, offset: offset)
        var renditions = try encode(master)
        var truePeak = self.truePeak(renditions)
        for round in 0..<Self.rounds {
            if truePeak <= profile.truePeak, try restoreGain(&renditions, of: master) {
                truePeak = self.truePeak(renditions)
            }
            let excess = truePeak - profile.truePeak
            guard excess > 0 else { break }
            // What an encoder makes of a peak is not told by what it made of one a little lower.
            margin += excess + (round < 4 ? 0.05 : 0.1 * Double(round - 3))
            master = self.master(take, ceiling: profile.truePeak - margin, offset: offset)
            renditions = try encode(master)
            truePeak = self.truePeak(renditions)
        }
        let loudness = renditions.map(\.loudness)
        return Attempt(clip: finished(renditions, loudness, truePeak, of: master), error: error(loudness))
    }

    /// How far the softest and the loudest rendition lie above the pack's target, LU; 0 where a gain is given.
    private func error(_ loudness: [Double]) -> (lowest: Double, highest: Double) {
        guard case .loudness(let target) = level, let lowest = loudness.min(), let highest = loudness.max() else {
            return (0, 0)
        }
        return (lowest - target, highest - target)
    }

    private func master(_ take: TrimmedTake, ceiling: Double, offset: Double) -> Master {
        let maker = MasterMaker(timeline: timeline)
        switch level {
        case .gain(let gain):
            return maker.master(take.samples, gain: gain, ceiling: ceiling)
        case .loudness(let loudness):
            return maker.master(
                take.samples, loudness: loudness + offset, natural: take.analysis.traits.loudness, ceiling: ceiling)
        }
    }

    private func encode(_ master: Master) throws(CodecError) -> [EncodedRendition] {
        var renditions: [EncodedRendition] = []
        for kind in profile.renditions { renditions.append(try encode(master, as: kind)) }
        return renditions
    }

    private func encode(
        _ master: Master, as kind: SoundRendition, scale: Double = 1, effort: MP3Encoder.Effort = .usual
    ) throws(CodecError) -> EncodedRendition {
        let bytes = try RenditionEncoder(timeline: timeline).encode(master, as: kind, scale: scale, effort: effort)
        return RenditionVerifier(timeline: timeline).verify(bytes, of: master, as: kind)
    }

    /// A rendition whose quantizer took level away, or added some, is encoded again with that made good.
    ///
    /// - Returns: Whether that was needed.
    private func restoreGain(_ renditions: inout [EncodedRendition], of master: Master) throws(CodecError) -> Bool {
        var isNeeded = false
        for (index, rendition) in renditions.enumerated()
        where rendition.kind.codec.losesLevel && rendition.gainError > Self.gainAim {
            renditions[index] = try withGainRestored(rendition, of: master)
            isNeeded = true
        }
        return isNeeded
    }

    private func withGainRestored(
        _ rendition: EncodedRendition, of master: Master
    ) throws(CodecError) -> EncodedRendition {
        let restored = try withGainRestored(rendition, of: master, effort: .usual)
        guard restored.kind.codec.isFramed, restored.gainError > Self.gainAim else { return restored }
        let other = try encode(master, as: restored.kind, effort: .other)
        let candidate = try withGainRestored(other, of: master, effort: .other)
        return candidate.gainError < restored.gainError ? candidate : restored
    }

    /// The highest of all, dBTP.
    private func truePeak(_ renditions: [EncodedRendition]) -> Double {
        renditions.map { ClipMeter.truePeak($0.samples, sampleRate: timeline.sampleRate) }.max() ?? -.infinity
    }

    /// The quantizer answers a change of scale unevenly: once a scale too small and one too large are known, the next
    /// lies between them, and the nearest of all rounds is kept.
    ///
    /// - Parameter effort: what `first` was encoded with at its own scale.
    private func withGainRestored(
        _ first: EncodedRendition, of master: Master, effort: MP3Encoder.Effort
    ) throws(CodecError) -> EncodedRendition {
        var best = first
        var latest = first.gain
        var scale = 1.0
        var bracket: (low: Double?, high: Double?) = (nil, nil)
        for _ in 0..<8 where best.gainError > Self.gainAim && latest > 0.5 {
            if latest < 1 { bracket.low = scale } else { bracket.high = scale }
            if let low = bracket.low, let high = bracket.high {
                scale = (low + high) / 2
            } else {
                scale -= (latest - 1) / Self.gainSlope
            }
            let candidate = try encode(master, as: best.kind, scale: scale, effort: effort)
            latest = candidate.gain
            if candidate.gainError < best.gainError { best = candidate }
        }
        return best
    }

    /// That a clip is softer than wanted, if it is.
    /// - Parameter loudness: LUFS, to hundredths, as the manifest states it.
    package static func softening(_ loudness: Double, target: Double) -> [Finding] {
        guard target - loudness > loudnessTolerance else { return [] }
        return [
            Finding(
                .clipLoudness, "softened",
                [
                    "loudness": .of(loudness.decimals(1, apartFrom: target), "LUFS"),
                    "target": .of(target.decimals(aimedAt: 1), "LUFS"),
                    "lack": .of((target - loudness).decimals(1), "LU"),
                ])
        ]
    }

    /// The renditions that are not as loud as wanted, though the first is.
    private func uneven(_ renditions: [EncodedRendition], _ loudness: [Double], target: Double) -> [Finding] {
        zip(renditions, loudness).filter { abs($1 - target) > Self.checkedTolerance }.map { rendition, loudness in
            Finding(
                .clipLoudness, "uneven",
                [
                    "rendition": .text(rendition.kind.rawValue),
                    "loudness": .of(loudness.decimals(1, apartFrom: target), "LUFS"),
                    "target": .of(target.decimals(aimedAt: 1), "LUFS"),
                    "tolerance": .of(Self.checkedTolerance.decimals(atLeast: 1), "LUFS"),
                ])
        }
    }

    private func finished(
        _ renditions: [EncodedRendition], _ loudnesses: [Double], _ truePeak: Double, of master: Master
    ) -> FinishedClip {
        // The first rendition stands for all: but for hisses they agree within a few hundredths of a LU.
        let loudness = loudnesses[0].rounded(toDecimals: 2)
        var findings: [Finding] = []
        for rendition in renditions { findings += rendition.faults }
        if truePeak > profile.truePeak {
            findings.append(Finding(.clipTruePeak, .figure("peak", truePeak, "most", profile.truePeak, "dBTP")))
        }
        if case .loudness(let target) = level {
            let softening = Self.softening(loudness, target: target)
            findings += softening.isEmpty ? uneven(renditions, loudnesses, target: target) : softening
        }
        return FinishedClip(
            samples: timeline.clipSamples(kept: master.samples.count), loudness: loudness, truePeak: truePeak,
            gain: master.gain, files: Dictionary(uniqueKeysWithValues: renditions.map { ($0.kind, $0.bytes) }),
            findings: findings)
    }
}

extension Finding {
    /// Whether a codec that can't keep a hiss brings it about.
    fileprivate var isOfHiss: Bool {
        check == .clipLoudness && form == "uneven" || check == .clipEncoding && ["signal", "gain"].contains(form)
    }
}

/// A clip before it is encoded: levelled, faded, on the pack's timeline.
struct Master: Sendable {
    /// What is encoded: the kept part.
    var samples: [Float]
    /// Decibels by which the take was raised.
    var gain: Double
    /// Decibels by which the limiter lowers the highest peak; 0 if none had to be.
    var reduction: Double
}

/// Raises a take's speech to its loudness, with its peaks under a ceiling.
struct MasterMaker {
    var timeline: Timeline

    /// - Parameters:
    ///   - gain: decibels.
    ///   - ceiling: the highest sample that may remain, dBFS. Where the limiter would have to lower a peak by more than
    ///     `PeakLimiter.deepest`, the gain is reduced instead: the peak wins.
    func master(_ speech: [Float], gain: Double, ceiling: Double) -> Master {
        let excess = Decibels.of(amplitude: Double(speech.highestMagnitude)) + gain - ceiling
        let applied = gain - max(0, excess - PeakLimiter.deepest)
        let factor = Float(Decibels.amplitude(applied))
        let limiter = PeakLimiter(ceiling: Float(Decibels.amplitude(ceiling)), sampleRate: timeline.sampleRate)
        let samples = limiter.limit(speech.scaled(by: factor))
        return Master(
            samples: samples, gain: applied, reduction: min(max(0, excess), PeakLimiter.deepest))
    }

    /// The gain for a loudness, found by measuring what the limiter leaves.
    ///
    /// - Parameters:
    ///   - target: LUFS.
    ///   - natural: what the speech measures, LUFS.
    func master(
        _ speech: [Float], loudness target: Double, natural: Double, ceiling: Double
    ) -> Master {
        var gain = target - natural
        var result = master(speech, gain: gain, ceiling: ceiling)
        // Limiting takes loudness away; a few rounds give it back, unless the limiter is at its deepest.
        for _ in 0..<5 where result.reduction > 0 && result.gain == gain {
            let lost = target - ClipMeter.loudness(result.samples, sampleRate: timeline.sampleRate)
            guard lost > 0.05 else { break }
            // The limiter eats part of what is given.
            gain += 1.4 * lost
            result = master(speech, gain: gain, ceiling: ceiling)
        }
        return result
    }
}

/// A clip in all its renditions.
package struct FinishedClip: Sendable {
    /// Samples of every rendition.
    package var samples: Int
    /// Of the decoded clip, LUFS.
    package var loudness: Double
    /// The highest of the decoded renditions, dBTP.
    package var truePeak: Double
    /// Decibels by which the take was raised.
    package var gain: Double
    package var files: [SoundRendition: [UInt8]]
    /// Warnings and notes.
    package var findings: [Finding]
}

/// What is left out of a clip whose hiss a codec can't keep: sound above a frequency.
///
/// Of a close microphone's s half the energy may lie above 8 kHz. An MP3 of 64 kbit/s has too few bits for it; with less to keep it is
/// true to the rest.
enum BandLimit {
    /// Sample rates that a take is brought to and back, hertz, from the mildest on. What lies below 0.45 of one stays.
    static let rates = [24_000, 19_200, 16_000]

    /// A take without what lies above 0.45 of a rate, as long as before, or why it was not resampled.
    static func limited(
        _ take: TrimmedTake, to rate: Int, sampleRate: Int
    ) throws(CodecError) -> TrimmedTake {
        let samples = take.samples
        let narrow = try Resampler.resample(samples, from: sampleRate, to: rate)
        // A rate that does not divide the other leaves a sample more or less.
        var restored = Array(try Resampler.resample(narrow, from: rate, to: sampleRate).prefix(samples.count))
        restored += [Float](repeating: 0, count: samples.count - restored.count)
        var limited = take
        limited.samples = restored
        limited.analysis.traits.loudness = ClipMeter.loudness(restored, sampleRate: sampleRate)
        return limited
    }
}
