import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest
import VoiceNotifications

/// Publishes the packs of a run one by one, and at the end removes those that have no recordings any more and writes the
/// index.
struct PackPublisher {
    private let output: String
    private let recordings: String
    private let isDryRun: Bool
    /// Is told that another process has a lock on the output folder.
    private let waiting: @Sendable (Finding) -> Void
    /// The packs that these recordings made.
    private var own: PackRegister
    /// Holds the output folder's lock from the first pack that is published on.
    private var writer: PackWriter?
    /// Whether the output folder can't be written.
    private var isRefused = false
    /// Whether a pack was there to be published.
    private var hasContent = false
    /// The packs that these recordings had not made before, with the SHA-256 of the takes that each is made of; none of one that
    /// could not be made.
    private var newcomers: [String: Set<String>] = [:]
    /// What the index says of the packs that are as they are to be.
    private var published: [String: (locale: String, currency: String)] = [:]
    /// Remarks on the clips of packs whose manifests held them before.
    private var known: Set<Finding> = []
    /// What the run came to so far.
    var report = AssetGeneration.Report()

    init(output: String, recordings: String, isDryRun: Bool, waiting: @escaping @Sendable (Finding) -> Void) {
        (self.output, self.recordings, self.waiting, self.isDryRun) = (output, recordings, waiting, isDryRun)
        own = PackRegister(.generated, in: recordings)
    }

    /// - Returns: What the next run needs to know of the pack, if there was nothing to do.
    mutating func publish(_ outcome: GeneratedPack, of folder: PackFolder) -> UpToDatePack? {
        report.diagnostics += outcome.diagnostics
        let isNew = !own.lists(folder.name)
        defer {
            let last = report.packs.endIndex - 1
            if isNew {
                let clips = report.packs[last].change == .failed ? [] : outcome.content?.manifest.clips ?? []
                newcomers[folder.name] = Set(clips.map(\.source.sha256))
            }
            report.packs[last].judged = outcome.measured
            if report.packs[last].change == .unchanged || outcome.content?.saysAsBefore == true {
                known.formUnion(outcome.remarks)
            }
        }
        guard let content = outcome.content else {
            fail(folder.name, clips: folder.takes.count)
            return nil
        }
        hasContent = true
        if isDryRun {
            record(PackWriter.preview(content, output: output), content)
        } else if let writer = openWriter() {
            let published = writer.replace(content) { index(with: content.manifest) }
            if published.change != .failed { note(content.manifest) }
            record(published, content)
            guard published.change == .unchanged, let result = report.packs.last else { return nil }
            let manifest = content.manifest
            return UpToDatePack(
                result: result, diagnostics: outcome.diagnostics + published.diagnostics, remarks: outcome.remarks,
                locale: manifest.locale, currency: manifest.currency.code, source: manifest.source.sha256)
        } else {
            fail(folder.name, clips: folder.takes.count)
        }
        return nil
    }

    /// A pack of which nothing changed since a run that had nothing to do.
    mutating func pass(_ settled: UpToDatePack) {
        report.diagnostics += settled.diagnostics
        known.formUnion(settled.remarks)
        hasContent = true
        guard isDryRun || openWriter() != nil else { return fail(settled.result.name, clips: settled.result.clips) }
        own.add(settled.result.name, source: settled.source)
        published[settled.result.name] = (settled.locale, settled.currency)
        report.packs.append(settled.result)
    }

    private mutating func note(_ manifest: PackManifest) {
        own.add(manifest.pack, source: manifest.source.sha256)
        published[manifest.pack] = (manifest.locale, manifest.currency.code)
    }

    /// - Parameter names: all packs that have recordings; nil if nothing is to be removed.
    mutating func finish(removingAllBut names: [String]?) {
        defer {
            report.diagnostics = report.diagnostics.inReadingOrder()
            report.news = report.diagnostics.filter { !known.contains($0) }
            let failed = report.packs.filter { $0.change == .failed }
            report.packs = failed + report.packs.filter { $0.change != .failed }
        }
        guard hasContent else { return }
        // The recordings of a new pack that was not written may be those of an earlier one, under another name.
        let isAllMade = newcomers.values.allSatisfy { !$0.isEmpty }
        let strays = isAllMade ? names.map { own.strays(besides: Set($0), in: output) } ?? [] : []
        if isDryRun {
            for pack in strays { note(removalOf: pack, files: pack.manifest.filesByPath.count + 1) }
        } else if let writer {
            for pack in strays { remove(pack, by: writer) }
            writeIndex(by: writer)
            if let remark = own.write() { report.diagnostics.append(remark) }
        }
    }

    private mutating func openWriter() -> PackWriter? {
        guard writer == nil, !isRefused else { return writer }
        do throws(Faults) {
            let opened = try PackWriter(output: output, patience: .minute { [waiting] in waiting($0.diagnostic) })
            report.diagnostics += opened.warnings
            writer = opened
        } catch {
            report.diagnostics += error.findings
            isRefused = true
        }
        return writer
    }

    private mutating func fail(_ name: String, clips: Int) {
        report.packs.append(.init(name: name, change: .failed, clips: clips))
    }

    private mutating func record(_ outcome: PackOutcome, _ content: PackContent) {
        report.diagnostics += outcome.diagnostics
        report.changedAnything = report.changedAnything || outcome.change == .changed
        report.packs.append(PackResult(content, outcome))
    }

    // MARK: Packs without recordings

    private mutating func remove(_ earlier: EarlierPack, by writer: PackWriter) {
        let name = earlier.manifest.pack
        let outcome = writer.removePack(name)
        report.diagnostics += outcome.diagnostics
        guard outcome.change == .changed else { return }
        own.remove(name)
        note(removalOf: earlier, files: outcome.removed.count)
    }

    private mutating func note(removalOf earlier: EarlierPack, files: Int) {
        let name = earlier.manifest.pack
        report.changedAnything = true
        report.packs.append(.init(name: name, change: .removed, removed: files))
        guard let newName = newName(of: earlier) else { return }
        report.diagnostics.append(
            Finding(
                .assetStale, "renamed",
                [
                    "files": .count(files, "files"), "new": .text(newName), "old": .text(name),
                    "recordings": .text(recordings),
                ]
            ).at("\(output)/\(name)"))
    }

    /// The new pack that is made of most of an earlier one's takes.
    private func newName(of earlier: EarlierPack) -> String? {
        let takes = earlier.manifest.clips.map(\.source.sha256)
        return newcomers.keys.sorted().first { name in
            takes.count { newcomers[name]?.contains($0) == true } * 2 > takes.count
        }
    }

    // MARK: The index

    /// The index of all packs once this one is published.
    private func index(with manifest: PackManifest) -> VoiceIndex {
        var known = published
        known[manifest.pack] = (manifest.locale, manifest.currency.code)
        return PublishedPacks(in: output, known: known).index
    }

    private mutating func writeIndex(by writer: PackWriter) {
        let index = PublishedPacks(in: output, known: published).index
        // A first run that could write no pack leaves nothing.
        guard !index.packs.isEmpty || FileKind(at: "\(output)/\(VoiceIndex.fileName)") != nil else { return }
        let outcome = writer.writeIndex(index)
        report.diagnostics += outcome.diagnostics
        report.changedAnything = report.changedAnything || outcome.change == .changed
    }
}
