package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Holds the takes that a pack's clips are made of against what is known of their bytes: which text each was recorded for, here and in other
/// packs.
package struct TakeTextCheck: Sendable {
    private let takes: [SeenTake]
    /// What each take was recorded for.
    private let was: [String]
    private let folder: PackFolder
    /// What other packs know of each take, if that is another text.
    private let foreign: [RepositoryTexts.Note?]

    /// - Parameters:
    ///   - takes: the pack's takes that could be read.
    ///   - texts: what the pack's own notes and its manifest tell.
    package init(_ takes: [SeenTake], in folder: PackFolder, by texts: RecordedTexts, others: RepositoryTexts) {
        self.takes = takes
        was = texts.texts(of: takes.map(\.text))
        self.folder = folder
        // What is had from another pack has that pack's texts.
        foreign = takes.map { $0.file.path.hasPrefix("\(folder.path)/") ? others.otherText(of: $0, in: folder) : nil }
    }

    /// The takes whose texts can be noted. One that another pack knows otherwise is not: the note would be held against that pack.
    package var notable: [TakeText] { zip(takes, foreign).filter { $1 == nil }.map(\.0.text) }

    /// What is wrong. Two takes that changed places are one fault.
    package var findings: [Finding] {
        let used = Dictionary(grouping: takes.indices.filter { takes[$0].isUsed }) { takes[$0].sha256 }
        var told: Set<Int> = []
        let findings = takes.indices.flatMap { index -> [Finding] in
            guard takes[index].isUsed, !told.contains(index) else { return [] }
            let partner = swapped(with: index)
            let finding =
                copied(index, among: used[takes[index].sha256] ?? []) ?? moved(index, partner) ?? borrowed(index)
                ?? changed(index)
            if let partner, finding?.form == "swapped" { told.insert(partner) }
            return finding.map { [$0.at(takes[index].file.path, clip: takes[index].clip.id)] } ?? []
        }
        return folder.source.severities.applied(to: findings)
    }

    private func isRight(_ index: Int) -> Bool { was[index].isSaid(as: takes[index].clip.text) }

    private func confirms(_ index: Int, _ clip: String) -> Bool { folder.source.confirms(takes[index].clip.id, clip) }

    /// What every finding about a take names.
    private func names(_ index: Int, _ other: String) -> [String: Finding.Argument] {
        [
            "was": .text(was[index]), "now": .text(takes[index].clip.text), "pack": .text(folder.name),
            "file": .text(takes[index].file.name), "other": .text(other),
        ]
    }

    /// The same file as the take of a clip with another text: that of the two which is not known to be right; of two of which nothing is
    /// known, the later. What a synthesizer says alike is its affair.
    private func copied(_ index: Int, among copies: [Int]) -> Finding? {
        let other = copies.first { other in
            let clips = (takes[index].clip, takes[other].clip)
            guard !takes[index].file.isSynthetic || !takes[other].file.isSynthetic, clips.0.id != clips.1.id,
                !clips.0.text.isSaid(as: clips.1.text), !confirms(index, clips.1.id)
            else {
                return false
            }
            return !isRight(index) || isRight(other) && other < index
        }
        guard let other else { return nil }
        var values = names(index, takes[other].clip.id)
        values["source"] = .text(takes[other].file.name)
        values["text"] = .text(takes[other].clip.text)
        return Finding(.recordingMixedUp, "copied", values)
    }

    /// The take, used or not, with which one seems to have changed places.
    private func swapped(with index: Int) -> Int? {
        guard !isRight(index) else { return nil }
        return takes.indices.first { other in
            !isRight(other) && was[other].isSaid(as: takes[index].clip.text)
                && was[index].isSaid(as: takes[other].clip.text)
        }
    }

    /// A take that is known as another clip's.
    private func moved(_ index: Int, _ partner: Int?) -> Finding? {
        guard !isRight(index) else { return nil }
        let owner =
            partner.map { takes[$0].clip.id }
            ?? folder.source.clips.first { was[index].isSaid(as: $0.text) }?.id
        guard let owner, !confirms(index, owner) else { return nil }
        var values = names(index, owner)
        values["source"] = partner.map { .text(takes[$0].file.name) }
        return Finding(.recordingMixedUp, partner == nil ? "moved" : "swapped", values)
    }

    /// A take that another pack knows to say something else.
    private func borrowed(_ index: Int) -> Finding? {
        guard let note = foreign[index], !confirms(index, "\(note.pack)/\(note.clip)") else { return nil }
        var values = names(index, "\(note.pack)/\(note.clip)")
        values["was"] = .text(note.text)
        return Finding(.recordingMixedUp, "borrowed", values)
    }

    /// A take whose clip's text is another one now than it was recorded for. Where that is confirmed, nothing is said.
    private func changed(_ index: Int) -> Finding? {
        guard !isRight(index), !folder.source.clips.contains(where: { was[index].isSaid(as: $0.text) }) else {
            return nil
        }
        return Finding(
            .recordingTextChanged, takes[index].file.isSynthetic ? "synthetic" : "",
            ["was": .text(was[index]), "now": .text(takes[index].clip.text), "pack": .text(folder.name)])
    }
}
