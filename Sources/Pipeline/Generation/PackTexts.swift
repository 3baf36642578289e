import VoiceAssetCore
import VoiceAssetPacks

/// What the takes were recorded for.
extension PackStages {
    private var recordedTexts: RecordedTextsFile { RecordedTextsFile(of: pack.folder.path, within: pack.root) }

    /// Tells which clips have another text now than their takes were recorded for.
    func reportChangedTexts(of clips: PackClips, in result: inout GeneratedPack) {
        let used = Set(clips.made.map(\.takePath))
        let seen = clips.takes.map {
            SeenTake($0.file, sha256: $0.sha256, of: $0.clip.clip, isUsed: used.contains($0.file.path))
        }
        do throws(RecordedTextsFile.Fault) {
            let texts = try recordedTexts.texts()
            let changed = ChangedText.all(in: seen, by: texts).map { $0.diagnostic(pack: pack.folder.name) }
            result.diagnostics += pack.folder.source.severities.applied(to: changed)
            let takes = seen.map(\.text)
            if texts.noting(takes, isWhole: result.content != nil) != texts { result.newTexts = takes }
        } catch {
            result.diagnostics.append(error.diagnostic(file: recordedTexts.path))
        }
    }

    /// Notes takes that are new.
    /// - Returns: a remark if that went wrong.
    func noteTexts(of result: GeneratedPack) -> [Finding] {
        guard let takes = result.newTexts else { return [] }
        do throws(RecordedTextsFile.Fault) {
            try recordedTexts.change { $0.noting(takes, isWhole: result.content != nil) }
            return []
        } catch {
            return [error.diagnostic(file: recordedTexts.path)]
        }
    }
}
