public import VoiceNotifications

extension VoiceIndex: Equatable {
    /// Whether the JSON form is the same.
    public static func == (left: Self, right: Self) -> Bool { left.json == right.json }

    /// The bytes of an `index.json` (UTF-8), laid out as `PackManifest.encoded()` does. Equal indexes have identical
    /// bytes on every platform.
    ///
    /// - Throws: `VoiceManifestError` with a fault of the index if it is not one that `init(json:)` reads back.
    public func encoded() throws(VoiceManifestError) -> [UInt8] {
        let bytes = CanonicalJSON.bytes(json)
        _ = try VoiceIndex(told: bytes)
        return bytes
    }

    private var json: JSONValue {
        .object([
            "schema": .number(schema),
            "packs": .object(
                packs.mapValues {
                    .object([
                        "locale": .string($0.locale), "currency": .string($0.currency),
                        "manifest": .string($0.manifest),
                    ])
                }), "fallback": .object(fallback.mapValues { .array($0.map(JSONValue.string)) }),
        ])
    }
}
