/// Numbers from `low` to `high`, both included.
package struct NumberInterval: Sendable, Hashable {
    package var low: Int64
    package var high: Int64

    package init(_ low: Int64, _ high: Int64) {
        self.low = low
        self.high = high
    }

    /// What the quotients by a divisor of these numbers run through.
    package func quotients(by divisor: Int64) -> Self { Self(low / divisor, high / divisor) }

    /// The smallest interval that holds the remainders by a divisor of these numbers.
    package func remainders(by divisor: Int64) -> Self {
        guard high - low < divisor - 1, low % divisor <= high % divisor else { return Self(0, divisor - 1) }
        return Self(low % divisor, high % divisor)
    }
}
