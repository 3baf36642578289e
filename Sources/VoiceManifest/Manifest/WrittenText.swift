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
        guard let digits = writtenSha256.map({ Array($0.utf8) }) else { return nil }
        var text = json
        // It is the last member that the tool writes.
        for start in json.indices.dropLast(digits.count - 1).reversed() where json[start] == digits[0] {
            let place = start..<start + digits.count
            guard json[place].elementsEqual(digits) else { continue }
            text.replaceSubrange(place, with: Self.blank.utf8)
            break
        }
        return text
    }
}
