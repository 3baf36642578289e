/// Takes numbers out of bytes that anybody may have written: what is not there, or is no such number, throws.
package struct ByteScanner {
    /// The bytes are not what they should be.
    package struct Malformed: Error { package init() {} }

    private let bytes: ArraySlice<UInt8>
    private var place: Int

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// All bytes, those that were taken too.
    package var count: Int { bytes.count }

    private mutating func next(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.endIndex - place else { throw Malformed() }
        defer { place += count }
        return bytes[place..<place + count]
    }

    /// Text of so many bytes.
    package mutating func text(_ count: Int) throws(Malformed) -> String {
        String(decoding: try next(count), as: UTF8.self)
    }

    package mutating func integer(_ range: ClosedRange<Int>) throws(Malformed) -> Int {
        let value = Int(truncatingIfNeeded: Int64(bitPattern: try bits()))
        guard range.contains(value) else { throw Malformed() }
        return value
    }

    package mutating func double(_ range: ClosedRange<Double>) throws(Malformed) -> Double {
        let value = Double(bitPattern: try bits())
        guard range.contains(value) else { throw Malformed() }
        return value
    }

    /// Their number, then the numbers.
    package mutating func floats() throws(Malformed) -> [Float] {
        let count = try integer(0...bytes.count / 4)
        // See `SoundFile.read`.
        guard count > 0 else { return [] }
        let raw = try next(4 * count)
        return unsafe raw.withUnsafeBytes { raw in
            unsafe [Float](unsafeUninitializedCapacity: count) { floats, initialized in
                for index in 0..<count {
                    let bits = unsafe raw.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
                    unsafe floats.initializeElement(at: index, to: Float(bitPattern: UInt32(littleEndian: bits)))
                }
                initialized = count
            }
        }
    }

    /// Their number, then the numbers, whatever they are.
    package mutating func doubles() throws(Malformed) -> [Double] {
        var doubles: [Double] = []
        let count = try integer(0...bytes.count / 8)
        doubles.reserveCapacity(count)
        for _ in 0..<count { doubles.append(Double(bitPattern: try bits())) }
        return doubles
    }

    /// Their number, then the bytes.
    package mutating func record() throws(Malformed) -> ArraySlice<UInt8> { try next(try integer(0...bytes.count)) }

    private mutating func bits() throws(Malformed) -> UInt64 {
        let raw = try next(8)
        return unsafe raw.withUnsafeBytes { unsafe UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    }
}

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
