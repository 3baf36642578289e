import AudioCodecs
import Diagnostics
import Sound
import VoicePack

/// A take that has been decoded, judged and trimmed, ready to be levelled.
struct PreparedTake: Sendable {
    var speech: Speech
    /// Of the recording.
    var sampleRate: Int
    var channels: Int
    var seconds: Double
    /// The speech's loudness in the take, LUFS.
    var loudness: Double
    /// Warnings and notes.
    var findings: [TakeFinding]
    /// What it is held against other takes by.
    var traits: TakeTraits
    /// What it is held against other clips by; nil of a sound that is too short.
    var print: VoicePrint?
}

/// A clip in all its renditions.
struct FinishedClip: Sendable {
    /// Samples of every rendition.
    var samples: Int
    /// Of the decoded clip, LUFS.
    var loudness: Double
    /// The highest of the decoded renditions, dBTP.
    var truePeak: Double
    /// Decibels by which the take was raised.
    var gain: Double
    var files: [RenditionKind: [UInt8]]
    var findings: [TakeFinding]
}

/// Why there is no clip: findings of which at least one is an error.
struct ClipFailure: Error, Sendable {
    var findings: [TakeFinding]
}

/// Makes one clip of one take: the stages in their order.
struct ClipBuilder: Sendable {
    /// Clips of this length or more are not announced by iOS, seconds. (UNNotificationSound: "If the length of the sound
    /// file is 30 seconds or longer, the system plays the default sound instead")
    static let maximumSeconds = 30.0
    /// Loudness may be off by this much before it is reported, LU: two clips then differ by less than 0.5.
    static let loudnessTolerance = 0.2
    /// The limiter's ceiling lies this far below the profile's, decibels: decoding at 64 kbit/s overshoots by less in
    /// 95 of 100 clips; the others are made again.
    static let overshoot = 0.6
    /// How near to 1 the decoded MP3's gain against the master is brought, linear; a little less than the 0.005 of
    /// splicing.md.
    static let gainAim = 0.0045
    /// By how much more than its share LAME's quantizer answers a small change of scale, measured over 56 clips: 0.6 to
    /// 2.6, in the mean this.
    static let gainSlope = 1.6

    var profile: Profile
    var limits = TakeLimits()
    /// Whether the pitch of each take is measured: it is for the choice among several.
    var measuresPitch = false
    var timeline: Timeline { Timeline(profile) }

    /// Decode, inspect, trim, resample.
    func prepare(_ bytes: [UInt8]) throws(ClipFailure) -> PreparedTake {
        let recording: Recording
        do { recording = try RecordingDecoder.decode(bytes) } catch { throw ClipFailure(findings: [.recording(error)]) }
        do {
            let envelope = try Envelope(of: recording.samples, sampleRate: recording.sampleRate)
            guard let bounds = SpeechDetector(envelope).bounds() else {
                throw ClipFailure(findings: [.noSpeech(peak: Decibels.of(amplitude: recording.peak))])
            }
            return try prepare(recording, envelope, bounds)
        } catch let failure as ClipFailure {
            throw failure
        } catch {
            throw ClipFailure(findings: [.library("soxr: \(error)")])
        }
    }

    private func prepare(
        _ recording: Recording, _ envelope: Envelope, _ bounds: SpeechBounds
    ) throws -> PreparedTake {
        let figures = TakeInspector.figures(of: recording, envelope, speech: bounds, limits: limits)
        var findings = TakeInspector.findings(for: recording, figures, limits: limits)
        let seconds = bounds.end - bounds.start
        if seconds >= Self.maximumSeconds - profile.gapMilliseconds / 1000 {
            findings.append(.tooLong(seconds: seconds + profile.gapMilliseconds / 1000))
        }
        if findings.contains(where: \.isError) { throw ClipFailure(findings: findings) }
        let speech = try SpeechTrimmer(timeline: timeline).trim(recording, to: bounds)
        let length = Double(timeline.clipSamples(kept: speech.samples.count)) / Double(timeline.sampleRate)
        if length >= Self.maximumSeconds { throw ClipFailure(findings: findings + [.tooLong(seconds: length)]) }
        let loudness = ClipMeter.loudness(speech.samples, sampleRate: timeline.sampleRate)
        let pitch = measuresPitch ? PitchMeter.median(of: speech.samples, sampleRate: timeline.sampleRate) : nil
        return PreparedTake(
            speech: speech, sampleRate: recording.sampleRate, channels: recording.channels, seconds: recording.seconds,
            loudness: loudness, findings: findings,
            traits: TakeTraits(seconds: seconds, loudness: loudness, pitch: pitch),
            print: VoicePrint(of: speech.samples, sampleRate: timeline.sampleRate))
    }

