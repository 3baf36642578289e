extension Check {
    /// A take is one file; no two files have the same name with different extensions.
    ///
    /// **On a phone:** The older of the two files may be the wrong word.
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
