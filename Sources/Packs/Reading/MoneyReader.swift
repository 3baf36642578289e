package import NumberGrammar
package import VoiceAssetCore
import VoiceManifest

/// Reads the language, the currency and the amounts of pack.yml.
enum MoneyReader {
    static func locale(_ field: PackField) -> String? {
        guard let text = field.text() else { return nil }
        if LanguageTag.isWellFormed(text) { return text }
        let dashed = String(text.map { $0 == "_" ? "-" : $0 })
        return field.fault(
            .packValue, "language tag", ["text": .piece(text)], nearest: LanguageTag.isWellFormed(dashed) ? dashed : nil
        )
    }

    static func currency(_ field: PackField) -> ISOCurrency? {
        guard let text = field.text() else { return nil }
        if let currency = ISOCurrency(code: text) { return currency }
        if let (code, year) = ISOCurrency.successor(of: text) {
            return field.fault(
                .packValue, "old currency", ["text": .piece(text), "year": .count(year), "code": .text(code)])
        }
        return field.fault(.packValue, "currency", ["text": .piece(text)], nearest: ISOCurrency.nearest(to: text))
    }

    /// `unit: { name: litre, digits: 2 }`: what amounts count that are no money, and the digits behind their point.
    static func unit(_ field: PackField) -> (name: String, currency: ISOCurrency)? {
        guard let keys = PackRecord(field, required: ["name"], optional: ["digits"]) else { return nil }
        let name = keys["name"]?.prose()
        guard let place = keys["digits"] else { return name.map { ($0, .none(digits: 0)) } }
        guard let digits = place.integer(from: 0) else { return nil }
        guard digits <= Amount.maximumScale else {
            return place.fault(.packValue, "digits", ["digits": .count(digits), "most": .count(Amount.maximumScale)])
        }
        return name.map { ($0, .none(digits: Int(digits))) }
    }

    /// `fractions: none`
    static func refusesFractions(_ field: PackField) -> Bool {
        guard let text = field.text() else { return false }
        if text == "none" { return true }
        field.report(.packValue, "fractions", ["text": .piece(text)])
        return false
    }

    /// Without a currency the form of the range is checked all the same.
    static func range(_ field: PackField, currency: ISOCurrency?) -> ClosedRange<Amount>? {
        guard let text = field.text() else { return nil }
        do {
            let scale = currency?.scale ?? Amount.maximumScale
            return try AmountRangeSyntax.range(text, scale: scale, currency: currency?.code)
        } catch {
            field.findings.add(error, at: field.position)
            return nil
        }
    }
}

/// The value of `range` in pack.yml: two amounts with three dots between them.
package enum AmountRangeSyntax {
    /// Reads `0.00...99999999.99`.
    /// - Parameters:
    ///   - scale: the fraction digits of the currency, 0 … `Amount.maximumScale`; amounts may have fewer.
    ///   - currency: its code, which a finding names.
    /// - Throws: what is wrong with the text, at no place yet.
    package static func range(
        _ text: String, scale: Int, currency: String? = nil
    ) throws(Finding) -> ClosedRange<Amount> {
        let bytes = text.utf8
        let dots = [UInt8](repeating: UInt8(ascii: "."), count: 3)
        guard let index = bytes.indices.first(where: { bytes[$0...].starts(with: dots) }) else {
            throw Finding(.packValue, "range", ["text": .piece(text)])
        }
        let min = try amount(text[..<index], scale, currency)
        let max = try amount(text[bytes.index(index, offsetBy: dots.count)...], scale, currency)
        guard min <= max else { throw Finding(.packValue, "range backwards", ["text": .piece(text)]) }
        return min...max
    }

    private static func amount(_ text: Substring, _ scale: Int, _ currency: String?) throws(Finding) -> Amount {
        do {
            return try Amount(text, scale: scale)
        } catch {
            var values = ["amount": Finding.Argument.piece(String(text))]
            switch error {
            case .empty, .sign, .exponent, .form, .scale: throw Finding(.packValue, "amount", values)
            // Of two faults the larger one.
            case .fractionDigits where (try? Amount(text.prefix { $0 != "." }, scale: 0)) != nil:
                values["most"] = .count(scale)
                values["currency"] = currency.map { .text($0) }
                throw Finding(
                    .packValue, currency == nil ? "fraction digits of any amount" : "fraction digits of an amount",
                    values)
            case .tooLarge, .fractionDigits:
                values["most"] = .count(Amount.maximumInteger)
                throw Finding(.packValue, "amount too large", values)
            }
        }
    }
}

/// Reads `amount` of pack.yml: the patterns by which amounts are said.
struct AmountPatternReader {
    private static let maximumPatterns = 1000

