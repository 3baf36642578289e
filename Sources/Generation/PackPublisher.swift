import Diagnostics
import FileSystem
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
        let strays = names.map { strayPacks(besides: Set($0)) } ?? []
        if isDryRun {
            for name in strays { previewRemoval(of: name) }
        } else if let writer {
            for name in strays { remove(name, by: writer) }
            writeIndex(by: writer)
        }
    }

    private mutating func openWriter() -> PackWriter? {
        guard writer == nil, !isRefused else { return writer }
        do throws(PackWriter.Failure) {
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

    /// Packs that an earlier run over the same recordings wrote, and that have no recordings any more.
    private func strayPacks(besides names: Set<String>) -> [String] {
        let source = recordingsFromOutput
        return earlierIndex()?.packs.filter { $0.value.recordings == source && !names.contains($0.key) }.keys.sorted()
            ?? []
    }

    // MARK: The index

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

    /// The index lists the packs that are there with a sound manifest, whichever run wrote them.
    private mutating func writeIndex(by writer: PackWriter) {
        let names = (try? listFolder(at: output))?.filter { $0.kind == .folder && !$0.isHidden }.map(\.name) ?? []
        var packs: [String: (locale: String, currency: String)] = [:]
        for name in names {
            guard let manifest = EarlierPack(named: name, output: output)?.manifest, manifest.pack == name else {
                continue
            }
            packs[name] = (manifest.locale, manifest.currency.code)
        }
        var sources = earlierIndex()?.packs.compactMapValues(\.recordings) ?? [:]
        for pack in report.packs where [.changed, .unchanged].contains(pack.change) {
            sources[pack.name] = recordingsFromOutput
        }
        let outcome = writer.writeIndex(VoiceIndex(packs: packs, recordings: sources))
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
