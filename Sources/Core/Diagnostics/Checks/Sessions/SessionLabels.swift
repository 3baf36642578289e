extension Check {
    /// Labels and cue points lie in the session, do not overlap and name clips of the pack.
    ///
    /// **On a phone:** A label that names no clip or overlaps another has no word to give.
    ///
    /// **To mend it:** Correct the labels; each is called by a clip's id.
    ///
    /// **Settings:** an error; it stays one.
    package static let sessionLabels = Check("session-labels", .error)
}
