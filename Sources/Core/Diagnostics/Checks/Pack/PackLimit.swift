extension Check {
    /// pack.yml stays within bounds on size, depth and count.
    ///
    /// **On a phone:** A malicious file could fill the memory.
    ///
    /// **To mend it:** Split the pack, or shorten what the message names.
    ///
    /// **Settings:** an error; always.
    package static let packLimit = Check(
        "pack-limit", .error,
        [
            "pauses": .init("more than {most} different pauses", limit: "{most}", advice: "give some the same length"),
            "patterns": .init("`say` has {count} patterns", limit: "{most}", advice: "write fewer"),
            "years": .init("`date` is `{text}`", limit: "{most} years", advice: "narrow it"),
            "clips": .init("{count} clips with their end forms", limit: "{most}", advice: "divide the pack"),
            "patterns of parts": .init(
                "`say` and `parts` make {count} patterns", limit: "{most}", advice: "write fewer"),
            "durations": .init(
                "`duration` is `{text}`", limit: "{most} durations", advice: "narrow it, or leave `seconds` out"),
            "text": .init("the text of `{key}` has {count} characters", limit: "{most}", advice: "shorten it"),
            "items": .init("`{key}` has {count} items", limit: "{most}", advice: "write fewer"),
            "keys": .init("`{key}` has {count} entries", limit: "{most}", advice: "write fewer"),
            "symbols": .init(
                "`spell` has more symbols than an announcement can say", limit: "{most}", advice: "write fewer"),
            "slots": .init("`{id}` says {count} slots", limit: "{most}", advice: "say fewer"),
            "templates": .init("{count} templates in all `texts`", limit: "{most}", advice: "write fewer"),
            "template": .init(
                "`{text}` has too many values and `{*}`", limit: "{most}", advice: "write one `{*}` for several"),
            "depth": .init("more than {most} lists and mappings in each other", limit: "{most}", advice: "nest fewer"),
            "bytes": .init("{count} bytes", limit: "{most} bytes", advice: "check that it is the right file"),
        ])
}
