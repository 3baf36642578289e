extension Check {
    /// A file that a command reads can be read.
    ///
    /// **On a phone:** The file is not checked.
    ///
    /// **To mend it:** Check the file's permissions, and the disk.
    ///
    /// **Settings:** an error; always.
    package static let fileUnreadable = Check(
        "file-unreadable", .error, failure: .inputOutput,
        [
            "": .init("{reason}", advice: "check the permissions and the disk"),
            "baseline": .init(
                "not a file that this command made with --format json", advice: "make it again without --baseline"),
            "key": .init(
                "is no private key of Ed25519 in PEM", advice: "openssl genpkey -algorithm ed25519 writes one"),
        ])
}
