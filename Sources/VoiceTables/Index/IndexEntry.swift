extension VoiceIndex {
    /// One pack of the index.
    public struct Entry: Sendable, Equatable, Codable {
        /// The pack's language, a BCP 47 tag.
        public package(set) var locale: String
        /// The currency whose amounts it announces, an ISO 4217 code.
        public package(set) var currency: String
        /// The path of its manifest from the index's folder: always `<pack>/manifest.json`.
        public package(set) var manifest: String

        init(locale: String, currency: String, manifest: String) {
            (self.locale, self.currency, self.manifest) = (locale, currency, manifest)
        }

        /// Decodes the members, and checks none.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SpliceKey.self)
            locale = try values.decode(String.self, forKey: .locale)
            currency = try values.decode(String.self, forKey: .currency)
            manifest = try values.decode(String.self, forKey: .manifest)
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SpliceKey.self)
            try values.encode(locale, forKey: .locale)
            try values.encode(currency, forKey: .currency)
            try values.encode(manifest, forKey: .manifest)
        }

        func check(_ name: String, at path: JSONPath, into list: inout FaultList) {
            list.requireName(name, Naming.isPack, at: path, Naming.packForm)
            list.requireName(locale, LanguageTag.isWellFormed, at: path["locale"], LanguageTag.form)
            list.requireName(currency, Naming.isCurrency, at: path["currency"], Naming.currencyForm)
            list.require(
                manifest.utf8.elementsEqual("\(name)/\(VoiceIndex.manifestName)".utf8) && Naming.isPack(name), .path,
                at: path["manifest"], manifest, "<pack>/\(VoiceIndex.manifestName) with a well-formed name")
        }
    }
}
