/// Texts from C functions that write UTF-16 into a buffer.
enum ICUText {
    static func read(capacity: Int, _ read: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        var text = [UInt16](repeating: 0, count: capacity)
        let length = unsafe text.withUnsafeMutableBufferPointer { buffer in
            unsafe read(buffer.baseAddress, Int32(capacity))
        }
        // A length beyond the capacity is what would have been needed.
        return length >= 0 && length <= capacity ? String(decoding: text.prefix(Int(length)), as: UTF16.self) : nil
    }

    static func readASCII(capacity: Int, _ read: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
        var text = [CChar](repeating: 0, count: capacity)
        let length = unsafe text.withUnsafeMutableBufferPointer { buffer in
            unsafe read(buffer.baseAddress, Int32(capacity))
        }
        guard length >= 0, length <= capacity else { return nil }
        return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
