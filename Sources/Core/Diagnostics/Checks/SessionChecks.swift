/// The demands on folders of known takes.
private let namedTakes =
    "give --references a folder whose files have speech and the names of the pack's takes, such as `{clip}.wav`"

extension Check {
    /// A session holds each clip of the script, in its order, and no cut is in doubt.
    ///
    /// **On a phone:** A cut that is off by one gives every later clip the wrong word.
    ///
    /// **To mend it:** Listen to the cuts in doubt on the page that `--to` writes, and mend them there; it saves
    /// labels for `--import`. Or trust them by their numbers with `--accept`; `37=-` leaves cut 37 out, `all` trusts
    /// all.
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
                advice: namedTakes),
            "no usable takes": .init(
                "no take in this folder can be compared: {unused}",
                advice: namedTakes),
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
            "there": .init("takes that are there already, not written again: {names}", severity: .note),
            "other pack": .init(
                "the takes are of the pack `{pack}`", expected: "`{expected}`",
                advice: "give the pack's name with --pack"),
            "new key": .init("the {key} is `{value}`", advice: "write `{key}: {value}` into pack.yml", severity: .note),
            "written key": .init("the {key} is `{value}` now, as the page says", severity: .note),
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

    /// Labels and cue points lie in the session, don't overlap and name clips.
    ///
    /// **On a phone:** A wrong label has no word to give.
    ///
    /// **To mend it:** Correct the labels.
    package static let sessionLabels = Check(
        "session-labels", .error,
        [
            "lost mark": .init(
                "the booth's marks of the takes are lost",
                advice: "ask for the file as the booth's page saved it; or rename it, and split cuts it at its pauses"),
            "no takes": .init(
                "no takes are marked in it",
                advice: "ask for the file as the booth's page saved it: another program changed it"),
            "odd takes": .init(
                "takes that overlap, are empty or lie outside of the file",
                advice: "ask for the file as the booth's page saved it: another program changed it"),
            "cue point": .init(
                "a cue point at {at} in a session of {seconds}",
                advice: "name labels with --import, or cut at pauses with --pauses"),
            "not UTF-8": .init(
                "the file is not UTF-8 text",
                advice: "export the label track from Audacity: File, Export, Export Labels"),
            "no label": .init(
                "no label", advice: "write the start, the end and the text with tabs between them, times in seconds"),
            "times": .init(
                "a label from {start} to {end}",
                advice: "write a start of 0 or more and an end that is not before it, in seconds"),
            "beyond": .init(
                "a label that ends at {end} in a session of {seconds}",
                advice: "check that the track belongs to this session"),
            "overlap": .init(
                "a label that starts at {start}, before the label that starts at {before} ends",
                advice: "move one of them: clips do not overlap"),
            "no speech": .init("no speech behind the label at {at}", advice: "move or delete it"),
            "surplus": .init("a label without a text, after the last clip of the script", advice: "name its clip"),
            "unknown": .init(
                "no clip has the id or the text \"{name}\"",
                advice: "use the ids of pack.yml, or leave the labels empty to follow the script's order"),
            "nearest": .init(
                "no clip has the id or the text \"{name}\"",
                advice:
                    "the nearest one is `{nearest}`; use the ids of pack.yml, or leave the labels empty to follow the script's order"
            ),
            "none": .init("no labels", advice: "cut at pauses instead"),
            "cue points unused": .init(
                "{count} cue {count|point is|points are} not used", advice: "name the clips in them to cut there",
                severity: .note),
            "labels unused": .init(
                "{count} {count|label is|labels are} not used", advice: "add --import '{labels}' to cut there",
                severity: .note),
        ])
}
