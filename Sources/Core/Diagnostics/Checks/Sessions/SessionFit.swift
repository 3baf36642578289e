extension Check {
    /// A session holds each clip of the script, in its order, and no cut is in doubt.
    ///
    /// **On a phone:** A cut that is off by one gives every later clip the wrong word.
    ///
    /// **To mend it:** Look at the cuts with a question mark; `--picture` draws them. Then `--accept` or `--drop` them
    /// by their numbers, or correct a label track of `--labels-out` and give it to `--labels`. `--accept order` accepts
    /// all that are in doubt only for their order, and `--accept-doubtful` all. A clip that nobody said is a warning.
    ///
    /// **Settings:** an error; always.
    package static let sessionFit = Check(
        "session-fit", .error,
        [
            "nothing": .init("no clip to record", advice: "leave --only out"),
            "nothing in the booth": .init("no clip to record", advice: "leave --missing out"),
            "rules": .init("the number rules say {clip}, which `clips` lacks", advice: "add it to `clips`"),
            "unneeded": .init(
                "no announcement says {names}: not expected in the session",
                advice: "remove what is not needed from `clips`", severity: .note),
            "cut": .init(
                "there is no cut {cut}", limit: "1 to {most}",
                advice: "take the numbers of the table that the same command prints without --accept and --drop"),
            "no known takes": .init(
                "no take of a clip of the script in this folder",
                advice:
                    "give --references a folder whose files have speech and the names of the pack's takes, such as `{clip}.wav`"
            ),
            "no usable takes": .init(
                "no take in this folder can be compared: {unused}",
                advice:
                    "give --references a folder whose files have speech and the names of the pack's takes, such as `{clip}.wav`"
            ),
            "only synthetic": .init(
                "no take of a clip of the script in this folder; those in {folder} are not looked at, since no speaker has a synthesizer's voice",
                advice:
                    "give --references a folder with takes of the speaker, or {folder} itself to compare with it anyway"
            ),
            "references synthetic": .init(
                "the takes in {folder} are not compared, since no speaker has a synthesizer's voice",
                advice: "add --references {folder} to compare with them anyway", severity: .note),
            "references unhelpful": .init(
                "the known takes make {certain} of {cuts} cuts certain: the session sounds too different from them",
                advice:
                    "give takes of the same speaker at the same pitch and microphone, or let a program listen with --recognizer",
                severity: .note),
            "references": .init(
                "known takes: {takes} compared, for {covered} of {script} {script|clip|clips}", severity: .note),
            "references unused": .init(
                "known takes: {takes} compared, for {covered} of {script} {script|clip|clips}; not compared: {unused}",
                advice: "name each as the clip that it says, or take it out of the folder", severity: .warning),
            "order settled": .init(
                "--accept order had nothing to accept: no cut is in doubt only by its order", severity: .note),
            "order unhelpful": .init(
                "--accept order had nothing to accept: not only the order of the cuts is in doubt",
                advice: "{help}", severity: .note),
            "references alike": .init(
                "the takes of {first} and {second} are one sound, so neither can be used to recognize its word",
                advice: referenceNames,
                severity: .warning),
            "references exchanged": .init(
                "the takes of {first} and {second} sound as if each had the other's name, so neither can be used to recognize its word",
                advice: referenceNames, severity: .warning),
            "references apart": .init(
                "the takes of {first} and {second} contradict those in {other}, so neither can be used to recognize its word",
                advice: referenceNames, severity: .warning),
            "reference unlike": .init(
                "the known takes of `{own}` sound far more like the cut named `{other}` than like the cut named `{own}`",
                advice:
                    "listen to these takes and to both cuts: a take or a cut has the wrong name, or a cut says another word",
                severity: .warning),
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
                    "{pauses}listen there, then --accept or --drop cuts by their numbers, or correct them with --labels-out and --labels"
            ),
            "incomplete": .init(
                "{counts}", advice: "{pauses}record what is missing in another session, cut with --only missing",
                severity: .warning),
        ])
}

/// Advice about takes of `--references` under wrong names.
private let referenceNames = "listen to them, and give each the name of the clip that it says"
