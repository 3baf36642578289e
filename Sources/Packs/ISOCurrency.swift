import VoiceAssetCore

/// A currency of ISO 4217 and the number of its minor unit's digits.
package struct ISOCurrency: Sendable, Hashable {
    /// The alphabetic code: `CNY`.
    package let code: String
    /// Digits after the decimal point: 2 for CNY, 0 for JPY, at most `Amount.maximumScale`, which BHD, IQD, JOD, KWD,
    /// LYD, OMR and TND have.
    package let scale: Int

    /// The national currency with this alphabetic code, in capitals; nil if ISO 4217 lists none.
    package init?(code: String) {
        guard let scale = Self.scales[code] else { return nil }
        self.code = code
        self.scale = scale
    }

    /// No currency: what amounts of something else than money have (ISO 4217: XXX).
    /// - Parameter digits: after the decimal point.
    package static func none(digits: Int) -> Self { Self(code: "XXX", scale: digits) }

    private init(code: String, scale: Int) { (self.code, self.scale) = (code, scale) }

    /// The code that somebody meant who wrote one that does not exist.
    package static func nearest(to code: String) -> String? {
        let capitals = code.uppercased()
        if scales[capitals] != nil { return capitals }
        if let known = commonNames[capitals] { return known }
        // Swapped letters before wrong ones.
        let letters = capitals.sorted()
        let codes = scales.keys.sorted()
        var nearest = NearestName(
            among: codes.filter { $0.sorted() == letters } + codes.filter { $0.sorted() != letters })
        return nearest(capitals)
    }

    /// Names of currencies beside their codes. RMB is nearer to RUB than to any code of China's.
    private static let commonNames = [
        "RMB": "CNY", "CNH": "CNY", "NTD": "TWD", "NT": "TWD", "STG": "GBP", "UKP": "GBP", "NIS": "ILS", "RUR": "RUB",
        "SFR": "CHF", "TRL": "TRY", "BYR": "BYN", "GHC": "GHS", "HKS": "HKD", "YEN": "JPY", "WON": "KRW", "EURO": "EUR",
    ]

    /// The currency that has taken the place of one that is in use no more, and the year.
    package static func successor(of code: String) -> (code: String, year: Int)? { successors[code] }

    private static let successors = [
        "BGN": ("EUR", 2026), "EEK": ("EUR", 2011), "HRK": ("EUR", 2023), "LTL": ("EUR", 2015), "LVL": ("EUR", 2014),
        "SKK": ("EUR", 2009), "ANG": ("XCG", 2025), "ZWL": ("ZWG", 2024),
    ]

    private static let scales: [String: Int] = {
        var scales: [String: Int] = [:]
        for (scale, codes) in codesByScale {
            for code in codes.split(whereSeparator: \.isWhitespace) { scales[String(code)] = scale }
        }
        return scales
    }()

    /// ISO 4217:2015, list one as maintained in 2026: the currencies in use, by minor unit. Left out are the units of
    /// account and funds (BOV, CHE, CHW, CLF, COU, MXV, USN, UYI, UYW, XAD, XDR, XSU, XUA), the bond market units, the
    /// metals, and XTS and XXX: nobody pays in them.
    private static let codesByScale = [
        0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
        2: """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP
        CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES
        KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK
        NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
        TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
        """,
        3: "BHD IQD JOD KWD LYD OMR TND",
    ]
}
