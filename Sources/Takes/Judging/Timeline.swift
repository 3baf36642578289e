import VoiceAssetAudioCodecs
package import VoiceAssetPacks

/// The common timeline of a pack's renditions, in samples of the profile's rate.
///
/// An MP3 clip of n samples comes back as F = ⌈(n + 1152) / S⌉ frames of S samples; every rendition is made F·S samples
/// long, so that the speech of clip k of a spliced announcement starts at the same sample in all of them.
package struct Timeline: Sendable, Hashable {
    package var sampleRate: Int
    /// S: samples of an MP3 frame at this rate.
    package var frameSamples: Int
    /// Silence between the parts that two neighbouring clips keep.
    package var gapSamples: Int

    package init(_ profile: ClipProfile) {
        sampleRate = profile.sampleRate
        frameSamples = profile.frameSamples
        gapSamples = profile.gapSamples
    }

    /// The shortest length, at least `minimum`, that a clip's kept part can have so that kept part and gap together fill
    /// whole frames: then the gap is the same at every join.
    package func keptSamples(atLeast minimum: Int) -> Int {
        let whole = (minimum + gapSamples + frameSamples - 1) / frameSamples * frameSamples
        return max(whole, fewestFrames * frameSamples) - gapSamples
    }

    /// The length of the finished clip in every rendition.
    package func clipSamples(kept: Int) -> Int { kept + gapSamples }

    /// The length of what is encoded: the kept part and zeros, such that the codec's own silence completes the gap.
    package func masterSamples(kept: Int) -> Int { kept + gapSamples - MP3Encoder.addedSamples }

    /// Frames below which Android's MP3 sniffer may not recognise a clip; it needs four, eight are safe.
    private var fewestFrames: Int { 8 }
}
