extension Check {
    /// A recording is not clipped: flattened peaks crackle, and only short ones can be rounded.
    ///
    /// **On a phone:** The crackle is louder on a small loudspeaker than in a studio.
    ///
    /// **To mend it:** Record again 6 dB lower. Turning the take down does not help.
    ///
    /// **Settings:** an error; a warning where the missing energy lies 25 to 40 dB below that of the recording and no
    /// flat crest lasts for 0.75 ms, and a note where less is missing.
    package static let clipClipping = Check(
        "clip-clipping", .error,
        [
            "": Words(
                "{samples} {samples|sample|samples} at full scale: crests of up to {longest} are cut off, and what is lost is {depth} below the sound",
                limit: "{most} and {least}", advice: "record again 6 dB lower", blame: "is clipped"),
            "some": Words(
                "{samples} {samples|sample|samples} at full scale: crests of up to {longest} were cut off and are rounded, and what was lost is {depth} below the sound",
                advice: "record again 6 dB lower, or listen to it", severity: .warning, blame: "is clipped"),
            "rounded": Words(
                "{samples} {samples|sample|samples} at full scale: crests of up to {longest} were cut off and are rounded, and what was lost is {depth} below the sound",
                advice: "nothing of it is heard; record the next takes 6 dB lower", severity: .note,
                blame: "is clipped"),
        ])

    /// A decoded clip has the length, onset, gain and signal of the clip that was encoded.
    ///
    /// **On a phone:** It plays something else than was recorded.
    ///
    /// **To mend it:** Generate again. If the error stays, export the take anew, and report it with the take.
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

    /// All clips of a pack have the loudness of the profile, within 0.5 LU, or up to 4 LU less if the true peak of one
    /// clip forbids that.
    ///
    /// **On a phone:** One soft digit is the digit that is not understood.
    ///
    /// **To mend it:** Generate again. If the true peak forbids more, record with less emphasis, or lower `loudness` of
    /// the profile.
    package static let clipLoudness = Check(
        "clip-loudness", .error,
        [
            "softened": .init(
                "loudness {loudness} because louder it would be cut off", limit: "{target}",
                advice: "record with less emphasis, or lower `loudness` of `profile` by {lack}", severity: .warning),
            "uneven": .init(
                "{rendition}: loudness {loudness}", limit: "{target#} ± {tolerance}",
                advice: "record again with less hiss"),
            "lowered": .init(
                "all clips are at {loudness}, because louder, {softest} would be cut off", limit: "{target}",
                advice: "to be louder, record these again with less emphasis", severity: .note),
            "shared": .init(
                "all clips are at {loudness}, which the softest pack can reach", limit: "{target}",
                advice: "to be louder, record that pack again with less emphasis, or leave out --same-loudness",
                severity: .note),
            "bound": .init(
                "loudness {loudness}", limit: "{target} ± {tolerance#}",
                advice: "louder, it would be cut off; record with less emphasis or lower `loudness` of `profile`",
                severity: .warning),
            "file": .init("loudness {loudness}", limit: "{target} ± {tolerance#}", advice: "run generate again"),
            "median": .init(
                "loudness {loudness}", limit: "{target} ± {tolerance#}, the pack's median",
                advice:
                    "level all clips alike"
            ),
        ])

    /// A clip is shorter than 30 s.
    ///
    /// **On a phone:** iOS plays its own sound instead of a longer one.
    ///
    /// **To mend it:** Say less, or faster. The file may hold a whole session.
    package static let clipTooLong = Check(
        "clip-too-long", .error,
        [
            "": .init(
                "clip of {seconds}", limit: "under {most}",
                advice: "record a shorter prompt; check that the file holds one clip only", blame: "is too long"),
            "unannounceable": .init(
                "the clip '{clip}' takes {seconds}", limit: "under {most}",
                advice: "speak faster, or raise `max-seconds`"),
            "file": .init("clip of {seconds}", limit: "under {most}", advice: "record a shorter prompt"),
        ])

    /// The true peak of the decoded clip stays under the profile's ceiling.
    ///
    /// **On a phone:** The sound exceeds what the phone can play, and crackles.
    ///
    /// **To mend it:** Generate again, or lower `true-peak` of the profile.
    package static let clipTruePeak = Check(
        "clip-true-peak", .error,
        [
            "": .init("true peak {peak}", limit: "{most}", advice: "lower `loudness` of `profile`"),
            "file": .init("true peak {peak}", limit: "{most}", advice: "{remedy}"),
        ])
}
