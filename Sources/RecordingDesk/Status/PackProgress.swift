package import NumberGrammar
package import VoiceAssetCore
import VoiceAssetGrammar
package import VoiceAssetPacks
import VoiceAssetPipeline

/// How far a pack's recordings have come: which clips its announcements need, and what there is of them.
package struct PackProgress: Sendable {
    /// What there is of a clip.
    package enum State: Sendable, Hashable {
        /// A take that `generate` uses.
        case recorded
        /// A take that `generate` uses, of a text that the clip had before: a person says the new one.
        case changed(was: String)
        /// No take; perhaps the name of a file that is one, misnamed.
        case missing(misnamed: String?)
        /// The take that `generate` uses, or the choice of one, breaks a rule: only errors.
        case rejected([Finding])
    }

    /// How a clip is spoken, by where it is heard.
    package enum Intonation: String, Sendable, Hashable, CaseIterable {
        /// Nothing ever follows it.
        case ends
        /// Something always follows it.
        case continues
        /// Both occur.
        case both
    }

    /// An announcement in which a clip occurs.
    package struct Example: Sendable, Hashable {
        package var announcement: String
        /// The smallest one, if the announcement says an amount.
        package var amount: Amount?
        /// What is said, in order, and whether it is the clip.
        package var words: [Word]
    }

    package struct Word: Sendable, Hashable {
        package var text: String
        package var isClip: Bool
        /// What is written between the word before and this one; nil for what is usual.
        package var join: String?
    }

    package struct Clip: Sendable, Hashable {
        /// nil for a text of the number rules that no clip of pack.yml says.
        package var id: String?
        /// What is said; nil for an id of the number rules that pack.yml does not have.
        package var text: String?
        /// Whether pack.yml has it.
        package var isDeclared: Bool
        package var state: State
        /// The names of all its takes, the one that is used first.
        package var takes: [String]
        /// nil if it is not known how the clip is used, or it is not.
        package var example: Example?
        package var intonation: Intonation?
        /// True of a pause, which nobody records.
        var isPause = false
    }

    /// What can't be announced while a clip is not usable.
    package struct Gap: Sendable, Hashable {
        package enum Extent: Sendable, Hashable {
            /// An announcement that says no amount, or with whatever amount.
            case announcement(String)
            /// An amount in every announcement, and usually others: it is the smallest that needs these clips.
            case amount
        }

        package var extent: Extent
        /// The smallest amount; nil where none is said.
        package var amount: Amount?
        /// Indexes into `clips`; none if no pattern of pack.yml says the amount.
        package var clips: [Int]
    }

    /// How much of what the pack says native speakers have approved.
    package struct Approval: Sendable, Hashable {
        /// Of the readings that tell most, as `review` lists them.
        package var approved: Int
        package var telling: Int
        /// Whether anything is approved, telling or not.
        package var isBegun: Bool
    }

    package var name: String
    /// What pack.yml says; nil if there is an error in it.
    package var pack: VoicePack?
    /// The clips that some announcement needs, in the order of pack.yml, and behind them those that pack.yml lacks. All
    /// of pack.yml if an error prevents to find out which are needed.
    package var clips: [Clip] = []
    /// The clips of pack.yml that no announcement needs.
    package var unneeded: [Clip] = []
    /// Smallest amount first, then what says none.
    package var gaps: [Gap] = []
    /// What else was found. Takes are not remarked upon: their errors are in `State`.
    package var diagnostics: [Finding] = []
    /// How much breaches of rules weigh, where the pack says so.
    package var severities: [RuleSetting] = []
    /// Whether it is known which clips are needed.
    package var isProven = false
    /// nil if it is not known what the pack says.
    package var approval: Approval?

    package init(name: String) { self.name = name }

    package var recorded: Int { clips.count { $0.state == .recorded } }
    /// Clips that a synthesizer speaks.
    package var synthetic: [Clip] { clips.filter(\.isSynthetic) }
    /// By another pack, how many clips are recorded by its takes.
    package var shared: [String: Int] {
        let packs = clips.filter { $0.state == .recorded }.compactMap(\.takes.first).compactMap { take -> Substring? in
            let parts = take.split(separator: "/")
            return parts.first == ".." && parts.count > 1 ? parts[1] : nil
        }
        return Dictionary(packs.map { (String($0), 1) }, uniquingKeysWith: +)
    }
    /// Clips whose texts changed after they were recorded.
    package var changed: [Clip] { clips.filter(\.isChanged) }
    package var missing: [Clip] { clips.filter(\.isMissing) }
    package var rejected: [Clip] { clips.filter(\.isRejected) }

    /// Whether `generate` would make the pack, as far as can be told without encoding.
    package var isComplete: Bool {
        !diagnostics.hasErrors && gaps.isEmpty && clips.allSatisfy(\.isUsable)
            && !unneeded.contains(where: \.isRejected)
    }
}

extension PackProgress {
    /// That nobody has approved anything of the pack, for those who are about to record it.
    /// - Parameter folder: the pack's folder, as the user would type it.
    package func approvalNotes(folder: String) -> [Finding] {
        guard let approval, !approval.isBegun else { return [] }
        return severities.applied(to: [
            Finding(.packUnapproved, ["pack": .text(name)]).at(folder)
        ])
    }
}

extension PackProgress.Clip {
    /// Whether a synthesizer speaks it, until a person does. One whose synthetic take can't be used is spoken by nobody.
    package var isSynthetic: Bool { state == .recorded && takes.contains(where: SyntheticTakes.contain) }
    package var isChanged: Bool { if case .changed = state { true } else { false } }
    /// Whether `generate` makes the clip, if perhaps of another text.
    package var isUsable: Bool { state == .recorded || isChanged }
    /// Whether somebody is to record it, the first time or again: what `script --missing` lists.
    package var isToRecord: Bool { state != .recorded || isSynthetic }
    package var isMissing: Bool { if case .missing = state { true } else { false } }
    package var isRejected: Bool { if case .rejected = state { true } else { false } }

    /// What tells the clip from others: its id, or else its text between backquotes.
    package var name: String { id ?? "`\(text ?? "")`" }
}

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
        let findings = proof.findings(of: folder.source, in: folder.packFile, by: compiled.places)
        progress.diagnostics += findings.filter { finding in
            switch finding.check {
            case .clipUnused: !finding.form.isEmpty
            case .amountUnsaid: !isProven
            default: true
            }
        }
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
