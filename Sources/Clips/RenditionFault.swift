package import VoiceAssetAudioCodecs

/// What is wrong with an encoded clip, found by decoding it again.
package enum RenditionFault: Error, Sendable, Hashable, Codable {
    /// The MP3 is not frames alone, or its frames depend on each other.
    case notFramesOnly
    /// Samples decoded and samples that the timeline asks for.
    case length(decoded: Int, expected: Int)
    /// The signal comes earlier (−1) or later (1) than the codec's delay says.
    case onset(offset: Int)
    /// The decoded signal is this much louder or softer than the master, linear.
    case gain(Double)
    /// The clip starts or ends inside of a sound: how far the edge lies below the loudest part, decibels.
    case cut(atEnd: Bool, depth: Double)
    /// Decoded signal and master differ: signal-to-difference ratio and its limit, decibels.
    case signal(ratio: Double, limit: Double)
    /// libsndfile does not read it back.
    case undecodable(SoundFileError)
}
