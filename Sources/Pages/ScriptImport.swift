package import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetPipeline

/// `script --import`: takes the clips' texts of an edited sheet over into pack.yml, all of them or none.
package struct ScriptImport: Sendable {
    /// The sheet as a table, as the user typed it.
    package var file: String
    /// The folder with one folder of recordings per pack.
    package var recordings: String
    package var pack: String

    package init(file: String, recordings: String, pack: String) {
        self.file = file
        self.recordings = recordings
        self.pack = pack
    }

    /// A text that the sheet has and pack.yml had otherwise.
    package struct Change: Sendable, Hashable {
        package var id: String
        package var old: String
        package var new: String
    }

    package struct Report: Sendable {
        /// In the order of pack.yml.
        package var changes: [Change] = []
        package var isWritten = false
        package var diagnostics: [Finding] = []
    }

    package func run() -> Report {
        var report = Report()
        let selection = PackSelection(recordings: recordings, packs: [pack])
        report.diagnostics = selection.diagnostics
        guard selection.names == [pack] else { return report }
        do throws(LockRefusal) {
            // Two imports at a time would lose one of them.
            let lock = try LockPatience.none.lock("\(recordings)/\(pack)", on: LocalFileSystem())
            defer { withExtendedLifetime(lock) {} }
            do throws(Finding) { try take(&report) } catch { report.diagnostics.append(error) }
        } catch {
            report.diagnostics.append(error.diagnostic)
        }
        return report
    }

    private func take(_ report: inout Report) throws(Finding) {
        let folder = PackFolder(reading: "\(recordings)/\(pack)", within: recordings)
        // Takes come later.
        report.diagnostics += folder.diagnostics.filter { !$0.check.id.hasPrefix("recording-") }
        guard let source = folder.source.pack, !report.diagnostics.hasErrors else { return }
        let texts = try texts(of: source)
        report.changes = source.clips.filter { !$0.isEndForm }.compactMap { clip in
            texts[clip.id].flatMap { $0 == clip.text ? nil : Change(id: clip.id, old: clip.text, new: $0) }
        }
        guard !report.changes.isEmpty else { return }
        let yaml = ClipTextEditor(folder.yaml).replacing(
            Dictionary(report.changes.map { ($0.id, $0.new) }) { first, _ in first })
        let faults = faults(of: yaml, report.changes, source, folder)
        if faults.hasErrors {
            report.diagnostics.append(Finding(.scriptForm, "faults").at(file))
        }
        report.diagnostics += faults
        guard !report.diagnostics.hasErrors else { return }
        let fault = OutputFile(path: folder.packFile, over: folder.yaml).write(yaml)
        report.diagnostics += fault.map { [$0] } ?? []
        report.isWritten = fault == nil
        guard report.isWritten else { return }
        let open = Set(folder.document(of: yaml).diagnostics.map(\.message))
        report.diagnostics.removeAll { $0.check == .packTodo && !open.contains($0.message) }
    }

    /// The columns without which there is nothing to take over.
    private static let required = ["id", "text"]

    /// The sheet's texts by id.
    private func texts(of source: VoicePack) throws(Finding) -> [String: String] {
        guard let bytes = try NamedColumns.bytes(of: file, as: .scriptForm) else {
            throw Finding(.fileMissing).at(file)
        }
        let table = try NamedColumns(csv: bytes, file: file, as: .scriptForm, forms: [SheetCSV.columns, Self.required])
        try table.require(Self.required)
        let known = Set(source.clips.map(\.id))
        var nearest = NearestName(among: known.sorted())
        var texts: [String: String] = [:]
        var lines: [String: Int] = [:]
        for row in table.rows {
            let id = row["id"]
            if id.isEmpty { throw table.isEmpty(row, "id") }
            guard known.contains(id) else {
                let better = nearest(id)
                var values = ["clip": Finding.Argument.piece(id)]
                values["nearest"] = better.map { .piece($0) }
                throw table.fault(row.line, better == nil ? "clip" : "nearest clip", values)
            }
            if row["text"].isEmpty { throw table.isEmpty(row, "text") }
            if let first = lines.updateValue(row.line, forKey: id) {
                throw table.isTwice(row, quoted(id), first: first)
            }
            texts[id] = row["text"]
        }
        let old = Dictionary(source.clips.map { ($0.id, $0.text) }) { first, _ in first }
        for (form, text) in texts.sorted(by: { $0.key < $1.key }) {
            // An end form says what its clip says.
            guard let clip = ClipID.ended(form), text != old[form], text != texts[clip] else { continue }
            throw table.fault(
                lines[form], "end form", ["form": .piece(form), "text": .piece(texts[clip] ?? old[clip] ?? "")])
        }
        return texts
    }

    /// What would be wrong with the pack that is not wrong now.
    private func faults(
        of yaml: [UInt8], _ changes: [Change], _ source: VoicePack, _ folder: PackFolder
    ) -> [Finding] {
        let document = folder.document(of: yaml)
        let known = Set(folder.diagnostics.map(\.message))
        var faults = document.diagnostics.filter { $0.severity == .error && !known.contains($0.message) }
        guard faults.isEmpty else { return faults }
        var expected = source
        let texts = Dictionary(changes.map { ($0.id, $0.new) }) { first, _ in first }
        expected.clips = source.clips.map { .init(id: $0.id, text: texts[ClipID.ended($0.id) ?? $0.id] ?? $0.text) }
        guard let result = document.pack, result == expected else {
            let lines = changes.map { "`\($0.id): \($0.new)`" }
            return [
                Finding(.packSyntax, "sheet", ["changes": .text(lines.joined(separator: ", "))]).at(folder.packFile)
            ]
        }
        let before = PackGrammar.compile(.init(source, in: folder))
        let after = PackGrammar.compile(
            .init(pack: result, packFile: folder.packFile, positions: document.positions, rules: folder.rules))
        let old = Set(before.diagnostics.map(\.message))
        faults = after.diagnostics.filter { $0.severity == .error && !old.contains($0.message) }
        return faults + approvalsLost(after, result, folder)
    }

    /// A warning where approved readings would be said otherwise: they are law, and nobody changes them unnoticed.
    private func approvalsLost(
        _ compiled: CompiledGrammar, _ result: VoicePack, _ folder: PackFolder
    ) -> [Finding] {
        guard let grammar = compiled.grammar else { return [] }
        let approvals: ApprovedReadings
        do throws(Finding) {
            approvals = try ApprovedReadings(of: "\(recordings)/\(pack)", within: recordings)
        } catch {
            return [error]
        }
        let check = ApprovalCheck(pack: PackReadings(grammar, texts: result.clipsAndPauses.map(\.text)))
        let lost = approvals.approvals.filter(check.contradicts)
        guard let first = lost.first else { return [] }
        return [
            Finding(
                .approvalChanged, "new texts",
                ["count": .count(lost.count), "all": .count(approvals.approvals.count)]
            ).at(
                "\(recordings)/\(pack)/\(ApprovedReadings.fileName)",
                position: SourcePosition(line: first.line, column: 1))
        ]
    }
}
