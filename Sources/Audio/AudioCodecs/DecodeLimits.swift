/// What a decoder accepts before it allocates anything.
package struct DecodeLimits: Sendable {
    /// Samples a second, hertz.
    package var sampleRates = 8000...192_000
    package var channels: ClosedRange<Int>
    /// Length of a file.
    package var seconds: Double
    /// Samples over all channels: bounds memory at 4 bytes a sample.
    package var samples: Int

    /// A recording: 8 to 192 kHz, up to 32 channels, two minutes, which is 5,760,000 samples of mono at 48 kHz.
    /// A take of so many comes to 40 to 95 MB on the way to a clip, the more the larger its file is, and as many takes as there
    /// are cores are read at a time: 95 to 214 MB on two.
    package static let recording = DecodeLimits(channels: 1...32, seconds: 120, samples: 6_000_000)

    /// A session that is read piece by piece: 8 to 192 kHz, up to 8 channels, two hours.
    package static let session = DecodeLimits(channels: 1...8, seconds: 7200, samples: .max)

    /// A finished clip: mono, at most a minute, so that one that is too long can still be measured and named.
    package static let clip = DecodeLimits(channels: 1...2, seconds: 60, samples: 12_000_000)
}
