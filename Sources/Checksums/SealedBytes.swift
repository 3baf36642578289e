/// Bytes behind a line that says what they are and a line with their SHA-256: what a file remembers between runs. One that is
/// damaged, cut short or of another kind holds nothing.
package enum SealedBytes {
    /// Hexadecimal digits of a SHA-256.
    private static let digits = 64

    /// - Parameter head: what the file says it is, and the number of its form; no line break.
    package static func seal(_ body: [UInt8], head: String) -> [UInt8] {
        Array("\(head)\n\(Digest.sha256(body))\n".utf8) + body
    }

    /// What was sealed; nil if the bytes are not whole, or say that they are something else.
    package static func body(of bytes: [UInt8], head: String) -> ArraySlice<UInt8>? { body(of: bytes[...], head: head) }

    /// The same of some bytes of many.
    package static func body(of bytes: ArraySlice<UInt8>, head: String) -> ArraySlice<UInt8>? {
        let mark = Array("\(head)\n".utf8)
        let start = bytes.startIndex + mark.count + digits + 1
        guard bytes.endIndex >= start, bytes.starts(with: mark), bytes[start - 1] == UInt8(ascii: "\n") else {
            return nil
        }
        let body = bytes[start...]
        return Digest.sha256(body).utf8.elementsEqual(bytes[start - 1 - digits..<start - 1]) ? body : nil
    }
}
