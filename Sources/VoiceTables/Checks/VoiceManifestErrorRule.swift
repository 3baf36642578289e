extension VoiceManifestError {
    /// A rule that manifests and indexes are held to, by a stable id. Later versions may add some.
    public struct Rule: RawRepresentable, Sendable, Equatable {
        /// The stable id: lower-case ASCII letters.
        public let rawValue: String

        /// The rule of that id, known or not.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text is JSON in UTF-8, nested no deeper than the decoder allows (512 levels).
        public static let json = Rule(rawValue: "json")
        /// The text is no longer than the limit.
        public static let size = Rule(rawValue: "size")
        /// The schema number is one that this version reads.
        public static let schema = Rule(rawValue: "schema")
        /// A key that must be there is there.
        public static let missing = Rule(rawValue: "missing")
        /// A value has the type and, for a fixed set of words, one of the words that its key asks for.
        public static let type = Rule(rawValue: "type")
        /// Names, ids, language tags, currency codes and amounts are well-formed.
        public static let name = Rule(rawValue: "name")
        /// Ids are unique, whatever their case.
        public static let duplicate = Rule(rawValue: "duplicate")
        /// A path is the one that its place implies and stays inside the pack's folder.
        public static let path = Rule(rawValue: "path")
        /// A rendition's figures fit its codec, and every clip has a file in each rendition.
        public static let rendition = Rule(rawValue: "rendition")
        /// All renditions of a pack share one sample rate.
        public static let rate = Rule(rawValue: "rate")
        /// A clip's samples, seconds and bytes agree with each other.
        public static let length = Rule(rawValue: "length")
        /// A clip is shorter than the limit.
        public static let duration = Rule(rawValue: "duration")
        /// A checksum is 64 lower-case hexadecimal digits.
        public static let checksum = Rule(rawValue: "checksum")
        /// A number is finite and within the range of its quantity.
        public static let number = Rule(rawValue: "number")
        /// A list has as many elements as it may have.
        public static let count = Rule(rawValue: "count")
        /// A name that refers to something names something that is there.
        public static let reference = Rule(rawValue: "reference")
    }
}
