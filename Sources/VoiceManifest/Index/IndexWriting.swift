public import VoiceTables

extension VoiceIndex {
    /// The bytes of an `index.json` (UTF-8), laid out as `PackManifest.encoded()` does. Equal indexes have identical
    /// bytes on every platform.
    ///
    /// - Throws: `VoiceManifestError` with every fault if the index is not one that `init(json:)` reads back.
    public func encoded() throws(VoiceManifestError) -> [UInt8] {
        try IndexCheck(self).faults().throwIfAny()
        return try JSONText.encode(self, atMost: Self.maximumBytes)
    }
}
