extension Check {
    /// A pack's folder name is 1 to 64 of the characters A-Z a-z 0-9 . _ - and starts with one of the first 62; two names
    /// differ in more than case.
    ///
    /// **On a phone:** The folder's name is the pack's name in the index and in the app's code; other characters are lost on
    /// the way through file systems and URLs.
    ///
    /// **To mend it:** Rename the folder: letters, digits, full stop, underscore and hyphen, such as `en-USD`.
    ///
    /// **Settings:** an error; no setting changes that.
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
