/// What of a clip meets its neighbours.
package struct WordEdges: Sendable, Hashable {
    /// One side of a clip.
    package struct Edge: Sendable, Hashable {
        /// Seconds between the clip's edge and the nearest 10 ms that lie above −30 dB of its loudest.
        package var silence: Double
        /// The median of the 50 ms with a voice that are nearest, semitones over 100 Hz; nil of a word that has hardly any.
        package var pitch: Double?
        /// The loudest 50 ms within the nearest quarter of a second that is heard, dBFS.
        package var level: Double

        package init(silence: Double, pitch: Double?, level: Double) {
            (self.silence, self.pitch, self.level) = (silence, pitch, level)
        }
    }

    package var start: Edge
    package var end: Edge

    /// Seconds.
    private static let window = 0.01
    private static let hop = 0.001
    private static let loud = 0.05
    private static let near = 0.25

    package init(start: Edge, end: Edge) { (self.start, self.end) = (start, end) }

    /// - Parameter samples: of a clip, mono.
    /// - Returns: nil of silence, and of less than 10 ms.
    package init?(of samples: [Float], sampleRate: Int) {
        var sums: [Double] = [0]
        sums.reserveCapacity(samples.count + 1)
        for sample in samples { sums.append(sums[sums.count - 1] + Double(sample) * Double(sample)) }
        let rate = Double(sampleRate)
        let window = max(1, Int(Self.window * rate))
        let hop = max(1, Int(Self.hop * rate))
        let starts = Array(stride(from: 0, through: samples.count - window, by: hop))
        let levels = starts.map { sums[$0 + window] - sums[$0] }
        guard let loudest = levels.max(), loudest > 0 else { return nil }
        let least = loudest * Decibels.power(-AudibleSpan.depth)
        guard let first = levels.firstIndex(where: { $0 > least }), let last = levels.lastIndex(where: { $0 > least })
        else { return nil }
        let heard = starts[first]..<starts[last] + window
        let near = min(heard.count, Int(Self.near * rate))
        func level(_ range: Range<Int>) -> Double {
            let length = min(range.count, Int(Self.loud * rate))
            let most = stride(from: range.lowerBound, through: range.upperBound - length, by: hop)
                .map { sums[$0 + length] - sums[$0] }.max()
            return Decibels.of(power: (most ?? 0) / Double(length))
        }
        let track = PitchTrack(of: samples, sampleRate: sampleRate)
        start = Edge(
            silence: Double(heard.lowerBound) / rate, pitch: track.start,
            level: level(heard.lowerBound..<heard.lowerBound + near))
        end = Edge(
            silence: Double(samples.count - heard.upperBound) / rate, pitch: track.end,
            level: level(heard.upperBound - near..<heard.upperBound))
    }
}
