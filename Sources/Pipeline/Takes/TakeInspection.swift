package import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText

/// `status --takes`: takes in, figures and findings out, before anything is built.
package struct TakeInspection: Sendable {
    /// Recordings, as the user typed them.
    package var files: [String]
    /// A pack whose limits and texts count; all its takes if no files are named.
    package var pack: String?
    /// The folder with one folder of recordings per pack.
    package var recordings: String
    /// Takes that are worked on at a time, at least 1.
    package var workers: Int

    package init(files: [String], pack: String?, recordings: String, workers: Int) {
        self.files = files
        self.pack = pack
        self.recordings = recordings
        self.workers = workers
    }

    /// What a take measures.
    package struct Measured: Sendable {
        /// Hertz, channels and seconds of the recording.
        package var sampleRate: Int
        package var channels: Int
        package var seconds: Double
        /// The speech, seconds from the start of the recording.
        package var speech: ClosedRange<Double>
        /// The speech's loudness, LUFS.
        package var loudness: Double
        /// Samples in runs at full scale.
        package var clippedSamples: Int
        package var figures: TakeFigures
        /// Who speaks it, and where.
        package var setting: RecordingConditions
        /// How abruptly the word starts and ends.
        package var steepness: EdgeSteepness
        /// A silence within it that no word has.
        package var parting: InternalPause?
        /// What it is held against the pack's other clips by; nil without a pack, and of a sound that is too short.
        package var print: TakePrint?
    }

    /// A take and what was found about it.
    package struct Take: Sendable {
        /// The file, as the user typed it.
        package var file: String
        package var clip: String?
        /// nil if it could not be read or holds no speech.
        package var measured: Measured?
        package var diagnostics: [Finding]
    }

    /// What a run came to.
    package struct Report: Sendable {
        package var takes: [Take] = []
        /// What was found about the pack itself.
        package var pack: [Finding] = []

        package var diagnostics: [Finding] { pack + takes.flatMap(\.diagnostics) }

        package init(takes: [Take] = [], pack: [Finding] = []) { (self.takes, self.pack) = (takes, pack) }
    }

    package func run() async -> Report {
        var report = Report()
        var limits = TakeLimits()
        var texts: [String: String] = [:]
        var family: [Candidate] = []
        var severities: [RuleSetting] = []
        var profile: ClipProfile?
        if let pack {
            let folder = PackFolder(reading: "\(recordings)/\(pack)", within: recordings)
            report.pack = folder.diagnostics.filter { $0.severity == .error }.inReadingOrder()
            limits = folder.source.takes ?? limits
            profile = folder.source.profile ?? ClipProfile()
            severities = folder.source.severities
            texts = Dictionary(folder.source.clips.map { ($0.id, $0.text) }) { first, _ in first }
            family = folder.source.clips.flatMap { clip in
                (folder.takes[clip.id] ?? []).map {
                    Candidate(file: $0.path(in: folder.path), root: recordings, clip: clip.id)
                }
            }
        }
        let named = files.map { Candidate(file: $0, root: nil, clip: clip(of: $0, among: texts)) }
        let asked = files.isEmpty ? family : named
        let others = files.isEmpty ? [] : family.filter { !files.contains($0.file) }
        let (limit, held, home) = (limits, profile, pack.map { "\(recordings)/\($0)/" } ?? "")
        let takes = await concurrentMap(asked + others, workers: workers) {
            $0.take(limits: limit, profile: held, isSynthetic: Self.isSynthetic($0.file, in: home))
        }
        report.takes = compared(judged(takes.map { $0.held(against: texts) }, texts, limits), limits)
        if pack != nil { report.takes = await withDuplicates(report.takes, texts, limits) }
        report.takes.removeLast(others.count)
        for index in report.takes.indices {
            report.takes[index].diagnostics = severities.applied(to: report.takes[index].diagnostics)
        }
        return report
    }

    /// The clip that a file's name means, if the pack has it.
    private func clip(of file: String, among texts: [String: String]) -> String? {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        guard let clip = RecordingName(fileName: name)?.clip, texts.isEmpty || texts[clip] != nil else { return nil }
        return clip
    }

    /// Adds what only shows in comparison. Without a pack's texts, all takes count as equally long ones, and what is found is
    /// a note.
    private func judged(_ takes: [Take], _ texts: [String: String], _ limits: TakeLimits) -> [Take] {
        let lengths = takes.map { take -> TakeLengths.Take? in
            guard let speech = take.measured?.speech else { return nil }
            let text = texts.isEmpty ? .unknown : take.clip.flatMap { texts[$0] }.flatMap(TextLength.init(spelledOut:))
            return text.map { .init(text: $0, seconds: speech.upperBound - speech.lowerBound) }
        }
        let findings = TakeLengths.findings(lengths, factor: limits.length, isNamed: !texts.isEmpty)
        return zip(takes, findings).map { take, finding in take.adding(finding.map { [$0] } ?? []) }
    }

    /// Adds which takes of two clips are one recording, as `generate` tells it.
    private func withDuplicates(_ takes: [Take], _ texts: [String: String], _ limits: TakeLimits) async -> [Take] {
        let clips = takes.map { take in
            WrongContent.Clip(
                id: take.clip ?? take.file, text: take.clip.flatMap { texts[$0] } ?? "",
                sound: take.measured.map {
                    .init(seconds: $0.speech.upperBound - $0.speech.lowerBound, print: $0.print)
                })
        }
        let doubts = await WrongContent(clips: clips, limits: limits).doubts(workers: workers)
        return zip(takes, doubts).map { take, doubts in
            take.adding(
                doubts.filter {
                    $0.check == .recordingDuplicate && $0.arguments["other"] != .text(take.clip ?? take.file)
                })
        }
    }

    /// Whether a synthesizer speaks a take.
    /// - Parameter folder: of the pack, with a slash at its end; empty without a pack.
    private static func isSynthetic(_ file: String, in folder: String) -> Bool {
        file.hasPrefix(folder) && SyntheticTakes.contain(String(file.dropFirst(folder.count)))
    }

    /// Adds what only shows in comparison with the other takes.
    private func compared(_ takes: [Take], _ limits: TakeLimits) -> [Take] {
        let folder = pack.map { "\(recordings)/\($0)/" } ?? ""
        let compared = takes.map { take in
            take.measured.map {
                ConditionComparison.Take(
                    name: take.clip ?? take.file, isSynthetic: Self.isSynthetic(take.file, in: folder),
                    setting: $0.setting, steepness: $0.steepness)
            }
        }
        return zip(takes, ConditionComparison(compared, limits: limits).remarks).map { take, remarks in
            take.adding(remarks)
        }
    }
}

