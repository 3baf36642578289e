#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a take sounds like, whatever its level: the levels of bands as wide as the ear's, every 15 ms of its speech.
struct VoicePrint: Sendable {
    /// Bands from 100 Hz to 7 kHz, each half over its neighbours, evenly spaced on the mel scale.
    static let bands = 20
    private static let range = 100.0...7000.0
    /// Frames a second.
    private static let rate = 66.0
    /// What is softer than the take's loudest band by more is as good as silent, decibels: less than takes stand over their
    /// noise.
    private static let depth = 40.0
    /// Frames of the shortened print.
    private static let segments = 8

    /// Decibels over the softest level that counts, frame by frame.
    private let levels: [Float]
    /// The same in `segments` frames, whatever the length.
    private let outline: [Float]
    /// Frames.
    let count: Int

    /// nil of less than 100 ms.
    init?(of samples: [Float], sampleRate: Int) {
        let transform = sampleRate > 32000 ? Self.transform48 : Self.transform24
        let hop = Int(Double(sampleRate) / Self.rate)
        let starts = Array(stride(from: 0, through: samples.count - transform.size, by: hop))
        guard starts.count > Self.segments else { return nil }
        let edges = Self.edges(transform.size, sampleRate)
        var powers: [Float] = []
        transform.powers(of: samples, at: starts) { frame in
            let halves = (0...Self.bands).map { half in
                frame[frame.startIndex + edges[half]..<frame.startIndex + edges[half + 1]].reduce(0, +)
            }
            for band in 0..<Self.bands { powers.append(halves[band] + halves[band + 1]) }
        }
        guard let loudest = powers.max(), loudest > 0 else { return nil }
        let least = loudest * Float(Decibels.power(-Self.depth))
        let levels = powers.map { 10 * log10f(max($0, least) / least) }
        let count = starts.count
        self.count = count
        self.levels = levels
        outline = (0..<Self.segments).flatMap { segment in
            let frames = segment * count / Self.segments..<(segment + 1) * count / Self.segments
            return (0..<Self.bands).map { band in
                frames.reduce(0) { $0 + levels[$1 * Self.bands + band] } / Float(frames.count)
            }
        }
    }

    private static let transform24 = FourierTransform(size: 512)
    private static let transform48 = FourierTransform(size: 1024)

    /// The bins at which the half bands start, and the end of the last one.
    private static func edges(_ size: Int, _ sampleRate: Int) -> [Int] {
        func mel(_ hertz: Double) -> Double { 1127 * log(1 + hertz / 700) }
        let (low, high) = (mel(range.lowerBound), mel(range.upperBound))
        var edges: [Int] = []
        for half in 0...bands + 1 {
            let hertz = 700 * (exp((low + (high - low) * Double(half) / Double(bands + 1)) / 1127) - 1)
            edges.append(max((edges.last ?? 0) + 1, Int(hertz * Double(size) / Double(sampleRate))))
        }
        return edges
    }

    // MARK: Distances, decibels a band

    /// Of the shortened prints: a fifth of the work tells most takes apart.
    func outlineDistance(to other: VoicePrint) -> Double {
        var sum: Float = 0
        for index in outline.indices { sum += abs(outline[index] - other.outline[index]) }
        return Double(sum) / Double(outline.count)
    }

    /// Of the takes laid over each other as they fit best, up to 120 ms apart: near 0 for one recording, whatever was done
    /// to it. At least 85 % of both have to overlap.
    func alignedDistance(to other: VoicePrint) -> Double {
        let least = 17 * max(count, other.count) / 20
        return (-8...8).lazy.compactMap { shift -> Double? in
            let frames = max(0, shift)..<min(count, other.count + shift)
            guard frames.count >= least else { return nil }
            var sum: Float = 0
            for frame in frames { sum += difference(frame, other, frame - shift) }
            return cbrt(Double(sum) / Double(frames.count))
        }.min() ?? .infinity
    }

    /// Of the takes stretched in time so that they fit best (dynamic time warping; Sakoe & Chiba 1978), by at most a fifth
    /// of the length: two voices, or one voice twice, that say the same are nearer than two words.
    func warpedDistance(to other: VoicePrint) -> Double {
        let reach = max(count, other.count) / 5 + abs(count - other.count)
        var previous = [Float](repeating: .infinity, count: other.count + 1)
        previous[0] = 0
        for frame in 0..<count {
            var current = [Float](repeating: .infinity, count: other.count + 1)
            let middle = frame * other.count / count
            for place in max(0, middle - reach)..<min(other.count, middle + reach + 1) {
                let cost = difference(frame, other, place)
                // A step in both counts twice, so that every path has the same weight.
                current[place + 1] = min(previous[place] + 2 * cost, previous[place + 1] + cost, current[place] + cost)
            }
            previous = current
        }
        return cbrt(Double(previous[other.count]) / Double(count + other.count))
    }

    /// The cube of the mean difference of two frames' bands: a stretch that differs much counts for more than a small
    /// difference everywhere, as between "sixteen" and "fifteen".
    private func difference(_ frame: Int, _ other: VoicePrint, _ place: Int) -> Float {
        let (own, others) = (frame * Self.bands, place * Self.bands)
        var sum: Float = 0
        for band in 0..<Self.bands { sum += abs(levels[own + band] - other.levels[others + band]) }
        let mean = sum / Float(Self.bands)
        return mean * mean * mean
    }
}
