import VoiceAssetCore

/// Reads `words` of pack.yml: `{major: {one: dollar, other: dollars}}`.
struct WordsReader {
    static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

    /// See `VoicePack.words`.
    private(set) var words: [String: [String: String]] = [:]
    /// The units that have words, whether or not they are right.
    let declaredUnits: Set<String>

    /// - Parameter field: nil if pack.yml has no such key.
    init(_ field: PackField?, _ clips: inout ClipReferences, _ findings: inout FileFindings) {
        let kinds = [AmountPart.Kind.major, .minor].map(\.rawValue)
        guard let field, let units = PackRecord(field, optional: kinds, &findings) else {
            declaredUnits = []
            return
        }
        declaredUnits = units.keys
        for unit in units.sorted {
            let optional = Self.pluralCategories
            guard let categories = PackRecord(unit, optional: optional, &findings) else {
                continue
            }
            for category in categories.sorted {
                guard let id = clips.id(category, &findings) else { continue }
                words[unit.key, default: [:]][category.key] = id
            }
        }
    }
}
