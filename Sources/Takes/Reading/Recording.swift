package import VoiceAssetSound

/// A take, decoded and mixed to one channel, with what was seen on the way.
package struct Recording: Sendable {
    /// Mono samples, full scale ±1, at the recording's own rate, with its DC offset removed.
    package var samples: [Float]
    /// Hertz, 8000…192000.
    package var sampleRate: Int
    /// Channels of the file.
    package var channels: Int
    /// How the channels became one.
    package var downmix: Downmix
    /// The largest magnitude in any channel that is used, linear, before the DC offset was removed.
    package var peak: Double
    /// Samples in runs at full scale, over the channels that are used.
    package var clippedSamples: Int
    /// The mean of the channels that are used, linear.
    package var dcOffset: Double
    /// Whether its stream was to go on: what followed was never written, or is lost.
    package var isUnended = false

    /// Seconds.
    package var seconds: Double { Double(samples.count) / Double(sampleRate) }
}
