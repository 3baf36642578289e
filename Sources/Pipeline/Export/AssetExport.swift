package import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest

/// `export`: generated packs and a splicer, laid out as another platform wants them.
package struct AssetExport: Sendable {
    private let assets: String
    private let recordings: String
    private let output: String
    private let platform: Platform
    private let packs: [String]
    private let renditions: [String]

    /// - Parameters:
    ///   - assets: the folder with one folder of clips per pack.
    ///   - recordings: the folder of the recordings, to which nothing is exported.
    ///   - output: the folder that is exported to.
    ///   - packs: names of packs; all if empty.
    ///   - renditions: names of renditions; all if empty.
    package init(
        assets: String, recordings: String, output: String, platform: Platform, packs: [String], renditions: [String]
    ) {
        (self.assets, self.recordings, self.output) = (assets, recordings, output)
        (self.platform, self.packs, self.renditions) = (platform, packs, renditions)
    }

    /// What a run came to.
    package struct Report: Sendable {
        package var packs: [PackResult] = []
        /// The splicer's files, as the user would type them.
        package var sources: [String] = []
        package var diagnostics: [Finding] = []
    }

    package func run() -> Report {
        var report = Report()
        if let unfit = unfitFolder() { return Report(diagnostics: [unfit]) }
        let names = Self.selected(packs, in: assets, &report.diagnostics)
        guard !names.isEmpty else { return report }
        let folder = "\(output)/\(platform.assets)"
        let writer: PackWriter
        do throws(Faults) {
            writer = try PackWriter(output: folder)
        } catch {
            report.diagnostics += error.findings
            return report
        }
        report.diagnostics += writer.warnings
        var own = PackRegister(.exported(to: platform.rawValue), in: output)
        for name in names {
            guard let source = export(name, by: writer, into: &report) else { continue }
            own.add(name, source: source)
        }
        guard !report.packs.isEmpty else { return report }
        if packs.isEmpty {
            for pack in own.strays(besides: Set(names), in: folder) {
                remove(pack.manifest.pack, by: writer, &own, into: &report)
            }
        }
        if let remark = own.write() { report.diagnostics.append(remark) }
        var files = ExportedFiles(of: platform, in: output)
        report.diagnostics += files.writeIndex(of: PublishedPacks(in: folder), by: writer)
        writeSources(by: &files, into: &report)
        if let remark = files.writeList(), !report.diagnostics.contains(remark) { report.diagnostics.append(remark) }
        return report
    }

    /// - Returns: The SHA-256 of the pack.yml that the pack was made of, if it is there now.
    private func export(_ name: String, by writer: PackWriter, into report: inout Report) -> String? {
        do throws(Faults) {
            var content = try ExportablePack(name, in: assets, renditions: renditions).content
            content.keepsChanges = true
            let outcome = writer.replace(content)
            report.diagnostics += outcome.diagnostics
            report.packs.append(PackResult(content, outcome))
            return outcome.change == .failed ? nil : content.manifest.source.sha256
        } catch {
            report.diagnostics += error.findings
            return nil
        }
    }

    private func remove(
        _ name: String, by writer: PackWriter, _ own: inout PackRegister, into report: inout Report
    ) {
        let outcome = writer.removePack(name)
        report.diagnostics += outcome.diagnostics
        guard outcome.change == .changed else { return }
        own.remove(name)
        report.packs.append(PackResult(name: name, change: .removed, removed: outcome.removed.count))
    }

    /// The packs that are asked for and there.
    ///
    /// - Parameters:
    ///   - packs: names of packs; all if empty.
    ///   - assets: the folder with one folder of clips per pack.
    static func selected(_ packs: [String], in assets: String, _ diagnostics: inout [Finding]) -> [String] {
        let entries: [FolderEntry]
        do throws(FileReadError) {
            entries = try listFolder(at: assets)
        } catch {
            diagnostics.append(
                error == .missing ? Finding(.fileMissing, "no output").at(assets) : error.diagnostic(file: assets))
            return []
        }
        let known = entries.filter { entry in
            !entry.isHidden && entry.hasTextName
                && FileKind(at: "\(assets)/\(entry.name)/\(PackManifest.fileName)") == .file
        }.map(\.name)
        let missing = packs.filter { !known.contains($0) }
        diagnostics += missing.map { name in
            let nearest = PackNameSuggestion(among: known).adviceToGenerate(insteadOf: name)
            return Finding(.fileMissing, "no such pack", ["nearest": .text(nearest)]).at("\(assets)/\(name)")
        }
        if known.isEmpty, missing.isEmpty {
            diagnostics.append(Finding(.fileMissing, "no generated pack").at(assets))
        }
        return packs.isEmpty ? known : known.filter(packs.contains)
    }

    private func writeSources(by files: inout ExportedFiles, into report: inout Report) {
        for source in platform.sources {
            do throws(PublishingError) {
                try LocalFileSystem().makeFolders("\(output)/\(source.folder)")
            } catch {
                report.diagnostics.append(error.diagnostic)
                continue
            }
            guard let fault = files.write(source) else {
                report.sources.append("\(output)/\(source.path)")
                continue
            }
            if !source.isOptional { report.diagnostics.append(fault) }
        }
    }

    /// Why nothing may be exported to the folder.
    private func unfitFolder() -> Finding? {
        let target = canonicalPath(output)
        if target == "/" { return Finding(.outputConflict, "root").at(output) }
        if isAmongRecordings(target) { return Finding(.outputConflict, "among recordings").at(output) }
        // Packs that are exported into the folder of packs would become packs there.
        let source = canonicalPath(assets) + "/"
        if "\(canonicalPath("\(output)/\(platform.assets)"))/".hasPrefix(source) {
            return Finding(.outputConflict, "among packs").at(output)
        }
        for folder in [platform.assets] + platform.sources.map(\.folder) where !folder.isEmpty {
            let place = canonicalPath("\(output)/\(folder)")
            guard place.hasPrefix("\(target)/") else {
                return FileReadError.outside(target: place).diagnostic(file: "\(output)/\(folder)")
            }
        }
        return nil
    }

    /// Whether what is exported would stand among the packs of recordings, or in one.
    private func isAmongRecordings(_ target: String) -> Bool {
        if "\(target)/".hasPrefix(canonicalPath(recordings) + "/") { return true }
        if let entries = try? listFolder(at: target), entries.contains(where: { isPack("\(target)/\($0.name)") }) {
            return true
        }
        var folder = target[...]
        while !folder.isEmpty, !isPack(String(folder)) {
            folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
        }
        return !folder.isEmpty
    }

    private func isPack(_ folder: String) -> Bool { FileKind(at: "\(folder)/\(PackFolder.fileName)") != nil }
}
