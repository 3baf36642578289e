/// A number that JSON has a form for: neither infinite nor NaN.
package struct FiniteNumber: Sendable, Equatable {
    package let value: Double

    /// - Returns: nil of infinities and of NaN.
    package init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.value = value
    }
}
