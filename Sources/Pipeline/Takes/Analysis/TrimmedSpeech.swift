import VoiceAssetAudio
package import VoiceAssetPacks
import VoiceManifest
import VoiceSplicer

/// The part of a take that its clip keeps, at the profile's rate and the take's own level, and zeros around it.
package struct TrimmedSpeech: Sendable {
    /// Mono samples; with the silence that the codec adds they fill whole frames. Both edges are faded.
    var samples: [Float]
    /// Where what is kept starts and ends in the recording, seconds.
    var start: Double
    var end: Double
}

/// Trims a take to its speech and resamples it.
package struct SpeechTrimmer {
    /// Silence that is kept before and after the speech at most, seconds; beyond it a clip holds zeros.
    static let margin = AudibleSpan.fade
    /// The length of the raised-cosine fades at both edges, seconds.
    static let fade = AudibleSpan.fade
    /// Where the gap leaves no room for all of a word's decay, what is left of it fades over all of its length, at most so
    /// long, seconds.
    static let decay = 0.03
    /// What the resampler sees beyond the edges, so that they are not steps to it, seconds.
    private static let context = 0.020

    var timeline: Timeline

    /// - Parameter span: where the word is heard; the kept part is placed around it.
    func trim(_ recording: Recording, to bounds: SpeechBounds, heard span: AudibleSpan) throws(CodecError)
        -> TrimmedSpeech
    {
        let rate = Double(timeline.sampleRate)
        let (heardStart, heardEnd) = (span.start - span.early, span.end + span.late)
        let place = timeline.place(
            audible: Int(((heardEnd - heardStart) * rate).rounded(.up)),
            lead: Int(((heardStart - span.wordStart) * rate).rounded(.up)),
            tail: Int(((span.wordEnd - heardEnd) * rate).rounded(.up)))
        let start = heardStart - Double(place.lead) / rate
        let end = start + Double(place.kept) / rate
        let cut = cut(recording, from: start - Self.context, seconds: end - start + 2 * Self.context)
        let resampled = try Resampler.resample(cut, from: recording.sampleRate, to: timeline.sampleRate)
        let skip = Int((Self.context * rate).rounded())
        var samples = Array(resampled[skip..<skip + place.kept])
        let first = max(start, bounds.start - Self.margin, 0)
        let last = min(end, bounds.end + Self.margin, recording.seconds)
        let inside = min(max(0, Int(((first - start) * rate).rounded(.up))), place.kept)
        fade(
            &samples, inside..<max(inside, min(place.kept, Int(((last - start) * rate).rounded(.down)))),
            rise: first > bounds.start - Self.margin ? span.wordStart - first : 0,
            fall: last < bounds.end + Self.margin ? last - span.wordEnd : 0)
        return TrimmedSpeech(samples: samples, start: first, end: last)
    }

    /// Samples of the recording from a time on; zeros where there is no recording.
    private func cut(_ recording: Recording, from start: Double, seconds: Double) -> [Float] {
        let rate = Double(recording.sampleRate)
        let first = Int((start * rate).rounded())
        let count = Int((seconds * rate).rounded(.up)) + 8
        let there = max(0, first)..<max(max(0, first), min(recording.samples.count, first + count))
        var samples = [Float](repeating: 0, count: there.lowerBound - first)
        samples += recording.samples[there]
        samples += [Float](repeating: 0, count: max(0, count - samples.count))
        return samples
    }

    /// Silences all but a range, and fades at its ends.
    ///
    /// - Parameters:
    ///   - rise: seconds between the range's start and the word.
    ///   - fall: seconds between the word and the range's end.
    private func fade(_ samples: inout [Float], _ range: Range<Int>, rise: Double, fall: Double) {
        // In place: what was appended to would keep room to grow, and many wait for their clips.
        samples.replaceSubrange(..<range.lowerBound, with: [Float](repeating: 0, count: range.lowerBound))
        let after = samples.count - range.upperBound
        samples.replaceSubrange(range.upperBound..., with: [Float](repeating: 0, count: after))
        let (rising, falling) = (length(rise, range), length(fall, range))
        for step in 0..<rising { samples[range.lowerBound + step] *= gain(step, of: rising) }
        for step in 0..<falling { samples[range.upperBound - 1 - step] *= gain(step, of: falling) }
    }

    /// Samples of a fade.
    private func length(_ seconds: Double, _ range: Range<Int>) -> Int {
        min(Int(min(max(seconds, Self.fade), Self.decay) * Double(timeline.sampleRate)), range.count / 2)
    }

    private func gain(_ step: Int, of length: Int) -> Float {
        Float(RaisedCosine.rise(Double(step) / Double(length)))
    }
}

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
