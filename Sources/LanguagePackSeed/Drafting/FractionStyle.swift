/// How the fraction of an amount is said.
package enum FractionStyle: String, Sendable, CaseIterable {
    /// By its minor units and their name: fifteen dollars and fifty cents.
    case minor
    /// By the number of its minor units alone: zwei Euro fünfzig.
    case bare
    /// Digit by digit after the point: 十五点五元.
    case digits
    /// Not at all: the currency has no minor unit.
    case whole = "none"
}
