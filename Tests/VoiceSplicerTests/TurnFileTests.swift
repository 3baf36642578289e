import Foundation
import TestSupport
import Testing

@testable import VoiceNotifications
@testable import VoiceSplicer

/// The file in which processes keep their turns.
struct TurnFileTests {
    private let container: TemporaryFolder
    private let file: String

    init() throws {
        container = try TemporaryFolder()
        file = container.url("Library/Sounds/.voice-turns").path
    }

    @Test(arguments: [
        "", "voice-turns 5\n", "voice-turns 2\n1\n1\nend\n", "voice-turns 6\n1\n1\nend\n",
        "voice-turns 5\n99999999999999999999\n1\nend\n", "voice-turns 5\n1\n99999999999999999999\nend\n",
        "voice-turns 5\n1000010000\nend\n", "voice-turns 5\n1000000000\n1\nxyz\nend\n",
        "voice-turns 5\n1000000000\n1\nab", "\u{0}\u{0}\u{0}",
        "voice-turns 5\n9999999999999\n1\n1000000000 9000 1000000000 1 0 -\nend\n",
        "voice-turns 5\n1000000000\n1\n9999999999999 9000 9999999999999 1 0 -\nend\n",
        "voice-turns 5\n1000000000\n1\n9223372036854775807 9223372036854775807 1 1 0 -\nend\n",
        "voice-turns 5\n1000000000\n1\n1000000000 9000 1000000000 1 0\nend\n",
        "voice-turns 5\n1000000000\n1\n1000000000 9000 1000000000 1 0 - 1 1\nend\n",
        "voice-turns 5\n1000000000\n1\n1000000000 9000 1000000000 1 0 - 1 1 -1\nend\n",
        "voice-turns 5\n1000000000\n1\n1000000000 9000 1000000000 1 -\nend\n",
        String(repeating: "voice-turns 5\n", count: 4000), String(repeating: "\n", count: 65_536),
    ])
    func damagedFiles(text: String) async throws {
        try container.write("Library/Sounds/.voice-turns", text.utf8)
        let clock = SetClock(1_000_000)
        let turns = AnnouncementTurns(container: container.path, clock: clock)
        #expect(try await turns.turn(seconds: 2, id: "ab") == .now)
        #expect(try await turns.turn(seconds: 2, id: "ab") == .repeated)
        #expect(clock.waits == [])
    }

    /// The table is what was written.
    @Test func tableAsAFile() {
        var table = TurnTable()
        let limits = AskedTurn.Limits(interval: 0.5, maximumAge: nil, patience: 1e6, reach: 1e6)
        for place in 0..<1200 {
            let sum = place % 2 == 0 ? nil : TurnTable.Sum(name: Int64(place), count: 1, units: Int64(place))
            let asked = AskedTurn(
                seconds: 0.25, id: "message \(place)", sent: place % 3 == 0 ? nil : 2_000_000_000, isReserved: true,
                sum: sum)
            _ = table.take(asked, now: 1_000_000, limits)
        }
        #expect(table.messages.count == 1000)
        #expect(table.turns.count == TurnTable.maximumTurns)
        #expect(TurnTable(table.bytes) == table)
        #expect(table.bytes.count < TurnTable.maximumBytes)
        // The published checksums of "", "a" and "foobar" (draft-eastlake-fnv, test vectors of FNV-1a 64).
        #expect(UInt64(bitPattern: TurnTable.checksum("")) == 0xcbf2_9ce4_8422_2325)
        #expect(UInt64(bitPattern: TurnTable.checksum("a")) == 0xaf63_dc4c_8601_ec8c)
        #expect(UInt64(bitPattern: TurnTable.checksum("foobar")) == 0x8594_4171_f739_67e8)
    }

    /// Something else stands where the file should be: links are not followed, and no pipe is waited for.
    @Test func fileThatIsNone() async throws {
        let turns = AnnouncementTurns(container: container.path, clock: SetClock(1_000_000))
        let target = try container.write("target", [1])
        try container.write("Library/Sounds/.keep", [])
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target.path)
        await #expect(throws: VoiceSplicerError.self) { try await turns.turn(seconds: 1) }
        try FileManager.default.removeItem(atPath: file)
        try #require(unsafe mkfifo(file, 0o600) == 0)
        await #expect(throws: VoiceSplicerError.notAFile(path: file)) { try await turns.turn(seconds: 1) }
        #expect([UInt8](try Data(contentsOf: target)) == [1])
        let nowhere = AnnouncementTurns(container: "/nonexistent", clock: SetClock(0))
        await #expect(throws: VoiceSplicerError.self) { try await nowhere.turn(seconds: 1) }
    }
}
