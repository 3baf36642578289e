extension String {
    /// The bytes of a text of hexadecimal digits.
    package var bytesOfHex: [UInt8] {
        let digits = utf8.map { UInt8($0 > UInt8(ascii: "9") ? $0 - UInt8(ascii: "a") + 10 : $0 - UInt8(ascii: "0")) }
        return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
