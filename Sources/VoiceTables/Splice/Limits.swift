extension SpliceManifest {
    /// The bounds that every clip and every announcement of a pack keeps.
    public struct Limits: Sendable, Equatable, Codable {
        /// The duration that no clip and no announcement may reach, seconds: more than 0, at most 30.
        public package(set) var maxSeconds: Double

        package init(maxSeconds: Double = SpliceManifest.maximumSeconds) {
            self.maxSeconds = maxSeconds
        }

        /// Decodes the members, and checks none.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SpliceKey.self)
            maxSeconds = try values.decode(Double.self, forKey: .maxSeconds)
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SpliceKey.self)
            try values.encode(maxSeconds, forKey: .maxSeconds)
        }

        package func check(at path: JSONPath, into list: inout FaultList) {
            list.require(isSound, .number, at: path["maxSeconds"], "\(maxSeconds)", "more than 0, at most 30")
        }

        /// Whether clips can be held to it. Not so for NaN.
        package var isSound: Bool { maxSeconds > 0 && maxSeconds <= SpliceManifest.maximumSeconds }
    }
}
