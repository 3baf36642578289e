extension VoiceManifest {
    /// The text that a pack was generated from. If the file there now has another checksum, the pack is stale.
    public struct PackSource: Sendable, Hashable, Codable {
        /// The name of the file in the pack's source folder: `pack.yml`.
        public package(set) var packFile: String
        /// The SHA-256 of that file: 64 lower-case hexadecimal digits.
        public package(set) var sha256: String

        package init(packFile: String = "pack.yml", sha256: String) {
            self.packFile = packFile
            self.sha256 = sha256
        }
    }
}
