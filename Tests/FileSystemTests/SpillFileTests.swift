import Foundation
import TestSupport
import Testing
import VoiceAssetCore

/// Bytes that wait outside of memory.
@Suite struct SpillFileTests {
    @Test func givesBackWhatItWasGiven() async throws {
        let folder = try TemporaryFolder()
        let spill = try SpillFile(in: folder.url.path)
        let pieces = [0, 1, 5000, 0, 100_000].enumerated().map { index, count in
            (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ index) }
        }
        var spilled: [SpilledBytes] = []
        for piece in pieces { spilled.append(try #require(await spill.append(piece))) }
        for (bytes, piece) in zip(spilled, pieces).reversed() {
            #expect(try bytes.bytes() == piece)
            #expect(bytes.count == piece.count)
        }
    }

    /// Whatever ends the process, no file is left.
    @Test func hasNoName() async throws {
        let folder = try TemporaryFolder()
        let spill = try SpillFile(in: folder.url.path)
        #expect(await spill.append([1, 2, 3]) != nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test func refusesAFolderThatIsNotThere() throws {
        let folder = try TemporaryFolder()
        #expect(throws: PublishingError.self) { try SpillFile(in: folder.url("none").path) }
    }

    @Test func synchronizesAllAndTellsAFailure() throws {
        let folder = try TemporaryFolder()
        let paths = try (0..<20).map { number in
            try folder.write("\(number)", [UInt8(number)])
            return folder.url("\(number)").path
        }
        #expect(throws: Never.self) { try LocalFileSystem().synchronize(all: paths + [folder.url.path]) }
        #expect(throws: PublishingError.self) { try LocalFileSystem().synchronize(all: paths + [paths[0] + "x"]) }
        #expect(throws: Never.self) { try LocalFileSystem().synchronize(all: []) }
    }
}
