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
            "not run": "the recognizer `{program}` can't be run; install it, or name another one",
            "failed": "the recognizer failed with exit code {status}; run it by hand with this take to see why",
            "failed saying":
                "the recognizer failed with exit code {status}: {words}; run it by hand with this take to see why",
            "late":
                "the recognizer took too long and was stopped (limit {limit}); use a faster program or a smaller model, or run status with a higher --seconds",
            "silent":
                "the recognizer heard nothing in {count} {count|cut|cuts}; run it by hand with one of them to see why",
            "flooded":
                "the recognizer printed too much and was stopped (limit {limit}); let the recognizer print only the words that it hears",
            "interrupted": "the run was stopped before the recognizer had finished; run again",
            "gone": "the take can't be read any more; see whether it was moved or deleted, then run again",
        ])

    /// The program that `speak` runs speaks every clip into its file.
    ///
    /// **On a phone:** The clip is missing.
    ///
    /// **To mend it:** Run the program by hand with the text; with `--seconds` it has more time.
    package static let speechFailed = Check(
        "speech-failed", .error,
        [
            "option":
                "the text begins with `-`, so the program would read it as an option; if the program supports `--`, write `--` before `{text}` in the option --with; otherwise begin the text differently",
            "English":
                "eSpeak NG reads `{said}` in English, because it does not know these letters; name a program that speaks the language: --with 'PROGRAM … {text} … {out}'",
            "not run":
                "the program `{program}` can't be run; install it, or name another one: --with 'PROGRAM … {text} … {out}'",
            "failed": "the program ended with exit code {status}; run it by hand with this text to see why",
            "failed saying":
                "the program ended with exit code {status}: {words}; run it by hand with this text to see why",
            "late": "the program took too long and was stopped (limit {limit}); give it more time with --seconds",
            "flooded":
                "the program wrote too much to standard output (limit {limit}); write {out} in the command, where the program expects the name of its output file",
            "interrupted": "the run was stopped before the speech program had finished; run again",
            "no file":
                "the program wrote no file at {out}; let it write its sound there, or run it by hand with this text to see why",
            "empty": "the program wrote an empty file; run it by hand with this text to see why",
            "unusable":
                "the program's file can't become a clip (failed checks: {checks}); run the program by hand with this text, then run `voice-assets status` on the file that it wrote",
        ])
}
