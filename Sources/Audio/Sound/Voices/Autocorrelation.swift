/// How like itself a sound is a little later, at 4 kHz: enough to tell a pitch of 400 Hz to 1 %, by interpolation.
struct Autocorrelation {
    /// The rate that is aimed at, hertz.
    private static let wantedRate = 4000
    /// Windows so far below the loudest are not looked at, decibels.
    private static let depth = 20.0

    private let samples: [Float]
    /// The samples, and zeros behind them for lags that nobody asks for.
    private let padded: [Float]
    /// The rate that came out, hertz.
    let rate: Double
    /// Samples that are compared with later ones.
    let window: Int

    /// - Parameter window: seconds that are compared with later ones.
    init(of samples: [Float], sampleRate: Int, window: Double) {
        let factor = max(1, sampleRate / Self.wantedRate)
        self.samples = samples[...].means(of: factor)
        padded = self.samples + repeatElement(0, count: Self.lanes)
        rate = Double(sampleRate) / Double(factor)
        self.window = Int(window * rate)
    }

    /// Where the windows start that are not much softer than the loudest.
    ///
    /// - Parameters:
    ///   - hop: seconds from one to the next.
    ///   - reach: samples by which a window may be moved and still lie in the sound.
    func starts(every hop: Double, reach: Int) -> [Int] {
        let starts = Array(stride(from: 0, through: samples.count - window - reach, by: max(1, Int(hop * rate))))
        let energies = starts.map { start in samples[start..<start + window].reduce(0) { $0 + $1 * $1 } }
        let gate = (energies.max() ?? 0) * Float(Decibels.power(-Self.depth))
        return zip(starts, energies).filter { $1 > gate && $1 > 0 }.map(\.0)
    }

    /// The number of lags that are looked at in one go.
    static let lanes = 8

    /// The sums of the products of a window and those `lag`, `lag + 1` … samples later, and the energies of all.
    ///
    /// Windows that reach beyond the sound have the energy of what there is.
    func products(_ start: Int, from lag: Int) -> (both: SIMD8<Float>, own: Float, later: SIMD8<Float>) {
        var (both, later) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
        var own: Float = 0
        unsafe padded.withUnsafeBytes { samples in
            precondition(start >= 0 && lag >= 0 && start + lag + window + Self.lanes <= padded.count)
            for index in start..<start + window {
                let sample = unsafe samples.loadUnaligned(fromByteOffset: 4 * index, as: Float.self)
                let moved = unsafe samples.loadUnaligned(fromByteOffset: 4 * (index + lag), as: SIMD8<Float>.self)
                both += sample * moved
                own += sample * sample
                later += moved * moved
            }
        }
        return (both, own, later)
    }

    /// The same for a later window that is longer by so much, −1 … 1, re this one; their middles lie `lag` apart.
    func products(_ start: Int, lag: Int, stretch: Float) -> (both: Float, own: Float, later: Float) {
        var (both, own, later): (Float, Float, Float) = (0, 0, 0)
        for index in start..<start + window {
            let moved = lag + Int((stretch * Float(index - start - window / 2)).rounded())
            let other = min(max(index + moved, 0), samples.count - 1)
            both += samples[index] * samples[other]
            own += samples[index] * samples[index]
            later += samples[other] * samples[other]
        }
        return (both, own, later)
    }
}

/// The sum of the products of two stretches of numbers, added up in sixteen lanes, which are four of the processor's
/// registers: one sum after the other waits for each addition.
package enum DotProduct {
    /// - Parameters:
    ///   - first, second: where the stretches begin; both lie inside of their numbers.
    ///   - count: numbers of each stretch; 0 and less give 0.
    package static func of(_ left: [Float], from first: Int, _ right: [Float], from second: Int, count: Int) -> Float {
        guard count > 0 else { return 0 }
        precondition(first >= 0 && second >= 0 && first + count <= left.count && second + count <= right.count)
        return unsafe left.withUnsafeBufferPointer { left in
            unsafe right.withUnsafeBufferPointer { right in
                unsafe of(left.baseAddress! + first, right.baseAddress! + second, count: count)
            }
        }
    }

    /// - Parameters:
    ///   - left, right: where the stretches begin.
    ///   - count: numbers of each stretch, at least 0.
    @inline(__always)
    static func of(_ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, count: Int) -> Float {
        let (raw, otherRaw) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
        var lanes = SIMD16<Float>.zero
        let whole = count & ~15
        for index in stride(from: 0, to: whole, by: 16) {
            let one = unsafe raw.loadUnaligned(fromByteOffset: 4 * index, as: SIMD16<Float>.self)
            let other = unsafe otherRaw.loadUnaligned(fromByteOffset: 4 * index, as: SIMD16<Float>.self)
            lanes += one * other
        }
        var sum = lanes.sum()
        for index in whole..<count { sum += unsafe left[index] * right[index] }
        return sum
    }
}
