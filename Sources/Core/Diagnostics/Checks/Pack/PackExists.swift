extension Check {
    /// add-language-pack never replaces a pack; --update adds the clips that an existing pack needs.
    ///
    /// **On a phone:** A pack that was edited by a native speaker is not to be replaced by a fresh one.
    ///
    /// **To mend it:** Use `--update` to add the clips that the number rules need by now, or remove the folder first.
    ///
    /// **Settings:** an error; no setting changes that.
    package static let packExists = Check(
        "pack-exists", .error,
        [
            "": .init("this pack is there already", advice: "add --update to add the clips that it needs, or remove it")
        ])
}
