/// A slot that was checked, ready to say values.
package enum ResolvedSlot: Sendable {
    /// A number, as the amounts of a grammar of its own.
    case number(AmountGrammar)
    case choice([String: [Int]])
    case spell(SpelledForm, SymbolSpeech)
    case time(ResolvedClock)
    case date(ResolvedCalendar)
    case duration(ResolvedDuration)
}

/// Why a value is not said.
public enum SlotFault: Error, Sendable, Hashable {
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
    /// The most characters that a number's text has: 15 digits, a point and 3 more.
    private static let longestNumber = 19

    /// The clips of a value.
    func clips(_ text: String) throws(SlotFault) -> [Int] {
        guard !text.isEmpty else {
            if case .choice = self { throw .choice(example: example) }
            throw .form(example: example)
        }
        switch self {
        case .number(let grammar): return try number(text, grammar)
        case .choice(let choices):
            // Scalar by scalar: a text that is merely equivalent in Unicode is another one on other platforms.
            guard let (key, clips) = choices.first(where: { $0.key == text }), key.utf8.elementsEqual(text.utf8) else {
                throw .choice(example: example)
            }
            return clips
        case .spell(let form, let speech): return try speech.said(Array(try symbols(text, form)))
        case .time(let clock): return try clock.clips(text)
        case .date(let calendar): return try calendar.clips(text)
        case .duration(let duration): return try duration.clips(text)
        }
    }

    private func number(_ text: String, _ grammar: AmountGrammar) throws(SlotFault) -> [Int] {
        guard text.unicodeScalars.count <= Self.longestNumber else { throw .length(limit: Self.longestNumber) }
        let range = grammar.range
        // A leading zero makes it a number of another kind: a room, a code. Such values are spelled.
        let isPlain = text == "0" || !text.hasPrefix("0") || text.hasPrefix("0.")
        guard isPlain, let amount = try? Amount(text, scale: range.lowerBound.scale) else {
            throw .form(example: example)
        }
        guard range.contains(amount) else {
            throw .range(min: "\(range.lowerBound)", max: "\(range.upperBound)")
        }
        do { return try grammar.clips(amount: amount) } catch { throw .unsaid }
    }

    /// The symbols of a text that has the form.
    private func symbols(_ text: String, _ form: SpelledForm) throws(SlotFault) -> String.UnicodeScalarView {
        let limit = form.places.count
        guard text.unicodeScalars.count <= limit else { throw .length(limit: limit) }
        if let other = text.unicodeScalars.first(where: { !form.symbols.contains($0) }) {
            throw .symbol(String(other))
        }
        var places = form.start
        for symbol in text.unicodeScalars { places = form.next(places, symbol) }
        guard form.isEnd(places) else { throw .form(example: example) }
        return text.unicodeScalars
    }
}
