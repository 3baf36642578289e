extension Check {
    /// pack.yml is one YAML document; anchors and aliases are not used in it.
    ///
    /// **On a phone:** Nothing of a pack that can't be read is generated; the app keeps the clips that it has.
    ///
    /// **To mend it:** Look at the line and column. Quote texts that hold `: ` or begin with `*`, `&`, `!`, `%` or `@`;
    /// indent by spaces, never by tabs; write a value again instead of an alias.
    ///
    /// **Settings:** an error; it stays one.
    package static let packSyntax = Check(
        "pack-syntax", .error,
        [
            "sheet": .init(
                "no place for the texts of the sheet",
                advice: "write `clips` with a line for each clip, or change these: {changes}"),
            "no place": .init(
                "no place for {lines} behind the last clip",
                advice: "write `clips` with a line for each clip, or add these: {texts}"),
        ])
}
