import VoiceAssetCore
import VoiceAssetPacks

/// Lists that tell what old recordings say: CSV, TSV and text files with a column of names and one of texts, as LJSpeech, Common Voice,
/// Mimic, Piper, EdgeTX and Asterisk have them. They lie in the folder or in the one around it. The pack.yml beside takes is one, too.
package struct RecordingLists {
    /// What the recordings say, by file.
    package private(set) var texts: [String: String] = [:]
    /// The files about which lists disagree.
    package private(set) var disputed: Set<String> = []
    /// The entries of the folder that are neither recordings nor lists of them, and the lists that are too long.
    package private(set) var leftOut: [OldRecordings.LeftOut] = []

    /// All lists together, bytes.
    private static let maximumBytes = 16 << 20
    /// Lines by which the mark between columns is told.
    private static let firstLines = 200
    private static let maximumColumns = 32
    /// Files that one name may stand for, in capitals and formats.
    private static let maximumFiles = 16
    private static let suffixes = [".csv", ".tsv", ".txt", ".lst"]

    /// The files by their names in lower case, with the extension and without.
    private let names: [String: [String]]
    /// The folder's name, in lower case.
    private let folder: String
    private let spoken: SpokenClips
    private var bytesLeft = maximumBytes

    package init(beside old: OldRecordings, _ spoken: SpokenClips) {
        self.spoken = spoken
        folder = canonicalPath(old.folder).split(separator: "/").last?.lowercased() ?? ""
        names = Dictionary(
            grouping: old.files.flatMap { [($0.lowercased(), $0), (FileNameWords.stem(of: $0).lowercased(), $0)] },
            by: \.0
        )
        .mapValues { $0.map(\.1) }.filter { $0.value.count <= Self.maximumFiles }
        leftOut = old.leftOut
        for list in old.leftOut where list.reason == .otherFormat && Self.isList(list.file) {
            read(list.file, in: old.folder, as: list.file)
        }
        // Takes of another pack: the same ids may say other words there.
        let yaml = try? readFile(at: "\(old.folder)/\(PackFolder.fileName)", within: old.folder, limit: 1 << 20)
        let document = yaml.map { PackDocument(yaml: String(decoding: $0, as: UTF8.self), name: folder) }
        let takes = Dictionary(grouping: old.files) { RecordingName(fileName: $0)?.clip ?? "" }
        for clip in document?.clips ?? [] {
            for file in takes[clip.id] ?? [] { add(clip.text, to: file) }
        }
        if !texts.isEmpty, document?.clips.isEmpty == false { leftOut.removeAll { $0.file == PackFolder.fileName } }
        // A folder of clips often has its list beside it.
        let parent = "\(old.folder)/.."
        let entries = texts.isEmpty ? try? listFolder(at: parent, limit: 1000) : nil
        for list in entries ?? [] where list.kind == .file && Self.isList(list.name) {
            read(list.name, in: parent, as: "../\(list.name)")
        }
    }

    private static func isList(_ name: String) -> Bool { suffixes.contains { name.lowercased().hasSuffix($0) } }

    /// Takes over what a list tells.
    /// - Parameter name: what it is called from the folder of the recordings.
    private mutating func read(_ file: String, in root: String, as name: String) {
        let path = "\(root)/\(file)"
        let isLong = FileStamp(at: path)?.size ?? 0 > bytesLeft
        let bytes = (try? readFile(at: path, within: root, limit: bytesLeft)) ?? []
        bytesLeft -= bytes.count
        guard isLong || String(validating: bytes, as: UTF8.self) != nil && tells(bytes) else { return }
        leftOut.removeAll { $0.file == name }
        if isLong { leftOut.append(.init(file: name, reason: .longList)) }
    }

    /// Takes over what a list tells; false if it tells nothing. One that says no clip's text tells what else its recordings say.
    private mutating func tells(_ bytes: [UInt8]) -> Bool {
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let marks = Self.marks(of: lines.prefix(Self.firstLines))
        return marks.contains { tells(lines, $0, ofClips: true) } || marks.contains { tells(lines, $0, ofClips: false) }
    }

    private mutating func tells(_ lines: [ArraySlice<UInt8>], _ mark: UInt8, ofClips: Bool) -> Bool {
        var rows: [(files: [String], column: Int, cells: [String])] = []
        // Names with their extensions come first: a column of numbers may count the rows.
        var weights: [Int: Int] = [:]
        for line in lines {
            let cells = Self.cells(of: line, mark).map { String(decoding: $0, as: UTF8.self) }
            for (column, cell) in cells.enumerated() {
                guard let found = recordings(cell) else { continue }
                rows.append((found, column, cells))
                weights[column, default: 0] += cell.contains(".") ? 2 : 1
            }
        }
        // The column with most names, and of the others the one with most texts of clips: the last one, if several are as good.
        guard let name = weights.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return false }
        let named = rows.filter { $0.column == name }
        let hits = (0..<Self.maximumColumns).map { column in
            column == name ? 0 : named.count { column < $0.cells.count && isText($0.cells[column], ofClip: ofClips) }
        }
        // Other words are believed of a table that names a recording in each line but its head, where the name says nothing.
        guard let most = hits.max(), most > 0, let column = hits.lastIndex(of: most),
            ofClips || named.count + 1 >= lines.count
        else { return false }
        let told = named.filter { column < $0.cells.count }.flatMap { row in
            row.files.filter { ofClips || !says($0) }
                .map { (file: $0, text: row.cells[column]) }
        }
        for (file, text) in told { add(text, to: file) }
        return !told.isEmpty
    }

    /// True of a clip's text in letters, or of any with two: a column of digits may count the rows.
    private func isText(_ cell: String, ofClip: Bool) -> Bool {
        ofClip
            ? cell.contains(where: \.isLetter) && spoken.clip(saying: cell) != nil
            : cell.count(where: \.isLetter) > 1
    }

    /// True of a file whose name says something by itself, as a number does.
    private func says(_ file: String) -> Bool {
        let words = FileNameWords(of: file).words
        return Int64(words.joined()) != nil || spoken.reading(of: words[...]) != nil
    }

    private mutating func add(_ cell: String, to file: String) {
        let text = cell.trimmed
        if let other = texts.updateValue(text, forKey: file),
            SpokenClips.letters(of: other) != SpokenClips.letters(of: text)
        {
            disputed.insert(file)
        }
        if disputed.contains(file) { texts[file] = "" }
    }

    /// The recordings that a cell names; a path has to end in the folder.
    private func recordings(_ cell: String) -> [String]? {
        let parts = cell.lowercased().split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
        guard let name = parts.last, parts.count < 2 || [folder, "."].contains(String(parts[parts.count - 2]))
        else { return nil }
        return names[String(name)]
    }

    // MARK: Columns

    /// The marks that part lines into cells, first the one that parts most lines into the same number: of a single line several do.
    private static func marks(of lines: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
        let scores = "\t|;,:".utf8.enumerated().map { order, mark -> (lines: Int, order: Int, mark: UInt8) in
            let counts = Dictionary(grouping: lines.map { cells(of: $0, mark).count }, by: \.self)
            return (counts.filter { $0.key > 1 }.map(\.value.count).max() ?? 0, order, mark)
        }
        return scores.filter { $0.lines > 0 }.sorted { ($1.lines, $0.order) < ($0.lines, $1.order) }.map(\.mark)
    }

    /// The cells of a line, without the quotation marks around them. `name: text` has two.
    private static func cells(of line: ArraySlice<UInt8>, _ mark: UInt8) -> [ArraySlice<UInt8>] {
        let quote = UInt8(ascii: "\"")
        var cells: [ArraySlice<UInt8>] = []
        var rest = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
        while cells.count < maximumColumns {
            let isLast = mark == UInt8(ascii: ":") && cells.count == 1
            var end = isLast ? nil : rest.firstIndex(of: mark)
            // Quotation marks count where another one stands before the next mark or the end.
            if rest.first == quote, let close = rest.dropFirst().firstRange(of: [quote, mark])?.lowerBound {
                end = close + 1
            } else if rest.first == quote, rest.count > 1, rest.last == quote {
                end = nil
            }
            let cell = rest[..<(end ?? rest.endIndex)]
            let isQuoted = cell.count > 1 && cell.first == quote && cell.last == quote
            let content = isQuoted ? cell.dropFirst().dropLast() : cell
            cells.append(content)
            guard let end else { break }
            rest = rest[(end + 1)...]
        }
        return cells
    }
}
