package import VoiceAssetCore

/// The packs in a folder of recordings.
package struct PackList: Sendable {
    /// The names of the folders that hold a pack.yml, in the order of their UTF-8 bytes; without those in `alike`.
    package private(set) var names: [String] = []
    /// Names of packs that differ from another's only in case. On many disks, and in an index, two such are one: neither
    /// is a pack until one is renamed.
    package private(set) var alike: Set<String> = []
    package private(set) var diagnostics: [Finding] = []

    /// Looks for packs in every folder that is not hidden. One with recordings and no pack.yml is a fault; one with
    /// neither is none of ours.
    /// - Parameter root: the folder of all recordings, as the user would type it; links to folders outside it are faults.
    package init(recordings root: String) {
        let entries: [FolderEntry]
        do {
            entries = try listFolder(at: root)
        } catch {
            diagnostics.append(error == .missing ? .noPackYet(in: root) : error.diagnostic(file: root))
            return
        }
        for entry in entries where !entry.isHidden && (entry.kind == .folder || entry.kind == .link) {
            if entry.hasTextName {
                add(entry.name, in: root)
            } else {
                diagnostics.append(
                    Finding(.packName, "not UTF-8").at("\(root)/\(entry.name)"))
            }
        }
        refuseAlike(in: root)
    }

    private mutating func refuseAlike(in root: String) {
        for (name, other) in Self.alike(names) {
            alike.formUnion([name, other])
            diagnostics.append(
                Finding(.packName, "case", ["name": .piece(name), "other": .piece(other)]).at("\(root)/\(name)"))
        }
        names.removeAll(where: alike.contains)
    }

    private mutating func add(_ name: String, in root: String) {
        let path = "\(root)/\(name)"
        do {
            let files = try listFolder(at: path, within: root)
            if files.contains(where: { $0.name == PackFolder.fileName }) {
                names.append(name)
            } else if files.contains(where: { RecordingName(fileName: $0.name) != nil }) {
                diagnostics.append(
                    Finding(.fileMissing, "beside recordings").at("\(path)/\(PackFolder.fileName)"))
            }
        } catch FileReadError.notFolder {
            // A link to a file: not a pack.
        } catch {
            diagnostics.append(error.diagnostic(file: path))
        }
    }

    /// Each name that differs only in case from one before it, and that one.
    private static func alike(_ names: [String]) -> [(name: String, other: String)] {
        var spellings: [String: String] = [:]
        return names.compactMap { name in
            spellings.updateValue(name, forKey: name.lowercased()).map { (name, $0) }
        }
    }
}

extension Finding {
    /// There is no pack in this folder of recordings.
    static func noPackYet(in recordings: String) -> Finding {
        let folder = recordings == "recordings" ? "" : " --recordings \(recordings)"
        return Finding(.fileMissing, "no pack yet", ["folder": .text(folder)]).at(recordings)
    }
}

