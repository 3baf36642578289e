import TestSupport

@testable import VoiceAssetAudio
@testable import VoiceAssetRecordingDesk
@testable import VoiceAssetSessionAlignment

/// A voice that says each letter as a sound of its own, always as long: lengths tell nothing, and what is akin is written so.
enum LetterVoice {
    private static let framesPerLetter = 5

    /// What it says of these texts, one a second; each time a little different.
    static func utterances(_ texts: [String], seed: UInt64 = 1) -> [Utterance] {
        var generator = SeededGenerator(seed: seed)
        return texts.enumerated().map { index, text in
            let frames = text.unicodeScalars.flatMap { letter in
                (0..<framesPerLetter).map { _ in frame(letter, &generator) }
            }
            let start = Double(index)
            var utterance = Utterance(
                start: start, end: start + Double(frames.count) / SpectralFrame.rate, level: -20, pitch: 1)
            utterance.frames = frames
            return utterance
        }
    }

    /// A spectrum that the letter alone decides, give or take 3 dB a band.
    private static func frame(_ letter: Unicode.Scalar, _ generator: inout SeededGenerator) -> SpectralFrame {
        var sound = SeededGenerator(seed: UInt64(letter.value))
        let bands = (0..<SpectralFrame.bandCount).map { _ in 10 * sound.uniform() + 3 * generator.uniform() }
        let mean = bands.reduce(0, +) / Float(bands.count)
        return SpectralFrame(colour: bands.map { $0 - mean }, level: 0)
    }
}
