package import Diagnostics
package import FileSystem

/// One of the recordings of a clip.
package struct RecordingTake: Sendable, Hashable {
    /// 1 for `7.wav`, n for `7~n.wav`.
    package var number: Int
    /// The name in the pack's folder.
    package var file: String
}

/// Which file of a pack's folder is the recording of which clip.
package struct RecordingSearch: Sendable {
    /// Clip id and file name.
    package private(set) var recordings: [String: String] = [:]
    /// Clip id and all its takes, in the order of their numbers.
    package private(set) var takes: [String: [RecordingTake]] = [:]
    /// Clip id and the name of a file that belongs to no clip and is probably a misnamed take of it.
    package private(set) var misnamed: [String: String] = [:]
    /// In the order of the clips, then of the files.
    package private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - declared: the ids of clips that are known to be faulty; their recordings are neither wanted nor unknown.
    ///   - label: the pack's folder, as the user would type it.
    package init(clips: [VoicePack.Clip], declared: Set<String> = [], in folder: [FolderEntry], label: String) {
        let ids = Set(clips.map(\.id))
        let named = folder.compactMap { entry in
            RecordingName(fileName: entry.name).map { (name: $0, file: entry.name) }
        }
        let files = Dictionary(grouping: named.filter { ids.contains($0.name.clip) }, by: \.name.clip)
        let strays = named.filter { !ids.contains($0.name.clip) && !declared.contains($0.name.clip) }
        var nearestStray = NearestName(among: strays.map(\.name.clip))
        var explained: Set<String> = []
        for clip in clips {
            if let files = files[clip.id] {
                choose(among: files.map { ($0.name.take, $0.file) }, for: clip.id, label: label)
            } else {
                let meant = nearestStray(clip.id).flatMap { name in strays.first { $0.name.clip == name } }
                if let meant { explained.insert(meant.name.clip) }
                misnamed[clip.id] = meant?.file
                reportMissing(clip, instead: meant?.file, label: label)
            }
        }
        var nearestClip = NearestName(among: clips.map(\.id))
        for stray in strays where !explained.contains(stray.name.clip) {
            let nearest = nearestClip(stray.name.clip)
            diagnostics.append(
                Diagnostic(
                    .recordingUnknown, file: "\(label)/\(stray.file)", found: "no clip \(quoted(stray.name.clip))",
                    advice: (nearest.map { "the nearest one is `\($0)`; " } ?? "")
                        + "rename the file, or add the clip to pack.yml"))
        }
    }

    /// Takes the first take of a clip; the others are noted.
    private mutating func choose(among takes: [(take: Int, file: String)], for id: String, label: String) {
        guard let first = takes.map(\.take).min() else { return }
        let files = takes.filter { $0.take == first }.map(\.file)
        self.takes[id] = takes.map { RecordingTake(number: max(1, $0.take), file: $0.file) }.sorted {
            ($0.number, $0.file) < ($1.number, $1.file)
        }
        recordings[id] = files.count == 1 ? files[0] : nil
        if files.count > 1 {
            diagnostics.append(
                Diagnostic(
                    .recordingAmbiguous, file: "\(label)/\(files[0])", clip: id,
                    found: "\(files.joined(separator: " and ")) are all recordings of `\(id)`",
                    advice: "keep one of them"))
        }
        for (take, file) in takes where take != first {
            diagnostics.append(
                Diagnostic(
                    .recordingUnused, file: "\(label)/\(file)", clip: id,
                    found: "take \(take) is not used: \(files[0]) comes first",
                    advice: "to use this take, remove or renumber the others"))
        }
    }

    private mutating func reportMissing(_ clip: VoicePack.Clip, instead file: String?, label: String) {
        let expected = "add `\(clip.id).<ext>`; <ext> is \(RecordingName.usualExtensions)"
        diagnostics.append(
            Diagnostic(
                .recordingMissing, file: "\(label)/\(clip.id)", clip: clip.id,
                found: "no recording of \(quoted(clip.text))",
                advice: file.map { "if it is \($0), rename that to `\(clip.id)`, with the same extension" } ?? expected)
        )
    }
}
