import NumberGrammar
package import VoiceAssetCore
import VoiceAssetGrammar
package import VoiceAssetGrammarProofs
package import VoiceAssetPacks
package import VoiceAssetPipeline
import VoiceManifest

/// What a pack's announcements need its clips for.
struct PackUse {
    let grammar: AmountGrammar
    let pack: VoicePack
    let witnesses: [PackManifest.Clip.Witness?]
    let joins: TextJoins
    private let endForms: Set<Int>

    init(
        grammar: AmountGrammar, pack: VoicePack, witnesses: [PackManifest.Clip.Witness?], joins: TextJoins
    ) {
        (self.grammar, self.pack, self.witnesses, self.joins) = (grammar, pack, witnesses, joins)
        endForms = Set(grammar.table.endForms.map(\.form))
    }

    private var table: NumberTable { grammar.table }

    /// Tells the use of each clip, sets those apart that have none, and lists what can't be announced.
    func describe(_ progress: inout PackProgress) {
        let clips = progress.clips
        let smallest = AmountCoverage(grammar.amounts).smallestSaid
        let places = try? ClipPlaces(grammar, clipCount: clips.count).places
        var needed: [Int] = []
        for (index, witness) in witnesses.enumerated() {
            guard let witness, !clips[index].isPause else { continue }
            needed.append(index)
            progress.clips[index].example = example(index, witness, smallest, clips)
            progress.clips[index].intonation = form(of: index) ?? intonation(places?[index])
        }
        let used = progress.clips
        progress.clips = needed.map { used[$0] }
        progress.unneeded = used.indices.filter { witnesses[$0] == nil && !clips[$0].isPause }.map { used[$0] }
        progress.isProven = true
        progress.gaps = gaps(used, needed, places, smallest)
    }

    private func example(
        _ clip: Int, _ witness: PackManifest.Clip.Witness, _ smallest: Amount?, _ clips: [PackProgress.Clip]
    ) -> PackProgress.Example? {
        let amount =
            table.announcements[witness.announcement]?.contains(.amount) == true
            ? witness.amount.flatMap { try? Amount($0, scale: pack.currency.scale) } ?? smallest : nil
        let said =
            witness.values.map { try? grammar.clips(announcement: witness.announcement, values: $0) }
            ?? (try? grammar.clips(announcement: witness.announcement, amount: amount))
        guard let said else { return nil }
        let words = said.enumerated().filter { !clips[$1].isPause }.map { place, index in
            PackProgress.Word(
                text: clips[index].text ?? clips[index].name, isClip: index == clip,
                join: place > 0 ? joins.text(between: said[place - 1], and: index) : nil)
        }
        return .init(announcement: witness.announcement, amount: amount, words: words)
    }

    /// Where a clip with two forms, or one of them, is heard; nil of a clip with one.
    private func form(of clip: Int) -> PackProgress.Intonation? {
        if endForms.contains(clip) { return .ends }
        return grammar.endForm(of: clip) == nil ? nil : .continues
    }

    /// The clips that announcements say whatever their amount is, each with the announcements' ids.
    private var announcementsByClip: [Int: [String]] {
        var announcements: [Int: [String]] = [:]
        for announcement in pack.announcements {
            let items = table.announcements[announcement.id] ?? []
            var clips = items.map { if case .clip(let clip) = $0 { clip } else { -1 } }
            grammar.end(&clips)
            for clip in Set(clips) { announcements[clip, default: []].append(announcement.id) }
        }
        return announcements
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
        let byClip = announcementsByClip
        let saying = Set(table.announcements.filter { saysAmount($0.value) }.keys)
        for (number, index) in needed.enumerated() where !clips[index].isUsable {
            let holding = byClip[index] ?? []
            for id in holding { announcements[id, default: []].append(number) }
            if let witness = witnesses[index], witness.values != nil, !holding.contains(witness.announcement) {
                announcements[witness.announcement, default: []].append(number)
            }
            guard holding.count(where: saying.contains) < saying.count, let amount = amount(index, places) else {
                continue
            }
            amounts[amount, default: []].append(number)
        }
        if let unsaid = AmountCoverage(grammar.amounts).smallestUnsaid,
            table.announcements.values.contains(where: saysAmount)
        {
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
        if let places, form(of: clip) == nil { return places[clip].amount }
        return witnesses[clip]?.amount.flatMap { try? Amount($0, scale: pack.currency.scale) }
    }
}

/// A pack as its pack.yml and number rules have it, before anything is recorded: what its announcements say.
package struct UnrecordedPack: Sendable {
    /// The pack's folder, as the user would type it.
    package let path: String
    /// nil if there is an error in pack.yml.
    package private(set) var pack: VoicePack?
    /// nil if there is an error in the pack.
    package private(set) var readings: PackReadings?
    /// The rules that say its numbers; nil if there is an error in the pack.
    package private(set) var rules: RuleGrammar?
    /// What tells the clips that the readings are made of from others: the id, or the text of one that is still to be
    /// added.
    package private(set) var clipNames: [String] = []
    /// What a native speaker has to decide.
    package private(set) var questions: [PackQuestion] = []
    package private(set) var severities: [RuleSetting] = []
    /// What is wrong with the pack; takes are not looked at.
    package private(set) var diagnostics: [Finding]

    /// - Parameter recordings: the folder with one folder of recordings per pack.
    package init(_ name: String, recordings: String) {
        path = "\(recordings)/\(name)"
        let selection = PackSelection(recordings: recordings, packs: [name])
        diagnostics = selection.diagnostics
        guard selection.names == [name] else { return }
        let folder = PackFolder(reading: path, within: recordings)
        // Takes come later.
        diagnostics = folder.diagnostics.filter { !$0.check.id.hasPrefix("recording-") }
        guard let pack = folder.source.pack, !diagnostics.hasErrors else { return }
        self.pack = pack
        (questions, severities) = (folder.source.questions, folder.source.severities)
        let source = PackGrammar.Source(pack, in: folder)
        let compiled = PackGrammar.complete(source)
        diagnostics += compiled.diagnostics
        readings = compiled.readings
        rules = compiled.rules
        clipNames = compiled.clips.map { $0.id.isEmpty ? "(\($0.text))" : $0.id }
    }
}
