extension Check {
    /// A clip starts and ends in silence.
    ///
    /// **On a phone:** An edge inside of a sound clicks at each join.
    ///
    /// **To mend it:** Leave silence around the take, fade the edge, or trim less.
    ///
    /// **Settings:** an error; always.
    package static let clipSpeechCut = Check(
        "clip-speech-cut", .error,
        [
            "start": .init(
                "{rendition}: the start is only {depth} below the loudest part", limit: "{least}",
                advice: "leave half a second of silence around the word"),
            "end": .init(
                "{rendition}: the end is only {depth} below the loudest part", limit: "{least}",
                advice: "leave half a second of silence around the word"),
            "file start": .init(
                "the start is only {depth} below the loudest part", limit: "{least}", advice: "{remedy}"),
            "file end": .init("the end is only {depth} below the loudest part", limit: "{least}", advice: "{remedy}"),
        ])
}
