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
        let plain = plain(number) ?? (isCommaDecimal(locale) ? pointed(number) : nil) ?? number
        return try Amount(withoutZeros(plain, scale: scale, locale: locale), scale: scale)
    }

    /// A number in groups of three digits with a point behind them, without the commas: 1234.50 of `1,234.50`. `nil` for
    /// every other one: `1,234` is something else to others.
    static func plain(_ number: String) -> String? {
        let parts = number.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let groups = parts[0].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard parts.count == 2, groups.count > 1, (1...3).contains(groups[0].count),
            groups[0].first != UInt8(ascii: "0"),
            groups.dropFirst().allSatisfy({ $0.count == 3 }), !parts[1].isEmpty,
            (groups + [parts[1]]).allSatisfy(isDigits)
        else { return nil }
        return number.replacing(",", with: "")
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
