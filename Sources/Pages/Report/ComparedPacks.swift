import VoiceAssetCore
import VoiceAssetValidation
import VoiceManifest

/// What the packs of a report are compared with: packs of the same names in another folder, or one pack.
struct ComparedPacks: Sendable {
    /// As the user typed it.
    let folder: String
    /// Whether the folder is a pack's.
    private let isPack: Bool

    init(folder: String) {
        self.folder = folder
        isPack = FileKind(at: "\(folder)/\(PackManifest.fileName)") != nil
    }

    /// The folder of the pack that another is compared with; nil if there is none.
    /// - Parameter packs: all packs that are compared.
    func folder(for pack: String, among packs: [String]) -> String? {
        if isPack {
            return packs.count == 1 || folder.split(separator: "/").last.map(String.init) == pack ? folder : nil
        }
        let path = "\(folder)/\(pack)"
        return FileKind(at: "\(path)/\(PackManifest.fileName)") != nil ? path : nil
    }

    /// What they measure, and what is wrong with them: errors only.
    func validated(
        packs: [String], workers: Int
    ) async -> (packs: [PackSummary], diagnostics: [Finding]) {
        let there = packs.filter { folder(for: $0, among: packs) != nil }
        if isPack, there.isEmpty {
            let fault = Finding(
                .fileMissing, "compared", ["count": .count(packs.count), "pack": .text(packs.first ?? "")]
            ).at(folder)
            return ([], [fault])
        }
        let report = await AssetValidation(
            assets: folder, recordings: nil, packs: isPack ? [] : there.isEmpty ? packs : there, workers: workers
        ).run()
        return (report.packs, report.diagnostics.filter { $0.severity == .error })
    }
}
