/// Why a cut should be listened to before it is trusted.
package enum CutDoubt: Sendable, Hashable {
    /// It may be another clip, or none of the script; and how probable the clip that was chosen is, 0…1. Those behind it may be off by one, too.
    case reading(own: String?, other: String?, probability: Double)
    /// The text takes about this long at the session's pace, seconds; it lasts far longer or shorter, or the clip beside it fits better.
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
    /// The booth's page had it read as this text: it was made before pack.yml changed.
    case otherText(String)
    /// The booth's page has it as a take of a clip that pack.yml has no more.
    case unknownClip(String)
    /// Known takes of another clip are nearer to it, or do not tell the two apart.
    case resembles(own: String, other: String)
    /// A recognizer hears this in it, and not the clip's text.
    case words(String)

    /// Whether it is in doubt which clip it is, which its words tell.
    var isOfClip: Bool {
        switch self {
        case .reading, .length, .besideMissing, .resembles: true
        default: false
        }
    }
}
