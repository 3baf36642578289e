import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetUnicodeText
import VoiceManifest

/// The checks that a pack's files undergo one by one, with or without a manifest.
struct FileChecks: Sendable {
    /// dBTP; EBU R 128 allows −1.
    private static let foreignTruePeak = -1.0
    /// The true peak of a file that was measured and written passes again: rounding of the figure in the profile.
    private static let truePeakTolerance = 0.05
    /// A peak no further below the ceiling counts as being at it, decibels.
    private static let peakMargin = 1.5
    /// Silence at both ends together may exceed the gap by this much, seconds: the trimmer keeps 0.12 s an end at most.
    private static let silenceTolerance = 0.24

    /// The limit of a pause's true peak, dBTP: that of its samples, and 1.2 dB that the filter overshoots at most where they begin.
    private static let silentPeak = Decibels.of(amplitude: Double(PauseMaker.loudest)) + 1.2

    /// The pack's folder, as the user would type it.
    let folder: String
    /// What the pack was aimed at, if its manifest says so.
    let target: PackTarget?

    func check(_ file: AssetFile) -> [Finding] {
        faults(of: file).map { $0.at("\(folder)/\(file.path)", clip: file.clip) }
    }

    /// Whether the pack has a manifest, sound or not: one without is another encoder's.
    var isGenerated = true

    /// What mends a file.
    private var remedy: String { isGenerated ? "run generate again" : "encode the clip again" }

    /// Whether a clip is a pause. Without a sound manifest, those are that are called as generate calls pauses.
    func isPause(_ clip: String) -> Bool {
        target.map { $0.pauses.contains(clip) } ?? (isGenerated && Pause(id: clip) != nil)
    }

    private func faults(of file: AssetFile) -> [Finding] {
        guard !AssetFile.formatsWithoutSplice.contains(file.fileExtension) else {
            // No splicer reads it; in a pack with a manifest it is a file too many and no more.
            return isGenerated ? [] : [Finding(.assetNotSpliceSafe, "format", ["format": .text(file.fileExtension)])]
        }
        var faults = file.stream.map(Finding.all) ?? []
        if file.stream == nil, let end = file.earlyEnd, end.kind.form == "chunk" {
            let present = ["present": Finding.Argument.count(end.bytes, "bytes")]
            faults.append(unreadable("chunk", end.kind.arguments.merging(present) { $1 }))
        }
        switch file.sound {
        case .failure(let error) where error.form == "seconds":
            faults.append(tooLong(error.arguments["seconds"] ?? .text("")))
        case .failure(let error): faults.append(unreadable("undecodable", ["reason": .text(error.reason)]))
        case .success(let sound): faults += self.faults(of: sound, in: file)
        }
        return faults
    }

    private func faults(of sound: ClipSound, in file: AssetFile) -> [Finding] {
        var faults =
            sound.seconds >= PackManifest.maximumSeconds
            ? [tooLong(.of(sound.seconds.decimals(upTo: 2, apartFrom: 30), "s"))] : []
        if isPause(file.clip) { return faults + self.sound(ofPause: sound) }
        guard sound.loudness > ClipMeter.absoluteGate else { return faults + [unreadable("silent")] }
        let ceiling = target?.truePeak ?? Self.foreignTruePeak
        if sound.truePeak > ceiling + Self.truePeakTolerance {
            faults.append(
                Finding(
                    .clipTruePeak, "file",
                    [
                        "peak": .of(sound.truePeak.decimals(1, apartFrom: ceiling), "dBTP"),
                        "most": .of(ceiling.decimals(atLeast: 1), "dBTP"), "remedy": .text(remedy),
                    ]))
        }
        if let fault = loudness(sound, file) { faults.append(fault) }
        // How much silence a pack wants, its manifest says.
        return faults + cuts(sound, file) + (isGenerated && target == nil ? [] : silence(sound))
    }

    /// Finds sound in a pause.
    private func sound(ofPause sound: ClipSound) -> [Finding] {
        guard sound.truePeak > Self.silentPeak else { return [] }
        return [Finding(.assetUnreadable, "no silence", ["peak": .of(sound.truePeak.decimals(1), "dBTP")])]
    }

    private func unreadable(_ form: String, _ arguments: [String: Finding.Argument] = [:]) -> Finding {
        Finding(.assetUnreadable, form, arguments.merging(["remedy": .text(remedy)]) { argument, _ in argument })
    }

    private func tooLong(_ seconds: Finding.Argument) -> Finding {
        Finding(.clipTooLong, "file", ["seconds": seconds, "most": .of("30", "s")])
    }

    private func loudness(_ sound: ClipSound, _ file: AssetFile) -> Finding? {
        guard let target, let wanted = target.loudness, abs(sound.loudness - wanted) > ClipMaker.checkedTolerance else {
            return nil
        }
        // Too soft with the peak at its ceiling is what the peak allows. The manifest says so where the encoder left the
        // peak lower.
        let isPeakBound =
            sound.loudness < wanted
            && (target.softened.contains(file.clip) || sound.truePeak > target.truePeak - Self.peakMargin)
        return .loudness(sound.loudness, wanted: wanted, isPeakBound: isPeakBound)
    }

    private func cuts(_ sound: ClipSound, _ file: AssetFile) -> [Finding] {
        let delay = target?.decoderDelays[file.group] ?? 0
        let kept = delay..<max(delay, sound.samples - (target?.closingSamples ?? 0) + delay)
        let (first, last) = sound.edges.levels(of: kept)
        return [("start", first), ("end", last)].filter { $0.1 > ClipEdges.cutLevel }.map { edge, level in
            let least = -ClipEdges.cutLevel
            return Finding(
                .clipSpeechCut, "file \(edge)",
                [
                    "depth": .of((-level).decimals(1, apartFrom: least), "dB"),
                    "least": .of(least.decimals(1), "dB"),
                    "remedy": .text(isGenerated || file.earlyEnd != nil ? remedy : "fade the edge, or trim less"),
                ])
        }
    }

    private func silence(_ sound: ClipSound) -> [Finding] {
        let silence = sound.silenceBefore + sound.silenceAfter
        let allowed = Double(target?.gapSamples ?? 0) / Double(sound.sampleRate) + Self.silenceTolerance
        guard silence > allowed else { return [] }
        let figures = [
            "silence": Finding.Argument.of((silence * 1000).decimals(0, apartFrom: allowed * 1000), "ms"),
            "most": .of((allowed * 1000).decimals(upTo: 1), "ms"),
        ]
        return [Finding(.clipSilence, figures)]
    }
}
