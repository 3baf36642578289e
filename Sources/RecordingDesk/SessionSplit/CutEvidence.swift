/// Evidence of the clip that a cut is, the strongest first. A label's name and the place in the script are the order, and prove nothing.
package enum CutEvidence: String, Sendable, Hashable, CaseIterable {
    /// What a recognizer hears in it.
    case words
    /// Its likeness to known takes of its clip, and its distance from those of all others.
    case takes
    /// Somebody listened to it and said so.
    case hand
    /// Its place in the script's order, or a label's name.
    case order
}
