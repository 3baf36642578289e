extension Check {
    /// The recognizer that `status --with` runs prints what it hears.
    ///
    /// **On a phone:** Nobody has listened to the take.
    ///
    /// **To mend it:** Run the program by hand with the take; with `--seconds` it has more time.
    ///
    /// **Settings:** a warning.
    package static let recognizerFailed = Check(
        "recognizer-failed", .warning,
        [
            "not run": Words(
                "the recognizer `{program}` can't be run", advice: "install it, or name another one"),
            "failed": Words(
                "the recognizer failed with exit code {status}", advice: "run it by hand with this take to see why"),
            "failed saying": Words(
                "the recognizer failed with exit code {status}: {words}",
                advice: "run it by hand with this take to see why"),
            "late": Words(
                "the recognizer took too long and was stopped", limit: "{limit}",
                advice:
                    "use a faster program or a smaller model, or raise the limit with `voice-assets status --seconds N`"
            ),
            "flooded": Words(
                "the recognizer printed too much and was stopped", limit: "{limit}",
                advice: "let the recognizer print only the words that it hears"),
            "interrupted": Words("the run was stopped before the recognizer had finished", advice: "run again"),
            "gone": Words(
                "the take can't be read any more", advice: "see whether it was moved or deleted, then run again"),
        ])

    /// The program that `speak` runs speaks every clip into its file.
    ///
    /// **On a phone:** The clip is missing.
    ///
    /// **To mend it:** Run the program by hand with the text; with `--seconds` it has more time.
    package static let speechFailed = Check(
        "speech-failed", .error,
        [
            "option": Words(
                "the text begins with `-`, so the program would read it as an option",
                advice:
                    "if the program supports `--`, write `--` before `{text}` in the option --with; otherwise begin the text differently"
            ),
            "English": Words(
                "eSpeak NG reads `{said}` in English, because it does not know these letters",
                advice: "name a program that speaks the language: --with 'PROGRAM … {text} … {out}'"),
            "not run": Words(
                "the program `{program}` can't be run",
                advice: "install it, or name another one: --with 'PROGRAM … {text} … {out}'"),
            "failed": Words(
                "the program ended with exit code {status}", advice: "run it by hand with this text to see why"),
            "failed saying": Words(
                "the program ended with exit code {status}: {words}",
                advice: "run it by hand with this text to see why"),
            "late": Words(
                "the program took too long and was stopped", limit: "{limit}",
                advice: "give it more time with --seconds"),
            "flooded": Words(
                "the program wrote too much to standard output", limit: "{limit}",
                advice: "write {out} in the command, where the program expects the name of its output file"),
            "interrupted": Words("the run was stopped before the speech program had finished", advice: "run again"),
            "no file": Words(
                "the program wrote no file",
                advice: "write {out} in the command, where the program expects the name of its output file"),
            "empty": Words("the program wrote an empty file", advice: "run it by hand with this text to see why"),
            "unusable": Words(
                "the program's file can't become a clip (failed checks: {checks})",
                advice:
                    "run the program by hand with this text, then run `voice-assets status` on the file that it wrote"),
        ])
}
