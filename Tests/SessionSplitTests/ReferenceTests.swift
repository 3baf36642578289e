import Testing

@testable import VoiceAssetAudio
@testable import VoiceAssetSessionAlignment

/// Takes that are known for what they are, beside a session of words that are all of one length.
@Suite struct ReferenceTests {
    private static let words = ["sabe", "tugo", "kodi", "mafu", "pila", "rune", "vato", "zoki", "bemu", "duza"]

    private static func known(_ clips: [Int], seed: UInt64 = 7) -> ReferenceTakes {
        let takes = LetterVoice.utterances(clips.map { words[$0] }, seed: seed)
        return ReferenceTakes([zip(clips, takes).map { ($0, $1.frames) }], clips: words.count)
    }

    private static func align(_ said: [Int], _ references: ReferenceTakes?) -> [ScriptAlignment.Reading] {
        ScriptAlignment(
            script: words, utterances: LetterVoice.utterances(said.map { words[$0] }), references: references
        ).readings
    }

    @Test func knownTakesTellWordsOfOneLength() {
        let script = Array(Self.words.indices)
        #expect(Self.align(script, nil).allSatisfy { !$0.isProven && $0.verdict == nil })
        let readings = Self.align(script, Self.known(script))
        #expect(readings.map(\.clip) == script)
        #expect(
            readings.allSatisfy { $0.isProven && $0.probability >= ScriptAlignment.leastProbability }, "\(readings)")
    }

    /// The count fits. What is another word is never proven.
    @Test(arguments: 0..<10, [0, 4, 9])
    func aWordLeftOutAndAnotherSaidTwice(missing: Int, twice: Int) {
        guard missing != twice else { return }
        let said = Self.words.indices.flatMap { $0 == missing ? [] : $0 == twice ? [$0, $0] : [$0] }
        let readings = Self.align(said, Self.known(Array(Self.words.indices)))
        for (reading, clip) in zip(readings, said) where reading.clip != clip {
            #expect(!reading.isProven, "\(said): \(reading)")
        }
        #expect(readings.map(\.clip) == said)
    }

    /// One word is said in another's place and in its own: the count fits, and no two have changed places.
    @Test(arguments: [0, 3, 6, 9], [1, 5, 8]) func aWordSaidInsteadOfAnother(place: Int, word: Int) {
        var said = Array(Self.words.indices)
        said[place] = word
        let readings = Self.align(said, Self.known(Array(Self.words.indices)))
        for (reading, clip) in zip(readings, said) where reading.clip != clip {
            let isTold = reading.verdict?.isContested == true && reading.verdict?.other == clip
            #expect(!reading.isProven && (isTold || reading.clip == nil), "\(said): \(reading)")
        }
    }

    /// A word that stands as far away as can be: known takes of all clips are compared.
    @Test func aWordFromTheOtherEnd() {
        let words = ["a", "o", "u", "i"].flatMap { ending in Self.words.map { $0 + ending } }
        let known = LetterVoice.utterances(words, seed: 7).enumerated().map { (clip: $0, frames: $1.frames) }
        var said = words
        said[0] = words[39]
        let readings = ScriptAlignment(
            script: words, utterances: LetterVoice.utterances(said),
            references: ReferenceTakes([known], clips: words.count)
        ).readings
        #expect(readings[0].clip == nil || readings[0].verdict?.other == 39, "\(readings[0])")
        #expect(readings.allSatisfy { !$0.isProven })
    }

    /// Two in each other's place, however far apart: their own takes are the other's.
    @Test(arguments: 0..<5, [1, 3, 5]) func exchangedWordsAreInDoubt(first: Int, apart: Int) {
        var said = Array(Self.words.indices)
        said.swapAt(first, first + apart)
        let readings = Self.align(said, Self.known(Array(Self.words.indices)))
        for (reading, clip) in zip(readings, said) where reading.clip != clip {
            #expect(!reading.isProven, "\(said): \(reading)")
        }
    }

    /// No takes, or those of one clip alone: there is nothing to tell a word from.
    @Test func tooFewTakesProveNothing() {
        for references in [ReferenceTakes([], clips: 10), Self.known([3])] {
            #expect(Self.align(Array(Self.words.indices), references).allSatisfy { !$0.isProven })
        }
    }

    /// Takes that all lie under other clips' names: they prove no wrong word.
    @Test(arguments: [1, 5, 9]) func takesOfOtherWordsProveNothing(further: Int) {
        let script = Array(Self.words.indices)
        let frames = LetterVoice.utterances(Self.words, seed: 7).map(\.frames)
        let shifted = ReferenceTakes([script.map { (($0 + further) % 10, frames[$0]) }], clips: 10)
        let readings = Self.align(script, shifted)
        #expect(script.allSatisfy { readings[$0].clip == $0 || !readings[$0].isProven }, "\(readings)")
    }

    /// One known take says another word: neither its cut is proven nor that word's.
    @Test(arguments: [(0, 1), (2, 7), (9, 3), (5, 4)]) func aTakeOfAnotherWord(clip: Int, says: Int) throws {
        let script = Array(Self.words.indices)
        let right = LetterVoice.utterances(Self.words, seed: 7)
        let wrong = LetterVoice.utterances(Self.words, seed: 8)[says]
        let takes = script.map { (clip: $0, frames: $0 == clip ? wrong.frames : right[$0].frames) }
        let readings = Self.align(script, ReferenceTakes([takes], clips: script.count))
        #expect(!readings[clip].isProven && !readings[says].isProven, "\(readings)")
    }

    /// The same, and these two are said in each other's place: the wrong take is as near as can be to what lies under its name.
    @Test(arguments: 0..<9) func aWrongTakeOfAWordInAnothersPlace(clip: Int) {
        let script = Array(Self.words.indices)
        let wrong = LetterVoice.utterances(Self.words, seed: 8)[clip + 1]
        let takes = LetterVoice.utterances(Self.words, seed: 7).enumerated()
        let references = ReferenceTakes(
            [takes.map { (clip: $0, frames: $0 == clip ? wrong.frames : $1.frames) }], clips: script.count)
        var said = script
        said.swapAt(clip, clip + 1)
        for (reading, word) in zip(Self.align(said, references), said) where reading.clip != word {
            #expect(!reading.isProven, "\(reading)")
        }
    }

    /// A word that is broken off and said again begins as its known take does: of two cuts of a clip none is proven.
    @Test(arguments: [0, 4, 8]) func aWordThatIsBrokenOff(word: Int) {
        let halves = Self.words.indices.flatMap {
            $0 == word ? [String(Self.words[$0].prefix(3)), Self.words[$0]] : [Self.words[$0]]
        }
        let readings = ScriptAlignment(
            script: Self.words, utterances: LetterVoice.utterances(halves),
            references: Self.known(Array(Self.words.indices))
        ).readings
        #expect(
            !readings[word].isProven && !readings[word + 1].isProven && readings[word + 1].clip == word, "\(readings)")
    }

    /// A clip that no take is known of may be any word.
    @Test func aClipWithoutATakeIsNotProven() {
        let script = Array(Self.words.indices)
        let readings = Self.align(script, Self.known(script.filter { $0 != 5 }))
        #expect(readings.map(\.clip) == script)
        #expect(script.allSatisfy { readings[$0].isProven == ($0 != 5) }, "\(readings)")
    }

    @Test func whatCannotBeComparedIsANumberStill() {
        let silence = SpectralFrame(colour: [Float](repeating: 0, count: SpectralFrame.bandCount), level: 0)
        var utterances = LetterVoice.utterances(Self.words)
        utterances[0].frames = []
        utterances[1].frames = [silence]
        utterances[2].frames = [SpectralFrame](repeating: silence, count: ReferenceTakes.longest + 1)
        let references = ReferenceTakes(
            [[(0, []), (1, [silence]), (2, [SpectralFrame](repeating: silence, count: 200))]], clips: 10)
        let likeness = ReferenceLikeness(references, utterances)
        #expect((0..<100).allSatisfy { likeness.logLikelihood($0 / 10, $0 % 10).isFinite })
        for path in [Array(0..<10), [Int?](repeating: nil, count: 10)] {
            let verdicts = likeness.verdicts(on: path)
            #expect((0..<10).allSatisfy { verdicts[$0] == nil || path[$0] != nil && verdicts[$0]!.suspicion.isFinite })
        }
    }
}
