import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// Graded differences of voice and room in prompts of three languages, and prompts without one.
@Suite(
    .exhaustive,
    .enabled(
        if: VoiceSamples.promptsAvailable && VoiceSamples.allPromptsAvailable && Program.available("espeak-ng", "sox")))
struct ExhaustiveSettingTests {
    private struct Language: Sendable {
        var samples: [SettingSample]
        var settings: [RecordingConditions?]
    }

    private static let languages = Result {
        try ["en", "es", "it"].map { language in
            let samples = try DamagedTake.prompts(language, from: 1, every: 5).map { try SettingSample(prompt: $0) }
            return Language(samples: samples, settings: samples.map(\.setting))
        }
    }

    /// In packs of a language each, of 24 and of 8 takes.
    @Test func cleanTakes() throws {
        var (count, echoes) = (0, [0, 0, 0])
        let others = { (settings: [RecordingConditions?], pack: Int) in
            let found = ConditionComparison(settings: settings).remarks.flatMap(\.self)
            let echoing = found.filter { $0.check == .recordingRoom && $0.form.hasPrefix("echo") }
            echoes[pack] += echoing.count
            return found.filter { !echoing.contains($0) }
        }
        for language in try Self.languages.get() {
            count += language.settings.count
            #expect(others(language.settings, 0) == [])
            for (pack, size) in [(1, 24), (2, 8)] {
                let settings = language.settings
                for start in stride(from: 0, through: settings.count - size, by: size) {
                    let found = others(Array(settings[start..<start + size]), pack)
                    #expect(found == [], "from \(start), \(size) takes")
                }
            }
        }
        #expect(count > 300)
        Figures.print("echoes told of clean takes", "\(echoes) of \(count)")
        #expect(echoes.allSatisfy { $0 * 100 <= 2 * count }, "\(echoes)")
    }

    /// How many of 24 takes are found, each among 23 others, in languages by turns.
    private func found(
        _ kind: String, languages: [Int], seed: UInt64, others: (SettingSample, Int) -> RecordingConditions?,
        odd: (SettingSample, Int) throws -> RecordingConditions?
    ) throws -> Int {
        var generator = SeededGenerator(seed: seed)
        let all = try Self.languages.get()
        return try (0..<24).count { number in
            let language = all[languages[number % languages.count]]
            let places = language.samples.indices.shuffled(using: &generator).prefix(24)
            var settings = places.dropFirst().map { others(language.samples[$0], $0) }
            settings.append(try odd(language.samples[places[0]], number))
            return ConditionComparison(settings: settings).remarks[23].contains { "\($0.check.id) \($0.form)" == kind }
        }
    }

    /// The same words by a voice that is lower; Italian's creaks as low as a man's.
    @Test(arguments: [(8.0, 10), (10, 20), (12, 22)])
    func lowerVoice(semitones: Double, least: Int) throws {
        let found = try found(
            "recording-voice ", languages: [0, 1], seed: 1, others: { sample, _ in sample.setting },
            odd: { sample, _ in try sample.lowered(semitones: semitones).setting })
        #expect(found >= least, "\(found)")
    }

    @Test func man() throws {
        let words = ["seven", "hundred", "payment received", "dollars"]
        let found = try found(
            "recording-voice ", languages: [0, 1], seed: 2, others: { sample, _ in sample.setting },
            odd: { _, number in
                try SettingSample(VoiceSamples.speak(words[number % 4], voice: ["en-us", "es", "it"][number % 3]))
                    .setting
            })
        #expect(found >= 22, "\(found)")
    }

    /// Rooms that fall by 60 dB in so many seconds, 2 dB more of them than of the voice.
    @Test(arguments: [(0.6, 8), (0.8, 16), (1.2, 20), (1.6, 22)])
    func echoingRoom(seconds: Double, least: Int) throws {
        let found = try found(
            "recording-room echo", languages: [0, 1, 2], seed: 3, others: { sample, _ in sample.setting },
            odd: { sample, number in sample.echoing(seconds: seconds, seed: UInt64(number)).setting })
        #expect(found >= least, "\(found)")
    }

    /// Noise so many decibels below the speech, among takes with 60.
    @Test(arguments: [(44.0, 12), (42, 22), (38, 22)])
    func noisyRoom(ratio: Double, least: Int) throws {
        let found = try found(
            "recording-room noise", languages: [0, 1, 2], seed: 4,
            others: { sample, number in sample.inNoise(60, seed: UInt64(number)).setting },
            odd: { sample, number in sample.inNoise(ratio, seed: UInt64(number) + 1000).setting })
        #expect(found >= least, "\(found)")
    }
}