    let currency: ISOCurrency?
    let sayings: PhraseReader
    /// The parts that may stand in a pattern.
    var slots = AmountPart.Kind.allCases.map(\.rawValue)

    func patterns(_ field: PackField) -> [VoicePack.AmountPattern] {
        var patterns: [VoicePack.AmountPattern] = []
        var earlier: [(pattern: VoicePack.AmountPattern, line: Int)] = []
        for item in field.items(limit: Self.maximumPatterns) ?? [] {
            guard let keys = PackRecord(item, required: ["say"], optional: ["when"]) else { continue }
            var pattern = VoicePack.AmountPattern(say: keys["say"].map { sayings.items($0, slots: slots) } ?? [])
            if let when = keys["when"] { (pattern.integer, pattern.fraction) = condition(when) }
            patterns.append(pattern)
            // A condition that can't be read is a fault of its own.
            guard keys["when"] == nil || pattern.integer != nil || pattern.fraction != nil else { continue }
            if let before = earlier.first(where: { $0.pattern.holds(whenever: pattern) }) {
                item.report(.packValue, "unused pattern", ["line": .count(before.line)])
            }
            earlier.append((pattern, item.position.line))
        }
        return patterns
    }

    /// Amounts with a fraction are said, or refused because somebody wants it so.
    func checkFractions(_ patterns: [VoicePack.AmountPattern], at field: PackField?, areRefused: Bool) {
        guard let field, let currency, currency.scale > 0, !patterns.isEmpty else { return }
        let saysNone = patterns.allSatisfy { $0.fraction == 0 }
        guard saysNone != areRefused else { return }
        field.report(.packValue, saysNone ? "unsaid fractions" : "refused fractions")
    }

    /// Warns of a pattern that says a point and no digit behind it: `{digits}` leaves out the zeros at the end, and of a
    /// fraction of 0 there are no others.
    static func checkDigits(_ patterns: [VoicePack.AmountPattern], of range: ClosedRange<Amount>, at field: PackField) {
        let isWhole = range.lowerBound.fraction == 0 || range.upperBound.integer > range.lowerBound.integer
        let whole = patterns.prefix { !($0.integer == nil && $0.fraction == 0) }
        let says = whole.contains { pattern in
            guard pattern.fraction == nil || pattern.fraction == 0,
                let digits = pattern.say.firstIndex(where: { $0.part?.kind == .digits }), digits > 0
            else { return false }
            return pattern.say[digits - 1].clip != nil
        }
        guard isWhole, says else { return }
        field.report(.packValue, "digits of nothing")
    }

    private func condition(_ field: PackField) -> (integer: Int64?, fraction: Int64?) {
        guard let keys = PackRecord(field, optional: ["integer", "fraction"]) else { return (nil, nil) }
        let integer = keys["integer"]?.integer(from: 0)
        let fraction = keys["fraction"]?.integer(from: 0)
        if let field = keys["fraction"], let fraction, let currency,
            String(fraction).utf8.count > max(1, currency.scale) || currency.scale == 0 && fraction > 0
        {
            let largest = currency.scale == 0 ? "0" : String(repeating: "9", count: currency.scale)
            field.report(
                .packValue, "fraction",
                ["fraction": .count(fraction), "largest": .text(largest), "code": .text(currency.code)])
        }
        return (integer, fraction)
    }
}

extension VoicePack.AmountPattern {
    /// Whether it holds for each amount that another pattern holds for.
    fileprivate func holds(whenever other: Self) -> Bool {
        (integer == nil || integer == other.integer) && (fraction == nil || fraction == other.fraction)
    }
}

/// Reads `words` of pack.yml: `{major: {one: dollar, other: dollars}}`.
struct WordsReader {
    static let kinds = [AmountPart.Kind.major, .minor].map(\.rawValue)
    static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

    /// See `VoicePack.words`.
    private(set) var words: [String: [String: String]] = [:]
    /// The units that have words, whether or not they are right.
    let declaredUnits: Set<String>

    /// - Parameter field: nil if pack.yml has no such key.
    init(_ field: PackField?, _ clips: ClipReferences) {
        guard let field, let units = PackRecord(field, optional: Self.kinds) else {
            declaredUnits = []
            return
        }
        declaredUnits = units.keys
        for unit in units.sorted {
            let categories = PackRecord(unit, optional: Self.pluralCategories)
            let read = Self.words(categories, clips)
            if !read.isEmpty { words[unit.key] = read }
        }
    }

    /// The clips of a word's plural categories, among other keys.
    static func words(_ keys: PackRecord?, _ clips: ClipReferences) -> [String: String] {
        var words: [String: String] = [:]
        for field in keys?.sorted ?? [] where pluralCategories.contains(field.key) {
            words[field.key] = clips.id(field)
        }
        return words
    }
}
