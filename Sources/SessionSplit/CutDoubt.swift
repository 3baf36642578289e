/// Why a cut should be listened to before it is trusted.
package enum CutDoubt: Sendable, Hashable {
    /// It may be another clip, or none of the script; and how probable the clip that was chosen is, 0…1.
    case reading(own: String?, other: String?, probability: Double)
    /// It lasts for this long where the session's pace lets expect so much, seconds.
    case length(expected: Double)
    /// Nothing in it has a clear pitch, as a vowel has.
    case noVowel
    /// It sounds as if it began twice: a false start may be in it.
    case beginsTwice
    /// The silence beside it is shorter than the shortest pause, seconds: it may be a part of its neighbour.
    case shortPause(Double)
    /// The session begins or ends in it.
    case sessionEdge
    /// A clip beside it is missing.
    case besideMissing(String)
    /// The label track says so.
    case marked
    /// Another take of the clip is in doubt, and with it which is the first.
    case otherTake
}
