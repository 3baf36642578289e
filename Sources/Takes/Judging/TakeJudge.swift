import VoiceAssetAudioCodecs
import VoiceAssetDiagnostics
import VoiceAssetFileSystem
package import VoiceAssetPacks
import VoiceAssetSound
import VoiceManifest

/// Decodes takes, judges them, trims them to their speech and resamples it.
package struct TakeJudge: Sendable {
    package var profile: ClipProfile
    package var limits: TakeLimits
    /// Whether the pitch of each take is measured: it is for the choice among several.
    package var measuresPitch: Bool

    package init(profile: ClipProfile, limits: TakeLimits = TakeLimits(), measuresPitch: Bool = false) {
        self.profile = profile
        self.limits = limits
        self.measuresPitch = measuresPitch
    }

    /// Judges a take.
    package func judge(_ file: TakeFile, by reader: TakeReader) -> JudgedTake<TakeSound> {
        do throws(FileReadError) {
            let take = try reader.read(file)
            return JudgedTake(file: file, sha256: take.sha256, verdict: verdict(on: take))
        } catch {
            return JudgedTake(file: file, sha256: "", verdict: .unreadable(error))
        }
    }

    /// Judges a take, unless it is remembered: then it is not decoded. One without a header never is: its checksum does not
    /// tell what it is.
    ///
    /// - Parameter sha256: of the file, if it is known.
    package func judge(
        _ file: TakeFile, sha256: String?, by reader: TakeReader, _ memory: TakeMemory
    ) -> JudgedTake<KnownSound> {
        let sha256 = memory.isEmpty || file.isRaw ? nil : sha256 ?? (try? reader.sha256(of: file))
        if let sha256, let known = memory[sha256] {
            return JudgedTake(file: file, sha256: sha256, verdict: .usable(known))
        }
        return judge(file, by: reader).map { KnownSound(print: $0.print, samples: $0.samples) }
    }

    private func verdict(on take: ReadTake) -> JudgedTake<TakeSound>.Verdict {
        do throws(TakeFault) {
            try RecordingDecoder.checkName(take.file.name, of: take.bytes)
            return .usable(try prepare(take.bytes, isRaw: take.file.isRaw))
        } catch {
            return .faulty(error.findings)
        }
    }

    /// - Parameters:
    ///   - bytes: of an audio file.
    ///   - isRaw: whether they have no header.
    /// - Throws: `TakeFault` if no clip can be made of it.
    package func prepare(
        _ bytes: [UInt8], isRaw: Bool = false
    ) throws(TakeFault) -> UsableTake<TakeSound> {
        let heard = try HeardTake(bytes, isRaw: isRaw, limits: limits, gap: profile.gapMilliseconds / 1000)
        let findings = heard.findings
        if findings.contains(where: { $0.severity == .error }) { throw TakeFault(findings) }
        let timeline = Timeline(profile)
        let speech: Speech
        do throws(ResamplerError) {
            speech = try SpeechTrimmer(timeline: timeline).trim(heard.recording, to: heard.bounds, heard: heard.span)
        } catch {
            throw TakeFault([.resampling("soxr: \(error)")])
        }
        let rate = timeline.sampleRate
        let length = Double(timeline.clipSamples(kept: speech.samples.count)) / Double(rate)
        if length >= PackManifest.maximumSeconds { throw TakeFault(findings + [.tooLong(seconds: length)]) }
        var traits = TakeTraits(
            seconds: heard.bounds.end - heard.bounds.start,
            loudness: ClipMeter.loudness(speech.samples, sampleRate: rate),
            peak: Decibels.of(amplitude: Double(speech.samples.reduce(0) { max($0, abs($1)) })),
            pitch: measuresPitch ? PitchMeter.median(of: speech.samples, sampleRate: rate) : nil)
        (traits.setting, traits.steepness, traits.parting) = (heard.setting, heard.steepness, heard.parting)
        if measuresPitch {
            let track = PitchTrack(of: speech.samples, sampleRate: rate)
            (traits.startPitch, traits.endPitch) = (track.start, track.end)
        }
        return UsableTake(
            sampleRate: heard.recording.sampleRate, channels: heard.recording.channels,
            seconds: heard.recording.seconds, kept: speech.start...speech.end, keptSamples: speech.samples.count,
            traits: traits, findings: findings,
            sound: TakeSound(samples: speech.samples, print: VoicePrint(of: speech.samples, sampleRate: rate)))
    }
}
