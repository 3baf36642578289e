extension VoiceIndex {
    /// One pack of the index.
    public struct Entry: Sendable {
        /// The pack's language, a BCP 47 tag.
        public internal(set) var locale: String
        /// The currency whose amounts it announces, an ISO 4217 code.
        public internal(set) var currency: String
        /// The path of its manifest from the index's folder: always `<pack>/manifest.json`.
        public internal(set) var manifest: String
    }
}
