import Foundation
import Testing
import VoiceAssetCore

struct FileStampTests {
    /// The same size and date as before: the time of the change tells.
    @Test func tellsOtherBytesOfTheSameDate() throws {
        let folder = try ReadingFolder()
        let file = "\(folder.path)/a.wav"
        try folder.write([1, 2, 3], to: "a.wav")
        let before = try #require(FileStamp(at: file))
        #expect(before.size == 3)
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        // File systems count in steps of up to ten milliseconds.
        Thread.sleep(forTimeInterval: 0.05)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder.path)/a.wav"))
        try handle.write(contentsOf: Data([3, 2, 1]))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: date ?? Date()], ofItemAtPath: file)
        let after = try #require(FileStamp(at: file))
        #expect(after != before)
        #expect(after.inode == before.inode && after.size == before.size)
    }

    @Test func tellsAFileThatGainedAName() throws {
        let folder = try ReadingFolder()
        try folder.write([1, 2, 3], to: "a.wav")
        let before = try #require(FileStamp(at: "\(folder.path)/a.wav"))
        Thread.sleep(forTimeInterval: 0.05)
        try FileManager.default.linkItem(
            at: URL(fileURLWithPath: "\(folder.path)/a.wav"), to: URL(fileURLWithPath: "\(folder.path)/b.wav"))
        let after = try #require(FileStamp(at: "\(folder.path)/b.wav"))
        #expect(after.inode == before.inode && after.modified == before.modified)
        #expect(after.changed > before.changed)
    }

    @Test func isOfFilesOnly() throws {
        let folder = try ReadingFolder()
        try folder.write([1], to: "a.wav")
        try FileManager.default.createSymbolicLink(
            at: URL(fileURLWithPath: "\(folder.path)/link.wav"),
            withDestinationURL: URL(fileURLWithPath: "\(folder.path)/a.wav"))
        #expect(FileStamp(at: "\(folder.path)/link.wav") == nil)
        #expect(FileStamp(at: folder.path) == nil)
        #expect(FileStamp(at: "\(folder.path)/none.wav") == nil)
    }

    /// By FAT in steps of 2 s, by SFTP of 1 s, by exFAT of 10 ms; and by a clock that was set back, so that it lies ahead.
    @Test(arguments: [6_000_000_000, 7_000_000_000, 7_010_000_000, 0, 90_000_000_001])
    func isNeverSettledByATimeThatProgramsSet(changed: Int) {
        let stamp = FileStamp(device: 1, inode: 1, size: 1, modified: 5_000_000_000, changed: changed)
        #expect(!stamp.isSettled(at: 60_000_000_000))
    }

    @Test func isSettledAfterTwoSeconds() {
        let stamp = FileStamp(device: 1, inode: 1, size: 1, modified: 5_000_000_000, changed: 6_000_000_001)
        #expect(!stamp.isSettled(at: 8_000_000_001))
        #expect(stamp.isSettled(at: 8_000_000_002))
        let seconds = FileStamp.now / 1_000_000_000
        #expect(abs(Date().timeIntervalSince1970 - Double(seconds)) < 60)
    }
}
