import AnnouncementProofs
import Checksums
import Diagnostics
import FileSystem
import GrammarCompiler
import NumberGrammar
import Publishing
import Sound
import VoiceManifest
import VoicePack

/// One pack of a run: what is read, what becomes of each clip, what is to be written.
struct PackBuild: Sendable {
    /// A clip and its takes.
    struct Job: Sendable {
        /// A take: its number, its name in the pack's folder, its path, and how the user would type it.
        struct Take: Sendable {
            var number: Int
            var fileName: String
            var path: String
            var label: String
        }

        var clip: VoicePack.Clip
        /// In the order of their numbers, at least one.
        var takes: [Take]
        /// The take that pack.yml asks for, if any.
        var pin: Int?

        /// How the user would type the take that a clip was made of.
        func label(of source: PackManifest.ClipSource) -> String {
            (takes.first { $0.fileName == source.file } ?? takes[0]).label
        }
    }

    /// What became of a clip.
    enum Outcome: Sendable {
        /// As an earlier run left it.
        case kept(PackManifest.Clip)
        /// One of these takes is to be chosen.
        case candidates([TakeReading])
        /// Ready to be levelled with the rest of the pack.
        case prepared(PreparedTake, source: PackManifest.ClipSource)
        case made(PackManifest.Clip, files: [RenditionKind: [UInt8]])
        case failed([Diagnostic])
    }

    /// What became of a clip, and what of it is compared with the pack's other clips.
    struct Result: Sendable {
        var outcome: Outcome
        /// Of each take that was read and has no error.
        var traits: [TakeTraits] = []
        /// Of the take that is used, if it was read.
        var sound: Sound?
    }

    /// What the take of a clip sounds like.
    struct Sound: Sendable {
        /// Seconds of speech.
        var seconds: Double
        var print: VoicePrint?
    }

    var folder: PackFolder
    var jobs: [Job]
    var builder: ClipBuilder
    /// The compiled number rules, checked; nil if there is an error in them.
    private var grammar: AmountGrammar?
    private var grammarDiagnostics: [Diagnostic] = []
    /// The folder of all packs' recordings: nothing outside of it is read.
    let root: String
    /// The pack's folder, as the user would type it.
    private var label: String
    /// What of an earlier run can be used again, if anything.
    let earlier: EarlierPack?
    /// Whether pack.yml and all recordings are what they were when the earlier pack was made.
    var isSettled = false

    /// - Parameter output: where an earlier run wrote; nil to start anew.
    init(name: String, recordings: String, output: String?) {
        root = recordings
        let label = "\(recordings)/\(name)"
        self.label = label
        let folder = PackFolder(reading: label, within: recordings)
        self.folder = folder
        jobs = folder.source.clips.compactMap { clip in
            folder.takes[clip.id].map { takes in
                let takes = takes.map { take in
                    let path = "\(label)/\(take.file)"
                    return Job.Take(number: take.number, fileName: take.file, path: path, label: path)
                }
                let pin = folder.source.pins[clip.id].map(\.take)
                return Job(
                    clip: clip, takes: takes, pin: pin.flatMap { pin in takes.first { $0.number == pin }?.number })
            }
        }
        let profile = folder.source.profile ?? Profile()
        builder = ClipBuilder(profile: profile, limits: folder.source.takes ?? TakeLimits())
        builder.measuresPitch = jobs.contains { $0.takes.count > 1 }
        if let pack = folder.source.pack, !pack.hasRulesFile || folder.rules != nil {
            let source = PackGrammar.Source(
                pack: pack, packFile: "\(label)/\(PackFolder.fileName)", positions: folder.source.positions,
                rules: folder.rules)
            let compiled = PackGrammar.compile(source)
            (grammar, grammarDiagnostics) = (compiled.grammar, compiled.diagnostics)
        } else if folder.source.pack == nil, let rules = folder.rules {
            // What is wrong with the rules alone.
            let locale = folder.source.locale ?? "und"
            grammarDiagnostics = RulesCompiler.compile(rules.bytes, file: rules.file, locale: locale).1
        }
        earlier = output.flatMap { EarlierPack(named: name, output: $0) }.flatMap {
            $0.isMade(by: Generator.manifest, profile) ? $0 : nil
        }
    }

    var name: String { folder.name }

    // MARK: Clips

    /// Makes the clip of a take.
    func finish(_ job: Job, _ take: PreparedTake, _ source: PackManifest.ClipSource, gain: Double?) -> Outcome {
        do throws(ClipFailure) {
            let clip = try builder.finish(take, gain: gain)
            return .made(entry(job, clip, source), files: clip.files)
        } catch {
            return .failed(diagnostics(error.findings, job.label(of: source), job))
        }
    }

    func diagnostics(_ findings: [TakeFinding], _ label: String, _ job: Job) -> [Diagnostic] {
        findings.map { $0.diagnostic(file: label, clip: job.clip.id, limits: builder.limits) }
    }

