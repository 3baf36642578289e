public import NumberGrammar

/// What a splicer needs of a voice pack: the content of `VoiceAssets/<pack>/splice.json`.
///
/// It has what the pack says, and of the pack's `manifest.json` what splicers need. A value that was decoded is sound: names are well-formed, lengths and sizes agree with each other, and the table names only clips that there are. That it
/// says every amount is proven by `voice-assets validate`.
public struct SpliceManifest: Sendable {
    /// The version of the shape, the only one that this library reads: an app ships its packs with its splicer.
    public static let currentSchema = 5
    /// The longest JSON text that is read, bytes: 2 MiB. It may hold 64,000 values, names of members included. Within both
    /// a splicer needs at most 8 MB to load a pack, or to refuse it.
    public static let maximumBytes = 2 << 20
    /// The most clips that a pack may hold. In two renditions so many take nine tenths of the values of a `manifest.json`.
    public static let maximumClips = 1000
    /// The duration that no notification sound may reach, seconds. iOS plays its own sound instead of a longer one.
    public static let maximumSeconds = 30.0
    /// The name of the file in the pack's folder.
    package static let fileName = "splice.json"
    /// The name of a pack's manifest, which splicers don't read, in its folder.
    package static let manifestName = "manifest.json"

    /// The version of the shape: `currentSchema`. A shape with more keys keeps the number; one that a reader of today would misread
    /// gets another, and is refused.
    public internal(set) var schema: Int
    /// The pack's name and the name of its folder: 1 to 64 of `A-Z a-z 0-9 . _ -`, beginning with a letter or digit.
    public internal(set) var pack: String
    /// The language, a BCP 47 tag: `zh-Hans`.
    public internal(set) var locale: String
    /// The currency whose amounts the pack announces; `XXX`, the code of no currency, in a pack that announces none.
    public internal(set) var currency: Currency
    /// Who speaks, if the pack says so.
    public internal(set) var speaker: String?
    /// The amounts that the pack can announce; 0 alone in one that announces none and has no range.
    public package(set) var range: AmountRange
    /// The encodings that every clip exists in, by name: at least one. The name is also the folder's.
    public internal(set) var renditions: [String: Rendition]
    /// The clips, in the order of the pack's source, and behind them the pauses: 1 to `maximumClips`, ids unique.
    public internal(set) var clips: [Clip]
    /// How an amount becomes clips: a table whose indexes refer to `clips`. Empty in a pack that announces nothing.
    public internal(set) var grammar: NumberTable
    /// How the clips' texts are written together in a transcript, where not as usual; of several that have a pair of
    /// clips the first one counts.
    public internal(set) var textJoins: [TextJoin]
    /// What texts of pushes say, by templates of the pack's announcements.
    public internal(set) var texts: [TextTemplate] = []
    /// The form of numbers in texts of the pack's language.
    public internal(set) var numbers = NumberSample.pointed
    /// The announcements of which a push may ask with an amount of 0.
    public internal(set) var zeros: Set<String> = []
    /// The bounds that every clip and every announcement keeps.
    public internal(set) var limits: Limits

    /// Reads and checks the bytes of a `splice.json` (UTF-8).
    ///
    /// Keys that a splicer doesn't need are passed over.
    ///
    /// - Throws: `VoiceTableError` with the first rule that is broken.
    public init(json: some Collection<UInt8>) throws(VoiceTableError) { self = try CheckedSplice(json: json).manifest }

    /// The amounts of `range`.
    ///
    /// - Throws: `Amount.Fault` if the manifest has been made without checks; never for a decoded manifest.
    public var amounts: ClosedRange<Amount> {
        get throws(Amount.Fault) { try range.amounts(scale: currency.scale) }
    }

    /// The grammar, ready to be evaluated: amounts in, indexes into `clips` out.
    ///
    /// - Throws: `NumberGrammarError` if the manifest has been made without checks; never for a decoded manifest.
    public func amountGrammar() throws(NumberGrammarError) -> AmountGrammar {
        guard let amounts = try? amounts else { throw .empty("range") }
        return try AmountGrammar(grammar, clipCount: clips.count, range: amounts)
    }
}
