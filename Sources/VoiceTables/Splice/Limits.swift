extension SpliceManifest {
    /// The bounds that every clip and every announcement of a pack keeps.
    public struct Limits: Sendable {
        /// The duration that no clip and no announcement may reach, seconds: more than 0, at most 30.
        public internal(set) var maxSeconds: Double

        package init(maxSeconds: Double = SpliceManifest.maximumSeconds) {
            self.maxSeconds = maxSeconds
        }

        /// Whether clips can be held to it. Not so for NaN.
        package var isSound: Bool { maxSeconds > 0 && maxSeconds <= SpliceManifest.maximumSeconds }
    }
}
