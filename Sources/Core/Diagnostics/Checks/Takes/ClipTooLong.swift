extension Check {
    /// A clip is shorter than 30 s: iOS replaces a longer notification sound by its own.
    ///
    /// **On a phone:** iOS plays its own sound in the place of a notification sound of 30 s or more.
    ///
    /// **To mend it:** Say less, or faster. Look whether the file holds a whole session.
    ///
    /// **Settings:** an error; no setting changes that.
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
