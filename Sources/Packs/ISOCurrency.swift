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
