extension Check {
    /// No take is known, by checksum, to say the text of another clip.
    ///
    /// **On a phone:** The announcement names a wrong sum.
    ///
    /// **To mend it:** Put the right take in its place, or say in pack.yml that one take [serves several
    /// clips](WrongContent.md#takes-that-are-known).
    ///
    /// **Settings:** an error; always.
    package static let recordingMixedUp = Check(
        "recording-mixed-up", .error,
        [
            "swapped": .init(
                "{file} and {source} have changed places: {file} is known as `{was}`, and {source} as `{now}`",
                advice:
                    "swap them back, or confirm: voice-assets status --pack {pack} --confirm {clip} --confirm {other}"),
            "moved": .init(
                "{file} is known as the take of `{other}`, `{was}`, and is to say `{now}`",
                advice: "record it again, or confirm: voice-assets status --pack {pack} --confirm {clip}"),
            "copied": .init(
                "{file} is the same file as {source}: one of them says the wrong text, `{now}` or `{text}`",
                advice:
                    "record one of them again, or confirm in pack.yml: `confirmed: [{ same-take: [{other}, {clip}], because: WHY }]`"
            ),
            "borrowed": .init(
                "{file} is known as `{was}`, the take of {other}, and is to say `{now}`",
                advice:
                    "record it again, or confirm in pack.yml: `confirmed: [{ same-take: [{clip}, {other}], because: WHY }]`"
            ),
        ])
}
