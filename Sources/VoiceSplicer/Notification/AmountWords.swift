import VoiceAssetAppText

/// The words beside an amount with which it is another one, or none that is certain: `up to $15`, `15元起`, `15元宝`.
///
/// CLDR's patterns of `atLeast`, `atMost` and `approximately` (48, `miscPatterns`) have few of them: most languages write a
/// sign there. The others are those of limits, estimates, rates and countries in the languages of the built-in packs. Without
/// `über` and `de`, which also stand before an amount that is meant as it is written.
enum AmountWords {
    private typealias Scalars = ArraySlice<Unicode.Scalar>

    /// What changes the amount that follows. Several words may stand farther off: `up to a total of`.
    static let before =
        """
        up to|upto|to|from|starting at|starts at|start at|as low as|as much as|as little as|as high as|at least|\
        at most|at max|at min|minimum of|maximum of|max of|min of|minimum|maximum|max|min|no more than|\
        no less than|more than|less than|fewer than|not more than|not less than|greater than|lower than|\
        higher than|than|over|under|above|below|beyond|exceeds|exceeding|about|around|approx|approximately|\
        roughly|nearly|almost|circa|ca|near|some|within|until|till|between|per|each|every|instead of|rather than|\
        not|minus|negative|less|plus|half|half of|twice|double|canadian|australian|mexican|singapore|hong kong|\
        hongkong|taiwan|new zealand|jamaican|namibian|bis|bis zu|ab|mindestens|höchstens|maximal|minimal|zirka|\
        ungefähr|etwa|rund|fast|knapp|beinahe|mehr als|weniger als|nicht mehr als|nicht weniger als|unter|je|pro|\
        anstatt|statt|kanadische|australische|jusqu’à|jusqu’a|environ|au moins|au plus|à partir de|a partir de|\
        à hauteur de|dès|presque|près de|plus de|moins de|autour de|aux alentours de|à peu près|au minimum|\
        au maximum|entre|moins|par|chaque|au lieu de|hasta|desde|al menos|por lo menos|como mínimo|como máximo|\
        cuando menos|no más de|no menos de|más de|menos de|mas de|casi|unos|unas|aproximadamente|cerca de|\
        alrededor de|mínimo|máximo|mínimo de|máximo de|mín|máx|cada|menos|en lugar de|en vez de|até|pelo menos|\
        no mínimo|no máximo|mais de|mais que|quase|em torno de|por volta de|em vez de|fino a|sino a|a partire da|\
        almeno|al massimo|al minimo|minimo|massimo|quasi|più di|meno di|non più di|oltre|meno|intorno a|\
        invece di|tot|vanaf|minstens|minimaal|maximaal|ongeveer|bijna|meer dan|minder dan|ruim|hooguit|\
        ten minste|tenminste|rond|elk|do|od|około|co najmniej|co najwyżej|ponad|prawie|mniej niż|więcej niż|\
        poniżej|powyżej|maks|maksimum|maksymalnie|minimalnie|po|zamiast|asi|přibližně|nejméně|nejvýše|alespoň|\
        téměř|více než|méně než|přes|kolem|zhruba|cca|až|aspoň|najmenej|najviac|približne|do výšky|barem|\
        najmanje|najviše|oko|gotovo|више од|мање од|upp till|minst|högst|från|cirka|ungefär|över|nästan|mer än|\
        mindre än|op til|mindst|højst|fra|omkring|næsten|mere end|mindre end|opptil|opp til|inntil|høyst|nesten|\
        mer enn|mindre enn|omtrent|vähintään|enintään|korkeintaan|noin|alle|yli|jopa|lähes|melkein|legalább|\
        legfeljebb|körülbelül|kb|majdnem|több mint|kevesebb mint|akár|mintegy|până la|pana la|cel puțin|cel mult|\
        aproximativ|aproape|peste|sub|mai mult de|mai puțin de|minim|maxim|en az|en fazla|en çok|yaklaşık|\
        yaklaşik|azami|asgari|eksi|hingga|sampai|mulai|mulai dari|dari|maksimal|sekitar|kurang dari|lebih dari|\
        hampir|kira|setidaknya|paling banyak|paling sedikit|sehingga|daripada|bermula|sekurang|kumulang|hanggang|\
        mula sa|halos|higit sa|đến|tới|lên đến|lên tới|từ|chỉ từ|khoảng|tối đa|tối thiểu|hơn|gần|ít nhất|\
        nhiều nhất|dưới|trên|âm|mỗi|trừ|không quá|hadi|kuanzia|takriban|karibu|angalau|zaidi ya|chini ya|kila|до|\
        от|из расчета|около|примерно|приблизительно|порядка|почти|не более|не менее|не больше|не меньше|более|\
        менее|больше|меньше|свыше|минимум|максимум|макс|мин|мінімум|по|минус|мінус|вместо|чем|бел|белорусских|\
        белорусские|канадских|австралийских|близько|приблизно|майже|понад|більше|менше|не більше|не менше|від|\
        замість|малко|поне|към|над|под|έως|εως|μέχρι|από|τουλάχιστον|περίπου|σχεδόν|πάνω από|κάτω από|το πολύ|עד|\
        לפחות|מעל|מתחת|כמעט|בערך|לכל היותר|מינוס|حتى|إلى|حوالي|نحو|قرابة|أكثر من|أقل من|على الأقل|بحد أقصى|\
        ما يصل إلى|ناقص|تا|حدود|حداقل|حداکثر|بیش از|کمتر از|منهای|تقریبا|تقریباً|کم از کم|زیادہ سے زیادہ|लगभग|\
        करीब|न्यूनतम|अधिकतम|कम से कम|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|तकरीबन|प्रति|প্রায়|সর্বোচ্চ|কমপক্ষে|\
        সর্বনিম্ন|최대|최소|최고|최저|약|대략|거의|각|마이너스|최대한|最大|最小|最低|最高|約|约|およそ|おおよそ|ほぼ|およその|マイナス|各|每|毎|负|負|近|超|满|滿|差|还差|還差|\
        仅差|最多|最少|至多|至少|高达|高達|多达|多達|不超过|不超過|不低于|不低於|不足|不到|超过|超過|大约|大約|大概|低于|低於|高于|高於|少于|少於|多于|多於|约合|約合|折合|将近|將近|\
        接近|上限|下限|限额|限額|起步|起价|起價|代替|而非|สูงสุด|ถึง|ไม่เกิน|อย่างน้อย|ขั้นต่ำ|ประมาณ|เกือบ|มากกว่า|น้อยกว่า|เกิน|\
        เริ่มต้น|เริ่มต้นที่|ราว|ตั้งแต่|ต่ำกว่า|ละ|ลบ|ติดลบ|สูงถึง|រហូតដល់|យ៉ាងតិច|ប្រហែល|အများဆုံး|ခန့်|\
        vähemalt|kuni|umbes|vismaz|līdz|apmēram|bent|iki|apie|ucemustáá|mès de|အနည်းဆုံး|average|avg|\
        an average of|durchschnittlich|平均|в среднем|en promedio|percent of|quarter of|third of|thirds of|\
        quarters of|fraction of|part of|triple|低至|最安|like|maybe|perhaps|每笔|每筆|每单|每單|每人|每月|每天|每日|每年|每次|每件|每份|每位|\
        人均|单价|單價|em média|in media|en moyenne|\
        three times|four times|five times|zweimal|dreimal|deux fois|trois fois|dos veces|tres veces|\
        duas vezes
        """

