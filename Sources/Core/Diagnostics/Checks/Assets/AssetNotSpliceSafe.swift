extension Check {
    /// A clip can be joined by appending bytes: frames only, no tags, no Xing/Info frame, no bit reservoir.
    ///
    /// **On a phone:** Tags, an Info frame or the bit reservoir inside of a splice make players stop after the first clip, or
    /// damage the next one's start.
    ///
    /// **To mend it:** Generate the clips with this tool, or encode without them: `lame -t --nores`, no tags.
    ///
    /// **Settings:** an error; it stays one.
    package static let assetNotSpliceSafe = Check("asset-not-splice-safe", .error)
}
