import NumberGrammar

/// Voice packs in one signed file: a mark, a number, the files by their paths, and a signature of all that stands before it.
///
/// All numbers are unsigned and big-endian:
///
///     "voice-assets bundle 1\n"
///     8 bytes   the bundle's number
///     4 bytes   how many files
///     each      2 bytes the path's length, the path, 4 bytes the file's length, the file
///     64 bytes  Ed25519 of all of it
///
/// One for a single app begins with another mark, `voice-assets bundle 2`, and has the app's identifier behind its number: 2 bytes
/// its length, and the identifier. Earlier versions refuse it.
package struct PackBundle: Sendable, Equatable {
    /// A file, by its path from the folder of packs.
    package struct File: Sendable, Equatable {
        package let path: String
        /// A part of the bundle's bytes, which are not copied.
        package let bytes: ArraySlice<UInt8>

        package init(path: String, bytes: ArraySlice<UInt8>) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The largest bundle, bytes: some 20 packs in two renditions. It is held in memory while it is installed.
    package static let maximumBytes = 64 << 20
    /// The most files.
    static let maximumFiles = 20_000

    /// The bytes that a bundle begins with.
    package static let mark = Array("voice-assets bundle 1\n".utf8)

    /// The bytes that a bundle for a single app begins with, as many as `mark` has.
    package static let boundMark = Array("voice-assets bundle 2\n".utf8)

    /// The number that a file says it has, whoever signed it; nil of a file that is no bundle.
    package static func statedNumber(of bytes: [UInt8]) -> Int? {
        guard bytes.starts(with: mark) || bytes.starts(with: boundMark) else { return nil }
        var rest = Reader(rest: bytes[mark.count...])
        return try? rest.number(bytes: 8)
    }

    /// The bundle's number, 1 or more: which of two is newer.
    package let version: Int
    /// The identifier of the only app that it is for; `nil` for every app that knows the key.
    package let app: String?
    /// In the order of their paths, each once.
    package let files: [File]

    /// - Parameters:
    ///   - version: 1 or more.
    ///   - app: as `isApp` wants it.
    ///   - files: each path once, as `isPath` wants it; no path is another file's folder.
    package init(version: Int, app: String? = nil, files: [File]) throws(PackBundleError) {
        guard version > 0 else { throw .form("the number \(version)") }
        if let app, !Self.isApp(app) { throw .form("an unfit identifier of an app") }
        guard files.count <= Self.maximumFiles else { throw .form("\(files.count) files") }
        var names: Set<String> = []
        for file in files {
            // No two names that differ in case alone: many file systems know no difference.
            guard Self.isPath(file.path), names.insert(file.path.lowercased()).inserted else {
                throw .form("an unfit path")
            }
        }
        var folders: [String: String] = [:]
        for folder in files.flatMap({ Self.folders(of: $0.path) }) {
            guard !names.contains(folder.lowercased()) else { throw .form("a file in the place of a folder") }
            guard folders.updateValue(folder, forKey: folder.lowercased()) ?? folder == folder else {
                throw .form("folders that differ only in case")
            }
        }
        self.version = version
        self.app = app
        self.files = files.sorted { Self.precedes($0.path, $1.path) }
    }

    /// All that is signed.
    ///
    /// - Throws: `tooLarge`.
    package func unsigned() throws(PackBundleError) -> [UInt8] {
        var bytes = Self.head(version: version, app: app, files: files.count)
        for file in files { try Self.append(file, to: &bytes) }
        return bytes
    }

    /// The bytes before the files.
    private static func head(version: Int, app: String?, files: Int) -> [UInt8] {
        var bytes = (app == nil ? mark : boundMark) + number(version, bytes: 8)
        if let app { bytes += number(app.utf8.count, bytes: 2) + Array(app.utf8) }
        return bytes + number(files, bytes: 4)
    }

    private static func append(_ file: File, to bytes: inout [UInt8]) throws(PackBundleError) {
        let path = Array(file.path.utf8)
        bytes += number(path.count, bytes: 2) + path + number(file.bytes.count, bytes: 4)
        bytes += file.bytes
        let count = bytes.count + Ed25519.signatureBytes
        guard count <= maximumBytes else { throw .tooLarge(bytes: count, limit: maximumBytes) }
    }

    /// True of the files of a bundle that a key signed, none more and none less.
    ///
    /// - Parameters:
    ///   - paths: those of all files, in any order.
    ///   - bytes: a file's bytes, by its path. One file after the other is read.
    static func isSigned(
        _ signature: [UInt8], by key: BundleKey, version: Int, app: String?, paths: [String],
        bytes: (String) throws(PackBundleError) -> [UInt8]
    ) throws(PackBundleError) -> Bool {
        var signed = head(version: version, app: app, files: paths.count)
        for path in paths.sorted(by: precedes) { try append(File(path: path, bytes: bytes(path)[...]), to: &signed) }
        return Ed25519.isValid(signature[...], of: signed[...], by: key.bytes)
    }

    /// The order of files in a bundle.
    private static func precedes(_ path: String, _ other: String) -> Bool {
        path.utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Reads a signed bundle. No byte behind the mark is looked at before the signature.
    ///
    /// - Throws: `tooLarge`, `notABundle`, `signature`, `form`.
    package init(_ bytes: [UInt8], verifying key: BundleKey) throws(PackBundleError) {
        guard bytes.count <= Self.maximumBytes else {
            throw .tooLarge(bytes: bytes.count, limit: Self.maximumBytes)
        }
        let end = bytes.count - Ed25519.signatureBytes
        let isBound = bytes.starts(with: Self.boundMark)
        guard end >= Self.mark.count, isBound || bytes.starts(with: Self.mark) else { throw .notABundle }
        guard Ed25519.isValid(bytes[end...], of: bytes[..<end], by: key.bytes) else { throw .signature }
        var rest = Reader(rest: bytes[Self.mark.count..<end])
        let version = try rest.number(bytes: 8)
        let app = isBound ? String(decoding: try rest.bytes(rest.number(bytes: 2)), as: UTF8.self) : nil
        let count = try rest.number(bytes: 4)
        guard count <= Self.maximumFiles else { throw .form("\(count) files") }
        var files: [File] = []
        for _ in 0..<count {
            let path = String(decoding: try rest.bytes(rest.number(bytes: 2)), as: UTF8.self)
            files.append(File(path: path, bytes: try rest.bytes(rest.number(bytes: 4))))
        }
        guard rest.rest.isEmpty else { throw .form("bytes behind the last file") }
        try self.init(version: version, app: app, files: files)
    }

    /// Whether a text is an app's identifier, as Apple's and Android's are: 1 to 255 ASCII letters, digits, `.`, `_` and `-`.
    package static func isApp(_ text: String) -> Bool { isName(text.utf8[...]) }

    /// Whether a path leads to a file in a folder of its own, on any file system: one to three names of ASCII letters, digits,
    /// `.`, `_` and `-`, each of which begins with a letter or digit. So no link, no hidden file, no way out of the folder.
    static func isPath(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return (1...3).contains(names.count)
            && names.allSatisfy { isName($0) && $0.first?.isASCIILetterOrDigit == true }
    }

    private static func isName(_ text: Substring.UTF8View) -> Bool {
        (1...255).contains(text.count) && text.allSatisfy { $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) }
    }

    /// `a` and `a/b` of `a/b/c`.
    static func folders(of path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }

    private static func number(_ number: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * (bytes - 1 - $0))) }
    }

    /// The bytes of a bundle that are not read yet.
    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func bytes(_ count: Int) throws(PackBundleError) -> ArraySlice<UInt8> {
            guard count <= rest.count else { throw .form("a file that ends early") }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }

        mutating func number(bytes count: Int) throws(PackBundleError) -> Int {
            let value = try bytes(count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard let number = Int(exactly: value) else { throw .form("a number beyond all sizes") }
            return number
        }
    }
}
