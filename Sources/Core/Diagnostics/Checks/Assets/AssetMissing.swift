extension Check {
    /// Every file of the manifest exists.
    ///
    /// **On a phone:** Every announcement with the clip stays silent.
    ///
    /// **To mend it:** Generate again. `.gitignore` or Git LFS may have kept the file back.
    ///
    /// **Settings:** an error; always.
    package static let assetMissing = Check(
        "asset-missing", .error,
        [
            "pack": .init("lists the pack '{pack}', which is not there", advice: "run generate again"),
            "clip": .init(
                "not found", advice: "run generate again; every announcement with this clip is silent without it"),
            "attribution": .init(
                "not found", advice: "run generate again; the licence of the recordings wants it beside the clips"),
            "splice": .init("not found", advice: "run generate again; apps read it"),
        ])
}
