import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// Two utterances in the take of one word.
@Suite(.enabled(if: VoiceSamples.promptsAvailable)) struct InternalPauseTests {
    private func prompt(_ name: String) throws -> SettingSample { try SettingSample(prompt: VoiceSamples.prompt(name)) }

    @Test(arguments: [
        ("digits/7", "digits/3", 0.2, 0.0), ("digits/9", "hello", 0.3, -15), ("letters/m", "digits/5", 0.2, -20),
    ])
    func secondWord(name: String, other: String, gap: Double, level: Double) throws {
        let word = try prompt(name)
        #expect(word.parting == nil)
        let both = word.joined(try prompt(other), gap: gap, level: level, isBehind: true)
        let parting = try #require(both.parting)
        #expect((gap..<gap + 0.15).contains(parting.seconds) && abs(parting.step - level) < 9)
        let first = word.joined(try prompt(other), gap: gap, level: level, isBehind: false)
        #expect(try #require(first.parting).step > -9)
    }

    @Test func words() throws {
        let behind = InternalPause(start: 0.62, end: 0.83, step: -14.2)
        let finding = try #require(Finding.parted(behind, of: "seven", besides: 1))
        let diagnostic = finding.of(take: "7.wav", clip: "7")
        #expect(diagnostic.check == .recordingUtterances)
        #expect(diagnostic.form == "behind")
        #expect(
            diagnostic.arguments == [
                "at": .of("0.83", "s"), "pause": .of("0.21", "s"), "softer": .of("14", "dB"),
            ])
        let before = try #require(Finding.parted(InternalPause(start: 0.62, end: 0.83, step: 9), of: "七", besides: 1))
        #expect(
            before.form == "before"
                && before.arguments == [
                    "at": .of("0.62", "s"), "pause": .of("0.21", "s"), "softer": .of("9", "dB"),
                ])
        let level = InternalPause(start: 0.62, end: 0.83, step: 0.3)
        let alike = try #require(Finding.parted(level, of: "seven", besides: 1))
        #expect(alike.form == "beforeAlike")
        #expect(Finding.parted(nil, of: "seven", besides: 1) == nil)
        // Several utterances are told of by their number.
        #expect(Finding.parted(behind, of: "seven", besides: 2) == nil)
    }

    /// The silence in a long consonant of Italian's lasts 0.21 to 0.22 s with a voice that was not listened to before.
    @Test(arguments: [
        ("sette", 0.21, false), ("Otto", 0.22, false), ("diciotto", 0.2, false), ("otto", 0.26, true),
        ("sei", 0.21, true),
        ("undici", 0.21, true), ("три", 0.2, true), ("mille", 0.2, true),
    ])
    func longConsonants(text: String, silence: Double, isTold: Bool) {
        let parting = InternalPause(start: 0.3, end: 0.3 + silence, step: -1)
        #expect((Finding.parted(parting, of: text, besides: 1) != nil) == isTold)
    }

    /// So does the silence of a stop that an Indic script writes twice: 0.18 to 0.22 s in Malayalam and Tamil.
    @Test(arguments: [
        ("எட்டு", 0.22, true), ("എട്ട്", 0.19, true), ("எட்டு", 0.26, false), ("ஏழு", 0.2, false), ("ஒன்னு", 0.2, false),
    ])
    func heldStops(text: String, silence: Double, isHeld: Bool) {
        let parting = InternalPause(start: 0.3, end: 0.3 + silence, step: -1)
        #expect((Finding.parted(parting, of: text, besides: 1) == nil) == isHeld)
    }

    @Test(arguments: [
        ("seven", true), ("d’or", true), ("сто", true), ("七", true), ("einundzwanzig", true), ("शून्य", true),
        ("payment received", false), ("收款到账", false), ("12", false), ("twenty-one", false), ("", false),
        ("หนึ่งร้อย", false),
        ("neunhundertneunundneunzigtausend", false),
    ])
    func singleWords(text: String, isOne: Bool) { #expect(SingleWord.isOne(text) == isOne) }
}

/// Graded over prompts of one word in three languages: every other one, on which no limit was chosen.
@Suite(.exhaustive, .enabled(if: VoiceSamples.promptsAvailable && VoiceSamples.allPromptsAvailable))
struct ExhaustivePartingTests {
    /// Numbers, ordinals, days, months and letters; in English and Spanish the words of the spelling alphabet.
    private static let words = Result {
        try ["en", "es", "it"].map { language in
            let files = try VoiceSamples.prompts(language).filter { file in
                let name = file.deletingPathExtension().pathComponents.suffix(2).joined(separator: "/")
                let isSpelled = language != "it" && name.wholeMatch(of: /phonetic\/[a-z]_p/) != nil
                return isSpelled || name.wholeMatch(of: /digits\/(|h-|day-|mon-)[0-9]+|letters\/[a-vx-z]/) != nil
            }
            return try files.map { try SettingSample(prompt: $0) }
        }
    }

    @Test func cleanTakes() throws {
        let words = try Self.words.get().flatMap { $0 }
        #expect(words.count > 300)
        for (index, word) in words.enumerated() {
            let parting = word.parting
            #expect(parting == nil, "\(index)")
        }
    }

    /// Of 24 takes, each with a word of another before or behind it: English ones are at 8 kHz, the others at 16.
    @Test(arguments: [(0.0, 22), (-10, 22), (-15, 22), (-20, 15)], [0.2, 0.3])
    func foreignWord(grade: (level: Double, least: Int), gap: Double) throws {
        let words = try Self.words.get()
        var generator = SeededGenerator(seed: 5)
        var kept = 0
        let found = (0..<24).count { number in
            let own = words[number % 3].indices.filter { !$0.isMultiple(of: 2) }.randomElement(using: &generator) ?? 1
            let others = number % 3 == 0 ? words[0] : words[3 - number % 3]
            let other = others.indices.filter { !$0.isMultiple(of: 2) }.randomElement(using: &generator) ?? 1
            let both = words[number % 3][own].joined(
                others[other], gap: gap, level: grade.level, isBehind: number.isMultiple(of: 2))
            if both.parting == nil, both.keptSeconds > words[number % 3][own].spokenSeconds + gap { kept += 1 }
            return both.parting != nil
        }
        #expect(found >= grade.least, "\(found)")
        // What is not found is cut off, or hardly heard.
        #expect(kept <= 2, "\(kept)")
    }
}
