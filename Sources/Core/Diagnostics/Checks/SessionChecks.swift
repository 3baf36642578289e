/// The demands on folders of known takes.
private let namedTakes =
    "give --references a folder whose takes hold speech and are named as in the pack, such as `{clip}.wav`"

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
            "nothing": .init("no clip is left to record", advice: "run the command without --missing"),
            "rules": .init("the number rules use {clip}, which is not in `clips`", advice: "add it to `clips`"),
            "unneeded": .init(
                "clips that no announcement uses need no take in the session: {names}",
                advice: "remove unneeded clips from `clips`", severity: .note),
            "cut": .init(
                "the session has no cut {cut}", limit: "1 to {most}",
                advice: "take the numbers from the table that the command prints without --accept"),
            "no known takes": .init(
                "no file in this folder is named after a clip of the script",
                advice: namedTakes),
            "no usable takes": .init(
                "no take in this folder can be compared: {unused}",
                advice: namedTakes),
            "only synthetic": .init(
                "no file in this folder is named after a clip of the script; the takes in {folder} are not compared, because a synthesizer spoke them",
                advice:
                    "give --references a folder with takes of the speaker; to compare with the synthesizer all the same, add --references {folder}"
            ),
            "references synthetic": .init(
                "the takes in {folder} are not compared, because a synthesizer spoke them",
                advice: "add --references {folder} to compare with them anyway", severity: .note),
            "references": .init(
                "the session was compared with {takes} known {takes|take, which covers|takes, which cover} {covered} of {script} {script|clip|clips}",
                severity: .note),
            "references unused": .init(
                "files not compared: {unused}; the session was compared with the {takes} other {takes|take, which covers|takes, which cover} {covered} of {script} {script|clip|clips}",
                advice: "name each file after the clip that it says, or remove the file", severity: .warning),
            "there": .init("takes that exist already are kept as they are: {names}", severity: .note),
            "other pack": .init(
                "the takes in this file are of the pack `{pack}`", expected: "`{expected}`",
                advice: "choose the pack of the takes with --pack"),
            "new key": .init(
                "pack.yml lacks the {key} `{value}`", advice: "write `{key}: {value}` into pack.yml", severity: .note),
            "written key": .init("the {key} is now `{value}`, taken from the session file", severity: .note),
            "other key": .init(
                "this file states the {key} `{value}`", expected: "`{expected}`, as in pack.yml",
                advice: "ask which is right, and correct pack.yml if needed",
                severity: .warning),
            "doubtful": .init(
                "{counts}",
                advice:
                    "{pauses}listen to these cuts on the page that --to writes, or accept them by their numbers with --accept"
            ),
            "incomplete": .init(
                "{counts}", advice: "{pauses}record the missing clips in another session, and split it with --missing",
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
                "the file has lost the marks of its takes from the recording page of `voice-assets booth`",
                advice:
                    "use the original file, or rename this file without `.takes` to cut it at pauses"),
            "no takes": .init(
                "no takes are marked in this file",
                advice:
                    "use the original file from the recording page of `voice-assets booth`: another program changed this copy"
            ),
            "odd takes": .init(
                "some takes overlap, are empty or lie outside of the file",
                advice:
                    "use the original file from the recording page of `voice-assets booth`: another program changed this copy"
            ),
            "cue point": .init(
                "a cue point at {at} is behind the session's end at {seconds}",
                advice: "give a label track with --import, or cut at pauses with --pauses"),
            "not UTF-8": .init(
                "the file is not UTF-8 text",
                advice: "export the label track from Audacity: File, Export, Export Labels"),
            "no label": .init(
                "this line is no label", advice: "write start, end and text with tabs between them, times in seconds"),
            "times": .init(
                "a label has impossible times, from {start} to {end}",
                advice: "write a start of 0 or more and an end that is not before the start, in seconds"),
            "beyond": .init(
                "a label ends at {end}, but the session ends at {seconds}",
                advice: "check that the label track belongs to this session"),
            "overlap": .init(
                "a label starts at {start}, before the end of the label that starts at {before}",
                advice: "move one of the two labels: clips must not overlap"),
            "no speech": .init("no speech follows the label at {at}", advice: "move or delete the label"),
            "surplus": .init(
                "a label without text follows the label of the script's last clip",
                advice: "write a clip's id into this label, or delete it"),
            "unknown": .init(
                "no clip has the id or the text \"{name}\"",
                advice: "use the ids of pack.yml, or leave the labels empty to follow the script's order"),
            "nearest": .init(
                "no clip has the id or the text \"{name}\"",
                advice:
                    "the nearest id is `{nearest}`; use the ids of pack.yml, or leave the labels empty to follow the script's order"
            ),
            "none": .init(
                "this file has no labels",
                advice: "give a file with labels; to cut at pauses instead, leave out --import"),
            "cue points unused": .init(
                "{count} cue {count|point is|points are} not used", advice: "to cut at cue points, name a clip in each",
                severity: .note),
            "labels unused": .init(
                "{count} {count|label is|labels are} not used", advice: "add --import '{labels}' to cut there",
                severity: .note),
        ])
}
