extension Check {
    /// All clips of a rendition share rate, channels, bit rate and frame header.
    ///
    /// **On a phone:** A decoder drops the clip, plays it at a wrong speed or stops.
    ///
    /// **To mend it:** Encode all clips of the rendition alike.
    ///
    /// **Settings:** an error; always.
    package static let assetNotUniform = Check(
        "asset-not-uniform", .error,
        [
            "rendition": .init(
                "{rate}, {channels} {channels|channel|channels}", expected: "{statedRate}, {statedChannels}",
                advice: "run generate again"),
            "": .init(
                "{format}", expected: "{usual}, as most clips here",
                advice: "decoders drop the clip, play it at a wrong speed or stop at it; encode all clips alike"),
        ])
}
