extension Check {
    /// No reading was called wrong by the native speaker who reviewed the pack.
    ///
    /// **On a phone:** A native speaker heard or read a wrong word here.
    ///
    /// **To mend it:** Correct the number rules or the clips' texts, then review again.
    ///
    /// **Settings:** a warning; `rules` in pack.yml can change that.
    package static let approvalRejected = Check(
        "approval-rejected", .warning,
        [
            "": .init("{by} says that `{text}` is wrong for {subject}", advice: "ask what is right"),
            "better": .init("{by} says that `{text}` is wrong for {subject}", advice: "better: `{better}`"),
            "approved": .init(
                "{by} says that `{text}` is wrong for {subject}, but it is what {approval}",
                advice: "ask both what is right; then change one answer, or remove line {line} of approved.csv"),
            "better approved": .init(
                "{by} says that `{text}` is wrong for {subject}, but it is what {approval}",
                advice:
                    "better: `{better}`; ask both what is right; then change one answer, or remove line {line} of approved.csv"
            ),
        ])
}
