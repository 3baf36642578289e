extension VoiceManifest {
    /// How an amount becomes clips. Schema 1 keeps the place: any JSON object is read and its content passed over; `{}`
    /// is written.
    public struct Grammar: Sendable, Hashable, Codable {
        package init() {}

        /// Passes over the content of a JSON object.
        ///
        /// - Throws: `DecodingError.typeMismatch` if it is not an object.
        public init(from decoder: any Decoder) throws { try JSONText.skipObject(decoder) }

        /// Writes an empty JSON object.
        public func encode(to encoder: any Encoder) throws { JSONText.emptyObject(encoder) }
    }
}
