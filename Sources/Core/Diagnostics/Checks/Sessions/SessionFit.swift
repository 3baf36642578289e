extension Check {
    /// A session holds each clip of the script, in its order, and no cut is in doubt.
    ///
    /// **On a phone:** A cut that is off by one gives every later clip the wrong word.
    ///
    /// **To mend it:** Listen to the cuts in doubt on the page that `--to` writes, and mend them there; it saves
    /// labels for `--import`. Or trust them by their numbers with `--accept`; `37=-` leaves cut 37 out, `all` trusts
    /// all.
    ///
    /// **Settings:** an error; always.
    package static let sessionFit = Check(
        "session-fit", .error,
        [
            "nothing": .init("no clip to record", advice: "leave --missing out"),
            "rules": .init("the number rules say {clip}, which `clips` lacks", advice: "add it to `clips`"),
            "unneeded": .init(
                "no announcement says {names}: not expected in the session",
                advice: "remove what is not needed from `clips`", severity: .note),
            "cut": .init(
                "there is no cut {cut}", limit: "1 to {most}",
                advice: "take the numbers of the table that the same command prints without --accept"),
            "no known takes": .init(
                "no file in this folder is a take of the script",
                advice:
                    "give --references a folder whose files have speech and the names of the pack's takes, such as `{clip}.wav`"
            ),
            "no usable takes": .init(
                "no take in this folder can be compared: {unused}",
                advice:
                    "give --references a folder whose files have speech and the names of the pack's takes, such as `{clip}.wav`"
            ),
            "only synthetic": .init(
                "no file in this folder is a take of the script; those in {folder} are not looked at, since no speaker has a synthesizer's voice",
                advice:
                    "give --references a folder with takes of the speaker, or {folder} itself to compare with it anyway"
            ),
            "references synthetic": .init(
                "the takes in {folder} are not compared, since no speaker has a synthesizer's voice",
                advice: "add --references {folder} to compare with them anyway", severity: .note),
            "references": .init(
                "known takes of {covered} of {script} {script|clip|clips} were compared, {takes} in all",
                severity: .note),
            "references unused": .init(
                "known takes of {covered} of {script} {script|clip|clips} were compared, {takes} in all; not compared: {unused}",
                advice: "name each as the clip that it says, or take it out of the folder", severity: .warning),
            "other pack": .init(
                "the takes are of the pack `{pack}`", expected: "`{expected}`",
                advice: "give the pack's name with --pack"),
            "new key": .init("the {key} is `{value}`", advice: "write `{key}: {value}` into pack.yml", severity: .note),
            "other key": .init(
                "the {key} is `{value}`", expected: "`{expected}` in pack.yml", advice: "ask which of them is right",
                severity: .warning),
            "doubtful": .init(
                "{counts}",
                advice:
                    "{pauses}listen there on the page that --to writes, or trust cuts by their numbers with --accept"
            ),
            "incomplete": .init(
                "{counts}", advice: "{pauses}record what is missing in another session, cut with --missing",
                severity: .warning),
        ])
}
