/// What one pass over a channel of interleaved samples tells.
package struct ChannelStatistics: Sendable {
    /// Consecutive samples at full scale that count as clipped: one alone is a peak that just fits.
    private static let clippedRun = 2
    /// Full scale of 16-bit samples; finer formats that reach it are as good as clipped.
    private static let fullScale: Float = 32767 / 32768

    /// The mean, linear.
    package let mean: Double
    /// The mean square around the mean.
    package let power: Double
    /// The largest magnitude.
    package let peak: Float
    /// Samples in runs of two or more at full scale.
    package let clipped: Int

    /// - Parameters:
    ///   - samples: at least one of the channel.
    ///   - channel: from 0.
    package init(of samples: [Float], channel: Int, of channels: Int) {
        var sum = 0.0
        var squares = 0.0
        var peak: Float = 0
        var clipped = 0
        var run = 0
        var previous: Float = 0
        for index in stride(from: channel, to: samples.count, by: channels) {
            let sample = samples[index]
            sum += Double(sample)
            squares += Double(sample) * Double(sample)
            let magnitude = abs(sample)
            if magnitude > peak { peak = magnitude }
            // A float file may go beyond full scale unharmed: only a peak that is flat is a clipped one.
            if magnitude >= Self.fullScale, sample == previous || run == 0 {
                run += 1
                clipped += run == Self.clippedRun ? run : run > Self.clippedRun ? 1 : 0
            } else {
                run = magnitude >= Self.fullScale ? 1 : 0
            }
            previous = sample
        }
        let frames = Double(samples.count / channels)
        mean = sum / frames
        power = max(0, squares / frames - mean * mean)
        self.peak = peak
        self.clipped = clipped
    }
}
