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
            "nothing": "no clip is left to record; run the command without --missing",
            "rules": "the number rules use {clip}, which is not in `clips`; add it to `clips`",
            "unneeded": .init(
                "clips that no announcement uses need no take in the session: {names}; remove unneeded clips from `clips`",
                severity: .note),
            "cut":
                "the session has no cut {cut} (limit 1 to {most}); take the numbers from the table that the command prints without --accept",
            "no known takes": "no file in this folder is named after a clip of the script; \(namedTakes)",
            "no usable takes": "no take in this folder can be compared: {unused}; \(namedTakes)",
            "only synthetic":
                "no file in this folder is named after a clip of the script, and the takes in {folder} are not compared, because a synthesizer spoke them; give --references a folder with takes of the speaker; to compare with the synthesizer all the same, give --references {folder} instead",
            "references synthetic": .init(
                "the takes in {folder} are not compared, because a synthesizer spoke them; add --references {folder} to compare with them anyway",
                severity: .note),
            "references": .init(
                "the session was compared with {takes} known {takes|take, which covers|takes, which cover} {covered} of {script} {script|clip|clips}",
                severity: .note),
            "references unused": .init(
                "the session was compared with {takes} {takes|take, which covers|takes, which cover} {covered} of {script} {script|clip|clips}, and these files were left out: {unused}; if such a take is to count, mend what stands in brackets",
                severity: .warning),
            "there": .init("takes that exist already are kept as they are: {names}", severity: .note),
            "other pack":
                "the takes in this file are of the pack `{pack}` (expected `{expected}`); choose the pack of the takes with --pack",
            "new key": .init(
                "pack.yml doesn't tell the {key} yet: `{value}`; write this line into pack.yml: {line}", severity: .note
            ),
            "written key": .init("the {key} is now `{value}`, taken from the session file", severity: .note),
            "other key": .init(
                "this file states the {key} `{value}` (expected `{expected}`, as in pack.yml); ask which is right, and correct pack.yml if needed",
                severity: .warning),
            "doubtful":
                "{counts}; {pauses}listen to these cuts on the page that --to writes, or accept them by their numbers with --accept",
            "incomplete": .init(
                "{counts}; {pauses}record the missing clips in another session, and split it with --missing",
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
            "lost mark":
                "the mark that the recording page of `voice-assets booth` wrote into this file is missing; use the original file, or rename this file without `.takes` to cut it as any session",
            "no takes":
                "no takes are marked in this file; use the original file from the recording page of `voice-assets booth`: another program changed this copy",
            "odd takes":
                "some takes overlap, are empty or lie outside of the file; use the original file from the recording page of `voice-assets booth`: another program changed this copy",
            "cue point":
                "a cue point or region ends at {at}, behind the session's end at {seconds}; give a label track with --import, or cut at pauses with --pauses",
            "not UTF-8":
                "the file is not UTF-8 text; export the label track from Audacity: File, Export, Export Labels",
            "no label": "this line is no label; write start, end and text with tabs between them, times in seconds",
            "times":
                "a label has impossible times, from {start} to {end}; write a start of 0 or more and an end that is not before the start, in seconds",
            "beyond":
                "a label ends at {end}, but the session ends at {seconds}; check that the label track belongs to this session",
            "overlap":
                "a label starts at {start}, before the end of the label that starts at {before}; move one of the two labels: clips must not overlap",
            "no speech": "no speech follows the label at {at}; move or delete the label",
            "surplus":
                "a label without text follows the label of the script's last clip; write a clip's id into this label, or delete it",
            "unknown":
                "no clip has the id or the text \"{name}\"; use the ids of pack.yml, or leave the labels empty to follow the script's order",
            "nearest":
                "no clip has the id or the text \"{name}\"; the nearest id is `{nearest}`; use the ids of pack.yml, or leave the labels empty to follow the script's order",
            "none": "this file has no labels; give a file with labels; to cut at pauses instead, leave out --import",
            "cue points unused": .init(
                "{count} cue {count|point is|points are} not used; to cut at cue points, name a clip in each, and leave out --pauses",
                severity: .note),
            "labels unused": .init(
                "{count} {count|label is|labels are} not used; add --import '{labels}' to cut there, and leave out --pauses",
                severity: .note),
        ])
}
