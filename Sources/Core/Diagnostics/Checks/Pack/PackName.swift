extension Check {
    /// A pack's folder name is 1 to 64 of the characters A-Z a-z 0-9 . _ - and starts with a letter or digit; no two
    /// differ only in case.
    ///
    /// **On a phone:** The folder's name is the pack's name in the app.
    ///
    /// **To mend it:** Rename the folder, for example to `en-USD`.
    ///
    /// **Settings:** an error; always.
    package static let packName = Check(
        "pack-name", .error,
        [
            "": .init(
                "`{name}` is no name for a pack",
                advice: "use A-Z, a-z, 0-9, full stop, _ and -, beginning with a letter or digit, at most 64"),
            "not UTF-8": .init(
                "a name that is not UTF-8; the folder was not read", advice: "give it a name in UTF-8",
                severity: .warning),
            "case": .init(
                "`{name}` differs only in case from `{other}`",
                advice: "rename one of them: on many disks they are the same folder"),
        ])
}
