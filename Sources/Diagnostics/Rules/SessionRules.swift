extension Rule {
    /// What a session is held to before it is cut into takes.
    static let sessionRules = [sessionFit, sessionLabels]

    package static let sessionFit = Rule(
        "session-fit", .error,
        "A session holds each clip of the script, in its order; a cut in doubt may give a clip the wrong words.")
    package static let sessionLabels = Rule(
        "session-labels", .error, "Labels and cue points lie in the session, do not overlap and name clips of the pack."
    )
}
