/// Which byte of a number comes first.
package enum ByteOrder: Sendable, Hashable {
    case big, little

    /// The number that so many bytes are, 8 at the most.
    package func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        switch self {
        case .big: bytes.reduce(0) { $0 << 8 | UInt64($1) }
        case .little: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    /// The lowest `count` bytes of a number, 8 at the most.
    package func bytes(_ number: UInt64, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (self == .big ? count - 1 - $0 : $0))) }
    }

    package func bytes(_ number: Int, count: Int) -> [UInt8] {
        bytes(UInt64(truncatingIfNeeded: number), count: count)
    }
}
