package import Diagnostics
import FileSystem
import Publishing
import VoiceManifest
import VoicePack

/// `generate`: recordings in, clips and manifests out.
package struct AssetGeneration: Sendable {
    /// The folder with one folder of recordings a pack.
    package var recordings: String
    /// The folder with one folder of clips a pack.
    package var output: String
    /// Names of packs to generate; all if empty.
    package var packs: [String]
    /// Clips that are worked on at a time, at least 1.
    package var jobs: Int
    /// Whether to say what would be written instead of writing it.
    package var isDryRun: Bool

    package init(recordings: String, output: String, packs: [String], jobs: Int, isDryRun: Bool) {
        self.recordings = recordings
        self.output = output
        self.packs = packs
        self.jobs = jobs
        self.isDryRun = isDryRun
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
    package struct PackResult: Sendable {
        package enum Change: Sendable, Hashable {
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
        /// Bytes of all clips.
        package var bytes = 0
    }

    /// What a run came to.
    package struct Report: Sendable {
        package var packs: [PackResult] = []
        package var diagnostics: [Diagnostic] = []
        /// Whether anything was written or removed, or would have been.
        package var changedAnything = false
    }

    package func run(progress: @escaping @Sendable (Progress) -> Void) async -> Report {
        var report = Report()
        if let nested = nestedFolders() {
            report.diagnostics = [nested]
            return report
        }
        let selection = PackSelection(recordings: recordings, packs: packs)
        report.diagnostics = selection.diagnostics
        let names = selection.names
        var builds = names.map { PackBuild(name: $0, recordings: recordings, output: output) }
        let outcomes = await clips(of: &builds, progress)
        write(builds, outcomes, removing: packs.isEmpty && selection.isListed && !names.isEmpty, &report)
        report.diagnostics = report.diagnostics.inReadingOrder()
        return report
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

    // MARK: Clips

    /// Runs the stages over all clips of all packs; the outcomes in the order of each pack's jobs.
    private func clips(
        of builds: inout [PackBuild], _ progress: @escaping @Sendable (Progress) -> Void
    ) async -> [[PackBuild.Outcome]] {
        for index in builds.indices { builds[index] = await builds[index].settled(jobs: jobs) }
        let all = builds.flatMap { build in build.jobs.map { (build, $0) } }
        let counter = ProgressCounter(total: all.count)
        let results = await concurrentMap(all, jobs: jobs) { build, job in
            let result = build.run(job)
            progress(await counter.next(build.name, job.clip.id))
            return result
        }
        var rest = results[...]
        var result: [[PackBuild.Outcome]] = []
        for build in builds {
            let chosen = await chosen(build, Array(rest.prefix(build.jobs.count)))
            let outcomes = await levelled(build, chosen.map(\.outcome))
            result.append(build.compared(outcomes, chosen.map(\.sound)))
            rest = rest.dropFirst(build.jobs.count)
        }
        return result
    }

    /// Chooses among the takes of clips that have several, once all takes of the pack are known.
    private func chosen(_ build: PackBuild, _ results: [PackBuild.Result]) async -> [PackBuild.Result] {
        guard let choice = build.choice(results) else { return results }
        return await concurrentMap(Array(zip(build.jobs, results)), jobs: jobs) { job, result in
            build.choose(job, result, by: choice)
        }
    }

    /// Finishes the clips of a pack that is levelled as a whole, once all its takes are known.
    private func levelled(_ build: PackBuild, _ outcomes: [PackBuild.Outcome]) async -> [PackBuild.Outcome] {
        let takes = outcomes.compactMap { if case .prepared(let take, _) = $0 { take } else { nil } }
        guard !takes.isEmpty else { return outcomes }
        let gain = build.packGain(takes)
        return await concurrentMap(Array(zip(build.jobs, outcomes)), jobs: jobs) { job, outcome in
            guard case .prepared(let take, let source) = outcome else { return outcome }
            return build.finish(job, take, source, gain: gain)
        }
    }

    // MARK: Writing

    private func write(
        _ builds: [PackBuild], _ outcomes: [[PackBuild.Outcome]], removing: Bool, _ report: inout Report
    ) {
        var contents: [(PackBuild, PackContent)] = []
        for (build, outcomes) in zip(builds, outcomes) {
            let (content, proven) = build.content(outcomes)
            let diagnostics = build.diagnostics(outcomes) + proven
            report.diagnostics += diagnostics
            if !diagnostics.hasErrors, let content {
                contents.append((build, content))
            } else {
                report.packs.append(PackResult(name: build.name, change: .failed, clips: build.jobs.count))
            }
        }
        guard !contents.isEmpty else { return }
        if isDryRun {
            for (_, content) in contents { record(PackWriter.preview(content, output: output), content, &report) }
            if removing { previewRemovals(Set(builds.map(\.name)), &report) }
            return
        }
        do {
            let writer = try PackWriter(output: output)
            report.diagnostics += writer.warnings
            for (_, content) in contents { record(writer.replace(content), content, &report) }
            if removing { removeStrayPacks(Set(builds.map(\.name)), writer, &report) }
            writeIndex(written(report), writer, &report)
        } catch {
            report.diagnostics += error.diagnostics
            report.packs += contents.map { PackResult(name: $0.0.name, change: .failed) }
        }
    }

    private func record(_ outcome: PackOutcome, _ content: PackContent, _ report: inout Report) {
        report.diagnostics += outcome.diagnostics
        report.changedAnything = report.changedAnything || outcome.change == .changed
        let clips = content.manifest.clips
        report.packs.append(
            PackResult(
                name: content.manifest.pack,
                change: outcome.change == .failed ? .failed : outcome.change == .changed ? .changed : .unchanged,
                clips: clips.count, renditions: content.manifest.renditions.count, written: outcome.written.count,
                removed: outcome.removed.count, bytes: clips.flatMap(\.files.values).map(\.bytes).reduce(0, +)))
    }

    /// Removes packs that an earlier run over the same recordings wrote, and that have no recordings any more.
    private func removeStrayPacks(_ names: Set<String>, _ writer: PackWriter, _ report: inout Report) {
        for name in strayPacks(names) {
            let outcome = writer.removePack(name)
            report.diagnostics += outcome.diagnostics
            guard outcome.change == .changed else { continue }
            report.changedAnything = true
            report.packs.append(PackResult(name: name, change: .removed, removed: outcome.removed.count))
        }
    }

    private func previewRemovals(_ names: Set<String>, _ report: inout Report) {
        for name in strayPacks(names) {
            guard let earlier = EarlierPack(named: name, output: output) else { continue }
            report.changedAnything = true
            let files = earlier.manifest.clips.map(\.files.count).reduce(1, +)
            report.packs.append(PackResult(name: name, change: .removed, removed: files))
        }
    }

    private func strayPacks(_ names: Set<String>) -> [String] {
        let source = recordingsFromOutput
        return earlierIndex()?.packs.filter { $0.value.recordings == source && !names.contains($0.key) }.keys.sorted()
            ?? []
    }

    /// The recordings' path as the index states it: from the output's folder.
    private var recordingsFromOutput: String {
        let source = canonicalPath(recordings).split(separator: "/")
        let target = canonicalPath(output).split(separator: "/")
        let shared = zip(source, target).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: target.count - shared) + source.dropFirst(shared).map(String.init))
            .joined(separator: "/")
    }

    private func earlierIndex() -> VoiceIndex? {
        guard
            let json = try? readFile(
                at: "\(output)/\(VoiceIndex.fileName)", within: output, limit: VoiceIndex.maximumBytes)
        else { return nil }
        return try? VoiceIndex(json: json)
    }

    /// The packs that are now as this run's recordings make them.
    private func written(_ report: Report) -> Set<String> {
        Set(report.packs.filter { $0.change == .changed || $0.change == .unchanged }.map(\.name))
    }

    /// The index lists the packs that are there with a sound manifest, whichever run wrote them.
    private func writeIndex(_ generated: Set<String>, _ writer: PackWriter, _ report: inout Report) {
        let names = (try? listFolder(at: output))?.filter { $0.kind == .folder && !$0.isHidden }.map(\.name) ?? []
        var packs: [String: (locale: String, currency: String)] = [:]
        for name in names {
            guard let manifest = EarlierPack(named: name, output: output)?.manifest, manifest.pack == name else {
                continue
            }
            packs[name] = (manifest.locale, manifest.currency.code)
        }
        var sources = earlierIndex()?.packs.compactMapValues(\.recordings) ?? [:]
        for name in generated { sources[name] = recordingsFromOutput }
        let outcome = writer.writeIndex(VoiceIndex(packs: packs, recordings: sources))
        report.diagnostics += outcome.diagnostics
        report.changedAnything = report.changedAnything || outcome.change == .changed
    }
}

/// Counts the clips that are done.
private actor ProgressCounter {
    private var done = 0
    private let total: Int

    init(total: Int) { self.total = total }

    func next(_ pack: String, _ clip: String) -> AssetGeneration.Progress {
        done += 1
        return .init(pack: pack, clip: clip, done: done, total: total)
    }
}
