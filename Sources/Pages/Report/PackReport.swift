package import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetRecordingDesk
import VoiceAssetValidation
import VoiceManifest

/// `report`: generated packs in, one page out on which they are seen and heard.
package struct PackReport: Sendable {
    /// The folder with the packs.
    package var assets: String
    /// The folder with one folder of recordings per pack; what is there is shown, and what is not is left out.
    package var recordings: String
    /// Names of packs; all if empty.
    package var packs: [String]
    /// A folder of packs, or a pack's, that they are compared with.
    package var compared: String?
    /// Clips that are worked on at a time, at least 1.
    package var workers: Int

    package init(assets: String, recordings: String, packs: [String], compared: String? = nil, workers: Int) {
        self.assets = assets
        self.recordings = recordings
        self.packs = packs
        self.compared = compared
        self.workers = workers
    }

    /// What a run came to.
    package struct Result: Sendable {
        /// nil if there is no pack to show.
        package var page: String?
        /// The packs on the page.
        package var packs: [String]
        /// What validation found; what is wrong with a pack is on the page too.
        package var diagnostics: [Finding]
    }

    package func run() async -> Result {
        let hasRecordings = FileKind(at: recordings) == .folder
        let isPack = FileKind(at: "\(assets)/\(PackManifest.fileName)") != nil
        let validation = AssetValidation(
            assets: assets, recordings: hasRecordings ? recordings : nil, packs: packs, workers: workers)
        var report = await validation.run()
        var shown: [ReportedPack] = []
        var left = report.diagnostics
        for summary in report.packs where Naming.isPack(summary.name) {
            let folder = isPack ? assets : "\(assets)/\(summary.name)"
            guard var pack = ReportedPack(folder: folder, within: assets) else { continue }
            await pack.addTakes(from: "\(recordings)/\(summary.name)", within: recordings, workers: workers)
            pack.joins = summary.joins
            pack.findings = left.filter { $0.file == folder || $0.file.hasPrefix(folder + "/") }
            left.removeAll { $0.file == folder || $0.file.hasPrefix(folder + "/") }
            if hasRecordings { pack.approval = await approval(of: summary.name) }
            shown.append(pack)
        }
        let others = await others(of: shown.map(\.manifest.pack))
        report.diagnostics += others.diagnostics
        let page = ReportPage(packs: shown, others: others.packs, compared: compared, findings: left)
        return Result(
            page: shown.isEmpty ? nil : page.text, packs: shown.map(\.manifest.pack), diagnostics: report.diagnostics)
    }

    /// The packs that these are compared with, for each its own or nil, and what is wrong with them.
    private func others(of names: [String]) async -> (packs: [ReportedPack?], diagnostics: [Finding]) {
        guard let compared else { return ([], []) }
        let packs = ComparedPacks(folder: compared)
        let report = await packs.validated(packs: names, workers: workers)
        let others = names.map { name -> ReportedPack? in
            guard let folder = packs.folder(for: name, among: names) else { return nil }
            var pack = ReportedPack(folder: folder, within: compared)
            pack?.joins = report.packs.first { folder == compared || $0.name == name }?.joins
            return pack
        }
        return (others, report.diagnostics)
    }

    /// How much of the pack native speakers have approved; nil if it has no sound pack.yml.
    private func approval(of pack: String) async -> PackProgress.Approval? {
        var survey = RecordingSurvey(recordings: recordings, packs: [pack], workers: workers)
        survey.judgesTakes = false
        return await survey.run().packs.first?.approval
    }
}

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
