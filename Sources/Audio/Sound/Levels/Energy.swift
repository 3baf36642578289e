#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Sums of squares and products in double precision, added up in lanes: one sum after the other waits for each addition.
package enum Energy {
    /// The sum of the squares of a stretch.
    package static func of(_ samples: ArraySlice<Float>) -> Double {
        unsafe samples.withUnsafeBufferPointer { samples in
            var lanes = (SIMD4<Double>.zero, SIMD4<Double>.zero)
            let whole = samples.count & ~7
            for index in stride(from: 0, to: whole, by: 8) {
                let (first, second) = unsafe (four(samples, index), four(samples, index + 4))
                lanes.0 += first * first
                lanes.1 += second * second
            }
            var sum = (lanes.0 + lanes.1).sum()
            for index in whole..<samples.count { sum += unsafe Double(samples[index]) * Double(samples[index]) }
            return sum
        }
    }

    /// Sums of products of a signal and what came of it.
    package struct Products: Sendable {
        /// The sums of the products at the delay, a sample before it and a sample behind it.
        package var atDelay = 0.0
        package var before = 0.0
        package var behind = 0.0
        /// The energy of the signal and of what came, where both are there.
        package var sent = 0.0
        package var came = 0.0
    }

    /// - Parameters:
    ///   - sent: the signal.
    ///   - came: what came of it.
    ///   - delay: samples by which it came late, at least 0.
    package static func products(_ sent: [Float], _ came: [Float], delay: Int) -> Products {
        var products = Products()
        unsafe sent.withUnsafeBufferPointer { sent in
            unsafe came.withUnsafeBufferPointer { came in
                let end = max(0, min(sent.count, came.count - delay))
                // Where all three places are inside.
                let first = min(end, delay > 0 ? 0 : 1)
                let last = first + (max(first, min(sent.count, came.count - delay - 1)) - first) & ~3
                var lanes = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
                var energies = (SIMD4<Double>.zero, SIMD4<Double>.zero)
                for index in stride(from: first, to: last, by: 4) {
                    let (own, other) = unsafe (four(sent, index), four(came, index + delay))
                    lanes.0 += own * other
                    lanes.1 += unsafe own * four(came, index + delay - 1)
                    lanes.2 += unsafe own * four(came, index + delay + 1)
                    energies.0 += own * own
                    energies.1 += other * other
                }
                products = Products(
                    atDelay: lanes.0.sum(), before: lanes.1.sum(), behind: lanes.2.sum(), sent: energies.0.sum(),
                    came: energies.1.sum())
                for index in Array(0..<first) + Array(last..<max(last, min(sent.count, came.count - delay + 1))) {
                    let own = unsafe Double(sent[index])
                    func value(_ place: Int) -> Double {
                        came.indices.contains(place) ? unsafe Double(came[place]) : 0
                    }
                    products.before += own * value(index + delay - 1)
                    products.behind += own * value(index + delay + 1)
                    guard index < end else { continue }
                    products.atDelay += own * value(index + delay)
                    products.sent += own * own
                    products.came += value(index + delay) * value(index + delay)
                }
            }
        }
        return products
    }

    @inline(__always)
    private static func four(_ samples: UnsafeBufferPointer<Float>, _ index: Int) -> SIMD4<Double> {
        let raw = UnsafeRawBufferPointer(samples)
        return SIMD4<Double>(unsafe raw.loadUnaligned(fromByteOffset: 4 * index, as: SIMD4<Float>.self))
    }
}

/// Levels and their linear counterparts.
package enum Decibels {
    /// Decibels of an amplitude (1 is 0 dBFS); −∞ for 0.
    package static func of(amplitude: Double) -> Double { 20 * log10(amplitude) }
    /// Decibels of a mean square (1 is 0 dBFS); −∞ for 0.
    package static func of(power: Double) -> Double { 10 * log10(power) }
    /// The amplitude of a level in decibels.
    package static func amplitude(_ decibels: Double) -> Double { pow(10, decibels / 20) }
    /// The mean square of a level in decibels.
    package static func power(_ decibels: Double) -> Double { pow(10, decibels / 10) }
}

/// How a sound looks: the largest sample of each of some columns.
package struct Waveform: Sendable, Equatable {
    /// So many are told apart in a table.
    package static let columns = 160

    /// Of full scale, 255.
    package let peaks: [UInt8]

    package init(_ audio: DecodedAudio) {
        let (frames, channels) = (audio.frames, audio.channels)
        let count = min(Self.columns, frames)
        peaks = (0..<count).map { column in
            let samples = audio.samples[column * frames / count * channels..<(column + 1) * frames / count * channels]
            let peak = samples.reduce(Float(0)) { max($0, $1.magnitude) }
            // What is no number is as loud as can be.
            return peak < 1 ? UInt8(peak * 255) : 255
        }
    }
}
