import NumberGrammar

/// A decimal number as servers and people write it, where it has one meaning: ` 15.50 `, `15.500`, `1,234.50`, and `15,50` where
/// the pack's language writes so.
enum WrittenDecimal {
    /// - Parameters:
    ///   - scale: the fraction digits of the currency.
    ///   - locale: the pack's.
    static func amount(_ text: String, scale: Int, locale: String) throws(Amount.Fault) -> Amount {
        let scalars = Array(text.unicodeScalars)[...]
        let trimmed = scalars.drop(while: \.isBlank).dropLast(while: \.isBlank)
        let number = String(String.UnicodeScalarView(trimmed))
        let isGroup = scale == 0 && isGroup(number, by: ",")
        let comma = isCommaDecimal(locale) ? pointed(number) : isGroup ? number.replacing(",", with: "") : nil
        let plain = comma ?? grouped(number) ?? number
        return try Amount(withoutZeros(plain, scale: scale, locale: locale), scale: scale)
    }

    /// The signs that group digits somewhere: also the spaces that no line breaks at.
    static let groupSigns = ",.'’\u{a0}\u{2009}\u{202f}"

    /// The digits of a number in groups that can be nothing else, with a point: 1234.50 of `1,234.50`. `nil` for others.
    ///
    /// Another sign stands behind the groups (`1.234,50`), there are several (`1,234,567`, `1,23,456`), or theirs is no
    /// decimal sign: `1'234`.
    static func grouped(_ number: String) -> String? {
        let digits: ClosedRange<Character> = "0"..."9"
        guard let sign = number.first(where: { !digits.contains($0) }), groupSigns.contains(sign) else { return nil }
        var groups = number.split(separator: sign, omittingEmptySubsequences: false)
        let parts = groups.removeLast().split(omittingEmptySubsequences: false) { ",.".contains($0) }
        groups.append(parts[0])
        let isEven = groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
        let isIndian =
            sign == "," && groups[0].utf8.count < 3 && parts[0].utf8.count == 3
            && groups.dropFirst().dropLast().allSatisfy { $0.utf8.count == 2 }
        let isFirst = (1...3).contains(groups[0].utf8.count) && groups[0].first != "0"
        let isWhole = (groups + parts).allSatisfy { !$0.isEmpty && isDigits($0.utf8[...]) }
        let isExact = parts.count == 2 || groups.count > 2 || !",.".contains(sign)
        guard isEven || isIndian, isFirst, isWhole, isExact, parts.count <= 2 else { return nil }
        return groups.joined() + parts.dropFirst().map { ".\($0)" }.joined()
    }

    /// The digits of a number that ends with a dash for no minor units: 15 of `15,-`. `nil` for others.
    static func rounded(_ number: String) -> String? {
        guard let dash = number.last, "-–—".contains(dash) else { return nil }
        let pointed = number.dropLast()
        guard let point = pointed.last, ",.".contains(point) else { return nil }
        let whole = pointed.dropLast()
        if !whole.isEmpty, isDigits(whole.utf8[...]) { return String(whole) }
        return grouped("\(pointed)0").flatMap { $0.hasSuffix(".0") ? String($0.dropLast(2)) : nil }
    }

    /// True if a number has a single group, which may be thousands or a fraction: `1,500`.
    static func isGroup(_ number: String, by sign: Character) -> Bool {
        let groups = number.split(separator: sign, omittingEmptySubsequences: false)
        return groups.count == 2 && (1...3).contains(groups[0].utf8.count) && groups[0].first != "0"
            && groups[1].utf8.count == 3 && groups.allSatisfy { isDigits($0.utf8[...]) }
    }

    /// A number of one or two digits behind a comma, with a point: 15.50 of `15,50`. `nil` for every other one.
    static func pointed(_ number: String) -> String? {
        let parts = number.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, (1...2).contains(parts[1].count), parts.allSatisfy(isDigits) else {
            return nil
        }
        return number.replacing(",", with: ".")
    }

    /// Without zeros beyond the currency's digits. Three digits behind a point are thousands where the decimal sign is a
    /// comma, and of currencies without fractions everywhere.
    private static func withoutZeros(_ number: String, scale: Int, locale: String) -> String {
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count > scale, parts[1].dropFirst(max(0, scale)).allSatisfy({ $0 == "0" }),
            parts[1].count != 3 || scale > 0 && !isCommaDecimal(locale)
        else { return number }
        return scale > 0 ? "\(parts[0]).\(parts[1].prefix(scale))" : String(parts[0])
    }

    private static func isDigits(_ text: Substring.UTF8View.SubSequence) -> Bool { text.allSatisfy(\.isASCIIDigit) }

    /// The amount that a binary floating-point number stands for: the only one within two units of its last place. Up to
    /// 2^53 minor units.
    static func amount(_ number: Double, scale: Int) throws(Amount.Fault) -> Amount {
        let fault: Amount.Fault
        let unit = Double((0..<min(max(scale, 0), Amount.maximumScale)).reduce(1) { unit, _ in unit * 10 })
        let units = (number * unit).rounded()
        do throws(Amount.Fault) {
            let amount = try Amount(exactly: number, scale: scale)
            // Of two amounts that are the same number, nobody knows which one was sent: 90071992547409.90 and .91.
            guard units <= 0x1p53, (units - 1) / unit != number, (units + 1) / unit != number else {
                throw .tooLarge
            }
            return amount
        } catch { fault = error }
        guard case .fractionDigits = fault, units <= 0x1p53 else { throw fault }
        let near = [units - 1, units, units + 1].filter { $0 >= 0 && abs($0 / unit - number) <= 2 * number.ulp }
        guard near.count == 1, let only = near.first else { throw fault }
        return try Amount(minorUnits: Int64(only), scale: scale)
    }

    /// The amount of a number by its decimal digits. Some decoders of JSON give those of a binary one: `15.299999999999999`.
    static func amount(number text: String, scale: Int) throws(Amount.Fault) -> Amount {
        do throws(Amount.Fault) {
            return try Amount(text, scale: scale)
        } catch {
            guard case .fractionDigits = error, let number = Double(text) else { throw error }
            return try amount(number, scale: scale)
        }
    }

    // MARK: The decimal comma

    /// The languages whose decimal sign is a comma, by CLDR 48 (`numbers.json`, as ICU 78 has it).
    static let commaLanguages =
        """
        af agq ast az bas be bg blo br bs bua ca cs cv da de dsb dua dyo el eo es et eu ewo ff fi fo fr fur fy gl hr hsb hu \
        hy ia id ie is it jgo jv ka kab kea kgp kk kkj kl ksf ksh ku ky lb lij lmo ln lo lt lu lv mgh mk mua nb nds nl nmg \
        nn nnh no oc os pl pms prg ps pt rm rn ro ru rw sah sc scn se seh sg shi sk sl smn sq sr su sv szl tg tk tok tr tt \
        tzm uk uz vec vi vmw wae wo yav yrl zgh
        """

    /// The regions where some of these languages write a point.
    static let pointRegions = "419 BR BZ CH CU DO GT HN LI MX NI PA PE PR SV US"

    /// Whether a locale's decimal sign is a comma.
    static func isCommaDecimal(_ locale: String) -> Bool {
        let subtags = locale.split(separator: "-")
        guard let language = subtags.first else { return false }
        let regions = pointRegions.split(separator: " ")
        let pointed: Set<Substring> = ["es", "de", "it"]
        return commaLanguages.split(separator: " ").contains { $0.lowercasedASCII == language.lowercasedASCII }
            && !(pointed.contains(language) && subtags.dropFirst().contains { regions.contains($0) })
    }
}
