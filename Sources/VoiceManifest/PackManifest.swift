public import NumberGrammar

/// What one voice pack holds: the content of `VoiceAssets/<pack>/manifest.json`.
///
/// A value that was decoded is sound: every path stays inside the pack's folder, every clip has a file in every
/// rendition, and lengths, rates and checksums agree with each other. Whether the files on disk are the ones that the
/// manifest describes is not known from it; compare `bytes` and `sha256` for that.
public struct PackManifest: Sendable, Hashable, Codable {
    /// The version of the shape that this library reads and writes.
    public static let currentSchema = 1
    /// The longest JSON text that is read, bytes: 16 MiB.
    public static let maximumBytes = 16 << 20
    /// The most clips that a pack may hold.
    public static let maximumClips = 10_000
    /// The duration that no notification sound may reach, seconds. iOS plays its own sound instead of a longer one.
    public static let maximumSeconds = 30.0
    /// The name of the file in the pack's folder.
    package static let fileName = "manifest.json"

    /// The version of the shape: always `currentSchema`. A shape with more keys keeps the number; one that a reader of
    /// today would misread gets another, and is refused.
    public package(set) var schema: Int
    /// The pack's name and the name of its folder: 1 to 64 of `A-Z a-z 0-9 . _ -`, beginning with a letter or digit.
    public package(set) var pack: String
    /// The language, a BCP 47 tag: `zh-Hans`.
    public package(set) var locale: String
    /// The currency whose amounts the pack announces.
    public package(set) var currency: Currency
    /// Who speaks, if the pack says so.
    public package(set) var speaker: String?
    /// The licence of the recordings, if the pack says so; an SPDX identifier by custom.
    public package(set) var license: String?
    /// What made the clips.
    public package(set) var generator: Generator
    /// What the clips were aimed at.
    public package(set) var profile: Profile
    /// The pack's source text, by which a stale pack is known.
    public package(set) var source: PackSource
    /// The amounts that the pack can announce.
    public package(set) var range: AmountRange
    /// The encodings that every clip exists in, by name: at least one. The name is also the folder's.
    public package(set) var renditions: [String: Rendition]
    /// The clips, in the order of the pack's source: 1 to `maximumClips`, ids unique.
    public package(set) var clips: [Clip]
    /// How an amount becomes clips: a table whose indexes refer to `clips`. Empty in a pack that announces nothing.
    public package(set) var grammar: NumberTable
    /// What is known of the grammar's announcements, by id.
    public package(set) var announcements: [String: Announcement]
    /// The bounds that every clip keeps.
    public package(set) var limits: Limits

    enum CodingKeys: String, CodingKey {
        case schema, pack, locale, currency, speaker, license, generator, profile, source, range, renditions, clips
        case grammar, announcements, limits
    }

    package init(
        pack: String, locale: String, currency: Currency, speaker: String?, license: String?, generator: Generator,
        profile: Profile, source: PackSource, range: AmountRange, renditions: [String: Rendition], clips: [Clip],
        grammar: NumberTable = NumberTable(), announcements: [String: Announcement], limits: Limits = Limits()
    ) {
        self.schema = Self.currentSchema
        self.pack = pack
        self.locale = locale
        self.currency = currency
        self.speaker = speaker
        self.license = license
        self.generator = generator
        self.profile = profile
        self.source = source
        self.range = range
        self.renditions = renditions
        self.clips = clips
        self.grammar = grammar
        self.announcements = announcements
        self.limits = limits
    }
}
