extension Check {
    /// No two files of a clip differ only in their extensions.
    ///
    /// **On a phone:** The older one may be the wrong word.
    ///
    /// **To mend it:** Keep one. A further take is called `7~2.wav`.
    package static let recordingAmbiguous = Check(
        "recording-ambiguous", .error,
        [
            "":
                "{files} are named as the same take of `{clip}`; keep one of these files, or rename a second file to `{clip}~2` or the next free number"
        ])

    /// Every clip that an announcement says has a recording `<clip id>.<ext>`.
    ///
    /// **On a phone:** Announcements with this clip stay silent.
    ///
    /// **To mend it:** Record it. `voice-assets script --pack NAME --missing` lists all.
    package static let recordingMissing = Check(
        "recording-missing", .error,
        [
            "unconfirmed":
                "the clip `{clip}` has no recording that can be confirmed; record it, or correct its files' names",
            "old":
                "this folder has {count}, but none could be matched to a clip of {pack}: nothing was written; rename each file to the text that it says, such as {examples}, or name another folder with --from; to start without recordings, leave out --from",
            "old folders":
                "this folder has {count}, only subfolders: nothing was written; name the subfolder with the recordings of {pack}, such as {folders}, with --from; to start without recordings, leave out --from",
            "": "no recording of `{text}`; add `{clip}.<ext>`; <ext> is {extensions}",
            "end":
                "no recording of `{text}` as it is said at the end of an announcement; add `{clip}.<ext>`; <ext> is {extensions}",
            "other text":
                "no recording of `{text}`, and the take in the pack {pack} can't be used here, because it says `{other}`; record the clip for this pack, or write the same text in both packs",
            "misnamed":
                "no recording of `{text}`; if {file} is that recording, rename it to `{clip}` and keep the extension",
            "misnamed end":
                "no recording of `{text}` as it is said at the end of an announcement; if {file} is that recording, rename it to `{clip}` and keep the extension",
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
            "": "pack.yml has no clip `{name}` for this file; rename the file, or add the clip",
            "nearest":
                "pack.yml has no clip `{name}` for this file; the nearest clip is `{nearest}`; rename the file, or add the clip",
            "take":
                "pack.yml has no clip `{name}` for this file; if it is another take of `{clip}`, rename it to `{file}`, or to the next free number if that file exists; otherwise correct the name, or add the clip",
            "end form":
                "pack.yml has no clip `{name}` for this file; if the file says `{clip}` as the last word of an announcement, add `{clip}` to `end-forms` in pack.yml",
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
            "":
                "this take is not used (the pack uses {choice}); if you hear that this take is better, add `\"{clip}\": {number}` to the key `pins` of pack.yml, as in `pins: {\"{clip}\": {number}}`",
            "pinned": "this take is not used (the pack uses {choice})",
        ])
}
