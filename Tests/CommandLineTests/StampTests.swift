import Foundation
import TestSupport
import Testing

/// `validate --stamp`: a build system takes its time for that of a run that ended well.
@Suite("A stamp")
struct StampTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
        try #require(try studio.run("generate").status == 0)
    }

    private static let written = "// Written by `voice-assets validate --stamp`: it found no fault.\n"

    /// An earlier stamp, of 2001.
    private func oldStamp() throws -> FileState? {
        try studio.folder.write("stamp", Self.written.utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: studio.folder.url("stamp").path)
        return try studio.snapshot(".")["stamp"]
    }

    @Test("A stamp is renewed, although it says the same")
    func renewsStamp() throws {
        let old = try #require(try oldStamp())
        #expect(try studio.run("validate", "--stamp", "stamp").status == 0)
        let new = try #require(try studio.snapshot(".")["stamp"])
        #expect(new.bytes == old.bytes && new.modified > old.modified)
        try studio.folder.write("VoiceAssets/en-USD/mp3/one.mp3", [1])
        #expect(try studio.run("validate", "--stamp", "stamp").status == 1)
        #expect(try studio.snapshot(".")["stamp"] == new)
    }

    /// `RLIMIT_FSIZE` stands for a full disk under the stamp.
    @Test(
        "A run that fails at last leaves no new stamp",
        arguments: [
            "\"$0\" validate --stamp stamp >/dev/full",
            "(ulimit -f 0; trap '' XFSZ; exec \"$0\" validate --stamp stamp) | cat; exit ${PIPESTATUS[0]}",
        ])
    func failsAtLast(script: String) throws {
        let none = try Tool.bash(script, in: studio.folder)
        #expect(none.status == 74)
        #expect(try Set(studio.snapshot(".").keys.filter { !$0.contains("/") }) == [])
        let old = try oldStamp()
        #expect(try Tool.bash(script, in: studio.folder).status == 74)
        #expect(try studio.snapshot(".").filter { !$0.key.contains("/") } == ["stamp": try #require(old)])
    }
}
