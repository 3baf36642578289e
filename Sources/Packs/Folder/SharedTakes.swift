import VoiceAssetCore

/// The takes that a pack has from another one in the same folder of recordings: those of clips that have the same id and the same text
/// in both, as the numbers of two currencies have.
package struct SharedTakes {
    /// The key of pack.yml that names the other pack.
    static let key = "takes-from"
    /// Under which its place in pack.yml is noted: no clip has this id.
    static let place = "takes-from:"

    /// The other pack's name.
    let pack: String
    /// The files of its folder that are takes of shared clips.
    private(set) var entries: [FolderEntry] = []
    /// What the licence of the other pack's recordings wants to go with them; nil if there is none.
    private(set) var attribution: [UInt8]?
    private(set) var diagnostics: [Finding] = []
    /// Clip id and the take that the other pack uses, where it says so.
    private(set) var pins: [String: TakePin] = [:]
    /// Clip id and what the other pack says there, of clips whose takes it has for another text.
    private(set) var otherTexts: [String: String] = [:]

    /// Reads the other pack's folder, and no takes of what that pack has from a third.
    /// - Parameters:
    ///   - source: what the pack says that has the takes.
    ///   - file: its pack.yml, as the user would type it.
    ///   - root: the folder of all recordings; no link may leave it.
    init?(of source: PackDocument, in file: String, within root: String) {
        guard let pack = source.takesFrom else { return nil }
        self.pack = pack
        let folder = "\(root)/\(pack)"
        func refuse(_ reason: String) {
            diagnostics = [
                Finding(.packReference, "takes from", ["pack": .piece(pack), "reason": .text(reason)])
                    .at(file, position: source.positions[Self.place])
            ]
        }
        guard file != "\(folder)/\(PackFolder.fileName)" else {
            refuse("it is this pack")
            return
        }
        let other: PackDocument
        do throws(FileReadError) {
            let listed = try listFolder(at: folder, within: root)
            let yaml = try readFile(
                at: "\(folder)/\(PackFolder.fileName)", within: root, limit: YAMLSource.maximumBytes)
            other = PackDocument(yaml: yaml, file: "\(folder)/\(PackFolder.fileName)", name: pack, folder: listed)
            entries = listed
        } catch {
            refuse(error.diagnostic(file: "").found)
            return
        }
        let texts = Dictionary(other.clips.map { ($0.id, $0.text) }) { first, _ in first }
        let shared = Set(source.clips.filter { texts[$0.id] == $0.text }.map(\.id))
        let all = entries
        entries = all.filter { entry in RecordingName(fileName: entry.name).map { shared.contains($0.clip) } ?? false }
        let recorded = Set(all.compactMap { RecordingName(fileName: $0.name)?.clip })
        otherTexts = texts.filter { recorded.contains($0.key) && !shared.contains($0.key) }
        pins = other.pins.filter { id, pin in
            entries.contains { entry in
                RecordingName(fileName: entry.name).map { $0.clip == id && max(1, $0.take) == pin.take } ?? false
            }
        }
        if entries.contains(where: { RawSamples.isFile($0.name) }), other.takes?.raw != source.takes?.raw {
            refuse("it has raw samples, and `takes: pcm` is not the same in both")
            entries = []
        }
        attribution = PackAttribution(in: all, of: folder, within: root).bytes
    }

    /// The clips for which a pack that is not written yet would have takes from another one.
    /// - Parameters:
    ///   - source: what the pack says.
    ///   - root: the folder of all recordings.
    package static func clips(of source: PackDocument, within root: String) -> Set<String> {
        let shared = SharedTakes(of: source, in: "", within: root)
        return Set(shared?.entries.compactMap { RecordingName(fileName: $0.name)?.clip } ?? [])
    }

    /// What belongs to the takes that a pack which is not written yet would have from another one, and is not shared, in sentences.
    package static func leftBehind(of source: PackDocument, within root: String) -> [String] {
        guard let shared = SharedTakes(of: source, in: "", within: root) else { return [] }
        let other = PackFolder(reading: "\(root)/\(shared.pack)", within: root).source
        let keys =
            [("speaker", other.pack?.speaker), ("license", other.pack?.license)].compactMap { key, value in
                TodoMarker.known(value).map { "`\(key): \($0)`" }
            } + (other.severities.isEmpty ? [] : ["`rules`"])
        let file = "\(root)/\(shared.pack)/\(PackFolder.fileName)"
        let said = Dictionary(other.clips.map { ($0.id, $0.text) }) { first, _ in first }
        let texts = source.clips.compactMap { clip in
            said[clip.id].flatMap { $0 == clip.text ? nil : "\(clip.id) (`\(clip.text)`, and `\($0)` there)" }
        }
        return (keys.isEmpty ? [] : ["Copy what belongs to its takes from \(file): \(keys.joined(separator: ", "))."])
            + (texts.isEmpty
                ? []
                : [
                    "Not shared, since the texts differ: \(texts.joined(separator: ", ")); correct them, or record these."
                ])
    }

    /// Why the pack of this name is none to have takes from; nil if it is one.
    /// - Parameters:
    ///   - locale: that of the pack that is to have them, BCP 47.
    ///   - root: the folder of all recordings.
    package static func refusal(of name: String, for locale: String, within root: String) -> String? {
        let folder = "\(root)/\(name)"
        guard FileKind(at: "\(folder)/\(PackFolder.fileName)") == .file else { return "no such pack" }
        guard let other = PackFolder(reading: folder, within: root).source.pack else {
            return "its pack.yml has errors; run voice-assets status \(name)"
        }
        let languages = [other.locale, locale].map { $0.split { $0 == "-" || $0 == "_" }.first?.lowercased() ?? "" }
        return languages[0] == languages[1] ? nil : "it speaks \(other.locale), and the new pack \(locale)"
    }

    /// The path of one of its files from the folder of the pack that has the takes from it.
    func path(_ file: String) -> String { "../\(pack)/\(file)" }

    /// The name of the pack that a pack has takes from, read from pack.yml alone; nil if there is none.
    /// - Parameters:
    ///   - pack: the name of the pack that has the takes.
    ///   - root: the folder of all recordings.
    package static func source(of pack: String, within root: String) -> String? {
        let file = "\(root)/\(pack)/\(PackFolder.fileName)"
        guard let yaml = try? readFile(at: file, within: root, limit: YAMLSource.maximumBytes),
            yaml.contains(key.utf8)
        else { return nil }
        return PackDocument(yaml: yaml, file: file, name: pack, folder: []).takesFrom
    }
}
