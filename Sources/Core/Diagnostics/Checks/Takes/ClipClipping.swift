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
}
