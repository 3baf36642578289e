/// Why bytes could not be decoded or encoded by libsndfile.
package enum SoundFileError: Error, Hashable, Sendable, Codable {
    /// libsndfile does not read this; its own words.
    case notReadable(String)
    /// The sound is coded as no library here reads it; the codec's name, and whether ffmpeg does not read it either.
    case codec(String, isForeign: Bool)
    /// All bytes of the file, so many, are zero.
    case zeros(Int)
    /// So many sound files are in one, of several sample rates or channel counts.
    case mixedParts(Int)
    /// The header states a sample rate outside the limits, hertz.
    case sampleRate(Int)
    /// The header states a channel count outside the limits.
    case channels(Int)
    /// More audio than the limits allow: seconds that the header states.
    case tooLong(seconds: Double)
    /// More samples over all channels than the limits allow; and how many seconds they last, in how many channels.
    case tooManySamples(Int, seconds: Double, channels: Int)
    /// The header promises frames that the file does not hold.
    case truncated(promisedFrames: Int, frames: Int)
    /// The format could not be written; libsndfile's own words.
    case notWritable(String)
}

/// Why LAME, soxr or libsndfile did not make what was asked for.
package struct CodecError: Error, Hashable, Sendable {
    /// The library and what it says: `soxr: …`.
    package var reason: String

    package init(_ reason: String) { self.reason = reason }
}
