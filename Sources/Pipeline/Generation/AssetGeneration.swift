package import VoiceAssetCore
import VoiceAssetPacks

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
    /// The clock, nanoseconds since 1970: a file that changed just now is read again the next time.
    package var now: @Sendable () -> Int = { FileStamp.now }
    /// The program that runs: what another one said of a pack is not said again. Nil where the system does not tell where it is.
    package var program = FileStamp.program

    package init(
        recordings: String, output: String, packs: [String], workers: Int, isDryRun: Bool, sharesLoudness: Bool = false
    ) {
        (self.recordings, self.output, self.packs, self.workers) = (recordings, output, packs, workers)
        (self.isDryRun, self.sharesLoudness) = (isDryRun, sharesLoudness)
    }

    /// A clip that is done.
    package struct Progress: Sendable {
        package var pack: String
        package var clip: String
        /// Clips done so far, this one included, and clips in all.
        package var done: Int
        package var total: Int
    }

    /// What a run came to.
    package struct Report: Sendable {
        package var packs: [PackResult] = []
        package var diagnostics: [Finding] = []
        /// Of these, what the last run did not find: all but the remarks on the clips of packs that did not change.
        package var news: [Finding] = []
        /// Whether anything was written or removed, or would have been.
        package var changedAnything = false
    }

    /// - Parameters:
    ///   - waiting: is told, from a second on and then every ten, that another process has a lock on the output folder.
    ///   - progress: is told of each clip that is done.
    package func run(
        waiting: @escaping @Sendable (Finding) -> Void = { _ in },
        progress: @escaping @Sendable (Progress) -> Void
    ) async -> Report {
        if let nested = nestedFolders() { return Report(diagnostics: [nested]) }
        let selection = PackSelection(recordings: recordings, packs: packs)
        let packs = await found(selection.names)
        let counter = ProgressCounter(total: packs.compactMap(\.inputs?.clips.count).reduce(0, +), progress)
        var publisher = PackPublisher(output: output, recordings: recordings, isDryRun: isDryRun, waiting: waiting)
        publisher.report.diagnostics = selection.diagnostics
        let shared = sharesLoudness ? await lowestLoudness(of: packs) : nil
        for pack in packs {
            guard let inputs = pack.inputs else {
                if let known = pack.known { publisher.pass(known) }
                continue
            }
            let stages = PackStages(
                inputs, store: pack.store, sharedLoudness: shared, workers: workers,
                recordings: isDryRun ? nil : recordings
            ) {
                await counter.finish($0, of: inputs.folder.name)
            }
            await generate(pack, by: stages, publisher: &publisher)
        }
        let all = self.packs.isEmpty && selection.isListed ? selection.names : nil
        publisher.finish(removingAllBut: all)
        if let all, !isDryRun { StoreFolder.forget(besides: all, in: recordings) }
        return publisher.report
    }

    /// Generates and publishes a pack, and keeps what was found out.
    private func generate(_ pack: FoundPack, by stages: PackStages, publisher: inout PackPublisher) async {
        let result: GeneratedPack
        if let committed = await stages.committedPack() {
            result = committed
        } else {
            result = await stages.generatedPack()
        }
        // Before the pack is there: a run that is killed in between would take a text that changes later for the first.
        let remarks = isDryRun ? [] : stages.noteTexts(of: result)
        let known = publisher.publish(result, of: stages.pack.folder)
        guard !isDryRun else { return }
        // What went wrong with the pack is told alone.
        if publisher.report.packs.last?.change != .failed { publisher.report.diagnostics += remarks }
        var index = result.content?.known ?? stages.pack.index
        if publisher.report.packs.last?.change == .changed, let content = result.content {
            index = pack.files.renewed(index, of: content, in: "\(output)/\(stages.pack.folder.name)")
        }
        await keep(known, of: pack, index, in: pack.store)
    }

    private func keep(_ known: UpToDatePack?, of pack: FoundPack, _ index: FileIndex, in store: StageStore) async {
        var index = index
        if let known {
            pack.files.complete(&index)
            let texts = RepositoryTexts(in: recordings)
            if let key = UpToDatePack.key(program, pack.files, index, terms: terms(of: pack, index, texts)) {
                await store.put(known, for: key)
            }
        }
        if index != pack.index { await store.put(index, for: FileIndex.key) }
        await store.save()
    }

    /// The loudness of the pack that has to be the softest, LUFS.
    private func lowestLoudness(of packs: [FoundPack]) async -> Double? {
        var lowest: Double?
        for pack in packs {
            guard let inputs = pack.inputs,
                let own = await PackStages(inputs, store: pack.store, workers: workers).ownLoudness()
            else { continue }
            lowest = min(lowest ?? own, own)
        }
        return lowest
    }

    /// A pack as a run finds it.
    private struct FoundPack {
        var name: String
        var store: StageStore
        var files: PackFiles
        var index: FileIndex
        /// The packs that it is to agree with, itself among them; none if it stands alone.
        var others: [String]
        /// What is said of it if nothing changed since a run that had nothing to do.
        var known: UpToDatePack?
        /// What it is made of, if it is to be worked on.
        var inputs: PackInputs?
    }

    /// The packs in the order of their names. Where they share their loudness, one that is to be worked on makes the others so.
    private func found(_ names: [String]) async -> [FoundPack] {
        var packs: [FoundPack] = []
        let texts = RepositoryTexts(in: recordings)
        for name in names {
            let store = StoreFolder.store(of: name, in: recordings)
            let files = PackFiles(of: name, recordings: recordings, output: output, at: now())
            let index: FileIndex = await store.value(FileIndex.key) ?? FileIndex()
            var pack = FoundPack(
                name: name, store: store, files: files, index: index, others: sharesLoudness ? names : [])
            if let key = UpToDatePack.key(program, files, index, terms: terms(of: pack, index, texts)) {
                pack.known = await store.value(key)
            }
            packs.append(pack)
        }
        let looksAtAll = sharesLoudness && packs.contains { $0.known == nil }
        for (place, name) in names.enumerated() where looksAtAll || packs[place].known == nil {
            packs[place].inputs = await PackInputs(
                name, recordings: recordings, output: output, files: packs[place].files, index: packs[place].index)
        }
        return packs
    }

    /// What a run depends on besides the pack's files: the folders as they were typed, since findings name files by them, and whatever ties
    /// packs together.
    private func terms(of pack: FoundPack, _ index: FileIndex, _ texts: RepositoryTexts) -> [String] {
        [recordings, output] + pack.others + texts.terms(of: pack.files.digests(index), besides: pack.name)
    }

    /// The output inside of the recordings would become a pack of its own, and the other way round.
    private func nestedFolders() -> Finding? {
        let source = canonicalPath(recordings) + "/"
        let target = canonicalPath(output) + "/"
        guard source.hasPrefix(target) || target.hasPrefix(source) else { return nil }
        let form =
            target == source ? "recordings" : target.hasPrefix(source) ? "inside recordings" : "around recordings"
        return Finding(.outputConflict, form).at(output)
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
