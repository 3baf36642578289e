package import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetPacks
import VoiceAssetPublishing
import VoiceAssetTakes

/// `generate`: recordings in, clips and manifests out.
package struct AssetGeneration: Sendable {
    /// The folder with one folder of recordings per pack.
    package var recordings: String
    /// The folder with one folder of clips per pack.
    package var output: String
    /// Names of packs to generate; all if empty.
    package var packs: [String]
    /// Clips that are worked on at a time, at least 1.
    package var workers: Int
    /// Whether to say what would be written instead of writing it.
    package var isDryRun: Bool
    /// Whether all packs of the run are brought to the loudness of the softest.
    package var sharesLoudness: Bool

    package init(
        recordings: String, output: String, packs: [String], workers: Int, isDryRun: Bool, sharesLoudness: Bool = false
    ) {
        self.recordings = recordings
        self.output = output
        self.packs = packs
        self.workers = workers
        self.isDryRun = isDryRun
        self.sharesLoudness = sharesLoudness
    }

    /// A clip that is done.
    package struct Progress: Sendable {
        package var pack: String
        package var clip: String
        /// Clips done so far, this one included, and clips in all.
        package var done: Int
        package var total: Int
    }

    /// What became of a pack.
    package struct PackResult: Sendable, Codable {
        package enum Change: Sendable, Hashable, Codable {
            case unchanged
            case changed
            case removed
            case failed
        }

        package var name: String
        package var change: Change
        package var clips = 0
        /// Renditions of a clip.
        package var renditions = 0
        package var written = 0
        package var removed = 0
        /// Takes that were decoded and measured, because they or what they are held to changed.
        package var judged = 0
        /// Bytes of all clips.
        package var bytes = 0
    }

    /// What a run came to.
    package struct Report: Sendable {
        package var packs: [PackResult] = []
        package var diagnostics: [Diagnostic] = []
        /// Of these, what the last run did not find: all but the remarks on the clips of packs that did not change.
        package var news: [Diagnostic] = []
        /// Whether anything was written or removed, or would have been.
        package var changedAnything = false
    }

    /// - Parameters:
    ///   - waiting: is told, from a second on and then every ten, that another process has a lock on the output folder.
    ///   - progress: is told of each clip that is done.
    package func run(
        waiting: @escaping @Sendable (Diagnostic) -> Void = { _ in },
        progress: @escaping @Sendable (Progress) -> Void
    ) async -> Report {
        if let nested = nestedFolders() { return Report(diagnostics: [nested]) }
        let selection = PackSelection(recordings: recordings, packs: packs)
        let packs = found(selection.names)
        let clips = packs.compactMap(\.folder).map { RecordedClip.all(in: $0).count }
        let counter = ProgressCounter(total: clips.reduce(0, +), progress)
        var publisher = PackPublisher(output: output, recordings: recordings, isDryRun: isDryRun, waiting: waiting)
        publisher.report.diagnostics = selection.diagnostics
        let shared = sharesLoudness ? await lowestLoudness(of: packs.compactMap(\.folder)) : nil
        for pack in packs {
            switch pack {
            case .settled(let settled): publisher.pass(settled)
            case .folder(let folder, let stamp):
                var generation = await generation(of: folder) { await counter.finish($0, of: folder.name) }
                generation.sharedLoudness = shared
                let outcome = await generation.outcome()
                let settled = publisher.publish(outcome, of: folder, stamp)
                let remarks = isDryRun ? [] : generation.note(outcome)
                // What went wrong with the pack is told alone.
                if publisher.report.packs.last?.change != .failed { publisher.report.diagnostics += remarks }
                if let settled { generation.cache.keep(settled) }
            }
        }
        let all = self.packs.isEmpty && selection.isListed ? selection.names : nil
        publisher.finish(removingAllBut: all)
        if let all, !isDryRun { TakeCache.forget(besides: all, in: recordings) }
        return publisher.report
    }

    private func generation(
        of folder: PackFolder, progress: @escaping @Sendable (String) async -> Void
    ) async -> PackGeneration {
        let cache = cache(of: folder.name)
        async let earlier = earlier(folder)
        async let memory = cache.memory(of: PackGeneration.judge(of: folder), workers: workers)
        async let rules = PackRules(of: folder)
        let known = cache.files
        return PackGeneration(
            folder: folder, root: recordings, rules: await rules, earlier: await earlier?.knowing(known), cache: cache,
            memory: await memory, known: known, workers: workers, progress: progress)
    }

    /// The loudness of the pack that has to be the softest, LUFS.
    private func lowestLoudness(of folders: [PackFolder]) async -> Double? {
        var lowest: Double?
        for folder in folders {
            let generation = await generation(of: folder) { _ in }
            guard let own = await generation.ownLoudness() else { continue }
            lowest = min(lowest ?? own, own)
        }
        return lowest
    }

    /// A pack as a run finds it.
    private enum FoundPack {
        /// Nothing changed since a run that had nothing to do.
        case settled(SettledPack)
        case folder(PackFolder, SettledPack.Stamp?)

        /// The pack's folder, if it is to be worked on.
        var folder: PackFolder? { if case .folder(let folder, _) = self { folder } else { nil } }
    }

    /// The packs in the order of their names. Where they share their loudness, one that is to be worked on makes the others so.
    private func found(_ names: [String]) -> [FoundPack] {
        let terms = [recordings, output] + (sharesLoudness ? names : [])
        let stamps = names.map { SettledPack.Stamp(of: $0, recordings: recordings, output: output, terms: terms) }
        let settled = zip(names, stamps).map { name, stamp -> SettledPack? in
            guard let stamp, let settled = cache(of: name).settled, settled.stamp == stamp else { return nil }
            return settled
        }
        let looksAtAll = sharesLoudness && settled.contains { $0 == nil }
        return zip(names, zip(stamps, settled)).map { name, found in
            if !looksAtAll, let settled = found.1 { return .settled(settled) }
            return .folder(PackFolder(reading: "\(recordings)/\(name)", within: recordings), found.0)
        }
    }

    private func cache(of pack: String) -> TakeCache {
        TakeCache(recordings: recordings, pack: pack, isReadOnly: isDryRun)
    }

    /// What an earlier run of the same tool left of a pack.
    func earlier(_ folder: PackFolder) -> EarlierPack? {
        guard let earlier = EarlierPack(named: folder.name, output: output),
            earlier.isMade(by: Generator.manifest, folder.source.profile ?? ClipProfile())
        else { return nil }
        return earlier
    }

    /// The output inside of the recordings would become a pack of its own, and the other way round.
    private func nestedFolders() -> Diagnostic? {
        let source = canonicalPath(recordings) + "/"
        let target = canonicalPath(output) + "/"
        guard source.hasPrefix(target) || target.hasPrefix(source) else { return nil }
        return Diagnostic(
            .outputConflict, file: output,
            found: target == source
                ? "the output is the folder of the recordings"
                : target.hasPrefix(source)
                    ? "the output lies inside the recordings" : "the recordings lie inside the output",
            advice: "name two folders side by side")
    }
}

/// Counts the clips that are done.
private actor ProgressCounter {
    private var done = 0
    private let total: Int
    private let report: @Sendable (AssetGeneration.Progress) -> Void

    init(total: Int, _ report: @escaping @Sendable (AssetGeneration.Progress) -> Void) {
        self.total = total
        self.report = report
    }

    func finish(_ clip: String, of pack: String) {
        done += 1
        report(.init(pack: pack, clip: clip, done: done, total: total))
    }
}
