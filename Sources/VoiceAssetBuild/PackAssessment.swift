import AnnouncementProofs
import Diagnostics
import GrammarCompiler
import GrammarProofs
import NumberGrammar
import VoiceManifest
import VoicePack

/// Puts together what a pack's announcements need and what its takes are worth.
struct PackAssessment {
    /// What a take is worth.
    enum Take: Sendable {
        /// The length of its clip, samples.
        case usable(samples: Int)
        /// Errors, at least one.
        case unusable([Diagnostic])
    }

    var folder: PackFolder
    /// The pack's folder, as the user would type it.
    var label: String
    /// The takes that `generate` would use, by clip id.
    var takes: [String: Take]

    func progress() -> PackProgress {
        var progress = PackProgress(name: folder.name)
        progress.pack = folder.source.pack
        progress.diagnostics = folder.diagnostics.filter {
            ![.recordingMissing, .recordingAmbiguous, .recordingUnused].contains($0.rule)
        }
        let declared = folder.source.clips
        progress.clips = declared.map { clip(id: $0.id, text: $0.text, isDeclared: true) }
        guard let pack = folder.source.pack, !pack.hasRulesFile || folder.rules != nil else { return progress }
        let file = "\(label)/\(PackFolder.fileName)"
        let compiled = PackGrammar.complete(
            .init(pack: pack, packFile: file, positions: folder.source.positions, rules: folder.rules))
        progress.diagnostics += compiled.diagnostics
        progress.clips += compiled.clips.dropFirst(declared.count).map {
            clip(id: $0.id.isEmpty ? nil : $0.id, text: $0.text.isEmpty ? nil : $0.text, isDeclared: false)
        }
        guard let grammar = compiled.grammar else { return progress }
        let proof = ProvenAnnouncements(
            grammar, clips: compiled.clips.map(\.id), samples: samples(of: progress.clips),
            sampleRate: ClipBuilder(profile: pack.profile).timeline.sampleRate)
        // Without a length of any announcement, nothing was proven.
        let isProven = !proof.announcements.isEmpty
        let shown = proof.findings.filter { finding in
            switch finding {
            case .unused: false
            case .unsaid: !isProven
            case .tooLong, .tooIntricate: true
            }
        }
        progress.diagnostics += shown.map(AnnouncementWording(file: file).diagnostic)
        if isProven { PackUse(grammar: grammar, pack: pack, witnesses: proof.witnesses).describe(&progress) }
        return progress
    }

    /// The lengths of the clips; of each 1 if there are not all, as nothing is known of announcements then.
    private func samples(of clips: [PackProgress.Clip]) -> [Int] {
        let samples = clips.compactMap { clip -> Int? in
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
        case .usable: return .recorded
        case .unusable(let diagnostics): return .rejected(diagnostics)
        case nil:
            let choice = folder.diagnostics.filter { $0.rule == .recordingAmbiguous && $0.clip == id }
            return choice.isEmpty ? .missing(misnamed: folder.misnamed[id]) : .rejected(choice)
        }
    }
}

/// What a pack's announcements need its clips for.
private struct PackUse {
    let grammar: AmountGrammar
    let pack: VoicePack
    let witnesses: [PackManifest.Clip.Witness?]

    private var table: NumberTable { grammar.table }

    /// Tells the use of each clip, sets those apart that have none, and lists what can't be announced.
    func describe(_ progress: inout PackProgress) {
        let clips = progress.clips
        let smallest = smallestSaidAmount(grammar)
        let places = try? ClipPlaces(grammar, clipCount: clips.count).places
        var needed: [Int] = []
        for (index, witness) in witnesses.enumerated() {
            guard let witness else { continue }
            needed.append(index)
            progress.clips[index].example = example(index, witness, smallest, clips)
            progress.clips[index].intonation = intonation(places?[index])
        }
        let used = progress.clips
        progress.clips = needed.map { used[$0] }
        progress.unneeded = used.indices.filter { witnesses[$0] == nil }.map { used[$0] }
        progress.isProven = true
        progress.gaps = gaps(used, needed, places, smallest)
    }

    private func example(
        _ clip: Int, _ witness: PackManifest.Clip.Witness, _ smallest: Amount?, _ clips: [PackProgress.Clip]
    ) -> PackProgress.Example? {
        let amount =
            table.announcements[witness.announcement]?.contains(.amount) == true
            ? witness.amount.flatMap { try? Amount($0, scale: pack.currency.scale) } ?? smallest : nil
        guard let said = try? grammar.clips(announcement: witness.announcement, amount: amount) else { return nil }
        let words = said.map { PackProgress.Word(text: clips[$0].text ?? clips[$0].name, isClip: $0 == clip) }
        return .init(announcement: witness.announcement, amount: amount, words: words)
    }

    /// Both if nothing could be found out.
    private func intonation(_ place: ClipPlaces.Place?) -> PackProgress.Intonation {
        guard let place, place.ends != place.continues else { return .both }
        return place.ends ? .ends : .continues
    }

    // MARK: What can't be announced

    private func gaps(
        _ clips: [PackProgress.Clip], _ needed: [Int], _ places: [ClipPlaces.Place]?, _ smallest: Amount?
    ) -> [PackProgress.Gap] {
        var amounts: [Amount: [Int]] = [:]
        var announcements: [String: [Int]] = [:]
        for (number, index) in needed.enumerated() where clips[index].state != .recorded {
            let holding = pack.announcements.filter { table.announcements[$0.id]?.contains(.clip(index)) == true }
            for announcement in holding { announcements[announcement.id, default: []].append(number) }
            let others = table.announcements.filter { $0.value.contains(.amount) && !$0.value.contains(.clip(index)) }
            guard !others.isEmpty, let amount = amount(index, places) else { continue }
            amounts[amount, default: []].append(number)
        }
        if let unsaid = smallestUnsaidAmount(grammar), table.announcements.values.contains(where: saysAmount) {
            amounts[unsaid] = []
        }
        let whole = pack.announcements.compactMap { announcement -> PackProgress.Gap? in
            guard let clips = announcements[announcement.id] else { return nil }
            let amount = table.announcements[announcement.id].map(saysAmount) == true ? smallest : nil
            return .init(extent: .announcement(announcement.id), amount: amount, clips: clips)
        }
        return whole.filter { $0.amount != nil }
            + amounts.sorted { $0.key < $1.key }.map { .init(extent: .amount, amount: $0.key, clips: $0.value) }
            + whole.filter { $0.amount == nil }
    }

    private func saysAmount(_ items: [NumberTable.AnnouncementItem]) -> Bool { items.contains(.amount) }

    /// The smallest amount that says a clip.
    private func amount(_ clip: Int, _ places: [ClipPlaces.Place]?) -> Amount? {
        if let places { return places[clip].amount }
        return witnesses[clip]?.amount.flatMap { try? Amount($0, scale: pack.currency.scale) }
    }
}
