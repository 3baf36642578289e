extension NumberTable {
    /// A clip, and the one that says the same at the end of an announcement: a word that ends a sentence is spoken with
    /// another pitch than one that something follows.
    public struct EndForm: Sendable, Hashable, Codable {
        /// The index of the clip that rules say.
        public package(set) var clip: Int
        /// The index of the clip that is heard in its place where an announcement ends with it.
        public package(set) var form: Int

        package init(clip: Int, form: Int) { (self.clip, self.form) = (clip, form) }

        /// Reads `[clip, form]`.
        public init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            clip = Int(try values.decodeNumber())
            form = Int(try values.decodeNumber())
            guard values.isAtEnd else { throw values.fault("no further element") }
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            try values.encode(clip)
            try values.encode(form)
        }
    }
}
