/// A currency of ISO 4217 and the number of its minor unit's digits.
package struct Currency: Sendable, Hashable {
    /// The alphabetic code: `CNY`.
    package var code: String
    /// Digits after the decimal point: 2 for CNY, 0 for JPY.
    package var scale: Int
}
