package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest

/// Holds the takes that a pack's clips are made of against what is known of their bytes: which text each was recorded for, here and in other
/// packs.
package struct TakeTextCheck: Sendable {
    private let takes: [SeenTake]
    /// What each take was recorded for.
    private let was: [String]
    private let folder: PackFolder
    private let noted: [TakeText]
    /// What other packs know of each take, if that is another text.
    private let foreign: [RepositoryTexts.Note?]

    /// - Parameters:
    ///   - takes: the pack's takes that could be read.
    ///   - texts: what the pack's own notes and its manifest tell.
    package init(_ takes: [SeenTake], in folder: PackFolder, by texts: RecordedTexts, others: RepositoryTexts) {
        self.takes = takes
        was = texts.texts(of: takes.map(\.text))
        (self.folder, noted) = (folder, texts.all)
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
        values["former"] = .text(former(takes[index]))
        return Finding(.recordingMixedUp, !isRight(index) && isRight(other) ? "copied over" : "copied", values)
    }

    /// Where the take of before is, in words: it may have had another format.
    private func former(_ take: SeenTake) -> String {
        let name = RecordingName(fileName: take.file.name)
        let files = noted.filter { RecordingName(fileName: $0.file) == name && $0.text.isSaid(as: take.clip.text) }
            .map(\.file).sorted()
        guard let file = files.first, !files.contains(take.file.name) else { return "\(take.file.name) from Git" }
        return "\(file) from Git and delete \(take.file.name)"
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

/// What the packs in a folder of recordings note of their takes, by the takes' checksums: no copy and no other name changes these.
package struct RepositoryTexts: Sendable {
    /// A take as its pack notes it.
    package struct Note: Sendable, Hashable {
        package var pack: String
        /// The path from that pack's folder.
        var file: String
        package var text: String
        /// The clip whose take it is, going by its name.
        package var clip: String { RecordingName(fileName: SyntheticTakes.name(file))?.clip ?? file }
    }

    /// Bytes of notes that are read at most, of all packs.
    private static let maximumBytes = 64 << 20

    private let recordings: String
    private var notes: [String: [Note]] = [:]

    /// Reads the notes of all packs.
    /// - Parameter recordings: the folder with one folder of recordings per pack: nothing outside of it is read.
    package init(in recordings: String) {
        self.recordings = recordings
        var room = Self.maximumBytes
        for entry in (try? listFolder(at: recordings)) ?? [] where !entry.isHidden && Naming.isPack(entry.name) {
            let file = "\(recordings)/\(entry.name)/\(RecordedTextsFile.name)"
            guard let bytes = try? readFile(at: file, within: recordings, limit: room) else { continue }
            room -= bytes.count
            for take in RecordedTexts(reading: bytes)?.all ?? [] {
                notes[take.sha256, default: []].append(Note(pack: entry.name, file: take.file, text: take.text))
            }
        }
    }

    /// Returns what another pack notes of a take, if that is another text than the take is to say now. One of several texts that fits
    /// is enough; and a synthesizer may say two texts alike. Packs that have their takes from this one know no more than it does.
    package func otherText(of take: SeenTake, in folder: PackFolder) -> Note? {
        let others = (notes[take.sha256] ?? []).filter { note in
            note.pack != folder.name && !(take.file.isSynthetic && SyntheticTakes.contain(note.file))
        }
        guard !others.isEmpty, !others.contains(where: { $0.text.isSaid(as: take.clip.text) }) else { return nil }
        return others.sorted { ($0.pack, $0.file) < ($1.pack, $1.file) }.first { note in
            let other = PackFolder.document(of: note.pack, within: recordings)
            return other.takesFrom != folder.name
                && !other.confirms(note.clip, "\(folder.name)/\(take.clip.id)")
                && !other.clips.contains { $0.id == note.clip && $0.text.isSaid(as: take.clip.text) }
        }
    }

    /// What decides about takes with these checksums: a run that depends on it has another key when it changes.
    /// - Parameter pack: the pack whose takes they are.
    func terms(of takes: Set<String>, besides pack: String) -> [String] {
        let known = takes.flatMap { sha256 in
            (notes[sha256] ?? []).filter { $0.pack != pack }.map { (pack: $0.pack, line: "\(sha256) \($0)") }
        }
        let packs = Set(known.map(\.pack)).sorted().map { name in
            let file = "\(recordings)/\(name)/\(PackFolder.fileName)"
            return (try? readFile(at: file, within: recordings, limit: PackFolder.maximumRulesBytes)).map(Digest.sha256)
                ?? name
        }
        return known.map(\.line).sorted() + packs
    }
}
