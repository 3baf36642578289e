extension Check {
    /// Every amount in the pack's range can be said with its clips.
    ///
    /// **On a phone:** For this amount the phone plays its own sound.
    ///
    /// **To mend it:** Add a pattern without `when` at the end of `amount`, or narrow `range`.
    package static let amountUnsaid = Check(
        "amount-unsaid", .error,
        [
            "":
                "no pattern of `amount` says {amount}; at the end of `amount`, add a pattern that has no `when`; or narrow `range`",
            "no grammar": "splice.json has no number grammar, so the pack announces nothing; run generate again",
            "slot":
                "no pattern says the value {value} of the slot `{slot}`; at the end of its patterns, add one that has no `when`; or narrow its range",
        ])

    /// No two amounts of the range say the same clips, or the same text without regard to spaces, hyphens and case.
    ///
    /// **On a phone:** Nobody can know which was paid.
    ///
    /// **To mend it:** Change rules or texts, or say a word that is left out.
    package static let amountsAlike = Check(
        "amounts-alike", .error,
        "{first} and {second} are said alike: {words}; add missing words, change rules or texts so that the two sound different, or narrow the range"
    )

    /// No two amounts of the range differ only in clips that sound alike.
    ///
    /// **On a phone:** One may be taken for the other.
    ///
    /// **To mend it:** Record the two clips so that they differ, or use other words.
    ///
    /// **Settings:** a warning.
    package static let amountsSoundAlike = Check(
        "amounts-sound-alike", .warning,
        "{first} and {second} differ only in clips that sound alike: {words}; listen to the clips that differ, and record again each clip that says the wrong word"
    )

    /// Every announcement is under 30 s, or `max-seconds` of pack.yml.
    ///
    /// **On a phone:** iOS plays its own sound instead.
    ///
    /// **To mend it:** Look at its longest clips first: one may hold more than its text. Then say less, speak faster,
    /// shorten `gap` or the pauses, or narrow `range`.
    package static let announcementTooLong = Check(
        "announcement-too-long", .error,
        [
            "":
                "the announcement '{announcement}' takes up to {longest}, and {amount} is the smallest amount that takes too long, with {seconds} (limit under {limit}); its longest clips are {clips}; narrow the range, speak faster, or shorten `gap`",
            "pauses":
                "the announcement '{announcement}' takes up to {longest}, and {amount} is the smallest amount that takes too long, with {seconds} of which {pauses} are pauses (limit under {limit}); its longest clips are {clips}; narrow the range, speak faster, or shorten `gap` or the pauses of the announcement",
            "any amount":
                "the announcement '{announcement}' takes {seconds} (limit under {limit}); its longest clips are {clips}; say less, speak faster, or shorten `gap`",
            "any amount pauses":
                "the announcement '{announcement}' takes {seconds}, including {pauses} of pauses (limit under {limit}); its longest clips are {clips}; say less, speak faster, or shorten `gap` or the announcement's pauses",
            "slots":
                "the announcement `{values}` takes {seconds} (limit under {limit}); its longest clips are {clips}; say less, narrow the ranges, speak faster, or shorten `gap`",
            "slots pauses":
                "the announcement `{values}` takes {seconds}, including {pauses} of pauses (limit under {limit}); its longest clips are {clips}; say less, narrow the ranges, speak faster, or shorten `gap` or the announcement's pauses",
        ])

    /// Some announcement says every clip, and both forms of a clip with an end form.
    ///
    /// **On a phone:** It only adds weight to the app.
    ///
    /// **To mend it:** Remove it from pack.yml, or check the rules that should say it. Take it out of `end-forms` if
    /// announcements never, or only, end with it.
    ///
    /// **Settings:** a warning.
    package static let clipUnused = Check(
        "clip-unused", .warning,
        [
            "":
                "no announcement says the clip '{clip}'; remove the clip wherever pack.yml names it, or check the rules that should say it",
            "unrecorded": .init(
                "the clip '{clip}' has no recording and no announcement says it, so the pack is made without this clip; remove the clip, or keep it if a wider range will need it",
                severity: .note),
            "never last": "no announcement ends with the clip '{clip}'; remove the clip from `end-forms`",
            "only last":
                "'{clip}' is said only at the end of announcements, so one recording is enough; remove the clip from `end-forms`, and rename the recording `{clip}.end` to `{clip}`",
        ])

    /// The texts of pushes in [texts.csv](PackFile.md#the-texts-of-pushes) say what stands beside them there.
    ///
    /// **On a phone:** A push stays silent, or the app says what did not happen.
    ///
    /// **To mend it:** Correct the templates in pack.yml and generate again, or correct the row.
    package static let textOtherwise = Check(
        "text-otherwise", .error,
        [
            "":
                "the text `{text}` announces {got} (expected {expected}); correct the templates in pack.yml and run generate, or correct this row",
            "value":
                "`{value}` is no value of an announcement; write values as name=value, with spaces between them, such as amount=15.50 channel=alipay",
            "no column": "the table has no column `{column}`; write these columns into the first line: {columns}",
            "no announcement":
                "this row has values, but its column `announcement` is empty; write the id of the announcement there",
        ])
}
