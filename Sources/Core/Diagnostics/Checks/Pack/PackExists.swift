extension Check {
    /// add-language-pack never replaces a pack; --update adds the clips that an existing pack needs.
    ///
    /// **On a phone:** A pack that was edited by a native speaker is not to be replaced by a fresh one.
    ///
    /// **To mend it:** Use `--update` to add the clips that the number rules and the range need by now. How fractions are said, the rule set, the
    /// gender and other options hold for a new pack alone: move the folder away first, or edit its files.
    ///
    /// **Settings:** an error; no setting changes that.
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
