#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The spectrum of 25 ms of speech, in bands that are as wide as the ear's.
package struct SpectralFrame: Sendable {
    /// Decibels of each band, re the mean of the bands: the sound's colour, whatever its level.
    package var colour: [Float]
    /// The frame's level, decibels re the loudest of the utterance.
    package var level: Float

    package static let bandCount = 16
    /// Frames a second.
    package static let rate = 50.0
    /// Bands further below the loudest band of the utterance than this are noise, decibels.
    private static let depth: Float = 40
    /// Every 20 ms, 25 ms at 16 kHz.
    private static let hop = 320
    private static let length = 400
    private static let transform = FourierTransform(size: 512, frame: length)
    /// What stands in for silence.
    private static let silence: Float = 1e-17
    /// Bins of 31.25 Hz that the bands begin with, from 150 to 7500 Hz, evenly on the mel scale.
    private static let edges: [Int] = (0...bandCount).map { index in
        let (low, high) = (MelScale.mel(hertz: 150), MelScale.mel(hertz: 7500))
        let value = low + (high - low) * Double(index) / Double(bandCount)
        return Int((MelScale.hertz(mel: value) / 31.25).rounded())
    }

    /// The frames of samples at 16 kHz.
    package static func frames(of samples: [Float]) -> [SpectralFrame] {
        let starts = Array(stride(from: 0, to: max(1, samples.count - length + 1), by: hop))
        var spectra: [[Float]] = []
        transform.powers(of: samples, at: starts) { powers in
            let first = powers.startIndex
            spectra.append(
                (0..<bandCount).map { band in
                    let bins = first + edges[band]..<first + max(edges[band] + 1, edges[band + 1])
                    return 10 * log10(powers[bins].reduce(silence, +))
                })
        }
        let loudest = spectra.lazy.compactMap { $0.max() }.max() ?? 0
        let least = loudest - depth
        return spectra.map { bands in
            let bands = bands.map { max($0, least) }
            let mean = bands.reduce(0, +) / Float(bandCount)
            return SpectralFrame(colour: bands.map { $0 - mean }, level: bands.max()! - loudest)
        }
    }

    /// How different two frames sound, decibels.
    package func distance(to other: SpectralFrame) -> Float {
        var sum: Float = 0
        for band in 0..<Self.bandCount {
            let difference = colour[band] - other.colour[band]
            sum += difference * difference
        }
        let level = level - other.level
        return ((sum + level * level) / Float(Self.bandCount + 1)).squareRoot()
    }
}
