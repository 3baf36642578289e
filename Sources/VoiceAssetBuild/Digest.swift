import Crypto

/// SHA-256 as it stands in a manifest.
package enum Digest {
    /// 64 lowercase hexadecimal digits. (FIPS 180-4)
    package static func sha256(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in SHA256.hash(data: bytes) { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
