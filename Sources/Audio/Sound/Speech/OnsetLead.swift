/// What little is heard before a word sets in: breath, a closure that opens, a voice that rises. A cut takes it away.
struct OnsetLead {
    /// Decibels by which the 12 ms before the onset, without the last, lie above the softest farther before it; nil if too little is
    /// before it.
    let rise: Double?

    /// Seconds before the word's start that are looked at: as the onset may lie 30 ms before it, all of the silences.
    static let reach = 0.12
    /// Seconds before the onset. The mean over these of what stands before a cut is within 1 dB of the softest in noise.
    private static let lead = 0.001...0.012
    private static let silences = [0.012...0.03, 0.03...0.06, 0.06...0.09]
    /// A shorter one tells nothing, seconds.
    private static let shortest = 0.004

    /// - Parameters:
    ///   - samples: backwards in time.
    ///   - onset: where among them the word sets in.
    ///   - rate: hertz.
    ///   - loudest: the mean square of the take's loudest 10 ms.
    init(in samples: [Float], onset: Int, rate: Double, loudest: Double) {
        let samples = samples.map(Double.init)
        let offset = Array(samples.suffix(max(1, Int(rate / 100)))).median ?? 0
        let power = { (seconds: ClosedRange<Double>) -> Double? in
            let first = onset + Int((seconds.lowerBound * rate).rounded())
            let end = onset + Int((seconds.upperBound * rate).rounded())
            let part = samples[(first..<end).clamped(to: samples.indices)]
            guard Double(part.count) >= Self.shortest * rate else { return nil }
            return part.reduce(0) { $0 + ($1 - offset) * ($1 - offset) } / Double(part.count)
        }
        let floor = SteepestFall.floor(loudest: loudest)
        let softest = Self.silences.compactMap { power($0) }.min()
        rise = power(Self.lead).flatMap { lead in
            softest.map { Decibels.of(power: max(floor, lead) / max(floor, $0)) }
        }
    }
}
