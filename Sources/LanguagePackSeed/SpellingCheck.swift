import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// Compares what a pack's clips say with what ICU spells.
struct SpellingCheck {
    private let pack: VoicePack
    private let grammar: AmountGrammar
    private let icu: ICURules
    private let texts: [String: String]
    private let plurals: PluralRules?
    /// The rule set of a slot that names none.
    private let defaultSet: String

    init(pack: VoicePack, grammar: AmountGrammar, icu: ICURules, defaultSet: String? = nil) {
        (self.pack, self.grammar, self.icu) = (pack, grammar, icu)
        texts = Dictionary(pack.clips.map { ($0.id, $0.text) }) { first, _ in first }
        plurals = PluralRules(locale: pack.locale)
        self.defaultSet = defaultSet ?? ""
    }

    /// At most ten amounts with what is said and what should be.
    func faults(random count: Int) -> [Finding] {
        var faults: [Finding] = []
        for amount in Self.amounts(of: pack, random: count) where faults.count < 10 {
            guard let clips = try? grammar.clips(amount: amount) else {
                faults.append(Finding(.languageDiffers, "unsaid", ["amount": .text("\(amount)")]))
                continue
            }
            let said = Self.heard(clips.map { pack.clips[$0].text }.joined())
            let spelled = spelled(amount).map(Self.heard)
            if said != spelled {
                var values: [String: Finding.Argument] = ["amount": .text("\(amount)"), "said": .text(said)]
                values["spelled"] = spelled.map { .text($0) }
                faults.append(Finding(.languageDiffers, spelled == nil ? "unspelled" : "", values))
            }
        }
        return faults
    }

    /// 0 to 120 with fractions, all powers of ten and their neighbours, and random amounts of every length.
    static func amounts(of pack: VoicePack, random count: Int) -> [Amount] {
        let unit = Amount.unit(pack.range.upperBound.scale)
        var values: [Int64] = []
        for number in Int64(0)...120 { values += [number * unit, number * unit + number % unit] }
        var power = unit
        while power <= pack.range.upperBound.minorUnits, power < Int64.max / 10 {
            values += [power - 1, power - unit, power, power + 1, power + unit]
            power *= 10
        }
        var state: UInt64 = 72
        for index in 0..<count {
            // A linear congruential generator is random enough to meet every rule (Knuth, MMIX).
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let span = UInt64(pack.range.upperBound.minorUnits) + 1
            let value = Int64((state >> 11) % span)
            // Every length is as likely as another; every third amount is a whole one.
            let digits = (0..<(index % 12)).reduce(value) { value, _ in max(value / 10, 1) }
            values.append(index % 3 == 0 ? digits - digits % unit : digits)
        }
        if pack.refusesFractions { values = values.map { $0 - $0 % unit } }
        values += pack.refusesFractions ? [] : [pack.range.lowerBound.minorUnits, pack.range.upperBound.minorUnits]
        return values.filter { $0 >= pack.range.lowerBound.minorUnits && $0 <= pack.range.upperBound.minorUnits }
            .compactMap { try? Amount(minorUnits: $0, scale: pack.range.upperBound.scale) }
    }

    /// An amount in words by the pack's patterns, its numbers by ICU.
    private func spelled(_ amount: Amount) -> String? {
        let pattern = pack.amount.first {
            ($0.integer ?? amount.integer) == amount.integer && ($0.fraction ?? amount.fraction) == amount.fraction
        }
        guard let pattern else { return nil }
        var text = ""
        for item in pattern.say {
            guard let part = spelled(item, amount) else { return nil }
            text += part
        }
        return text
    }

    private func spelled(_ item: PhraseItem, _ amount: Amount) -> String? {
        guard case .part(let part) = item else { return item.clip.flatMap { texts[$0] } }
        let set = part.ruleSet ?? defaultSet
        switch part.kind {
        case .integer: return spell(amount.integer, by: set)
        case .fraction: return spell(amount.fraction, by: set)
        case .digits, .allDigits:
            var digits = String(amount.fraction)
            digits = String(repeating: "0", count: amount.scale - digits.utf8.count) + digits
            while part.kind == .digits, digits.hasSuffix("0"), digits.utf8.count > 1 { digits.removeLast() }
            return digits.utf8.map { spell(Int64($0) - 0x30, by: set) ?? "" }.joined()
        case .major: return word("major", amount.integer)
        case .minor: return word("minor", amount.fraction)
        }
    }

    /// A number in words, with the texts of the clips that the rules name.
    private func spell(_ number: Int64, by set: String) -> String? {
        guard var text = icu.spell(number, by: set) else { return nil }
        if text.contains("{") { for (id, said) in texts { text = text.replacing("{\(id)}", with: said) } }
        return text
    }

    private func word(_ kind: String, _ number: Int64) -> String? {
        let category = plurals?.category(integer: number) ?? .other
        let words = pack.words[kind] ?? [:]
        return (words[category.rawValue] ?? words["other"]).flatMap { texts[$0] }
    }

    /// A text without spaces, hyphens, commas and join marks.
    static func heard(_ text: String) -> String {
        String(
            text.unicodeScalars.filter { scalar in
                switch scalar.properties.generalCategory {
                case .spaceSeparator, .dashPunctuation, .format: false
                default: ![",", "،", "、"].contains(scalar)
                }
            })
    }
}
