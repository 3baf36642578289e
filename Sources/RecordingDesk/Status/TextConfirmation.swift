package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetPipeline

/// `status --confirm`: a person says that takes fit their clips' texts, which changed after they were recorded.
package struct TextConfirmation: Sendable {
    /// The folder with one folder of recordings per pack.
    package var recordings: String
    /// Names of packs; all if empty. There has to be one.
    package var packs: [String]
    /// The ids of the clips.
    package var clips: [String]

    package init(recordings: String, packs: [String], clips: [String]) {
        self.recordings = recordings
        self.packs = packs
        self.clips = clips
    }

    package struct Report: Sendable {
        /// The clips, with the texts that their takes fit from now on; none if anything is wrong.
        package var confirmed: [VoicePack.Clip] = []
        package var diagnostics: [Finding] = []
    }

    package func run() -> Report {
        let selection = PackSelection(recordings: recordings, packs: packs)
        // What is wrong with the folder, the status tells.
        guard let name = selection.names.first else { return Report() }
        guard selection.names.count == 1 else {
            return Report(diagnostics: [
                Finding(
                    .packReference, "several packs",
                    [
                        "count": .count(selection.names.count),
                        "packs": .text(selection.names.joined(separator: ", ")),
                    ]
                ).at(recordings)
            ])
        }
        return confirm(PackFolder(reading: "\(recordings)/\(name)", within: recordings))
    }

    private func confirm(_ folder: PackFolder) -> Report {
        var report = Report()
        let all = RecordedClip.all(in: folder)
        let known = folder.source.clips.map(\.id)
        var nearest = NearestName(among: known)
        var takes: [TakeText] = []
        for id in Set(clips).sorted() {
            guard known.contains(id) else {
                let better = nearest(id)
                var values = ["clip": Finding.Argument.piece(id)]
                values["nearest"] = better.map { .text($0) }
                report.diagnostics.append(
                    Finding(.packReference, better == nil ? "confirmed clip" : "nearest clip", values)
                        .at(folder.packFile, clip: id))
                continue
            }
            guard let clip = all.first(where: { $0.clip.id == id }) else {
                report.diagnostics.append(
                    Finding(.recordingMissing, "unconfirmed", ["clip": .piece(id)])
                        .at(folder.packFile, position: folder.source.positions[id], clip: id))
                continue
            }
            takes += texts(of: clip, &report)
            report.confirmed.append(clip.clip)
        }
        if !report.diagnostics.hasErrors { write(takes, folder, &report) }
        if report.diagnostics.hasErrors { report.confirmed = [] }
        return report
    }

    private func texts(of clip: RecordedClip, _ report: inout Report) -> [TakeText] {
        clip.takes.compactMap { file in
            do throws(FileReadError) {
                let sha256 = try TakeReader(root: recordings).sha256(of: file)
                return TakeText(file: file.inFolder, sha256: sha256, text: clip.clip.text)
            } catch {
                report.diagnostics.append(error.diagnostic(file: file.path, clip: clip.clip.id, limit: .recordingLimit))
                return nil
            }
        }
    }

    private func write(_ takes: [TakeText], _ folder: PackFolder, _ report: inout Report) {
        // What was asked for was not done, where otherwise only a remark is lost.
        report.diagnostics += RecordedTextsFile(of: folder.path, within: recordings).noteMade(takes)
            .map { $0.weighing(.error) }
    }
}
