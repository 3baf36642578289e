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

    /// The median of the means of stretches of a channel; its mean if it is shorter than one.
    ///
    /// - Parameters:
    ///   - samples, channel, channels: as above.
    ///   - stretch: frames, at least 1.
    package static func lastingMean(of samples: [Float], channel: Int, of channels: Int, stretch: Int) -> Double {
        let frames = samples.count / channels
        let starts = stride(from: 0, through: max(0, frames - stretch), by: stretch)
        let means = starts.map { start -> Double in
            let end = min(frames, start + stretch)
            var sum = 0.0
            for frame in start..<end { sum += Double(samples[frame * channels + channel]) }
            return sum / Double(max(1, end - start))
        }
        return means.median ?? 0
    }
}