    /// Level, encode, verify.
    ///
    /// - Parameter gain: decibels for the whole pack, or nil to bring the clip to the profile's loudness.
    func finish(_ take: PreparedTake, gain: Double?) throws(ClipFailure) -> FinishedClip {
        do {
            var margin = Self.overshoot
            var master = self.master(take, gain: gain, ceiling: profile.truePeak - margin)
            var renditions = try encode(master)
            var truePeak = self.truePeak(renditions)
            for _ in 0..<4 {
                if truePeak <= profile.truePeak, try restoreGain(&renditions, of: master) {
                    truePeak = self.truePeak(renditions)
                }
                let excess = truePeak - profile.truePeak
                guard excess > 0 else { break }
                margin += excess + 0.05
                master = self.master(take, gain: gain, ceiling: profile.truePeak - margin)
                renditions = try encode(master)
                truePeak = self.truePeak(renditions)
            }
            return try finished(renditions, truePeak, of: master, take, gain: gain)
        } catch let error as EncodingError {
            throw ClipFailure(findings: take.findings + [.library("\(error)")])
        } catch let failure as ClipFailure {
            throw failure
        } catch {
            throw ClipFailure(findings: take.findings + [.library("\(error)")])
        }
    }

    private func master(_ take: PreparedTake, gain: Double?, ceiling: Double) -> Master {
        let maker = MasterMaker(timeline: timeline)
        if let gain { return maker.master(take.speech, gain: gain, ceiling: ceiling) }
        return maker.master(take.speech, loudness: profile.loudness, natural: take.loudness, ceiling: ceiling)
    }

    private func encode(_ master: Master) throws(EncodingError) -> [Rendition] {
        var renditions: [Rendition] = []
        for kind in profile.renditions { renditions.append(try encode(master, as: kind)) }
        return renditions
    }

    private func encode(
        _ master: Master, as kind: RenditionKind, scale: Double = 1, effort: MP3Encoder.Effort = .usual
    ) throws(EncodingError) -> Rendition {
        let bytes = try RenditionEncoder(timeline: timeline).encode(master, as: kind, scale: scale, effort: effort)
        let verified = RenditionVerifier(timeline: timeline).verify(bytes, of: master, as: kind)
        return Rendition(kind: kind, bytes: bytes, verified: verified)
    }

    /// An MP3 whose quantizer took level away, or added some, is encoded again with that made good.
    ///
    /// - Returns: Whether that was needed.
    private func restoreGain(_ renditions: inout [Rendition], of master: Master) throws(EncodingError) -> Bool {
        guard let index = renditions.firstIndex(where: { $0.kind == .mp3 }),
            renditions[index].gainError > Self.gainAim
        else { return false }
        renditions[index] = try withGainRestored(renditions[index], of: master, effort: .usual)
        guard renditions[index].gainError > Self.gainAim else { return true }
        let other = try encode(master, as: .mp3, effort: .other)
        let candidate = try withGainRestored(other, of: master, effort: .other)
        if candidate.gainError < renditions[index].gainError { renditions[index] = candidate }
        return true
    }

    /// The highest of all, dBTP.
    private func truePeak(_ renditions: [Rendition]) -> Double {
        renditions.map { ClipMeter.truePeak($0.verified.samples, sampleRate: timeline.sampleRate) }.max() ?? -.infinity
    }

    /// The quantizer answers a change of scale unevenly: once a scale too small and one too large are known, the next
    /// lies between them, and the nearest of all rounds is kept.
    ///
    /// - Parameter effort: what `first` was encoded with at its own scale.
    private func withGainRestored(
        _ first: Rendition, of master: Master, effort: MP3Encoder.Effort
    ) throws(EncodingError) -> Rendition {
        var best = first
        var latest = first.verified.gain
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
            latest = candidate.verified.gain
            if candidate.gainError < best.gainError { best = candidate }
        }
        return best
    }

    private func finished(
        _ renditions: [Rendition], _ truePeak: Double, of master: Master, _ take: PreparedTake, gain: Double?
    ) throws(ClipFailure) -> FinishedClip {
        // The first rendition stands for all: they agree within a few hundredths of a LU.
        let loudness = ClipMeter.loudness(renditions[0].verified.samples, sampleRate: timeline.sampleRate)
        var findings = take.findings
        for rendition in renditions {
            findings += rendition.verified.faults.map { .rendition(rendition.kind.rawValue, $0) }
        }
        if truePeak > profile.truePeak {
            findings.append(.truePeak(truePeak, ceiling: profile.truePeak))
        }
        if gain == nil, profile.loudness - loudness > Self.loudnessTolerance {
            findings.append(.softened(loudness: loudness, target: profile.loudness))
        }
        if findings.contains(where: \.isError) { throw ClipFailure(findings: findings) }
        return FinishedClip(
            samples: timeline.clipSamples(kept: master.kept), loudness: loudness, truePeak: truePeak,
            gain: master.gain, files: Dictionary(uniqueKeysWithValues: renditions.map { ($0.kind, $0.bytes) }),
            findings: findings)
    }
}

/// An encoded clip and what it decodes to.
private struct Rendition {
    var kind: RenditionKind
    var bytes: [UInt8]
    var verified: VerifiedRendition

    /// How far the gain is off 1, linear.
    var gainError: Double { abs(verified.gain - 1) }
}

extension TakeFinding {
    /// Whether it stops the pack.
    var isError: Bool { diagnostic(file: "", clip: "").severity == .error }
}
