import Foundation
import Testing

@testable import VoiceAssetCore

struct FileSystemClockTests {
    /// A file that was looked at before the clock went on shows every later change, also one whose date is set back: two hundred times, since a
    /// clock that stood still would show most of them too.
    @Test func goesOnBeforeAnythingChanges() throws {
        let folder = try ReadingFolder()
        let file = "\(folder.path)/a.wav"
        try folder.write([0], to: "a.wav")
        let date = try #require(FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
        for round in 1...200 {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
            let before = try #require(FileStamp(at: file))
            let clock = try #require(FileSystemClock(of: folder.path, after: before.changed))
            #expect(clock.device == before.device && clock.moment > before.changed)
            #expect(before.isSettled(clock: clock) || before.changed.isMultiple(of: 10_000_000))
            try Data([UInt8(round)]).write(to: URL(fileURLWithPath: file), options: [])
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
            #expect(FileStamp(at: file) != before)
        }
    }

    /// The folder's dates stay; nothing is told of a link, of what is no folder, and of a time to come.
    @Test func changesNothing() throws {
        let folder = try ReadingFolder()
        try folder.write([0], to: "a.wav")
        try folder.link("link", to: folder.root)
        let manager = FileManager.default
        let before = try manager.attributesOfItem(atPath: folder.path)
        _ = try #require(FileSystemClock(of: folder.path, after: 0))
        let after = try manager.attributesOfItem(atPath: folder.path)
        #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
        #expect(before[.posixPermissions] as? Int == after[.posixPermissions] as? Int)
        for name in ["a.wav", "link", "none"] {
            #expect(FileSystemClock(of: "\(folder.path)/\(name)", after: 0) == nil)
        }
        #expect(FileSystemClock(of: folder.path, after: FileStamp.now + 3_600_000_000_000) == nil)
    }
}
