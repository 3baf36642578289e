import Foundation
import TestSupport
import Testing
import VoiceNotifications

/// An extension that is killed while it writes a sound leaves whole sounds, and nothing that stays.
@Suite(.exhaustive) struct ExhaustiveStoreKillTests {
    @Test func leavesWholeSounds() async throws {
        let pack = try await SpokenPack.named(.english)
        let container = try TemporaryFolder()
        let sounds = container.url("Library/Sounds")
        let store = SoundStore(container: container.path)
        let announcement = try pack.announcement("15.50")
        let first = try store.save(announcement, of: pack.splicer, rendition: .wav)
        let whole = try Data(contentsOf: URL(fileURLWithPath: first.path))
        try FileManager.default.removeItem(atPath: first.path)
        var generator = SeededGenerator(seed: 13)
        var killed = 0
        var amidst = 0
        for round in 0..<Exhaustive.kills {
            killed +=
                try kill(
                    pack.path, container, after: Double.random(in: 0...0.008, using: &generator)) ? 1 : 0
            let names = try FileManager.default.contentsOfDirectory(atPath: sounds.path)
            amidst += names.contains { $0.hasPrefix(".") } ? 1 : 0
            for name in names where !name.hasPrefix(".") {
                #expect(try Data(contentsOf: sounds.appendingPathComponent(name)) == whole, "round \(round): \(name)")
            }
            #expect(names.count { $0.hasPrefix(".") } <= 1, "round \(round)")
            // A day later.
            for name in names {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -86_400)],
                    ofItemAtPath: sounds.appendingPathComponent(name).path)
            }
            store.removeExpired()
            #expect(try FileManager.default.contentsOfDirectory(atPath: sounds.path) == [], "round \(round)")
        }
        #expect(killed >= Exhaustive.kills / 4, "the test killed only \(killed) processes")
        #expect(amidst >= Exhaustive.kills / 20, "the test killed only \(amidst) processes amidst writing")
    }

    /// Kills a process so long after its first sound began to appear.
    ///
    /// - Returns: Whether it was still writing when it was killed.
    private func kill(_ pack: String, _ container: TemporaryFolder, after seconds: Double) throws -> Bool {
        let arguments = ["store", pack, "15.50", "wav", container.path]
        let process = try Program.start(SpliceProbe.path, arguments, in: container.url)
        let sounds = container.url("Library/Sounds").path
        while process.isRunning, try FileManager.default.contentsOfDirectory(atPath: sounds).isEmpty {}
        Thread.sleep(forTimeInterval: seconds)
        return process.killed()
    }
}