    private func entry(_ job: Job, _ clip: FinishedClip, _ source: PackManifest.ClipSource) -> PackManifest.Clip {
        let files = clip.files.map { kind, bytes in
            let path = "\(kind.rawValue)/\(job.clip.id).\(kind.fileExtension)"
            return (kind.rawValue, PackManifest.ClipFile(path: path, bytes: bytes.count, sha256: Digest.sha256(bytes)))
        }
        let seconds = Double(clip.samples) / Double(builder.timeline.sampleRate)
        return PackManifest.Clip(
            id: job.clip.id, text: job.clip.text, samples: clip.samples, seconds: seconds.rounded(6),
            loudness: clip.loudness.rounded(2), truePeak: clip.truePeak.rounded(2), gain: clip.gain.rounded(2),
            source: source, files: Dictionary(uniqueKeysWithValues: files),
            findings: manifest(clip.findings, job.label(of: source), job))
    }

    /// The gain of a pack that is levelled as a whole, decibels: it brings the mean power of the clips to the profile's
    /// loudness.
    func packGain(_ takes: [PreparedTake]) -> Double {
        let powers = takes.map { Decibels.power($0.loudness) }
        guard !powers.isEmpty else { return 0 }
        return builder.profile.loudness - Decibels.of(power: powers.reduce(0, +) / Double(powers.count))
    }

    // MARK: The pack

    /// Everything that was found about the pack and its clips.
    func diagnostics(_ outcomes: [Outcome]) -> [Diagnostic] {
        folder.diagnostics + grammarDiagnostics
            + zip(jobs, outcomes).flatMap { job, outcome -> [Diagnostic] in
                switch outcome {
                case .kept(let clip), .made(let clip, _):
                    clip.findings.map { $0.diagnostic(job, clip.source) } + choiceNote(job, clip.source)
                case .failed(let diagnostics): diagnostics
                case .prepared, .candidates: []
                }
            }
    }

    /// What the pack's folder is to hold, nil if anything is missing; and what was found about its announcements, of
    /// which nothing is known about their lengths in that case.
    func content(_ outcomes: [Outcome]) -> (content: PackContent?, diagnostics: [Diagnostic]) {
        guard let pack = folder.source.pack, let grammar else { return (nil, []) }
        let wording = AnnouncementWording(
            file: "\(label)/\(PackFolder.fileName)", positions: folder.source.positions)
        guard outcomes.count == pack.clips.count, let (made, files) = Self.finished(outcomes) else {
            // Lengths aside, what the announcements say is known without the clips.
            let proof = proof(of: pack, grammar, samples: pack.clips.map { _ in 1 })
            return (nil, proof.findings.map(wording.diagnostic))
        }
        var clips = made
        let proof = proof(of: pack, grammar, samples: clips.map(\.samples))
        for (index, witness) in proof.witnesses.enumerated() { clips[index].witness = witness }
        let manifest = manifest(of: pack, clips, grammar.table, proof.announcements)
        return (
            proof.findings.hasErrors ? nil : PackContent(manifest: manifest, files: files),
            proof.findings.map(wording.diagnostic)
        )
    }

    /// The clips and their files; nil if one is missing.
    private static func finished(
        _ outcomes: [Outcome]
    ) -> (clips: [PackManifest.Clip], files: [String: PackContent.File])? {
        var clips: [PackManifest.Clip] = []
        var files: [String: PackContent.File] = [:]
        for outcome in outcomes {
            switch outcome {
            case .kept(let clip):
                clips.append(clip)
                for file in clip.files.values { files[file.path] = .keep }
            case .made(let clip, let renditions):
                clips.append(clip)
                for (kind, bytes) in renditions {
                    if let file = clip.files[kind.rawValue] { files[file.path] = .bytes(bytes) }
                }
            case .prepared, .candidates, .failed:
                return nil
            }
        }
        return (clips, files)
    }

    private func proof(of pack: VoicePack, _ grammar: AmountGrammar, samples: [Int]) -> ProvenAnnouncements {
        ProvenAnnouncements(
            grammar, clips: pack.clips.map(\.id), samples: samples, sampleRate: builder.timeline.sampleRate)
    }

    private func manifest(
        of pack: VoicePack, _ clips: [PackManifest.Clip], _ table: NumberTable,
        _ announcements: [String: PackManifest.Announcement]
    ) -> PackManifest {
        let rulesFile: String? = if case .rules(let file)? = pack.numbers { file } else { nil }
        return PackManifest(
            pack: pack.name, locale: pack.locale,
            currency: .init(code: pack.currency.code, scale: pack.currency.scale), speaker: pack.speaker,
            license: pack.license, generator: Generator.manifest, profile: pack.profile.manifest,
            source: .init(
                sha256: Digest.sha256(folder.yaml), rulesFile: rulesFile,
                rulesSha256: folder.rules.map { Digest.sha256($0.bytes) }),
            range: .init(min: "\(pack.range.lowerBound)", max: "\(pack.range.upperBound)"),
            renditions: pack.profile.manifestRenditions, clips: clips, grammar: table,
            announcements: announcements)
    }
}

extension PackManifest.Finding {
    /// The finding as it was shown when the clip was made.
    fileprivate func diagnostic(_ job: PackBuild.Job, _ source: PackManifest.ClipSource) -> Diagnostic {
        Diagnostic(
            Rule.named(rule) ?? .clipEncoding, severity == .note ? .note : .warning, file: job.label(of: source),
            clip: job.clip.id, found: message)
    }
}

extension Double {
    /// Rounded to so many decimals.
    func rounded(_ places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
