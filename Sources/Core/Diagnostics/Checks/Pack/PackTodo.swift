extension Check {
    /// No clip's text is still to be written (TODO); a warning until clips are generated.
    ///
    /// **On a phone:** A clip that says TODO can't be recorded, and every amount that needs it stays silent.
    ///
    /// **To mend it:** Write the word, with a native speaker. Until clips are generated this is a warning.
    ///
    /// **Settings:** an error; no setting changes that.
    package static let packTodo = Check(
        "pack-todo", .error,
        [
            "": .init("the text of `{id}` is a TODO", advice: "write what is said", severity: .warning)
        ])
}
