/// The work that a search may take, counted in additions.
struct SearchBudget {
    /// About ten seconds of an optimized build.
    static let maximum = 1_000_000_000
    /// For a search that keeps most of what it finds: at most 4 million things, a second or two. Of 120 packs for new
    /// languages Luxembourgish takes most, a fifth of this.
    static let keeping = 400_000_000
    /// What a step takes besides the measure's additions, and what a rule takes that is applied to one number.
    private static let stepCost = 100
    private static let ruleCost = 20

    /// The work so far.
    private(set) var spent = 0
    /// All work that it may take.
    let limit: Int
    private let stepWork: Int

    /// - Parameter width: how much work one operation of the measure is.
    init(width: Int, limit: Int = maximum) {
        stepWork = Self.stepCost + width
        self.limit = limit
    }

    var isSpent: Bool { spent > limit }

    /// Counts operations of the measure.
    mutating func step(_ count: Int = 1) { spent += count * stepWork }

    /// Counts a rule that is applied to one number.
    mutating func applyRule() { spent += Self.ruleCost }

    /// Whether so many further operations are within the budget.
    func allows(steps: Int64) -> Bool { steps <= (limit - spent) / stepWork }
}
