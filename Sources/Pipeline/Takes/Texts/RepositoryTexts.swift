import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest

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
