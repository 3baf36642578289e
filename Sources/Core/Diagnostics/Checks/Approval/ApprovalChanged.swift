extension Check {
    /// What a native speaker approved stays, unless somebody approves the change.
    ///
    /// **On a phone:** Users hear another text than the approved one.
    ///
    /// **To mend it:** Undo the change, or have the new text approved: `voice-assets review`.
    ///
    /// **Settings:** an error; always.
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
}
