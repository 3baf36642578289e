import Diagnostics
import Publishing
import VoiceManifest
import VoicePack

/// Publishes the packs of a run one by one, and at the end removes those that have no recordings any more and writes the
/// index.
struct PackPublisher {
    private let output: String
    private let recordings: String
    private let isDryRun: Bool
    /// Holds the output folder's lock from the first pack that is published on.
    private var writer: PackWriter?
    /// Whether the output folder can't be written.
    private var isRefused = false
    /// Whether a pack was there to be published.
    private var hasContent = false
    /// What the run came to so far.
    var report = AssetGeneration.Report()

    init(output: String, recordings: String, isDryRun: Bool) {
        self.output = output
        self.recordings = recordings
        self.isDryRun = isDryRun
    }

    mutating func publish(_ outcome: PackGeneration.Outcome, of folder: PackFolder) {
        report.diagnostics += outcome.diagnostics
        guard let content = outcome.content else { return fail(folder) }
        hasContent = true
        if isDryRun {
            record(PackWriter.preview(content, output: output), content)
        } else if let writer = openWriter() {
            record(writer.replace(content), content)
        } else {
            fail(folder)
        }
    }

    /// - Parameter names: all packs that have recordings; nil if nothing is to be removed.
    mutating func finish(removingAllBut names: [String]?) {
        defer { report.diagnostics = report.diagnostics.inReadingOrder() }
        guard hasContent else { return }
        let packs = PublishedPacks(in: output, madeFrom: recordings)
        let strays = names.map { packs.strays(besides: Set($0)) } ?? []
        if isDryRun {
            for name in strays { previewRemoval(of: name) }
        } else if let writer {
            for name in strays { remove(name, by: writer) }
            writeIndex(of: packs, by: writer)
        }
    }

    private mutating func openWriter() -> PackWriter? {
        guard writer == nil, !isRefused else { return writer }
        do throws(PublishingFailure) {
            let opened = try PackWriter(output: output)
            report.diagnostics += opened.warnings
            writer = opened
        } catch {
            report.diagnostics += error.diagnostics
            isRefused = true
        }
        return writer
    }

    private mutating func fail(_ folder: PackFolder) {
        report.packs.append(.init(name: folder.name, change: .failed, clips: folder.takes.count))
    }

    private mutating func record(_ outcome: PackOutcome, _ content: PackContent) {
        report.diagnostics += outcome.diagnostics
        report.changedAnything = report.changedAnything || outcome.change == .changed
        let clips = content.manifest.clips
        report.packs.append(
            .init(
                name: content.manifest.pack, change: .init(outcome.change), clips: clips.count,
                renditions: content.manifest.renditions.count, written: outcome.written.count,
                removed: outcome.removed.count, bytes: clips.flatMap(\.files.values).map(\.bytes).reduce(0, +)))
    }

    // MARK: Packs without recordings

    private mutating func remove(_ name: String, by writer: PackWriter) {
        let outcome = writer.removePack(name)
        report.diagnostics += outcome.diagnostics
        guard outcome.change == .changed else { return }
        report.changedAnything = true
        report.packs.append(.init(name: name, change: .removed, removed: outcome.removed.count))
    }

    private mutating func previewRemoval(of name: String) {
        guard let earlier = EarlierPack(named: name, output: output) else { return }
        report.changedAnything = true
        let files = earlier.manifest.clips.map(\.files.count).reduce(1, +)
        report.packs.append(.init(name: name, change: .removed, removed: files))
    }

    // MARK: The index

    private mutating func writeIndex(of packs: PublishedPacks, by writer: PackWriter) {
        let made = report.packs.filter { [.changed, .unchanged].contains($0.change) }.map(\.name)
        let outcome = writer.writeIndex(packs.index(made: Set(made)))
        report.diagnostics += outcome.diagnostics
        report.changedAnything = report.changedAnything || outcome.change == .changed
    }
}

extension AssetGeneration.PackResult.Change {
    fileprivate init(_ change: PackOutcome.Change) {
        self =
            switch change {
            case .unchanged: .unchanged
            case .changed: .changed
            case .failed: .failed
            }
    }
}
