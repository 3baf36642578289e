extension Check {
    /// A pack was generated from the present recordings and pack.yml.
    ///
    /// **On a phone:** Users hear the words from before the change.
    ///
    /// **To mend it:** Generate again and commit the folder.
    ///
    /// **Settings:** an error; always.
    package static let assetStale = Check(
        "asset-stale", .error,
        [
            "": .init("changed since generate", advice: "run generate again"),
            "never generated": .init("no pack was generated from these recordings", advice: "run generate"),
            "gone": .init(
                "generate made a pack of these recordings, and it is gone from {assets}",
                advice: "run generate, or bring it back, for example from Git"),
            "new clip": .init("a clip that the pack does not have yet", advice: "run generate again"),
            "former clip": .init("clip '{clip}' is no longer in the pack", advice: "run generate again"),
            "no take": .init(
                "the recording of `{clip}` is gone",
                advice: "bring it back, for example from Git, or remove the clip here and run generate again"),
            "takes": .init(
                "the clip has {count} {count|take|takes} now, and had {before} when generate ran",
                advice: "run generate again"),
            "take": .init("recorded anew since generate", advice: "run generate again"),
            "handed on": .init(
                "the clips are older than their recordings: {changed} changed since generate",
                advice: "run generate first", severity: .warning),
            "handed on unseen": .init(
                "the recordings of {packs} are not here, so nothing tells whether the clips are older",
                advice: "run `validate --up-to-date --recordings FOLDER` with their folder",
                severity: .note),
            "renamed": .init(
                "the pack is removed, with its {files}: its folder of recordings is called `{new}` now",
                advice:
                    "an app that asks for `{old}` finds nothing; if that was not meant, rename {recordings}/{new} back to `{old}`, and run again",
                severity: .warning),
        ])
}
