import Testing
import VoiceAssetCore

struct FileIndexTests {
    private static let second = 1_000_000_000
    private static let now = 1_800_000_000 * second
    private static let digest = Digest.sha256(Array("abc".utf8))

    private static func stamp(_ inode: UInt64, modified: Int = now - 3 * second, changed: Int = now - 3 * second + 1)
        -> FileStamp
    {
        FileStamp(device: .max, inode: inode, size: .max, modified: modified, changed: changed)
    }

    private static var three: FileIndex {
        var known = FileIndex()
        for inode in 1...3 as ClosedRange<UInt64> { known.add(stamp(inode), sha256: digest, at: now) }
        return known
    }

    @Test func survivesAsBytes() throws {
        let known = Self.three
        let read = try FileIndex(stored: known.stored()[...])
        #expect(read == known)
        #expect(read[Self.stamp(2)] == Self.digest)
        #expect(read[Self.stamp(4)] == nil)
        #expect(read[Self.stamp(2, changed: 1)] == nil)
        #expect(try FileIndex(stored: FileIndex().stored()[...]).isEmpty)
    }

    /// A file that changed within the last two seconds may change again without another time: FAT counts in two seconds.
    @Test(arguments: [(0, 1), (1, 0), (1, 1)])
    func remembersOnlyWhatIsSettled(modifiedNow: Int, changedNow: Int) {
        let earlier = Self.now - 3 * Self.second
        let stamp = Self.stamp(
            1, modified: modifiedNow == 1 ? Self.now : earlier, changed: (changedNow == 1 ? Self.now : earlier) + 1)
        var known = FileIndex()
        known.add(stamp, sha256: Self.digest, at: Self.now + Self.second)
        #expect(known.isEmpty)
        known.add(stamp, sha256: Self.digest, at: Self.now + 3 * Self.second)
        #expect(!known.isEmpty)
    }

    /// File systems whose times are of one second, as NFS has them, or of two: a file is written, looked at and changed at any
    /// tenth of a second, and what was remembered of it shows the change.
    @Test(arguments: [1, 2])
    func showsChangesByCoarseTimes(seconds: Int) {
        let tenth = Self.second / 10
        func stamp(_ time: Int) -> FileStamp {
            let shown = time - time % (seconds * Self.second)
            return Self.stamp(1, modified: shown, changed: shown + 1)
        }
        var remembered = 0
        for written in 0..<20 {
            for look in written...(written + 50) {
                for change in look...(look + 25) {
                    let times = [written, look, change].map { Self.now + $0 * tenth }
                    var known = FileIndex()
                    known.add(stamp(times[0]), sha256: Self.digest, at: times[1])
                    remembered += known.isEmpty ? 0 : 1
                    #expect(known.isEmpty || stamp(times[2]) != stamp(times[0]))
                }
            }
        }
        #expect(remembered > 1000)
    }

    /// A file that was given another name has another time of change and is known on, where the clock went on and nothing else is
    /// another.
    @Test func goesOnKnowingWhatHasAnotherName() {
        let earlier = Self.stamp(1)
        let linked = Self.stamp(1, changed: Self.now + 1)
        let clock = FileSystemClock(device: .max, moment: Self.now + 2)
        func renewed(_ now: FileStamp, _ clock: FileSystemClock) -> FileIndex {
            var known = Self.three
            known.renew([(earlier, now)], clock: clock)
            return known
        }
        #expect(renewed(linked, clock)[linked] == Self.digest)
        // The clock stands, is another's, or the time of change is one that programs set.
        #expect(renewed(linked, FileSystemClock(device: .max, moment: Self.now + 1))[linked] == nil)
        #expect(renewed(linked, FileSystemClock(device: 1, moment: Self.now + 2))[linked] == nil)
        let round = Self.stamp(1, changed: Self.now)
        #expect(renewed(round, clock)[round] == nil)
        // Other bytes, another object, or a file that nobody knew.
        let written = Self.stamp(1, modified: Self.now, changed: Self.now + 1)
        #expect(renewed(written, clock)[written] == nil)
        let other = Self.stamp(2, changed: Self.now + 1)
        #expect(renewed(other, clock)[other] == nil)
        var unknown = FileIndex()
        unknown.renew([(earlier, linked)], clock: clock)
        #expect(unknown.isEmpty)
    }

    @Test func forgetsWhatIsGone() {
        var known = Self.three
        known.keep(only: [Self.stamp(2), Self.stamp(4)])
        #expect(known[Self.stamp(2)] == Self.digest && known[Self.stamp(1)] == nil && known[Self.stamp(3)] == nil)
    }

    @Test func isNothingWhenItIsCutShort() throws {
        let bytes = try Self.three.stored()
        for place in bytes.indices {
            #expect(throws: (any Error).self) { try FileIndex(stored: bytes[..<place]) }
        }
    }
}
