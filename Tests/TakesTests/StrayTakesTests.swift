import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// Takes that say something else than the others of their clip.
@Suite struct StrayTakesTests {
    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    /// Words a minute and pitch, as espeak-ng takes them: a word that is said several times.
    private static let manners = [(160, 45), (172, 50), (185, 54), (166, 58)]

    private func take(of word: String, as clip: Int, voice: String = "en-us", _ manner: Int) throws -> WrongContent.Clip
    {
        let (rate, pitch) = Self.manners[manner]
        let folder = try TemporaryFolder()
        let file = try folder.write("take.wav", [])
        _ = try Program.run("espeak-ng", ["-v", voice, "-s", "\(rate)", "-p", "\(pitch)", "-w", file.path, word])
        let take = try TakeAnalyzer(profile: ClipProfile()).trimmed([UInt8](Data(contentsOf: file)))
        return .init(
            id: "\(clip)", text: Self.words[clip],
            sound: .init(seconds: take.analysis.traits.seconds, print: take.analysis.print))
    }

    /// The right takes of all words, so many of each, one word behind the other.
    private func takes(_ count: Int) throws -> [WrongContent.Clip] {
        try Self.words.indices.flatMap { word in try (0..<count).map { try take(of: Self.words[word], as: word, $0) } }
    }

    private func strays(_ takes: [WrongContent.Clip]) async -> [Int: String] {
        let found = await WrongContent(clips: takes, limits: TakeLimits()).strays(workers: 2)
        // Whatever is doubted is told.
        #expect(Set(found.strays.map { takes[$0.take].id }).isSubset(of: found.apart.map { takes[$0.take].id }))
        return Dictionary(uniqueKeysWithValues: found.strays.map { ($0.take, takes[$0.other].id) })
    }

    /// The ids of clips whose takes are far apart.
    private func apart(_ takes: [WrongContent.Clip]) async -> [String] {
        await WrongContent(clips: takes, limits: TakeLimits()).strays(workers: 2).apart.map { takes[$0.take].id }
    }

    @Test(.enabled(if: Program.available("espeak-ng")), arguments: [2, 3, 4])
    func rightTakesAreIn(count: Int) async throws {
        #expect(try await strays(takes(count)) == [:])
        #expect(try await apart(takes(count)) == [])
    }

    /// The only clip that was recorded again: eight takes of several clips tell how near takes of one are, but nothing is needed to see
    /// that a take is nearer to another clip.
    @Test(
        .enabled(if: Program.available("espeak-ng")),
        arguments: [(9, 5), (5, 9), (0, 7), (3, 2), (6, 8), (4, 4), (7, 7)])
    func theOnlySecondTake(clip: Int, said: Int) async throws {
        let takes = try takes(1) + [try take(of: Self.words[said], as: clip, 3)]
        #expect(await apart(takes) == (clip == said ? [] : ["\(clip)"]))
    }

    /// A take of another word beside one, two and three right ones.
    @Test(
        .enabled(if: Program.available("espeak-ng")), arguments: [1, 2, 3],
        [(clip: 9, said: 5), (clip: 5, said: 9), (clip: 0, said: 7), (clip: 3, said: 2), (clip: 6, said: 8)])
    func aTakeOfAnotherWordIsFound(beside count: Int, case: (clip: Int, said: Int)) async throws {
        var takes = try takes(max(2, count))
        if count == 1 { takes.remove(at: 2 * `case`.clip + 1) }
        takes.append(try take(of: Self.words[`case`.said], as: `case`.clip, 3))
        #expect(await strays(takes) == [takes.count - 1: "\(`case`.said)"])
    }

    /// Where each clip has a take by a man and one by a woman, the voice tells more than the word does.
    @Test(.enabled(if: Program.available("espeak-ng")))
    func takesOfTwoVoicesAreNoDoubts() async throws {
        let takes = try Self.words.indices.flatMap { word in
            try ["en-us", "en-us+f4"].map { try take(of: Self.words[word], as: word, voice: $0, 0) }
        }
        #expect(await strays(takes) == [:])
        // What is usual there is asked for, too; a word or two of one voice stands out all the same.
        #expect(await apart(takes).count <= 2)
    }

    /// Of clip 0 and so on, each with the distance to its nearest own take and to the nearest of another clip.
    private func strays(_ distances: [(clip: Int, own: Double, other: Double)], fewest: Int = 4) -> [Int] {
        let fits = distances.enumerated().map {
            StrayTakes.Fit(
                take: $0, own: $1.own, others: $1.other.isFinite ? [.init(take: 99, distance: $1.other)] : [])
        }
        return StrayTakes(fits, clip: { "\(distances[$0].clip)" }, fewest: fewest).strays.map(\.take).sorted()
    }

    @Test func howFarApartTheyMustBe() {
        let fits = { (other: Double) in
            [(2.5, other), (2.5, 4), (2, 3), (2, 3)].enumerated().map {
                StrayTakes.Fit(take: $0, own: $1.0, others: [.init(take: 9, distance: $1.1)])
            }
        }
        let apart = { StrayTakes(fits($0), clip: { "\($0 / 2)" }, fewest: 8).apart }
        #expect(apart(2.26) == [])
        #expect(apart(2.24) == [.init(take: 0, other: 9)])
    }

    private static let usual = [
        (clip: 7, own: 2.0, other: 3.0), (clip: 7, own: 2.0, other: 3.0), (clip: 8, own: 2.0, other: 3.5),
    ]

    @Test func howMuchNearerItMustBe() {
        #expect(strays([(0, 2.5, 2.01)] + Self.usual + [(0, 2, 3)]) == [])
        #expect(strays([(0, 2.5, 1.99)] + Self.usual + [(0, 2, 3)]) == [0])
        // Too few to know what is near.
        #expect(strays([(0, 2.5, 1.99)] + Self.usual + [(0, 2, 3)], fewest: 6) == [])
        // What its own clip's takes sound like is not known.
        #expect(strays([(0, .infinity, 1)] + Self.usual + [(0, 2, 3), (0, 2, 3)]) == [])
        // Nothing of another clip is near enough in length to be compared with it.
        #expect(strays([(0, 2.5, .infinity)] + Self.usual + [(0, 2, 3)]) == [])
    }

    /// Of clips whose takes are all doubted the likeliest is.
    @Test func someTakeOfAClipIsLeft() {
        #expect(strays(Self.usual + [(0, 4, 3), (0, 4, 2)]) == [4])
        #expect(strays(Self.usual + [(0, 4, 3), (0, 4, 2), (0, 2, 3)]) == [3, 4])
    }

    /// Of two takes that are near to each other the one is stray that is farther from its own clip.
    @Test func theOtherOneMayBeStray() {
        let right = StrayTakes.Fit(take: 0, own: 2, others: [.init(take: 1, distance: 1), .init(take: 5, distance: 3)])
        let wrong = StrayTakes.Fit(take: 1, own: 4, others: [.init(take: 0, distance: 1)])
        let rest = (2..<6).map { StrayTakes.Fit(take: $0, own: 2, others: [.init(take: 0, distance: 3)]) }
        let clips = ["a", "b", "a", "a", "b", "b"]
        let found = StrayTakes([right, wrong] + rest, clip: { clips[$0] }, fewest: 4)
        #expect(found.strays == [.init(take: 1, other: 0)])
    }

    @Test func severalVoices() {
        let distances = (0..<8).map { (clip: $0 / 2, own: 4.0, other: $0 == 0 ? 1.0 : 3.5) }
        #expect(strays(distances) == [])
    }
}
