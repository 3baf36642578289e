import Foundation
import TestSupport
import Testing

@testable import VoiceAssetCore

@Suite("The local file system, writing")
struct WritingTests {
    private let fileSystem = LocalFileSystem()
    private let folder: WritingFolder

    init() throws { folder = try WritingFolder() }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func code(_ operation: () throws(PublishingError) -> Void) -> Int32? {
        do { try operation() } catch { return error.code }
        return nil
    }

    @Test("What is written is read back; a taken name is never written to")
    func files() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        try fileSystem.write(bytes, toNew: path("a"))
        #expect(try fileSystem.bytes(of: path("a"), atMost: bytes.count) == bytes)
        #expect(code { () throws(PublishingError) in _ = try fileSystem.bytes(of: path("a"), atMost: 99_999) } == EFBIG)
        #expect(code { () throws(PublishingError) in try fileSystem.write([], toNew: path("a")) } == EEXIST)
        try fileSystem.write([], toNew: path("empty"))
        #expect(try fileSystem.bytes(of: path("empty"), atMost: 0) == [])
        #expect(try fileSystem.names(in: folder.path) == ["a", "empty"])
        #expect(try fileSystem.entry(at: path("a"))?.size == 100_000)
        #expect(try fileSystem.entry(at: path("b")) == nil)
        #expect(try fileSystem.entry(at: path("a/b")) == nil)
    }

    @Test("A folder with a name that is not UTF-8 is not listed in part")
    func unnamable() throws {
        try fileSystem.write([], toNew: path("a"))
        withExtendedLifetime(UnnamableItem(in: folder.path)) { item in
            guard item != nil else { return }
            let error = PublishingError("name", path(UnnamableItem.shown), code: EILSEQ)
            #expect(throws: error) { try fileSystem.names(in: folder.path) }
            #expect(error.code == EILSEQ)
        }
    }

    @Test("What is no file is not read, and what is no folder is not listed")
    func unreadable() throws {
        try fileSystem.makeFolder(path("folder"), permissions: nil)
        #expect(
            code { () throws(PublishingError) in _ = try fileSystem.bytes(of: path("folder"), atMost: 9) } == EINVAL)
        #expect(code { () throws(PublishingError) in _ = try fileSystem.bytes(of: path("none"), atMost: 9) } == ENOENT)
        #expect(code { () throws(PublishingError) in _ = try fileSystem.names(in: path("none")) } == ENOENT)
        try fileSystem.write([], toNew: path("file"))
        #expect(code { () throws(PublishingError) in _ = try fileSystem.names(in: path("file")) } == ENOTDIR)
    }

    @Test("Links are seen and not followed")
    func links() throws {
        try fileSystem.write([1], toNew: path("target"))
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "target")
        #expect(try fileSystem.entry(at: path("link"))?.kind == .link)
        #expect(code { () throws(PublishingError) in _ = try fileSystem.bytes(of: path("link"), atMost: 9) } == ELOOP)
        #expect(code { () throws(PublishingError) in try fileSystem.write([], toNew: path("link")) } == EEXIST)
        try fileSystem.link(path("link"), toNew: path("second"))
        #expect(try fileSystem.entry(at: path("second")) == fileSystem.entry(at: path("link")))
        #expect(try fileSystem.entry(at: path("second"))?.kind == .link)
        try fileSystem.link(path("target"), toNew: path("third"))
        #expect(try fileSystem.entry(at: path("third"))?.identity == fileSystem.entry(at: path("target"))?.identity)
    }

    @Test("A name is given only if it is free, unless it is to be replaced")
    func moves() throws {
        try fileSystem.write([1], toNew: path("a"))
        try fileSystem.write([2], toNew: path("b"))
        #expect(code { () throws(PublishingError) in try fileSystem.move(path("a"), toNew: path("b")) } == EEXIST)
        #expect(code { () throws(PublishingError) in try fileSystem.link(path("a"), toNew: path("b")) } == EEXIST)
        try fileSystem.move(path("a"), over: path("b"))
        #expect(try fileSystem.bytes(of: path("b"), atMost: 1) == [1])
        try fileSystem.makeFolder(path("full"), permissions: 0o750)
        try fileSystem.makeFolder(path("free"), permissions: nil)
        #expect(code { () throws(PublishingError) in try fileSystem.move(path("full"), toNew: path("free")) } == EEXIST)
        #expect(try fileSystem.entry(at: path("full"))?.permissions == 0o750)
    }

    @Test("Two folders swap their names")
    func exchange() throws {
        for name in ["a", "b"] {
            try fileSystem.makeFolder(path(name), permissions: nil)
            try fileSystem.write(Array(name.utf8), toNew: path("\(name)/\(name)"))
        }
        try fileSystem.exchange(path("a"), path("b"))
        #expect(try fileSystem.names(in: path("a")) == ["b"])
        #expect(try fileSystem.names(in: path("b")) == ["a"])
        #expect(code { () throws(PublishingError) in try fileSystem.exchange(path("a"), path("c")) } == ENOENT)
        let full = code { () throws(PublishingError) in try fileSystem.removeFolder(path("a")) }
        #expect(full == ENOTEMPTY || full == EEXIST)
        try fileSystem.removeFile(path("a/b"))
        try fileSystem.removeFolder(path("a"))
        try fileSystem.synchronize(folder.path)
        #expect(try fileSystem.names(in: folder.path) == ["b"])
    }

    @Test("A folder has one lock, which ends with its holder")
    func lock() throws {
        var first: (any PublishingLock)? = try fileSystem.lock(folder.path)
        #expect(throws: PublishingError("lock", folder.path, code: EWOULDBLOCK)) { try fileSystem.lock(folder.path) }
        #expect(PublishingError("lock", "", code: EWOULDBLOCK).isLocked)
        withExtendedLifetime(first) {}
        first = nil
        _ = try fileSystem.lock(folder.path)
        #expect(try fileSystem.names(in: folder.path) == [])
    }

    @Test("A child process that is being forked does not prolong a lock")
    func lockAndFork() throws {
        var first: LocalFileSystemLock? = try #require(try fileSystem.lock(folder.path) as? LocalFileSystemLock)
        // What a child holds between fork and exec.
        let copy = dup(try #require(first).descriptor)
        defer { close(copy) }
        first = nil
        _ = try fileSystem.lock(folder.path)
    }

    @Test("Errors have the system's words")
    func words() {
        #expect(PublishingError("write", "a", code: ENOSPC).reason == "No space left on device")
        #expect(!PublishingError("write", "a", code: ENOSPC).isUnsupported)
        let advice = [
            (ENOSPC, "make room"), (EACCES, "ask for permission"), (EPERM, "ask for permission"), (EROFS, "choose"),
        ]
        for (code, words) in advice {
            #expect(PublishingError("write", "a", code: code).diagnostic.advice?.hasPrefix(words) == true)
        }
    }
}

/// A folder of the test's own.
final class WritingFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("voice-assets-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
