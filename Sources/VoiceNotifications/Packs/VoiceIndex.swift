import NumberGrammar
public import VoiceTables

/// Which voice packs there are, and which of them serve a language: the content of `VoiceAssets/index.json`.
///
/// A value that was decoded is sound: names are well-formed, every path stays inside the folder, and the fallback lists
/// name only packs that are there.
public struct VoiceIndex: Sendable {
    /// The version of the shape that this library reads and writes.
    public static let currentSchema = 1
    /// The longest JSON text that is read, bytes: 1 MiB.
    public static let maximumBytes = 1 << 20
    /// The most packs that an index may hold.
    public static let maximumPacks = 1000
    /// The name of the file in the assets' folder.
    package static let fileName = "index.json"

    /// The version of the shape: always `currentSchema`.
    public internal(set) var schema: Int
    /// The packs by name.
    public internal(set) var packs: [String: Entry]
    /// For each language tag that a pack serves, the names of those packs, the best first. The tags are the packs' own
    /// and what RFC 4647 §3.4 truncates them to.
    public internal(set) var fallback: [String: [String]]

    /// The index of these packs. Their fallback order is: the pack whose language is the tag itself before those whose
    /// languages are narrower, fewer subtags before more, then by name.
    package init(packs: [String: (locale: String, currency: String)]) {
        schema = Self.currentSchema
        (self.packs, fallback) = (Dictionary(), Dictionary())
        for (name, pack) in packs {
            let manifest = "\(name)/\(SpliceManifest.manifestName)"
            self.packs[name] = Entry(locale: pack.locale, currency: pack.currency, manifest: manifest)
        }
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
        var seen: Set<String> = []
        return LanguageTag.truncations(of: tag.lowercasedASCII).flatMap { tag in
            fallback.first { $0.key.lowercasedASCII == tag }?.value ?? []
        }.filter { name in
            (currency == nil || packs[name]?.currency == currency) && seen.insert(name).inserted
        }
    }

    /// Reads and checks the bytes of an `index.json` (UTF-8).
    ///
    /// Keys that this version doesn't know are passed over.
    ///
    /// - Throws: `VoiceTableError` with the first rule that is broken.
    public init(json: some Collection<UInt8>) throws(VoiceTableError) { try self.init(Array(json)) }

    private init(_ json: [UInt8]) throws(VoiceTableError) {
        let root = try JSONPart(json, atMost: Self.maximumBytes).object()
        (schema, packs, fallback) = (root.schema(Self.currentSchema), Dictionary(), Dictionary())
        let entries = root.at("packs")
        var names: Set<String> = []
        for pack in entries.members() where entries.isSound {
            pack.value.require(Naming.isPack(pack.name), .name)
            pack.value.require(names.insert(pack.name.lowercasedASCII).inserted, .duplicate)
            packs[pack.name] = Entry(pack.value, of: pack.name)
        }
        entries.require(packs.count <= Self.maximumPacks, .count)
        for tag in root.at("fallback").members() where entries.isSound {
            tag.value.require(LanguageTag.isWellFormed(tag.name), .name)
            fallback[tag.name] = listed(tag.value)
        }
        try root.part.finish()
    }

    /// The packs for a tag, each once.
    private func listed(_ part: JSONPart) -> [String] {
        let parts = part.list()
        part.require((1...max(1, packs.count)).contains(parts.count), .count)
        guard part.isSound else { return [] }
        var seen: Set<String> = []
        return parts.map { part in
            let name = part.text()
            part.require(packs[name] != nil, .reference)
            part.require(seen.insert(name).inserted, .duplicate)
            return name
        }
    }
}

extension VoiceIndex.Entry {
    fileprivate init(_ part: JSONPart, of pack: String) {
        let entry = part.object()
        self.init(
            locale: entry.at("locale").name(LanguageTag.isWellFormed),
            currency: entry.at("currency").name(Naming.isCurrency), manifest: entry.at("manifest").text())
        let isRight = Array(manifest.utf8) == Array("\(pack)/\(SpliceManifest.manifestName)".utf8)
        entry.at("manifest").require(isRight, .path)
    }
}

extension LanguageTag {
    static func subtags(_ tag: String) -> [Substring] { tag.split(separator: "-") }

    /// The tag, then what RFC 4647 §3.4 truncates it to: the last subtag goes, and with it a subtag of one character
    /// that would then be the last. `zh-Hans-x-a` gives `zh-Hans-x-a`, `zh-Hans`, `zh`.
    static func truncations(of tag: String) -> [String] {
        var subtags = subtags(tag)
        var tags: [String] = []
        while !subtags.isEmpty {
            tags.append(subtags.joined(separator: "-"))
            subtags.removeLast()
            if subtags.last?.utf8.count == 1 { subtags.removeLast() }
        }
        return tags
    }
}
