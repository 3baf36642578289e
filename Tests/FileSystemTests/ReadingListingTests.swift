import Foundation
import TestSupport
import Testing

@testable import VoiceAssetCore

@Suite struct ReadingListingTests {
    let folder: ReadingFolder

    init() throws { folder = try ReadingFolder() }

    @Test func namesKindsAndOrder() throws {
        for name in ["b", "a", "C", "é", ".hidden", "a~2"] { try folder.write([], to: "root/" + name) }
        try folder.makeFolder("root/folder")
        try folder.link("root/link", to: "nowhere")
        try folder.makePipe("root/pipe")
        let entries = try listFolder(at: folder.root)
        #expect(entries.map(\.name) == [".hidden", "C", "a", "a~2", "b", "folder", "link", "pipe", "é"])
        #expect(entries.map(\.kind) == [.file, .file, .file, .file, .file, .folder, .link, .pipe, .file])
        #expect(entries.filter(\.isHidden).map(\.name) == [".hidden"])
    }

    /// Whoever reads the folder is told of them: what is not listed is lost.
    @Test func listsNamesThatAreNotText() throws {
        try folder.write([], to: "root/n")
        try folder.write([], to: "root/n\u{FFFD}")
        try withExtendedLifetime(UnnamableItem(in: folder.root)) { item in
            guard item != nil else { return }
            let entries = try listFolder(at: folder.root)
            // In the order of the bytes, not of what is shown.
            #expect(entries.map(\.name) == ["n", "n\u{FFFD}", UnnamableItem.shown])
            #expect(entries.map(\.hasTextName) == [true, true, false])
            #expect(entries.map(\.kind) == [.file, .file, .file])
        }
    }

    @Test func rejectsWhatIsNoFolder() throws {
        try folder.write([], to: "root/a")
        try folder.makePipe("root/pipe")
        #expect(throws: FileReadError.notFolder(.file)) { try listFolder(at: folder.root + "/a") }
        #expect(throws: FileReadError.notFolder(.pipe)) { try listFolder(at: folder.root + "/pipe") }
        #expect(throws: FileReadError.missing) { try listFolder(at: folder.root + "/b") }
    }

    @Test func staysInside() throws {
        try folder.makeFolder("outside")
        try folder.makeFolder("root/sub")
        try folder.link("root/in", to: "sub")
        try folder.link("root/out", to: "../outside")
        #expect(try listFolder(at: folder.root, within: folder.root).count == 3)
        #expect(try listFolder(at: folder.root + "/in", within: folder.root).isEmpty)
        #expect {
            try listFolder(at: folder.root + "/out", within: folder.root)
        } throws: { error in
            if case .outside(let target) = error as? FileReadError { target.hasSuffix("/outside") } else { false }
        }
    }

    @Test func rejectsMoreEntriesThanTheLimit() throws {
        for name in ["a", "b", "c"] { try folder.write([], to: "root/" + name) }
        #expect(try listFolder(at: folder.root, limit: 3).count == 3)
        #expect(throws: FileReadError.tooManyEntries(limit: 2)) { try listFolder(at: folder.root, limit: 2) }
    }
}
