extension Rule {
    /// What a pack says, as native speakers approved it.
    static let approvalRules = [approvalForm, approvalChanged, approvalRejected, packUnapproved, scriptForm]

    package static let approvalForm = Rule(
        "approval-form", .error,
        "approved.csv and a review that is filled in are tables in UTF-8 with the columns that voice-assets gave them.")
    package static let scriptForm = Rule(
        "script-form", .error,
        "A script sheet that is imported is a table in UTF-8 whose first line names the columns `id` and `text`; its clips are the pack's."
    )
    package static let approvalChanged = Rule(
        "approval-changed", .error,
        "What a native speaker approved stays what is said: rules, words and clips may not change it, unless somebody approves it anew."
    )
    package static let approvalRejected = Rule(
        "approval-rejected", .warning, "No reading was called wrong by the native speaker who reviewed the pack.")
    package static let packUnapproved = Rule(
        "pack-unapproved", .note,
        "A native speaker has approved what a pack says before it is recorded: a wrong word costs a session.")
}
