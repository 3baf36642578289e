import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks
import VoiceSplicer

/// An amount as people write it, with signs of currencies, groups of digits and digits of other scripts.
struct WrittenAmount {
    /// The same with ASCII digits and at most one point; two, if its only sign may part thousands or a fraction.
    let readings: [String]

    /// The most characters that are looked at.
    private static let maximumLength = 64

    /// - Returns: nil of what may mean something else.
    init?(_ text: String) {
        guard text.unicodeScalars.count <= Self.maximumLength else { return nil }
        let plain = Self.withoutCurrency(String(String.UnicodeScalarView(text.unicodeScalars.map(Self.ascii))))
        if let exact = Self.withoutExponent(plain) {
            readings = [exact]
            return
        }
        readings = [Self.decimal(plain), Self.whole(plain[...])].compactMap(\.self)
        if readings.isEmpty { return nil }
    }

    /// A number whose last sign, a point or a comma that stands once, parts the fraction: also `15.`, `15,-` and `.5`. Four
    /// digits behind a comma may be a group, as of 万.
    private static func decimal(_ text: String) -> String? {
        var number = text[...]
        if let dash = number.last, "-–—".contains(dash) { number.removeLast() }
        guard let place = number.lastIndex(where: { ",.".contains($0) }),
            number.count(where: { $0 == number[place] }) == 1
        else { return nil }
        let (before, fraction) = (number[..<place], number[number.index(after: place)...])
        let isPlain = number.count == text.count || fraction.isEmpty
        guard isPlain, number[place] == "." || fraction.count < 4, fraction.allSatisfy(\.isASCIIDigit),
            !(before.isEmpty && fraction.isEmpty),
            let whole = before.isEmpty ? "0" : whole(before)
        else { return nil }
        return fraction.isEmpty ? whole : "\(whole).\(fraction)"
    }

    /// A number without a fraction, whose groups are of three digits, or as in India of two before the last; nil of other groups, which
    /// may be anything.
    private static func whole(_ number: Substring) -> String? {
        guard let sign = number.first(where: { !$0.isASCIIDigit }) else { return number.isEmpty ? nil : String(number) }
        let groups = number.split(separator: sign, omittingEmptySubsequences: false)
        guard groupSigns.contains(sign), groups.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }), groups[0].first != "0"
        else {
            return nil
        }
        let counts = groups.dropFirst().map(\.count)
        let isEven = (1...3).contains(groups[0].count) && counts.allSatisfy { $0 == 3 }
        let isIndian =
            sign != "." && (1...2).contains(groups[0].count) && counts.last == 3
            && counts.dropLast().allSatisfy { $0 == 2 }
        return isEven || isIndian ? groups.joined() : nil
    }

    /// The signs that people put between groups, one kind in a number.
    private static let groupSigns = ",. '\u{2019}_"

    /// ASCII digits for those of other scripts, and the ASCII signs that number them.
    private static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
            return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
        }
        switch scalar {
        case "\u{ff0c}", "\u{66c}", "\u{60c}": return ","
        case "\u{ff0e}", "\u{66b}", "\u{b7}": return "."
        case let space where space.properties.isWhitespace: return " "
        default: return scalar
        }
    }

    /// Without the sign, the code of ISO 4217 or the character for the currency on either side. Other words may multiply: `15万`, `15k`.
    private static func withoutCurrency(_ text: String) -> String {
        var rest = text.trimmed
        for _ in 0..<2 {
            if let first = rest.first, isSign(first) { rest.removeFirst() }
            if let last = rest.last, isSign(last) { rest.removeLast() }
            if isCode(rest.prefix(3)) { rest.removeFirst(3) }
            if isCode(rest.suffix(3)) { rest.removeLast(3) }
            rest = rest.trimmed
        }
        return rest
    }

    private static func isSign(_ character: Character) -> Bool {
        "元円圓圆원".contains(character)
            || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
    }

    private static func isCode(_ text: Substring) -> Bool {
        text.count == 3 && text.allSatisfy { $0.isASCII && $0.isUppercase } && ISOCurrency(code: String(text)) != nil
    }

    /// `1.5e3` as 1500; nil of what is written otherwise, or has more than 18 digits so.
    private static func withoutExponent(_ text: String) -> String? {
        guard let parts = text.wholeMatch(of: /([0-9]{1,18})(?:\.([0-9]{1,18}))?[eE]([+\-]?[0-9]{1,2})/),
            let exponent = Int(parts.3)
        else { return nil }
        let digits = parts.1 + (parts.2 ?? "")
        let point = parts.1.count + exponent
        guard point <= 18, point > -18 else { return nil }
        let padded =
            String(repeating: "0", count: max(0, 1 - point)) + digits
            + String(repeating: "0", count: max(0, point - digits.count))
        let place = padded.index(padded.startIndex, offsetBy: max(1, point))
        let whole = padded[..<place].drop { $0 == "0" }
        var fraction = padded[place...]
        while fraction.last == "0" { fraction.removeLast() }
        return (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : ".\(fraction)")
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// Advice on an amount that a pack does not say. The splicers' words tell what is wrong, and are the same on all platforms; this is the
/// tool's alone.
struct AmountAdvice {
    /// The pack's name.
    let pack: String
    /// Digits of an amount after the point.
    let scale: Int

    /// Behind the words of the error; empty where they say what to do, or nothing is known.
    func words(on error: VoiceSplicerError) -> String {
        switch error {
        case .amount(let text, let fault), .refused(.amountText(let text, let fault)): words(on: text, fault)
        case .refused(.outOfRange):
            "; to say it, widen `range` in recordings/\(pack)/pack.yml and run generate, which names what else that needs"
        case .refused(.fraction): "; write a whole amount"
        default: ""
        }
    }

    /// No amount is named but what was typed, read as people write amounts: the wrong one would be said.
    private func words(on text: String, _ fault: Amount.Fault) -> String {
        switch fault {
        // The splicers say themselves how 15,50 is written.
        case .form where "\(VoiceSplicerError.amount(text, fault))".contains("write the point"): return ""
        case .exponent, .form: return "; write " + (meant(by: text) ?? "it out in digits")
        case .sign:
            let unsigned = text.drop { "+-\u{2212}".contains($0) }
            guard let amount = meant(by: String(unsigned)) else { return "; write it out in digits, without a sign" }
            return "; write \(amount)"
                + (text.first == "+" ? "" : ", and let another announcement say that money went out")
        case .fractionDigits:
            let rounding = "round it to \(scale == 0 ? "a whole amount" : counted(scale, "fraction digit"))"
            guard let amount = meant(by: text) else { return "; \(rounding)" }
            return "; write \(amount)"
                + (exact(text) != nil ? "" : " if the point parts thousands, or else \(rounding)")
        case .empty: return "; write it in digits"
        case .tooLarge, .scale: return ""
        }
    }

    /// The amounts of the currency that a text can mean; nil if there are none.
    private func meant(by text: String) -> String? {
        let readings = WrittenAmount(text)?.readings.compactMap(exact) ?? []
        return readings.isEmpty ? nil : readings.joined(separator: " or ")
    }

    /// A number without the zeros that it has beyond the currency's digits; nil if it is no amount of the currency.
    private func exact(_ number: String) -> String? {
        var number = number[...]
        if let point = number.firstIndex(of: ".") {
            while number.last == "0", number[point...].count - 1 > scale { number.removeLast() }
            if number.last == "." { number.removeLast() }
        }
        return (try? Amount(number, scale: scale)).map { _ in String(number) }
    }
}
