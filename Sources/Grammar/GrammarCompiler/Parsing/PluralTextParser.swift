import VoiceAssetCore

/// Reads the inside of `$(cardinal,one{…}other{…})$`.
struct PluralTextParser {
    private let text: SourceText
    private var indexes: ArraySlice<Int>
    /// Where the `$` stands.
    private let place: Int
    /// The form of `numbers-syntax` and its values, and the index of the scalar that it is at.
    private(set) var faults: [(form: String, values: [String: Finding.Argument], place: Int)] = []

    init(text: SourceText, indexes: ArraySlice<Int>, place: Int) {
        self.text = text
        self.indexes = indexes
        self.place = place
    }

    mutating func parse() -> RulePart {
        let type = take { $0 != "," }
        guard indexes.popFirst() != nil, type == "cardinal" || type == "ordinal" else {
            faults.append(("plural type", [:], place))
            return .plural([:])
        }
        var forms: [PluralCategory: PluralText] = [:]
        skipSpace()
        while !indexes.isEmpty {
            guard takeForm(&forms) else { return .plural(forms) }
            skipSpace()
        }
        if forms[.other] == nil { faults.append(("plural other", [:], place)) }
        if type == "ordinal" { return .unspeakable(.ordinal, place: place) }
        if forms.values.contains(where: { $0.text.unicodeScalars.contains("#") }) {
            return .unspeakable(.pluralDigits, place: place)
        }
        return .plural(forms)
    }

    /// Takes `one{…}`; false if the rest makes no sense.
    private mutating func takeForm(_ forms: inout [PluralCategory: PluralText]) -> Bool {
        let start = indexes.first ?? place
        let name = take { $0 != "{" && !$0.isPatternSpace }
        skipSpace()
        guard let open = indexes.popFirst(), text.scalars[open] == "{" else {
            faults.append(("plural name", ["name": .piece(name)], start))
            return false
        }
        let textStart = indexes.first ?? open
        let body = takeText()
        guard let close = indexes.popFirst(), text.scalars[close] == "}" else {
            faults.append(("plural brace", [:], open))
            return false
        }
        guard let category = PluralCategory(rawValue: name), forms[category] == nil else {
            let categories = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
            faults.append(("plural category", ["name": .piece(name), "categories": .text(categories)], start))
            return true
        }
        if body.unicodeScalars.contains(where: { "<>=←→".unicodeScalars.contains($0) }) {
            faults.append(("plural substitution", [:], textStart))
        }
        forms[category] = PluralText(text: body, place: textStart)
        return true
    }

    /// Takes text, in which `{id}` may stand for a clip.
    private mutating func takeText() -> String {
        var body = ""
        while true {
            body += take { $0 != "{" && $0 != "}" }
            let id = indexes.dropFirst().prefix { text.scalars[$0].isNameCharacter }
            let close = indexes.dropFirst(1 + id.count).first
            guard let open = indexes.first, text.scalars[open] == "{", !id.isEmpty,
                let close, text.scalars[close] == "}"
            else { return body }
            body += take { $0 != "}" } + "}"
            indexes = indexes.dropFirst()
        }
    }

    private mutating func take(while isTaken: (Unicode.Scalar) -> Bool) -> String {
        let taken = indexes.prefix { isTaken(text.scalars[$0]) }
        indexes = indexes.dropFirst(taken.count)
        return String(String.UnicodeScalarView(taken.map { text.scalars[$0] }))
    }

    private mutating func skipSpace() { indexes = indexes.drop { text.scalars[$0].isPatternSpace } }
}
