import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline
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

    /// The pack's folder, as the user would type it.
    let folder: String
    /// What the pack was aimed at, if its manifest says so.
    let target: PackTarget?

    func check(_ file: AssetFile) -> [Finding] {
        faults(of: file).map { $0.at("\(folder)/\(file.path)", clip: file.clip) }
    }

    /// What mends a file: a pack without a manifest is another encoder's.
    private var remedy: String { target == nil ? "encode the clip again" : "run generate again" }

    private func faults(of file: AssetFile) -> [Finding] {
        guard !AssetFile.formatsWithoutSplice.contains(file.fileExtension) else {
            // No splicer reads it; in a pack with a manifest it is a file too many and no more.
            return target == nil ? [.format(file.fileExtension)] : []
        }
        var faults = file.stream.map(Finding.all) ?? []
        if let chunk = file.overstated { faults.append(.overstated(chunk, remedy: remedy)) }
        switch file.sound {
        case .failure(.tooLong(let seconds)): faults.append(.tooLong(seconds: seconds))
        case .failure(let error): faults.append(.undecodable(error, remedy: remedy))
        case .success(let sound): faults += self.faults(of: sound, in: file)
        }
        return faults
    }

    private func faults(of sound: ClipSound, in file: AssetFile) -> [Finding] {
        var faults: [Finding] = sound.seconds >= PackManifest.maximumSeconds ? [.tooLong(seconds: sound.seconds)] : []
        guard sound.loudness > ClipMeter.absoluteGate else { return faults + [.silentFile(remedy: remedy)] }
        let ceiling = target?.truePeak ?? Self.foreignTruePeak
        if sound.truePeak > ceiling + Self.truePeakTolerance {
            faults.append(.truePeak(sound.truePeak, ceiling: ceiling, remedy: remedy))
        }
        if let fault = loudness(sound, file) { faults.append(fault) }
        return faults + cuts(sound, file) + silence(sound)
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
        return [("start", first), ("end", last)].filter { $0.1 > ClipEdges.cutLevel }.map { .cut($0, depth: -$1) }
    }

    private func silence(_ sound: ClipSound) -> [Finding] {
        let silence = sound.silenceBefore + sound.silenceAfter
        let allowed = Double(target?.gapSamples ?? 0) / Double(sound.sampleRate) + Self.silenceTolerance
        return silence > allowed ? [.silence(silence, allowed: allowed)] : []
    }
}
