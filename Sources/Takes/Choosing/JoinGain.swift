/// What was gained by choosing takes so that joins fit.
package struct JoinGain: Sendable, Hashable {
    /// Clips that had several takes to choose from.
    package var clips: Int
    /// The median of the pitch jumps at the joins of all announcements, semitones; …
    package var pitchJump: Double
    /// … and the same if each clip had been chosen for itself.
    package var pitchJumpAlone: Double
}
