package import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline

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
        package var diagnostics: [Finding] = []
    }

    package func run() async -> Report {
        let selection = PackSelection(recordings: recordings, packs: packs)
        var report = Report(diagnostics: selection.diagnostics)
        for name in selection.names {
            let store = StoreFolder.store(of: name, in: recordings)
            let pack = PackInputs(name, recordings: recordings, index: await store.value(FileIndex.key) ?? FileIndex())
            let (takes, changed) = judgesTakes ? await worth(of: pack, store) : ([:], [])
            report.packs.append(
                PackAssessment(folder: pack.folder, root: recordings, takes: takes, changedTexts: changed).progress())
        }
        return report
    }

    /// What the takes that `generate` would use are worth, by clip id, and what was found about the texts that they were
    /// recorded for: the first stages of `generate`.
    private func worth(of pack: PackInputs, _ store: StageStore) async -> ([String: PackAssessment.Take], [Finding]) {
        let stages = PackStages(pack, store: store, workers: workers)
        let takes = await stages.analyze(pack.clips, workers: workers)
        let selection = await stages.chooser(of: takes)
        let chosen = takes.map(selection.choose)
        let known = chosen.map { ($0.recorded.clip.id, worth(of: $0, pack)) }
        let used = Set(chosen.compactMap { try? $0.get().file.path })
        let seen = takes.flatMap { clip in
            clip.takes.filter { $0.usable != nil }.map { take in
                SeenTake(
                    take.file, sha256: take.sha256, of: clip.recorded.clip, isUsed: used.contains(take.file.path))
            }
        }
        let texts = RecordedTextsFile(of: pack.folder.path, within: recordings)
        return (Dictionary(known) { first, _ in first }, texts.findings(on: seen, in: pack.folder))
    }

    private func worth(of clip: Result<ChosenTake, RejectedClip>, _ pack: PackInputs) -> PackAssessment.Take {
        switch clip {
        case .success(let chosen):
            let samples = Timeline(pack.profile).clipSamples(kept: chosen.take.keptSamples)
            let found = chosen.take.findings.map { $0.of(take: chosen.file.path, clip: chosen.recorded.clip.id) }
            let errors = pack.folder.source.severities.applied(to: found).filter { $0.severity == .error }
            return errors.isEmpty ? .usable(samples: samples) : .unusable(errors)
        case .failure(let rejected):
            return .unusable(rejected.findings.filter { $0.severity == .error })
        }
    }
}
