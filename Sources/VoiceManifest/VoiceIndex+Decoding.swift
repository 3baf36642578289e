import NumberGrammar

extension VoiceIndex {
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
        let values = try decoder.container(keyedBy: CodingKeys.self)
        schema = try values.decode(Int.self, forKey: .schema)
        try JSONText.requireSchema(schema, Self.currentSchema)
        packs = try values.decode([String: Pack].self, forKey: .packs)
        fallback = try values.decode([String: [String]].self, forKey: .fallback)
        let faults = faults()
        guard faults.isEmpty else { throw VoiceManifestError(faults: faults) }
    }

    /// The bytes of an `index.json` (UTF-8), laid out as `PackManifest.encoded()` does. Equal indexes have identical
    /// bytes on every platform.
    ///
    /// - Throws: `VoiceManifestError` with every fault if the index is not one that `init(json:)` reads back.
    public func encoded() throws(VoiceManifestError) -> [UInt8] {
        let faults = faults()
        guard faults.isEmpty else { throw VoiceManifestError(faults: faults) }
        let bytes = try JSONText.encode(self)
        guard bytes.count <= Self.maximumBytes else { throw .tooLarge(bytes.count, limit: Self.maximumBytes) }
        return bytes
    }

    /// Every fault.
    func faults() -> [VoiceManifestError.Fault] {
        var list = FaultList()
        let root = JSONPath.root
        list.require(
            schema == Self.currentSchema, .schema, at: root["schema"], "\(schema)", "\(Self.currentSchema)")
        list.require(
            packs.count <= Self.maximumPacks, .count, at: root["packs"], "\(packs.count) packs",
            "at most \(Self.maximumPacks) packs")
        var names: [String: String] = [:]
        for (name, pack) in packs.sorted(by: { $0.key < $1.key }) {
            let path = root["packs"][name]
            pack.check(name, at: path, into: &list)
            let twin = names.updateValue(name, forKey: name.lowercasedASCII)
            list.require(twin == nil, .duplicate, at: path, name, "a name that differs from others in more than case")
        }
        for (tag, listed) in fallback.sorted(by: { $0.key < $1.key }) {
            check(listed, of: tag, at: root["fallback"][tag], into: &list)
        }
        return list.faults
    }

    private func check(_ listed: [String], of tag: String, at path: JSONPath, into list: inout FaultList) {
        list.requireName(tag, LanguageTag.isWellFormed, at: path, LanguageTag.form)
        list.require(!listed.isEmpty, .count, at: path, "none", "at least 1 pack")
        var seen: Set<String> = []
        for (index, name) in listed.enumerated() {
            list.require(packs[name] != nil, .reference, at: path[index], name, "a pack of the index")
            list.require(seen.insert(name).inserted, .duplicate, at: path[index], name, "each pack once")
        }
    }
}

extension VoiceIndex.Pack {
    fileprivate func check(_ name: String, at path: JSONPath, into list: inout FaultList) {
        list.requireName(name, Naming.isPack, at: path, Naming.packForm)
        list.requireName(locale, LanguageTag.isWellFormed, at: path["locale"], LanguageTag.form)
        list.requireName(currency, Naming.isCurrency, at: path["currency"], Naming.currencyForm)
        list.require(
            manifest.utf8.elementsEqual("\(name)/\(PackManifest.fileName)".utf8) && Naming.isPack(name), .path,
            at: path["manifest"], manifest, "<pack>/\(PackManifest.fileName) with a well-formed name")
    }
}
