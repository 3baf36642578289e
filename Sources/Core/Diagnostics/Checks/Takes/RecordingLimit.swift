extension Check {
    /// A recording stays within bounds on bytes, length, rate and channels.
    ///
    /// **On a phone:** A clip is a word; what is larger is another file.
    ///
    /// **To mend it:** Cut the take to its word; export it at 48 kHz, in 16 or 24 bits.
    ///
    /// **Settings:** an error; always.
    package static let recordingLimit = Check(
        "recording-limit", .error,
        [
            "rate": .init(
                "sample rate {rate}", limit: "{least#} to {most}", advice: "export at 48000 Hz", blame: "can't be read"),
            "channels": .init(
                "{channels} {channels|channel|channels}", limit: "{most}", advice: "export as mono",
                blame: "can't be read"),
            "seconds": .init(
                "{seconds} of audio", limit: "{most}", advice: "cut the session into one file per clip",
                blame: "can't be read"),
            "seconds in channels": .init(
                "{seconds} of audio in {channels} {channels|channel|channels}", limit: "{most} in so many channels",
                advice: "cut the session into one file per clip", blame: "can't be read"),
            "samples": .init(
                "{samples} {samples|sample|samples} over all channels", limit: "{most}",
                advice: "export as mono at 48000 Hz",
                blame: "can't be read"),
            "page": .init(
                "a page with {seconds} of sound", limit: "{most}",
                advice:
                    "cut it into several sessions, or mend its cuts in a label track and give that to split --import"),
            "alignment": .init(
                "{utterances} for {script}", limit: "a product of {most}", advice: "cut it into several sessions"),
            "session": .init(
                "{seconds} of audio", limit: "{most}", advice: "cut it into several sessions of less than two hours"),
        ])
}
