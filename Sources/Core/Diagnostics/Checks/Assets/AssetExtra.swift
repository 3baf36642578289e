extension Check {
    /// Every audio file of a pack is in its manifest.
    ///
    /// **On a phone:** It only adds weight to the app.
    ///
    /// **To mend it:** Remove it, or add its clip to pack.yml.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let assetExtra = Check(
        "asset-extra", .warning,
        [
            "pack": .init(
                "the index does not list the pack '{pack}', whose folder is there", advice: "run generate again"),
            "": .init("not in the manifest", advice: "remove it, or add its clip to pack.yml"),
        ])
}
