/// A synthesizer that speaks any text into samples: the system's own, one on the device, one of a server.
public protocol SpeechSynthesizing: Sendable {
    /// Speaks a text, and returns at once: what takes time happens while the stream is read, or else no patience ends it.
    ///
    /// - Parameters:
    ///   - text: what is said.
    ///   - language: its language, BCP 47.
    /// - Returns: pieces of sound in order, all of one rate. Whoever ends the stream early wants no more: `onTermination` is the place to
    ///   stop.
    func samples(of text: String, language: String) -> AsyncThrowingStream<SpokenSamples, any Error>
}

/// A piece of a synthesizer's sound, mono.
public struct SpokenSamples: Sendable, Equatable {
    /// Between −32,768 and 32,767.
    public let samples: [Int16]
    /// Samples a second, 8,000 to 48,000.
    public let sampleRate: Int

    /// - Parameters:
    ///   - samples: between −32,768 and 32,767.
    ///   - sampleRate: samples a second, 8,000 to 48,000.
    public init(samples: [Int16], sampleRate: Int) {
        self.samples = samples
        self.sampleRate = sampleRate
    }

    /// - Parameters:
    ///   - samples: between −1 and 1; what is beyond is cut off, and what is no number is silence.
    ///   - sampleRate: samples a second, 8,000 to 48,000.
    public init(samples: [Float], sampleRate: Int) {
        self.init(
            samples: samples.map { sample in
                sample.isNaN ? 0 : Int16(max(-32_768, min(32_767, (sample * 32_768).rounded())))
            }, sampleRate: sampleRate)
    }
}
