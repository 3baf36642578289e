extension Check {
    /// The native speaker who reviewed the pack called no reading wrong.
    ///
    /// **On a phone:** A wrong word is heard.
    ///
    /// **To mend it:** Correct the number rules or texts, then review again.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
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
}
