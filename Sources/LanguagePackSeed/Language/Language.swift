/// What is known of a language: its own file, and its parents'.
@dynamicMemberLookup
struct Language {
    private let file: LanguageFile
    /// Whether there is data of what is said besides amounts.
    let knowsSlots: Bool

    /// - Parameters:
    ///   - files: the language's own first, then its parents'. None: nothing is known of it.
    ///   - fallback: what is said besides amounts in a language that nobody has written it for.
    init(_ files: [(tag: String, file: LanguageFile)], fallback: SlotTemplates?) {
        let known = files.reduce(LanguageFile()) { $0.orElse($1.file) }
        knowsSlots = !known.slots.slots.isEmpty
        file = fallback.map { known.orElse(LanguageFile(slots: $0)) } ?? known
    }

    subscript<Value>(dynamicMember key: KeyPath<LanguageFile, Value>) -> Value { file[keyPath: key] }
    var status: LanguageStatus { file.status ?? .cldr }
    var sources: [String] { file.sources ?? [] }
    var doubts: [Doubt] { file.doubts ?? [] }
    var notes: [Doubt] { file.notes ?? [] }
    var faults: [String] { file.faults ?? [] }
    /// What opens, or ends, an announcement; nil if it is not known.
    var phrase: String? { file.phrase ?? nil }
    var amountComesFirst: Bool { file.amountComesFirst ?? false }
    var texts: [Doubt] { file.texts ?? [] }

    var atomic: Int64 { file.atomic ?? 0 }

    /// The tags that a person has to choose from, where this one means several languages.
    var instead: [String] { file.instead ?? [] }
}

extension LanguageFile {
    /// This file, and where it says nothing another.
    fileprivate func orElse(_ other: Self) -> Self {
        var file = self
        file.name = name ?? other.name
        file.status = status ?? other.status
        file.sources = sources ?? other.sources
        file.doubts = doubts ?? other.doubts
        file.notes = notes ?? other.notes
        file.faults = faults ?? other.faults
        file.phrase = phrase ?? other.phrase
        file.amountComesFirst = amountComesFirst ?? other.amountComesFirst
        file.texts = texts ?? other.texts
        file.largest = largest ?? other.largest
        file.atomic = atomic ?? other.atomic
        file.fuse = fuse ?? other.fuse
        file.instead = instead ?? other.instead
        file.point = point ?? other.point
        file.sets = other.sets.merging(sets) { _, own in own }
        file.currencies = other.currencies.merging(currencies) { _, own in own }
        file.units = other.units.merging(units) { _, own in own }
        file.habits = habits.orElse(other.habits)
        // The parent's sets may have other names than ICU's.
        file.rules = rules ?? other.rules
        file.slots = slots.orElse(other.slots)
        file.slotRules = slotRules ?? other.slotRules
        return file
    }
}
