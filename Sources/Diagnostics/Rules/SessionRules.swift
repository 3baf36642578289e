extension Rule {
    /// What a session is held to before it is cut into takes.
    static let sessionRules = [sessionFit, sessionLabels]

    package static let sessionFit = Rule("session-fit", .error)
    package static let sessionLabels = Rule("session-labels", .error)
}
