extension Check {
    /// approved.csv and a completed review are tables in UTF-8 with their original columns.
    ///
    /// **On a phone:** Approvals that can't be read protect nothing.
    ///
    /// **To mend it:** Export the sheet as CSV in UTF-8.
    ///
    /// **Settings:** an error; always.
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
}
