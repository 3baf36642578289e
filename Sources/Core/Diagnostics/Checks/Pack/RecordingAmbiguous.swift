extension Check {
    /// A clip has one recording of a take; no two files have the same name with different extensions.
    ///
    /// **On a phone:** Which of two files is the take can't be known, and the older one may be the wrong word.
    ///
    /// **To mend it:** Keep one. A further take is called `7~2.wav`.
    ///
    /// **Settings:** an error; no setting changes that.
    package static let recordingAmbiguous = Check(
        "recording-ambiguous", .error,
        [
            "": .init(
                "{files} are all recordings of `{clip}`", advice: "keep one of them, or call another take `{clip}~2`")
        ])
}
