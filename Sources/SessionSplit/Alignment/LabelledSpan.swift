/// A labelled span of a session.
package struct LabelledSpan: Sendable, Equatable {
    /// The clip's place in the script; nil for what is left out.
    package var clip: Int?
    /// Whether the label names the clip, and is not only the next one in the script's order.
    package var isNamed = true
    /// Whether the label is marked as in doubt.
    package var isDoubtful = false
    /// Seconds.
    package var start: Double
    package var end: Double
}
