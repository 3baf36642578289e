import Testing

@testable import VoiceAssetAudio
@testable import VoiceAssetRecordingDesk
@testable import VoiceAssetSessionAlignment

/// What is compared with the rest of a session: sounds, how they move, and what is written alike.
@Suite struct ComparisonTests {
    /// Words of four letters; each has four relatives, ten words and more from it.
    private static let script = ["e", "o", "i", "a", "u"].flatMap { ending in
        ["sab", "tug", "kod", "maf", "pil", "run", "vat", "zok", "bem", "duz"].map { $0 + ending }
    }

    /// Two takes of a word that is said in two ways are farther apart than two words of a family, and still nearer than
    /// either is to all else.
    @Test func distancesAreHeldAgainstTheRest() {
        let family = ["sabe", "sabo", "sabi", "sabu", "tabe", "tabo", "tabi", "tabu", "kabe", "kabo", "kabi", "kabu"]
        let others = ["mlfn", "prvz", "dgjq", "wxyc"]
        let words = family + ["hund", "hunk"] + others + family
        let distances = SoundDistances(LetterVoice.utterances(words))
        let alike = SoundCourse(LetterVoice.utterances(["sabe", "sabo"])[0].frames)
            .distance(to: SoundCourse(LetterVoice.utterances(["sabe", "sabo"])[1].frames))
        let taken = LetterVoice.utterances(["hund", "hunk"]).map { SoundCourse($0.frames) }
        // By themselves these two pairs, one letter apart each, are about as far from each other.
        #expect(abs(alike - taken[0].distance(to: taken[1])) < 0.25 * alike)
        #expect(distances.ratio(12, 13) < 0.75 * distances.ratio(0, 1))
    }

    /// A sound that stays is not one that passes through it, though no frame is farther off than another's.
    @Test func movingSoundsDifferFromThoseThatStay() {
        func frames(_ heights: [Float]) -> [SpectralFrame] {
            heights.map { height in
                let colour = (0..<SpectralFrame.bandCount).map { ($0 % 2 == 0 ? 1 : -1) * height }
                return SpectralFrame(colour: colour, level: 0)
            }
        }
        let steady = frames([Float](repeating: 0, count: 10))
        let passing = frames((0..<10).map { Float(2 * $0 - 9) })
        let far = TimeWarping.distance(steady, passing)
        // Of 17 numbers a frame 16 differ.
        let beside = frames([Float](repeating: Float(far * (17.0 / 16).squareRoot()), count: 10))
        #expect(abs(far - TimeWarping.distance(steady, beside)) < 0.01)
        let course = SoundCourse(steady)
        #expect(course.distance(to: SoundCourse(passing)) > 1.1 * course.distance(to: SoundCourse(beside)))
    }

    /// One word missing and another twice: what lies between is shifted by one.
    private func shifted(missing: Int, repeated: Int) -> [String] {
        Self.script.indices.flatMap { clip -> [String] in
            clip == missing ? [] : clip == repeated ? [Self.script[clip], Self.script[clip]] : [Self.script[clip]]
        }
    }

    @Test func kinshipTellsAShift() {
        let utterances = LetterVoice.utterances(shifted(missing: 5, repeated: 24))
        let likeness = UtteranceLikeness(utterances)
        let kinship = TextKinship(Self.script.map { ScriptText($0) }, likeness, path: Array(Self.script.indices))
        // From the sixth on each utterance is taken for the word before its own.
        let told = (5...23).map { kinship.logLikelihood($0, $0 + 1) }
        #expect(told.reduce(0, +) / 19 > 1, "\(told)")
        let right = (Array(0...4) + Array(25...38)).map { kinship.logLikelihood($0, $0 + 1) }
        #expect(right.reduce(0, +) / 19 < -1, "\(right)")
    }

    /// The same to the last bit, or compared with nothing: a likelihood is a number still.
    @Test func sameSoundsAreNoImpossibility() {
        var utterances = LetterVoice.utterances(Self.script)
        let silence = SpectralFrame(colour: [Float](repeating: 0, count: SpectralFrame.bandCount), level: 0)
        for index in utterances.indices { utterances[index].frames = [SpectralFrame](repeating: silence, count: 20) }
        let likeness = UtteranceLikeness(utterances)
        #expect(likeness.sounds.ratio(0, 27) == 0)
        #expect(likeness.logDensity(of: 0, texts: 0.5).isFinite)
        let kinship = TextKinship(Self.script.map { ScriptText($0) }, likeness, path: Array(Self.script.indices))
        for utterance in Self.script.indices {
            #expect(Self.script.indices.allSatisfy { kinship.logLikelihood(utterance, $0).isFinite }, "\(utterance)")
        }
    }

    /// Where nothing but the count says which of ten words is which, none is certain, not even the first.
    @Test func theCountAloneIsNoEvidence() {
        let likeness = UtteranceLikeness(LetterVoice.utterances(Array(Self.script.prefix(10))))
        let lattice = Lattice(
            clips: 10, match: [Double](repeating: 0, count: 100), noise: [Double](repeating: -8, count: 10),
            likeness: likeness, textLikeness: [Double](repeating: 0, count: 10 * Lattice.jumps), course: .complete,
            listens: false)
        let probabilities = lattice.probabilities()
        #expect((0..<10).allSatisfy { probabilities[11 * $0] < ScriptAlignment.leastProbability }, "\(probabilities)")
    }

    /// Words of people that are as unlike each other as a synthesizer's are no synthesizer's: their repeats may differ.
    @Test func unlikeWordsAreNoSynthesizers() {
        let words = ["sabe", "sabo", "tugi", "tugo", "pilu", "zrkx", "mlfn", "prvz", "dgjq", "wxyc"]
        #expect(SoundDistances(LetterVoice.utterances(words)).synthetic == 0)
    }

    /// The same evidence, told that nothing happened for certain, or that the count may deceive.
    @Test func theCountWeighsLessThanTwoThatAreTheSame() {
        let words = shifted(missing: 14, repeated: 10)
        let likeness = UtteranceLikeness(LetterVoice.utterances(words))
        let count = words.count
        func sureness(_ course: Lattice.Course) -> Double {
            let lattice = Lattice(
                clips: count, match: [Double](repeating: 0, count: count * count),
                noise: [Double](repeating: -8, count: count), likeness: likeness,
                textLikeness: [Double](repeating: 0, count: count * Lattice.jumps), course: course)
            return lattice.probabilities()[12 * count + 12]
        }
        #expect(sureness(.complete) < ScriptAlignment.leastProbability)
        #expect(sureness(.complete) < sureness(.regular))
    }
}
