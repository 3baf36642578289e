/// Puts numbers one after the other, little-endian.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func put(_ text: String) { bytes += text.utf8 }

    package mutating func put(_ value: Int) { put(bits: UInt64(bitPattern: Int64(value))) }

    package mutating func put(_ value: Double) { put(bits: value.bitPattern) }

    /// Their number, then the numbers.
    package mutating func put(_ values: [Float]) {
        put(values.count)
        let bits = values.map { $0.bitPattern.littleEndian }
        unsafe bits.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    }

    /// Their number, then the numbers.
    package mutating func put(doubles values: [Double]) {
        put(values.count)
        for value in values { put(value) }
    }

    /// Their number, then the bytes.
    package mutating func put(record: [UInt8]) {
        put(record.count)
        bytes += record
    }

    private mutating func put(bits: UInt64) {
        unsafe withUnsafeBytes(of: bits.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }
}
