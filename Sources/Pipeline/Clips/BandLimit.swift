import VoiceAssetAudio

/// What is left out of a clip whose hiss a codec can't keep: sound above a frequency.
///
/// Of a close microphone's s half the energy may lie above 8 kHz. An MP3 of 64 kbit/s has too few bits for it; with less to keep it is
/// true to the rest.
enum BandLimit {
    /// Sample rates that a take is brought to and back, hertz, from the mildest on. What lies below 0.45 of one stays.
    static let rates = [24_000, 19_200, 16_000]

    /// A take without what lies above 0.45 of a rate, as long as before, or why it was not resampled.
    static func limited(
        _ take: TrimmedTake, to rate: Int, sampleRate: Int
    ) throws(CodecError) -> TrimmedTake {
        let samples = take.samples
        let narrow = try Resampler.resample(samples, from: sampleRate, to: rate)
        // A rate that does not divide the other leaves a sample more or less.
        var restored = Array(try Resampler.resample(narrow, from: rate, to: sampleRate).prefix(samples.count))
        restored += [Float](repeating: 0, count: samples.count - restored.count)
        var limited = take
        limited.samples = restored
        limited.analysis.traits.loudness = ClipMeter.loudness(restored, sampleRate: sampleRate)
        return limited
    }
}
