import Foundation
import TestSupport
import Testing

/// A folder with recordings in it, in which the tool runs.
struct Studio {
    let folder: TemporaryFolder

    /// With the pack `en-USD` of three good takes.
    init() throws {
        folder = try TemporaryFolder()
        try addPack("en-USD")
    }

    /// With one pack of one clip, `one`, whose recording is these bytes, or that is missing.
    init(recording bytes: [UInt8]?, name: String = "one.wav") throws {
        folder = try TemporaryFolder()
        try folder.write("recordings/en-USD/pack.yml", Self.yaml(clips: ["one"]).utf8)
        if let bytes { try folder.write("recordings/en-USD/\(name)", bytes) }
    }

    /// With one pack, `en-USD`, with a good take and this pack.yml.
    init(yaml: some Sequence<UInt8>) throws {
        folder = try TemporaryFolder()
        try folder.write("recordings/en-USD/pack.yml", yaml)
        try record("en-USD/one", Self.takes["one"]!)
    }

    private init(_ folder: TemporaryFolder) { self.folder = folder }

    /// What `generate` makes of `Studio()`, of that with a pack `fr-EUR` beside it, and of the pack that counts: it runs once, and each test
    /// has a copy.
    static func generated() throws -> Studio { try plain.get().copy() }
    static func generatedCounting() throws -> Studio { try counting.get().copy() }
    static func generatedPair() throws -> Studio { try pair.get().copy() }
    private static let plain = Result { try Studio().generating() }
    private static let counting = Result { try Studio(CountingPack()).generating() }

    private static let pair = Result {
        let studio = try Studio()
        try studio.addPack("fr-EUR")
        return try studio.generating()
    }

    func generating() throws -> Studio {
        try #require(try run("generate").status == 0)
        return self
    }

    /// Another one with the same files.
    func copy() throws -> Studio {
        let copy = Studio(try TemporaryFolder())
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
            try FileManager.default.copyItem(
                at: folder.url.appendingPathComponent(name), to: copy.folder.url.appendingPathComponent(name))
        }
        return copy
    }

    /// What the script of a page reads.
    func pageData(_ path: String) throws -> [String: Any] {
        let page = try String(contentsOf: folder.url(path), encoding: .utf8)
        let json = try #require(page.firstMatch(of: /(?s)id="data">(?<json>.*?)<\/script>/)).json
        return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    /// Good takes of 1.35 s.
    static let takes = [
        "one": RawTake(pitch: 110).wav, "two": RawTake(pitch: 150).wav, "paid": RawTake(pitch: 190).wav,
        "other": RawTake(pitch: 230).wav,
    ]

    func addPack(_ name: String) throws {
        try folder.write("recordings/\(name)/pack.yml", Self.yaml(clips: ["one", "paid", "two"]).utf8)
        for clip in ["one", "paid", "two"] { try record("\(name)/\(clip)", Self.takes[clip]!) }
    }

    func record(_ path: String, _ wav: [UInt8]) throws { try folder.write("recordings/\(path).wav", wav) }

    static func yaml(clips: [String], more: String = "") -> String {
        """
        locale: en
        currency: USD
        range: 0.00...9.99
        clips:
        \(clips.map { "  \($0): the word \($0)" }.joined(separator: "\n"))
        announcements:
          hello: [\(clips.joined(separator: ", "))]
        \(more)
        """
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.url(path).path, withDestinationPath: target)
    }

    func permit(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.url(path).path)
    }

    /// Whether a run left something that only a running one needs.
    var leavesStaging: Bool {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.url("VoiceAssets").path)
                .contains { $0.hasPrefix(".voice-assets-") }
        }
    }

    func run(_ arguments: String...) throws -> Program.Result { try run(arguments) }
    func run(_ arguments: [String]) throws -> Program.Result { try Tool.run(arguments, in: folder) }

    /// What is below a folder, by path from it.
    func snapshot(_ path: String = "VoiceAssets") throws -> [String: FileState] {
        let root = folder.url(path)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return try Dictionary(
            uniqueKeysWithValues: paths.map { ($0, try FileState(of: root.appendingPathComponent($0))) }
        ).compactMapValues { $0 }
    }

    /// The sizes of the clips, in the tool's words.
    func kilobytes(_ pack: String = "en-USD") throws -> String {
        let clips = try snapshot("VoiceAssets/\(pack)").filter { $0.key.contains("/") }
        return "\((clips.values.map(\.bytes.count).reduce(0, +) + 500) / 1000) kB"
    }
}

/// What tells whether a file was touched.
struct FileState: Equatable {
    var bytes: Data
    var inode: Int
    var modified: Date

    /// Nil for a folder; of a link, where it leads.
    init?(of file: URL) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        let type = attributes[.type] as? FileAttributeType
        guard type != .typeDirectory else { return nil }
        bytes =
            type == .typeSymbolicLink
            ? Data(try FileManager.default.destinationOfSymbolicLink(atPath: file.path).utf8)
            : try Data(contentsOf: file)
        inode = attributes[.systemFileNumber] as? Int ?? 0
        modified = attributes[.modificationDate] as? Date ?? .distantPast
    }
}

extension Program.Result {
    /// What the program left, to be compared as a whole; without progress, which depends on the machine.
    var text: Text {
        Text(
            status: status, output: Program.withoutApproval(outputText),
            errors: Program.withoutApproval(Program.withoutProgress(errorText)))
    }

    struct Text: Equatable {
        var status: Int32 = 0
        var output = ""
        var errors = ""
    }
}

extension Program.Result.Text {
    /// Whether the program left what matters of the other: as `=~` of texts.
    static func =~ (told: Self, pattern: Self) -> Bool {
        told.status == pattern.status && told.output =~ pattern.output && told.errors =~ pattern.errors
    }
}
