extension Check {
    /// A pack has a manifest.json.
    ///
    /// **On a phone:** The app doesn't know what its sounds say.
    ///
    /// **To mend it:** Run `voice-assets generate`. Clips of another encoder are checked alone.
    ///
    /// **Settings:** an error; always.
    package static let manifestMissing = Check(
        "manifest-missing", .error,
        [
            "index": .init("not found", advice: "run generate again"),
            "": .init(
                "not found",
                advice: "make the pack with voice-assets generate; its clips are checked by themselves here"),
        ])
}
