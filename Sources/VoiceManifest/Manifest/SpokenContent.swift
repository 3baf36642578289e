import NumberGrammar
import VoiceTables

/// What of a manifest decides what its pack says, and for which amounts.
///
/// Its text is JSON in UTF-8 without white space. Members stand in the order of their UTF-8 bytes; in strings only what
/// RFC 8259 §7 demands is escaped, in its short form where it has one.
struct SpokenContent: Encodable {
    /// Which clip stands at which place of the list, what it says, and its files.
    struct Clip: Encodable {
        var id: String
        var text: String
        var files: [String: PackManifest.ClipFile]
    }

    var pack: String
    var locale: String
    var currency: PackManifest.Currency
    var range: PackManifest.AmountRange
    var clips: [Clip]
    var pauses: [PackManifest.Pause]?
    var grammar: NumberTable

    init(_ manifest: PackManifest) {
        pack = manifest.pack
        locale = manifest.locale
        currency = manifest.currency
        range = manifest.range
        clips = manifest.clips.map { Clip(id: $0.id, text: $0.text, files: $0.files) }
        pauses = manifest.pauses
        grammar = manifest.grammar
    }
}

extension PackManifest {
    /// The text whose SHA-256 `spokenSha256` is.
    ///
    /// - Throws: `VoiceManifestError` for a number that JSON can't hold; never for a sound manifest.
    package func spokenText() throws(VoiceManifestError) -> [UInt8] {
        CompactJSON.bytes(try JSONText.value(of: SpokenContent(self)))
    }
}
