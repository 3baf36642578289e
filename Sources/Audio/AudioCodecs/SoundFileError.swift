/// Why bytes could not be decoded or encoded by libsndfile.
package enum SoundFileError: Error, Hashable, Sendable, Codable {
    /// libsndfile does not read this; its own words.
    case notReadable(String)
    /// The header states a sample rate outside the limits, hertz.
    case sampleRate(Int)
    /// The header states a channel count outside the limits.
    case channels(Int)
    /// More audio than the limits allow: seconds that the header states.
    case tooLong(seconds: Double)
    /// The header states no length, and there is more audio than so many seconds.
    case unknownLength(seconds: Double)
    /// More samples over all channels than the limits allow.
    case tooManySamples(Int)
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
