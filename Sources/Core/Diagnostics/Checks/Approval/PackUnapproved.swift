extension Check {
    /// A native speaker has approved what a pack says.
    ///
    /// **On a phone:** A wrong word is cheap on paper and dear in a studio.
    ///
    /// **To mend it:** Send `voice-assets review --pack NAME --format html` to a native speaker: [half an
    /// hour](ApprovedByANative.md).
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let packUnapproved = Check(
        "pack-unapproved", .note,
        [
            "": .init(
                "no native speaker has approved what it says",
                advice: "before a session is recorded, have one read voice-assets review --pack {pack}")
        ])
}
