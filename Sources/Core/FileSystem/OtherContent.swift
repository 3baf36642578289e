#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Something else than sound that a file holds which is called as a recording, by its first bytes.
package enum OtherContent: String, Sendable, Hashable, CaseIterable {
    case html, xml, json, text, zip, gzip, rar, sevenZip, png, jpeg, gif, webp, pdf, program

    /// As many bytes tell a text from a sound.
    package static let count = 8192

    /// The kinds that want different advice.
    package enum Kind: String, Sendable {
        /// A server's answer, which was saved in place of the recording.
        case page
        /// Files in one, which may hold the recording.
        case archive
        case other
    }

    /// The finding about a file that holds this in place of a recording.
    package var finding: Finding { Finding(.recordingUnreadable, kind.rawValue, ["content": .text(words)]) }

    /// - Parameter bytes: a file's first ones, `count` if it has so many.
    /// - Returns: nil of what may be a sound.
    package init?(in bytes: some Collection<UInt8>) {
        let start = Array(bytes.prefix(Self.count))
        guard let content = Self.signed(start) ?? Self.written(start) else { return nil }
        self = content
    }

    package var kind: Kind {
        switch self {
        case .html, .xml, .json, .text: .page
        case .zip, .gzip, .rar, .sevenZip: .archive
        case .png, .jpeg, .gif, .webp, .pdf, .program: .other
        }
    }

    /// With its article: `an HTML page`.
    package var words: String {
        switch self {
        case .html: "an HTML page"
        case .xml: "an XML text"
        case .json: "a JSON text"
        case .text: "a text"
        case .zip: "a ZIP archive"
        case .gzip: "a gzip archive"
        case .rar: "a RAR archive"
        case .sevenZip: "a 7-Zip archive"
        case .png: "a PNG picture"
        case .jpeg: "a JPEG picture"
        case .gif: "a GIF picture"
        case .webp: "a WebP picture"
        case .pdf: "a PDF document"
        case .program: "a program"
        }
    }

    /// The first bytes by which a format is known. (PNG §5.2; ISO/IEC 10918-1 §B.1.1.3; GIF89a §17; ISO 32000-1 §7.5.2; APPNOTE §4.3.7;
    /// RFC 1952 §2.3.1)
    private static let signatures: [(bytes: [UInt8], content: Self)] = [
        ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], .png), ([0xff, 0xd8, 0xff], .jpeg),
        (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif), (Array("%PDF-".utf8), .pdf),
        ([0x50, 0x4b, 3, 4], .zip), ([0x50, 0x4b, 5, 6], .zip), ([0x1f, 0x8b, 8], .gzip),
        (Array("Rar!\u{1a}\u{7}".utf8), .rar), ([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], .sevenZip),
        ([0x7f, 0x45, 0x4c, 0x46], .program), ([0xcf, 0xfa, 0xed, 0xfe], .program),
    ]

    private static func signed(_ bytes: [UInt8]) -> Self? {
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
        return signatures.first { bytes.starts(with: $0.bytes) }?.content
    }

    /// Headers of sound files that are text, with the samples behind them.
    private static let soundHeaders = ["NIST_1A", "PVF1"].map { Array($0.utf8) }

    /// The kind of a text: UTF-8 without control characters but those of lines.
    private static func written(_ bytes: [UInt8]) -> Self? {
        guard !bytes.isEmpty, !soundHeaders.contains(where: bytes.starts) else { return nil }
        let controls = bytes.contains { $0 < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].contains($0) || $0 == 0x7f }
        // The last character may be cut off.
        let text = (0..<4).lazy.compactMap { String(validating: bytes.dropLast($0), as: UTF8.self) }.first
        guard !controls, let text else { return nil }
        let start = text.drop { $0.isWhitespace || $0 == "\u{feff}" }.prefix(1024).lowercased()
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<") && start.contains("<html") { return .html }
        if start.hasPrefix("<?xml") || start.hasPrefix("<") && start.contains("</") { return .xml }
        if start.hasPrefix("{") || start.hasPrefix("[") { return .json }
        return .text
    }
}

