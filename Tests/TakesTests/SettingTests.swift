import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// Takes by another voice, or from another room, among a woman's prompts.
@Suite(.enabled(if: VoiceSamples.promptsAvailable && Program.available("espeak-ng"))) struct SettingTests {
    private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    private static let prompts = Result {
        try (1...14).map { try SettingSample(prompt: VoiceSamples.prompt("digits/\($0)")) }
    }
    private static let settings = Result { try prompts.get().map(\.setting) }

    /// A man's.
    private static let spoken = Result {
        try words.map { try SettingSample(VoiceSamples.speak($0, voice: "en-us")).setting }
    }

    private func found(_ settings: [RecordingConditions?]) -> [Int: [Finding]] {
        let doubts = ConditionComparison(settings: settings).remarks
        #expect(doubts.count == settings.count)
        return Dictionary(uniqueKeysWithValues: doubts.enumerated().filter { !$1.isEmpty }.map { ($0, $1) })
    }

    /// Of each take the checks, and how they are broken.
    private func kinds(_ settings: [RecordingConditions?]) -> [Int: [String]] { kinds(found(settings)) }

    private func kinds(_ found: [Int: [Finding]]) -> [Int: [String]] {
        found.mapValues { $0.map { "\($0.check.id) \($0.form)" } }
    }

    @Test func nothingIsOdd() throws {
        #expect(kinds(try Self.settings.get()) == [:])
        #expect(kinds(try Self.spoken.get()) == [:])
    }

    @Test(arguments: [0, 4, 8]) func aMan(word: Int) throws {
        var settings = try Self.settings.get()
        settings[3] = try Self.spoken.get()[word]
        let found = found(settings)
        #expect(kinds(found) == [3: ["recording-voice "]])
        let doubt = try #require(found[3]?.first)
        #expect((70...120).contains(doubt.value("own")) && (170...230).contains(doubt.value("usual")))
        let words = doubt.of(take: "3.wav", clip: "3")
        #expect(words.check == .recordingVoice && words.severity == .note)
        #expect(words.value("own") > 0 && words.value("usual") > 0)
    }

    @Test func aWomanAmongAMansTakes() throws {
        let settings = try Self.spoken.get() + [Self.settings.get()[6]]
        #expect(kinds(settings) == [10: ["recording-voice "]])
    }

    /// Half of each, and a third: it is said once, of the fewer, and of those that begin later.
    @Test(arguments: [10, 5]) func twoSpeakers(men: Int) throws {
        let settings = try Array(Self.settings.get().prefix(10)) + Self.spoken.get().prefix(men)
        let found = found(settings)
        #expect(kinds(found) == [10: ["recording-voice many"]])
        #expect(found[10]?.first?.arguments["clips"] == .names((10..<10 + men).map { "\($0)" }))
        let words = try #require(found[10]?.first).of(take: "10.wav", clip: "10").message
        #expect(words.hasPrefix("`10`, `11`, `12` and \(men - 3) more"))
    }

    @Test func anEchoingRoom() throws {
        var settings = try Self.settings.get()
        settings[5] = try Self.prompts.get()[5].echoing(seconds: 1.2, seed: 1).setting
        let found = found(settings)
        #expect(kinds(found) == [5: ["recording-room echo"]])
        let words = try #require(found[5]?.first).of(take: "5.wav", clip: "5")
        #expect(words.check == .recordingRoom && words.form == "echo")
    }

    @Test func aNoisyRoom() throws {
        var settings = try Self.prompts.get().enumerated().map { $1.inNoise(60, seed: UInt64($0)).setting }
        #expect(kinds(settings) == [:])
        settings[7] = try Self.prompts.get()[7].inNoise(40, seed: 9).setting
        #expect(kinds(settings) == [7: ["recording-room noise"]])
    }

    /// The hum of the mains is no voice, however soft the word.
    @Test(arguments: [50.0, 60], [6.0, 12, 18, 24]) func hum(mains: Double, ratio: Double) throws {
        for word in [0, 3, 5, 7, 12] {
            var settings = try Self.settings.get()
            settings[word] = try Self.prompts.get()[word].humming(mains, ratio: ratio).setting
            let pitch = settings[word]?.pitch.map { PitchRange.hertz($0.middle) }
            #expect(kinds(settings)[word]?.contains("recording-voice ") != true, "\(word + 1) at \(pitch ?? 0) Hz")
        }
    }

    /// Of few takes nobody knows which is the odd one.
    @Test func fewTakes() throws {
        let settings = try Self.settings.get()
        #expect(kinds([settings[0], settings[1], try Self.spoken.get()[0]]) == [:])
        #expect(kinds(Array(settings.prefix(6)) + [try Self.spoken.get()[0]]) == [:])
        #expect(kinds(Array(settings.prefix(7)) + [try Self.spoken.get()[0]]) == [7: ["recording-voice "]])
        #expect(kinds([]) == [:] && kinds([nil]) == [:])
    }

    /// What holds no word is not compared, and changes nothing for the others.
    @Test func silenceAndNoise() throws {
        let nothing = [
            SettingSample(samples: [Float](repeating: 0, count: 24000), sampleRate: 24000),
            SettingSample(samples: TestSignal.noise(.white, count: 24000, rms: 0.1, seed: 1), sampleRate: 24000),
            SettingSample(samples: TestSignal.noise(.brown, count: 48000, rms: 0.01, seed: 2), sampleRate: 24000),
        ].map(\.setting)
        #expect(kinds(nothing) == [:])
        #expect(kinds(nothing + nothing + nothing) == [:])
        #expect(kinds(try Self.settings.get() + nothing) == [:])
    }
}
