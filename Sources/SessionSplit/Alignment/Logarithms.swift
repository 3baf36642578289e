#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

func logarithm(_ value: Double) -> Double { log(value) }
func exponential(_ value: Double) -> Double { exp(value) }

/// The logarithm of the sum of numbers that are given by their logarithms.
func logSum(_ terms: [Double]) -> Double {
    guard let largest = terms.max(), largest > -.infinity else { return -.infinity }
    var sum = 0.0
    for term in terms where term > largest - 40 { sum += exp(term - largest) }
    return largest + log(sum)
}
