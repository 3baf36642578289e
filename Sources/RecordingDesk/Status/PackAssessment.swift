import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetPipeline

/// Puts together what a pack's announcements need and what its takes are worth.
struct PackAssessment {
    /// What a take is worth.
    enum Take: Sendable {
        /// The length of its clip, samples.
        case usable(samples: Int)
        /// Errors, at least one.
        case unusable([Finding])
    }

    var folder: PackFolder
    /// The folder of all recordings: nothing outside of it is read.
    var root: String
    /// The takes that `generate` would use, by clip id.
    var takes: [String: Take]
    /// What was found about the texts that the takes were recorded for.
    var changedTexts: [Finding] = []
    /// By clip id, what was found of takes that no choice was made among.
    private let ambiguities: [String: [Finding]]
    /// By clip id, the texts that takes were recorded for and clips have no more.
    private let earlierTexts: [String: String]

    init(folder: PackFolder, root: String, takes: [String: Take], changedTexts: [Finding] = []) {
        (self.folder, self.root, self.takes, self.changedTexts) = (folder, root, takes, changedTexts)
        let found = folder.diagnostics.filter { $0.check == .recordingAmbiguous && $0.clip != nil }
        ambiguities = Dictionary(grouping: found) { $0.clip ?? "" }
        // Two names that were swapped are swapped back, and a synthesizer speaks again.
        let changes = folder.source.severities.applied(to: changedTexts).filter {
            $0.check == .recordingTextChanged && $0.form.isEmpty && $0.severity != .note
        }
        earlierTexts = Dictionary(changes.map { ($0.clip ?? "", $0.arguments["was"]?.words() ?? "") }) { first, _ in
            first
        }
    }

    func progress() -> PackProgress {
        var progress = judged()
        progress.clips.removeAll(where: \.isPause)
        progress.severities = folder.source.severities
        progress.diagnostics = progress.severities.applied(to: progress.diagnostics)
        return progress
    }

    private func judged() -> PackProgress {
        var progress = PackProgress(name: folder.name)
        progress.pack = folder.source.pack
        progress.diagnostics = folder.diagnostics.filter {
            ![.recordingMissing, .recordingAmbiguous, .recordingUnused].contains($0.check)
        }
        progress.diagnostics += changedTexts
        let declared = folder.source.clips
        progress.clips = declared.map { clip(id: $0.id, text: $0.text, isDeclared: true) }
        guard let pack = folder.source.pack, !pack.hasRulesFile || folder.rules != nil else { return progress }
        let compiled = PackGrammar.complete(.init(pack, in: folder))
        progress.diagnostics += compiled.diagnostics
        progress.clips += compiled.clips.dropFirst(declared.count).map {
            var clip = clip(id: $0.id.isEmpty ? nil : $0.id, text: $0.text.isEmpty ? nil : $0.text, isDeclared: false)
            clip.isPause = $0.isPause
            return clip
        }
        guard let grammar = compiled.grammar else { return progress }
        let proof = ProvenAnnouncements(
            grammar,
            clips: zip(compiled.clips, samples(of: progress.clips, pack.profile)).map { clip, samples in
                clip.isPause
                    ? AnnouncedClip(pause: clip.id, samples: samples)
                    : AnnouncedClip(id: clip.id, text: clip.text, samples: samples)
            }, sampleRate: pack.profile.sampleRate, maxSeconds: pack.maxSeconds)
        // Without a length of any announcement, nothing was proven.
        let isProven = !proof.announcements.isEmpty
        progress.diagnostics += proof.findings.filter { finding in
            switch finding.check {
            case .clipUnused: !finding.form.isEmpty
            case .amountUnsaid: !isProven
            default: true
            }
        }.map { $0.at(folder.packFile) }
        if isProven {
            PackUse(grammar: grammar, pack: pack, witnesses: proof.witnesses, joins: compiled.joins).describe(&progress)
        }
        approve(compiled, pack, &progress)
        return progress
    }

    /// Tells how much of what the pack says is approved, and what of it was approved otherwise.
    private func approve(_ compiled: CompiledGrammar, _ pack: VoicePack, _ progress: inout PackProgress) {
        guard let readings = compiled.readings else { return }
        do throws(Finding) {
            let approvals = try ApprovedReadings(of: folder.path, within: root)
            progress.diagnostics += approvals.changes(in: readings, folder: folder.path)
            guard
                let telling = try? ReviewSample(
                    readings, compiled.rules, clipCount: compiled.clips.count, locale: pack.locale)
            else { return }
            progress.approval = .init(
                approved: telling.approved(by: ApprovalIndex(approvals, in: readings)),
                telling: telling.readings.count, isBegun: !approvals.approvals.isEmpty)
        } catch {
            progress.diagnostics.append(error)
        }
    }

    /// The lengths of the clips; of each 1 if there are not all, as nothing is known of announcements then.
    private func samples(of clips: [PackProgress.Clip], _ profile: ClipProfile) -> [Int] {
        let samples = clips.compactMap { clip -> Int? in
            if clip.isPause { return clip.id.flatMap(Pause.init(id:)).map(PauseMaker(profile: profile).samples) }
            guard let id = clip.id, case .usable(let samples)? = takes[id] else { return nil }
            return samples
        }
        return samples.count == clips.count ? samples : clips.map { _ in 1 }
    }

    private func clip(id: String?, text: String?, isDeclared: Bool) -> PackProgress.Clip {
        .init(
            id: id, text: text, isDeclared: isDeclared, state: id.map(state) ?? .missing(misnamed: nil),
            takes: id.flatMap { folder.takes[$0] }?.map(\.file) ?? [])
    }

    private func state(of id: String) -> PackProgress.State {
        switch takes[id] {
        case .usable: return earlierTexts[id].map { .changed(was: $0) } ?? .recorded
        case .unusable(let diagnostics): return .rejected(diagnostics)
        case nil:
            let choice = ambiguities[id] ?? []
            return choice.isEmpty ? .missing(misnamed: folder.misnamed[id]) : .rejected(choice)
        }
    }
}
