/// How the channels of a sound become one.
package struct Downmix: Sendable, Hashable {
    /// Channels this much below the loudest one carry nothing, decibels.
    private static let deadChannel = 40.0
    /// Channels this much below the loudest one would only add noise to the mix, decibels.
    private static let faintChannel = 12.0
    /// Channels whose mean is this much below the loudest one cancel each other, decibels.
    private static let cancellation = 6.0

    /// The channels that are used, from 0.
    package var used: [Int]
    /// Channels that carry nothing.
    package var dead: [Int]
    /// Channels that would cancel each other, so that only the loudest is used.
    package var cancelling: Bool

    package init(used: [Int], dead: [Int], cancelling: Bool) {
        (self.used, self.dead, self.cancelling) = (used, dead, cancelling)
    }

    /// Chooses the channels: those near the loudest, or the loudest alone if their mean would lose more than half of its
    /// level.
    ///
    /// - Parameters:
    ///   - samples: interleaved, finite, one frame at least.
    ///   - channels: what they are like.
    package init(of samples: [Float], _ channels: [ChannelStatistics]) {
        let loudest = channels.indices.max { channels[$0].power < channels[$1].power }!
        let powers = channels.map { Decibels.of(power: $0.power) }
        self.init(used: [loudest], dead: [], cancelling: false)
        guard channels.count > 1, powers[loudest].isFinite else { return }
        dead = channels.indices.filter { powers[$0] <= powers[loudest] - Self.deadChannel }
        let near = channels.indices.filter { powers[$0] > powers[loudest] - Self.faintChannel }
        guard near.count > 1 else { return }
        used = near
        let mixed = mono(samples, channels: channels.count, offsets: channels.map(\.mean))
        var power = 0.0
        for sample in mixed { power += Double(sample) * Double(sample) }
        power /= Double(mixed.count)
        cancelling = Decibels.of(power: power) < powers[loudest] - Self.cancellation
        if cancelling { used = [loudest] }
    }

    /// The mean of the channels that are used.
    ///
    /// - Parameters:
    ///   - samples: interleaved.
    ///   - channels: how many there are.
    ///   - offsets: what is taken from each channel, linear; nothing without it.
    package func mono(_ samples: [Float], channels: Int, offsets: [Double]? = nil) -> [Float] {
        let scale = 1 / Float(used.count)
        var mixed = [Float](repeating: 0, count: samples.count / channels)
        for channel in used {
            let offset = Float(offsets?[channel] ?? 0)
            var index = channel
            for frame in mixed.indices {
                mixed[frame] += (samples[index] - offset) * scale
                index += channels
            }
        }
        return mixed
    }

    /// One channel of sound that nothing else is asked of.
    ///
    /// - Parameter samples: interleaved, finite.
    package static func mono(_ samples: [Float], channels: Int) -> [Float] {
        guard channels > 1, !samples.isEmpty else { return samples }
        let statistics = (0..<channels).map { ChannelStatistics(of: samples, channel: $0, of: channels) }
        return Downmix(of: samples, statistics).mono(samples, channels: channels)
    }
}

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
