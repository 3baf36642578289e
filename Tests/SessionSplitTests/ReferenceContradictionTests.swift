import Testing

@testable import VoiceAssetAudio
@testable import VoiceAssetSessionAlignment

/// Known takes under wrong names, as far as they tell so themselves.
@Suite struct ReferenceContradictionTests {
    private static let words = ["sabe", "tugokodi", "mafu", "pilarunevato", "zoki", "bemuduza", "fi", "galonite"]
    private static let texts = words.map { ScriptText($0) }

    /// The takes of a voice: by the clip's place, what it says.
    private static func voice(_ said: [String] = words, seed: UInt64) -> [ReferenceContradictions.Take] {
        LetterVoice.utterances(said, seed: seed).enumerated().map { (clip: $0, frames: $1.frames) }
    }

    private static func swapped(_ place: Int) -> [String] {
        var said = words
        said.swapAt(place, place + 1)
        return said
    }

    @Test func rightNamesAreTrusted() {
        let voices = [Self.voice(seed: 1), Self.voice(seed: 2), Self.voice(seed: 3)]
        let contradictions = ReferenceContradictions(voices, texts: Self.texts)
        #expect(contradictions.pairs == [])
        #expect(contradictions.trusted(of: voices).map(\.count) == [8, 8, 8])
    }

    /// One of three voices has them wrong: that one is told, and its takes are left out.
    @Test(arguments: 0..<7) func oneVoiceAgainstTwo(place: Int) throws {
        let voices = [Self.voice(seed: 1), Self.voice(Self.swapped(place), seed: 2), Self.voice(seed: 3)]
        let contradictions = ReferenceContradictions(voices, texts: Self.texts)
        let pair = try #require(contradictions.pairs.first { $0.first == place }, "\(contradictions.pairs)")
        #expect(pair.voice == 1 && pair.second == place + 1)
        #expect(contradictions.pairs.allSatisfy { $0.voice == 1 }, "\(contradictions.pairs)")
        let left = contradictions.trusted(of: voices)[1].map(\.clip)
        #expect(!left.contains(place) && !left.contains(place + 1))
    }

    /// Of two voices nobody knows which is wrong.
    @Test func oneVoiceAgainstOne() {
        let voices = [Self.voice(seed: 1), Self.voice(Self.swapped(4), seed: 2)]
        let pairs = ReferenceContradictions(voices, texts: Self.texts).pairs
        #expect(Set(pairs.filter { $0.first == 4 }.map(\.voice)) == [0, 1], "\(pairs)")
    }

    @Test func oneSoundUnderTwoNames() {
        var voice = Self.voice(seed: 1)
        voice[4].frames = voice[2].frames
        let pairs = ReferenceContradictions([voice], texts: Self.texts).pairs
        #expect(pairs.contains(.init(voice: 0, first: 2, second: 4, kind: .alike)), "\(pairs)")
    }

    @Test func lengthsContradictTheNames() {
        let pairs = ReferenceContradictions([Self.voice(Self.swapped(3), seed: 1)], texts: Self.texts).pairs
        #expect(pairs == [.init(voice: 0, first: 3, second: 4, kind: .exchanged)])
    }

    @Test func whatCannotBeComparedIsNoContradiction() {
        let silence = SpectralFrame(colour: [Float](repeating: 0, count: SpectralFrame.bandCount), level: 0)
        let long = [SpectralFrame](repeating: silence, count: ReferenceTakes.longest + 1)
        for voices in [[], [[]], [[(0, []), (1, long)], [(2, [silence])]], [[(0, [silence]), (1, [silence])]]] {
            #expect(ReferenceContradictions(voices, texts: Self.texts).pairs == [])
        }
    }
}
