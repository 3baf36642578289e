import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetTakes

/// What the takes were recorded for.
extension PackGeneration {
    private var recordedTexts: RecordedTextsFile { RecordedTextsFile(of: folder.path, within: root) }

    /// Tells which clips have another text now than their takes were recorded for.
    /// - Parameter takes: all takes that can be used.
    func hold(
        _ takes: [(clip: RecordedClip, file: TakeFile, sha256: String)], to outcome: inout Outcome, used: Set<String>
    ) {
        let seen = takes.map {
            SeenTake($0.file, sha256: $0.sha256, of: $0.clip.clip, isUsed: used.contains($0.file.path))
        }
        do throws(RecordedTextsFile.Fault) {
            let texts = try recordedTexts.texts()
            let changed = ChangedText.all(in: seen, by: texts).map { $0.diagnostic(pack: folder.name) }
            outcome.diagnostics += folder.source.severities.applied(to: changed)
            let takes = seen.map(\.text)
            if texts.noting(takes, isWhole: outcome.content != nil) != texts { outcome.newTexts = takes }
        } catch {
            outcome.diagnostics.append(error.diagnostic(file: recordedTexts.path))
        }
    }

    /// Notes takes that are new.
    /// - Returns: a remark if that went wrong.
    func note(_ outcome: Outcome) -> [Diagnostic] {
        guard let takes = outcome.newTexts else { return [] }
        do throws(RecordedTextsFile.Fault) {
            try recordedTexts.change { $0.noting(takes, isWhole: outcome.content != nil) }
            return []
        } catch {
            return [error.diagnostic(file: recordedTexts.path)]
        }
    }
}
