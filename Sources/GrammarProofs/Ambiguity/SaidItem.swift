/// Something in the sequence that is said for a number, or a condition that the number must meet, which says nothing.
struct SaidItem: Hashable {
    enum Matter: Hashable {
        case clip(Int)
        /// What a set says.
        case set(Int)
        /// What a set says for each digit of a fraction.
        case digits(set: Int, whole: Bool)
        /// The condition that a set says just these clips.
        case says(set: Int, [Int])
        /// The condition to be 0, or not to be.
        case zero(Bool)
    }

    /// What of the number it is applied to.
    enum Part: Hashable {
        case whole
        /// The quotient by a divisor, rounded down.
        case quotient(Int64)
        /// The remainder by a divisor.
        case remainder(Int64)
    }

    var matter: Matter
    var part: Part = .whole

    /// Whether it says anything.
    var isSilent: Bool {
        switch matter {
        case .clip, .set, .digits: false
        case .says, .zero: true
        }
    }

    /// The clip, if it is one.
    var clip: Int? { if case .clip(let clip) = matter { clip } else { nil } }

    /// The set that takes part, if any.
    var set: Int? {
        switch matter {
        case .set(let set), .digits(let set, _), .says(let set, _): set
        case .clip, .zero: nil
        }
    }
}
