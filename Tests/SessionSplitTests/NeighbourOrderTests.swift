import Testing
import VoiceAssetUnicodeText

@testable import VoiceAssetAudio
@testable import VoiceAssetSessionAlignment

/// What tells neighbours from each other: what is certain would have been in doubt if they had been swapped.
@Suite struct NeighbourOrderTests {
    private static let words = ["sabe", "tugo", "kodi", "mafu", "pila", "rune", "vato", "zoki", "bemu", "duza"]

    private static func readings(_ said: [String], _ script: [String], known: [String]? = nil)
        -> [ScriptAlignment.Reading]
    {
        let references = known.map { known in
            let takes = LetterVoice.utterances(known, seed: 7)
            return ReferenceTakes([takes.enumerated().map { ($0, $1.frames) }], clips: script.count)
        }
        return ScriptAlignment(
            texts: script.map { ScriptText($0) }, utterances: LetterVoice.utterances(said), references: references
        ).readings
    }

    private static func swapped(_ words: [String], at place: Int) -> [String] {
        var words = words
        words.swapAt(place, place + 1)
        return words
    }

    /// Of most pairs nothing tells; of two that could be swapped both say so.
    @Test func nothingTellsWordsOfOneLength() {
        let readings = Self.readings(Self.words, Self.words)
        let pairs = (0..<9).filter { readings[$0].interchangeable.contains($0 + 1) }
        #expect(pairs == (0..<9).filter { readings[$0 + 1].interchangeable.contains($0) })
        #expect(pairs.count >= 5, "\(readings)")
        #expect(readings.allSatisfy { $0.exchanged.isEmpty && !$0.isToldByLength })
    }

    @Test func knownTakesTellThem() {
        let readings = Self.readings(Self.words, Self.words, known: Self.words)
        #expect(readings.allSatisfy { $0.interchangeable.isEmpty && $0.exchanged.isEmpty }, "\(readings)")
    }

    @Test(arguments: 0..<9) func knownTakesTellASwap(place: Int) {
        let readings = Self.readings(Self.swapped(Self.words, at: place), Self.words, known: Self.words)
        #expect(readings[place].exchanged.contains(place + 1), "\(readings)")
        #expect(readings[place + 1].exchanged.contains(place), "\(readings)")
    }

    /// Words that are no neighbours: each was certain by the known takes of others.
    @Test(arguments: [2, 3, 5, 9]) func knownTakesTellASwapFartherApart(apart: Int) {
        for place in 0..<(Self.words.count - apart) {
            var said = Self.words
            said.swapAt(place, place + apart)
            let readings = Self.readings(said, Self.words, known: Self.words)
            #expect(readings[place].exchanged.contains(place + apart), "\(readings[place])")
            #expect(readings[place + apart].exchanged.contains(place), "\(readings[place + apart])")
        }
    }

    /// A clip of which nothing is known is not certain by what is known of others.
    @Test func knownTakesTellTheirOwnClips() {
        let script = Array(Self.words.prefix(4))
        let utterances = LetterVoice.utterances(script)
        let known = ReferenceTakes([[(0, LetterVoice.utterances(script, seed: 7)[0].frames)]], clips: script.count)
        let readings = ScriptAlignment(
            texts: script.map { ScriptText($0) }, utterances: utterances, references: known
        ).readings
        #expect(readings.dropFirst().allSatisfy { !$0.isToldByTakes }, "\(readings)")
    }

    /// The same evidence, with the other sign, and by the lengths alone.
    @Test func aSwapTurnsTheSign() throws {
        let texts = ["sa", "kodimafutugo"].map { TextLength($0) }
        var durations = DurationModel(
            texts: texts, lengths: LetterVoice.utterances(["sa", "kodimafutugo"]).map(\.seconds))
        durations.fit(zip(texts, [0.2, 1.2]).map { ($0, $1, 1) })
        func pair(_ seconds: [Double]) throws -> NeighbourOrder {
            try #require(
                NeighbourOrder.pairs(
                    [0, 1], length: { durations.logDensity(seconds[$0], for: texts[$1]) }, known: { _, _ in 0 },
                    sound: { _, _ in 0 }
                ).first)
        }
        let (right, swapped) = (try pair([0.2, 1.2]), try pair([1.2, 0.2]))
        #expect(right.isTold && right.isToldByLength && !right.isContradicted, "\(right)")
        #expect(!swapped.isTold && swapped.isContradicted && abs(right.all + swapped.all) < 1e-9, "\(swapped)")
    }

    /// Words that stand far apart are told by nothing but the order, unless something would have spoken up for the exchange.
    @Test func tellsWordsFarApart() {
        // 0 and 3 fit in each other's place; 1 and 2 fit nowhere else.
        let alike: Set = [0, 3]
        func weight(_ utterance: Int, _ clip: Int) -> Double {
            let own = [0, 1, 2, 3, 3][utterance]
            return own == clip || alike.isSuperset(of: [own, clip]) ? 0 : -2
        }
        #expect(NeighbourOrder.isTold([0, 1, 2, 3, 3], clips: 4, by: weight) == [false, true, true, false, false])
        #expect(NeighbourOrder.isTold([nil, 1, 2], clips: 4, by: weight) == [false, true, true])
        #expect(NeighbourOrder.isTold([0, 1], clips: 2) { $0 == $1 ? 0.7 : 0 } == [false, false])
    }

    /// Takes of one clip stand together, and what is left out between them is no neighbour.
    @Test func neighboursAreClips() {
        let pairs = NeighbourOrder.pairs(
            [nil, 0, 0, nil, 2, 2, 3], length: { $1 == 0 && $0 < 3 ? 1 : 0 }, known: { _, _ in 0 },
            sound: { _, _ in 0 })
        #expect(pairs.map(\.clips.earlier) == [0, 2] && pairs.map(\.clips.later) == [2, 3])
        #expect(pairs.map(\.utterances.earlier) == [[1, 2], [4, 5]])
        #expect(pairs.map(\.all) == [2, 0])
    }
}
