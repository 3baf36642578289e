import Foundation
import TestSupport
import Testing
import VoiceAssetGrammar
import VoiceAssetPacks

@testable import VoiceAssetRecordingDesk

/// What counts as the same words, by the tables of the built-in packs.
@Suite struct SpokenFormTests {
    private static let recordings = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("recordings").path

    private static func spoken(_ pack: String) throws -> SpokenForm {
        let folder = PackFolder(reading: "\(recordings)/\(pack)", within: recordings)
        let source = try #require(folder.source.pack)
        return SpokenForm(
            SpelledNumbers(
                PackGrammar.complete(
                    .init(
                        pack: source, packFile: folder.packFile, positions: folder.source.positions,
                        rules: folder.rules))))
    }

    @Test(
        arguments: [
            ("en-USD", "seven", "7"), ("en-USD", "seven", " Seven."), ("en-USD", "twenty", "20"),
            ("en-USD", "twenty-seven", "27"), ("en-USD", "27", "twenty seven"), ("en-USD", "hundred", "100"),
            ("en-USD", "one hundred", "100"), ("en-USD", "million", "1,000,000"), ("en-USD", "one thousand", "1 000"),
            ("en-USD", "five dollars", "$5 dollars"), ("en-USD", "o'clock", "O’Clock"), ("en-USD", "forty", "٤٠"),
            ("en-USD", "one two", "1 2"), ("en-USD", "7", "7"),
            ("ru-RUB", "одна", "1"), ("ru-RUB", "один", "1"), ("ru-RUB", "четырёхсот", "четырехсот"),
            ("ru-RUB", "семьсот", "700"),
            ("zh-Hans-CNY", "七", "7"), ("zh-Hans-CNY", "两", "2"), ("zh-Hans-CNY", "二", "2"),
            ("zh-Hans-CNY", "百", "100"),
        ])
    func same(pack: String, text: String, heard: String) throws {
        #expect(try Self.spoken(pack).areSame(heard, text))
    }

    @Test(
        arguments: [
            ("en-USD", "seventy", "17"), ("en-USD", "seven", "seventeen"), ("en-USD", "seven", ""),
            ("en-USD", "twelve", "1 2"), ("en-USD", "one", "100"), ("en-USD", "zero", "99999999999999999999"),
            ("ru-RUB", "два", "3"), ("zh-Hans-CNY", "二", "两"), ("en-USD", "one thousand", "1.00"),
        ])
    func different(pack: String, text: String, heard: String) throws {
        #expect(try !Self.spoken(pack).areSame(heard, text))
    }

    /// Numbers without end, each of which may be said in two ways.
    @Test func isBounded() throws {
        let heard = String(repeating: "2 kopecks ", count: 100)
        #expect(try !Self.spoken("ru-RUB").areSame(heard, "два"))
    }
}
