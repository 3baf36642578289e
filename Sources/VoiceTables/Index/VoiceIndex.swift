import NumberGrammar

/// Which voice packs there are, and which of them serve a language: the content of `VoiceAssets/index.json`.
///
/// A value that was decoded is sound: names are well-formed, every path stays inside the folder, and the fallback lists
/// name only packs that are there.
public struct VoiceIndex: Sendable, Equatable, Codable {
    /// The version of the shape that this library reads and writes.
    public static let currentSchema = 1
    /// The longest JSON text that is read, bytes: 1 MiB.
    public static let maximumBytes = 1 << 20
    /// The most packs that an index may hold.
    public static let maximumPacks = 1000
    /// The name of the file in the assets' folder.
    package static let fileName = "index.json"
    /// The name of a pack's manifest in its folder.
    package static let manifestName = "manifest.json"

    /// The version of the shape: always `currentSchema`.
    public package(set) var schema: Int
    /// The packs by name.
    public package(set) var packs: [String: Entry]
    /// For each language tag that a pack serves, the names of those packs, the best first. The tags are the packs' own
    /// and what RFC 4647 §3.4 truncates them to.
    public package(set) var fallback: [String: [String]]

    /// The index of these packs. Their fallback order is: the pack whose language is the tag itself before those whose
    /// languages are narrower, fewer subtags before more, then by name.
    package init(packs: [String: (locale: String, currency: String)]) {
        schema = Self.currentSchema
        self.packs = .init(
            uniqueKeysWithValues: packs.map { name, pack in
                let manifest = "\(name)/\(VoiceIndex.manifestName)"
                return (
                    name,
                    Entry(locale: pack.locale, currency: pack.currency, manifest: manifest)
                )
            })
        fallback = [:]
        let inOrder = packs.inOrder { left, right in
            let counts = (LanguageTag.subtags(left.value.locale).count, LanguageTag.subtags(right.value.locale).count)
            return counts.0 == counts.1 ? left.key < right.key : counts.0 < counts.1
        }
        for (name, pack) in inOrder {
            for tag in LanguageTag.truncations(of: pack.locale) { fallback[tag, default: []].append(name) }
        }
    }

    /// The packs that can speak to a user of this language, the best first.
    ///
    /// Lookup of RFC 4647 §3.4: the packs of the tag itself come first, then those of the tag without its last subtag,
    /// and so on. `zh-Hans-CN` finds a pack in `zh-Hans`, `en` finds one in `en-GB`, and `zh-Hant` finds one in
    /// `zh-Hans` if there is nothing nearer; `fr` finds nothing among them.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag in any case; `_` counts as `-`, as in `zh_CN`.
    ///   - currency: The ISO 4217 code that the packs must announce; `nil` for any.
    /// - Returns: Names of packs, each once. Empty if no pack serves the language and the currency.
    public func packs(for locale: String, currency: String? = nil) -> [String] {
        let tag = String(decoding: locale.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
        let lists = Dictionary(fallback.map { ($0.key.lowercasedASCII, $0.value) }) { first, _ in first }
        var seen: Set<String> = []
        return LanguageTag.truncations(of: tag.lowercasedASCII).flatMap { lists[$0] ?? [] }.filter { name in
            (currency == nil || packs[name]?.currency == currency) && seen.insert(name).inserted
        }
    }

    /// Reads and checks the bytes of an `index.json` (UTF-8).
    ///
    /// Keys that this version doesn't know are passed over.
    ///
    /// - Throws: `VoiceManifestError` with every fault of the index. If the text is not JSON, is longer than
    ///   `maximumBytes`, has another schema number, or lacks a key or has a value of the wrong type, that is the only
    ///   fault reported.
    public init(json: some Collection<UInt8>) throws(VoiceManifestError) {
        self = try JSONText.decode(Self.self, from: json, atMost: Self.maximumBytes)
    }

    /// Decodes and checks an index with any decoder. `init(json:)` also bounds the text's size.
    ///
    /// - Throws: `VoiceManifestError` with every fault, or what the decoder throws.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: SpliceKey.self)
        schema = try values.decode(Int.self, forKey: .schema)
        try JSONText.requireSchema(schema, Self.currentSchema)
        packs = try values.decode([String: Entry].self, forKey: .packs)
        fallback = try values.decode([String: [String]].self, forKey: .fallback)
        try IndexCheck(self).faults().throwIfAny()
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: SpliceKey.self)
        try values.encode(schema, forKey: .schema)
        try values.encode(packs, forKey: .packs)
        try values.encode(fallback, forKey: .fallback)
    }
}
