import VoiceAssetAudioCodecs
import VoiceAssetSound

/// The part of a take that its clip keeps, at the profile's rate and the take's own level.
package struct Speech: Sendable {
    /// Mono samples; the length makes kept part and gap whole frames. Both edges are faded.
    var samples: [Float]
    /// Where the kept part starts and ends in the recording, seconds.
    var start: Double
    var end: Double
}

/// Trims a take to its speech and resamples it.
package struct SpeechTrimmer {
    /// Silence that is kept before and after the speech at least, seconds. The rest of a frame is shared out between
    /// the two ends on top of it: 0…12 ms each.
    static let lead = 0.004
    static let tail = 0.004
    /// The length of the raised-cosine fades at both edges, seconds: a hard cut gives pre-echo up to −13 dB.
    static let fade = 0.004
    /// What the resampler sees beyond the edges, so that they are not steps to it, seconds.
    private static let context = 0.020

    var timeline: Timeline

    func trim(_ recording: Recording, to bounds: SpeechBounds) throws(ResamplerError) -> Speech {
        let rate = Double(timeline.sampleRate)
        let least = Int(((bounds.end - bounds.start + Self.lead + Self.tail) * rate).rounded(.up))
        let kept = timeline.keptSamples(atLeast: least)
        let extra = Double(kept - least) / rate
        let start = bounds.start - Self.lead - extra / 2
        let cut = cut(recording, from: start - Self.context, seconds: Double(kept) / rate + 2 * Self.context)
        let resampled = try Resampler.resample(cut, from: recording.sampleRate, to: timeline.sampleRate)
        let skip = Int((Self.context * rate).rounded())
        var samples = Array(resampled[skip..<skip + kept])
        let inside = max(0, Int((-start * rate).rounded(.up)))
        let beyond = max(0, Int(((start - recording.seconds) * rate).rounded(.up)) + kept)
        fade(&samples, from: min(inside, kept), to: max(0, kept - beyond))
        return Speech(
            samples: samples, start: max(0, start), end: min(recording.seconds, start + Double(kept) / rate))
    }

    /// Samples of the recording from a time on; zeros where there is no recording.
    private func cut(_ recording: Recording, from start: Double, seconds: Double) -> [Float] {
        let rate = Double(recording.sampleRate)
        let first = Int((start * rate).rounded())
        let count = Int((seconds * rate).rounded(.up)) + 8
        let there = max(0, first)..<max(max(0, first), min(recording.samples.count, first + count))
        var samples = [Float](repeating: 0, count: there.lowerBound - first)
        samples += recording.samples[there]
        samples += repeatElement(0, count: max(0, count - samples.count))
        return samples
    }

    private func fade(_ samples: inout [Float], from first: Int, to end: Int) {
        for index in 0..<first { samples[index] = 0 }
        for index in end..<samples.count { samples[index] = 0 }
        let length = min(Int(Self.fade * Double(timeline.sampleRate)), (end - first) / 2)
        for step in 0..<max(0, length) {
            let gain = Float(RaisedCosine.rise(Double(step) / Double(length)))
            samples[first + step] *= gain
            samples[end - 1 - step] *= gain
        }
    }
}
