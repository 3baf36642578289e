/// The seal of a manifest: what `writtenSha256` is the SHA-256 of.
extension PackManifest {
    /// What stands in the place of the checksum's digits while it is taken.
    private static let blank = String(repeating: "0", count: 64)

    /// The bytes of the manifest's file, with zeros for the digits of its checksum.
    ///
    /// - Throws: `VoiceManifestError` for a manifest that can't be written.
    package func writtenText() throws(VoiceManifestError) -> [UInt8] {
        var manifest = self
        manifest.writtenSha256 = Self.blank
        return try JSONText.encode(manifest, atMost: Self.maximumBytes)
    }

    /// The same of a file that was read: all of its bytes count, those of members that this version doesn't know included.
    ///
    /// - Parameter json: the bytes that the manifest was read from.
    /// - Returns: nil if it states no checksum.
    package func writtenText(in json: [UInt8]) -> [UInt8]? {
        writtenSha256.map { Self.replacing($0, with: Self.blank, in: json) }
    }

    /// The bytes of the manifest's file: what `encoded()` makes, without writing all of it a second time.
    ///
    /// - Parameter text: the manifest's `writtenText()`.
    /// - Throws: `VoiceManifestError` with every fault if the manifest is not one that `init(json:)` reads back.
    package func encoded(from text: [UInt8]) throws(VoiceManifestError) -> [UInt8] {
        guard let writtenSha256 else { return try encoded() }
        try ManifestCheck(self).faults().throwIfAny()
        return Self.replacing(Self.blank, with: writtenSha256, in: text)
    }

    /// Puts a checksum in the place of another one. It is the last member that the tool writes.
    private static func replacing(_ checksum: String, with other: String, in json: [UInt8]) -> [UInt8] {
        let digits = Array(checksum.utf8)
        var text = json
        for start in json.indices.dropLast(digits.count - 1).reversed() where json[start] == digits[0] {
            let place = start..<start + digits.count
            guard json[place].elementsEqual(digits) else { continue }
            text.replaceSubrange(place, with: other.utf8)
            break
        }
        return text
    }
}
