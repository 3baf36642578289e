package import VoiceAssetCore
import VoiceManifest

/// The packs and files that a command wrote: a text file that is not among them, so that a run knows its own packs when what they were
/// made of is gone, and nothing that ships says where it was built.
///
/// One line per pack, in the order of their names: the SHA-256 of the pack.yml that it was made of, two spaces, its name. Then one per
/// file beside the packs: the SHA-256 of its bytes as they were written, two spaces, `./` and its path.
package struct PackRegister: Sendable {
    /// Who keeps it, and where.
    package struct Kind: Sendable {
        /// Hidden, so that it is no pack and no recording.
        let fileName: String
        /// What the file begins with.
        let head: String

        /// Generate's, beside the recordings and to be committed with them.
        package static let generated = Kind(
            fileName: ".generated-packs",
            head: "# The packs that `voice-assets generate` made of these recordings; commit this file.\n")

        /// Export's, in the folder that is exported to.
        package static func exported(to platform: String) -> Kind {
            Kind(
                fileName: ".exported-packs-\(platform)",
                head: "# The packs that `voice-assets export` wrote here; keep this file as long as them.\n")
        }
    }

    /// Bytes: a thousand packs have 130,000.
    private static let maximumBytes = 1 << 20

    private let kind: Kind
    private let folder: String
    private let fileSystem: any PublishingFileSystem
    /// SHA-256 of pack.yml by the pack's name.
    private var packs: [String: String] = [:]
    /// SHA-256 by the path from the folder of this file.
    private var files: [String: String] = [:]
    private let before: [UInt8]?

    /// Reads the file. A line that is none of the tool's is passed over.
    package init(
        _ kind: Kind, in folder: String, fileSystem: any PublishingFileSystem = LocalFileSystem()
    ) {
        (self.kind, self.folder, self.fileSystem) = (kind, folder, fileSystem)
        before = try? readFile(at: "\(folder)/\(kind.fileName)", within: folder, limit: Self.maximumBytes)
        for line in String(decoding: before ?? [], as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[1].isEmpty, Naming.isChecksum(String(parts[0])) else { continue }
            let name = String(parts[2])
            if name.hasPrefix(Self.filePrefix), name.utf8.allSatisfy(Self.isInPaths) {
                files[String(name.dropFirst(Self.filePrefix.count))] = String(parts[0])
            } else if Naming.isPack(name) {
                packs[name] = String(parts[0])
            }
        }
    }

    /// What a file's path begins with. No pack's name does.
    private static let filePrefix = "./"

    /// Whether paths of the tool's own files have it.
    private static func isInPaths(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._/".utf8.contains(byte)
        }
    }

    /// Packs that are still as they were written, in order.
    ///
    /// - Parameters:
    ///   - names: packs that there still is something to make of.
    ///   - output: the folder with the packs.
    package func strays(besides names: Set<String>, in output: String) -> [EarlierPack] {
        packs.keys.sorted().filter { !names.contains($0) }.compactMap { name in
            guard let pack = EarlierPack(named: name, output: output), pack.manifest.pack == name,
                pack.manifest.source.sha256 == packs[name]
            else { return nil }
            return pack
        }
    }

    /// Whether it is one of them.
    package func lists(_ pack: String) -> Bool { packs[pack] != nil }

    /// Notes a pack that is now as it is to be.
    /// - Parameter source: SHA-256 of its pack.yml.
    package mutating func add(_ pack: String, source: String) { packs[pack] = source }

    /// Forgets a pack that is gone.
    package mutating func remove(_ name: String) { packs[name] = nil }

    /// The SHA-256 of a file beside the packs as it was last written; nil if none is known.
    func checksum(ofFile path: String) -> String? { files[path] }

    /// Notes a file beside the packs that is now as it is to be.
    mutating func add(file path: String, sha256: String) { files[path] = sha256 }

    /// That a merge left its marks in the file: the lines of both sides count.
    package var marks: Finding? {
        before.flatMap { GitLeftover(in: $0)?.listFinding(at: path) }
    }

    private var path: String { "\(folder)/\(kind.fileName)" }

    /// Writes the file, in one moment, if there is anything new.
    ///
    /// - Returns: A remark if it can't be written, or something else is there.
    package func write() -> Finding? {
        let lines =
            packs.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
            + files.sorted { $0.key < $1.key }.map { "\($0.value)  \(Self.filePrefix)\($0.key)\n" }
        let bytes = Array((kind.head + lines.joined()).utf8)
        guard bytes != before, before != nil || !lines.isEmpty else { return nil }
        if let marks { return marks }
        do throws(PublishingError) {
            if let entry = try fileSystem.entry(at: path),
                entry.kind != .file || before?.starts(with: kind.head.utf8) != true
            {
                return Finding(.outputConflict, "pack list").at(path)
            }
            try fileSystem.replace(path, with: bytes, isLasting: false)
            return nil
        } catch {
            return error.diagnostic.at(path).weighing(.note)
        }
    }
}
