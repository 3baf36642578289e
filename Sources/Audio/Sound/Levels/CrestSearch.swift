#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds the few stretches of a sound in one of which its true peak lies, by interpolating at four times the rate.
///
/// The interpolator is a sinc under a Hann window of twelve samples, as long as the meter's that measures the stretches: libebur128
/// takes six times as long for a sample. Both differ by far less than `share` leaves.
enum CrestSearch {
    /// At this rate and above the meter interpolates at less than four times the rate, hertz.
    static let rateLimit = 96_000
    /// A stretch whose crest is at least this share of the highest is measured.
    private static let share: Float = 0.98
    /// The interpolator's gain is at most 1.9, so that nothing reaches the peak where no sample reaches this share of it.
    private static let least: Float = 0.5
    /// Samples of a block.
    private static let block = 8
    /// Samples that are kept as they are on either side of a block: more than the interpolators reach.
    private static let context = 24
    /// Samples over which a stretch fades beyond these, so that it has no edge that rings.
    private static let fade = 32

    /// The weights of the samples 5 before … 6 behind one, for the places ¼, ½ and ¾ behind it.
    private static let weights: [[Float]] = [0.25, 0.5, 0.75].map { place in
        (-5...6).map { tap in
            let distance = Double.pi * (Double(tap) - place)
            return Float(sin(distance) / distance * 0.5 * (1 + cos(distance / 6)))
        }
    }

    /// Stretches that fade at both ends; none of silence.
    static func stretches(of samples: [Float]) -> [[Float]] {
        let margin = context + fade
        let blocks = (samples.count + block - 1) / block
        var padded = [Float](repeating: 0, count: margin + (blocks + 1) * block + margin)
        padded.replaceSubrange(margin..<margin + samples.count, with: samples)
        let crests = crests(padded, blocks: blocks, from: margin)
        guard let highest = crests.max(), highest > 0 else { return [] }
        var stretches: [Range<Int>] = []
        for index in crests.indices where crests[index] >= share * highest {
            let stretch = index * block..<index * block + block + 2 * margin
            if let last = stretches.last, last.upperBound > stretch.lowerBound {
                stretches[stretches.count - 1] = last.lowerBound..<stretch.upperBound
            } else {
                stretches.append(stretch)
            }
        }
        return stretches.map { faded(padded[$0]) }
    }

    private static func faded(_ stretch: ArraySlice<Float>) -> [Float] {
        var samples = Array(stretch)
        for step in 0..<fade {
            let gain = Float(RaisedCosine.rise(Double(step) / Double(fade)))
            samples[step] *= gain
            samples[samples.count - 1 - step] *= gain
        }
        return samples
    }

    /// The highest value in every block, between its samples too; 0 where it can't be the highest of all.
    private static func crests(_ samples: [Float], blocks: Int, from start: Int) -> [Float] {
        unsafe samples.withUnsafeBytes { samples in
            @inline(__always) func eight(_ index: Int) -> SIMD8<Float> {
                unsafe samples.loadUnaligned(fromByteOffset: 4 * index, as: SIMD8<Float>.self)
            }
            // The blocks beside the first and the last are there too.
            let peaks = (-1...blocks).map { magnitude(eight(start + $0 * block)).max() }
            let gate = (peaks.max() ?? 0) * least
            let weights = weights
            return (0..<blocks).map { index in
                guard max(peaks[index], peaks[index + 1], peaks[index + 2]) > gate else { return 0 }
                let first = start + index * block
                var highest = magnitude(eight(first))
                for place in weights {
                    var sum = SIMD8<Float>.zero
                    for tap in 0..<12 { sum += place[tap] * eight(first + tap - 5) }
                    highest.replace(with: magnitude(sum), where: magnitude(sum) .> highest)
                }
                return highest.max()
            }
        }
    }

    @inline(__always)
    private static func magnitude(_ values: SIMD8<Float>) -> SIMD8<Float> {
        values.replacing(with: -values, where: values .< 0)
    }
}
