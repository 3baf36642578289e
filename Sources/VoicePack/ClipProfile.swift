/// How a pack's clips are made: the `profile` of pack.yml, with its defaults.
package struct ClipProfile: Sendable, Hashable {
    /// How the clips are levelled.
    package enum Level: String, Sendable, Hashable, CaseIterable {
        /// Every clip to the profile's loudness.
        case clip
        /// One gain for the whole pack, which keeps a session's own dynamics.
        case pack
    }

    /// The encodings that every clip is written in, without repetition, at least one.
    package var renditions: [RenditionKind] = [.mp3, .wav]
    /// Samples a second of every rendition: 24000 or 48000.
    package var sampleRate = 24000
    /// The loudness of every clip's speech, LUFS (ITU-R BS.1770-4), −40 … −8.
    package var loudness = -16.0
    /// The ceiling of the decoded clip's true peak, dBTP (ITU-R BS.1770-4 annex 2), −12 … −1.
    package var truePeak = -2.0
    /// The silence between the speech of neighbouring clips, milliseconds: from `minimumGap` to 500.
    package var gapMilliseconds = 60.0
    package var level = Level.clip

    package init() {}

    /// Samples in one MP3 frame at this rate: 576 for MPEG-2 (24 kHz), 1152 for MPEG-1 (48 kHz). All clips are a whole
    /// number of frames long. (ISO/IEC 11172-3 §2.4.2.1, 13818-3 §2.4.2.3)
    package var frameSamples: Int { sampleRate < 32000 ? 576 : 1152 }

    /// `gapMilliseconds` in samples of `sampleRate`.
    package var gapSamples: Int { Int((gapMilliseconds * Double(sampleRate) / 1000).rounded()) }

    /// The smallest gap, milliseconds: an MP3 encoder and decoder add at least 1152 samples of silence to a clip.
    package static func minimumGap(sampleRate: Int) -> Double { 1152 * 1000 / Double(sampleRate) }
}
