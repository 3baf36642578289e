public import VoiceTables

// What `manifest.json` writes as `splice.json` does.

extension SpliceManifest.Rendition.Codec: Codable {}
extension SpliceManifest.Rendition.Container: Codable {}

private enum Key: String, CodingKey { case code, scale, min, max, maxSeconds }

extension SpliceManifest.Currency: Codable {
    /// Decodes the members, and checks none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            code: try values.decode(String.self, forKey: .code), scale: try values.decode(Int.self, forKey: .scale))
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(code, forKey: .code)
        try values.encode(scale, forKey: .scale)
    }
}

extension SpliceManifest.AmountRange: Codable {
    /// Decodes the members, and checks none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(min: try values.decode(String.self, forKey: .min), max: try values.decode(String.self, forKey: .max))
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(min, forKey: .min)
        try values.encode(max, forKey: .max)
    }
}

extension SpliceManifest.Limits: Codable {
    /// Decodes the members, and checks none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(maxSeconds: try values.decode(Double.self, forKey: .maxSeconds))
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(maxSeconds, forKey: .maxSeconds)
    }
}
