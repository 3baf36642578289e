package import VoiceAssetAudioCodecs

/// Why a take's bytes did not become a recording.
package enum RecordingError: Error, Sendable, Hashable, Codable {
    /// No bytes at all.
    case emptyFile
    /// The container's sizes exceed the file: bytes that a chunk promises and bytes that are there.
    case truncatedContainer(chunk: String, promised: UInt64, present: Int)
    /// libsndfile refused it.
    case undecodable(SoundFileError)
    /// It has no header, and pack.yml does not say what its bytes are.
    case unstatedFormat
    /// It is named as a file without a header and begins with one.
    case notRaw(container: String)
    /// Without a header: bytes that are no whole number of frames of so many.
    case partialFrame(bytes: Int, frameBytes: Int)
    /// The file decodes to no samples.
    case noSamples
    /// Samples that are not finite, and the frame of the first of them.
    case notFinite(count: Int, first: Int)
    /// The largest magnitude, where 1 is full scale: no recording, but numbers on another scale.
    case outOfScale(peak: Float)
}
