import VoiceAssetPacks

/// An encoded clip and what it decodes to.
struct EncodedRendition {
    var kind: RenditionKind
    var bytes: [UInt8]
    var verified: VerifiedRendition

    /// How far the gain is off 1, linear.
    var gainError: Double { abs(verified.gain - 1) }
}
