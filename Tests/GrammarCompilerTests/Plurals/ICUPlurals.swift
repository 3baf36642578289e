import VoiceAssetGrammar
import VoiceAssetICUBridge

/// ICU's plural rules for cardinal numbers, the oracle.
@safe final class ICUPlurals {
    private let rules: UnsafeMutableRawPointer
    /// The format with 0, 1, 2 and 3 fraction digits.
    private var formats: [UnsafeMutableRawPointer] = unsafe []
    private var buffer = [UInt16](repeating: 0, count: 100)

    static let locales: [String] = (0..<icu_countLocales()).compactMap { index in
        unsafe icu_locale(index).map { unsafe String(cString: $0) }
    }

    init?(_ locale: String) {
        guard let rules = unsafe icu_openPlurals(locale) else { return nil }
        unsafe self.rules = rules
        for digits in 0...3 {
            let skeleton = Array((digits == 0 ? "." : "." + String(repeating: "0", count: digits)).utf16)
            guard let format = unsafe icu_openDecimals(skeleton, Int32(skeleton.count)) else { return nil }
            unsafe formats.append(format)
        }
    }

    deinit {
        for index in unsafe formats.indices { unsafe icu_closeDecimals(formats[index]) }
        unsafe icu_closePlurals(rules)
    }

    func category(_ number: Int64) -> PluralCategory? {
        result(unsafe icu_plural(rules, Double(number), &buffer, Int32(buffer.count)))
    }

    /// - Parameter digits: how many fraction digits are visible.
    func category(_ integer: Int64, fraction: Int64, digits: Int) -> PluralCategory? {
        let zeros = String(repeating: "0", count: digits - "\(fraction)".count)
        let decimal = "\(integer).\(zeros)\(fraction)"
        return result(
            unsafe icu_decimalPlural(rules, formats[digits], decimal, &buffer, Int32(buffer.count)))
    }

    private func result(_ length: Int32) -> PluralCategory? {
        PluralCategory(rawValue: String(decoding: buffer.prefix(max(0, Int(length))), as: UTF16.self))
    }
}
