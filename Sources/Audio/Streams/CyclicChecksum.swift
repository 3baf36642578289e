/// Remainders by a polynomial, most significant bit first, from zero: the checksums of Ogg's pages and FLAC's frames.
struct CyclicChecksum: Sendable {
    private let table: [UInt32]
    private let shift: UInt32

    /// - Parameter bits: of the remainder, 8 to 32.
    init(bits: UInt32, polynomial: UInt32) {
        let shift = 32 - bits
        table = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte) << 24) { rest, _ in rest << 1 ^ (rest >> 31) * (polynomial << shift) }
        }
        self.shift = shift
    }

    func remainder(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 ^ table[Int($0 >> 24 ^ UInt32($1))] } >> shift
    }

    /// The first place, from one on, behind bytes that leave no remainder, and of which something else is true.
    func end(of bytes: [UInt8], from first: Int, where isEnd: (Int) -> Bool) -> Int? {
        var rest: UInt32 = 0
        for (index, byte) in bytes.enumerated() {
            rest = rest << 8 ^ table[Int(rest >> 24 ^ UInt32(byte))]
            if rest == 0, index >= first, isEnd(index + 1) { return index + 1 }
        }
        return nil
    }
}
