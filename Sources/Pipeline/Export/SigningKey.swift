package import VoiceUpdates

#if canImport(CryptoKit)
    import CryptoKit
    import Foundation
#else
    import VoiceAssetCCrypto
#endif

extension PackBundle {
    /// The signed file.
    ///
    /// - Throws: `tooLarge`, and `signature` if the key can't sign.
    package func signed(by key: SigningKey) throws(PackBundleError) -> [UInt8] {
        let bytes = try unsigned()
        guard let signature = key.signature(of: bytes) else { throw .signature }
        return bytes + signature
    }
}

/// The private key by which a team signs its packs: Ed25519.
package struct SigningKey: Sendable {
    private let seed: [UInt8]
    /// The key that apps verify by.
    package let publicKey: BundleKey

    /// The bytes before a private key in DER. (RFC 8410, section 7)
    private static let prefix: [UInt8] = [
        0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
    ]

    /// - Parameter pem: the key as `openssl genpkey -algorithm ed25519` writes it. `nil` for anything else.
    package init?(pem: String) {
        guard pem.contains("-----BEGIN PRIVATE KEY-----"), let bytes = BundleKey.bytes(pem),
            bytes.count == Self.prefix.count + Ed25519.keyBytes, bytes.starts(with: Self.prefix)
        else { return nil }
        self.init(seed: bytes.suffix(Ed25519.keyBytes))
    }

    /// - Parameter seed: the 32 bytes of RFC 8032; `nil` for any other number of them.
    package init?(seed: some Sequence<UInt8>) {
        let seed = Array(seed)
        guard let key = Ed25519.publicKey(of: seed) else { return nil }
        self.seed = seed
        publicKey = BundleKey(bytes: key)
    }

    package func signature(of bytes: [UInt8]) -> [UInt8]? { Ed25519.signature(of: bytes, by: seed) }
}

extension Ed25519 {
    #if canImport(CryptoKit)
        /// `nil` if the seed is none.
        fileprivate static func signature(of bytes: [UInt8], by seed: [UInt8]) -> [UInt8]? {
            let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: seed)
            return (try? key?.signature(for: bytes)).map(Array.init)
        }

        /// The public key of a private one.
        fileprivate static func publicKey(of seed: [UInt8]) -> [UInt8]? {
            (try? Curve25519.Signing.PrivateKey(rawRepresentation: seed)).map { Array($0.publicKey.rawRepresentation) }
        }
    #else
        /// `nil` if the seed is none.
        fileprivate static func signature(of bytes: [UInt8], by seed: [UInt8]) -> [UInt8]? {
            guard seed.count == keyBytes,
                let own = unsafe EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count)
            else { return nil }
            defer { unsafe EVP_PKEY_free(own) }
            guard let context = unsafe EVP_MD_CTX_new() else { return nil }
            defer { unsafe EVP_MD_CTX_free(context) }
            var signature = [UInt8](repeating: 0, count: signatureBytes)
            var count = signature.count
            guard unsafe EVP_DigestSignInit(context, nil, nil, nil, own) == 1,
                unsafe EVP_DigestSign(context, &signature, &count, bytes, bytes.count) == 1, count == signatureBytes
            else { return nil }
            return signature
        }

        /// The public key of a private one.
        fileprivate static func publicKey(of seed: [UInt8]) -> [UInt8]? {
            guard seed.count == keyBytes,
                let own = unsafe EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count)
            else { return nil }
            defer { unsafe EVP_PKEY_free(own) }
            var key = [UInt8](repeating: 0, count: keyBytes)
            var count = key.count
            guard unsafe EVP_PKEY_get_raw_public_key(own, &key, &count) == 1, count == keyBytes else { return nil }
            return key
        }
    #endif
}
