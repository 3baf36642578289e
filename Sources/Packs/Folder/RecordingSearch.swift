import NumberGrammar
package import VoiceAssetCore

/// One of the recordings of a clip.
package struct RecordingTake: Sendable, Hashable {
    /// 1 for `7.wav`, n for `7~n.wav`.
    package var number: Int
    /// The path from the pack's folder: a name, or `synthetic/` and a name, or `../`, another pack and a name.
    package var file: String
    /// The pack in whose folder it lies, if that is another one.
    package var pack: String?

    /// Whether a synthesizer spoke it.
    package var isSynthetic: Bool { SyntheticTakes.contain(file) }

    /// The path, as the user would type it.
    /// - Parameter folder: the folder of the pack that has the take, as the user would type it.
    package func path(in folder: String) -> String {
        guard let pack else { return "\(folder)/\(file)" }
        let root = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return "\(root)/\(pack)/\(name)"
    }

    /// The name of the file, without a folder.
    package var name: String { file.split(separator: "/").last.map(String.init) ?? file }
}

/// Which files of a pack's folder are the recordings of which clip.
package struct RecordingSearch: Sendable {
    /// Clip id and all its takes, in the order of their numbers.
    package private(set) var takes: [String: [RecordingTake]] = [:]
    /// Clip id and the name of a file that belongs to no clip and is probably a misnamed take of it.
    package private(set) var misnamed: [String: String] = [:]
    /// In the order of the clips, then of the files.
    package private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - declared: the ids of clips that are known to be faulty; their recordings are neither wanted nor unknown.
    ///   - positions: clip id and where it stands in pack.yml.
    ///   - folder: what is in the pack's folder.
    ///   - shared: what the pack has from another one; its own takes come before these.
    ///   - synthetic: what is in the folder of synthetic takes.
    ///   - path: the pack's folder, as the user would type it.
    package init(
        clips: [VoicePack.Clip], declared: Set<String> = [], at positions: [String: SourcePosition] = [:],
        in folder: [FolderEntry], shared: SharedTakes? = nil, synthetic: [FolderEntry] = [], of path: String
    ) {
        let ids = Set(clips.map(\.id))
        func named(_ entries: [FolderEntry], _ path: (String) -> String) -> [(name: RecordingName, file: String)] {
            entries.compactMap { entry in RecordingName(fileName: entry.name).map { ($0, path(entry.name)) } }
        }
        let own = named(folder) { $0 }
        let files = Dictionary(grouping: own.filter { ids.contains($0.name.clip) }, by: \.name.clip)
        let lent = Dictionary(
            grouping: named(shared?.entries ?? []) { shared?.path($0) ?? $0 }, by: \.name.clip)
        let standIns = Dictionary(grouping: named(synthetic, SyntheticTakes.path), by: \.name.clip)
        let strays = own.filter { !ids.contains($0.name.clip) && !declared.contains($0.name.clip) }
        var nearestStray = NearestName(among: strays.map(\.name.clip))
        var explained: Set<String> = []
        for clip in clips {
            let own = files[clip.id]
            if let files = own ?? lent[clip.id] ?? standIns[clip.id] {
                let pack = own == nil && lent[clip.id] != nil ? shared?.pack : nil
                list(
                    files.map { RecordingTake(number: max(1, $0.name.take), file: $0.file, pack: pack) },
                    of: clip.id, in: path)
            } else {
                let meant = nearestStray(clip.id).flatMap { name in strays.first { $0.name.clip == name } }
                if let meant { explained.insert(meant.name.clip) }
                misnamed[clip.id] = meant?.file
                if meant == nil, let shared, let text = shared.otherTexts[clip.id] {
                    diagnostics.append(
                        Finding(
                            .recordingMissing, "other text",
                            ["pack": .text(shared.pack), "text": .piece(clip.text), "other": .piece(text)]
                        ).at("\(path)/\(PackFolder.fileName)", position: positions[clip.id], clip: clip.id))
                    continue
                }
                reportMissing(clip, at: positions[clip.id], instead: meant?.file, in: path)
            }
        }
        var nearestClip = NearestName(among: clips.map(\.id))
        for stray in strays where !explained.contains(stray.name.clip) {
            let name = stray.name.clip
            let nearest = nearestClip(name)
            var finding = Finding(.recordingUnknown, ["name": .piece(name)])
            if let ended = ClipID.ended(name), ids.contains(ended) {
                finding = Finding(.recordingUnknown, "end form", ["name": .piece(name), "clip": .piece(ended)])
            } else if let take = Self.numbered(stray.file, among: ids) {
                finding = Finding(
                    .recordingUnknown, "take",
                    ["name": .piece(name), "clip": .piece(take.clip), "file": .piece(take.file)])
            } else if let nearest {
                finding = Finding(.recordingUnknown, "nearest", ["name": .piece(name), "nearest": .text(nearest)])
            }
            diagnostics.append(finding.at("\(path)/\(stray.file)"))
        }
    }

    /// The clip that a file such as `7-2.ogg` or `7 (2).wav` may be a further take of, and the name that it would have then.
    private static func numbered(_ file: String, among ids: Set<String>) -> (clip: String, file: String)? {
        guard let match = file.wholeMatch(of: /(.+?)(?:[-_. ]|~0| ?\()0?([2-9]|[1-9][0-9])\)?(\.[^.]+)/) else {
            return nil
        }
        let clip = String(match.1)
        return ids.contains(clip) ? (clip, "\(clip)~\(match.2)\(match.3)") : nil
    }

    /// Lists the takes of a clip, unless two files are the same take.
    private mutating func list(_ takes: [RecordingTake], of id: String, in path: String) {
        let groups = Dictionary(grouping: takes, by: \.number).sorted { $0.key < $1.key }
        let ambiguous = groups.map { $0.value.map(\.file).sorted() }.filter { $0.count > 1 }
        for files in ambiguous {
            diagnostics.append(
                Finding(.recordingAmbiguous, ["files": .text(files.joined(separator: " and "))])
                    .at("\(path)/\(files[0])", clip: id))
        }
        if ambiguous.isEmpty { self.takes[id] = takes.sorted { $0.number < $1.number } }
    }

    /// Reports the pins to takes that are not there.
    mutating func check(_ pins: [String: TakePin], file: String) {
        for (id, pin) in pins.sorted(by: { $0.key < $1.key }) {
            guard let takes = takes[id], !takes.contains(where: { $0.number == pin.take }) else { continue }
            let there = takes.map { "\($0.number) (\($0.file))" }.joined(separator: ", ")
            diagnostics.append(
                Finding(.packReference, "take", ["take": .count(pin.take), "takes": .text(there)])
                    .at(file, position: pin.position, clip: id))
        }
    }

    private mutating func reportMissing(
        _ clip: VoicePack.Clip, at position: SourcePosition?, instead file: String?, in path: String
    ) {
        var values = [
            "text": Finding.Argument.piece(clip.text), "extensions": .text(RecordingName.usualExtensions),
        ]
        values["file"] = file.map { .text($0) }
        let form = (file == nil ? "" : "misnamed") + (clip.isEndForm ? " end" : "")
        diagnostics.append(
            Finding(.recordingMissing, form == " end" ? "end" : form, values)
                .at("\(path)/\(PackFolder.fileName)", position: position, clip: clip.id))
    }
}

