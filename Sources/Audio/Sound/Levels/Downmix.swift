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
