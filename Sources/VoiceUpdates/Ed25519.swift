#if canImport(CryptoKit)
    import CryptoKit
    import Foundation
#else
    import VoiceAssetCCrypto
#endif

/// Signatures of 64 bytes by keys of 32 bytes. (RFC 8032)
enum Ed25519 {
    static let keyBytes = 32
    static let signatureBytes = 64

    #if canImport(CryptoKit)
        static func isValid(_ signature: ArraySlice<UInt8>, of bytes: ArraySlice<UInt8>, by key: [UInt8]) -> Bool {
            let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key)
            return key?.isValidSignature(signature, for: bytes) == true
        }

        /// `nil` if the seed is none.
        static func signature(of bytes: [UInt8], by seed: [UInt8]) -> [UInt8]? {
            let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: seed)
            return (try? key?.signature(for: bytes)).map(Array.init)
        }

        /// The public key of a private one.
        static func publicKey(of seed: [UInt8]) -> [UInt8]? {
            (try? Curve25519.Signing.PrivateKey(rawRepresentation: seed)).map { Array($0.publicKey.rawRepresentation) }
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

        /// `nil` if the seed is none.
        static func signature(of bytes: [UInt8], by seed: [UInt8]) -> [UInt8]? {
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
        static func publicKey(of seed: [UInt8]) -> [UInt8]? {
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
