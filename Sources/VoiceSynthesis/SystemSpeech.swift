#if canImport(AVFoundation)
    import AVFoundation

    /// Apple's own synthesizer, which speaks without a network.
    public struct SystemSpeech: SpeechSynthesizing {
        /// The voice's identifier; `nil` for the system's choice by language.
        public let voice: String?

        /// - Parameter voice: the identifier of an `AVSpeechSynthesisVoice`; `nil`, or one that is not there, leaves the choice to the
        ///   system. Where it has none of the language, nothing is spoken: `synthesis.silent`.
        public init(voice: String? = nil) { self.voice = voice }

        /// Speaks a text; nothing is heard of it.
        public func samples(of text: String, language: String) -> AsyncThrowingStream<SpokenSamples, any Error> {
            AsyncThrowingStream { continuation in
                let speaker = Speaker()
                continuation.onTermination = { _ in speaker.stop() }
                let utterance = AVSpeechUtterance(string: text)
                let named = voice.flatMap { AVSpeechSynthesisVoice(identifier: $0) }
                guard let speaking = named ?? AVSpeechSynthesisVoice(language: language) else {
                    // The system would take the voice of its own language.
                    continuation.finish()
                    return
                }
                utterance.voice = speaking
                speaker.synthesizer.write(utterance) { buffer in
                    // A buffer with nothing in it is the last one.
                    guard let buffer = buffer as? AVAudioPCMBuffer, buffer.frameLength > 0 else {
                        continuation.finish()
                        return
                    }
                    continuation.yield(Self.samples(of: buffer))
                }
            }
        }

        /// The first channel of a buffer.
        private static func samples(of buffer: AVAudioPCMBuffer) -> SpokenSamples {
            let (count, rate) = (Int(buffer.frameLength), Int(buffer.format.sampleRate))
            if let channels = unsafe buffer.int16ChannelData {
                let samples = unsafe Array(UnsafeBufferPointer(start: channels[0], count: count))
                return SpokenSamples(samples: samples, sampleRate: rate)
            }
            guard let channels = unsafe buffer.floatChannelData else {
                return SpokenSamples(samples: [Int16](), sampleRate: rate)
            }
            return SpokenSamples(
                samples: unsafe Array(UnsafeBufferPointer(start: channels[0], count: count)), sampleRate: rate)
        }
    }

    /// Keeps the synthesizer for as long as it speaks.
    ///
    /// Unchecked because AVFoundation doesn't say whether its synthesizer may be handed to another thread: it is told to speak once,
    /// and to stop once, and nobody else has it.
    private final class Speaker: @unchecked Sendable {
        let synthesizer = AVSpeechSynthesizer()

        func stop() { _ = synthesizer.stopSpeaking(at: .immediate) }
    }
#endif
