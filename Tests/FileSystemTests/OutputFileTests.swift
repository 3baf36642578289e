import Foundation
import TestSupport
import Testing

@testable import VoiceAssetCore

@Suite("A file that the user named")
struct OutputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func output(_ name: String) -> OutputFile {
        OutputFile(path: folder.url(name).path, kind: "test") { $0.starts(with: Array("mine".utf8)) }
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test("A file that is larger than any of its kind is something else, not a fault of the system")
    func large() throws {
        try folder.write("large", "mine".utf8)
        let size = unsafe truncate(folder.url("large").path, 64 << 20 + 1)
        try #require(size == 0)
        let fault = try #require(output("large").write("mine anew"))
        #expect(fault.check == .outputConflict)
        #expect(output("large").obstacle() == fault)
    }

    @Test("Only what a killed run left is removed, whatever its version")
    func leftovers() throws {
        let own = [
            ".voice-assets-report.html-4294967295", ".voice-assets-file-18446744073709551615", ".voice-assets--0",
        ]
        let held = ".voice-assets-file-1"
        let others = [
            ".voice-assets-cache", ".voice-assets-notes-1a", ".voice-assets-1", "voice-assets-file-1",
            ".voice-assets-file-",
            ".voice-assets-file-184467440737095516150", ".voice-assets-unfinished",
        ]
        for name in own + [held] + others { try folder.write(name, []) }
        for name in [".voice-assets-folder-1", ".voice-assets-link-1"] {
            try FileManager.default.createSymbolicLink(atPath: folder.url(name).path, withDestinationPath: "report")
        }
        #expect(unsafe mkfifo(folder.url(".voice-assets-pipe-1").path, 0o600) == 0)
        let holder = unsafe open(folder.url(held).path, O_RDONLY)
        defer { close(holder) }
        try #require(flock(holder, LOCK_SH) == 0)
        #expect(output("report").write("mine") == nil)
        let stay = [held, "report", ".voice-assets-folder-1", ".voice-assets-link-1", ".voice-assets-pipe-1"] + others
        #expect(try names == stay.sorted())
    }

    /// Each looks for leftovers while the others write.
    @Test("Runs at the same time take nothing of each other's for a leftover")
    func sameTime() async throws {
        let faults = await withTaskGroup { group in
            for writer in 0..<8 {
                group.addTask {
                    (0..<50).compactMap { output("file\(writer)").write("mine \($0)")?.line }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(faults == [])
        #expect(try names == (0..<8).map { "file\($0)" })
    }

    @Test("A file whose bytes say nothing is told by its note, where the file system keeps one")
    func note() throws {
        let path = folder.url("sound").path
        let sound = OutputFile(path: path, kind: "sound") { "sound of \($0.count)" }
        #expect(sound.write([1, 2]) == nil)
        guard FileNote.read(path) != nil else { return }
        #expect(FileNote.read(path) == "sound of 2")
        #expect(sound.write([3]) == nil)
        #expect(try Data(contentsOf: folder.url("sound")) == Data([3]))
        // Written to in its place: the note is there still, and says something else.
        try Data([4, 5]).write(to: folder.url("sound"), options: [])
        let handle = try FileHandle(forWritingTo: folder.url("sound"))
        try handle.seekToEnd()
        try handle.write(contentsOf: [6])
        try handle.close()
        #expect(sound.write([7])?.check == .outputConflict)
        FileNote.write(String(repeating: "x", count: 300), to: path)
        #expect(FileNote.read(path) == nil)
    }
}
