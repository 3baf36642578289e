extension Check {
    /// Every announcement is under 30 s, or `max-seconds` of pack.yml.
    ///
    /// **On a phone:** iOS plays its own sound instead.
    ///
    /// **To mend it:** Look at its longest clips first: one may hold more than its text. Then say less, speak faster,
    /// shorten `gap` or the pauses, or narrow `range`.
    ///
    /// **Settings:** an error; always.
    package static let announcementTooLong = Check(
        "announcement-too-long", .error,
        [
            "": Words(
                "the announcement '{announcement}' takes {seconds} with {amount}, the smallest amount that is too long; the longest takes {longest}",
                limit: "under {limit}",
                advice:
                    "longest clips in it: {clips}; narrow the range, speak faster, or shorten `gap`"
            ),
            "pauses": Words(
                "the announcement '{announcement}' takes {seconds} with {amount}, {pauses} of it in pauses; {amount} is the smallest amount that is too long; the longest takes {longest}",
                limit: "under {limit}",
                advice:
                    "longest clips in it: {clips}; narrow the range, speak faster, or shorten `gap` or the announcement's pauses"
            ),
            "any amount": Words(
                "the announcement '{announcement}' takes {seconds}", limit: "under {limit}",
                advice:
                    "longest clips in it: {clips}; say less, speak faster, or shorten `gap`"
            ),
            "any amount pauses": Words(
                "the announcement '{announcement}' takes {seconds}, {pauses} of it in pauses", limit: "under {limit}",
                advice:
                    "longest clips in it: {clips}; say less, speak faster, or shorten `gap` or the announcement's pauses"
            ),
            "slots": .init(
                "the announcement `{values}` takes {seconds}", limit: "under {limit}",
                advice:
                    "longest clips in it: {clips}; say less, narrow the ranges, speak faster, or shorten `gap`"
            ),
            "slots pauses": .init(
                "the announcement `{values}` takes {seconds}, {pauses} of it in pauses", limit: "under {limit}",
                advice:
                    "longest clips in it: {clips}; say less, narrow the ranges, speak faster, or shorten `gap` or the announcement's pauses"
            ),
        ])
}
