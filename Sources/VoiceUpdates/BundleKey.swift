#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(CryptoKit)
    import CryptoKit
    import Foundation
#else
    import VoiceAssetCCrypto
#endif

/// The public key by which an app knows its team's packs: Ed25519.
public struct BundleKey: Sendable, Equatable {
    package let bytes: [UInt8]

    /// - Parameter text: the key as `voice-assets bundle` prints it, base64 of 32 bytes, or as `openssl pkey -pubout` does, PEM.
    ///   `nil` for anything else.
    public init?(_ text: String) {
        guard var bytes = Self.bytes(text) else { return nil }
        if bytes.count == Self.prefix.count + Ed25519.keyBytes, bytes.starts(with: Self.prefix) {
            bytes.removeFirst(Self.prefix.count)
        }
        guard bytes.count == Ed25519.keyBytes else { return nil }
        self.bytes = bytes
    }

    package init(bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes before a public key in DER. (RFC 8410, section 4)
    private static let prefix: [UInt8] = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00]

    /// The bytes of base64, with lines before and behind it as PEM has them, or none.
    package static func bytes(_ text: String) -> [UInt8]? {
        guard text.utf8.count < 1000 else { return nil }
        let lines = text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.filter { !$0.hasPrefix("-----") }
        return Data(base64Encoded: lines.joined()).map(Array.init)
    }
}

extension BundleKey: CustomStringConvertible {
    /// The key in base64.
    public var description: String { Data(bytes).base64EncodedString() }
}

/// Signatures of 64 bytes by keys of 32 bytes. (RFC 8032)
package enum Ed25519 {
    package static let keyBytes = 32
    package static let signatureBytes = 64

    #if canImport(CryptoKit)
        static func isValid(_ signature: ArraySlice<UInt8>, of bytes: ArraySlice<UInt8>, by key: [UInt8]) -> Bool {
            let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key)
            return key?.isValidSignature(signature, for: bytes) == true
        }
    #else
        static func isValid(_ signature: ArraySlice<UInt8>, of bytes: ArraySlice<UInt8>, by key: [UInt8]) -> Bool {
            guard signature.count == signatureBytes, key.count == keyBytes,
                let own = unsafe EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, key, key.count)
            else { return false }
            defer { unsafe EVP_PKEY_free(own) }
            guard let context = unsafe EVP_MD_CTX_new() else { return false }
            defer { unsafe EVP_MD_CTX_free(context) }
            guard unsafe EVP_DigestVerifyInit(context, nil, nil, nil, own) == 1 else { return false }
            return unsafe signature.withUnsafeBufferPointer { signature in
                unsafe bytes.withUnsafeBufferPointer { bytes in
                    unsafe EVP_DigestVerify(
                        context, signature.baseAddress, signature.count, bytes.baseAddress, bytes.count) == 1
                }
            }
        }
    #endif
}
