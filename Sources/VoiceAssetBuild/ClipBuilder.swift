import AudioCodecs
import Diagnostics
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
    /// Loudness may be off by this much before the clip is made again, LU: two clips then differ by less than 0.5.
    static let loudnessTolerance = 0.15
    /// The limiter's ceiling lies this far below the profile's, decibels: decoding at 64 kbit/s overshoots by less in
    /// 95 of 100 clips; the others are made again.
    static let overshoot = 0.6

    /// How near to 1 the decoded MP3's gain against the master is brought, linear; a little less than the 0.005 of
    /// splicing.md.
    static let gainAim = 0.0045

    var profile: Profile
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
            return try prepare(recording, bounds)
        } catch let failure as ClipFailure {
            throw failure
        } catch {
            throw ClipFailure(findings: [.library("soxr: \(error)")])
        }
    }

    private func prepare(_ recording: Recording, _ bounds: SpeechBounds) throws -> PreparedTake {
        var findings = TakeInspector.findings(for: recording, TakeInspector.figures(of: recording, speech: bounds))
        let seconds = bounds.end - bounds.start
        if seconds >= Self.maximumSeconds - profile.gapMilliseconds / 1000 {
            findings.append(.tooLong(seconds: seconds + profile.gapMilliseconds / 1000))
        }
        if findings.contains(where: \.isError) { throw ClipFailure(findings: findings) }
        let speech = try SpeechTrimmer(timeline: timeline).trim(recording, to: bounds)
        let length = Double(timeline.clipSamples(kept: speech.samples.count)) / Double(timeline.sampleRate)
        if length >= Self.maximumSeconds { throw ClipFailure(findings: findings + [.tooLong(seconds: length)]) }
        return PreparedTake(
            speech: speech, sampleRate: recording.sampleRate, channels: recording.channels, seconds: recording.seconds,
            loudness: ClipMeter.loudness(speech.samples, sampleRate: timeline.sampleRate), findings: findings)
    }

    /// Level, encode, verify.
    ///
    /// - Parameter gain: decibels for the whole pack, or nil to bring the clip to the profile's loudness.
    func finish(_ take: PreparedTake, gain: Double?) throws(ClipFailure) -> FinishedClip {
        var margin = Self.overshoot
        var correction = 0.0
        var attempt: Attempt
        var rounds = 0
        repeat {
            attempt = try self.attempt(take, gain: gain, ceiling: profile.truePeak - margin, correction: correction)
            rounds += 1
            let excess = attempt.truePeak - profile.truePeak
            let lost = profile.loudness - attempt.loudness
            let canCorrect = gain == nil && !attempt.isPeakLimited && abs(lost) > Self.loudnessTolerance
            guard excess > 0 || canCorrect else { break }
            if excess > 0 { margin += excess + 0.05 }
            if canCorrect { correction += lost }
        } while rounds < 4
        return try finished(attempt, take, gain: gain)
    }

    /// One round of levelling and encoding, and what it came to.
    private struct Attempt {
        var master: Master
        var files: [RenditionKind: [UInt8]]
        var faults: [TakeFinding]
        var loudness: Double
        var truePeak: Double
        var isPeakLimited: Bool
    }

    private func attempt(
        _ take: PreparedTake, gain: Double?, ceiling: Double, correction: Double
    ) throws(ClipFailure) -> Attempt {
        let maker = MasterMaker(timeline: timeline)
        let master =
            gain.map { maker.master(take.speech, gain: $0, ceiling: ceiling) }
            ?? maker.master(
                take.speech, loudness: profile.loudness, natural: take.loudness, ceiling: ceiling,
                correction: correction)
        var files: [RenditionKind: [UInt8]] = [:]
        var faults: [TakeFinding] = []
        var loudness: Double?
        var truePeak = -Double.infinity
        for kind in profile.renditions {
            let (bytes, verified): ([UInt8], VerifiedRendition)
            do { (bytes, verified) = try rendition(kind, of: master) } catch {
                throw ClipFailure(findings: take.findings + [.library("\(kind.rawValue): \(error)")])
            }
            files[kind] = bytes
            faults += verified.faults.map { .rendition(kind.rawValue, $0) }
            truePeak = max(truePeak, ClipMeter.truePeak(verified.samples, sampleRate: timeline.sampleRate))
            // The first rendition stands for all: they agree within a few hundredths of a LU.
            loudness = loudness ?? ClipMeter.loudness(verified.samples, sampleRate: timeline.sampleRate)
        }
        return Attempt(
            master: master, files: files, faults: faults, loudness: loudness ?? -.infinity, truePeak: truePeak,
            isPeakLimited: master.reduction >= PeakLimiter.deepest)
    }

    /// Encodes and verifies a rendition; an MP3 whose quantizer took level away is encoded once more with that level
    /// given back.
    private func rendition(
        _ kind: RenditionKind, of master: Master
    ) throws(EncodingError) -> ([UInt8], VerifiedRendition) {
        let encoder = RenditionEncoder(timeline: timeline)
        let verifier = RenditionVerifier(timeline: timeline)
        var bytes = try encoder.encode(master, as: kind)
        var verified = verifier.verify(bytes, of: master, as: kind)
        guard kind == .mp3 else { return (bytes, verified) }
        // The quantizer answers a scale with more than its share, and not smoothly: once a scale too small and one too
        // large are known, the next lies between them, and the nearest of all rounds is kept.
        var scale = 1.0
        var latest = verified.gain
        var bracket: (low: Double?, high: Double?) = (nil, nil)
        for _ in 0..<8 where abs(verified.gain - 1) > Self.gainAim && latest > 0.5 {
            if latest < 1 { bracket.low = scale } else { bracket.high = scale }
            if let low = bracket.low, let high = bracket.high { scale = (low + high) / 2 } else { scale /= latest }
            let again = try encoder.encode(master, as: kind, scale: scale)
            let candidate = verifier.verify(again, of: master, as: kind)
            latest = candidate.gain
            if abs(candidate.gain - 1) < abs(verified.gain - 1) { (bytes, verified) = (again, candidate) }
        }
        return (bytes, verified)
    }

    private func finished(_ attempt: Attempt, _ take: PreparedTake, gain: Double?) throws(ClipFailure) -> FinishedClip {
        var findings = take.findings + attempt.faults
        if attempt.truePeak > profile.truePeak {
            findings.append(.truePeak(attempt.truePeak, ceiling: profile.truePeak))
        }
        if gain == nil, profile.loudness - attempt.loudness > Self.loudnessTolerance + 0.05 {
            findings.append(.softened(loudness: attempt.loudness, target: profile.loudness))
        }
        if findings.contains(where: \.isError) { throw ClipFailure(findings: findings) }
        return FinishedClip(
            samples: timeline.clipSamples(kept: attempt.master.kept), loudness: attempt.loudness,
            truePeak: attempt.truePeak, gain: attempt.master.gain, files: attempt.files, findings: findings)
    }
}

extension TakeFinding {
    /// Whether it stops the pack.
    var isError: Bool { diagnostic(file: "", clip: "").severity == .error }
}
