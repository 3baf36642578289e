extension Check {
    /// pack.yml holds only keys that have a meaning.
    ///
    /// **On a phone:** A misspelt key leaves the default in force.
    ///
    /// **To mend it:** Write the proposed key, or remove the line.
    ///
    /// **Settings:** an error; always.
    package static let packUnknownKey = Check(
        "pack-unknown-key", .error,
        [
            "currency and unit": .init(
                "`currency` beside `unit`",
                advice: "write either: `currency` for money, or `unit` for what else is counted"),
            "text and body": .init("`body` beside `text`", advice: "write either: both are the text"),
            "": .init("unknown key `{key}`", advice: "the keys here are {keys}"),
            "one is near": .init("unknown key `{key}`", advice: "write `{nearest}`"),
        ])
}
