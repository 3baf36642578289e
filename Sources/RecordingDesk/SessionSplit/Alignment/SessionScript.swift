import VoiceAssetCore
import VoiceAssetPacks

/// What is read in a session: the rows of the script sheet, in its order.
struct SessionScript: Sendable {
    /// Clips that announcements need, in the order of pack.yml.
    private(set) var clips: [VoicePack.Clip] = []
    private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - isOnlyMissing: leaves out the clips that nobody has to record, as `script --missing` does.
    ///   - folder: the pack's folder, as the user would type it.
    init(_ progress: PackProgress, isOnlyMissing: Bool, folder: String) {
        // A file that is no clip's is no fault of the session.
        diagnostics = progress.diagnostics.filter { $0.check != .recordingUnknown }
        guard progress.isProven else { return }
        let rows = progress.clips.filter { !isOnlyMissing || $0.isToRecord }
        clips = rows.filter(\.isDeclared).map { VoicePack.Clip(id: $0.id ?? "", text: $0.text ?? "") }
        let file = "\(folder)/\(PackFolder.fileName)"
        // The sheet lists these too: a take of them would have no name.
        diagnostics += rows.filter { !$0.isDeclared }.map { row in
            Finding(.sessionFit, "rules", ["clip": .text("\(row.name)")]).at(file)
        }
        if !progress.unneeded.isEmpty, !isOnlyMissing {
            diagnostics.append(
                Finding(.sessionFit, "unneeded", ["names": .names(progress.unneeded.map(\.name))]).at(file))
        }
    }
}
