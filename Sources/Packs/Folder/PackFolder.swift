package import VoiceAssetCore
package import VoiceManifest

/// A pack's folder, read: pack.yml and which files are the recordings.
package struct PackFolder: Sendable {
    /// The folder, as the user would type it.
    package let path: String
    /// The folder's name.
    package var name: String
    /// What pack.yml says; without a pack.yml there is nothing in it.
    package var source = PackDocument()
    /// Clip id and all takes of it, in the order of their numbers.
    package var takes: [String: [RecordingTake]] = [:]
    /// Clip id and the name of a file that is probably a misnamed take of it.
    package var misnamed: [String: String] = [:]
    /// Everything that is wrong with the name, the folder, pack.yml and the choice of recordings.
    package var diagnostics: [Finding] = []
    /// The bytes of pack.yml; empty if it could not be read.
    package var yaml: [UInt8] = []
    /// The number rules: their bytes, and the file as the user would type it. nil if the pack has none.
    package var rules: (bytes: [UInt8], file: String)?

    /// The text that the licence of the recordings wants to go with them, as bytes; nil if there is none.
    package var attribution: [UInt8]?

    /// The largest file of number rules that is read, bytes: a hundred times what the longest of CLDR has.
    package static let maximumRulesBytes = 1 << 20

    /// The name of the file that makes a folder a pack.
    package static let fileName = "pack.yml"

    /// The pack.yml, as the user would type it.
    package var packFile: String { path + "/" + Self.fileName }

    /// Reads another pack.yml in the place of the one that is there.
    package func document(of yaml: [UInt8]) -> PackDocument {
        let rules = rules.map { FolderEntry(name: String($0.file.split(separator: "/").last ?? ""), kind: .file) }
        return PackDocument(yaml: yaml, file: packFile, name: name, folder: rules.map { [$0] } ?? [])
    }

    /// Reads the pack.yml of a pack alone; nothing is in it that can't be read.
    package static func document(of pack: String, within root: String) -> PackDocument {
        let file = "\(root)/\(pack)/\(fileName)"
        guard let yaml = try? readFile(at: file, within: root, limit: YAMLSource.maximumBytes) else {
            return PackDocument()
        }
        return PackDocument(yaml: yaml, file: file, name: pack, folder: [])
    }

    /// Whether pack.yml is the one that a pack was made from, or says the same.
    package func says(_ source: PackManifest.SourceTexts) -> Bool {
        Digest.sha256(yaml) == source.sha256
            || self.source.contentSha256 != nil && self.source.contentSha256 == source.contentSha256
    }

    /// Reads a pack's folder; the recordings themselves are not opened.
    /// - Parameters:
    ///   - path: the folder, as the user would type it.
    ///   - root: the folder of all recordings; no link may leave it.
    package init(reading path: String, within root: String) {
        self.path = path
        name = path.split(separator: "/").last.map(String.init) ?? path
        if !Naming.isPack(name) {
            diagnostics.append(
                Finding(.packName, ["name": .piece(name)]).at(path))
        }
        let entries: [FolderEntry]
        var synthetic: [FolderEntry] = []
        do {
            entries = try listFolder(at: path, within: root)
            if entries.contains(where: { $0.name == SyntheticTakes.folder && $0.kind == .folder }) {
                synthetic = try listFolder(at: "\(path)/\(SyntheticTakes.folder)", within: root)
            }
        } catch {
            diagnostics.append(error.diagnostic(file: path))
            return
        }
        do {
            yaml = try readFile(at: packFile, within: root, limit: YAMLSource.maximumBytes)
            source = PackDocument(yaml: yaml, file: packFile, name: name, folder: entries)
        } catch {
            diagnostics.append(error.diagnostic(file: packFile))
            return
        }
        if case .rules(let name)? = source.numbers {
            let file = path + "/" + name
            do {
                let bytes = try readFile(at: file, within: root, limit: Self.maximumRulesBytes)
                if let leftover = GitLeftover(in: bytes) {
                    diagnostics.append(leftover.finding(.numbersSyntax, at: file))
                } else {
                    rules = (bytes, file)
                }
            } catch {
                diagnostics.append(error.diagnostic(file: file))
            }
        }
        let attribution = PackAttribution(in: entries, of: path, within: root)
        let shared = SharedTakes(of: source, in: packFile, within: root)
        // What the other pack chose counts for the takes that are its own.
        let ownTakes = Set(entries.compactMap { RecordingName(fileName: $0.name)?.clip })
        source.pins.merge((shared?.pins ?? [:]).filter { !ownTakes.contains($0.key) }) { own, _ in own }
        self.attribution = attribution.bytes ?? shared?.attribution
        diagnostics += attribution.diagnostics + (shared?.diagnostics ?? [])
        var search = RecordingSearch(
            clips: source.clips, declared: source.clipIDs, at: source.positions, in: entries,
            shared: shared, synthetic: synthetic, of: path)
        search.check(source.pins, file: packFile)
        takes = search.takes
        misnamed = search.misnamed
        // Without clips, every recording would be called unknown; and what another pack would have, missing.
        let isLent = shared?.diagnostics.isEmpty ?? true
        let found = search.diagnostics.filter { isLent || $0.check != .recordingMissing }
        diagnostics += source.diagnostics + (source.clips.isEmpty ? [] : found) + currencyDoubts
        diagnostics = source.severities.applied(to: diagnostics)
    }
}

/// The text that the licence of a pack's recordings wants to go with them: a file beside pack.yml that `generate` copies as it is.
struct PackAttribution {
    /// nil if there is none that can be shown.
    private(set) var bytes: [UInt8]?
    private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - entries: what is in the pack's folder.
    ///   - folder: the pack's folder, as the user would type it.
    ///   - root: the folder of all recordings; no link may leave it.
    init(in entries: [FolderEntry], of folder: String, within root: String) {
        guard entries.contains(where: { $0.name == PackManifest.attributionName }) else { return }
        let file = "\(folder)/\(PackManifest.attributionName)"
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try readFile(at: file, within: root, limit: PackManifest.maximumAttributionBytes)
        } catch {
            diagnostics = [error.diagnostic(file: file)]
            return
        }
        if let fault = Self.fault(of: bytes) {
            diagnostics = [Finding(.packValue, "attribution \(fault)").at(file)]
        } else {
            self.bytes = bytes
        }
    }

    private static func fault(of bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return "not UTF-8" }
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return "empty" }
        let control = text.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory == .control && !["\n", "\r", "\t"].contains(scalar)
        }
        return control ? "control" : nil
    }
}
