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
            "size": .init("{bytes}, SHA-256 {sha256}…", expected: "{stated}", advice: "run generate again"),
            "": .init(
                "SHA-256 {sha256}…", expected: "{stated}…", advice: "run generate again; someone changed the file"),
            "export": .init("not the bytes that generate wrote", advice: "run generate again"),
        ])
}
