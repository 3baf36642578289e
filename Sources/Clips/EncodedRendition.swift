import VoiceSplicer

/// An encoded clip and what it decodes to.
struct EncodedRendition {
    var kind: SoundRendition
    var bytes: [UInt8]
    var verified: VerifiedRendition

    /// How far the gain is off 1, linear.
    var gainError: Double { abs(verified.gain - 1) }
}
