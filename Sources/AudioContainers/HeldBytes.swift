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
