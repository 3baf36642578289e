package import Diagnostics
import FileSystem

/// A pack's folder, read: pack.yml and which files are the recordings.
package struct PackFolder: Sendable {
    /// The folder's name.
    package var name: String
    /// What pack.yml says; without a pack.yml there is nothing in it.
    package var source = PackSource()
    /// Clip id and all takes of it, in the order of their numbers.
    package var takes: [String: [RecordingTake]] = [:]
    /// Clip id and the name of a file that is probably a misnamed take of it.
    package var misnamed: [String: String] = [:]
    /// Everything that is wrong with the name, the folder, pack.yml and the choice of recordings.
    package var diagnostics: [Diagnostic] = []
    /// The bytes of pack.yml; empty if it could not be read.
    package var yaml: [UInt8] = []
    /// The number rules: their bytes, and the file as the user would type it. nil if the pack has none.
    package var rules: (bytes: [UInt8], file: String)?

    /// The largest file of number rules that is read, bytes: a hundred times what the longest of CLDR has.
    package static let maximumRulesBytes = 1 << 20

    /// The name of the file that makes a folder a pack.
    package static let fileName = "pack.yml"

    /// Reads a pack's folder; the recordings themselves are not opened.
    /// - Parameters:
    ///   - path: the folder.
    ///   - root: the folder of all recordings; no link may leave it.
    ///   - label: the folder, as the user would type it.
    package init(reading path: String, within root: String, label: String) {
        name = path.split(separator: "/").last.map(String.init) ?? path
        if !PackName.isValid(name) {
            diagnostics.append(
                Diagnostic(
                    .packName, file: label, found: "\(quoted(name)) is no name for a pack",
                    advice: "use A-Z, a-z, 0-9, full stop, _ and -, beginning with a letter or digit, at most 64"))
        }
        let entries: [FolderEntry]
        do {
            entries = try listFolder(at: path, within: root)
        } catch {
            diagnostics.append(error.diagnostic(file: label))
            return
        }
        let file = label + "/" + Self.fileName
        do {
            yaml = try readFile(at: path + "/" + Self.fileName, within: root, limit: YAMLSource.maximumBytes)
            source = PackSource(yaml: yaml, file: file, name: name, folder: entries)
        } catch {
            diagnostics.append(error.diagnostic(file: file))
            return
        }
        if case .rules(let name)? = source.numbers {
            let file = label + "/" + name
            do {
                rules = (try readFile(at: path + "/" + name, within: root, limit: Self.maximumRulesBytes), file)
            } catch {
                diagnostics.append(error.diagnostic(file: file))
            }
        }
        var search = RecordingSearch(
            clips: source.clips, declared: source.clipIDs, at: source.positions, in: entries, label: label)
        search.check(source.pins, file: file)
        takes = search.takes
        misnamed = search.misnamed
        // Without clips, every recording would be called unknown.
        diagnostics += source.diagnostics + (source.clips.isEmpty ? [] : search.diagnostics)
    }
}
