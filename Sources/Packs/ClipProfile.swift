import VoiceManifest
package import VoiceSplicer

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
    package var renditions: [SoundRendition] = [.mp3, .wav]
    /// Samples a second of every rendition: one of `sampleRates`.
    package var sampleRate = 48000
    /// The loudness of every clip's speech, LUFS (ITU-R BS.1770-4), −40 … −8.
    package var loudness = PackManifest.Profile.usualLoudness
    /// The ceiling of the decoded clip's true peak, dBTP (ITU-R BS.1770-4 annex 2), −12 … −1.
    package var truePeak = -2.0
    /// The silence between the speech of neighbouring clips, milliseconds: from `minimumGap` to 500.
    package var gapMilliseconds = 60.0
    package var level = Level.clip
    /// What lies below this is left out of takes and clips, hertz, in `highPassRange`; nil: nothing is.
    package var highPass: Double?

    package init() {}

    /// What `high-pass` may be, hertz: up to the lowest pitch of men who speak (80 Hz; Baken and Orlikoff, "Clinical Measurement
    /// of Speech and Voice"), with room for women's and children's voices.
    package static let highPassRange = 20.0...120
    /// What new packs have, hertz: between the rumble of rooms and hands and the lowest pitch.
    package static let usualHighPass = 70

    /// The rates that a pack may have, hertz.
    package static let sampleRates = [48000, 44100, 32000, 24000, 22050, 16000]
    /// The rates of packs with an MP3 rendition, hertz. At 24 kHz decoders disagree: FFmpeg's table of scalefactor bands
    /// puts an edge at line 330 where LAME, mpg123 and libmad have 332, and a frame whose Huffman region ends there decodes
    /// to something else, up to a burst of noise. At 44.1 and 22.05 kHz frames of 64 kbit/s are not all equally long.
    package static let mp3SampleRates = [48000, 32000, 16000]

    /// Samples in one MP3 frame at this rate. All clips are a whole number of frames long, in whatever rendition.
    package var frameSamples: Int { PackManifest.Rendition.frameSamples(sampleRate: sampleRate) }

    /// `gapMilliseconds` in samples of `sampleRate`, but no fewer than an MP3 encoder and decoder add.
    package var gapSamples: Int {
        max(Self.minimumGapSamples, Int((gapMilliseconds * Double(sampleRate) / 1000).rounded()))
    }

    /// The smallest gap, milliseconds: an MP3 encoder and decoder add at least 1152 samples of silence to a clip.
    package static func minimumGap(sampleRate: Int) -> Double {
        Double(minimumGapSamples) * 1000 / Double(sampleRate)
    }

    private static let minimumGapSamples = 1152

    /// The gap of a profile that asks for none, milliseconds: 60, or the least that a word of any length meets within half a
    /// frame. Beside the codec's silence a word needs room for two fades.
    package static func usualGap(sampleRate: Int, renditions: [SoundRendition]) -> Double {
        var profile = ClipProfile()
        profile.sampleRate = sampleRate
        let halfFrame = Double(profile.frameSamples) / 2 * 1000 / Double(sampleRate)
        let least = minimumGap(sampleRate: sampleRate)
        return max(
            profile.gapMilliseconds, renditions.contains { $0.codec.isFramed } ? least + fades + halfFrame : least)
    }

    /// The least silence before and behind a word together, milliseconds.
    package static let fades = 12.0
}
