import NumberGrammar
import VoiceTables

/// `splice.json`, member by member: what `SpliceManifest` reads, without what it finds out or takes for granted.
struct SpliceText: Encodable {
    struct Clip: Encodable {
        struct File: Encodable { var bytes: Int }

        var id: String
        /// nil of a pause.
        var text: String?
        var samples: Int
        /// Without those whose size follows from their frames.
        var files: [String: File]?

        init(id: String, text: String?, samples: Int, files: [String: PackManifest.ClipFile], of manifest: PackManifest)
        {
            (self.id, self.text, self.samples) = (id, text, samples)
            let sized = files.filter { manifest.renditions[$0.key]?.frameSamples == nil }
            self.files = sized.isEmpty ? nil : sized.mapValues { File(bytes: $0.bytes) }
        }
    }

    var schema: Int
    var pack: String
    var locale: String
    var currency: PackManifest.Currency
    var speaker: String?
    var range: PackManifest.AmountRange
    var renditions: [String: SpliceManifest.Rendition]
    var clips: [Clip]
    var pauses: [Clip]?
    var grammar: NumberTable
    var textJoins: [SpliceManifest.TextJoin]?
    var limits: PackManifest.Limits?
    var texts: [TextTemplate]?
    /// nil where no texts are read.
    var numbers: NumberSample?
    var zeros: [String]?

    init(
        _ manifest: PackManifest, _ grammar: NumberTable, _ joins: [SpliceManifest.TextJoin], _ texts: ReadTexts
    ) {
        schema = SpliceManifest.currentSchema
        pack = manifest.pack
        locale = manifest.locale
        currency = manifest.currency
        speaker = manifest.speaker
        range = manifest.range
        renditions = manifest.renditions.mapValues(\.splice)
        clips = manifest.clips.map {
            Clip(id: $0.id, text: $0.text, samples: $0.samples, files: $0.files, of: manifest)
        }
        pauses = manifest.pauses?.map {
            Clip(id: $0.id, text: nil, samples: $0.samples, files: $0.files, of: manifest)
        }
        self.grammar = grammar
        textJoins = joins.isEmpty ? nil : joins
        limits = manifest.limits == PackManifest.Limits() ? nil : manifest.limits
        self.texts = texts.templates.isEmpty ? nil : texts.templates
        numbers = texts.templates.isEmpty ? nil : texts.numbers
        zeros = texts.zeros.isEmpty ? nil : texts.zeros.sorted()
    }
}
