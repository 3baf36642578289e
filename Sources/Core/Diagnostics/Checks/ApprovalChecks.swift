extension Check {
    /// What a native speaker approved stays, unless somebody approves the change.
    ///
    /// **On a phone:** Users hear another text than the approved one.
    ///
    /// **To mend it:** Undo the change, or have the new text approved: `voice-assets review`.
    package static let approvalChanged = Check(
        "approval-changed", .error,
        [
            "":
                "for {subject}, the pack now says `{now}` instead of `{text}`, which {approval}; undo the change, or have the new text approved: voice-assets review",
            "phrase":
                "for {subject}, the pack now says `{now}` instead of `{text}`, which {approval}, and {count} more {count|reading|readings} changed in the same way; undo the change, or have the new text approved: voice-assets review",
            "unsaid":
                "the pack no longer has the reading `{text}` for {subject}, which {approval}; undo the change, or remove this line of approved.csv",
            "answer":
                "the clips no longer say `{text}`, which {approval} as the answer to {subject}; undo the change, or have the question answered again: voice-assets review",
            "new texts": .init(
                "with the sheet's texts the pack says {count} of {all} approved readings otherwise; have the changed readings approved again: voice-assets review",
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
            "unknown column": "the column `{column}` is unknown; move this column to another file",
            "part":
                "`{part}` is not a part of a reading (expected a slot in braces, an announcement or a question mark); correct it, or remove the line",
            "right and wrong":
                "the reading is marked both right and wrong; ask the reviewer, then remove one of the marks",
            "right and better":
                "the reading is marked right, but the column `better` has a text; ask the reviewer, then remove the mark or the text",
            "day": "`{day}` is not a date; write a date like 2026-11-22, or leave the cell empty",
            "amount":
                "`{amount}` is not an amount of the pack, perhaps because a spreadsheet changed it; copy the amount from the original sheet",
            "mark":
                "the column `{column}` has `{text}`, which may mean yes or no; write an x where the reading is marked, and nothing where it is not",
            "unmarked": "no reading is marked; put an x into the column `right` or `wrong` of each reading",
            "other pack":
                "the sheet is about the pack `{pack}` (expected {expected}); name the right pack with --pack, or correct the column `pack`",
            "misnamed pack":
                "`{pack}` cannot be the name of a pack (expected a name like en-USD); correct the name in the column `pack` or after --pack",
            "no pack": "the sheet names no pack; name one with --pack",
            "old sheet":
                "the sheet has `{text}` for {subject}, but the pack now says `{now}`; make a new sheet: voice-assets review",
            "old sheet unsaid":
                "the sheet has `{text}` for {subject}, but the pack no longer has this reading; make a new sheet: voice-assets review",
            "no question": "the pack has no question `{question}`; make a new sheet: voice-assets review",
            "answers":
                "the reviewer's answer can't be taken over into the pack; change pack.yml and the number rules by hand, or mark the present words as right to keep them",
            "answers say":
                "for {subject}, the reviewer's answer leads to `{now}` instead of the expected `{expected}`; change pack.yml and the number rules by hand, or mark the present words as right to keep them",
            "answers lose":
                "the reviewer's answers would change {count} approved {count|reading|readings}, such as {subject}, which {approval}; ask the reviewer which words are right; if the answers are right, remove {count|this reading|these readings} from approved.csv",
            "rejections":
                "nothing was imported, because the pack's `rules` make a rejection an error; change the pack so that nobody rejects it, or remove the rejections from this sheet",
            "nobody":
                "this line has no name in the column `by`; write the reviewer's name into it; if one person marked all lines, one name is enough",
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
            "": "{by} rejected `{text}` for {subject}; ask the reviewer for the right text",
            "better":
                "{by} rejected `{text}` for {subject}; change the pack to say `{better}`, or ask the reviewer for another text",
            "approved":
                "for {subject}, {by} rejected `{text}`, which {approval}; ask both whether `{text}` is right; if it is, remove the rejection from this sheet; otherwise remove that approval from approved.csv (line {line} before this import)",
            "better approved":
                "for {subject}, {by} rejected `{text}`, which {approval}; ask both whether `{better}` is right; if it is, make the pack say it, and remove that approval from approved.csv (line {line} before this import); otherwise remove the rejection from this sheet",
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
            "":
                "no native speaker has approved the pack; have a native speaker read its sheet: voice-assets review --pack {pack}"
        ])

    /// An imported script sheet has the columns `id` and `text`, with clips of the pack.
    ///
    /// **On a phone:** Texts would end up under wrong clips.
    ///
    /// **To mend it:** Export it as CSV in UTF-8.
    package static let scriptForm = Check(
        "script-form", .error,
        [
            "faults":
                "the sheet was not imported; correct the errors that are told with this one; to change the word of a number, change the number rules first",
            "clip": "the pack has no clip `{clip}`; add the clip to the key `clips` of pack.yml first",
            "nearest clip":
                "the pack has no clip `{clip}`; write `{nearest}`, or add the missing clip to the key `clips` of pack.yml",
            "end form":
                "the text of `{form}` differs from its clip's text, `{text}`; write the same text in the rows of both",
        ])
}
