import AudioCodecs
import Sound

/// What one pass over a channel tells.
struct ChannelStatistics {
    /// The mean, linear.
    var mean: Double
    /// The mean square around the mean.
    var power: Double
    /// The largest magnitude.
    var peak: Float
    /// Samples in runs of `RecordingDecoder.clippedRun` or more at full scale.
    var clipped: Int

    init(of audio: DecodedAudio, channel: Int) {
        var sum = 0.0
        var squares = 0.0
        var peak: Float = 0
        var clipped = 0
        var run = 0
        var previous: Float = 0
        var index = channel
        for _ in 0..<audio.frames {
            let sample = audio.samples[index]
            index += audio.channels
            sum += Double(sample)
            squares += Double(sample) * Double(sample)
            let magnitude = abs(sample)
            if magnitude > peak { peak = magnitude }
            // A float file may go beyond full scale unharmed: only a peak that is flat is a clipped one.
            if magnitude >= RecordingDecoder.fullScale, sample == previous || run == 0 {
                run += 1
                clipped +=
                    run == RecordingDecoder.clippedRun ? run : run > RecordingDecoder.clippedRun ? 1 : 0
            } else {
                run = magnitude >= RecordingDecoder.fullScale ? 1 : 0
            }
            previous = sample
        }
        mean = sum / Double(audio.frames)
        power = max(0, squares / Double(audio.frames) - mean * mean)
        self.peak = peak
        self.clipped = clipped
    }
}
