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
    /// The booth's page had it read as this text: it was made before pack.yml changed.
    case otherText(String)
    /// The booth's page has it as a take of a clip that pack.yml has no more.
    case unknownClip(String)
    /// Only its sound tells it, in a session of which other cuts may be their neighbours.
    case soundAlone
    /// Nothing tells two neighbours apart, of which it is one: they could be in each other's place.
    case order(earlier: String, later: String)
    /// The evidence is that two neighbours, of which it is one, are in each other's place.
    case exchanged(earlier: String, later: String)
    /// Known takes of another clip are nearer to it than those of its own.
    case resembles(own: String, other: String)
    /// A recognizer hears this in it, and not the clip's text.
    case words(String)
    /// Another take of the clip is in doubt, and with it which is the first.
    case otherTake

    /// Whether it is in doubt which clip it is, which its words tell.
    var isOfClip: Bool {
        switch self {
        case .reading, .length, .besideMissing, .soundAlone, .otherTake, .order, .exchanged, .resembles: true
        default: false
        }
    }

    /// Whether nothing but the script's order is open.
    package var isOfOrder: Bool { if case .order = self { true } else { false } }

    /// Whether it is about this clip and another, which could be in each other's place.
    func names(_ clip: String) -> Bool {
        switch self {
        case .order(let earlier, let later), .exchanged(let earlier, let later): clip == earlier || clip == later
        default: false
        }
    }

    /// The clip with which a cut of this clip could have changed places.
    package func partner(of clip: String?) -> String? {
        switch self {
        case .order(let earlier, let later), .exchanged(let earlier, let later): clip == earlier ? later : earlier
        default: nil
        }
    }
}
