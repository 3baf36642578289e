extension Check {
    /// No clip's text is still to be written (TODO), and the speaker and the licence are known.
    ///
    /// **On a phone:** Amounts with the clip stay silent. Without a licence no app may use the voice.
    ///
    /// **To mend it:** Write the word, with a native speaker; until clips are generated this is a warning. The
    /// [booth](TheBooth.md) asks for speaker and licence.
    ///
    /// **Settings:** an error; always.
    package static let packTodo = Check(
        "pack-todo", .error,
        [
            "": .init("the text of `{id}` is a TODO", advice: "write what is said", severity: .warning),
            "speaker": .init(
                "the speaker is `{value}`",
                advice: "write into `speaker` of pack.yml who speaks, and run generate again", severity: .warning),
            "license": .init(
                "the licence of the recordings is `{value}`",
                advice:
                    "ask the speaker, write into `license` of pack.yml what was agreed on, and run generate again",
                severity: .warning),
        ])
}
