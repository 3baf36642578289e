import TestSupport
import Testing
import VoiceAssetCore

/// Faults of the recording chain in a person's prompts.
@Suite(.enabled(if: VoiceSamples.promptsAvailable)) struct DamagedTakeTests {
    private static let damage: Set<Check> = [.recordingFlatTops, .recordingDropouts]

    @Test(arguments: ["digits/7", "hello-world", "vm-goodbye"])
    func eachIsTold(name: String) throws {
        let take = try DamagedTake(VoiceSamples.prompt(name))
        #expect(try take.rules.isDisjoint(with: Self.damage))
        var clipped = take
        clipped.clip(6, thenLower: 9)
        #expect(try clipped.rules.intersection(Self.damage) == [.recordingFlatTops])
        var torn = take
        var generator = SeededGenerator(seed: 1)
        torn.tear(seconds: 0.012, &generator)
        #expect(try torn.rules.intersection(Self.damage) == [.recordingDropouts])
    }
}

/// The same over graded faults, and over takes without one: prompts of three languages that no limit was chosen on.
@Suite(.exhaustive, .enabled(if: VoiceSamples.promptsAvailable && VoiceSamples.allPromptsAvailable))
struct ExhaustiveDamagedTakeTests {
    private static let languages = ["en", "es", "it"]

    private func takes(from first: Int, every step: Int) throws -> [DamagedTake] {
        try Self.languages.flatMap { try DamagedTake.prompts($0, from: first, every: step) }.map { try DamagedTake($0) }
    }

    @Test func cleanTakes() throws {
        let takes = try takes(from: 1, every: 5)
        #expect(takes.count > 300)
        for take in takes {
            let found = try take.rules.intersection([.recordingFlatTops, .recordingDropouts])
            #expect(found.isEmpty)
        }
    }

    /// A click is told of a creak or a burst in a few.
    @Test func cleanTakesHardlyClick() throws {
        let takes = try takes(from: 1, every: 5)
        let found = try takes.count { try $0.click != nil }
        Figures.print("clicks in clean takes", "\(found) of \(takes.count)")
        #expect(found * 100 <= 2 * takes.count, "\(found)")
    }

    /// Of 48 takes of 16 kHz at least so many, at the place.
    @Test(arguments: [(Float(0.4), 1, 20), (0.8, 1, 26), (0.8, 3, 24)])
    func clicking(level: Float, samples: Int, least: Int) throws {
        let prompts = try ["es", "it"].flatMap { try DamagedTake.prompts($0, from: 3, every: 15) }
        let takes = try prompts.map { try DamagedTake($0) }.prefix(48)
        var generator = SeededGenerator(seed: 4)
        let found = try takes.count { take in
            var take = take
            let place = take.click(level, samples: samples, &generator)
            return try take.click.map { abs($0 - place) < 0.011 } == true
        }
        Figures.print("clicks of \(samples) samples, \(level) of the peak", "\(found) of \(takes.count)")
        #expect(found >= least, "\(found)")
    }

    /// Of 24 takes at least so many.
    @Test(arguments: [(3.0, 22), (6, 24), (12, 24)])
    func clipped(decibels: Double, least: Int) throws {
        let takes = try takes(from: 3, every: 60).prefix(24)
        #expect(takes.count == 24)
        var generator = SeededGenerator(seed: 2)
        let found = try takes.count { take in
            var take = take
            take.clip(decibels, thenLower: Double.random(in: 1...20, using: &generator))
            return try take.rules.contains(.recordingFlatTops)
        }
        #expect(found >= least, "\(found)")
    }

    @Test(arguments: [0.005, 0.01, 0.02])
    func torn(seconds: Double) throws {
        let takes = try takes(from: 3, every: 60).prefix(24)
        var generator = SeededGenerator(seed: 3)
        let found = try takes.count { take in
            var take = take
            take.tear(seconds: seconds, &generator)
            return try take.rules.contains(.recordingDropouts)
        }
        #expect(found >= 22, "\(found)")
    }
}
