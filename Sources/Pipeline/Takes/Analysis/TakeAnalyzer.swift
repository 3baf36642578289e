package import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText
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
        let recording = try Recording(bytes, isRaw: isRaw, as: limits.raw).highPassed(profile.highPass)
        let speech = try speech(of: recording, analysis.bounds, analysis.span)
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
        let track = measuresPitch ? PitchTrack(of: samples, sampleRate: rate) : nil
        return TakeTraits(
            seconds: heard.bounds.end - heard.bounds.start,
            loudness: ClipMeter.loudness(samples, sampleRate: rate),
            peak: Decibels.of(amplitude: Double(samples.highestMagnitude)), pitch: track?.median,
            startPitch: track?.start, endPitch: track?.end, setting: heard.setting, steepness: heard.steepness,
            parting: heard.parting)
    }
}

/// What a take measures: all that the pipeline needs to know of it but its samples.
package struct TakeAnalysis: Sendable {
    /// Of the recording: hertz, channels, seconds.
    package var sampleRate: Int
    package var channels: Int
    package var seconds: Double
    /// Where its speech is, and where the word is heard.
    package var bounds: SpeechBounds
    package var span: AudibleSpan
    /// The part of the recording that the clip keeps, in the recording's seconds.
    package var kept: ClosedRange<Double>
    /// Samples of that part at the profile's rate: kept part and gap make whole frames.
    package var keptSamples: Int
    /// What it is held against other takes by.
    package var traits: TakeTraits
    /// Warnings and notes.
    package var findings: [Finding]
    /// What it is held against other clips by; nil of a sound that is too short.
    package var print: TakePrint?
}

/// A take, decoded, trimmed to its speech and resampled.
package struct TrimmedTake: Sendable {
    package var analysis: TakeAnalysis
    /// The speech, mono, at the profile's rate and the take's own level; both edges are faded.
    package var samples: [Float]
}

/// A take, decoded, with the speech in it found and measured.
struct MeasuredTake: Sendable {
    var recording: Recording
    var bounds: SpeechBounds
    /// Where the word is heard.
    var span: AudibleSpan
    var figures: TakeFigures
    var setting: RecordingConditions
    /// How abruptly the word starts and ends.
    var steepness: EdgeSteepness
    /// A silence within it that no word has.
    var parting: InternalPause?
    /// What is wrong with it and worth knowing; errors included.
    var findings: [Finding]

    /// What is wrong with microphones, rooms and recorders.
    private static let ofRecorders: Set<Check> = [
        .recordingClick, .recordingDropouts, .recordingEdge, .recordingFlatTops, .recordingHum, .recordingNoise,
        .recordingPlosive,
    ]

