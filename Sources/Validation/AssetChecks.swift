import AudioCodecs
import AudioContainers
import Clips
import Diagnostics
import VoiceManifest
import Wording

/// The checks that a pack's files undergo one by one and against each other, with or without a manifest.
struct AssetChecks {
    /// A clip's loudness may be off the target by this much, LU: half of the 0.5 LU that the clips of a pack may differ
    /// by, and what re-encoding and decoding add.
    static let loudnessTolerance = 0.5
    /// Without a manifest nobody knows the target: the pack's median stands in for it, and this is audible, LU.
    static let foreignLoudnessTolerance = 1.0
    /// dBTP; EBU R 128 allows −1.
    static let foreignTruePeak = -1.0
    /// The true peak of a file that was measured and written passes again: rounding of the figure in the profile.
    static let truePeakTolerance = 0.05
    /// A clip whose first or last millisecond is louder than this starts or ends inside a sound, decibels re its
    /// loudest 5 ms.
    static let cutLevel = -30.0
    /// Silence at both ends together may exceed the gap by this much, seconds: the trimmer keeps 0.12 s an end at most.
    static let silenceTolerance = 0.24
    /// Bytes of a rendition that weigh on an app.
    static let sizeBudget = 10 << 20

    /// How the pack's path looks to the user.
    var label: String
    /// What the pack was aimed at, if its manifest says so.
    var target: Target?

    struct Target: Sendable {
        /// LUFS; nil for a pack levelled as a whole.
        var loudness: Double?
        /// dBTP.
        var truePeak: Double
        var gapSamples: Int
        /// Clips that generate could not make louder.
        var softened: Set<String>
        /// By folder: the delay of the rendition's decoder, samples.
        var decoderDelays: [String: Int]
    }

    func report(
        _ rule: Rule, _ file: AssetFile, _ found: String, limit: String? = nil, _ advice: String,
        severity: Severity? = nil
    ) -> Diagnostic {
        Diagnostic(
            rule, severity, file: "\(label)/\(file.path)", clip: file.clip, found: found, limit: limit, advice: advice)
    }

    // MARK: One file

    func check(_ file: AssetFile) -> [Diagnostic] {
        guard !AssetFile.formatsWithoutSplice.contains(file.fileExtension) else { return wrongFormat(file) }
        var findings = spliceFaults(file)
        if let chunk = file.overstated {
            findings.append(
                report(
                    .assetUnreadable, file, "the header promises \(chunk.promised) bytes in chunk '\(chunk.name)'",
                    limit: "the \(chunk.present) bytes that are there", remedy))
        }
        switch file.sound {
        case .failure(.tooLong(let seconds)):
            findings.append(tooLong(file, seconds))
        case .failure(let error):
            findings.append(report(.assetUnreadable, file, "does not decode: \(error.reason)", remedy))
        case .success(let sound):
            findings += check(sound, of: file)
        }
        return findings
    }

    /// A format that no splicer reads; in a pack with a manifest it is a file too many and no more.
    private func wrongFormat(_ file: AssetFile) -> [Diagnostic] {
        guard target == nil else { return [] }
        let fault = SpliceFault.format(file.fileExtension)
        return [report(.assetNotSpliceSafe, file, fault.found, fault.consequence)]
    }

    private func spliceFaults(_ file: AssetFile) -> [Diagnostic] {
        guard let stream = file.stream else { return [] }
        return SpliceFault.all(in: stream).map { report(.assetNotSpliceSafe, file, $0.found, $0.consequence) }
    }

