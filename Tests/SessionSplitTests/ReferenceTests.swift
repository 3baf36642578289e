import Testing

@testable import VoiceAssetAudio
@testable import VoiceAssetSessionAlignment

/// Takes that are known for what they are, beside a session of words that are all of one length.
@Suite struct ReferenceTests {
    private static let words = ["sabe", "tugo", "kodi", "mafu", "pila", "rune", "vato", "zoki", "bemu", "duza"]
    private static let texts = words.map { ScriptText($0) }

    private static func known(_ clips: [Int], seed: UInt64 = 7) -> ReferenceTakes {
        let takes = LetterVoice.utterances(clips.map { words[$0] }, seed: seed)
        return ReferenceTakes([zip(clips, takes).map { ($0, $1.frames) }], clips: words.count)
    }

    private static func align(_ said: [Int], _ references: ReferenceTakes?) -> [ScriptAlignment.Reading] {
        ScriptAlignment(
            texts: texts, utterances: LetterVoice.utterances(said.map { words[$0] }), references: references
        ).readings
    }

    private static func isCertain(_ reading: ScriptAlignment.Reading) -> Bool {
        reading.isToldByTakes && reading.probability >= ScriptAlignment.leastProbability
    }

    @Test func knownTakesTellWordsOfOneLength() {
        let script = Array(Self.words.indices)
        let without = Self.align(script, nil).map { $0.isToldByTakes || $0.isToldByLength }
        #expect(without == script.map { _ in false })
        let readings = Self.align(script, Self.known(script))
        #expect(readings.map(\.clip) == script)
        let certain = readings.map { Self.isCertain($0) }
        #expect(certain == script.map { _ in true }, "\(readings)")
    }

    /// The count fits. What is another word is never certain.
    @Test(arguments: 0..<10, [0, 4, 9])
    func aWordLeftOutAndAnotherSaidTwice(missing: Int, twice: Int) {
        guard missing != twice else { return }
        let said = Self.words.indices.flatMap { $0 == missing ? [] : $0 == twice ? [$0, $0] : [$0] }
        let readings = Self.align(said, Self.known(Array(Self.words.indices)))
        for (reading, clip) in zip(readings, said) where reading.clip != clip {
            #expect(reading.probability < ScriptAlignment.leastProbability, "\(said): \(reading)")
        }
        #expect(readings.map(\.clip) == said)
    }

    /// One word is said in another's place and in its own: the count fits, and no two have changed places.
    @Test(arguments: [0, 3, 6, 9], [1, 5, 8]) func aWordSaidInsteadOfAnother(place: Int, word: Int) {
        var said = Array(Self.words.indices)
        said[place] = word
        let readings = Self.align(said, Self.known(Array(Self.words.indices)))
        for (reading, clip) in zip(readings, said) where reading.clip != clip {
            let isDoubted = reading.probability < ScriptAlignment.leastProbability || !reading.exchanged.isEmpty
            #expect(isDoubted || reading.resembled == clip, "\(said): \(reading)")
        }
        let right = Self.align(Array(Self.words.indices), Self.known(Array(Self.words.indices)))
        #expect(right.allSatisfy { $0.resembled == nil })
    }

    /// Neighbours in each other's place: their own takes are the neighbour's.
    @Test(arguments: 0..<9) func exchangedNeighboursAreInDoubt(first: Int) {
        var said = Array(Self.words.indices)
        said.swapAt(first, first + 1)
        let readings = Self.align(said, Self.known(Array(Self.words.indices)))
        for (reading, clip) in zip(readings, said) where reading.clip != clip {
            let isDoubted = reading.probability < ScriptAlignment.leastProbability
            #expect(isDoubted || !reading.exchanged.isEmpty, "\(said): \(reading)")
        }
    }

    /// Takes that lie under each other's names, or under none: nothing is certain by them.
    @Test func takesOfOtherWordsTellNothing() {
        let script = Array(Self.words.indices)
        let frames = LetterVoice.utterances(Self.words, seed: 7).map(\.frames)
        let shifted = ReferenceTakes([script.map { (($0 + 5) % 10, frames[$0]) }], clips: 10)
        for references in [shifted, ReferenceTakes([], clips: 10), Self.known([3])] {
            let told = Self.align(script, references).map(\.isToldByTakes)
            #expect(told == script.map { _ in false })
        }
    }

    /// One known take says another word: it is nearer to that word's cut than to its own.
    @Test(arguments: [(0, 1), (2, 7), (9, 3), (5, 4)]) func aTakeOfAnotherWord(clip: Int, says: Int) throws {
        let script = Array(Self.words.indices)
        let right = LetterVoice.utterances(Self.words, seed: 7)
        let wrong = LetterVoice.utterances(Self.words, seed: 8)[says]
        let takes = script.map { ($0, $0 == clip ? wrong.frames : right[$0].frames) }
        func strangers(_ takes: [(clip: Int, frames: [SpectralFrame])]) -> [(clip: Int, other: Int)] {
            ScriptAlignment(
                texts: Self.texts, utterances: LetterVoice.utterances(Self.words),
                references: ReferenceTakes([takes], clips: script.count)
            ).strangers
        }
        let told = strangers(takes.map { (clip: $0.0, frames: $0.1) })
        #expect(told.map(\.clip) == [clip] && told.map(\.other) == [says])
        #expect(strangers(script.map { (clip: $0, frames: right[$0].frames) }).isEmpty)
    }

    /// A clip that no take is known of may be any word.
    @Test func aClipWithoutATakeIsInDoubtBesideItsNeighbour() {
        let script = Array(Self.words.indices)
        let references = Self.known(script.filter { $0 != 5 })
        let utterances = LetterVoice.utterances(Self.words)
        let likeness = ReferenceLikeness(references, utterances, path: script)
        for index in script {
            let own = likeness.logProbability(index, index)
            let likeliest = script.map { likeness.logProbability(index, $0) }.max()
            #expect(likeliest == own, "\(index)")
            if index != 5 { #expect(likeness.logProbability(index, 5) == own, "\(index)") }
        }
    }

    @Test func whatCannotBeComparedIsANumberStill() {
        let silence = SpectralFrame(colour: [Float](repeating: 0, count: SpectralFrame.bandCount), level: 0)
        var utterances = LetterVoice.utterances(Self.words)
        utterances[0].frames = []
        utterances[1].frames = [silence]
        utterances[2].frames = [SpectralFrame](repeating: silence, count: ReferenceTakes.longest + 1)
        let references = ReferenceTakes(
            [[(0, []), (1, [silence]), (2, [SpectralFrame](repeating: silence, count: 200))]], clips: 10)
        for path in [Array(0..<10), [Int?](repeating: nil, count: 10)] {
            let likeness = ReferenceLikeness(references, utterances, path: path)
            let finite = (0..<100).map { likeness.logProbability($0 / 10, $0 % 10) }.filter(\.isFinite)
            #expect(finite.count == 100)
        }
    }
}
