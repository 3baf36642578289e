import NumberGrammar

extension PackManifest {
    /// Reads and checks the bytes of a `manifest.json` (UTF-8).
    ///
    /// Keys that this version doesn't know are passed over.
    ///
    /// - Throws: `VoiceManifestError` with every fault of the manifest, in the order of the text. If the text is not
    ///   JSON, is longer than `maximumBytes`, has another schema number, or lacks a key or has a value of the wrong
    ///   type, that is the only fault reported: the rest can't be judged.
    public init(json: some Collection<UInt8>) throws(VoiceManifestError) {
        self = try JSONText.decode(Self.self, from: json, atMost: Self.maximumBytes)
    }

    /// Decodes and checks a manifest with any decoder. `init(json:)` also bounds the text's size.
    ///
    /// - Throws: `VoiceManifestError` with every fault, or what the decoder throws.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        schema = try values.decode(Int.self, forKey: .schema)
        try JSONText.requireSchema(schema, Self.currentSchema)
        pack = try values.decode(String.self, forKey: .pack)
        locale = try values.decode(String.self, forKey: .locale)
        currency = try values.decode(Currency.self, forKey: .currency)
        speaker = try values.decodeIfPresent(String.self, forKey: .speaker)
        license = try values.decodeIfPresent(String.self, forKey: .license)
        generator = try values.decode(Generator.self, forKey: .generator)
        profile = try values.decode(Profile.self, forKey: .profile)
        source = try values.decode(PackSource.self, forKey: .source)
        range = try values.decode(AmountRange.self, forKey: .range)
        renditions = try values.decode([String: Rendition].self, forKey: .renditions)
        clips = try values.decode([Clip].self, forKey: .clips)
        grammar = try values.decode(NumberTable.self, forKey: .grammar)
        announcements = try values.decode([String: Announcement].self, forKey: .announcements)
        limits = try values.decode(Limits.self, forKey: .limits)
        let faults = faults()
        guard faults.isEmpty else { throw VoiceManifestError(faults: faults) }
    }

    /// The bytes of a `manifest.json` (UTF-8): keys sorted, indented by two spaces, a line feed at the end. Equal
    /// manifests have identical bytes on every platform. Numbers are written as they are: who measures, rounds.
    ///
    /// - Throws: `VoiceManifestError` with every fault if the manifest is not one that `init(json:)` reads back.
    public func encoded() throws(VoiceManifestError) -> [UInt8] {
        let faults = faults()
        guard faults.isEmpty else { throw VoiceManifestError(faults: faults) }
        let bytes = try JSONText.encode(self)
        guard bytes.count <= Self.maximumBytes else { throw .tooLarge(bytes.count, limit: Self.maximumBytes) }
        return bytes
    }
}
