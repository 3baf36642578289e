extension Check {
    /// A clip is shorter than 30 s.
    ///
    /// **On a phone:** iOS plays its own sound instead of a longer one.
    ///
    /// **To mend it:** Say less, or faster. The file may hold a whole session.
    ///
    /// **Settings:** an error; always.
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
}
