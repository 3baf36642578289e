extension Check {
    /// Clips of different texts sound different, and takes of one clip sound alike.
    ///
    /// **On a phone:** One of the two may hold the other's word.
    ///
    /// **To mend it:** Listen to both. If both are right, switch the rule off for that clip.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recordingAlike = Check(
        "recording-alike", .warning,
        [
            "": .init(
                "`{clip}` sounds like `{other}`", advice: "listen to both: one of the two may say the other's word"),
            "several": .init(
                "`{clip}` sounds like `{other}` and {more} more", advice: "listen to them: some may say another's word"),
            "takes": .init(
                "take {stray} of `{clip}` sounds more like `{like}` than like take {own}; the clip is made of take {take}",
                advice: "listen to both: delete the take that says another word, or pin the right one in pack.yml"),
        ])
}
