package import VoiceAssetCore
package import VoiceSplicer

/// A clip in all its renditions.
package struct FinishedClip: Sendable {
    /// Samples of every rendition.
    package var samples: Int
    /// Of the decoded clip, LUFS.
    package var loudness: Double
    /// The highest of the decoded renditions, dBTP.
    package var truePeak: Double
    /// Decibels by which the take was raised.
    package var gain: Double
    package var files: [SoundRendition: [UInt8]]
    /// Warnings and notes.
    package var findings: [Finding]
}
