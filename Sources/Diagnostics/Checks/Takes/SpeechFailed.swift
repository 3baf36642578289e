extension Check {
    /// The program that `speak` runs speaks every clip into the file that it is told.
    ///
    /// **On a phone:** The clip is missing, and with it the pack.
    ///
    /// **To mend it:** Run the program by hand with the text of the clip, and look at what it prints; with `--seconds` it has more time.
    ///
    /// **Settings:** an error; it stays one.
    package static let speechFailed = Check("speech-failed", .error)
}
