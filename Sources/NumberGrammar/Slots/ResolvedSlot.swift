/// What an announcement says besides an amount, ready to be said.
package enum ResolvedSlot: Sendable {
    case ordered(OrderedValues)
    case choice([String: [Int]])
    case spell(SpelledForm, SymbolSpeech)

    /// As in JSON.
    package var kind: String {
        switch self {
        case .ordered(let values): values.form.kind
        case .choice: "choice"
        case .spell: "spell"
        }
    }

    /// A text that the slot says: its smallest value, its first choice, its shortest text.
    package var example: String {
        switch self {
        case .ordered(let values): values.example
        case .choice(let choices): choices.keys.min() ?? ""
        case .spell(let form, _):
            form.places.filter { !$0.isOptional }.compactMap { $0.symbols.min() }.map { String($0) }.joined()
        }
    }
}

/// Why a value is not said.
public enum SlotFault: Error, Sendable, Equatable {
    /// The announcement says the slot, and there is no value.
    case missing
    /// The announcement has no such slot.
    case unknown
    /// The text is empty, or is not written as the slot's values are: `007`, `-1` or `1e3` for a number. The example is.
    case form(example: String)
    /// A number that is not in the slot's range.
    case range(min: String, max: String)
    /// A symbol that the slot does not say.
    case symbol(String)
    /// More symbols than the slot's longest value has.
    case length(limit: Int)
    /// None of the texts of a choice, of which the example is one.
    case choice(example: String)
    /// The pack is damaged: nothing says this value.
    case unsaid

    /// What is wrong, for programs and logs: `slot.missing`, `slot.unknown`, `slot.form`, `slot.range`, `slot.symbol`,
    /// `slot.length`, `slot.choice` or `slot.unsaid`. It stays what it is.
    public var code: String {
        switch self {
        case .missing: "slot.missing"
        case .unknown: "slot.unknown"
        case .form: "slot.form"
        case .range: "slot.range"
        case .symbol: "slot.symbol"
        case .length: "slot.length"
        case .choice: "slot.choice"
        case .unsaid: "slot.unsaid"
        }
    }
}

extension ResolvedSlot {
    init(_ name: String, of table: NumberTable) throws(NumberGrammarError) {
        switch table.slots[name] {
        case .ordered(let values)?:
            guard let range = values.range else { throw .slot(name) }
            self = .ordered(try OrderedValues(values.form, range, values.parts, table.machines))
        case .choice(let choices)?: self = .choice(choices)
        case .spell(let spelling)?: self = .spell(SpelledForm(spelling.form), SymbolSpeech(spelling))
        case nil: throw .slot(name)
        }
    }

    func clips(_ text: String) throws(SlotFault) -> [Int] {
        switch self {
        case .ordered(let values): return try values.clips(text)
        case .choice(let choices):
            // Scalar by scalar: a text that is merely equivalent in Unicode is another one on other platforms.
            guard let (key, clips) = choices.first(where: { $0.key == text }), Array(key.utf8) == Array(text.utf8)
            else {
                throw .choice(example: example)
            }
            return clips
        case .spell(let form, let speech): return try speech.said(Array(try symbols(text, form)))
        }
    }

    private func symbols(_ text: String, _ form: SpelledForm) throws(SlotFault) -> String.UnicodeScalarView {
        let limit = form.places.count
        guard text.unicodeScalars.count <= limit else { throw .length(limit: limit) }
        if let other = text.unicodeScalars.first(where: { !form.symbols.contains($0) }) {
            throw .symbol(String(other))
        }
        var places = form.start
        for symbol in text.unicodeScalars { places = form.next(places, symbol) }
        guard !text.isEmpty, form.isEnd(places) else { throw .form(example: example) }
        return text.unicodeScalars
    }
}
