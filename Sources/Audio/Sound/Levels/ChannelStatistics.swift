/// What one pass over a channel of interleaved samples tells.
package struct ChannelStatistics: Sendable {
    /// The mean, linear.
    package let mean: Double
    /// The mean square around the mean.
    package let power: Double
    /// The largest magnitude.
    package let peak: Float

    /// - Parameters:
    ///   - samples: at least one of the channel.
    ///   - channel: from 0.
    package init(of samples: [Float], channel: Int, of channels: Int) {
        var sum = 0.0
        var squares = 0.0
        var peak: Float = 0
        for index in stride(from: channel, to: samples.count, by: channels) {
            let sample = samples[index]
            sum += Double(sample)
            squares += Double(sample) * Double(sample)
            let magnitude = abs(sample)
            if magnitude > peak { peak = magnitude }
        }
        let frames = Double(samples.count / channels)
        mean = sum / frames
        power = max(0, squares / frames - mean * mean)
        self.peak = peak
    }
}
