extension Check {
    /// A pack has a manifest.json.
    ///
    /// **On a phone:** Without it the app has sounds and no idea what they say.
    ///
    /// **To mend it:** Run `voice-assets generate`. Clips that another encoder made are checked alone, without a manifest.
    ///
    /// **Settings:** an error; fixed.
    package static let manifestMissing = Check(
        "manifest-missing", .error,
        [
            "index": .init("not found", advice: "run generate again"),
            "": .init(
                "not found",
                advice: "make the pack with voice-assets generate; its clips are checked by themselves here"),
        ])
}