    /// - Parameters:
    ///   - isRaw: whether the bytes have no header.
    ///   - isSynthetic: whether a synthesizer speaks it: what it says is known, and nobody held a microphone.
    ///   - gap: seconds that the clip has besides the speech.
    ///   - highPass: what lies below it is left out, hertz; nil: nothing is.
    /// - Throws: `Faults` if it can't be decoded or holds no speech.
    init(
        _ bytes: [UInt8], isRaw: Bool = false, isSynthetic: Bool = false, limits: TakeLimits, gap: Double = 0,
        highPass: Double? = nil
    ) throws(Faults) {
        let decoded = try Recording(bytes, isRaw: isRaw, as: limits.raw)
        recording = decoded.highPassed(highPass)
        let envelope: Envelope
        do throws(CodecError) {
            envelope = try Envelope(of: recording.samples, sampleRate: recording.sampleRate)
        } catch {
            throw Faults([Finding(.clipEncoding, ["reason": .text(error.reason)])])
        }
        let bounds = VoiceActivityDetector(envelope).bounds()
        let absence = SpeechPresence.absence(
            in: envelope, recording.samples, sampleRate: recording.sampleRate, bounds)
        let peak = Decibels.of(amplitude: recording.peak)
        let isRough = absence == .unvoiced && bounds.map { SpeechPresence.endsInStop(envelope, $0) } == true
        guard let bounds, absence == nil || isRough || isSynthetic && (absence == .brief || absence == .unvoiced) else {
            // A word that the file breaks off in may be too brief to be one: that is told alone.
            let end = absence == .brief ? recording.remarks.earlyEnd(.speech) : nil
            if let end, end.severity == .error { throw Faults(end) }
            throw Faults(
                recording.remarks.compactMap { $0.finding(.unknown) } + [Self.empty(recording, absence ?? .silent)])
        }
        self.bounds = bounds
        span = AudibleSpan(in: envelope, bounds, limited: Self.limited(recording, bounds))
        figures = TakeInspector.figures(
            of: recording, envelope, speech: bounds, limits: limits, rounding: decoded.samples.roundingPower)
        parting = InternalPause(in: envelope, bounds)
        setting = RecordingConditions(recording, envelope, bounds, figures)
        steepness = EdgeSteepness(of: decoded.samples, sampleRate: recording.sampleRate, heard: span)
        // Damage shows in the samples as they came: a filter rounds what was flat.
        findings = TakeInspector.findings(for: decoded, figures, limits: limits)
        if let pop = Plosive(
            in: recording.samples, sampleRate: recording.sampleRate, bounds, level: figures.speechLevel)
        {
            findings.append(
                Finding(
                    .recordingPlosive,
                    [
                        "time": .of(pop.time.decimals(2), "s"),
                        "depth": .of((figures.speechLevel - pop.level).decimals(1), "dB"),
                        "least": .of((-Plosive.leastLevel).decimals(1), "dB"),
                    ]))
        }
        if let clicks = Clicks(
            in: decoded.samples, sampleRate: decoded.sampleRate, from: span.wordStart, to: span.wordEnd)
        {
            findings.append(
                Finding(
                    .recordingClick, clicks.count > 1 ? "often" : "once",
                    [
                        "time": .of(clicks.time.decimals(2), "s"), "excess": .of(clicks.excess.decimals(1), "dB"),
                        "most": .of(Clicks.mostExcess.decimals(1), "dB"), "more": .count(clicks.count - 1),
                    ]))
        }
        // That the file breaks off within the word is told once.
        let breaksOff = findings.contains { $0.check == .recordingTruncated && $0.severity == .error }
        // What is not heard at the file's edge is the room more often than the word: of 19 such takes of strangers in eight.
        let heard = ["start": span.wordStart, "end": recording.seconds - span.wordEnd]
        findings.removeAll { finding in
            isSynthetic && Self.ofRecorders.contains(finding.check)
                || finding.check == .recordingEdge
                    && (breaksOff && finding.form == "end"
                        || heard[finding.form].map { $0 >= limits.silence / 1000 } == true)
        }
        if absence != nil {
            findings.append(
                Finding(.recordingEmpty, isSynthetic ? "synthetic" : "rough", ["peak": .of(peak.decimals(1), "dBFS")]))
        }
        let seconds = bounds.end - bounds.start
        if seconds >= PackManifest.maximumSeconds - gap { findings.append(.tooLong(seconds + gap)) }
    }

    /// What a recording without speech holds.
    private static func empty(_ recording: Recording, _ absence: SpeechPresence.Absence) -> Finding {
        guard recording.peak > 0 else { return Finding(.recordingEmpty, "nothing") }
        let peak = Decibels.of(amplitude: recording.peak)
        var arguments = ["peak": Finding.Argument.of(peak.decimals(1), "dBFS")]
        guard absence == .steady,
            let tone = SteadyTone.frequency(in: recording.samples, sampleRate: recording.sampleRate)
        else { return Finding(.recordingEmpty, absence.rawValue, arguments) }
        arguments["frequency"] = .of(tone.decimals(0), "Hz")
        return Finding(.recordingEmpty, "tone", arguments)
    }

    /// By how much the limiter will lower the loudest of the speech, decibels.
    private static func limited(_ recording: Recording, _ bounds: SpeechBounds) -> Double {
        let rate = Double(recording.sampleRate)
        let count = recording.samples.count
        let speech = min(count, Int(bounds.start * rate))..<min(count, Int((bounds.end * rate).rounded(.up)))
        return LimitedLevel.reduction(of: Array(recording.samples[speech]), sampleRate: recording.sampleRate)
    }
}

extension Finding {
    /// That a clip of so many seconds is too long.
    static func tooLong(_ seconds: Double) -> Finding {
        let limit = PackManifest.maximumSeconds
        return Finding(
            .clipTooLong,
            ["seconds": .of(seconds.decimals(upTo: 2, apartFrom: limit), "s"), "most": .of(limit.decimals(0), "s")])
    }
}
