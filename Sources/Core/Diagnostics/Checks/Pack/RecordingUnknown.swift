extension Check {
    /// A recording belongs to a clip of pack.yml.
    ///
    /// **On a phone:** The file is not used, and its clip may be missing.
    ///
    /// **To mend it:** Rename it to the clip's id, add the clip, or remove it.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recordingUnknown = Check(
        "recording-unknown", .warning,
        [
            "": .init("no clip `{name}`", advice: "rename the file, or add the clip to pack.yml"),
            "nearest": .init(
                "no clip `{name}`",
                advice: "the nearest one is `{nearest}`; rename the file, or add the clip to pack.yml"),
            "take": .init(
                "no clip `{name}`",
                advice:
                    "if it is another take of `{clip}`, call it `{file}`; otherwise rename it, or add the clip to pack.yml"
            ),
            "end form": .init(
                "no clip `{name}`",
                advice: "if it is `{clip}` at the end of an announcement, add that to `end-forms` of pack.yml"),
        ])
}
