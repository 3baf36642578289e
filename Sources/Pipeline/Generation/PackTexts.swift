import VoiceAssetCore
import VoiceAssetPacks

/// What the takes were recorded for.
extension PackStages {
    private var recordedTexts: RecordedTextsFile { RecordedTextsFile(of: pack.folder.path, within: pack.root) }

    /// What the notes and the pack as it was made before tell of the takes.
    var knownTexts: RecordedTexts { recordedTexts.known(besides: pack.published?.manifest).texts }

    /// Tells which clips have another text now than their takes were recorded for. A pack whose takes are known to be mixed up is not made.
    func reportChangedTexts(of clips: PackClips, in result: inout GeneratedPack) {
        let used = Set(clips.made.map(\.takePath))
        let seen = clips.takes.map {
            SeenTake($0.file, sha256: $0.sha256, of: $0.clip.clip, isUsed: used.contains($0.file.path))
        }
        let known = recordedTexts.known(besides: pack.published?.manifest)
        let check = TakeTextCheck(
            seen, in: pack.folder, by: known.texts, others: RepositoryTexts(in: pack.root))
        let findings = check.findings
        result.diagnostics += findings + known.remarks
        if findings.hasErrors { result.content = nil }
        let takes = check.notable
        guard let noted = known.noted, known.texts.noting(takes, isWhole: result.content != nil) != noted else {
            return
        }
        result.newTexts = takes
    }

    /// Notes takes that are new.
    /// - Returns: a remark if that went wrong.
    func noteTexts(of result: GeneratedPack) -> [Finding] {
        guard let takes = result.newTexts else { return [] }
        do throws(RecordedTextsFile.Fault) {
            let manifest = pack.published?.manifest
            try recordedTexts.change { $0.completed(by: manifest).noting(takes, isWhole: result.content != nil) }
            return []
        } catch {
            return [error.diagnostic(file: recordedTexts.path)]
        }
    }
}
