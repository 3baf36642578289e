/// Samples as they come out of a file: interleaved, full scale ±1 (a float file may exceed it).
package struct DecodedAudio: Sendable, Equatable {
    /// `frames × channels` samples, interleaved.
    package var samples: [Float]
    /// At least 1.
    package var channels: Int
    /// Samples a second and channel, hertz.
    package var sampleRate: Int

    /// Samples a channel.
    package var frames: Int { samples.count / channels }
}
