/// Where the bytes of an announcement go, in order.
protocol SpliceSink {
    mutating func put(_ bytes: [UInt8], _ range: Range<Int>) throws(VoiceSplicerError)
}

/// Keeps them.
struct MemorySink: SpliceSink {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func put(_ bytes: [UInt8], _ range: Range<Int>) { self.bytes += bytes[range] }
}
