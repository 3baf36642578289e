package import Diagnostics
import FileSystem
import VoiceManifest

/// `validate`: checks generated packs without trusting their manifests.
package struct AssetValidation: Sendable {
    /// The folder with the packs, or one pack's folder.
    package var assets: String
    /// The recordings, if packs are to be checked for staleness.
    package var recordings: String?
    /// Names of packs to check; all if empty.
    package var packs: [String]
    /// Clips that are worked on at a time, at least 1.
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
        package var diagnostics: [Diagnostic] = []
    }

    package func run() async -> Report {
        let tree = AssetTree(root: assets, label: assets)
        var report = Report(diagnostics: tree.diagnostics)
        for name in packs where !tree.packs.contains(where: { $0.name == name }) {
            report.diagnostics.append(
                Diagnostic(
                    .fileMissing, file: "\(assets)/\(name)", found: "no such voice pack", advice: "run generate first"))
        }
        for pack in tree.packs where packs.isEmpty || packs.contains(pack.name) {
            let validator = PackValidator(pack: pack, root: assets, recordings: recordings.map { ($0, $0) })
            let result = await validator.validate(workers: workers)
            report.packs.append(result.summary)
            report.diagnostics += result.diagnostics
        }
        if packs.isEmpty, !tree.isPack { report.diagnostics += indexFaults(tree) }
        return report
    }

    /// What is wrong with `index.json`: it lists the packs that are there, and no others.
    private func indexFaults(_ tree: AssetTree) -> [Diagnostic] {
        let file = "\(assets)/\(VoiceIndex.fileName)"
        func fault(_ rule: Rule, _ found: String) -> Diagnostic {
            Diagnostic(rule, file: file, found: found, advice: "run generate again")
        }
        let withManifest = tree.packs.filter(\.hasManifest).map(\.name)
        guard tree.hasIndex else { return withManifest.isEmpty ? [] : [fault(.manifestMissing, "not found")] }
        do {
            let json = try readFile(
                at: "\(assets)/\(VoiceIndex.fileName)", within: assets, limit: VoiceIndex.maximumBytes)
            let listed = Set(try VoiceIndex(json: json).packs.keys)
            return listed.subtracting(withManifest).sorted().map {
                fault(.assetMissing, "lists the pack '\($0)', which is not there")
            }
                + Set(withManifest).subtracting(listed).sorted().map {
                    fault(.assetExtra, "does not list the pack '\($0)'")
                }
        } catch let error as FileReadError {
            return [error.diagnostic(file: file, limit: .manifestInvalid)]
        } catch let error as VoiceManifestError {
            return error.faults.map { fault(.manifestInvalid, $0.description) }
        } catch {
            return [fault(.manifestInvalid, "\(error)")]
        }
    }
}
