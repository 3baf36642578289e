extension PackManifest {
    /// One file of a pack: of a clip, or the attribution.
    public struct ClipFile: Sendable, Equatable, Codable {
        /// The path from the pack's folder: of a clip always `<rendition>/<clip id>.<file extension>`.
        public package(set) var path: String
        /// The file's size, bytes. For MP3 exactly the clip's frames; otherwise at least the encoded samples.
        public package(set) var bytes: Int
        /// The file's SHA-256: 64 lower-case hexadecimal digits.
        public package(set) var sha256: String

        package init(path: String, bytes: Int, sha256: String) {
            self.path = path
            self.bytes = bytes
            self.sha256 = sha256
        }
    }
}
