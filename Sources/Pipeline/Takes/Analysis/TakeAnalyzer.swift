import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceManifest

/// Decodes takes, measures them, trims them to their speech and resamples it.
package struct TakeAnalyzer: Sendable {
    package var profile: ClipProfile
    package var limits: TakeLimits
    /// Whether the pitch of each take is measured: it is for the choice among several.
    package var measuresPitch: Bool

    package init(profile: ClipProfile, limits: TakeLimits = TakeLimits(), measuresPitch: Bool = false) {
        self.profile = profile
        self.limits = limits
        self.measuresPitch = measuresPitch
    }

    /// Measures a take, and trims it.
    /// - Parameters:
    ///   - bytes: of an audio file.
    ///   - name: the file's name, which tells whether they have a header.
    ///   - isSynthetic: whether a synthesizer speaks it.
    /// - Throws: `Faults` if no clip can be made of it.
    func trimmed(_ bytes: [UInt8], named name: String, isSynthetic: Bool) throws(Faults) -> TrimmedTake {
        try RecordingDecoder.checkName(name, of: bytes)
        return try trimmed(bytes, isRaw: RawSamples.isFile(name), isSynthetic: isSynthetic)
    }

    /// Measures a take, and trims it.
    /// - Parameters:
    ///   - bytes: of an audio file.
    ///   - isRaw: whether they have no header.
    ///   - isSynthetic: whether a synthesizer speaks it.
    /// - Throws: `Faults` if no clip can be made of it.
    package func trimmed(_ bytes: [UInt8], isRaw: Bool = false, isSynthetic: Bool = false) throws(Faults) -> TrimmedTake
    {
        let heard = try MeasuredTake(
            bytes, isRaw: isRaw, isSynthetic: isSynthetic, limits: limits, gap: profile.gapMilliseconds / 1000,
            highPass: profile.highPass)
        let findings = heard.findings
        if findings.contains(where: { $0.severity == .error }) { throw Faults(findings) }
        let timeline = Timeline(profile)
        let speech = try speech(of: heard.recording, heard.bounds, heard.span)
        let rate = timeline.sampleRate
        let length = Double(timeline.clipSamples(kept: speech.samples.count)) / Double(rate)
        if length >= PackManifest.maximumSeconds { throw Faults(findings + [.tooLong(length)]) }
        let analysis = TakeAnalysis(
            sampleRate: heard.recording.sampleRate, channels: heard.recording.channels,
            seconds: heard.recording.seconds, bounds: heard.bounds, span: heard.span, kept: speech.start...speech.end,
            keptSamples: speech.samples.count, traits: traits(of: heard, speech.samples), findings: findings,
            print: VoicePrint(of: speech.samples, sampleRate: rate).map(TakePrint.init))
        return TrimmedTake(analysis: analysis, samples: speech.samples)
    }

    /// Trims a take whose analysis is known.
    /// - Throws: `Faults` if the bytes are not those that were analyzed.
    package func trimmed(_ bytes: [UInt8], isRaw: Bool, as analysis: TakeAnalysis) throws(Faults) -> TrimmedTake {
        let recording: Recording
        do throws(Finding) {
            recording = try RecordingDecoder.decode(bytes, isRaw: isRaw, as: limits.raw)
        } catch {
            throw Faults(error)
        }
        let speech = try speech(of: recording.highPassed(profile.highPass), analysis.bounds, analysis.span)
        return TrimmedTake(analysis: analysis, samples: speech.samples)
    }

    /// What a take is held against other clips by; nil of a sound that is too short.
    func print(of heard: MeasuredTake) throws(Faults) -> VoicePrint? {
        VoicePrint(
            of: try speech(of: heard.recording, heard.bounds, heard.span).samples,
            sampleRate: Timeline(profile).sampleRate)
    }

    private func speech(
        of recording: Recording, _ bounds: SpeechBounds, _ span: AudibleSpan
    ) throws(Faults) -> TrimmedSpeech {
        do throws(CodecError) {
            return try SpeechTrimmer(timeline: Timeline(profile)).trim(recording, to: bounds, heard: span)
        } catch {
            throw Faults([Finding(.clipEncoding, ["reason": .text(error.reason)])])
        }
    }

    private func traits(of heard: MeasuredTake, _ samples: [Float]) -> TakeTraits {
        let rate = profile.sampleRate
        var traits = TakeTraits(
            seconds: heard.bounds.end - heard.bounds.start,
            loudness: ClipMeter.loudness(samples, sampleRate: rate),
            peak: Decibels.of(amplitude: Double(samples.highestMagnitude)), pitch: nil)
        (traits.setting, traits.steepness, traits.parting) = (heard.setting, heard.steepness, heard.parting)
        if measuresPitch {
            let track = PitchTrack(of: samples, sampleRate: rate)
            (traits.pitch, traits.startPitch, traits.endPitch) = (track.median, track.start, track.end)
        }
        return traits
    }
}
