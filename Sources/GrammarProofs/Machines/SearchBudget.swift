/// The work and the memory that a search may take.
///
/// Work is counted in additions. Memory is counted in bytes of what the search keeps, by estimates of what the standard
/// library takes for it; the tool as a whole stays within 200 MB (`ExhaustiveMemoryTests`).
struct SearchBudget {
    /// About three seconds of an optimized build. Of 294 packs for new languages none takes a hundredth of this.
    static let maximum = 300_000_000
    /// For a search that keeps most of what it finds: at most 4 million things, a second or two. Of these packs
    /// Luxembourgish takes most, a fifth of this.
    static let keeping = 400_000_000
    /// Bytes that a search keeps at most. Of these packs one takes 17 MB, the others less.
    static let memory = 80_000_000
    /// What a step takes besides the measure's additions, and what a rule takes that is applied to one number.
    private static let stepCost = 100
    private static let ruleCost = 20

    /// The work so far.
    private(set) var spent: Int
    /// Bytes that are kept.
    private(set) var held: Int
    /// What else the search came to.
    private var refusal: TooIntricate.Bound?
    /// All work that it may take.
    private let limit: Int
    private let stepWork: Int

    /// - Parameters:
    ///   - width: how much work one operation of the measure is.
    ///   - spent: what others have taken of the same work.
    ///   - held: what others keep meanwhile of the same memory.
    init(width: Int, limit: Int = maximum, spent: Int = 0, held: Int = 0) {
        (self.spent, self.held) = (spent, held)
        stepWork = Self.stepCost + width
        self.limit = limit
    }

    var isSpent: Bool { spent > limit || held > Self.memory || refusal != nil }

    /// Ends the search for another reason.
    mutating func refuse(_ bound: TooIntricate.Bound) { refusal = refusal ?? bound }

    /// Counts operations of the measure.
    mutating func step(_ count: Int = 1) { spent += count * stepWork }

    /// Counts rules that were applied to one number.
    mutating func apply(rules: Int) { spent += rules * Self.ruleCost }

    /// Counts bytes that are kept from now on.
    mutating func hold(_ bytes: Int) { held += bytes }

    /// Counts bytes that are kept no more.
    mutating func release(_ bytes: Int) { held -= bytes }

    /// Counts so many things that are kept all at once, of so many bytes each, unless they are beyond the budget: then it
    /// is spent.
    ///
    /// - Returns: whether they are within it.
    mutating func holds(_ count: Int, of bytes: Int) -> Bool {
        let (product, overflows) = count.multipliedReportingOverflow(by: bytes)
        hold(overflows ? Self.memory + 1 : min(product, Self.memory + 1))
        return !isSpent
    }

    /// Whether so many further operations are within the budget.
    func allows(steps: Int64) -> Bool { steps <= (limit - spent) / stepWork }

    /// The error of a search that came to its bound.
    func tooIntricate(_ set: String) -> TooIntricate {
        TooIntricate(set: set, bound: refusal ?? (held > Self.memory ? .memory(Self.memory) : .steps(limit)))
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
