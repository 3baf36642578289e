/// One way in which a whole amount is said.
struct AmountTemplate: Hashable {
    var integer: Int64?
    var fraction: Int64?
    var say: [TemplateItem]

    /// Whether it holds for each amount that another one holds for.
    func holds(whenever other: Self) -> Bool {
        (integer == nil || integer == other.integer) && (fraction == nil || fraction == other.fraction)
    }
}
