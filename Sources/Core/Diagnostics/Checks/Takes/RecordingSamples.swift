extension Check {
    /// Every sample of a recording is a finite number.
    ///
    /// **On a phone:** Such samples crash players or turn them silent.
    ///
    /// **To mend it:** Export the take again, as 24-bit integers.
    ///
    /// **Settings:** an error; always.
    package static let recordingSamples = Check(
        "recording-samples", .error,
        [
            "scale": .init(
                "samples up to {peak} where 1 is full scale", limit: "{most}",
                advice: "export the file again, as 24-bit integers", blame: "can't be read"),
            "infinite": .init(
                "{count} {count|sample is no finite number|samples are not finite numbers}, the first in frame {first}",
                limit: "0",
                advice: "export the file again, as 24-bit integers", blame: "can't be read"),
            "session": .init(
                "samples that are not finite numbers, at {at}", advice: "export the file again, as 24-bit integers"),
        ])
}
