import VoiceAssetAudio

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
        // Arrays are put together as a whole; sample by sample takes long in a module that is not optimized.
        samples =
            [Float](repeating: 0, count: range.lowerBound) + samples[range]
            + [Float](repeating: 0, count: samples.count - range.upperBound)
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
