import VoiceAssetAudio
package import VoiceAssetPacks
import VoiceManifest
import VoiceSplicer

/// The common timeline of a pack's renditions, in samples of the profile's rate.
///
/// An MP3 clip of n samples comes back as F = ⌈(n + 1152) / S⌉ frames of S samples; every rendition is made F·S samples
/// long, so that the speech of clip k of a spliced announcement starts at the same sample in all of them.
package struct Timeline: Sendable, Hashable {
    package var sampleRate: Int
    /// S: samples of an MP3 frame at this rate.
    package var frameSamples: Int
    /// The silence that is heard between the words of two neighbouring clips.
    package var gapSamples: Int
    /// Silence that the codec adds to a clip's end.
    package var closingSamples: Int

    package init(_ profile: ClipProfile) {
        sampleRate = profile.sampleRate
        frameSamples = profile.frameSamples
        gapSamples = profile.gapSamples
        closingSamples = profile.renditions.map { $0.codec.addedSamples }.max() ?? 0
    }

    /// Where a word stands in its clip.
    package struct Place: Sendable, Hashable {
        /// Samples of the kept part before the word is heard.
        package var lead: Int
        /// Samples of the kept part, the silence around the word included.
        package var kept: Int
    }

    /// What stands before a word of a gap of `usualGap`, seconds; the rest stands behind it, where words die away. Of a longer
    /// gap a quarter of what it is longer, of a shorter one a fifth.
    private static let usualLead = 0.012
    private static let usualGap = 0.06
    /// The least that stands before and behind a word, seconds: room for a fade, and for the end of a decay. With 4 ms before
    /// it, MP3 puts −57.8 dB of a soft p into the gap ahead of the clip, with 6 ms less than −60 dB.
    private static let leastLead = 0.006
    private static let leastTail = ClipProfile.fades / 1000 - leastLead

    /// Places a word so that its share of the gap before and behind it comes as near to the profile's as whole frames allow:
    /// half a frame, shared out between the two.
    ///
    /// - Parameters:
    ///   - audible: samples from the first to the last that are heard.
    ///   - lead: samples of a soft consonant before it, at least kept.
    ///   - tail: the same behind it.
    package func place(audible: Int, lead: Int, tail: Int) -> Place {
        let fade = Int(Self.leastLead * Double(sampleRate))
        // A consonant that takes more than the share makes the gap longer.
        let before = max(wantedLead, lead > 0 ? lead + fade : fade)
        let leastBehind = closingSamples + max(Int(Self.leastTail * Double(sampleRate)), tail > 0 ? tail + fade : 0)
        let behind = max(gapSamples - wantedLead, leastBehind)
        let leastBefore = max(fade, lead > 0 ? lead + fade : 0)
        let nearest = (audible + before + behind + frameSamples / 2) / frameSamples
        let least = (audible + leastBefore + leastBehind + frameSamples - 1) / frameSamples
        let clip = max(nearest, least, fewestFrames) * frameSamples
        let spare = clip - audible - before - behind
        let placed = min(max(before + spare / 2, leastBefore), clip - audible - leastBehind)
        return Place(lead: placed, kept: clip - closingSamples)
    }

    /// What stands of the gap before a word, samples.
    private var wantedLead: Int {
        let usual = Int(Self.usualGap * Double(sampleRate))
        return gapSamples < usual
            ? gapSamples / 5 : Int(Self.usualLead * Double(sampleRate)) + (gapSamples - usual) / 4
    }

    /// The length of the finished clip in every rendition.
    package func clipSamples(kept: Int) -> Int { kept + closingSamples }

    /// Frames below which Android's MP3 sniffer may not recognise a clip; it needs four, eight are safe.
    private var fewestFrames: Int { 8 }
}
