extension Check {
    /// No two files of a clip differ only in their extensions.
    ///
    /// **On a phone:** The older one may be the wrong word.
    ///
    /// **To mend it:** Keep one. A further take is called `7~2.wav`.
    ///
    /// **Settings:** an error; always.
    package static let recordingAmbiguous = Check(
        "recording-ambiguous", .error,
        [
            "": .init(
                "{files} are all recordings of `{clip}`", advice: "keep one of them, or call another take `{clip}~2`")
        ])
}
