package import VoiceAssetAudio
package import VoiceAssetCore

/// What a take measures: all that the pipeline needs to know of it but its samples.
package struct TakeAnalysis: Sendable {
    /// Of the recording: hertz, channels, seconds.
    package var sampleRate: Int
    package var channels: Int
    package var seconds: Double
    /// Where its speech is, and where the word is heard.
    package var bounds: SpeechBounds
    package var span: AudibleSpan
    /// The part of the recording that the clip keeps, in the recording's seconds.
    package var kept: ClosedRange<Double>
    /// Samples of that part at the profile's rate: kept part and gap make whole frames.
    package var keptSamples: Int
    /// What it is held against other takes by.
    package var traits: TakeTraits
    /// Warnings and notes.
    package var findings: [Finding]
    /// What it is held against other clips by; nil of a sound that is too short.
    package var print: TakePrint?
}

/// A take, decoded, trimmed to its speech and resampled.
package struct TrimmedTake: Sendable {
    package var analysis: TakeAnalysis
    /// The speech, mono, at the profile's rate and the take's own level; both edges are faded.
    package var samples: [Float]

    package init(analysis: TakeAnalysis, samples: [Float]) {
        self.analysis = analysis
        self.samples = samples
    }
}
