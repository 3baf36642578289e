extension Check {
    /// An imported script sheet has the columns `id` and `text`, with clips of the pack.
    ///
    /// **On a phone:** Texts would end up under wrong clips.
    ///
    /// **To mend it:** Export it as CSV in UTF-8.
    ///
    /// **Settings:** an error; always.
    package static let scriptForm = Check(
        "script-form", .error,
        [
            "faults": .init(
                "these texts would break the pack",
                advice: "correct the sheet; where a number's word changed, change the number rules first"),
            "clip": .init("the pack has no clip `{clip}`", advice: "add it to `clips` of pack.yml first"),
            "nearest clip": .init(
                "the pack has no clip `{clip}`", advice: "write `{nearest}`, or add it to `clips` of pack.yml first"),
            "end form": .init(
                "`{form}` says something else than its clip, `{text}`", advice: "write the same in both rows"),
        ])
}