    /// What changes the amount before it, or begins as a currency does and is another word: `元宝`, `đồng hồ`.
    static let behind =
        """
        or more|or less|or above|or higher|or over|or under|or below|or fewer|or so|and up|and above|and over|\
        and more|and below|each|apiece|per|a piece|a month|a week|a day|a year|an hour|monthly|weekly|yearly|\
        annually|daily|max|maximum|min|minimum|tops|at most|at least|at max|approx|approximately|plus|minus|\
        times|canadian|cdn|australian|mexican|singapore|hong kong|jamaican|oder mehr|oder weniger|und mehr|\
        und darüber|pro|je|jeweils|monatlich|jährlich|täglich|mindestens|höchstens|maximal|ou plus|ou moins|\
        et plus|au moins|au plus|environ|chacun|chacune|par mois|par an|par jour|par semaine|par personne|\
        canadiens|canadien|australiens|o más|o menos|o mas|y más|como mínimo|como máximo|cada uno|cada una|\
        aproximadamente|al mes|al año|al día|por persona|por mes|canadienses|australianos|ou mais|ou menos|cada|\
        por mês|ao mês|por pessoa|no mínimo|no máximo|canadenses|o più|o meno|circa|ciascuno|ciascuna|in su|\
        al mese|al giorno|all’anno|a testa|of meer|of minder|elk|lub więcej|i więcej|każdy|miesięcznie|a více|\
        nebo více|měsíčně|eller mer|eller mere|eller mindre|och uppåt|och mer|per styck|tai enemmän|asti|alkaen|\
        vagy több|sau mai mult|ve üzeri|ve üstü|veya daha|kadar|civarı|civari|civarında|civarinda|her biri|\
        atau lebih|ke atas|ke bawah|setiap|masing|trở lên|trở xuống|mỗi|hoặc hơn|или больше|или более|и более|\
        и выше|и больше|или меньше|каждый|каждому|каждая|каждой|в месяц|в день|в год|в час|на человека|минимум|\
        максимум|примерно|або більше|і більше|кожен|кожному|на місяць|ή περισσότερο|και άνω|και πάνω|το άτομο|\
        או יותר|لكل|أو أكثر|على الأقل|كحد أقصى|یا بیشتر|तक|से अधिक|से कम|से ज़्यादा|से ज्यादा|प्रति|के करीब|\
        প্রতি|পর্যন্ত|থেকে|तक की|이상|이하|미만|초과|까지|부터|정도|가량|내외|이내|안팎|씩|쯤|以上|以下|以内|以內|之内|之內|左右|上下|未満|未滿|超|超え|から|まで|ほど|\
        程度|くらい|ぐらい|前後|弱|強|ずつ|引き|起|封顶|封頂|不等|起步|起价|起價|一个|一個|一件|一次|一人|一张|一張|每|每人|每月|每天|每年|每次|每件|每张|ขึ้นไป|ต่อ|ลงมา|\
        ละ|โดยประมาณ|元宝|元寶|元素|元气|元気|元氣|元旦|元宵|元件|元老|元首|元帅|元神|元婴|元年|元月|元音|元朝|元勋|元凶|元配|元组|元灵|元力|元晶|元魂|元能|元丹|元石|元币|\
        元豆|元珠|元玉|円形|円卓|円盤|圆桌|圆形|圆盘|บาทหลวง|원소|원장|원생|đồng hồ|đồng đội|đồng nghiệp|đồng chí|đồng minh|đồng xu|\
        đồng tiền|đồng bào|đồng phục|đồng hành|dong ho|dong doi|dong nghiep|dong chi|dong xu|နှင့်အထက်|\
        in thousands|in millions|in billions|en milliers|en millions|en miles|in tausend|in millionen|单位|單位|\
        per person|\
        twice|thrice|zweimal|deux fois|dos veces|less|américains|américain|americanos|estadounidenses|\
        mexicanos|colombianos|argentinos|chilenos|uruguayos|aussie|danska|norska|svenska|danske|norske|\
        svenske|pakistani|nepali|nepalese|egyptian|белорусских|белорусские|бел|рб|usdt|usdc
        """

