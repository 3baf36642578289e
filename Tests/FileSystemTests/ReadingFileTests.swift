import Foundation
import TestSupport
import Testing

@testable import VoiceAssetCore

@Suite struct ReadingFileTests {
    let folder: ReadingFolder

    init() throws { folder = try ReadingFolder() }

    /// What reading a file inside `root` throws; nil if it is read.
    private func error(_ name: String, limit: Int = 100) -> FileReadError? {
        do {
            _ = try readFile(at: folder.root + "/" + name, within: folder.root, limit: limit)
            return nil
        } catch { return error }
    }

    @Test(arguments: [0, 1, 65536, 65537, 200_000]) func readsWholeFile(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try folder.write(bytes, to: "root/a")
        #expect(try readFile(at: folder.root + "/a", within: folder.root, limit: size) == bytes)
        #expect(try readFile(at: folder.root + "/a", limit: size + 1) == bytes)
    }

    /// A manifest may state any number of bytes.
    @Test func takesTheLargestLimit() throws {
        try folder.write([1, 2, 3], to: "root/a")
        #expect(try readFile(at: folder.root + "/a", limit: .max) == [1, 2, 3])
    }

    @Test func rejectsFileOverLimit() throws {
        try folder.write([1, 2, 3], to: "root/a")
        #expect(error("a", limit: 2) == .tooLarge(bytes: 3, limit: 2))
    }

    @Test func rejectsFileThatGrewOverLimit() throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(repeating: 1, count: 300))
        try pipe.fileHandleForWriting.close()
        #expect(throws: FileReadError.tooLarge(bytes: 201, limit: 200)) {
            try readToEnd(of: pipe.fileHandleForReading.fileDescriptor, expecting: 10, limit: 200)
        }
    }

    @Test func readsFileThatGrewWithinLimit() throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(repeating: 1, count: 300))
        try pipe.fileHandleForWriting.close()
        let bytes = try readToEnd(of: pipe.fileHandleForReading.fileDescriptor, expecting: 10, limit: 300)
        #expect(bytes == [UInt8](repeating: 1, count: 300))
    }

    @Test func rejectsWhatIsNotAFile() throws {
        try folder.makeFolder("root/folder")
        try folder.makePipe("root/pipe")
        #expect(error("folder") == .notRegular(.folder))
        #expect(error("pipe") == .notRegular(.pipe))
        #expect(throws: FileReadError.notRegular(.device)) { try readFile(at: "/dev/null", limit: 1) }
        #if os(Linux)
            let pipe = Pipe()
            let file = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
            #expect(throws: FileReadError.notRegular(.pipe)) { try readFile(at: file, limit: 1) }
        #endif
    }

    @Test func missingFiles() throws {
        try folder.write([1], to: "root/a")
        #expect(error("b") == .missing)
        #expect(error("a/b") == .missing)
        #expect(error("a\0b") == .missing)
    }

    @Test func followsLinkThatStaysInside() throws {
        try folder.write([1, 2], to: "root/a")
        try folder.makeFolder("root/sub")
        try folder.link("root/sub/b", to: "../a")
        try folder.link("root/c", to: folder.root + "/sub/b")
        #expect(try readFile(at: folder.root + "/c", within: folder.root, limit: 10) == [1, 2])
    }

    @Test func rejectsLinkThatLeaves() throws {
        try folder.write([1], to: "outside")
        try folder.makeFolder("root-2")
        try folder.write([1], to: "root-2/a")
        try folder.link("root/b", to: "../outside")
        try folder.link("root/c", to: "../root-2/a")
        try folder.link("root/up", to: "..")
        for (name, target) in [
            ("b", "outside"), ("c", "root-2/a"), ("up/outside", "outside"), ("../outside", "outside"),
        ] {
            guard case .outside(let found) = error(name) else {
                Issue.record("\(name): \(String(describing: error(name)))")
                continue
            }
            #expect(found.hasSuffix("/" + target))
        }
    }

    @Test func rejectsLinkWithoutTarget() throws {
        try folder.link("root/a", to: "nowhere")
        try folder.link("root/loop", to: "loop")
        #expect(error("a") == .danglingLink(target: "nowhere"))
        #expect(error("loop") == .unreadable(errno: ELOOP))
    }

    @Test(.enabled(if: getuid() != 0, "root may read every file")) func rejectsFileWithoutPermission() throws {
        try folder.write([1], to: "root/a")
        try folder.removePermissions(of: "root/a")
        #expect(error("a") == .unreadable(errno: EACCES))
    }

    @Test(arguments: [
        (
            FileReadError.missing, "f: error[file-missing]",
            VoiceAssetCore.ExitStatus.missingInput
        ),
        (
            .notRegular(.pipe), "f: error[file-unsafe] pipe",
            .brokenRule
        ),
        (
            .notRegular(.device), "f: error[file-unsafe] not a file kind=a device",
            .brokenRule
        ),
        (
            .tooLarge(bytes: 3, limit: 2),
            "f: error[recording-limit] too large bytes=3 bytes most=2 bytes", .brokenRule
        ),
        (
            .outside(target: "/etc/x"),
            "f: error[file-unsafe] outside target=/etc/x", .brokenRule
        ),
        (
            .danglingLink(target: "x"),
            "f: error[file-missing] dangling target=x",
            .missingInput
        ),
        (
            .unreadable(errno: EACCES),
            "f: error[file-unreadable] reason=Permission denied", .inputOutput
        ),
    ])
    func factsOfErrors(error: FileReadError, facts: String, status: VoiceAssetCore.ExitStatus) {
        let diagnostic = error.diagnostic(file: "f", clip: "ten", limit: .recordingLimit)
        #expect(diagnostic.facts == facts)
        #expect(diagnostic.clip == "ten")
        #expect(VoiceAssetCore.ExitStatus(of: [diagnostic]) == status)
    }
}
