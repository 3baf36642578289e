package import NumberGrammar

/// An amount and what is said for it.
package struct SaidAmount: Sendable, Hashable {
    package var amount: Amount
    /// The clips' texts.
    package var texts: [String]
}
