import NumberGrammar
import VoiceAssetWording

/// The words and signs that multiply the number beside them: `万`, `k`, `million`.
///
/// They are those of CLDR's compact decimal formats (cldr-json 46, cldr-numbers-full, `numbers.json`) in the languages that
/// payment services mostly write, and plurals, without what is another word as well, such as French `de`.
enum Multiplier {
    static let words =
        """
        k m b t g bn mn tn thousand thousands million millions mio mln billion billions bln trillion trillions \
        lakh lakhs lac lacs crore crores cr lcr kcr bi mia mrd mld md milliard milliards mille millier milliers \
        tausend millionen milliarde milliarden billionen mil millón millones millar millares billón billones mdd mm \
        milhão milhões bilhão bilhões bilião biliões trilhão trilhões mila milione milioni miliardo miliardi bilioni \
        duizend miljoen miljard biljoen tys tysiąc tysiące tysięcy tysiąca milion miliony milionów miliona miliard \
        miliardy miliardów miliarda tis tisíc tisíce milionu milionů tusen tusind tn milj miljon miljoner miljarder \
        millioner milliarder mill tuhat tuhatta miljoona miljoonaa miljardia bin milyon milyar trilyon \
        nghìn ngàn triệu tỷ tỉ tr ribu rb juta jt miliar triliun mii mie milioane miliarde ezer millió milliárd \
        тыс тысяча тысячи тысяч млн миллион миллиона миллионов млрд миллиард миллиарда миллиардов трлн триллион \
        триллиона триллионов тис тисяча тисячі тисяч мільйон мільйони мільйонів мільярд мільярди мільярдів \
        χιλ χιλιάδα χιλιάδες εκ εκατομμύριο εκατομμύρια δισ δισεκατομμύριο δισεκατομμύρια \
        אלף מיליון מיליארד ألف آلاف مليون ملايين مليار هزار میلیون میلیارد ہزار لاکھ کروڑ ارب \
        हज़ार हजार लाख करोड़ करोड अरब खरब হাজার লাখ কোটি \
        พัน หมื่น แสน ล้าน พันล้าน แสนล้าน 百 千 万 萬 亿 億 兆 京 佰 仟 百万 百萬 千万 千萬 万亿 萬億 백 천 만 억 조 백만 천만
        """

    private static let known = Set(words.split(separator: " ").map { folded($0.unicodeScalars) })

    /// The word that a text begins with, if it is a multiplier or one with its currency: `万元`, but not `万达`.
    static func prefix(of text: ArraySlice<Unicode.Scalar>) -> String? {
        let word = text.prefix(while: isOfWord)
        guard isMultiplier(word) || isJoined(word) else { return nil }
        return String(String.UnicodeScalarView(word))
    }

    /// The word that a text ends with, if it is a multiplier; of what is written without spaces, its last character.
    static func suffix(of text: ArraySlice<Unicode.Scalar>) -> String? {
        let word = text.suffix(from: text.lastIndex { !isOfWord($0) }.map { $0 + 1 } ?? text.startIndex)
        if isMultiplier(word) { return String(String.UnicodeScalarView(word)) }
        guard let last = word.last, last.isWrittenWithoutSpaces, isMultiplier([last]) else { return nil }
        return String(last)
    }

    /// A multiplier right before a currency: `만원`, `kUSD`. `Mrs` is none.
    private static func isJoined(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        word.indices.dropFirst().contains { index in
            guard let (mark, _) = CurrencyMark.prefix(of: word[index...]) else { return false }
            let isWhole = mark.count == word.endIndex - index
            return isWhole && (mark.count > 2 || !word[index].isLatin) && isMultiplier(word[..<index])
        }
    }

    private static func isMultiplier(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        known.contains(folded(word))
    }

    /// A word as it is compared: in lower case, of letters that are as wide as others, with one sigma and one small i.
    private static func folded(_ word: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        for scalar in word {
            let narrow = (0xff01...0xff5e).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xfee0) : nil
            for small in (narrow ?? scalar).properties.lowercaseMapping.unicodeScalars {
                // İ is an i with a point in small letters.
                if small == "\u{307}", text.last == "i" { continue }
                text.append(small == "ς" ? "σ" : small)
            }
        }
        return String(text)
    }

    /// Whether it is a letter, or what is written above or below one.
    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: scalar.properties.isAlphabetic
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isLatin: Bool { value < 0x250 }
}
