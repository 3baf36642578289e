import NumberGrammar
package import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetGrammarCompiler
package import VoiceAssetPacks

/// What an existing pack's number rules need that its pack.yml does not have.
package struct PackUpdate: Sendable {
    /// A line that is added to `clips`.
    package struct Addition: Sendable, Hashable {
        package var id: String
        package var text: String
    }

    package private(set) var additions: [Addition] = []
    /// The ids of clips that nothing says any more.
    package private(set) var unneeded: [String] = []
    /// pack.yml with the lines; as it was if there are none.
    package private(set) var yaml: [UInt8]
    /// What is wrong with the pack: then nothing is to be written.
    package private(set) var diagnostics: [Diagnostic]

    /// - Parameter folder: the pack, read.
    package init(_ folder: PackFolder) {
        yaml = folder.yaml
        // Takes are recorded after this.
        diagnostics = folder.diagnostics.filter {
            $0.severity == .error && ![.recordingMissing, .recordingAmbiguous].contains($0.rule)
        }
        let file = folder.packFile
        guard let pack = folder.source.pack, diagnostics.isEmpty else { return }
        let (needs, found) = PackGrammar.needs(
            .init(pack: pack, packFile: file, positions: folder.source.positions, rules: folder.rules))
        diagnostics += found.filter { $0.severity == .error }
        guard let needs, diagnostics.isEmpty else { return }
        let announced = Set(pack.announcements.flatMap(\.say))
        unneeded = pack.clips.map(\.id).filter { !needs.clips.contains($0) && !announced.contains($0) }
        guard needs.texts.contains(where: { !$0.isSaid }) else {
            // Nothing to add is said only of rules that reach over the whole range.
            let compiled = PackGrammar.compile(
                .init(pack: pack, packFile: file, positions: folder.source.positions, rules: folder.rules))
            diagnostics += compiled.diagnostics.filter { $0.rule == .numbersRange }
            return
        }
        add(needs, to: folder, pack, file)
    }

    private mutating func add(_ needs: NumberNeeds, to folder: PackFolder, _ pack: VoicePack, _ file: String) {
        var names = ClipNames(taken: Set(pack.clips.map(\.id)))
        let sets = pack.amount.flatMap(\.say).compactMap { Slot($0)?.ruleSet }
        names.add(needs, sets: sets)
        let said = Set(pack.clips.map { NumberNeeds.heard($0.text) })
        let clips = names.sorted.filter { !said.contains(NumberNeeds.heard($0.text)) }
        let lines = clips.map(PackText.line)
        let positions = pack.clips.compactMap { folder.source.positions[$0.id] }
        let text = Self.inserting(lines, behind: positions, into: String(decoding: folder.yaml, as: UTF8.self))
        let changed = PackDocument(
            yaml: Array(text.utf8), file: file, name: pack.name,
            folder: [FolderEntry(name: folder.rulesName ?? LanguagePack.rulesFile, kind: .file)])
        let added = clips.map { VoicePack.Clip(id: $0.id, text: $0.text) }
        guard let result = changed.pack, Set(result.clips) == Set(pack.clips + added) else {
            diagnostics.append(
                Diagnostic(
                    .packSyntax, file: file, position: positions.max { $0.line < $1.line },
                    found: "no place for \(lines.count) lines behind the last clip",
                    advice: "write `clips` with a line for each clip, or add these: \(lines.joined(separator: ", "))"))
            return
        }
        let compiled = PackGrammar.compile(
            .init(pack: result, packFile: file, positions: changed.positions, rules: folder.rules))
        diagnostics += compiled.diagnostics.filter { $0.severity == .error }
        guard diagnostics.isEmpty else { return }
        additions = clips.map { Addition(id: $0.id, text: $0.text) }
        yaml = Array(text.utf8)
    }

    /// The text with lines behind the last of some entries, in as far from the margin as it.
    private static func inserting(_ lines: [String], behind positions: [SourcePosition], into text: String) -> String {
        guard let last = positions.max(by: { $0.line < $1.line }) else { return text }
        // By bytes: a carriage return and a line feed are one Character.
        let newline = UInt8(ascii: "\n")
        var rows = text.utf8.split(separator: newline, omittingEmptySubsequences: false).map { Array($0) }
        guard last.line <= rows.count else { return text }
        let margin = max(0, last.column - 1)
        var end = last.line
        // The value may go on in lines that stand further in.
        while end < rows.count {
            let space = rows[end].prefix { $0 == UInt8(ascii: " ") }.count
            guard space > margin, space < rows[end].count, rows[end][space] != UInt8(ascii: "#") else { break }
            end += 1
        }
        let endsInReturn = rows[end - 1].last == UInt8(ascii: "\r")
        let added = lines.map { line in
            [UInt8](repeating: UInt8(ascii: " "), count: margin) + Array(line.utf8)
                + (endsInReturn ? [UInt8(ascii: "\r")] : [])
        }
        rows.insert(contentsOf: added, at: end)
        return String(decoding: Array(rows.joined(separator: [newline])), as: UTF8.self)
    }
}

extension PackFolder {
    /// The name of the file with the number rules.
    fileprivate var rulesName: String? {
        if case .rules(let name)? = source.pack?.numbers { name } else { nil }
    }
}

extension PackUpdate {
    /// What a pack in a folder of recordings needs.
    ///
    /// - Returns: also the bytes of pack.yml as they are.
    package static func reading(_ name: String, in recordings: String) -> (update: PackUpdate, old: [UInt8]) {
        let folder = PackFolder(reading: "\(recordings)/\(name)", within: recordings)
        return (PackUpdate(folder), folder.yaml)
    }
}
