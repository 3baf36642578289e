import NumberGrammar
import VoiceAssetAppText

/// The signs and words of currencies that stand beside amounts, and what they may mean.
///
/// Signs are CLDR's `symbol` and `symbol-alt-narrow` (cldr-json, cldr-numbers-full, `currencies.json`).
/// Words are those that payment services write behind amounts in the languages of the built-in packs, and the commonest of others.
enum CurrencyMark {
    /// ISO 4217 codes by sign or word: in lower case, but for those that mean something else in other letters, as `5 ft` does.
    static let codes: [String: Set<String>] = {
        var codes: [String: Set<String>] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let end = words.firstIndex(of: "=") ?? 0
            for mark in words[..<end] { codes[mark] = Set(words[(end + 1)...]) }
        }
        return codes
    }()

    /// Marks and what they may mean, as a text: a literal of sets in a dictionary is 10 kB of code.
    ///
    /// Some are abbreviations whose point often touches the number. 元 is also what the currencies of Taiwan, Hong Kong and Macau are
    /// called there.
    private static let table = """
        $ = ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD \
        TTD TWD USD UYU XCD
        us$ $us 美元 美金 美圆 = USD
        a$ au$ $au 澳元 澳币 澳幣 = AUD
        ca$ c$ $ca 加元 加币 加幣 = CAD
        hk$ $hk 港元 港币 港幣 = HKD
        nt$ 新台币 台币 新台幣 台幣 = TWD
        nz$ $nz 纽元 紐元 = NZD
        r$ = BRL
        s$ sg$ $sg 新元 新币 新幣 = SGD
        mx$ $mx = MXN
        ¥ ￥ = CNY JPY
        cn¥ rmb 圆 块 块钱 人民币 人民币元 元人民币 人民幣 yuan = CNY
        jp¥ 日元 日圆 日圓 日币 日幣 円 yen = JPY
        € 欧元 歐元 euro euros = EUR
        £ = EGP FKP GBP GIP LBP SHP SSP SYP
        ₽ руб. руб рубль рубля рублей = RUB
        ₫ đ đồng dong = VND
        ₩ = KPW KRW
        韩元 韩币 韓元 韓幣 = KRW
        英镑 英鎊 = GBP
        泰铢 泰銖 = THB
        卢布 盧布 = RUB
        澳门元 澳門元 澳门币 澳門幣 = MOP
        ₹ = INR
        ฿ บาท baht = THB
        ₱ = PHP
        ₺ = TRY
        ₴ = UAH
        ₸ = KZT
        ₪ = ILS
        ₦ = NGN
        ₾ = GEL
        ৳ = BDT
        ៛ = KHR
        ₭ = LAK
        ₮ = MNT
        ₼ = AZN
        Rp Rp. = IDR
        RM = MYR
        zł = PLN
        kč = CZK
        Ft = HUF
        kr kr. = DKK ISK NOK SEK
        rs rs. = INR LKR MUR NPR PKR
        元 = CNY HKD MOP TWD
        원 = KRW
        dollar dollars = AUD CAD HKD NZD SGD TWD USD
        peso pesos = ARS CLP COP CUP DOP MXN PHP UYU
        dólar dólares dolares = AUD CAD HKD NZD SGD TWD USD
        reais = BRL
        rupee rupees = INR LKR MUR NPR PKR
        pounds = EGP FKP GBP GIP LBP SHP SSP SYP
        francs = BIF CDF CHF DJF GNF KMF RWF XAF XOF XPF
        kronor = SEK
        kroner = DKK NOK
        tl = TRY
        грн грн. = UAH
        fcfa = XAF XOF
        ksh = KES
        tsh = TZS
        ريال = IRR OMR QAR SAR YER
        درهم = AED MAD
        جنيه = EGP SDG SSP
        """

    /// The other currencies that people pay in, by ISO 4217: those without a sign or word above.
    static let otherCodes = """
        AED AFN ALL AMD AOA AWG BAM BHD BIF BOB BTN BWP BYN CDF CHF CRC CVE DJF DZD ERN ETB GHS GMD GNF GTQ HNL HTG \
        IQD IRR JOD KES KGS KMF KWD LSL LYD MAD MDL MGA MKD MMK MRU MVR MWK MZN NIO OMR PAB PEN PGK PYG QAR RON RSD \
        RWF SAR SCR SDG SLE SOS STN SVC SZL TJS TMT TND TOP TZS UGX UZS VED VES VUV WST XAF XCG XOF XPF YER ZAR ZMW \
        ZWG
        """

    private static let known = codes.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    private static let longest = codes.keys.map(\.unicodeScalars.count).max() ?? 0

    /// What a sign or word may mean; `nil` for others.
    private static func codes(of mark: String) -> Set<String>? { codes[mark] ?? codes[mark.lowercased()] }

    /// What a currency that stands alone may mean: an ISO 4217 code in any case, or a sign or word. `nil` if it is none.
    static func currencies(of text: String) -> Set<String>? {
        codes(of: text) ?? (isCode(text.utf8.map { $0 & ~0x20 }) ? [text.uppercased()] : nil)
    }

    /// Whether people pay in it: three capitals may also be a unit, `3 PCS`.
    static func isCurrency(_ code: String) -> Bool {
        known.contains(code) || otherCodes.split(separator: " ").contains { $0 == code }
    }

    /// The longest sign or word that a text ends with, or else a code in capitals.
    static func suffix(of text: ArraySlice<Unicode.Scalar>) -> (mark: [Unicode.Scalar], codes: Set<String>)? {
        found((1...longest).reversed().lazy.filter { $0 <= text.count }.map { Array(text.suffix($0)) })
    }

    /// The longest sign or word that a text begins with, or else a code in capitals.
    static func prefix(of text: ArraySlice<Unicode.Scalar>) -> (mark: [Unicode.Scalar], codes: Set<String>)? {
        found((1...longest).reversed().lazy.filter { $0 <= text.count }.map { Array(text.prefix($0)) })
    }

    /// What each sign, code and word in a text may mean that can't be a part of another word.
    static func marks(in text: ArraySlice<Unicode.Scalar>) -> [Set<String>] {
        var found: [Set<String>] = []
        var rest = text
        var last: Unicode.Scalar?
        while let first = rest.first {
            var length = 1
            if let (mark, codes) = prefix(of: rest),
                let meaning = meaning(of: mark, codes, between: last, and: rest.dropFirst(mark.count).first)
            {
                found.append(meaning)
                length = mark.count
            }
            last = length == 1 ? first : rest[rest.startIndex + length - 1]
            rest = rest.dropFirst(length)
        }
        return found
    }

    /// What a mark means if it stands for itself: a sign does, but beside a letter it is one that isn't known, as in `J$`.
    /// `元` also stands in 元旦 and `rs` in `persons`, and three capitals may be any word.
    private static func meaning(
        of mark: [Unicode.Scalar], _ codes: Set<String>, between last: Unicode.Scalar?, and next: Unicode.Scalar?
    ) -> Set<String>? {
        func joins(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { $0.properties.isAlphabetic && !$0.isWrittenWithoutSpaces } ?? false
        }
        guard mark.allSatisfy({ $0.properties.isAlphabetic || $0 == "." }) else {
            return joins(last) || joins(next) ? [] : codes
        }
        guard !mark.allSatisfy(\.isWrittenWithoutSpaces) else { return mark.count > 1 ? codes : nil }
        let isWord = mark.count > 2 && !joins(last) && !joins(next)
        return isWord && !codes.isDisjoint(with: known) ? codes : nil
    }

    private static func found(
        _ candidates: some Sequence<[Unicode.Scalar]>
    ) -> (mark: [Unicode.Scalar], codes: Set<String>)? {
        for candidate in candidates {
            let text = String(String.UnicodeScalarView(candidate))
            if let known = codes(of: text) { return (candidate, known) }
            if isCode(Array(text.utf8)) { return (candidate, [text]) }
        }
        return nil
    }

    private static func isCode(_ bytes: [UInt8]) -> Bool { bytes.count == 3 && bytes.allSatisfy(\.isASCIIUppercase) }
}
