#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Levels and their linear counterparts.
package enum Decibels {
    /// Decibels of an amplitude (1 is 0 dBFS); −∞ for 0.
    package static func of(amplitude: Double) -> Double { 20 * log10(amplitude) }
    /// Decibels of a mean square (1 is 0 dBFS); −∞ for 0.
    package static func of(power: Double) -> Double { 10 * log10(power) }
    /// The amplitude of a level in decibels.
    package static func amplitude(_ decibels: Double) -> Double { pow(10, decibels / 20) }
    /// The mean square of a level in decibels.
    package static func power(_ decibels: Double) -> Double { pow(10, decibels / 10) }
}
