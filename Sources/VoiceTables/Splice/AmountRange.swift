package import NumberGrammar

extension SpliceManifest {
    /// The amounts that a pack can announce, both ends included.
    ///
    /// Amounts are decimal text with all digits of the currency's scale (`0.00` for CNY, `0` for JPY), no sign, no
    /// leading zeros, and at most 18 digits, so that they fit `Int64` in minor units.
    public struct AmountRange: Sendable {
        /// The smallest amount.
        public package(set) var min: String
        /// The largest amount, not smaller than `min`.
        public package(set) var max: String

        package init(min: String, max: String) {
            self.min = min
            self.max = max
        }

        /// - Throws: `Amount.Fault` unless both are amounts of a currency with so many fraction digits, the smaller one first.
        package func amounts(scale: Int) throws(Amount.Fault) -> ClosedRange<Amount> {
            let (min, max) = (try Amount(min, scale: scale), try Amount(max, scale: scale))
            guard min <= max else { throw .form }
            return min...max
        }
    }
}
