package import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest

/// `validate`: checks generated packs without trusting their manifests.
package struct AssetValidation: Sendable {
    /// The folder with the packs, or one pack's folder.
    package var assets: String
    /// The recordings, if packs are to be checked for staleness.
    package var recordings: String?
    /// Names of packs to check; all if empty.
    package var packs: [String]
    /// Files that are worked on at a time, at least 1.
    package var workers: Int

    package init(assets: String, recordings: String?, packs: [String], workers: Int) {
        self.assets = assets
        self.recordings = recordings
        self.packs = packs
        self.workers = workers
    }

    /// What a run came to.
    package struct Report: Sendable {
        package var packs: [PackSummary] = []
        package var diagnostics: [Finding] = []
    }

    package func run() async -> Report {
        let tree = AssetTree(root: assets)
        let known = tree.packs.map(\.name).sorted()
        // Of a folder that can't be listed nobody knows which packs are not there.
        let unknown = tree.isListed ? packs.filter { !known.contains($0) } : []
        var report = Report(
            diagnostics: tree.findings
                + unknown.map { name in
                    let nearest = PackNameSuggestion(among: known).adviceToGenerate(insteadOf: name)
                    return Finding(.fileMissing, "pack", ["nearest": .text(nearest)]).at("\(assets)/\(name)")
                })
        for pack in tree.packs where packs.isEmpty || packs.contains(pack.name) {
            let result = await PackValidator(pack: pack, root: assets, recordings: recordings)
                .validate(workers: workers)
            report.packs.append(result.summary)
            report.diagnostics += severities(of: result.summary.name)
                .applied(to: result.findings)
        }
        if packs.isEmpty, !tree.isPack {
            report.diagnostics += IndexCheck(assets: assets, tree: tree).check()
        }
        report.diagnostics = report.diagnostics.inReadingOrder()
        return report
    }

    /// How much breaches of rules weigh to a pack, where its recordings are known.
    private func severities(of pack: String) -> [RuleSetting] {
        guard let recordings, Naming.isPack(pack) else { return [] }
        return PackFolder(reading: "\(recordings)/\(pack)", within: recordings).source.severities
    }
}
