#if canImport(CryptoKit)
    import CryptoKit
#else
    import VoiceAssetCCrypto
#endif

/// SHA-256 as it stands in a manifest.
package enum Digest {
    /// Hexadecimal digits of a SHA-256.
    package static let digits = 64

    /// Of any number of bytes: 64 lowercase hexadecimal digits. (FIPS 180-4)
    package static func sha256(_ bytes: [UInt8]) -> String { sha256(bytes[...]) }

    /// The same of some of them.
    package static func sha256(_ bytes: ArraySlice<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in hash(bytes) { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    #if canImport(CryptoKit)
        static func hash(_ bytes: ArraySlice<UInt8>) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
    #else
        /// By OpenSSL's libcrypto, which uses the processor's instructions for it.
        static func hash(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
            var hash = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
            _ = unsafe bytes.withUnsafeBufferPointer { bytes in
                unsafe SHA256(bytes.baseAddress, bytes.count, &hash)
            }
            return hash
        }
    #endif
}
