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

    /// The same to the last bit, or compared with nothing: a likelihood is a number still.
    @Test func sameSoundsAreNoImpossibility() {
        var utterances = LetterVoice.utterances(Self.script)
        let silence = SpectralFrame(colour: [Float](repeating: 0, count: SpectralFrame.bandCount), level: 0)
        for index in utterances.indices { utterances[index].frames = [SpectralFrame](repeating: silence, count: 20) }
        utterances[1].end = utterances[1].start + 20
        let likeness = UtteranceLikeness(utterances)
        for later in 1..<5 {
            #expect(likeness.logRepeated(0, later).isFinite && likeness.logDifferent(0, later).isFinite)
        }
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
