extension VoiceManifest {
    /// The bounds that every clip of a pack keeps.
    public struct Limits: Sendable, Hashable, Codable {
        /// The duration that no clip may reach, seconds: more than 0, at most 30.
        public package(set) var maxSeconds: Double

        package init(maxSeconds: Double = VoiceManifest.maximumSeconds) {
            self.maxSeconds = maxSeconds
        }
    }
}
