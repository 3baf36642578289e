extension Check {
    /// A file has the bytes that generate wrote.
    ///
    /// **On a phone:** An edited clip may stop a player in the middle.
    ///
    /// **To mend it:** Generate again. Edit takes, never clips. In Git, mark audio as binary.
    ///
    /// **Settings:** an error; always.
    package static let assetChecksum = Check(
        "asset-checksum", .error,
        [
            "size": .init(
                "not the file that generate wrote: {bytes}, SHA-256 {sha256}…", expected: "{stated}",
                advice: "run generate again"),
            "": .init(
                "not the file that generate wrote: SHA-256 {sha256}…", expected: "{stated}…",
                advice: "run generate again"),
            "export": .init("not the bytes that generate wrote", advice: "run generate again"),
        ])
}
