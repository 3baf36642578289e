extension Check {
    /// manifest.json follows its schema, stays inside the pack, and says what generate wrote.
    ///
    /// **On a phone:** The app refuses such a pack.
    ///
    /// **To mend it:** Generate again; never edit it by hand.
    ///
    /// **Settings:** an error; always.
    package static let manifestInvalid = Check(
        "manifest-invalid", .error,
        [
            "unsound": .init(
                "{fault}", advice: "restore the manifest, for example from Git, or delete it and run generate again"),
            "older": .init("{fault}", advice: "then build the app, and ship both"),
            "newer": .init("{fault}", advice: "a newer voice-assets made this file; update your voice-assets"),
            "pointer": .init(
                "a Git LFS pointer in place of the file",
                advice: "bring it with git lfs pull; in CI, check out with LFS"),
            "conflict": .init(
                "marks of a merge conflict",
                advice: "run voice-assets generate, which writes it anew; then git add the folder"),
            "pack": .init(
                "the manifest is of the pack '{pack}'", expected: "the folder's name, '{folder}'",
                advice: "rename the folder, or remove the copy"),
            "loudness": .init(
                "states a loudness of {stated} for '{clip}'", expected: "{measured}, as its files have it",
                advice: "run generate again"),
            "true peak": .init(
                "states a true peak of {stated} for '{clip}'", expected: "{measured}, as its files have it",
                advice: "run generate again"),
            "text": .init(
                "the manifest was changed: a text, a measurement or something else in it is not what generate wrote",
                advice: "run generate again"),
            "splice": .init(
                "differs from manifest.json: the two were not written together", advice: "run generate again"),
            "unsealed": .init(
                "the manifest has no checksum of itself, so nobody can tell whether it was changed",
                advice: "run generate again", severity: .warning),
            "longest": .init(
                "the longest announcements in the manifest are not those of its splice.json",
                advice: "run generate again"),
            "witness": .init(
                "the clip '{clip}' is heard {heard}, not {stated} as the manifest states", advice: "run generate again"),
            "export": .init("{fault}", advice: "run generate again"),
            "vectors": .init("{fault}", advice: "export the packs again"),
            "export pack": .init("it is the manifest of `{pack}`", advice: "name the folder like its pack"),
            "export nothing": .init(
                "the pack announces nothing", advice: "add announcements to its pack.yml, and generate it again"),
        ])
}
