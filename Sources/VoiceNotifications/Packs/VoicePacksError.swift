/// Why none of an app's voice packs is chosen.
public enum VoicePacksError: Error, Sendable, Equatable {
    /// There is no such folder, or no `index.json` in it.
    case indexMissing(folder: String)
    /// The index is not sound.
    case index(folder: String, VoiceTableError)
    /// No pack announces one of these currencies; those that the packs announce. Never is another one said instead.
    case noPack(currencies: [String], available: [String])
    /// Nothing says which of these currencies it is.
    case currencyMissing(available: [String])
    /// No pack has this speaker; those that they have.
    case noSpeaker(String, available: [String])
    /// The chosen pack can't be loaded, or the index can't be read.
    case pack(VoiceSplicerError)
}

extension VoicePacksError: CustomStringConvertible {
    /// What is wrong, for programs and logs: `currency.missing`. It stays what it is.
    public var code: String { told.code }

    /// The error in words.
    public var description: String { told.words }

    package var told: (code: String, words: String) {
        switch self {
        case .indexMissing(let folder): ("index.missing", "\(folder): no voice packs here: index.json is missing")
        case .index(let folder, let error): ("index.unsound", "\(folder)/index.json: \(error)")
        case .noPack(let currencies, let available):
            (
                "currency.unknown",
                "no voice pack announces \(Self.list(currencies, "or")); there is one for \(Self.list(available, "and"))"
            )
        case .currencyMissing(let available):
            (
                "currency.missing",
                "the currency is not said, and there are voice packs for \(Self.list(available, "and"))"
            )
        case .noSpeaker(let speaker, let available):
            (
                "speaker.unknown",
                "no voice pack has the speaker \(speaker.quoted); there is \(Self.list(available, "and"))"
            )
        case .pack(let error): error.told
        }
    }

    private static func list(_ names: [String], _ word: String) -> String {
        let shown = names.prefix(10).map { String($0.prefix(20)) }
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
        return "\(shown.dropLast().joined(separator: ", ")) \(word) \(last)"
    }
}
