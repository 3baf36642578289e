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
    private let cosines: [Float]
    private let sines: [Float]
    private let reversed: [Int]

    /// - Parameter length: samples of a frame, `size` at most and by default; zeros fill the rest.
    package init(size: Int, frame length: Int? = nil) {
        self.size = size
        let length = length ?? size
        window = (0..<length).map { Float(0.5 - 0.5 * cos(2 * Double.pi / Double(length) * (Double($0) + 0.5))) }
        let step = 2 * Double.pi / Double(size)
        cosines = (0..<size / 2).map { Float(cos(step * Double($0))) }
        sines = (0..<size / 2).map { Float(-sin(step * Double($0))) }
        let bits = size.trailingZeroBitCount
        reversed = (0..<size).map { index in
            (0..<bits).reduce(0) { $0 | (index >> $1 & 1) << (bits - 1 - $1) }
        }
    }

    /// The power in every bin, 0 … size / 2, of the frames that start at these samples, one after the other. A frame that
    /// reaches beyond the samples ends in silence. The sum over a frame's bins is the mean square of its windowed samples.
    package func powers(of samples: [Float], at starts: [Int], _ body: (ArraySlice<Float>) -> Void) {
        var powers = [Float](repeating: 0, count: size + 2)
        let bins = size / 2 + 1
        // Two real frames make one complex one.
        for pair in stride(from: 0, to: starts.count, by: 2) {
            var real = frame(samples, starts[pair])
            let hasSecond = pair + 1 < starts.count
            var imaginary = hasSecond ? frame(samples, starts[pair + 1]) : [Float](repeating: 0, count: size)
            transform(&real, &imaginary)
            let scale = 2 / (Float(size) * Float(size))
            for bin in 0..<bins {
                let mirror = (size - bin) & (size - 1)
                let evenReal = (real[bin] + real[mirror]) / 2
                let evenImaginary = (imaginary[bin] - imaginary[mirror]) / 2
                let oddReal = (imaginary[bin] + imaginary[mirror]) / 2
                let oddImaginary = (real[mirror] - real[bin]) / 2
                powers[bin] = (evenReal * evenReal + evenImaginary * evenImaginary) * scale
                powers[bins + bin] = (oddReal * oddReal + oddImaginary * oddImaginary) * scale
            }
            body(powers[0..<bins])
            if hasSecond { body(powers[bins..<2 * bins]) }
        }
    }

    private func frame(_ samples: [Float], _ start: Int) -> [Float] {
        var frame = [Float](repeating: 0, count: size)
        for index in 0..<max(0, min(window.count, samples.count - start)) {
            frame[index] = samples[start + index] * window[index]
        }
        return frame
    }

    /// The discrete Fourier transform in place, radix 2, decimation in time.
    private func transform(_ real: inout [Float], _ imaginary: inout [Float]) {
        for index in 0..<size where index < reversed[index] {
            real.swapAt(index, reversed[index])
            imaginary.swapAt(index, reversed[index])
        }
        var half = 1
        while half < size {
            let stride = size / (2 * half)
            for start in Swift.stride(from: 0, to: size, by: 2 * half) {
                for step in 0..<half {
                    let (top, bottom) = (start + step, start + step + half)
                    let (cosine, sine) = (cosines[step * stride], sines[step * stride])
                    let turnedReal = real[bottom] * cosine - imaginary[bottom] * sine
                    let turnedImaginary = real[bottom] * sine + imaginary[bottom] * cosine
                    real[bottom] = real[top] - turnedReal
                    imaginary[bottom] = imaginary[top] - turnedImaginary
                    real[top] += turnedReal
                    imaginary[top] += turnedImaginary
                }
            }
            half *= 2
        }
    }
}
