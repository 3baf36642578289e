package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceManifest

/// `validate`: checks generated packs without trusting their manifests.
package struct AssetValidation: Sendable {
    /// The folder with the packs, or one pack's folder.
    package var assets: String
    /// The recordings, if packs are to be checked for staleness.
    package var recordings: String?
    /// Where the recordings may be, with texts of pushes that packs have to read as stands beside them.
    package var texts: String?
    /// Names of packs to check; all if empty.
    package var packs: [String]
    /// Files that are worked on at a time, at least 1.
    package var workers: Int

    package init(assets: String, recordings: String?, packs: [String], workers: Int) {
        (self.assets, self.recordings, self.packs, self.workers) = (assets, recordings, packs, workers)
    }

    /// What a run came to.
    package struct Report: Sendable {
        package var packs: [PackSummary] = []
        package var diagnostics: [Finding] = []
    }

    package func run() async -> Report {
        guard let recordings, FileKind(at: recordings) == nil else { return await checked() }
        // That is one fault, not one of each pack.
        var alone = self
        alone.recordings = nil
        var report = await alone.checked()
        report.diagnostics.append(Finding(.fileMissing, "no recordings").at(recordings))
        report.diagnostics = report.diagnostics.inReadingOrder()
        return report
    }

    private func checked() async -> Report {
        let tree = AssetTree(root: assets)
        let known = tree.packs.map(\.name).sorted()
        // Of a folder that can't be listed nobody knows which packs are not there.
        let unknown = tree.isListed ? packs.filter { !known.contains($0) } : []
        let recorded = recordings.map { PackList(recordings: $0).names } ?? []
        var report = Report(
            diagnostics: tree.findings
                + unknown.map { name in
                    let nearest = PackNameSuggestion(among: known, recorded: recorded).adviceToGenerate(insteadOf: name)
                    return Finding(.fileMissing, "pack", ["nearest": .text(nearest)]).at("\(assets)/\(name)")
                })
        for pack in tree.packs where packs.isEmpty || packs.contains(pack.name) {
            let result = await PackValidator(pack: pack, root: assets, recordings: recordings, texts: texts)
                .validate(workers: workers)
            report.packs.append(result.summary)
            report.diagnostics += severities(of: result.summary.name)
                .applied(to: result.findings)
        }
        if packs.isEmpty, !tree.isPack {
            report.diagnostics += await differences(of: tree)
        }
        report.diagnostics = report.diagnostics.inReadingOrder()
        return report
    }

    /// Packs that are in the folder, in its index or among the recordings, and not in all of them.
    private func differences(of tree: AssetTree) async -> [Finding] {
        let index = IndexCheck(assets: assets, tree: tree).check()
        // Where there is no pack at all, that is told.
        guard let recordings, !tree.packs.isEmpty else { return index }
        let ungenerated = await RecordingsCheck(recordings: recordings, assets: assets, workers: workers)
            .ungenerated(besides: Set(tree.packs.map(\.name)))
        let told = Set(ungenerated.filter { $0.check == .assetStale }.map(\.file))
        return ungenerated
            + index.filter { finding in
                guard finding.check == .assetMissing, case .text(let pack)? = finding.arguments["pack"] else {
                    return true
                }
                return !told.contains("\(recordings)/\(pack)")
            }
    }

    /// How much breaches of rules weigh to a pack, where its recordings are known.
    private func severities(of pack: String) -> [RuleSetting] {
        guard let recordings, Naming.isPack(pack) else { return [] }
        return PackFolder(reading: "\(recordings)/\(pack)", within: recordings).source.severities
    }
}

/// A pack in a few figures, measured on its files.
package struct PackSummary: Sendable, Hashable {
    package var name: String
    package var clips: Int
    /// Folder and bytes of each rendition.
    package var renditions: [String: Int]
    /// The softest and the loudest clip, LUFS.
    package var loudness: ClosedRange<Double>?
    /// The loudest 125 ms of the clip where they are softest, and of the one where they are loudest, LUFS.
    package var moments: ClosedRange<Double>?
    /// The highest true peak, dBTP.
    package var truePeak: Double?
    /// The longest clip, seconds.
    package var longestClip: Double?
    /// How its joins sound; nil without a sound manifest, and if no two clips meet.
    package var joins: JoinFigures?

    init(name: String, manifest: PackManifest?, files: [AssetFile]) {
        let sounds = files.compactMap { try? $0.sound.get() }
        self.name = name
        clips = manifest?.clips.count ?? Set(files.map(\.clip)).count
        renditions = Dictionary(
            files.map { ($0.group.isEmpty ? $0.fileExtension : $0.group, $0.bytes) }, uniquingKeysWith: +)
        loudness = Self.range(sounds.map(\.loudness))
        moments = Self.range(sounds.map(\.loudestMoment))
        truePeak = sounds.map(\.truePeak).filter(\.isFinite).max()
        longestClip = sounds.map(\.seconds).max()
    }

    /// Of those that are finite; nil if none is.
    private static func range(_ values: [Double]) -> ClosedRange<Double>? {
        let finite = values.filter(\.isFinite)
        guard let least = finite.min(), let most = finite.max() else { return nil }
        return least...most
    }
}
