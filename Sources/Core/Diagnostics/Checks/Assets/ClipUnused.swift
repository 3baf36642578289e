extension Check {
    /// Some announcement says every clip, and both forms of a clip with an end form.
    ///
    /// **On a phone:** It only adds weight to the app.
    ///
    /// **To mend it:** Remove it from pack.yml, or check the rules that should say it. Take it out of `end-forms` if
    /// announcements never, or only, end with it.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let clipUnused = Check(
        "clip-unused", .warning,
        [
            "": Words(
                "no announcement says the clip '{clip}'", advice: "remove it, or check the rules that should say it"),
            "unrecorded": Words(
                "no announcement says the clip '{clip}', and it has no recording, so the pack is made without it",
                advice: "remove it, or leave it for a wider range", severity: .note),
            "never last": Words(
                "no announcement ends with the clip '{clip}'", advice: "remove it from `end-forms`"),
            "only last": Words(
                "announcements say the clip '{clip}' at their end only",
                advice: "remove it from `end-forms`, and rename the recording `{clip}.end` to `{clip}`"),
        ])
}
