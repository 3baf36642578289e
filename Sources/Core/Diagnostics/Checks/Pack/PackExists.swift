extension Check {
    /// add-language-pack never replaces a pack.
    ///
    /// **On a phone:** A fresh pack would replace one that a native speaker edited.
    ///
    /// **To mend it:** Use `--update` for clips that the rules and the range need by now. For other options move the
    /// folder away first.
    ///
    /// **Settings:** an error; always.
    package static let packExists = Check(
        "pack-exists", .error,
        [
            "": .init(
                "this pack is there already",
                advice: "add --update to add the clips that it needs, or move its folder away to begin anew"),
            "recordings": .init(
                "this pack is there already",
                advice: "add --update to fill its gaps from {folder}, or move its folder away to begin anew"),
            "options": .init(
                "this pack is there already, and --update does not change {options}",
                advice:
                    "move its folder away to make it anew; or edit pack.yml and {rules}, and add --update for the clips that they need then"
            ),
        ])
}
