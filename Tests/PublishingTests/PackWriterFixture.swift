import Foundation
import VoiceManifest

@testable import VoiceAssetCore
@testable import VoiceAssetPipeline

/// An output folder of the test's own and what can be seen in it.
final class PackWriterFixture: Sendable {
    static let pack = "en-USD"

    let output: String
    var folder: String { "\(output)/\(Self.pack)" }

    /// In memory if that is asked for and there is such a file system: thousands of runs wait long for a disk.
    init(inMemory: Bool = false) throws {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let isThere = inMemory && FileManager.default.isWritableFile(atPath: memory.path)
        let url = (isThere ? memory : FileManager.default.temporaryDirectory).appendingPathComponent(
            "voice-assets-\(UUID())")
        output = url.appendingPathComponent("VoiceAssets").path
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: (output as NSString).deletingLastPathComponent) }

    /// A pack of WAV clips; each id with the byte that its file is filled with.
    static func content(_ clips: [String: UInt8], pack: String = pack, keep: Set<String> = []) -> PackContent {
        var files: [String: PackContent.File] = [:]
        let entries = clips.sorted { $0.key < $1.key }.map { id, fill in
            let bytes = [UInt8](repeating: fill, count: 48)
            let path = "wav/\(id).wav"
            let sha256 = Digest.sha256(bytes)
            files[path] = keep.contains(id) ? .keep : .bytes(bytes)
            return PackManifest.Clip(
                id: id, text: id, samples: 24, seconds: 0.001, loudness: -16, truePeak: -3,
                source: .init(
                    file: "\(id).flac", sha256: sha256, sampleRate: 48000, channels: 1, seconds: 1, speechStart: 0,
                    speechEnd: 1),
                files: ["wav": .init(path: path, bytes: bytes.count, sha256: sha256)])
        }
        let manifest = PackManifest(
            pack: pack, locale: "en", currency: .init(code: "USD", scale: 2), speaker: nil, license: nil,
            generator: .init(
                name: "voice-assets", version: "1",
                libraries: .init(libsndfile: "1", lame: "1", libsoxr: "1", libebur128: "1")),
            profile: .init(loudness: -16, truePeak: -2, gapSamples: 1440, level: .clip),
            source: .init(sha256: Digest.sha256([])), range: .init(min: "0.00", max: "9.99"),
            renditions: [
                "wav": .init(fileExtension: "wav", codec: .pcm, container: .wav, sampleRate: 24000, bitRate: 384_000)
            ], clips: entries, announcements: [:])
        return PackContent(manifest: manifest, files: files)
    }

    /// The files of a pack as generate writes them.
    static func files(_ content: PackContent) throws -> [String: [UInt8]] {
        var files = ["manifest.json": try content.manifest.encoded()]
        for (path, file) in content.files { if case .bytes(let bytes) = file { files[path] = bytes } }
        return files
    }

    func writer(_ fileSystem: any PublishingFileSystem = LocalFileSystem()) throws(Faults) -> PackWriter {
        try PackWriter(output: output, fileSystem: fileSystem)
    }

    /// Writes a file under the output folder, with its folders.
    func put(_ text: String, at path: String) throws {
        let url = URL(fileURLWithPath: "\(output)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Every file under a folder with its bytes; links with what they lead to; folders with a slash.
    func tree(_ folder: String? = nil) throws -> [String: [UInt8]] {
        let folder = folder ?? self.folder
        guard FileManager.default.fileExists(atPath: folder) else { return [:] }
        let local = LocalFileSystem()
        func add(_ prefix: String, _ tree: inout [String: [UInt8]]) throws {
            for name in try local.names(in: "\(folder)/\(prefix)") {
                let path = "\(folder)/\(prefix)\(name)"
                switch try local.entry(at: path)?.kind {
                case .folder:
                    tree[prefix + name + "/"] = []
                    try add(prefix + name + "/", &tree)
                case .link:
                    tree[prefix + name] = Array(try FileManager.default.destinationOfSymbolicLink(atPath: path).utf8)
                default: tree[prefix + name] = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
                }
            }
        }
        var tree: [String: [UInt8]] = [:]
        try add("", &tree)
        return tree
    }

    /// Only generate's and others' files, without folders.
    func files(_ folder: String? = nil) throws -> [String: [UInt8]] {
        try tree(folder).filter { !$0.key.hasSuffix("/") }
    }

    func inode(_ path: String) throws -> UInt64? {
        try LocalFileSystem().entry(at: "\(output)/\(path)")?.identity.inode
    }

    /// Inode, modification time and change time of everything under the output folder and of itself.
    func stamps() throws -> [String: String] {
        let all = [""] + (try tree(output).keys.map { "/" + $0 })
        return try all.reduce(into: [:]) { stamps, path in
            var status = stat()
            guard unsafe lstat(output + path, &status) == 0 else { throw CocoaError(.fileNoSuchFile) }
            #if canImport(Darwin)
                let times = "\(status.st_mtimespec) \(status.st_ctimespec)"
            #else
                let times = "\(status.st_mtim) \(status.st_ctim)"
            #endif
            stamps[path] = "\(status.st_ino) \(times)"
        }
    }

    /// Names in the output folder that a run left behind.
    func leftovers() throws -> [String] {
        try LocalFileSystem().names(in: output).filter { $0.hasPrefix(".") }
    }
}
