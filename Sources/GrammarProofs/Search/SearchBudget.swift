/// The work that a search may take, counted in additions.
struct SearchBudget {
    /// About ten seconds of an optimized build.
    static let maximum = 1_000_000_000
    /// What a step takes besides the measure's additions, and what a rule takes that is applied to one number.
    private static let stepCost = 100
    private static let ruleCost = 20

    /// The work so far.
    private(set) var spent = 0
    private let stepWork: Int

    /// - Parameter width: how much work one operation of the measure is.
    init(width: Int) { stepWork = Self.stepCost + width }

    var isSpent: Bool { spent > Self.maximum }

    /// Counts an operation of the measure.
    mutating func step() { spent += stepWork }

    /// Counts a rule that is applied to one number.
    mutating func applyRule() { spent += Self.ruleCost }

    /// Whether so many further operations are within the budget.
    func allows(steps: Int64) -> Bool { steps <= (Self.maximum - spent) / stepWork }
}
