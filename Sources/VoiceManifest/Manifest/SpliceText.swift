import NumberGrammar
import VoiceTables

/// `splice.json`, member by member: what `SpliceManifest` reads, without what it finds out or takes for granted.
struct SpliceText: Encodable {
    struct Clip: Encodable {
        struct File: Encodable { var bytes: Int }

        var id: String
        var text: String
        var samples: Int
        /// Without those whose size follows from their frames.
        var files: [String: File]?
    }

    var schema: Int
    var pack: String
    var locale: String
    var currency: PackManifest.Currency
    var speaker: String?
    var range: PackManifest.AmountRange
    var renditions: [String: SpliceManifest.Rendition]
    var clips: [Clip]
    var grammar: NumberTable
    var textJoins: [PackManifest.TextJoin]?
    var limits: PackManifest.Limits?

    init(_ manifest: PackManifest) {
        schema = manifest.schema
        pack = manifest.pack
        locale = manifest.locale
        currency = manifest.currency
        speaker = manifest.speaker
        range = manifest.range
        renditions = manifest.renditions.mapValues(\.splice)
        clips = manifest.clips.map { clip in
            let sized = clip.files.filter { manifest.renditions[$0.key]?.frameSamples == nil }
            return Clip(
                id: clip.id, text: clip.text, samples: clip.samples,
                files: sized.isEmpty ? nil : sized.mapValues { Clip.File(bytes: $0.bytes) })
        }
        grammar = manifest.grammar
        textJoins = manifest.textJoins
        limits = manifest.limits == PackManifest.Limits() ? nil : manifest.limits
    }
}
