extension Check {
    /// Every clip that an announcement says has a recording `<clip id>.<ext>`.
    ///
    /// **On a phone:** Announcements with this clip stay silent.
    ///
    /// **To mend it:** Record it. `voice-assets script --pack NAME --missing` lists all.
    ///
    /// **Settings:** an error; always.
    package static let recordingMissing = Check(
        "recording-missing", .error,
        [
            "unconfirmed": .init("no recording of `{clip}` that could be confirmed", advice: "record it"),
            "old": .init(
                "of {count} here, none is known as a clip of {pack}; nothing was written",
                advice:
                    "call them by what they say, such as {examples}, or name another folder with --from; to start without recordings, leave out --from"
            ),
            "old folders": .init(
                "of {count} here, none is known as a clip of {pack}; nothing was written",
                advice:
                    "name the folder with the recordings, such as {folders}, with --from; to start without recordings, leave out --from"
            ),
            "": .init("no recording of `{text}`", advice: "add `{clip}.<ext>`; <ext> is {extensions}"),
            "end": .init(
                "no recording of `{text}` as it is said at the end of an announcement",
                advice: "add `{clip}.<ext>`; <ext> is {extensions}"),
            "other text": .init(
                "no recording of `{text}`; the take of {pack} is not shared: it says `{other}` there",
                advice: "write the same text in both packs, or record this one"),
            "misnamed": .init(
                "no recording of `{text}`",
                advice: "if {file} is that recording, rename it to `{clip}` and keep the extension"),
            "misnamed end": .init(
                "no recording of `{text}` as it is said at the end of an announcement",
                advice: "if {file} is that recording, rename it to `{clip}` and keep the extension"),
        ])
}
