/// Remainders by a polynomial, most significant bit first, from zero: the checksums of Ogg's pages and FLAC's frames.
struct CyclicChecksum: Sendable {
    private let table: [UInt32]
    private let shift: UInt32

    /// - Parameter bits: of the remainder, 8 to 32.
    init(bits: UInt32, polynomial: UInt32) {
        shift = 32 - bits
        table = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte) << 24) { rest, _ in
                rest << 1 ^ (rest >> 31) * (polynomial << (32 - bits))
            }
        }
    }

    /// The remainder of bytes behind others with this remainder.
    func remainder(_ bytes: ArraySlice<UInt8>, after start: UInt32 = 0) -> UInt32 {
        let table = table
        return bytes.reduce(start << shift) { $0 << 8 ^ table[Int($0 >> 24 ^ UInt32($1))] } >> shift
    }

    /// Calls back at each place behind bytes that leave no remainder, until it is told to stop.
    func scan(_ bytes: [UInt8], from first: Int, after start: UInt32, _ stops: (Int) -> Bool) {
        let table = table
        var rest = start << shift
        for index in first..<bytes.count {
            rest = rest << 8 ^ table[Int(rest >> 24 ^ UInt32(bytes[index]))]
            if rest == 0, stops(index + 1) { return }
        }
    }
}
