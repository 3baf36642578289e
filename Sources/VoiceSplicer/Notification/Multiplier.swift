import NumberGrammar
import VoiceAssetAppText

/// The words and signs that multiply the number beside them: `万`, `k`, `million`.
///
/// They are those of CLDR's compact formats (48, as ICU 78 writes them in 277 locales), in all their plurals and word by word, and what
/// else changes the number that it stands behind: `hundred`, `角`. Without `a` and `de`, which are other words as well.
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
        พัน หมื่น แสน ล้าน พันล้าน แสนล้าน 百 千 万 萬 亿 億 兆 京 佰 仟 百万 百萬 千万 千萬 万亿 萬億 백 천 만 억 조 백만 천만 \
        afe akl akpe akr akrǝ akulo apem bhillean bhilliún biiliyoona bil bilhãu bilijon bilijona bilijoni bilijonov \
        bilijun bilijuna bilioi bilion biliona bilionaj bilionow bilions bilionu biliony bilionów bilionů biliuna \
        biliuni biliwn biliyan biliãu bilió bilión bilióna biliónov bilióny biliɔn bilj biljon biljona biljonat \
        biljoner biljoona biljoonaa biljovn bill billean billeanan billionar billioner billiones billioon billioone \
        billioun billiounen billiun billiuns billió billión billiónir billiún billjuhn billjón billjónir billóns \
        bilyan bilyon bilíọ̀nù bio biu bió bkl bíliọn bʊkuli d dausend dousend dsd dt dtrilliún dubu duháhat duhát \
        duiliono duilionoj duisend e elfu gakuli gkl h hezar hilj hiljada hiljade hjar hoz hozar inkulungwane \
        isigidi isigidintathu ita j ka kilu km ko kotoku kotti kt kuma kun l lak libo ma mano mbilliún mhillean \
        mhilliún mhìle mhíle mi migghiaru miiliyoona mijë mile miler milers milhãu miliad miliardoj miliardow \
        miliardu miliardźe miliarźe milijard milijarda milijardai milijardas milijarde milijardi milijardo milijardų \
        milijon milijona milijonai milijonas milijoni milijono milijonov milijonų milijun milijuna milioi milionaj \
        miliono milionoj milionow milions miliuna miliuni miliwn miliyan miliárd miliãu milió milión milióna \
        miliónov milióny miliɔn miljardi miljardit miljards miljona miljonat miljoni miljonit miljons miljovn \
        millean milleanan milles milliarda milliardar milliardas milliardir milliardo milliardos milliardu millionar \
        millione milliones millioon millioone millioun milliounen milliun milliuns millión milliónir milliún \
        milljarde milljarðar milljarður milljuhne milljón milljónir millóns milyan milyard min ming miu mió mjd \
        mljrd mlr mlrd mpem mr mìg mìgia mìle mìltean míle míliọn mílíọ̀nù müň n nikh nikhorv nt obz p piliona \
        sezigidi taúzan thrillean thrilliún tiliona tiri tiriiliyoona tiriliãu tiriliọ̀nù tirilyan tisoč tisuća \
        tisuće tisíca tri tril trilijonai trilijonas trilijono trilijonų trilioane trilion trilioni triliwn triliyan \
        triliɔn trilj triljon triljoni triljonit triljons trillean trilleanan trilliún trilyun trln tríliọn tsd tsg \
        tuh tuhháát tuusig tysac tús túsund tûzen tūkst tūkstantis tūkstančiai tūkstančio tūkstančių tūkstotis \
        tūkstoši viliad viliard vote y yuta è èwu þ þúsund ŋkl ŋkr ŋkrǝ ŋkulo ɔpepem ɔpepepem ɔpepepepem ɩkotoku ɩkt \
        τρισ τρισεκατομμύρια τρισεκατομμύριο бил билион билиона билиони илј илјада илјади ин их м мең ми мил милиард \
        милиарда милион милиона милиони милијарда милијарде милијарди милј минг миң млд мың мян мянга мільйона \
        мільярда мільярдаў мільярды мільён мільёна мільёнаў мільёны мөл мөлүйүөн наяд пин сая т трилион трилиона \
        трильйон трильйона трильйони трильйонів трыльён трыльёна трыльёнаў трыльёны тысячы тыһ тыһыынча тэрбум хил \
        хиляди хиљ хиљада хиљаде эзар ҳазор ҳзр հազար հզր միլիարդ միլիոն մլն մլրդ տրիլիոն տրլն טריליון بلين ترليون \
        تریلیون تىرىليون ملين مىليارد مىليون مىڭ هزارمیلیارد ٹریلین ٽرلين کھرب ھزار अ अब्ज एम क के कोटी ख खर्व ति \
        त्रिलियन निख निखर्व निजुत नील पद्म बि बिलियन रोजा लख शंख ह हज কঃ কো কোঃ নিঃ নিযুত পঃ পৰাৰ্দ্ধ লা শঃ শত হা \
        হাজাৰ ਅਰਬ ਕਰੋੜ ਖਰਬ ਨੀਲ ਲੱਖ ਹਜ਼ਾਰ અબજ કરોડ જલધિ નિખર્વ મહાપદ્મ લાખ શંકુ હજાર ଟ୍ରି ନି ନିୟୁତ ବି ଲକ୍ଷକୋଟି ଶହକୋଟି \
        ହ ହଜାର ஆ ஆயிரம் டி டிரில்லியன் பி பில்லியன் மி மில்லியன் ట్రి ట్రిలియన్ ట్రిలియన్లు బి బిలియన్ బిలియన్లు మి \
        మిలియన్ మిలియన్లు వే వేయి వేలు ಟ್ರಿ ಟ್ರಿಲಿಯನ್ ಬಿ ಬಿಲಿಯನ್ ಮಿ ಮಿಲಿಯನ್ ಸಾ ಸಾವಿರ ആയിരം ട്രില്യൺ ദശലക്ഷം ബില്യൺ \
        ට් ද දහස බි බිලියන මි මිලියන රි රිලියන ล้านล้าน หมื่นล้าน ຕື້ ພັນ ລລ ລ້ານ ລ້ານລ້ານ ແສນ ཁྲི དུང ཕྱུར ཕྲག བ \
        བརྒྱ བྱེ འབུམ ཡ ས སྟོང ကုဋေ ကောဋိ ဋေ ထ ထောင် မိုၼ်ႇ မိုၼ်ႇလၢၼ်ႉ လၢၼ်ႉ လၢၼ်ႉလၢၼ်ႉ သ သန်း သိန်း သောင်း သႅၼ် \
        သႅၼ်လၢၼ်ႉ ႁဵင် ႁဵင်လၢၼ်ႉ ათ ათასი მილიარდი მილიონი მლნ მლრ მლრდ ტრილიონი ტრლ ሚ ሚሊዮን ሚልዮን ሺ ሽ ሽሕ ቢ ቢሊዮን ቢልዮን \
        ት ትሪሊዮን ትሪልዮን ទ្រីលាន ប៊ីលាន ពាន់ លាន ᱜᱮᱞᱥᱟᱭ ẹgbẹ̀rún ꭲᏻꮖꮧꮕꮫ ꭲꮿꭶᏼꮅ ꭲꮿꮤꮃꮧꮕꮫ ꭲꮿꮶꭰꮧꮕꮫ 𞤣 𞤣𞤵𞤦𞤵𞤲𞤫𞤪𞤫 𞤣𞤵𞤶𞤵𞤲𞤫𞤪𞤫 𞤣𞤶 𞤵 \
        𞤵𞤶𞤵𞤲𞤫𞤪𞤫 𞤼 𞤼𞤵𞤶𞤵𞤲𞤫𞤪𞤫 hundred hundreds dozen dozens cent cents penny pence jiao fen коп копейка копейки копеек \
        hundert dutzend 角 分 毛 厘 点 點 半 多 余 餘 几 幾 수
        """

    private static let known = Set(words.split(separator: " ").map { folded($0.unicodeScalars) })

    /// The word that a text begins with, if it is a multiplier or one with its currency: `万元`, but not `万达`.
    static func prefix(of text: ArraySlice<Unicode.Scalar>) -> String? {
        let word = text.prefix(while: isOfWord)
        guard isMultiplier(word) || isJoined(word) else { return nil }
        return String(String.UnicodeScalarView(word))
    }

    /// Whether a text that stands apart behind a number begins with what multiplies it. What is written without spaces, or with
    /// endings, goes on: `万到账`, `миллионами`.
    static func begins(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        let word = text.prefix(while: isOfWord)
        guard let first = word.first else { return false }
        // `15 de millones`
        let rest = text.dropFirst(word.count)
        if folded(word) == "de", rest.first?.isBlank == true { return begins(rest.drop(while: \.isBlank)) }
        // A thousand thousands in Breton, and a price: `15 v/milion`, `15 net/month`
        if rest.first == "/" { return true }
        let shortest = first.isJoined ? 1 : first.isLatin ? 5 : 3
        return prefix(of: text) != nil
            || word.indices.contains { $0 - word.startIndex + 1 >= shortest && isMultiplier(word[...$0]) }
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
    static func folded(_ word: some Sequence<Unicode.Scalar>) -> String {
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
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: scalar.properties.isAlphabetic
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isLatin: Bool { value < 0x250 }

    /// Whether what follows a word in its script may be written right behind it: also in Korean, whose syllables these are.
    var isJoined: Bool { isWrittenWithoutSpaces || (0xac00...0xd7a3).contains(value) }
}
