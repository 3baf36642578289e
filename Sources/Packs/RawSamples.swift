/// How the bytes of takes without a header are to be read, as speech services deliver them: `takes: pcm:` of pack.yml. Nothing
/// in such a file says so.
package struct RawSamples: Sendable, Hashable {
    /// Frames per second, hertz: `sampleRates`.
    package var sampleRate: Int
    /// Bits of a sample, a signed integer: `widths`.
    package var bits: Int
    package var order: ByteOrder
    /// Interleaved channels: `channelCounts`.
    package var channels: Int

    package enum ByteOrder: String, Sendable, Hashable, CaseIterable {
        case little, big
    }

    /// What recordings with a header may have too, hertz.
    package static let sampleRates = 8000...192_000
    package static let widths = [16, 24, 32]
    /// What recordings with a header may have too.
    package static let channelCounts = 1...32

    /// Whether a file of this name has no header.
    package static func isFile(_ name: String) -> Bool { name.lowercased().hasSuffix(".pcm") }

    /// Bytes of a sample of every channel.
    package var frameBytes: Int { bits / 8 * channels }
}
