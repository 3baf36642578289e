/// The work and the memory that a search may take.
///
/// Work is counted in additions. Memory is counted in bytes of what the search keeps, by estimates of what the standard
/// library takes for it; the tool as a whole stays within 200 MB (`ExhaustiveMemoryTests`).
struct SearchBudget {
    /// All work: a second or two of an optimized build, with 4 million things that are kept at most. Of 294 packs for new
    /// languages Luxembourgish takes most, a fifth of this.
    static let work = 400_000_000
    /// Bytes that a search keeps at most. Of these packs one takes 17 MB, the others less.
    static let memory = 80_000_000
    /// What a step takes, and a rule that is applied to one number.
    private static let stepCost = 100
    private static let ruleCost = 20

    /// The work so far.
    private var spent = 0
    /// Bytes that are kept.
    private(set) var held: Int
    /// What else the search came to.
    private var refusal: TooIntricate.Bound?

    /// - Parameter held: what others keep meanwhile of the same memory.
    init(held: Int = 0) { self.held = held }

    var isSpent: Bool { spent > Self.work || held > Self.memory || refusal != nil }

    /// Ends the search for another reason.
    mutating func refuse(_ bound: TooIntricate.Bound) { refusal = refusal ?? bound }

    mutating func step(_ count: Int = 1) { spent += count * Self.stepCost }

    /// Counts rules that were applied to one number.
    mutating func apply(rules: Int) { spent += rules * Self.ruleCost }

    /// Counts bytes that are kept from now on.
    mutating func hold(_ bytes: Int) { held += bytes }

    /// Counts bytes that are kept no more.
    mutating func release(_ bytes: Int) { held -= bytes }

    /// The error of a search that came to its bound.
    func tooIntricate(_ set: String) -> TooIntricate {
        TooIntricate(set: set, bound: refusal ?? (held > Self.memory ? .memory(Self.memory) : .steps(Self.work)))
    }
}

/// Rules that do not fall apart as an exact search needs it, and too many numbers to look at each.
package struct TooIntricate: Error {
    /// What a search may take.
    package enum Bound: Sendable, Hashable, CustomStringConvertible {
        /// Work, in additions.
        case steps(Int)
        /// What it keeps, in bytes.
        case memory(Int)
        /// Machines of both orders in one pattern.
        case order
        /// Numbers of one rule whose divisor is no power of ten.
        case numbers(Int)
        /// Clips that are said one after the other.
        case clips(Int)
        /// Rules that apply each other.
        case depth(Int)

        /// The bound as part of a sentence: `50 MB of memory`.
        package var description: String {
            switch self {
            case .steps(let steps): "\(steps) steps"
            case .memory(let bytes): "\(bytes / 1_000_000) MB of memory"
            case .order: "one order of digits"
            case .numbers(let count): "\(count) numbers"
            case .clips(let count): "\(count) clips"
            case .depth(let count): "\(count) rules in each other"
            }
        }
    }

    /// A set that takes part; empty where all announcements are compared.
    package var set: String
    /// The bound that the search came to.
    package var bound: Bound

    /// Whether numbers are divided by what their digits can't tell.
    package var isByDivisor: Bool { if case .numbers = bound { true } else { false } }
}
