import NumberGrammar

/// Which voice packs there are, and which of them serve a language: the content of `VoiceAssets/index.json`.
///
/// A value that was decoded is sound: names are well-formed, every path stays inside the folder, and the fallback lists
/// name only packs that are there.
public struct VoiceIndex: Sendable, Hashable, Codable {
    /// The version of the shape that this library reads and writes.
    public static let currentSchema = 1
    /// The longest JSON text that is read, bytes: 1 MiB.
    public static let maximumBytes = 1 << 20
    /// The most packs that an index may hold.
    public static let maximumPacks = 1000
    /// The name of the file in the assets' folder.
    package static let fileName = "index.json"

    /// One pack of the index.
    public struct Pack: Sendable, Hashable, Codable {
        /// The pack's language, a BCP 47 tag.
        public package(set) var locale: String
        /// The currency whose amounts it announces, an ISO 4217 code.
        public package(set) var currency: String
        /// The path of its manifest from the index's folder: always `<pack>/manifest.json`.
        public package(set) var manifest: String
    }

    /// The version of the shape: always `currentSchema`.
    public package(set) var schema: Int
    /// The packs by name.
    public package(set) var packs: [String: Pack]
    /// For each language tag that a pack serves, the names of those packs, the best first. The tags are the packs' own
    /// and what RFC 4647 §3.4 truncates them to.
    public package(set) var fallback: [String: [String]]

    enum CodingKeys: String, CodingKey {
        case schema, packs, fallback
    }

    /// The index of these packs. Their fallback order is: the pack whose language is the tag itself before those whose
    /// languages are narrower, fewer subtags before more, then by name.
    package init(packs: [String: (locale: String, currency: String)]) {
        schema = Self.currentSchema
        self.packs = .init(
            uniqueKeysWithValues: packs.map { name, pack in
                let manifest = "\(name)/\(PackManifest.fileName)"
                return (
                    name,
                    Pack(locale: pack.locale, currency: pack.currency, manifest: manifest)
                )
            })
        fallback = [:]
        let inOrder = packs.sorted { left, right in
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
}