    private func check(_ sound: AssetSound, of file: AssetFile) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if sound.seconds >= PackManifest.maximumSeconds {
            findings.append(tooLong(file, sound.seconds))
        }
        guard sound.loudness.isFinite else {
            return findings + [report(.assetUnreadable, file, "decodes to silence", remedy)]
        }
        let ceiling = target?.truePeak ?? Self.foreignTruePeak
        if sound.truePeak > ceiling + Self.truePeakTolerance {
            findings.append(
                report(
                    .clipTruePeak, file, "true peak \(sound.truePeak.decibels) dBTP", limit: "\(ceiling.decibels) dBTP",
                    "\(remedy); players clip what exceeds 0 dBTP"))
        }
        return findings + loudness(sound, file) + edges(sound, file)
    }

    /// What mends a file: another run, or for a pack without a manifest the encoder that made it.
    private var remedy: String { target == nil ? "encode the clip again" : "run generate again" }

    private func tooLong(_ file: AssetFile, _ seconds: Double) -> Diagnostic {
        report(
            .clipTooLong, file, "clip of \(seconds.rounded(toPlaces: 2)) s", limit: "under 30 s",
            "record a shorter prompt")
    }

    private func loudness(_ sound: AssetSound, _ file: AssetFile) -> [Diagnostic] {
        guard let target, let wanted = target.loudness else { return [] }
        let off = sound.loudness - wanted
        guard abs(off) > Self.loudnessTolerance else { return [] }
        // Too soft with the peak at its ceiling is what the peak allows. The manifest says so where the encoder left the
        // peak lower.
        let peakWins = off < 0 && (target.softened.contains(file.clip) || sound.truePeak > target.truePeak - 1.5)
        return [
            report(
                .clipLoudness, file, "loudness \(sound.loudness.decibels) LUFS",
                limit: "\(wanted.decibels) LUFS ± \(Self.loudnessTolerance)",
                peakWins
                    ? "the true peak allows no more; record with less emphasis or lower the profile's loudness"
                    : "run generate again; a clip apart from the others stands out in every announcement",
                severity: peakWins ? .warning : .error)
        ]
    }

    private func edges(_ sound: AssetSound, _ file: AssetFile) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let delay = target?.decoderDelays[file.group] ?? 0
        let gap = target?.gapSamples ?? 0
        let millisecond = sound.sampleRate / 1000
        let kept = delay..<max(delay, sound.samples - gap + delay)
        let first =
            target == nil ? sound.edgeLevels.first : sound.level(kept.lowerBound..<kept.lowerBound + millisecond)
        let last =
            target == nil ? sound.edgeLevels.last : sound.level(max(0, kept.upperBound - millisecond)..<kept.upperBound)
        for (edge, level) in [("start", first), ("end", last)] where level > Self.cutLevel {
            findings.append(
                report(
                    .clipSpeechCut, file, "the \(edge) is only \((-level).decibels) dB below the loudest part",
                    limit: "\((-Self.cutLevel).decibels) dB",
                    "a cut inside a sound clicks at the join; fade the edge, or trim less"))
        }
        let silence = sound.silenceBefore + sound.silenceAfter
        let allowed = Double(gap) / Double(sound.sampleRate) + Self.silenceTolerance
        if silence > allowed {
            findings.append(
                report(
                    .clipSilence, file, "\(Int(silence * 1000)) ms of silence at the ends",
                    limit: "\(Int(allowed * 1000)) ms", "every join with this clip pauses; trim the clip"))
        }
        return findings
    }

    // MARK: Files against each other

    /// - Parameter files: all files of the pack.
    func compare(_ files: [AssetFile]) -> [Diagnostic] {
        let groups = Dictionary(grouping: files) { "\($0.group)|\($0.fileExtension)" }.values
        return groups.flatMap { uniformity($0) + identical($0) + foreignLoudness($0) + size($0) }
            + undocumented(files)
    }

    private func uniformity(_ files: [AssetFile]) -> [Diagnostic] {
        let formats = files.compactMap { file in AssetFormat(file).map { (file, $0) } }
        let counts = Dictionary(grouping: formats) { $0.1 }.mapValues(\.count)
        guard counts.count > 1, let usual = counts.max(by: { ($0.value, $1.key.words) < ($1.value, $0.key.words) })?.key
        else { return [] }
        return formats.filter { $0.1 != usual }.map { file, format in
            report(
                .assetNotUniform, file, format.words, limit: "\(usual.words), as most clips here",
                "decoders drop the clip, play it at a wrong speed or stop at it; encode all clips alike")
        }
    }

    private func identical(_ files: [AssetFile]) -> [Diagnostic] {
        var first: [String: AssetFile] = [:]
        return files.sorted { $0.path < $1.path }.compactMap { file in
            guard case .success(let sound) = file.sound, sound.loudness.isFinite else { return nil }
            guard let other = first[sound.fingerprint] else {
                first[sound.fingerprint] = file
                return nil
            }
            return report(
                .clipIdentical, file, "the same sound as \(other.path)",
                "one of the two says the wrong word; record it again")
        }
    }

    private func foreignLoudness(_ files: [AssetFile]) -> [Diagnostic] {
        guard target == nil else { return [] }
        let measured = files.compactMap { file in (try? file.sound.get()).map { (file, $0.loudness) } }
            .filter(\.1.isFinite)
        guard measured.count > 1 else { return [] }
        let median = measured.map(\.1).sorted()[measured.count / 2]
        return measured.filter { abs($0.1 - median) > Self.foreignLoudnessTolerance }.map { file, loudness in
            report(
                .clipLoudness, file, "loudness \(loudness.decibels) LUFS",
                limit: "\(median.decibels) LUFS ± \(Self.foreignLoudnessTolerance), the pack's median",
                "a clip apart from the others stands out in every announcement; level all clips alike")
        }
    }

    private func size(_ files: [AssetFile]) -> [Diagnostic] {
        let bytes = files.map(\.bytes).reduce(0, +)
        guard bytes > Self.sizeBudget else { return [] }
        let folder = files[0].group
        return [
            Diagnostic(
                .packSize, file: folder.isEmpty ? label : "\(label)/\(folder)", found: "\(bytes) bytes",
                limit: "\(Self.sizeBudget) bytes",
                advice: "ship only the rendition that the app plays, or a smaller one such as caf-ulaw or mp3")
        ]
    }

    private func undocumented(_ files: [AssetFile]) -> [Diagnostic] {
        guard let mp3 = files.first(where: { $0.stream != nil }) else { return [] }
        return [
            Diagnostic(
                .formatUndocumented, file: mp3.group.isEmpty ? label : "\(label)/\(mp3.group)",
                found: "MP3 is not on Apple's list of formats for notification sounds",
                advice: "it plays in shipped apps; use the rendition wav or caf-ulaw to stay on the list")
        ]
    }
}

/// What the clips of a rendition share.
struct AssetFormat: Hashable {
    var sampleRate: Int
    var channels: Int
    /// Bits a second of an MP3.
    var bitRate: Int?
    /// The MP3's header without the bits that may differ.
    var header: UInt32?

    init?(_ file: AssetFile) {
        if let header = file.stream?.frames.first(where: { $0.table == nil })?.header {
            (sampleRate, channels, bitRate) = (header.sampleRate, header.channels, header.bitRate)
            self.header = header.format
        } else if case .success(let sound) = file.sound {
            (sampleRate, channels) = (sound.sampleRate, sound.channels)
        } else {
            return nil
        }
    }

    var words: String {
        let rate = "\(sampleRate) Hz, \(channels == 1 ? "mono" : "\(channels) channels")"
        guard let bitRate, let header else { return rate }
        return "\(rate), \(bitRate / 1000) kbit/s, header \(String(header, radix: 16))"
    }
}
