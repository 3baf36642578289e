extension Check {
    /// A session holds each clip of the script, in its order; a cut in doubt may give a clip the wrong words.
    ///
    /// **On a phone:** A cut that is off by one gives every later clip the wrong word.
    ///
    /// **To mend it:** Look at the cuts that the table marks with a question mark; `--picture` draws them. Then
    /// `--accept` or `--drop` them by their numbers, or write a label track with `--labels-out`, mend it in Audacity and give it to
    /// `--labels`. `--accept-doubtful` accepts all. A clip that nobody said is a warning: the others are written.
    ///
    /// **Settings:** an error; it stays one.
    package static let sessionFit = Check("session-fit", .error)
}
