extension Check {
    /// A recording is not clipped: flattened peaks crackle and no later step mends them.
    ///
    /// **On a phone:** A flattened peak crackles on a phone's small loudspeaker more than on a studio's, in every
    /// announcement with this word.
    ///
    /// **To mend it:** Record again 6 dB lower. Turning the take down mends nothing.
    ///
    /// **Settings:** an error; it stays one.
    package static let clipClipping = Check(
        "clip-clipping", .error, "{samples} samples at full scale", limit: "0", advice: "record again 6 dB lower",
        blame: "is clipped")
}
