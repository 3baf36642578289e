import VoiceAssetConcurrency
package import VoiceAssetDiagnostics
import VoiceAssetGrammarCompiler
import VoiceAssetJoins
import VoiceAssetPacks
import VoiceAssetTakes

/// `status` and `script`: looks at the recordings of packs, complete or not, and writes nothing.
package struct RecordingSurvey: Sendable {
    /// The folder with one folder of recordings per pack.
    package var recordings: String
    /// Names of packs; all if empty.
    package var packs: [String]
    /// Takes that are looked at at a time, at least 1.
    package var workers: Int
    /// Whether takes are listened to. Where not, every clip counts as missing, and much time is saved.
    package var judgesTakes = true

    package init(recordings: String, packs: [String], workers: Int) {
        self.recordings = recordings
        self.packs = packs
        self.workers = workers
    }

    package struct Report: Sendable {
        package var packs: [PackProgress] = []
        /// What is wrong with the folder of recordings, and which packs are not there.
        package var diagnostics: [Diagnostic] = []
    }

    package func run() async -> Report {
        let selection = PackSelection(recordings: recordings, packs: packs)
        var report = Report(diagnostics: selection.diagnostics)
        for name in selection.names {
            let folder = PackFolder(reading: "\(recordings)/\(name)", within: recordings)
            let (takes, changed) = judgesTakes ? await worth(of: folder) : ([:], [])
            report.packs.append(
                PackAssessment(folder: folder, root: recordings, takes: takes, changedTexts: changed).progress())
        }
        return report
    }

    /// What the takes that `generate` would use are worth, by clip id, and what was found about the texts that they were
    /// recorded for.
    private func worth(of folder: PackFolder) async -> ([String: PackAssessment.Take], [Diagnostic]) {
        let clips = RecordedClip.all(in: folder)
        let profile = folder.source.profile ?? ClipProfile()
        let limits = folder.source.takes ?? TakeLimits()
        let judge = TakeJudge(
            profile: profile, limits: limits, measuresPitch: clips.contains { $0.takes.count > 1 })
        let reader = TakeReader(root: recordings)
        let judged = await concurrentMap(clips, workers: workers) { clip in
            JudgedClip(recorded: clip, takes: clip.takes.map { judge.judge($0, by: reader).withoutSound })
        }
        let chooser = TakeChooser(judged, joins: Self.joins(of: folder, judged.map(\.recorded)))
        var takes: [String: PackAssessment.Take] = [:]
        var used: Set<String> = []
        for clip in judged {
            switch chooser.choose(clip) {
            case .success(let chosen):
                used.insert(chosen.file.path)
                let samples = Timeline(profile).clipSamples(kept: chosen.take.keptSamples)
                let found = chosen.take.findings.map {
                    $0.diagnostic(file: chosen.file.path, clip: clip.recorded.clip.id, limits: limits)
                }
                let errors = folder.source.severities.applied(to: found).filter { $0.severity == .error }
                takes[clip.recorded.clip.id] = errors.isEmpty ? .usable(samples: samples) : .unusable(errors)
            case .failure(let rejected):
                let errors = rejected.diagnostics(limits: limits).filter { $0.severity == .error }
                takes[clip.recorded.clip.id] = .unusable(errors)
            }
        }
        let seen = judged.flatMap { clip in
            clip.takes.filter { $0.usable != nil }.map { take in
                SeenTake(
                    take.file, sha256: take.sha256, of: clip.recorded.clip, isUsed: used.contains(take.file.path))
            }
        }
        let texts = RecordedTextsFile(of: folder.path, within: recordings)
        return (takes, texts.findings(on: seen, pack: folder.name))
    }

    /// Who follows whom, if some clip has several takes: `generate` chooses by it.
    private static func joins(of folder: PackFolder, _ clips: [RecordedClip]) -> AnnouncedJoins? {
        guard clips.contains(where: { $0.takes.count > 1 }), let pack = folder.source.pack,
            let grammar = PackGrammar.compile(
                .init(pack: pack, packFile: folder.packFile, positions: folder.source.positions, rules: folder.rules)
            ).grammar
        else { return nil }
        return AnnouncedJoins(grammar, clips: pack.clips.map(\.id), numberedAs: clips.map(\.clip.id))
    }
}
