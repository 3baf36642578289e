import VoiceAssetAudio

/// How loud a decoded clip is at its edges, against its loudest part.
package struct ClipEdges: Sendable {
    /// A clip whose first or last millisecond is louder than this starts or ends inside a sound, decibels re its loudest 5 ms.
    /// Of 6,147 clips of English, Spanish and Italian prompts (whole; cropped at −20, −30 and −40 dB; in rooms), each as WAV
    /// and MP3, with whole fades, three edges lie above −30 dB, the loudest at −27.2: what MP3 adds beside a cropped sound. Of
    /// 542 of these clips cut at random inside of their sound, 96 % end above −24 dB.
    package static let cutLevel = -24.0
    /// Levels inside of the sound are taken over hops of this length, seconds.
    static let hop = 0.005

    private let samples: [Float]
    private let sampleRate: Int
    /// The mean square of the loudest hop.
    private let loudest: Double

    /// - Parameter samples: mono; all that the file holds.
    init(of samples: [Float], sampleRate: Int, loudest: Double) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.loudest = loudest
    }

    init(of samples: [Float], sampleRate: Int) {
        self.init(of: samples, sampleRate: sampleRate, loudest: Self.hops(samples, sampleRate: sampleRate).max() ?? 0)
    }

    /// The levels of the first and the last millisecond of a stretch, decibels re the loudest hop.
    package func levels(of stretch: Range<Int>) -> (first: Double, last: Double) {
        let edge = max(1, min(stretch.count, sampleRate / 1000))
        return (
            level(stretch.lowerBound..<stretch.lowerBound + edge), level(stretch.upperBound - edge..<stretch.upperBound)
        )
    }

    /// The level of a stretch, decibels re the loudest hop; −∞ outside of the sound.
    private func level(_ range: Range<Int>) -> Double {
        let inside = range.clamped(to: 0..<samples.count)
        guard !inside.isEmpty, loudest > 0 else { return -.infinity }
        return Decibels.of(power: Self.power(samples[inside]) / loudest)
    }

    /// The mean squares of whole hops.
    static func hops(_ samples: [Float], sampleRate: Int) -> [Double] {
        let length = max(1, Int(hop * Double(sampleRate)))
        return stride(from: 0, to: samples.count - length + 1, by: length).map { power(samples[$0..<$0 + length]) }
    }

    private static func power(_ samples: ArraySlice<Float>) -> Double {
        samples.isEmpty ? 0 : Energy.of(samples) / Double(samples.count)
    }
}
