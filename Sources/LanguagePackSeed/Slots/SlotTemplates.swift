import VoiceAssetPacks

/// What a language says besides amounts: one slots.yml, or several of which the first has the last word.
struct SlotTemplates {
    static let fileName = "slots.yml"
    static let rulesFile = "slots.rbnf"

    /// The ids of the clips of months, which CLDR has in every language.
    static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// A part of a file, and the file, as the user would type it.
    struct Part {
        var node: YAMLNode
        var file: String
    }

    var status: LanguageStatus?
    var sources: [String]?
    var doubts: [Doubt]?
    var notes: [Doubt]?
    /// What letters and digits are called one by one.
    var symbols: [String: String] = [:]
    /// Texts by clip.
    var clips: [String: String] = [:]
    /// By kind, in pack.yml's notation.
    var slots: [String: Part] = [:]
    /// By id: lists of clips and slots, and lists that are left out with the slot that they say.
    var announcements: [String: Part] = [:]

    /// These, and where they say nothing those of another.
    func orElse(_ other: Self) -> Self {
        Self(
            status: status ?? other.status, sources: sources ?? other.sources, doubts: doubts ?? other.doubts,
            notes: notes ?? other.notes,
            symbols: other.symbols.merging(symbols) { _, own in own },
            clips: other.clips.merging(clips) { _, own in own },
            slots: other.slots.merging(slots) { _, own in own },
            announcements: other.announcements.merging(announcements) { _, own in own })
    }

    /// How a kind is said; one that names another kind is said as that one.
    func slot(_ kind: String) -> Part? {
        slots[kind].flatMap { part in part.node.text.map { slots[$0] } ?? part }
    }

    /// What a letter or digit is called; a text to be written if nobody knows it here.
    func symbol(_ symbol: String) -> String {
        symbols[symbol] ?? symbols[symbol.uppercased()] ?? "\(TodoMarker.mark) \(symbol), as one says it alone"
    }
}
