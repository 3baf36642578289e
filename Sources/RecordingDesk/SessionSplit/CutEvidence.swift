/// What tells a cut's clip from the script's others: it would have told of the clips beside it in each other's place. That the count fits
/// is no evidence: a clip that is left out and another that is said twice leave it right.
package enum CutEvidence: String, Sendable, Hashable, CaseIterable {
    /// How long it lasts, and what else does.
    case length
    /// Its likeness to known takes of its clip, and its distance from those of others.
    case takes
    /// What it sounds like, which tells it from every other clip: an s, words whose texts are akin, and how long it lasts.
    case sound
    /// What a recognizer hears in it.
    case words
    /// A label that names the clip.
    case label
    /// Its place in the script's order: nothing else tells it from some other clip farther away. A label without a name counts so too.
    case order
    /// Somebody listened to it and said so.
    case hand
}