/// What Git leaves in a file in place of its contents.
package enum GitLeftover: Sendable, Hashable {
    /// The pointer to a file that Git LFS has not brought. (git-lfs, docs/spec.md: "The first line … version https://git-lfs…")
    case pointer
    /// The first mark of a merge that nobody resolved, its line, from 1, and its letter. (git-merge, "How conflicts are presented")
    case conflict(line: Int, letter: UInt8)

    private static let pointerStart = Array("version https://git-lfs.github.com/spec/".utf8)
    /// The letters of the marks of a conflict, of which Git writes seven: its start, the common ancestor, its middle, its end.
    private static let conflictLetters = Array("<|=>".utf8)

    /// - Returns: nil if the bytes are no pointer.
    package init?(pointerIn bytes: [UInt8]) {
        // A pointer has less than 1,024 bytes.
        guard bytes.count < 1024, bytes.starts(with: Self.pointerStart) else { return nil }
        self = .pointer
    }

    /// - Returns: nil if the bytes are no pointer, and no line is a mark of a conflict: who removed the others may have left one.
    package init?(in bytes: [UInt8]) {
        if let pointer = Self(pointerIn: bytes) {
            self = pointer
            return
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let marks = lines.lazy.map(Self.conflictMark)
        guard let first = marks.firstIndex(where: { $0 != nil }), let letter = marks[first] else { return nil }
        self = .conflict(line: first + 1, letter: letter)
    }

    /// The letter of a line that is a mark: seven of them at its start, then a blank or nothing.
    private static func conflictMark(_ line: ArraySlice<UInt8>) -> UInt8? {
        let mark = line.prefix(7)
        guard let letter = mark.first, conflictLetters.contains(letter), mark.count == 7, Set(mark).count == 1 else {
            return nil
        }
        return line.dropFirst(7).first.map { " \t\r".utf8.contains($0) } ?? true ? letter : nil
    }

    /// The texts that a merge could not join: that of this branch and that of the other.
    package static func sides(ofConflict bytes: [UInt8]) -> [[UInt8]] {
        var sides: [[ArraySlice<UInt8>]] = [[], []]
        /// The sides that a line is of: none of the common ancestor, which some settings of Git show.
        var current = 0..<2
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            switch conflictMark(line) {
            case UInt8(ascii: "<"): current = 0..<1
            case UInt8(ascii: "|"): current = 0..<0
            // Without a start it parts nothing.
            case UInt8(ascii: "="): current = current.count < 2 ? 1..<2 : current
            case UInt8(ascii: ">"): current = 0..<2
            default: for side in current { sides[side].append(line) }
            }
        }
        return sides.map { Array($0.joined(separator: [UInt8(ascii: "\n")])) }
    }

    /// The finding that this stands in place of what a check asks for.
    /// - Parameter file: as the user would type it.
    package func finding(_ check: Check, at file: String) -> Finding {
        marked(check, "conflict", at: file) ?? Finding(check, "pointer").at(file)
    }

    /// The finding about marks in a list of which the lines of both sides count; nil of a pointer.
    /// - Parameter file: as the user would type it.
    package func listFinding(at file: String) -> Finding? {
        var finding = marked(.outputConflict, "marks", at: file)
        finding?.arguments["file"] = .text(file)
        return finding
    }

    private func marked(_ check: Check, _ form: String, at file: String) -> Finding? {
        guard case .conflict(let line, let letter) = self else { return nil }
        let mark = String(decoding: repeatElement(letter, count: 7), as: UTF8.self)
        return Finding(check, form, ["mark": .text(mark)]).at(file, position: SourcePosition(line: line, column: 1))
    }

    /// The SHA-256 of the file that a pointer stands for, 64 hexadecimal digits; nil if the bytes are no pointer that states one.
    /// (git-lfs, docs/spec.md: "oid sha256:…")
    package static func sha256(ofPointer bytes: [UInt8]) -> String? {
        guard Self(pointerIn: bytes) != nil else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.firstMatch(of: /\noid sha256:([0-9a-f]{64})(\n|$)/).map { String($0.1) }
    }
}

extension GitLeftover {
    /// True of a file that the repository keeps in Git LFS: the last line of the innermost `.gitattributes` that sets its `filter` counts, up to
    /// the folder that holds `.git`.
    /// (gitattributes, "DESCRIPTION"; gitignore, "PATTERN FORMAT")
    package static func isInLFS(_ file: String) -> Bool {
        let parts = canonicalPath(file).split(separator: "/")
        func folder(_ depth: Int) -> String { "/" + parts[..<depth].joined(separator: "/") }
        // Of a folder without a repository all those above count.
        let root = parts.indices.last { FileKind(at: "\(folder($0))/.git") != nil } ?? 0
        let settings = parts.indices[root...].reversed().lazy.compactMap { depth -> Substring? in
            let path = "/" + parts[depth...].joined(separator: "/")
            let bytes = try? readFile(at: "\(folder(depth))/.gitattributes", limit: 1 << 20)
            return String(decoding: bytes ?? [], as: UTF8.self).split(whereSeparator: \.isNewline).last { line in
                let pattern = String(line.prefix { !$0.isWhitespace }.drop { $0 == "/" })
                // One without a slash is of the last name; and `*` stands for no slash, but for that of `**`.
                let whole = line.hasPrefix("/") || pattern.contains("/") ? "/\(pattern)" : "/**/\(pattern)"
                let flags = whole.contains("**") ? 0 : FNM_PATHNAME
                let isMatched = unsafe fnmatch(whole.replacing("/**/", with: "*/"), path, flags) == 0
                return isMatched && line.contains("filter")
            }
        }
        return settings.first?.contains("filter=lfs") == true
    }
}