/// What a recording's file name says: `<clip id>.<ext>`, or `<clip id>~<n>.<ext>` for a further take.
package struct RecordingName: Hashable {
    /// The clip id, if there is a clip of that name.
    package var clip: String
    /// The number behind the `~`; 0 without one, so that such a take comes first.
    package var take: Int

    /// Reads a file name; nil unless its extension is that of an audio file.
    package init?(fileName: String) {
        guard let stem = Self.stem(ofAudioFile: fileName) else { return nil }
        clip = stem
        take = 0
        guard let mark = stem.lastIndex(of: "~") else { return }
        let number = stem[stem.index(after: mark)...]
        guard (1...4).contains(number.utf8.count), number.utf8.first != UInt8(ascii: "0"),
            number.utf8.allSatisfy(\.isASCIIDigit), let take = Int(number)
        else { return }
        clip = String(stem[..<mark])
        self.take = take
    }

    /// The name before an audio file's extension; nil for any other file and for hidden ones.
    private static func stem(ofAudioFile name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.first != "." else { return nil }
        guard audioExtensions.contains(name[name.index(after: dot)...].lowercased()) else { return nil }
        return String(name[..<dot])
    }

    /// The extensions to name in advice; the reader takes more.
    static let usualExtensions = "wav, flac, aiff, caf, ogg, opus or mp3"

    /// The formats that libsndfile reads, and those that people send although it does not: reading these tells how to
    /// convert them, instead of calling the recording missing.
    private static let audioExtensions: Set<String> = [
        "wav", "wave", "w64", "rf64", "bwf", "flac", "aiff", "aif", "aifc", "caf", "ogg", "oga", "opus", "mp3", "mp2",
        "au", "snd", "avr", "htk", "iff", "ircam", "nist", "paf", "pvf", "sds", "sf", "sph", "svx", "voc", "wve", "xi",
        "m4a", "m4b", "mp4", "mov", "aac", "ac3", "alac", "ape", "wma", "amr", "3gp", "spx", "tta", "webm", "mka", "wv",
        "m4r", "pcm", "raw", "gsm", "g722", "ulaw", "alaw", "sln", "sln12", "sln16", "sln24", "sln32", "sln44", "sln48",
    ]
}

/// The takes that a synthesizer spoke: a folder of their own in the pack's, so that a person sees which they are, and a take
/// beside pack.yml comes before them.
package enum SyntheticTakes {
    /// The folder's name.
    package static let folder = "synthetic"

    /// The name of the file that `speak` writes for a clip.
    package static func name(of clip: String) -> String { "\(clip).wav" }

    /// The path of one from the pack's folder.
    package static func path(_ file: String) -> String { "\(folder)/\(file)" }

    /// Whether a path from the pack's folder is of one.
    package static func contain(_ path: String) -> Bool { path.hasPrefix("\(folder)/") }

    /// The file's name of a path from the pack's folder.
    package static func name(_ path: String) -> String {
        contain(path) ? String(path.dropFirst(folder.count + 1)) : path
    }
}
