/// A labelled span of a session.
package struct LabelledSpan: Sendable, Equatable {
    /// The clip's place in the script.
    package var clip: Int
    /// Seconds.
    package var start: Double
    package var end: Double
}
