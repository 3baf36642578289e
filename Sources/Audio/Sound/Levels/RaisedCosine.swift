#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The half period of a cosine that fades are made of.
package enum RaisedCosine {
    /// From 0 at 0 to 1 at 1, without a kink at either end.
    package static func rise(_ position: Double) -> Double { 0.5 - 0.5 * cos(.pi * position) }
}
