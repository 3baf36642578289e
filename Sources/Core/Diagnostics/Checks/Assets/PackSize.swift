extension Check {
    /// A rendition of a pack fits the size budget of an app's bundle.
    ///
    /// **On a phone:** Everyone who installs the app downloads it.
    ///
    /// **To mend it:** Ship one rendition, or a smaller one such as `caf-ulaw` or `mp3`.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let packSize = Check(
        "pack-size", .warning,
        [
            "": .init(
                "{bytes}", limit: "{most}",
                advice: "ship only the rendition that the app plays, or a smaller one such as caf-ulaw or mp3")
        ])
}
