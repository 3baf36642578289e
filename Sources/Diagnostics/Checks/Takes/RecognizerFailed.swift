extension Check {
    /// The recognizer that `inspect --recognizer` runs listens to every take and prints what it hears.
    ///
    /// **On a phone:** Nothing is wrong with the pack for that; only nobody has listened to the take.
    ///
    /// **To mend it:** Run the program by hand with the take, and look at what it prints; with `--seconds` it has more time.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recognizerFailed = Check("recognizer-failed", .warning)
}
