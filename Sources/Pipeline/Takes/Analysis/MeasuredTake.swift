import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest

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
        let decoded: Recording
        do throws(Finding) {
            decoded = try RecordingDecoder.decode(bytes, isRaw: isRaw, as: limits.raw)
        } catch {
            throw Faults(error)
        }
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
