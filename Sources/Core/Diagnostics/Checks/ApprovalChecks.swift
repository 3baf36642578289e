extension Check {
    /// What a native speaker approved stays, unless somebody approves the change.
    ///
    /// **On a phone:** Users hear another text than the approved one.
    ///
    /// **To mend it:** Undo the change, or have the new text approved: `voice-assets review`.
    package static let approvalChanged = Check(
        "approval-changed", .error,
        [
            "": .init(
                "{subject} now says `{now}`; {approval} `{text}`",
                advice: "undo the change, or have the new text approved: voice-assets review"),
            "phrase": .init(
                "{subject} now says `{now}`, and {count} more readings changed as it did; {approval} `{text}`",
                advice: "undo the change, or have the new text approved: voice-assets review"),
            "unsaid": .init(
                "{subject} is not said any more; {approval} `{text}`",
                advice: "undo the change, or have the new text approved: voice-assets review"),
            "answer": .init(
                "no clips say `{text}`, which {approval} in answer to {subject}",
                advice: "undo the change, or have the question answered again: voice-assets review"),
            "new texts": .init(
                "with these texts {count} of {all} approved readings are said otherwise",
                advice: "have them approved anew: voice-assets review",
                severity: .warning),
        ])

    /// approved.csv and a completed review are tables in UTF-8 with their original columns.
    ///
    /// **On a phone:** Approvals that can't be read protect nothing.
    ///
    /// **To mend it:** Export the sheet as CSV in UTF-8.
    package static let approvalForm = Check(
        "approval-form", .error,
        [
            "unknown column": .init("an unknown column `{column}`", advice: "keep notes in another file"),
            "part": .init(
                "`{part}` is no part of what a pack says",
                expected: "a slot in braces, an announcement or a question mark",
                advice: "write it as it was, or remove the line"),
            "right and wrong": .init("marked right and wrong", advice: "ask the reviewer which one is meant"),
            "right and better": .init(
                "marked right, and something is better", advice: "ask the reviewer which one is meant"),
            "day": .init("`{day}` is no day", advice: "write it as 2026-11-22, or leave it empty"),
            "amount": .init(
                "`{amount}` is no amount of the pack", advice: "write it as it was: a spreadsheet may have changed it"),
            "unmarked": .init("no reading is marked", advice: "put an x into the column `right` or `wrong` of each"),
            "other pack": .init(
                "the sheet is about the pack `{pack}`", expected: "{expected}",
                advice: "name the right pack with --pack"),
            "misnamed pack": .init(
                "the sheet is about the pack `{pack}`", expected: "a pack's name",
                advice: "name the right pack with --pack"),
            "no pack": .init("the sheet names no pack", advice: "give --pack"),
            "old sheet": .init(
                "the sheet has `{text}` for {subject}; the pack now says `{now}`",
                advice: "make a new sheet: voice-assets review"),
            "old sheet unsaid": .init(
                "the sheet has `{text}` for {subject}; the pack does not say it any more",
                advice: "make a new sheet: voice-assets review"),
            "no question": .init("the pack does not ask `{question}`", advice: "make a new sheet: voice-assets review"),
            "answers": .init(
                "the reviewer's answer would put errors into the pack",
                advice: "change pack.yml and the number rules by hand, or keep the words: mark `as it is` in the sheet"),
            "answers say": .init(
                "with the reviewer's answer {subject} would be said `{now}`, but `{expected}` is meant",
                advice: "change pack.yml and the number rules by hand, or keep the words: mark `as it is` in the sheet"),
            "answers lose": .init(
                "the answers would change {count} approved readings, such as {subject}, which {approval}",
                advice: "settle it with the reviewer, or remove these readings from approved.csv"),
            "nobody": .init(
                "nobody is named in the column `by`", advice: "fill it in; one name is enough for all lines"),
        ])

    /// The native speaker who reviewed the pack called no reading wrong.
    ///
    /// **On a phone:** A wrong word is heard.
    ///
    /// **To mend it:** Correct the number rules or texts, then review again.
    ///
    /// **Settings:** a warning.
    package static let approvalRejected = Check(
        "approval-rejected", .warning,
        [
            "": .init("{by} says that `{text}` is wrong for {subject}", advice: "ask what is right"),
            "better": .init(
                "{by} says that `{text}` is wrong for {subject}",
                advice: "change it to `{better}`, or ask what is right"),
            "approved": .init(
                "{by} says that `{text}` is wrong for {subject}, but it is what {approval}",
                advice: "ask both what is right; then change one answer, or remove line {line} of approved.csv"),
            "better approved": .init(
                "{by} says that `{text}` is wrong for {subject}, but it is what {approval}",
                advice:
                    "ask both whether `{better}` is right; then change one answer, or remove line {line} of approved.csv"
            ),
        ])

    /// A native speaker has approved what a pack says.
    ///
    /// **On a phone:** A wrong word is cheap on paper and dear in a studio.
    ///
    /// **To mend it:** Send `voice-assets review --pack NAME --format html` to a native speaker: [half an
    /// hour](ApprovedByANative.md).
    ///
    /// **Settings:** a note.
    package static let packUnapproved = Check(
        "pack-unapproved", .note,
        [
            "": .init(
                "no native speaker has approved it", advice: "have one read voice-assets review --pack {pack}")
        ])

    /// An imported script sheet has the columns `id` and `text`, with clips of the pack.
    ///
    /// **On a phone:** Texts would end up under wrong clips.
    ///
    /// **To mend it:** Export it as CSV in UTF-8.
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
