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
    package var findings: [ClipFinding]
}

/// Why there is no clip of a take: findings of which at least one is an error.
package struct ClipFault: Error, Sendable, Hashable {
    package var findings: [ClipFinding]
}
