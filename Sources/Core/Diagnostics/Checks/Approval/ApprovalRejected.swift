extension Check {
    /// No reading was called wrong by the native speaker who reviewed the pack.
    ///
    /// **On a phone:** A native speaker heard or read a wrong word here.
    ///
    /// **To mend it:** Correct the number rules or the clips' texts, then review again.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let approvalRejected = Check(
        "approval-rejected", .warning,
        [
            "": .init("{by} calls {subject}, `{text}`, wrong", advice: "ask what is right"),
            "better": .init("{by} calls {subject}, `{text}`, wrong", advice: "better: `{better}`"),
            "approved": .init(
                "{by} calls {subject}, `{text}`, wrong; {approval} it",
                advice: "ask what is right; agree, or remove line {line} of approved.csv"),
            "better approved": .init(
                "{by} calls {subject}, `{text}`, wrong; {approval} it",
                advice: "better: `{better}`; agree, or remove line {line} of approved.csv"),
        ])
}
