/// Something that a search applies to a number.
struct SearchTerm: Hashable {
    enum Node: Hashable {
        case set(Int)
        /// One rule, and of it only what depends on the remainder by its divisor.
        case rule(set: Int, index: Int)
    }

    var node: Node
    /// It is applied to the number's remainder by this, if not to the number itself.
    var modulus: Int64?

    init(node: Node, modulus: Int64? = nil) {
        self.node = node
        self.modulus = modulus
    }

    /// A set, applied to the number itself.
    init(set: Int) { self.init(node: .set(set)) }

    /// The set that takes part.
    var set: Int {
        switch node {
        case .set(let set), .rule(let set, _): set
        }
    }

    var isRule: Bool { if case .rule = node { true } else { false } }

    /// Any fixed order.
    var order: (Int, Int, Int64) {
        switch node {
        case .set(let set): (set, -1, modulus ?? 0)
        case .rule(let set, let index): (set, index, modulus ?? 0)
        }
    }
}
