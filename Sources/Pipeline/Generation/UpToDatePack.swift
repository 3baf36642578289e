import VoiceAssetCore
import VoiceManifest

/// The outermost stage: a pack of which a run had nothing to do, and all that it said of it.
struct UpToDatePack: StageValue, Codable {
    var result: AssetGeneration.PackResult
    var diagnostics: [Finding]
    /// Of these, the remarks on its clips.
    var remarks: [Finding]
    var locale: String
    /// The currency's code.
    var currency: String
    /// SHA-256 of pack.yml.
    var source: String

    /// What it is kept by: the program that runs, the files of the recordings and of the clips, and what else the run depends on.
    /// - Returns: nil if not all files' digests are known without reading them.
    static func key(_ program: FileStamp?, _ files: PackFiles, _ index: FileIndex, terms: [String]) -> StageKey? {
        guard let program, let digest = files.digest(index) else { return nil }
        return StageKey("up-to-date-pack", version: 3, ["\(program)", digest] + terms)
    }
}

extension UpToDatePack {
    init(
        _ manifest: PackManifest, _ result: AssetGeneration.PackResult, _ diagnostics: [Finding],
        _ remarks: [Finding]
    ) {
        self.init(
            result: result, diagnostics: diagnostics, remarks: remarks, locale: manifest.locale,
            currency: manifest.currency.code, source: manifest.source.sha256)
    }
}
