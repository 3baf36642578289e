/// A file's bytes, held or read from where they are.
package protocol ByteSource: ~Copyable {
    associatedtype Failure: Error

    /// The file's size.
    var bytes: Int { get }

    /// Bytes from a place on; fewer than asked for behind the last one that is to be had.
    func read(at offset: Int, count: Int) throws(Failure) -> [UInt8]
}

/// A file's bytes, or its first ones, in memory.
package struct HeldBytes: ByteSource {
    private let held: ArraySlice<UInt8>
    package let bytes: Int

    /// - Parameters:
    ///   - held: the file's first bytes, from index 0.
    ///   - bytes: the file's size; nil if all of it is held.
    package init(_ held: ArraySlice<UInt8>, bytes: Int? = nil) {
        self.held = held
        self.bytes = bytes ?? held.count
    }

    package func read(at offset: Int, count: Int) -> [UInt8] {
        guard offset < held.count else { return [] }
        return Array(held[offset..<offset + min(count, held.count - offset)])
    }
}

/// The order of a number's bytes.
package enum ByteOrder: Sendable, Equatable {
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
