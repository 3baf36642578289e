import Foundation
import Testing
import VoiceAssetCore

@testable import VoiceAssetPipeline

@Suite("What a killed run left behind")
struct PackWriterLeftoverTests {
    typealias Fixture = PackWriterFixture
    private let fixture: Fixture
    private let staging = ".voice-assets-staging-en-USD"

    init() throws { fixture = try Fixture() }

    @Test("What somebody put into a staging folder goes to its place in the pack")
    func strayIsMoved() throws {
        #expect(try fixture.writer().replace(Fixture.content(["a": 1])).change == .changed)
        try fixture.put("stray", at: "\(staging)/sub/stray.txt")
        let inode = try fixture.inode("\(staging)/sub/stray.txt")
        #expect(try fixture.writer().warnings == [])
        #expect(try fixture.inode("en-USD/sub/stray.txt") == inode)
        #expect(try fixture.leftovers() == [])
    }

    @Test("If its place is taken it stays where it is, with a warning, and does not stand in the way")
    func strayIsStuck() throws {
        #expect(try fixture.writer().replace(Fixture.content(["a": 1])).change == .changed)
        try fixture.put("here", at: "en-USD/notes")
        try fixture.put("there", at: "\(staging)/notes")
        for fill in 2...3 as ClosedRange<UInt8> {
            let writer = try fixture.writer()
            #expect(writer.warnings.map(\.file) == ["\(fixture.output)/\(staging)/notes"])
            #expect(writer.warnings.map(\.severity) == [.warning])
            #expect(writer.replace(Fixture.content(["a": fill])).diagnostics == [])
        }
        #expect(try fixture.files(fixture.output)["\(staging)/notes"] == Array("there".utf8))
        #expect(try fixture.files()["notes"] == Array("here".utf8))
        #expect(try fixture.leftovers() == [staging])
    }

    @Test("A whole earlier pack is put back before what is stuck in another folder")
    func putBack() throws {
        #expect(try fixture.writer().replace(Fixture.content(["a": 1])).change == .changed)
        let previous = "\(fixture.output)/\(StagingFolder.previousPrefix)en-USD"
        try FileManager.default.moveItem(atPath: fixture.folder, toPath: previous + "~2")
        try fixture.put("stuck", at: "\(StagingFolder.previousPrefix)en-USD/stuck")
        #expect(try fixture.writer().warnings == [])
        let expected = try Fixture.files(Fixture.content(["a": 1])).merging(["stuck": Array("stuck".utf8)]) { own, _ in
            own
        }
        #expect(try fixture.files() == expected)
        #expect(try fixture.leftovers() == [])
    }

    @Test(
        "Names that only look alike are left alone", arguments: ["staging-", "staging-a b", "staging-en~x", "stagin"])
    func lookalikes(name: String) throws {
        try fixture.put("mine", at: ".voice-assets-\(name)/manifest.json")
        #expect(try fixture.writer().warnings == [])
        #expect(try fixture.files(fixture.output) == [".voice-assets-\(name)/manifest.json": Array("mine".utf8)])
    }

    @Test("A link in the place of a staging folder is not followed")
    func link() throws {
        try fixture.put("mine", at: "elsewhere/manifest.json")
        try FileManager.default.createSymbolicLink(
            atPath: "\(fixture.output)/\(staging)", withDestinationPath: "elsewhere")
        let writer = try fixture.writer()
        #expect(writer.warnings.map(\.check) == [.fileUnsafe])
        #expect(writer.replace(Fixture.content(["a": 1])).change == .changed)
        #expect(try fixture.files("\(fixture.output)/elsewhere") == ["manifest.json": Array("mine".utf8)])
    }
}
