import VoiceAssetSound

/// A stretch of sound between pauses.
package struct Utterance: Sendable {
    /// Where the speech starts and ends, seconds from the start of the session.
    package var start: Double
    package var end: Double
    /// The level of the loudest 30 ms, decibels re full scale.
    package var level: Double
    /// How clearly it has a pitch, 0…1: a spoken word has a vowel, a cough or a rustle has none.
    package var pitch: Double
    /// Silences in it that are shorter than a pause and longer than the closure of a stop, seconds from the start of
    /// the session.
    var gaps: [ClosedRange<Double>] = []
    /// The spectrum of every 20 ms.
    var frames: [SpectralFrame] = [] {
        didSet { hiss = SibilanceModel.hiss(in: frames) }
    }
    /// How probably there is a sibilant in it, 0…1.
    private(set) var hiss = 0.5

    package var seconds: Double { end - start }

    /// The frames before and behind each of the gaps.
    var parts: [(before: ArraySlice<SpectralFrame>, behind: ArraySlice<SpectralFrame>)] {
        gaps.map { gap in
            let end = min(frames.count, max(0, Int((gap.lowerBound - start) * SpectralFrame.rate)))
            let next = min(frames.count, max(end, Int((gap.upperBound - start) * SpectralFrame.rate)))
            return (frames[..<end], frames[next...])
        }
    }
}
