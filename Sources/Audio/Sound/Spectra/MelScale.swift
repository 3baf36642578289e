#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The scale on which equal steps of pitch sound equal. (O'Shaughnessy 1987)
enum MelScale {
    static func mel(hertz: Double) -> Double { 1127 * log(1 + hertz / 700) }
    static func hertz(mel: Double) -> Double { 700 * (exp(mel / 1127) - 1) }
}
