import Testing
import VoiceAssetPacks

@testable import VoiceAssetLanguagePackSeed

/// A recorder's count is not what a file says.
@Suite struct SerialNumberTests {
    /// As in a new pack for English: 0 to 20 and the tens.
    private static let clips =
        (Array(0...20) + [30, 40, 50, 60, 70, 80, 90]).map { VoicePack.Clip(id: "\($0)", text: "word \($0)") }
        + [
            .init(id: "hundred", text: "hundred"), .init(id: "dollars", text: "dollars"),
            .init(id: "point", text: "point"),
        ]

    private static func names(
        _ numbers: some Sequence<Int>, _ before: String = "", _ after: String = ".wav", width: Int = 1
    )
        -> [String]
    {
        numbers.map { before + String(repeating: "0", count: max(0, width - "\($0)".count)) + "\($0)" + after }
    }

    /// Names as recorders, phones and editors give them (Zoom, Tascam, Audacity, iOS, Samsung), and rows of them.
    @Test(
        arguments: [
            (names(1...14, width: 2), .zeros), (names(1...120, width: 3), .zeros), (names(98...103, width: 3), .zeros),
            (["take18.wav"], .device), (names(1...3, "mic"), .device), (["ZOOM0003.WAV"], .device),
            (["Track 07.mp3"], .device), (["录音3.m4a"], .device), (["新录音 7.m4a"], .device),
            (["New Recording 7.m4a"], .device), (["Neue Aufnahme 7.m4a"], .device), (["Новая запись 7.m4a"], .device),
            (["Audio Track-5.wav", "dollars.wav"], .device), (["TASCAM_0012.wav"], .device),
            (["음성 007.m4a"], .device), (["Voice 007.m4a"], .zeros), (["Take 3 (1).wav", "point.wav"], .device),
            (names(41...50, "REC_00"), .device), (names([3, 5, 9], "x"), .prefix), (names(0...36, "out"), .prefix),
            (names(1...14), .run), (names(1...21), .run), (names(2...12), .run), (names(38...42), .run),
            (names(1...21) + ["dollars.wav"], .run), (names(1...9) + ["hello.wav"], .run),
        ] as [([String], SerialNumbers.Mark)])
    func serial(files: [String], mark: SerialNumbers.Mark) {
        let matching = RecordingMatching(files, to: Self.clips)
        #expect(matching.matches.allSatisfy { Int($0.clip) == nil }, "\(matching.matches)")
        #expect(matching.serials.count == files.count { $0.contains(/[0-9]/) }, "\(matching.serials)")
        #expect(matching.serials.allSatisfy { $0.mark == mark }, "\(matching.serials)")
        #expect(matching.candidates.isEmpty)
    }

    /// Numbers that somebody says: the ten digits, numbers among words, and names that say that they are numbers.
    @Test(
        arguments: [
            (names(0...9), 10), (names(0...10) + ["100.wav"], 11), (names(0...20) + names([30, 40]), 23),
            (["digit-3.mp3"], 1), (["num_5.mp3", "num_6.mp3"], 2), (names(1...9, "number ", width: 2), 9),
            (names(0...10, "tts_"), 11), (names(0...9, "n"), 10), (names(1...10) + ["dollars.wav"], 11),
            (names(1...9, "tts_") + ["tts_point.wav"], 10), (["7.wav", "9.wav"], 2), (names([20, 30, 40]), 3),
            (["数字3.wav", "数字4.wav"], 2), (names(11...19), 9), (["seven take 3.wav"], 1),
        ] as [([String], Int)])
    func spoken(files: [String], count: Int) {
        let matching = RecordingMatching(files, to: Self.clips)
        #expect(matching.matches.count == count && matching.serials.isEmpty, "\(matching.matches) \(matching.serials)")
    }

    /// A recognizer tells what a name does not.
    @Test func heard() {
        let matching = RecordingMatching(
            ["mic1.wav", "mic2.wav"], to: Self.clips, heard: ["mic1.wav": "dollars", "mic2.wav": "seventy"])
        #expect(matching.matches.map(\.clip) == ["dollars"] && matching.serials.map(\.file) == ["mic2.wav"])
    }

    /// Clips that have a take need no other, and their numbers count as the pack's.
    @Test func alreadyThere() {
        let matching = RecordingMatching(Self.names(0...9) + ["x.wav"], to: Self.clips, taken: ["7", "8"])
        #expect(matching.unneeded.map(\.file) == ["7.wav", "8.wav"] && matching.unmatched == ["x.wav"])
        #expect(matching.matches.count == 8 && !matching.missing.contains { $0.id == "7" })
    }
}
