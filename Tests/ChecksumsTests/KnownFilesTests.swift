import Testing
import VoiceAssetChecksums
import VoiceAssetFileSystem

struct KnownFilesTests {
    private static let second = 1_000_000_000
    private static let now = 1_800_000_000 * second
    private static let digest = Digest.sha256(Array("abc".utf8))

    private static func stamp(_ inode: UInt64, modified: Int = now - 3 * second, changed: Int = 0) -> FileStamp {
        FileStamp(device: .max, inode: inode, size: .max, modified: modified, changed: changed)
    }

    private static var three: KnownFiles {
        var known = KnownFiles()
        for inode in 1...3 as ClosedRange<UInt64> { known.add(stamp(inode), sha256: digest, at: now) }
        return known
    }

    @Test func survivesAsAFile() {
        let known = Self.three
        let read = KnownFiles(from: known.bytes)
        #expect(read == known)
        #expect(read[Self.stamp(2)] == Self.digest)
        #expect(read[Self.stamp(4)] == nil)
        #expect(read[Self.stamp(2, changed: 1)] == nil)
        #expect(KnownFiles(from: KnownFiles().bytes).isEmpty)
    }

    /// A file that changed within the last two seconds may change again without another time: FAT counts in two seconds.
    @Test(arguments: [(0, 1), (1, 0), (1, 1)])
    func remembersOnlyWhatIsSettled(modifiedNow: Int, changedNow: Int) {
        let earlier = Self.now - 3 * Self.second
        let stamp = Self.stamp(
            1, modified: modifiedNow == 1 ? Self.now : earlier, changed: changedNow == 1 ? Self.now : earlier)
        var known = KnownFiles()
        known.add(stamp, sha256: Self.digest, at: Self.now + Self.second)
        #expect(known.isEmpty)
        known.add(stamp, sha256: Self.digest, at: Self.now + 3 * Self.second)
        #expect(!known.isEmpty)
    }

    @Test func isNothingWhenAnyByteIsAnother() {
        let bytes = Self.three.bytes
        for place in bytes.indices {
            var other = bytes
            other[place] ^= 1
            #expect(KnownFiles(from: other).isEmpty, "byte \(place)")
            #expect(KnownFiles(from: Array(bytes[..<place])).isEmpty, "\(place) bytes")
        }
    }

    /// Whoever writes such a file can also write its checksum.
    @Test(arguments: [
        "1 1 1 1", "1 1 1 1 1 1", " 1 1 1 1", "-1 1 1 1 1", "1 1 1 1 9223372036854775808",
        "1 18446744073709551616 1 1 1",
        "1 1 1 1 99999999999999999999999999", "x 1 1 1 1", "1 1 1 1 ",
    ])
    func isNothingWhenALineIsNone(numbers: String) {
        let body = Array("\(Self.digest) \(numbers)\n".utf8)
        let head = Array("voice-assets files 1\n\(Digest.sha256(body))\n".utf8)
        let bytes = head + body
        #expect(KnownFiles(from: bytes).isEmpty)
    }
}
