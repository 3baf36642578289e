/// The byte order mark of UTF-8, which some editors of Windows put before a text.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension [UInt8] {
    /// The bytes behind a byte order mark, if there is one.
    package var withoutByteOrderMark: ArraySlice<UInt8> {
        starts(with: byteOrderMark) ? dropFirst(byteOrderMark.count) : self[...]
    }
}

extension [UInt8] {
    /// In base64 with padding (RFC 4648 section 4).
    package var inBase64: String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((count + 2) / 3 * 4)
        for start in stride(from: 0, to: count, by: 3) {
            let group = self[start..<Swift.min(start + 3, count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(
                    place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension String {
    /// The bytes of a text of hexadecimal digits.
    package var bytesOfHex: [UInt8] {
        let digits = utf8.map { UInt8($0 > UInt8(ascii: "9") ? $0 - UInt8(ascii: "a") + 10 : $0 - UInt8(ascii: "0")) }
        return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
