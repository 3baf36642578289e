import VoiceTables

extension JSONText {
    /// The value as canonical text: see `CanonicalJSON`.
    package static func encode(_ value: some Encodable, atMost limit: Int) throws(VoiceManifestError) -> [UInt8] {
        let bytes = CanonicalJSON.bytes(try self.value(of: value))
        guard bytes.count <= limit else { throw .tooLarge(bytes.count, limit: limit) }
        try checkSyntax(bytes)
        return bytes
    }

    static func value(of value: some Encodable) throws(VoiceManifestError) -> JSONValue {
        do {
            return try JSONValueEncoder.value(of: value)
        } catch {
            throw VoiceManifestError(.number, expected: "values that JSON can hold")
        }
    }
}
