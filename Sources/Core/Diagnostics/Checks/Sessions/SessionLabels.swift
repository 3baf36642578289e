extension Check {
    /// Labels and cue points lie in the session, don't overlap and name clips.
    ///
    /// **On a phone:** A wrong label has no word to give.
    ///
    /// **To mend it:** Correct the labels.
    ///
    /// **Settings:** an error; always.
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
