package import VoiceAssetAudioCodecs

/// Why a take's bytes did not become a recording.
package enum RecordingError: Error, Sendable, Hashable {
    /// No bytes at all.
    case emptyFile
    /// The container's sizes exceed the file: bytes that a chunk promises and bytes that are there.
    case truncatedContainer(chunk: String, promised: UInt64, present: Int)
    /// libsndfile refused it.
    case undecodable(SoundFileError)
    /// The file decodes to no samples.
    case noSamples
    /// Samples that are not finite, and the frame of the first of them.
    case notFinite(count: Int, first: Int)
    /// The largest magnitude, where 1 is full scale: no recording, but numbers on another scale.
    case outOfScale(peak: Float)
}
