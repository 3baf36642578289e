package import VoiceAssetAudio

/// What of a take is held against the pack's others.
package struct TakeTraits: Sendable, Hashable {
    /// Seconds of speech.
    package var seconds: Double
    /// The speech's loudness in the take, LUFS.
    package var loudness: Double
    /// The speech's largest sample in the take, dBFS.
    package var peak: Double
    /// The median pitch, hertz; nil if the take is hardly voiced or was not looked at.
    package var pitch: Double?
    /// The pitch that the word starts and ends with, semitones over 100 Hz; nil if it is hardly voiced or was not looked at.
    package var startPitch: Double?
    package var endPitch: Double?
    /// Who speaks it, and where.
    package var setting = RecordingConditions()
    /// How abruptly it starts and ends.
    package var steepness = EdgeSteepness()
    /// A silence within it that no word has; nil if there is none.
    package var parting: InternalPause?

    package init(seconds: Double, loudness: Double, peak: Double, pitch: Double?) {
        self.seconds = seconds
        self.loudness = loudness
        self.peak = peak
        self.pitch = pitch
    }
}
