extension Check {
    /// A decoded clip has the length, onset, gain and signal of the clip that was encoded.
    ///
    /// **On a phone:** It plays something else than was recorded.
    ///
    /// **To mend it:** Generate again. If the error stays, export the take anew, and report it with the take.
    ///
    /// **Settings:** an error; always.
    package static let clipEncoding = Check(
        "clip-encoding", .error,
        [
            "": .init("{reason}", advice: "report this take as a bug of voice-assets"),
            "frames": .init(
                "{rendition}: the encoder wrote frames that can't be joined",
                advice: "report this take as a bug of voice-assets"),
            "length": .init(
                "{rendition}: decodes to {samples} {samples|sample|samples} instead of {expected}",
                advice: "report this take as a bug of voice-assets"),
            "early": .init(
                "{rendition}: the decoded sound begins too early", advice: "report this take as a bug of voice-assets"),
            "late": .init(
                "{rendition}: the decoded sound begins too late", advice: "report this take as a bug of voice-assets"),
            "gain": .init(
                "{rendition}: decodes with a gain of {gain} instead of 1",
                advice: "report this take as a bug of voice-assets"),
            "signal": .init(
                "{rendition}: after decoding, its error is only {ratio} below the sound, not {least}",
                advice: "report this take as a bug of voice-assets"),
            "undecodable": .init(
                "{rendition}: does not decode again: {reason}", advice: "report this take as a bug of voice-assets"),
        ])
}
