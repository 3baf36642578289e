import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// Where the trimmer cuts, against words whose place in the take is known.
@Suite(.enabled(if: Program.available("espeak-ng", "sox") && VoiceSamples.promptsAvailable))
struct TrimGroundTruthTests {
    /// Recorded prompts. (Weak onsets and tails: 3, 4, 5, 6, 7, 8, 10, 13, 14, 18, hundred, thousand)
    private static let prompts = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "14", "18", "20", "50", "60", "90",
        "hundred",
        "thousand", "million", "dollars",
    ]
    /// Synthesized words: fricatives and stops at either end, s before a stop, final n and l.
    private static let spoken = [
        "en-us": [
            "four", "five", "six", "seven", "eight", "nine", "half", "the", "hundred", "thousand", "cents", "point",
            "stop", "start", "spend", "fifth", "zero",
        ],
        "cmn": ["四", "七", "十", "百", "千", "三", "分", "收款到账"],
        "ru": ["сто", "пять", "семь", "шесть"],
        "de": ["fünf", "sechs", "zwölf", "acht", "eins"],
    ]

    /// All words, a third of them at another sample rate.
    private static let words = Task {
        var words = try prompts.map { try Word($0, file: Data(contentsOf: VoiceSamples.prompt("digits/\($0)"))) }
        for (voice, texts) in spoken.sorted(by: { $0.key < $1.key }) {
            words += try texts.map { try Word($0, file: VoiceSamples.speak($0, voice: voice)) }
        }
        for index in words.indices where index % 3 == 2 {
            words[index] = try words[index].resampled(to: [44100, 16000, 48000, 32000][index / 3 % 4])
        }
        return words
    }

    /// How far off a cut is at both ends, seconds.
    private struct Cuts {
        var name: String
        /// Audible speech that is lost; negative if none is.
        var lost: [Double]
        /// What is kept beyond the whole word.
        var silence: [Double]
    }

    private static func trim(_ take: NoisyTake, named name: String) throws -> Cuts {
        let bytes = try SoundFile.encode(take.samples.map { $0 * 0.5 }, sampleRate: take.rate, as: .wavPCM16)
        let recording = try RecordingDecoder.decode(bytes)
        let envelope = try Envelope(of: recording.samples, sampleRate: recording.sampleRate)
        let bounds = try #require(VoiceActivityDetector(envelope).bounds(), "no speech found in \(name)")
        // A gap in which any decay finds room.
        var profile = ClipProfile()
        profile.gapMilliseconds = 500
        let speech = try SpeechTrimmer(timeline: Timeline(profile)).trim(
            recording, to: bounds, heard: AudibleSpan(in: envelope, bounds))
        return Cuts(
            name: name, lost: [speech.start - take.audible.lowerBound, take.audible.upperBound - speech.end],
            silence: [take.whole.lowerBound - speech.start, speech.end - take.whole.upperBound])
    }

    /// The demand: of the speech that stands 6 dB or more above the noise never more than 20 ms is cut at either end;
    /// beyond the word's −45 dB bounds the median silence that is kept is at most 25 ms an end, the worst 120 ms.
    @Test(arguments: [35.0, 45, 55]) func keepsTheSpeechAndLittleElse(ratio: Double) async throws {
        let colours = TestSignal.Colour.allCases
        var all: [Cuts] = []
        for (index, word) in try await Self.words.value.enumerated() {
            var setting = NoisyTake.Setting(
                ratio: ratio, colour: colours[(index + Int(ratio / 10)) % 3], seed: UInt64(index))
            // 200 ms: a final stop's release may follow up to 170 ms after the closure began.
            if index % 2 == 0 { setting.clicksAfter = [0.2] }
            all.append(try Self.trim(NoisyTake(word, setting), named: "\(word.name)/\(word.rate)"))
        }
        for cuts in all {
            #expect(cuts.lost.max()! <= 0.020, "\(cuts.name)")
            #expect(cuts.silence.max()! <= 0.120, "\(cuts.name)")
        }
        for end in 0...1 {
            let silences = all.map { $0.silence[end] }.sorted()
            #expect(silences[silences.count / 2] <= 0.025)
        }
        Figures.print(
            "trim \(ratio) dB", "lost \(all.flatMap(\.lost).max()! * 1000) ms",
            "silence \(all.flatMap(\.silence).max()! * 1000) ms")
    }

    /// The same of takes that an editor put silence around; not of 十, whose vowel is too short and soft to stand 25 dB above
    /// the noise, or 54 dB above the dither, for 30 ms.
    @Test(arguments: [35.0, 45, 55], [false, true]) func findsTheRoomInSilence(ratio: Double, isDithered: Bool)
        async throws
    {
        let colours = TestSignal.Colour.allCases
        for (index, word) in try await Self.words.value.enumerated() where word.name != "十" {
            var setting = NoisyTake.Setting(
                ratio: ratio, colour: colours[(index + Int(ratio / 10)) % 3], seed: UInt64(index))
            if isDithered { setting.offset = 0 }
            if index % 2 == 0 { setting.clicksAfter = [0.2] }
            var take = NoisyTake(word, setting)
            take.pad(seconds: 0.6, isDithered: isDithered)
            let cuts = try Self.trim(take, named: "\(word.name)/\(word.rate)")
            #expect(cuts.lost.max()! <= 0.020, "\(cuts.name)")
            #expect(cuts.silence.max()! <= 0.120, "\(cuts.name)")
        }
    }

    /// A breath 30 or 40 dB below the speech that ends 120 ms or more before the word stays outside.
    @Test(arguments: [30.0, 40], [0.12, 0.2]) func leavesBreathsOut(depth: Double, gap: Double) async throws {
        for (index, word) in try await Self.words.value.enumerated() where index % 6 == 0 {
            var setting = NoisyTake.Setting(ratio: 55, colour: .pink, seed: UInt64(index))
            setting.clicksBefore = []
            var take = NoisyTake(word, setting)
            let level = Levels.rms(word.samples) * Levels.amplitude(-depth)
            take.addBreath(level: level, ending: gap, seed: 5)
            let cuts = try Self.trim(take, named: word.name)
            #expect(cuts.silence[0] < gap, "\(word.name)")
            #expect(cuts.lost.max()! <= 0.020, "\(word.name)")
        }
    }

    /// A breath on either side, 25 or 35 dB below the word's mean: of a hundred at most five leave more than 100 ms of it.
    @Test(arguments: [25.0, 35]) func leavesLoudBreathsOut(depth: Double) async throws {
        var kept: [Double] = []
        for (index, word) in try await Self.words.value.enumerated() {
            for gap in [-0.12, -0.05, 0.05, 0.12] {
                var setting = NoisyTake.Setting(ratio: 50, colour: .pink, seed: UInt64(index))
                setting.clicksBefore = []
                var take = NoisyTake(word, setting)
                let level = Levels.rms(word.samples) * Levels.amplitude(-depth)
                take.addBreath(level: level, beside: gap, seconds: 0.3, seed: UInt64(index))
                let cuts = try Self.trim(take, named: word.name)
                #expect(cuts.lost.max()! <= 0.020, "\(word.name)")
                kept.append(cuts.silence[gap < 0 ? 0 : 1])
            }
        }
        #expect(kept.count { $0 > 0.1 } * 20 <= kept.count, "\(kept.filter { $0 > 0.1 })")
    }

    /// Silence around a room of which 110 to 300 ms are left beside the word: of 57 words 7 keep more than 100 ms of one that
    /// is 45 dB below the word, hardly any of one 55 dB below it.
    @Test(arguments: [(45.0, 8), (55, 20)]) func findsTheRoomThatAGateLeft(ratio: Double, share: Int) async throws {
        let colours = TestSignal.Colour.allCases
        var kept: [Double] = []
        for (index, word) in try await Self.words.value.enumerated() {
            var setting = NoisyTake.Setting(ratio: ratio, colour: colours[index % 3], offset: 0, seed: UInt64(index))
            setting.clicksBefore = []
            var take = NoisyTake(word, setting)
            take.gate(before: 0.11 + 0.01 * Double(index % 20), after: 0.3 - 0.01 * Double(index % 19))
            let cuts = try Self.trim(take, named: word.name)
            #expect(cuts.lost.max()! <= 0.020, "\(word.name)")
            kept.append(cuts.silence.max()!)
        }
        #expect(kept.count { $0 > 0.1 } * share <= kept.count, "\(kept.filter { $0 > 0.1 })")
    }

    /// A phone fades in its recording: the room behind the fade is no speech, even where it is nearly as loud.
    @Test(arguments: [22.0, 45]) func leavesTheRoomBehindAFadeOut(ratio: Double) async throws {
        let colours = TestSignal.Colour.allCases
        for (index, word) in try await Self.words.value.enumerated() {
            var setting = NoisyTake.Setting(ratio: ratio, colour: colours[index % 3], offset: 0, seed: UInt64(index))
            setting.clicksBefore = []
            var take = NoisyTake(word, setting)
            take.fadeIn(colours[index % 3])
            let cuts = try Self.trim(take, named: word.name)
            #expect(cuts.lost.max()! <= 0.020, "\(word.name)")
            #expect(cuts.silence.max()! <= 0.140, "\(word.name)")
        }
    }

    /// "Thirteenth" begins and ends in the same weak hiss, which is no room.
    @Test func keepsTheSameHissAtBothEnds() throws {
        let bytes = try Data(contentsOf: VoiceSamples.prompt("digits/h-13"))
        let take = try MeasuredTake([UInt8](bytes), limits: TakeLimits())
        #expect(take.bounds.start < 0.06 && take.bounds.end > 0.94, "\(take.bounds)")
    }

    /// A take whose noise makes the demand impossible is reported.
    @Test(arguments: TestSignal.Colour.allCases) func reportsNoise(colour: TestSignal.Colour) async throws {
        let word = try await Self.words.value[1]
        let take = NoisyTake(word, .init(ratio: 20, colour: colour, offset: 0.03))
        let bytes = try SoundFile.encode(take.samples.map { $0 * 0.5 }, sampleRate: take.rate, as: .wavPCM16)
        let prepared = try TakeAnalyzer(profile: ClipProfile()).trimmed(bytes)
        // The word is a prompt of 8 kHz.
        #expect(
            prepared.analysis.findings.map(\.check)
                == [.recordingNoise, .recordingDCOffset, .recordingBandLimited])
    }
}
