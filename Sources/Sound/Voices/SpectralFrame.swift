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
    private static let size = 512
    private static let window: [Float] = (0..<400).map { 0.5 - 0.5 * Float(cos(2 * .pi * (Double($0) + 0.5) / 400)) }
    /// Bins of 31.25 Hz that the bands begin with, from 150 to 7500 Hz, evenly on the mel scale.
    private static let edges: [Int] = (0...bandCount).map { index in
        let (low, high) = (mel(150), mel(7500))
        let value = low + (high - low) * Double(index) / Double(bandCount)
        return Int((700 * (exp(value / 1127) - 1) / 31.25).rounded())
    }

    private static func mel(_ hertz: Double) -> Double { 1127 * log(1 + hertz / 700) }

    /// The frames of samples at 16 kHz.
    package static func frames(of samples: [Float]) -> [SpectralFrame] {
        var transform = FourierTransformOfRealSamples(size: size)
        let spectra = stride(from: 0, to: max(1, samples.count - 399), by: 320).map { start in
            let part = samples[start..<min(samples.count, start + 400)]
            let powers = transform.powers(of: zip(part, window).map { $0 * $1 })
            return (0..<bandCount).map { band in
                10 * log10(powers[edges[band]..<max(edges[band] + 1, edges[band + 1])].reduce(1e-12, +))
            }
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
    func distance(to other: SpectralFrame) -> Float {
        var sum: Float = 0
        for band in 0..<Self.bandCount {
            let difference = colour[band] - other.colour[band]
            sum += difference * difference
        }
        let level = level - other.level
        return ((sum + level * level) / Float(Self.bandCount + 1)).squareRoot()
    }
}

/// A radix-2 Fourier transform of real samples.
private struct FourierTransformOfRealSamples {
    private let size: Int
    private let cosines: [Float]
    private let sines: [Float]
    private let order: [Int]
    private var real: [Float]
    private var imaginary: [Float]

    init(size: Int) {
        self.size = size
        cosines = (0..<size / 2).map { Float(cos(2 * .pi * Double($0) / Double(size))) }
        sines = (0..<size / 2).map { Float(-sin(2 * .pi * Double($0) / Double(size))) }
        let bits = size.trailingZeroBitCount
        order = (0..<size).map { index in (0..<bits).reduce(0) { $0 | (index >> $1 & 1) << (bits - 1 - $1) } }
        real = [Float](repeating: 0, count: size)
        imaginary = real
    }

    /// The powers of the bins below half the rate.
    mutating func powers(of samples: [Float]) -> [Float] {
        for index in 0..<size {
            let source = order[index]
            real[index] = source < samples.count ? samples[source] : 0
            imaginary[index] = 0
        }
        var half = 1
        while half < size {
            let stride = size / (2 * half)
            for block in Swift.stride(from: 0, to: size, by: 2 * half) {
                for index in 0..<half { butterfly(block + index, block + index + half, twiddle: index * stride) }
            }
            half *= 2
        }
        return (0..<size / 2).map { real[$0] * real[$0] + imaginary[$0] * imaginary[$0] }
    }

    private mutating func butterfly(_ first: Int, _ second: Int, twiddle: Int) {
        let (cosine, sine) = (cosines[twiddle], sines[twiddle])
        let turnedReal = real[second] * cosine - imaginary[second] * sine
        let turnedImaginary = real[second] * sine + imaginary[second] * cosine
        real[second] = real[first] - turnedReal
        imaginary[second] = imaginary[first] - turnedImaginary
        real[first] += turnedReal
        imaginary[first] += turnedImaginary
    }
}
