import VoiceAssetChecksums

/// One checksum of several takes.
package enum TakeDigest {
    /// SHA-256 of their checksums and names, a line each.
    package static func sha256(of takes: [(name: String, sha256: String)]) -> String {
        Digest.sha256(Array(takes.map { "\($0.sha256)  \($0.name)\n" }.joined().utf8))
    }
}
