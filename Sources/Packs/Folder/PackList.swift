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
