extension Check {
    /// The program that `speak` runs speaks every clip into its file.
    ///
    /// **On a phone:** The clip is missing.
    ///
    /// **To mend it:** Run the program by hand with the text; with `--seconds` it has more time.
    ///
    /// **Settings:** an error; always.
    package static let speechFailed = Check(
        "speech-failed", .error,
        [
            "option": Words(
                "the text begins with `-`, which the program takes for an option",
                advice: "write -- before {text} if the program supports it, or change the text's beginning"),
            "English": Words(
                "eSpeak NG reads `{said}` in English, as it does not know these letters",
                advice: "name a program that speaks the language: --with 'PROGRAM … {text} … {out}'"),
            "not run": Words(
                "the program `{program}` can't be run",
                advice: "install it, or name another one: --with 'PROGRAM … {text} … {out}'"),
            "failed": Words("the program ended with exit code {status}", advice: "run it by hand for this text"),
            "failed saying": Words(
                "the program ended with exit code {status}: {words}", advice: "run it by hand for this text"),
            "late": Words(
                "the program took too long and was stopped", limit: "{limit}",
                advice: "give it more time with --seconds"),
            "flooded": Words(
                "the program wrote too much to standard output", limit: "{limit}", advice: "let it write to {out}"),
            "interrupted": Words("the program was ended with this one", advice: "run it again"),
            "no file": Words("the program wrote no file", advice: "let it write to {out}"),
            "empty": Words("the program wrote an empty file", advice: "run it by hand for this text"),
            "unusable": Words(
                "no clip can be made of what the program wrote: {checks}",
                advice: "run it by hand for this text, and `voice-assets status` on the file that it writes"),
        ])
}
