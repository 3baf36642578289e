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
            var values = [String: Finding.Argument].figure("peak", sound.truePeak, "most", ceiling, "dBTP")
            values["remedy"] = .text(remedy)
            faults.append(Finding(.clipTruePeak, "file", values))
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
        return .loudness(
            isPeakBound ? "bound" : "file", sound.loudness, middle: wanted, by: ClipMaker.checkedTolerance)
    }

    private func cuts(_ sound: ClipSound, _ file: AssetFile) -> [Finding] {
        let delay = target?.decoderDelays[file.group] ?? 0
        let kept = delay..<max(delay, sound.samples - (target?.closingSamples ?? 0) + delay)
        let remedy = isGenerated || file.earlyEnd != nil ? remedy : "fade the edge, or trim less"
        return sound.edges.cuts(of: kept).map { edge, figures in
            Finding(.clipSpeechCut, "file \(edge)", figures.merging(["remedy": .text(remedy)]) { $1 })
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

/// The checks that a pack's files undergo against each other, with or without a manifest.
struct FileComparison: Sendable {
    /// Without a manifest nobody knows the target: the pack's median stands in for it, and this is audible, LU.
    static let loudnessTolerance = 1.0
    /// Bytes of a rendition that weigh on an app.
    static let sizeBudget = 10 << 20

    /// The pack's folder, as the user would type it.
    let folder: String
    /// Whether the loudness that the pack was aimed at is known.
    let hasTarget: Bool
    /// Clips that are meant to be made of one take.
    var sameTakes: [[String]] = []

    /// - Parameter files: all files of the pack.
    func check(_ files: [AssetFile]) -> [Finding] {
        let groups = Dictionary(grouping: files) { "\($0.group)|\($0.fileExtension)" }.values
        return groups.flatMap { uniformity($0) + identical($0) + loudness($0) + size($0) } + undocumented(files)
    }

    private func finding(_ file: AssetFile, _ finding: Finding) -> Finding {
        finding.at("\(folder)/\(file.path)", clip: file.clip)
    }

    /// A finding about all files that lie where this one does.
    private func finding(groupOf file: AssetFile, _ finding: Finding) -> Finding {
        finding.at(file.group.isEmpty ? folder : "\(folder)/\(file.group)")
    }

    private func uniformity(_ files: [AssetFile]) -> [Finding] {
        let formats = files.compactMap { file in AssetFormat(file).map { (file, $0) } }
        let counts = Dictionary(grouping: formats) { $0.1 }.mapValues(\.count)
        guard counts.count > 1, let usual = usual(counts) else { return [] }
        return formats.filter { $0.1 != usual }.map {
            finding($0, Finding(.assetNotUniform, ["format": .text($1.words), "usual": .text(usual.words)]))
        }
    }

    /// The format of most files; of several, the first in the order of their figures.
    private func usual(_ counts: [AssetFormat: Int]) -> AssetFormat? {
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private func identical(_ files: [AssetFile]) -> [Finding] {
        var first: [String: AssetFile] = [:]
        return files.sorted { $0.path < $1.path }.compactMap { file in
            guard case .success(let sound) = file.sound, sound.loudness > ClipMeter.absoluteGate else { return nil }
            guard let other = first[sound.fingerprint] else {
                first[sound.fingerprint] = file
                return nil
            }
            if sameTakes.contains(where: { $0.contains(file.clip) && $0.contains(other.clip) }) { return nil }
            return finding(file, Finding(.clipIdentical, ["path": .text(other.path)]))
        }
    }

    private func loudness(_ files: [AssetFile]) -> [Finding] {
        guard !hasTarget else { return [] }
        let measured = files.compactMap { file in (try? file.sound.get()).map { (file, $0.loudness) } }
            .filter { $0.1 > ClipMeter.absoluteGate }
        guard measured.count > 1, let median = measured.map(\.1).median else { return [] }
        return measured.filter { abs($0.1 - median) > Self.loudnessTolerance }.map {
            finding($0, .loudness("median", $1, middle: median, by: Self.loudnessTolerance))
        }
    }

    private func size(_ files: [AssetFile]) -> [Finding] {
        let bytes = files.map(\.bytes).reduce(0, +)
        guard bytes > Self.sizeBudget else { return [] }
        let sizes = ["bytes": Finding.Argument.count(bytes, "bytes"), "most": .count(Self.sizeBudget, "bytes")]
        return [finding(groupOf: files[0], Finding(.packSize, sizes))]
    }

    /// MP3, where an app has nothing else of the pack to play.
    private func undocumented(_ files: [AssetFile]) -> [Finding] {
        guard !files.contains(where: { AssetFile.documentedExtensions.contains($0.fileExtension) }) else { return [] }
        return files.first { $0.stream != nil }.map { [finding(groupOf: $0, Finding(.formatUndocumented))] } ?? []
    }
}

extension AssetFormat {
    fileprivate var words: String {
        let rate = "\(sampleRate) Hz, \(channels == 1 ? "mono" : "\(channels) channels")"
        guard let bitRate, let header else { return rate }
        return "\(rate), \(bitRate / 1000) kbit/s, header \(String(header, radix: 16))"
    }
}

// What is wrong with one file of a pack, taken by itself.
extension Finding {
    /// - Parameters:
    ///   - loudness: LUFS, as the middle.
    ///   - tolerance: LU.
    static func loudness(_ form: String, _ loudness: Double, middle: Double, by tolerance: Double) -> Finding {
        // Is seen to lie further from the middle than is tolerated.
        let figure = loudness.decimals(1, apartFrom: loudness < middle ? middle - tolerance : middle + tolerance)
        return Finding(
            .clipLoudness, form,
            [
                "loudness": .of(figure, "LUFS"), "target": .of(middle.decimals(aimedAt: 1), "LUFS"),
                "tolerance": .of("\(tolerance)", "LU"),
            ])
    }
}

// Why an MP3 can't be joined to others by appending bytes. (What that does to a splice was measured with mpg123, ffmpeg, libsndfile,
// minimp3, dr_mp3; after Ogg, FLAC and Opus libsndfile stops, after M4A ffmpeg.)
extension Finding {
    /// What is wrong with a stream.
    static func all(in stream: MP3Stream) -> [Finding] {
        guard !stream.frames.isEmpty else { return [Finding(.assetNotSpliceSafe, "no frames")] }
        let sounding = stream.frames.filter { $0.table == nil }
        let borrowing = sounding.count { $0.mainDataBegin > 0 }
        var findings = stream.frames.compactMap(\.table).prefix(1).map(table) + stream.foreign.map(foreign)
        if borrowing > 0 {
            findings.append(
                Finding(
                    .assetNotSpliceSafe, "reservoir", ["count": .count(borrowing), "all": .count(sounding.count)]))
        }
        if Set(sounding.map(\.header.format)).count > 1 { findings.append(Finding(.assetNotSpliceSafe, "bit rates")) }
        return findings
    }

    static func table(_ name: String) -> Finding {
        name == "Info"
            ? Finding(.assetNotSpliceSafe, "Info") : Finding(.assetNotSpliceSafe, "table", ["frame": .text(name)])
    }

    private static func foreign(_ part: ForeignBytes) -> Finding {
        let form =
            switch part.kind {
            case .id3v2: "ID3v2"
            case .id3v1: "ID3v1"
            case .ape: "APE"
            case .partialFrame: "partial frame"
            case .lyrics, .unknown: "unknown"
            }
        return Finding(.assetNotSpliceSafe, form, ["bytes": .count(part.bytes, "bytes")])
    }
}
