import VoiceAssetAudio
package import VoiceAssetPacks

/// A take in the form that every program reads which listens to speech: WAV, 16 bits, mono, 16 kHz, with half a second of
/// room around it. Whisper, Vosk and pocketsphinx want just that.
package enum PlainCopy {
    private static let sampleRate = 16000
    /// Seconds before and behind the take: recognizers look for pauses, and tight takes have none.
    private static let room = 0.5
    /// Noise under all of it, decibels below the largest sample: recognizers adapt to a room. (Measured: of 60 digits of six
    /// amateurs, cut tight, pocketsphinx hears 28 right as they are, 26 between zeros, and 37, 49, 46 and 43 with noise at
    /// −45, −55, −65 and −75 dB.)
    private static let noise = -55.0

    /// - Parameters:
    ///   - bytes: the take's file.
    ///   - isRaw: whether the file has no header.
    ///   - raw: what the samples are of such a file; nil if nobody says.
    /// - Returns: nil of what can't be decoded. The same bytes for the same take.
    package static func wav(of bytes: [UInt8], isRaw: Bool, as raw: RawSamples?) -> [UInt8]? {
        guard let recording = try? RecordingDecoder.decode(bytes, isRaw: isRaw, as: raw),
            let samples = try? Resampler.resample(recording.samples, from: recording.sampleRate, to: sampleRate)
        else { return nil }
        return try? SoundFile.encode(inRoom(samples), sampleRate: sampleRate, as: .wavPCM16)
    }

    private static func inRoom(_ samples: [Float]) -> [Float] {
        let peak = samples.highestMagnitude
        // Of numbers that are evenly spread the root of the mean square is the largest by the root of three.
        let largest = peak * Float(3 * Decibels.power(noise)).squareRoot()
        let silence = [Float](repeating: 0, count: Int(room * Double(sampleRate)))
        var state: UInt64 = 1
        return (silence + samples + silence).map { sample in
            // Knuth's MMIX generator; its high bits are the random ones.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return sample + largest * (Float(state >> 40) / Float(1 << 23) - 1)
        }
    }
}