/// A file that is to be inspected.
private struct Candidate: Sendable {
    var file: String
    /// The folder that it must not leave, if any.
    var root: String?
    var clip: String?

    /// - Parameter profile: of the pack that the take is held against, if any.
    func take(limits: TakeLimits, profile: ClipProfile?, isSynthetic: Bool) -> TakeInspection.Take {
        var result = TakeInspection.Take(file: file, clip: clip, diagnostics: [])
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try readFile(at: file, within: root, limit: TakeFile.maximumBytes)
        } catch {
            result.diagnostics = [
                error == .notRegular(.folder)
                    ? Finding(.fileUnsafe, "a folder").at(file, clip: clip)
                    : error.diagnostic(file: file, clip: clip, limit: .recordingLimit)
            ]
            return result
        }
        let findings: [Finding]
        do throws(Faults) {
            try RecordingDecoder.checkName(file, of: bytes)
            let heard = try MeasuredTake(
                bytes, isRaw: RawSamples.isFile(file), isSynthetic: isSynthetic, limits: limits,
                highPass: profile?.highPass)
            result.measured = TakeInspection.Measured(heard)
            if let profile {
                result.measured?.print = try TakeAnalyzer(profile: profile, limits: limits).print(of: heard)
                    .map(TakePrint.init)
            }
            findings = heard.findings + TakeInspector.remarks(on: heard.figures, limits: limits)
        } catch {
            findings = error.findings
        }
        return result.adding(findings)
    }
}

extension TakeInspection.Take {
    /// Adds what its text tells.
    fileprivate func held(against texts: [String: String]) -> Self {
        guard let text = clip.flatMap({ texts[$0] }), let measured,
            let parted = Finding.parted(measured.parting, of: text, besides: measured.figures.utterances.count)
        else { return self }
        return adding([parted])
    }

    fileprivate func adding(_ findings: [Finding]) -> Self {
        var take = self
        take.diagnostics += findings.map { $0.of(take: file, clip: clip) }
        return take
    }
}

extension TakeInspection.Measured {
    fileprivate init(_ heard: MeasuredTake) {
        let recording = heard.recording
        let bounds = heard.bounds
        let spoken = recording.samples.indices.clamped(
            to: Int(bounds.start * Double(recording.sampleRate))..<Int(bounds.end * Double(recording.sampleRate)))
        self.init(
            sampleRate: recording.sampleRate, channels: recording.channels, seconds: recording.seconds,
            speech: bounds.start...bounds.end,
            loudness: ClipMeter.loudness(Array(recording.samples[spoken]), sampleRate: recording.sampleRate),
            clippedSamples: recording.clipping.samples, figures: heard.figures, setting: heard.setting,
            steepness: heard.steepness,
            parting: heard.parting)
    }
}

/// A take in the form that every program reads which listens to speech: WAV, 16 bits, mono, 16 kHz, with half a second of
/// room around it. Whisper, Vosk and pocketsphinx want just that.
package enum PlainCopy {
    private static let sampleRate = 16000
    /// Seconds before and behind the take: recognizers look for pauses, and tight takes have none.
    private static let room = 0.5
    /// Noise under all of it, decibels below the largest sample: recognizers adapt to a room. (Measured: of 60 digits of six
    /// amateurs, cut tight, pocketsphinx hears 28 right as they are, 26 between zeros, and 37, 49, 46 and 43 with noise at
    /// −45, −55, −65 and −75 dB.)
    private static let noise = -55.0

    /// - Parameters:
    ///   - bytes: the take's file.
    ///   - isRaw: whether the file has no header.
    ///   - raw: what the samples are of such a file; nil if nobody says.
    /// - Returns: nil of what can't be decoded. The same bytes for the same take.
    package static func wav(of bytes: [UInt8], isRaw: Bool, as raw: RawSamples?) -> [UInt8]? {
        guard let recording = try? RecordingDecoder.decode(bytes, isRaw: isRaw, as: raw),
            let samples = try? Resampler.resample(recording.samples, from: recording.sampleRate, to: sampleRate)
        else { return nil }
        return try? SoundFile.encode(inRoom(samples), sampleRate: sampleRate, as: .wavPCM16)
    }

    private static func inRoom(_ samples: [Float]) -> [Float] {
        let peak = samples.highestMagnitude
        // Of numbers that are evenly spread the root of the mean square is the largest by the root of three.
        let largest = peak * Float(3 * Decibels.power(noise)).squareRoot()
        let silence = [Float](repeating: 0, count: Int(room * Double(sampleRate)))
        var state: UInt64 = 1
        return (silence + samples + silence).map { sample in
            // Knuth's MMIX generator; its high bits are the random ones.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return sample + largest * (Float(state >> 40) / Float(1 << 23) - 1)
        }
    }
}
