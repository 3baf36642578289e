extension Check {
    /// No two files of a clip differ only in their extensions.
    ///
    /// **On a phone:** The older one may be the wrong word.
    ///
    /// **To mend it:** Keep one. A further take is called `7~2.wav`.
    package static let recordingAmbiguous = Check(
        "recording-ambiguous", .error,
        [
            "": .init(
                "{files} are named as the same take of `{clip}`",
                advice: "keep one of these files, or rename a second file to `{clip}~2`")
        ])

    /// Every clip that an announcement says has a recording `<clip id>.<ext>`.
    ///
    /// **On a phone:** Announcements with this clip stay silent.
    ///
    /// **To mend it:** Record it. `voice-assets script --pack NAME --missing` lists all.
    package static let recordingMissing = Check(
        "recording-missing", .error,
        [
            "unconfirmed": .init("the clip `{clip}` has no recording to confirm", advice: "record it first"),
            "old": .init(
                "this folder has {count}, but none could be matched to a clip of {pack}; nothing was written",
                advice:
                    "rename each file to the text that it says, such as {examples}, or name another folder with --from; to start without recordings, leave out --from"
            ),
            "old folders": .init(
                "this folder has {count}, only subfolders; nothing was written",
                advice:
                    "name the subfolder with the recordings of {pack}, such as {folders}, with --from; to start without recordings, leave out --from"
            ),
            "": .init("no recording of `{text}`", advice: "add `{clip}.<ext>`; <ext> is {extensions}"),
            "end": .init(
                "no recording of `{text}` as it is said at the end of an announcement",
                advice: "add `{clip}.<ext>`; <ext> is {extensions}"),
            "other text": .init(
                "no recording of `{text}`; the take in the pack {pack} can't be used here, because it says `{other}`",
                advice: "record the clip for this pack, or write the same text in both packs"),
            "misnamed": .init(
                "no recording of `{text}`",
                advice: "if {file} is that recording, rename it to `{clip}` and keep the extension"),
            "misnamed end": .init(
                "no recording of `{text}` as it is said at the end of an announcement",
                advice: "if {file} is that recording, rename it to `{clip}` and keep the extension"),
        ])

    /// A recording belongs to a clip of pack.yml.
    ///
    /// **On a phone:** The file is not used, and its clip may be missing.
    ///
    /// **To mend it:** Rename it to the clip's id, add the clip, or remove it.
    ///
    /// **Settings:** a warning.
    package static let recordingUnknown = Check(
        "recording-unknown", .warning,
        [
            "": .init("pack.yml has no clip `{name}` for this file", advice: "rename the file, or add the clip"),
            "nearest": .init(
                "pack.yml has no clip `{name}` for this file",
                advice: "the nearest clip is `{nearest}`; rename the file, or add the clip"),
            "take": .init(
                "pack.yml has no clip `{name}` for this file",
                advice:
                    "if it is another take of `{clip}`, rename it to `{file}`; otherwise correct the name, or add the clip"
            ),
            "end form": .init(
                "pack.yml has no clip `{name}` for this file",
                advice:
                    "if the file says `{clip}` as an announcement ends with it, add `{clip}` to `end-forms` in pack.yml"
            ),
        ])

    /// The best of several takes is used.
    ///
    /// **On a phone:** The message tells which take is heard, and why.
    ///
    /// **To mend it:** Nothing, if you agree. Otherwise name another in [`pins`](SeveralTakes.md).
    ///
    /// **Settings:** a note.
    package static let recordingUnused = Check(
        "recording-unused", .note,
        [
            "": .init(
                "this take is not used (the pack uses {choice})",
                advice: "to use this take, write `pins: {\"{clip}\": {number}}` in pack.yml"),
            "pinned": .init("this take is not used (the pack uses {choice})"),
        ])
}