/// The packs that a run is about.
package struct PackSelection: Sendable {
    /// The names of the packs that are asked for and there. Of two whose names differ only in case, neither.
    package var names: [String]
    /// What is wrong with the folder of recordings, and which packs are not there.
    package var diagnostics: [Finding]
    /// Whether the folder of recordings itself is sound.
    package var isListed: Bool

    /// - Parameters:
    ///   - recordings: the folder with one folder of recordings per pack.
    ///   - packs: names of packs; all if empty.
    package init(recordings: String, packs: [String]) {
        let list = PackList(recordings: recordings)
        names = packs.isEmpty ? list.names : list.names.filter(packs.contains)
        isListed = !list.diagnostics.hasErrors
        // What else lies beside a pack that is named is no pack of this run.
        diagnostics = list.diagnostics.filter { finding in
            packs.isEmpty || finding.form != "beside recordings"
                || packs.contains { finding.file == "\(recordings)/\($0)/\(PackFolder.fileName)" }
        }
        let known = list.names
        let isUsual = recordings.hasSuffix("recordings")
        // One that can't be read is there, and its fault is told.
        let faulty = list.alike.union(
            packs.filter { name in list.diagnostics.contains { $0.file == "\(recordings)/\(name)" } })
        // Of a folder that can't be listed nobody knows which packs are not there.
        if !list.diagnostics.contains(where: { $0.file == recordings && $0.severity == .error }) {
            diagnostics += packs.filter { !known.contains($0) && !faulty.contains($0) }.map { name in
                let suggestion = PackNameSuggestion(among: known)
                guard isUsual || FileKind(at: "\(recordings)/\(name)") != nil else {
                    let nearest =
                        suggestion.question(about: name) ?? "name the folder that its \(PackFolder.fileName) is in"
                    return Finding(.fileMissing, "no folder", ["nearest": .text(nearest)]).at("\(recordings)/\(name)")
                }
                let nearest = suggestion.advice(insteadOf: name).map(Finding.Argument.text)
                let form = nearest == nil ? "unknown pack" : "no such pack"
                return Finding(.fileMissing, form, nearest.map { ["nearest": $0] } ?? [:]).at("\(recordings)/\(name)")
            }
        }
        if known.isEmpty, !list.diagnostics.hasErrors, packs.isEmpty || isUsual {
            diagnostics.append(.noPackYet(in: recordings))
        }
    }

    /// What is told of those of these packs that are not there.
    package func unknown(among packs: [String]) -> [Finding] {
        let missing = packs.filter { !names.contains($0) }
        return diagnostics.filter { finding in
            finding.check == .fileMissing && missing.contains { finding.file.hasSuffix("/\($0)") }
        }
    }
}

/// Which pack somebody meant who named one that there is not.
package struct PackNameSuggestion {
    private let known: [String]
    /// Those that may not be generated yet.
    private let recorded: [String]

    /// - Parameters:
    ///   - known: the names of the packs that there are.
    ///   - recorded: where generated clips were looked for, the names of the packs that have a folder of recordings.
    package init(among known: [String], recorded: [String] = []) { (self.known, self.recorded) = (known, recorded) }

    /// What to do where recordings were looked for; `nil` if there are none of any pack.
    package func advice(insteadOf name: String) -> String? { question(about: name) ?? list }

    /// What to do where generated clips were looked for.
    package func adviceToGenerate(insteadOf name: String) -> String {
        if let question = question(about: name) {
            return recorded.isEmpty && Self.folded(name, among: known) == nil && !name.contains("/")
                ? "\(question) If not, run generate first" : question
        }
        if !recorded.contains(name), let meant = Self.nearest(name, among: recorded) {
            return "did you mean \(meant)? Run generate first"
        }
        return (["run generate first"] + (list.map { [$0] } ?? [])).joined(separator: "; ")
    }

    fileprivate func question(about name: String) -> String? {
        recorded.contains(name) ? nil : Self.nearest(name, among: known).map { "did you mean \($0)?" }
    }

    /// A name but for a slip, or at the end of a path. One of another language or currency is no slip: `fr-EUR` is not `hr-EUR`, and
    /// `en-AUD` not `en-USD`.
    package static func nearest(_ path: String, among known: [String]) -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if let same = folded(name, among: known) { return same }
        var nearest = NearestName(among: known.filter { !isAnother(name, than: $0) })
        return nearest(name)
    }

    /// True if two names differ in the language, or in a currency that there is.
    private static func isAnother(_ name: String, than other: String) -> Bool {
        let (own, others) = (name.split(separator: "-"), other.split(separator: "-"))
        guard let language = own.first?.lowercased(), let last = own.last?.uppercased(), let from = others.first,
            let to = others.last
        else { return false }
        let isOfAnotherLanguage =
            language != from.lowercased() && language.count < 4 && from.count < 4
            && language.sorted() != from.lowercased().sorted()
        return isOfAnotherLanguage || last != to.uppercased() && ISOCurrency(code: last) != nil
    }

    /// A name but for the case of letters and `_`.
    package static func folded(_ name: String, among known: [String]) -> String? {
        let folded = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
        return known.first { $0.lowercased() == folded }
    }

    private var list: String? { known.isEmpty ? nil : "there are: \(known.joined(separator: ", "))" }
}
