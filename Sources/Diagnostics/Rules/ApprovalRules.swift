extension Rule {
    /// What a pack says, as native speakers approved it.
    static let approvalRules = [approvalForm, approvalChanged, approvalRejected, packUnapproved, scriptForm]

    package static let approvalForm = Rule("approval-form", .error)
    package static let scriptForm = Rule("script-form", .error)
    package static let approvalChanged = Rule("approval-changed", .error)
    package static let approvalRejected = Rule("approval-rejected", .warning)
    package static let packUnapproved = Rule("pack-unapproved", .note)
}
