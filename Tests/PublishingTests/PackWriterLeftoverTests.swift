import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPipeline

@Suite("What a killed run left behind")
struct PackWriterLeftoverTests {
    typealias Fixture = PackWriterFixture
    private let fixture: Fixture
    private let staging = ".voice-assets-staging-en-USD"

    init() throws { fixture = try Fixture() }

    @Test("What is not the tool's stays where it is, with a warning, and does not stand in the way")
    func strayStays() throws {
        #expect(try fixture.writer().replace(Fixture.content(["a": 1])).change == .changed)
        try fixture.put("mine", at: "\(staging)/wav/mine.wav")
        try fixture.put("litter", at: "\(staging)/wav/.DS_Store")
        for fill in 2...3 as ClosedRange<UInt8> {
            let writer = try fixture.writer()
            #expect(writer.warnings.map(\.file) == ["\(fixture.output)/\(staging)/wav"])
            #expect(writer.warnings.map(\.severity) == [.warning])
            #expect(writer.replace(Fixture.content(["a": fill])).diagnostics == [])
        }
        #expect(try fixture.files(fixture.output)["\(staging)/wav/mine.wav"] == Array("mine".utf8))
        #expect(try fixture.leftovers() == [staging])
    }

    @Test("What comes into the pack's folder while it is replaced is not lost")
    func latecomer() throws {
        #expect(try fixture.writer().replace(Fixture.content(["a": 1])).change == .changed)
        let late = "\(fixture.folder)/wav/late.wav"
        let fileSystem = FailingFileSystem {
            _ = FileManager.default.createFile(atPath: late, contents: Data("late".utf8))
        }
        let outcome = try fixture.writer(fileSystem).replace(Fixture.content(["a": 2]))
        #expect(outcome.change == .changed)
        #expect(outcome.diagnostics.map(\.form) == ["stuck"])
        #expect(try fixture.files() == Fixture.files(Fixture.content(["a": 2])))
        #expect(try fixture.files(fixture.output)["\(staging)/wav/late.wav"] == Array("late".utf8))
    }

    @Test("A whole earlier pack is put back before what is stuck in another folder")
    func putBack() throws {
        #expect(try fixture.writer().replace(Fixture.content(["a": 1])).change == .changed)
        let previous = "\(fixture.output)/\(StagingFolder.previousPrefix)en-USD"
        try FileManager.default.moveItem(atPath: fixture.folder, toPath: previous + "~2")
        try fixture.put("stuck", at: "\(StagingFolder.previousPrefix)en-USD/stuck")
        #expect(try fixture.writer().warnings.map(\.form) == ["stuck"])
        #expect(try fixture.files() == Fixture.files(Fixture.content(["a": 1])))
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
