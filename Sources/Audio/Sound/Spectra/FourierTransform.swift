#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The power spectra of frames of one size, under a Hann window.
package struct FourierTransform: Sendable {
    /// Points of the transform: a power of two.
    package let size: Int
    private let window: [Float]
    /// The turns of every pass, one pass after the other: 1, 2, 4 … size / 2 of them.
    private let cosines: [Float]
    private let sines: [Float]
    /// The places that change with each other before the first pass.
    private let exchanges: [(Int, Int)]

    /// - Parameter length: samples of a frame, `size` at most and by default; zeros fill the rest.
    package init(size: Int, frame length: Int? = nil) {
        self.size = size
        let length = length ?? size
        let (turn, step) = (2 * Double.pi / Double(length), 2 * Double.pi / Double(size))
        window = (0..<length).map { (sample: Int) -> Float in Float(0.5 - 0.5 * cos(turn * (Double(sample) + 0.5))) }
        let bits = size.trailingZeroBitCount
        let turns = (0..<bits).flatMap { pass in (0..<1 << pass).map { $0 << (bits - 1 - pass) } }
        cosines = turns.map { Float(cos(step * Double($0))) }
        sines = turns.map { Float(-sin(step * Double($0))) }
        exchanges = (0..<size).compactMap { index in
            let reversed = (0..<bits).reduce(0) { $0 | (index >> $1 & 1) << (bits - 1 - $1) }
            return index < reversed ? (index, reversed) : nil
        }
    }

    /// The power in every bin, 0 … size / 2, of the frames that start at these samples, one after the other. A frame that
    /// reaches beyond the samples ends in silence. The sum over a frame's bins is the mean square of its windowed samples.
    package func powers(of samples: [Float], at starts: [Int], _ body: (ArraySlice<Float>) -> Void) {
        var powers = [Float](repeating: 0, count: size + 2)
        var (real, imaginary) = (powers, powers)
        let bins = size / 2 + 1
        // Two real frames make one complex one.
        for pair in stride(from: 0, to: starts.count, by: 2) {
            let hasSecond = pair + 1 < starts.count
            fill(&real, with: samples, from: starts[pair])
            fill(&imaginary, with: samples, from: hasSecond ? starts[pair + 1] : samples.count)
            unsafe real.withUnsafeMutableBufferPointer { real in
                unsafe imaginary.withUnsafeMutableBufferPointer { imaginary in
                    unsafe transform(real, imaginary)
                    unsafe powers.withUnsafeMutableBufferPointer { unsafe separate(real, imaginary, into: $0) }
                }
            }
            body(powers[0..<bins])
            if hasSecond { body(powers[bins..<2 * bins]) }
        }
    }

    /// The powers of the two frames that a complex one was made of.
    private func separate(
        _ real: UnsafeMutableBufferPointer<Float>, _ imaginary: UnsafeMutableBufferPointer<Float>,
        into powers: UnsafeMutableBufferPointer<Float>
    ) {
        let (bins, scale) = (size / 2 + 1, 2 / (Float(size) * Float(size)))
        for bin in 0..<bins {
            let mirror = (size - bin) & (size - 1)
            let evenReal = unsafe (real[bin] + real[mirror]) / 2
            let evenImaginary = unsafe (imaginary[bin] - imaginary[mirror]) / 2
            let oddReal = unsafe (imaginary[bin] + imaginary[mirror]) / 2
            let oddImaginary = unsafe (real[mirror] - real[bin]) / 2
            unsafe powers[bin] = (evenReal * evenReal + evenImaginary * evenImaginary) * scale
            unsafe powers[bins + bin] = (oddReal * oddReal + oddImaginary * oddImaginary) * scale
        }
    }

    /// Puts a frame under the window; zeros fill the rest.
    private func fill(_ frame: inout [Float], with samples: [Float], from start: Int) {
        let count = max(0, min(window.count, samples.count - start))
        for index in 0..<count { frame[index] = samples[start + index] * window[index] }
        for index in count..<size { frame[index] = 0 }
    }

    /// The discrete Fourier transform in place, radix 2, decimation in time.
    private func transform(_ real: UnsafeMutableBufferPointer<Float>, _ imaginary: UnsafeMutableBufferPointer<Float>) {
        for (index, other) in exchanges {
            unsafe real.swapAt(index, other)
            unsafe imaginary.swapAt(index, other)
        }
        unsafe cosines.withUnsafeBufferPointer { cosines in
            unsafe sines.withUnsafeBufferPointer { sines in
                var half = 1
                while half < size {
                    for start in stride(from: 0, to: size, by: 2 * half) {
                        for step in 0..<half {
                            let (top, bottom, turn) = (start + step, start + step + half, half - 1 + step)
                            let (cosine, sine) = unsafe (cosines[turn], sines[turn])
                            let (x, y) = unsafe (real[bottom], imaginary[bottom])
                            let turnedReal = x * cosine - y * sine
                            let turnedImaginary = x * sine + y * cosine
                            let (topReal, topImaginary) = unsafe (real[top], imaginary[top])
                            unsafe real[bottom] = topReal - turnedReal
                            unsafe imaginary[bottom] = topImaginary - turnedImaginary
                            unsafe real[top] = topReal + turnedReal
                            unsafe imaginary[top] = topImaginary + turnedImaginary
                        }
                    }
                    half *= 2
                }
            }
        }
    }
}

/// The scale on which equal steps of pitch sound equal. (O'Shaughnessy 1987)
enum MelScale {
    static func mel(hertz: Double) -> Double { 1127 * log(1 + hertz / 700) }
    static func hertz(mel: Double) -> Double { 700 * (exp(mel / 1127) - 1) }
}

extension ArraySlice<Float> {
    /// The means of so many samples each: a low-pass filter that is good enough below a third of the new rate. What is left
    /// at the end is left out.
    package func means(of count: Int) -> [Float] {
        var means = [Float](repeating: 0, count: self.count / count)
        var index = startIndex
        for place in means.indices {
            var sum: Float = 0
            for _ in 0..<count {
                sum += self[index]
                index += 1
            }
            means[place] = sum / Float(count)
        }
        return means
    }
}
