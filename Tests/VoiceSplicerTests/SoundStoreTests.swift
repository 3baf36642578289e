import Foundation
import TestSupport
import Testing
import VoiceManifest

@testable import VoiceNotifications
@testable import VoiceSplicer
@testable import VoiceTables

struct SoundStoreTests {
    private func announcement() async throws -> (PackSplicer, PackSplicer.Announcement) {
        let pack = try await SpokenPack.named(.english)
        return (pack.splicer, try pack.announcement("15.50"))
    }

    private func names(_ store: SoundStore) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: store.folder)) ?? []).sorted()
    }

    @Test(arguments: SoundRendition.allCases) func storesUnderANewName(rendition: SoundRendition) async throws {
        let (splicer, announcement) = try await announcement()
        let container = try TemporaryFolder()
        let store = SoundStore(container: container.path)
        let first = try store.save(announcement, of: splicer, rendition: rendition)
        let second = try store.save(announcement, of: splicer, rendition: rendition)
        #expect(first.name != second.name)
        #expect(names(store) == [first.name, second.name].sorted())
        #expect(first.name.wholeMatch(of: /voice-[0-9a-f]{32}\.(aiff|caf|mp3|wav)/) != nil)
        #expect(first.path == container.url("Library/Sounds/\(first.name)").path)
        #expect(first.transcript == "payment received fifteen dollars and fifty cents")
        #expect(first.seconds == announcement.seconds)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: first.path)))
        #expect(bytes == (try splicer.bytes(announcement, rendition: rendition)))
    }

    /// Threads that all find no folder, make it, store and expire.
    @Test func storesAtTheSameMoment() async throws {
        let (splicer, announcement) = try await announcement()
        let container = try TemporaryFolder()
        let store = SoundStore(container: container.path)
        let stored = Locked<[String]>([])
        let failures = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            do {
                let sound = try store.save(announcement, of: splicer, rendition: .mp3)
                stored.withLock { $0.append(sound.name) }
            } catch {
                failures.withLock { $0 += 1 }
            }
        }
        let names = stored.withLock { $0 }
        #expect(failures.withLock { $0 } == 0)
        #expect(Set(names).count == 200)
        #expect(self.names(store) == names.sorted())
        let expected = try splicer.bytes(announcement, rendition: .mp3)
        for name in names {
            #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(store.folder)/\(name)"))) == expected)
        }
    }

    /// Processes, as when iOS runs an extension twice.
    @Test func storesInSeveralProcesses() async throws {
        let pack = try await SpokenPack.named(.english)
        let container = try TemporaryFolder()
        let names = Locked<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let arguments = ["store", pack.path, "15.50", "mp3", container.path]
            let result = try? Program.run(SpliceProbe.path, arguments)
            let lines = result?.outputText.split(separator: "\n").map(String.init) ?? []
            names.withLock { $0 += lines }
        }
        let store = SoundStore(container: container.path)
        #expect(Set(names.withLock { $0 }).count == 200)
        #expect(self.names(store) == names.withLock { $0 }.sorted())
        let expected = try pack.splicer.bytes(try pack.announcement("15.50"), rendition: .mp3)
        for name in self.names(store) {
            #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(store.folder)/\(name)"))) == expected)
        }
    }

    // MARK: Expiry

    private static let ours = "voice-0123456789abcdef0123456789abcdef.wav"
    private static let unfinished = ".voice-splice-0123456789abcdef0123456789abcdef.part"

    private func age(_ path: String, seconds: Double) throws {
        let date = Date(timeIntervalSinceNow: -seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    @Test(arguments: [
        (11.9, true), (12.1, false), (0, true),
        // The clock was changed since.
        (-11.9, true), (-12.1, false), (300_000, false),
    ])
    func removesWhatIsOld(hours: Double, stays: Bool) throws {
        let container = try TemporaryFolder()
        let store = SoundStore(container: container.path)
        for name in [Self.ours, Self.unfinished] {
            let file = try container.write("Library/Sounds/\(name)", [1])
            try age(file.path, seconds: hours * 3600)
        }
        #expect(store.removeExpired() == (stays ? 0 : 2))
        #expect(names(store) == (stays ? [Self.unfinished, Self.ours] : []))
    }

    /// Times whose difference no 64 bits hold.
    @Test(arguments: [0, 1, 43200, 1e300, .infinity, .nan, -1]) func timesBeyondReckoning(lifetime: Double) {
        let store = SoundStore(container: "/nonexistent", lifetime: lifetime)
        let now = 1_800_000_000
        for modified in [Int.min, Int.min + 1, -now, Int.max] {
            // Of Int.min, what lies between is more than 64 bits hold.
            let isBeyond = modified == .min || modified == .min + 1
            #expect(store.isExpired(modified, now: now) == (!(lifetime >= 1e300) || isBeyond))
        }
        #expect(!store.isExpired(now, now: now))
    }

    /// Nothing that others put there goes, however old it is.
    @Test func leavesWhatIsNotOurs() throws {
        let container = try TemporaryFolder()
        let store = SoundStore(container: container.path, lifetime: 1)
        let digits = "0123456789abcdef0123456789abcdef"
        let others = [
            "payment.caf", "voice-.wav", "voice-\(digits)", "voice-\(digits).", "voice-\(digits.dropLast()).wav",
            "voice-\(digits)0.wav", "voice-\(digits.uppercased()).wav", "Voice-\(digits).wav",
            "voice-\(digits).wav.bak", "voice-\(digits).WAV", "voice-\(digits).123456789", "my-voice-\(digits).wav",
            "voice-\(digits.dropLast())g.wav", ".voice-\(digits).wav", "voice-splice-\(digits).part",
            "voice-\(digits).w v", "voice-\(digits.dropLast())é.wav",
        ]
        for name in others {
            let file = try container.write("Library/Sounds/\(name)", [1])
            try age(file.path, seconds: 1e6)
        }
        let folder = "\(store.folder)/voice-\(digits).wav"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try age(folder, seconds: 1e6)
        let target = try container.write("target", [1])
        try age(target.path, seconds: 1e6)
        let link = "\(store.folder)/voice-\(digits).mp3"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target.path)
        let pipe = "\(store.folder)/voice-\(digits).caf"
        try #require(unsafe mkfifo(pipe, 0o600) == 0)
        try age(pipe, seconds: 1e6)
        let before = names(store)
        #expect(before.count == others.count + 3)
        #expect(store.removeExpired() == 0)
        #expect(names(store) == before && FileManager.default.fileExists(atPath: target.path))
    }

    @Test func expiresWhenItStores() async throws {
        let (splicer, announcement) = try await announcement()
        let container = try TemporaryFolder()
        let store = SoundStore(container: container.path, lifetime: 60)
        let old = try store.save(announcement, of: splicer, rendition: .mp3)
        try age(old.path, seconds: 62)  // The system counts whole seconds, on a clock that may be a tick behind.
        let new = try store.save(announcement, of: splicer, rendition: .mp3)
        #expect(names(store) == [new.name])
        #expect(SoundStore(container: "/nonexistent").removeExpired() == 0)
    }

    // MARK: Limits

    /// Sounds of one announcement, each a minute older than the one before it.
    private func fill(_ store: SoundStore, _ container: TemporaryFolder, count: Int, bytes: Int) throws -> [String] {
        try (0..<count).map { place in
            let digits = String(repeating: "0", count: 30) + (place < 10 ? "0" : "") + "\(place)"
            let file = try container.write(
                "Library/Sounds/voice-\(digits).wav", [UInt8](repeating: 0, count: bytes))
            try age(file.path, seconds: 120 + 60 * Double(place))
            return "voice-\(digits).wav"
        }
    }

    @Test(arguments: [
        (200, 1 << 30, 20), (20, 1 << 30, 20), (19, 1 << 30, 19), (5, 1 << 30, 5), (0, 1 << 30, 0), (-1, 1 << 30, 0),
        (200, 20_000, 20), (200, 19_999, 19), (200, 5999, 5), (200, 0, 0), (200, -1, 0), (3, 5999, 3),
    ])
    func keepsTheNewest(files: Int, bytes: Int, expected: Int) throws {
        let container = try TemporaryFolder()
        let store = SoundStore(container: container.path, maximumFiles: files, maximumBytes: bytes)
        let made = try fill(store, container, count: 20, bytes: 1000)
        // Not ours, and not counted.
        try container.write("Library/Sounds/payment.caf", [UInt8](repeating: 0, count: 100_000))
        #expect(store.removeExpired() == 20 - expected)
        #expect(names(store) == (made.prefix(expected) + ["payment.caf"]).sorted())
    }

    /// Room is made for what comes, and what may not have been played yet stays whatever the limits are.
    @Test func leavesRoomForANewOne() async throws {
        let (splicer, announcement) = try await announcement()
        let container = try TemporaryFolder()
        let size = try splicer.bytes(announcement, rendition: .wav).count
        let store = SoundStore(container: container.path, maximumFiles: 4, maximumBytes: 3000 + size)
        let old = try fill(store, container, count: 6, bytes: 1000)
        let first = try store.save(announcement, of: splicer, rendition: .wav)
        #expect(names(store) == (old.prefix(3) + [first.name]).sorted())
        let second = try store.save(announcement, of: splicer, rendition: .wav)
        #expect(names(store) == [first.name, second.name].sorted())
        let strict = SoundStore(container: container.path, maximumFiles: 0, maximumBytes: 0)
        let third = try strict.save(announcement, of: splicer, rendition: .wav)
        #expect(names(store) == [first.name, second.name, third.name].sorted())
    }

    /// What more announcements in half a day leave than are kept: 3,000 took 696 MB in WAV.
    @Test func staysSmall() async throws {
        let (splicer, announcement) = try await announcement()
        let container = try TemporaryFolder()
        let store = SoundStore(container: container.path)
        for place in 0..<260 {
            let sound = try store.save(announcement, of: splicer, rendition: .mp3)
            try age(sound.path, seconds: 36000 - 120 * Double(place))
        }
        #expect(store.removeExpired() <= 1)
        #expect(names(store).count == SoundStore.defaultMaximumFiles)
    }

    /// Processes that remove at the same moment leave what they should.
    @Test func limitsInSeveralProcesses() async throws {
        let pack = try await SpokenPack.named(.english)
        let container = try TemporaryFolder()
        let old = try fill(SoundStore(container: container.path), container, count: 60, bytes: 1 << 20)
        let failures = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let result = try? Program.run(
                SpliceProbe.path, ["store", pack.path, "15.50", "mp3", container.path])
            if result?.status != 0 { failures.withLock { $0 += 1 } }
        }
        #expect(failures.withLock { $0 } == 0)
        // Each makes room for its own sound: of those written at the same moment, all but one may find room that is not there.
        let store = SoundStore(container: container.path)
        let left = names(store)
        let remaining = left.count { old.contains($0) }
        #expect(remaining < 4 && left.count - remaining == 200)
        #expect(store.removeExpired() == remaining)
        #expect(names(store).count == 200)
    }

    // MARK: Failures

    /// The disk is full from a certain byte on: `/dev/full` says so as a full disk does, and half of a write may succeed.
    @Test(arguments: [0, 1, 5000, 65_536, 100_000]) func fullDisk(room: Int) async throws {
        let (splicer, announcement) = try await announcement()
        let container = try TemporaryFolder()
        let full = unsafe open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        defer { close(full) }
        let left = Locked(room)
        let store = SoundStore(
            container: container.path, lifetime: 60, fallback: .named("payment.caf"),
            writeCall: { descriptor, bytes, range in
                let some = left.withLock { left in
                    let some = min(left, range.count)
                    left -= some
                    return some
                }
                guard some > 0 else { return SystemCalls.write(full, bytes, range) }
                return SystemCalls.write(descriptor, bytes, range.prefix(some))
            })
        let error = #expect(throws: SoundError.self) {
            try store.save(announcement, of: splicer, rendition: .wav)
        }
        guard case .splicer(.diskFull) = error?.reason else { throw Unexpected(error) }
        #expect(error?.fallback == .named("payment.caf"))
        #expect(names(store) == [])
    }

    /// Writing that fails for another reason, or goes byte by byte.
    @Test func oddWrites() async throws {
        let (splicer, announcement) = try await announcement()
        let container = try TemporaryFolder()
        let slow = SoundStore(container: container.path, lifetime: 60, fallback: .standard) {
            descriptor, bytes, range in
            SystemCalls.write(descriptor, bytes, range.prefix(977))
        }
        let sound = try slow.save(announcement, of: splicer, rendition: .cafULaw)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: sound.path)))
        #expect(bytes == (try splicer.bytes(announcement, rendition: .cafULaw)))
        try FileManager.default.removeItem(atPath: sound.path)
        let broken = SoundStore(container: container.path, lifetime: 60, fallback: .standard) { _, bytes, range in
            SystemCalls.write(-1, bytes, range)
        }
        let error = #expect(throws: SoundError.self) {
            try broken.save(announcement, of: splicer, rendition: .wav)
        }
        guard case .splicer(.unwritable(_, let system)) = error?.reason else { throw Unexpected(error) }
        #expect(system.code == EBADF)
        #expect(names(broken) == [])
    }

    @Test func containerThatIsNotThere() async throws {
        let (splicer, announcement) = try await announcement()
        let folder = try TemporaryFolder()
        let path = folder.url("group.com.example").path
        let store = SoundStore(container: path)
        let error = #expect(throws: SoundError.self) {
            try store.save(announcement, of: splicer, rendition: .mp3)
        }
        #expect(error?.reason == .containerMissing(path: path))
        #expect(error?.fallback == .own && error?.description.hasPrefix("\(path): no such folder; make it") == true)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    /// A container that is perhaps there is not called missing.
    @Test func containerThatCanNotBeOpened() async throws {
        let (splicer, announcement) = try await announcement()
        let folder = try TemporaryFolder()
        let path = folder.url(String(repeating: "x", count: 300)).path
        let error = #expect(throws: SoundError.self) {
            try SoundStore(container: path).save(announcement, of: splicer, rendition: .mp3)
        }
        guard case .splicer(.unwritable(path, let system)) = error?.reason else { throw Unexpected(error) }
        #expect(system.code == ENAMETOOLONG)
    }

    /// Something else stands where the folder should be.
    @Test(arguments: ["Library", "Library/Sounds"]) func folderThatIsAFile(path: String) async throws {
        let (splicer, announcement) = try await announcement()
        let container = try TemporaryFolder()
        try container.write(path, [1])
        let store = SoundStore(container: container.path)
        let error = #expect(throws: SoundError.self) {
            try store.save(announcement, of: splicer, rendition: .mp3)
        }
        guard case .splicer(.unwritable) = error?.reason else { throw Unexpected(error) }
        #expect(store.removeExpired() == 0)
        #expect([UInt8](try Data(contentsOf: container.url(path))) == [1])
    }
}
