/// The sum of the products of two stretches of numbers, added up in sixteen lanes, which are four of the processor's
/// registers: one sum after the other waits for each addition.
package enum DotProduct {
    /// - Parameters:
    ///   - first, second: where the stretches begin; both lie inside of their numbers.
    ///   - count: numbers of each stretch; 0 and less give 0.
    package static func of(_ left: [Float], from first: Int, _ right: [Float], from second: Int, count: Int) -> Float {
        guard count > 0 else { return 0 }
        precondition(first >= 0 && second >= 0 && first + count <= left.count && second + count <= right.count)
        return unsafe left.withUnsafeBytes { left in
            unsafe right.withUnsafeBytes { right in
                var lanes = SIMD16<Float>.zero
                let whole = count & ~15
                for index in stride(from: 0, to: whole, by: 16) {
                    let one = unsafe left.loadUnaligned(fromByteOffset: 4 * (first + index), as: SIMD16<Float>.self)
                    let other = unsafe right.loadUnaligned(fromByteOffset: 4 * (second + index), as: SIMD16<Float>.self)
                    lanes += one * other
                }
                var sum = lanes.sum()
                for index in whole..<count {
                    let one = unsafe left.loadUnaligned(fromByteOffset: 4 * (first + index), as: Float.self)
                    let other = unsafe right.loadUnaligned(fromByteOffset: 4 * (second + index), as: Float.self)
                    sum += one * other
                }
                return sum
            }
        }
    }
}
