import VoiceAssetAudioCodecs
import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetSound
import VoiceAssetWording
import VoiceManifest

/// A take, decoded, with the speech in it found and measured.
struct HeardTake: Sendable {
    var recording: Recording
    var bounds: SpeechBounds
    /// Where the word is heard.
    var span: AudibleSpan
    var figures: TakeFigures
    var setting: TakeSetting
    /// How abruptly the word starts and ends.
    var steepness: EdgeSteepness
    /// A silence within it that no word has.
    var parting: Parting?
    /// What is wrong with it and worth knowing; errors included.
    var findings: [Finding]

    /// - Parameters:
    ///   - isRaw: whether the bytes have no header.
    ///   - gap: seconds that the clip has besides the speech.
    /// - Throws: `Faults` if it can't be decoded or holds no speech.
    init(_ bytes: [UInt8], isRaw: Bool = false, limits: TakeLimits, gap: Double = 0) throws(Faults) {
        do throws(RecordingError) {
            recording =
                try isRaw ? RecordingDecoder.decode(bytes, as: limits.raw) : RecordingDecoder.decode(bytes)
        } catch {
            throw Faults([error.finding])
        }
        let envelope: Envelope
        do throws(ResamplerError) {
            envelope = try Envelope(of: recording.samples, sampleRate: recording.sampleRate)
        } catch {
            throw Faults([Finding(.clipEncoding, ["reason": .text("soxr: \(error)")])])
        }
        let bounds = SpeechDetector(envelope).bounds()
        let absence = SpeechPresence.absence(
            in: envelope, recording.samples, sampleRate: recording.sampleRate, bounds)
        guard let bounds, absence == nil else {
            let peak = Decibels.of(amplitude: recording.peak)
            throw Faults([
                Finding(
                    .recordingEmpty, peak.isFinite ? (absence ?? .silent).rawValue : "nothing",
                    ["peak": .of(peak.decimals(1), "dBFS")])
            ])
        }
        self.bounds = bounds
        span = AudibleSpan(in: envelope, bounds)
        figures = TakeInspector.figures(of: recording, envelope, speech: bounds, limits: limits)
        parting = Parting(in: envelope, bounds)
        setting = TakeSetting(recording, envelope, bounds, figures)
        steepness = EdgeSteepness(of: recording.samples, sampleRate: recording.sampleRate, heard: span)
        findings = TakeInspector.findings(for: recording, figures, limits: limits)
        let seconds = bounds.end - bounds.start
        if seconds >= PackManifest.maximumSeconds - gap { findings.append(.tooLong(seconds + gap)) }
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