    private static let knownBefore = Set(before.split(separator: "|").map { folded(Array($0.unicodeScalars)[...]) })
    private static let knownBehind = Set(behind.split(separator: "|").map { folded(Array($0.unicodeScalars)[...]) })

    /// The most words that are taken for one phrase.
    private static let longest = 3
    /// How many words before an amount are looked at, and how many characters.
    private static let (reach, reachOfCharacters) = (6, 128)
    /// The most characters of a phrase in a script without spaces, and how many of them before an amount are looked at.
    static let (longestJoined, joinedReach) = (12, 24)

    /// The phrase that a text ends with and that changes the amount behind it.
    static func suffix(of text: ArraySlice<Unicode.Scalar>) -> String? {
        let words = lastWords(of: text)
        for start in words.indices {
            for end in start..<min(start + longest, words.count) where end > start || end == words.count - 1 {
                let phrase = folded(words[start...end])
                if knownBefore.contains(phrase) { return phrase }
            }
        }
        return words.last.flatMap { SaidNumbers.count(in: words) ?? joinedPhrase(in: $0) }
    }

    /// The phrase that a text begins with and that changes the amount before it.
    static func prefix(of text: ArraySlice<Unicode.Scalar>) -> String? {
        let words = firstWords(of: text)
        for end in words.indices {
            let phrase = folded(words[...end])
            if knownBehind.contains(phrase) { return phrase }
        }
        if let number = SaidNumbers.first(of: words) { return number }
        guard let word = words.first, word.first?.isJoined == true else { return nil }
        for length in 1...min(longestJoined, word.count) {
            let phrase = folded(word.prefix(length))
            if knownBehind.contains(phrase) { return phrase }
        }
        return nil
    }

    /// A phrase in what is written without spaces: `最高可得`. One of a single character stands at the end.
    private static func joinedPhrase(in word: Scalars) -> String? {
        let word = word.suffix(joinedReach)
        for start in word.indices where word[start].isWrittenWithoutSpaces {
            for end in (start + 1)...min(start + longestJoined, word.endIndex)
            where end > start + 1 || end == word.endIndex {
                let phrase = folded(word[start..<end])
                if knownBefore.contains(phrase) { return phrase }
            }
        }
        return nil
    }

    private static func lastWords(of text: Scalars) -> [Scalars] {
        var words: [Scalars] = []
        var rest = text.suffix(reachOfCharacters)
        while words.count < reach {
            let start = rest.lastIndex { !isOfPhrase($0) }.map { $0 + 1 } ?? rest.startIndex
            guard start < rest.endIndex else { break }
            words.append(rest[start...])
            let gap = rest[..<start].dropLast(while: \.isBlank)
            guard gap.endIndex < start else { break }
            rest = gap
        }
        return words.reversed()
    }

    private static func firstWords(of text: Scalars) -> [Scalars] {
        var words: [Scalars] = []
        var rest = text
        while words.count < longest {
            let word = rest.prefix(while: isOfPhrase)
            guard !word.isEmpty else { break }
            words.append(word)
            let gap = rest[word.endIndex...].drop(while: \.isBlank)
            guard gap.startIndex > word.endIndex else { break }
            rest = gap
        }
        return words
    }

    private static func folded(_ words: ArraySlice<Scalars>) -> String {
        words.map(folded).joined(separator: " ")
    }

    /// A word as it is compared, with one apostrophe.
    static func folded(_ word: ArraySlice<Unicode.Scalar>) -> String {
        Multiplier.folded(word.lazy.map { $0 == "'" ? "’" : $0 })
    }

    static func isOfPhrase(_ scalar: Unicode.Scalar) -> Bool {
        Multiplier.isOfWord(scalar) || scalar == "'" || scalar == "’"
    }
}
