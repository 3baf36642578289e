/// Numbers in words, which count the amounts behind them or go on with the one before them: `two $15 payments`,
/// `15 dollars fifty`.
enum SaidNumbers {
    private typealias Scalars = ArraySlice<Unicode.Scalar>

    static let words =
        """
        two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen \
        eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety zwei drei vier fünf sechs \
        sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig deux \
        trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante \
        septante huitante nonante dos tres cuatro cinco seis siete ocho nueve veinte veinticinco treinta \
        cuarenta cincuenta sesenta setenta ochenta noventa dois duas três quatro sete oito nove dez vinte \
        trinta quarenta cinquenta sessenta oitenta due tre quattro cinque sette dieci venti trenta quaranta \
        cinquanta sessanta settanta ottanta novanta twee drie vijf zes zeven negen tien twaalf twintig dertig \
        veertig vijftig zestig zeventig tachtig negentig dwa dwie trzy cztery pięć sześć siedem osiem dziewięć \
        dziesięć dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt \
        dziewięćdziesiąt два две три четыре пять шесть семь восемь девять десять двадцать тридцать сорок \
        пятьдесят шестьдесят семьдесят восемьдесят девяносто дві чотири п’ять шість сім вісім дев’ять двадцять \
        тридцять п’ятдесят шістдесят сімдесят вісімдесят iki üç dört beş altı yedi sekiz dokuz yirmi otuz kırk \
        elli altmış yetmiş seksen doksan två fyra fem sju åtta tio tjugo trettio fyrtio femtio sextio sjuttio \
        åttio nittio seks syv otte tyve tredive fyrre halvtreds tjue tretti førti femti dva dvě tři čtyři pět \
        šest sedm osm devět deset dvacet třicet čtyřicet padesát két kettő három négy öt nyolc kilenc tíz húsz \
        harminc negyven ötven hatvan hetven nyolcvan kilencven doi două trei patru cinci șase șapte opt nouă \
        zece douăzeci cincizeci kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen \
        viisikymmentä dua tiga empat enam tujuh delapan sembilan bốn sáu bảy tám chín mười rưỡi dalawa dalawang \
        tatlo tatlong mbili tatu nne
        """

    /// The words between what is counted and its amount, and between two parts of an amount.
    static let of = "of von à de di da über zu на по po van för på za của"
    static let and = "and und et y e con com i и а та ve och og en és și x"

    private static let known = set(words)
    private static let (knownOf, knownAnd) = (set(of), set(and))

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map { AmountWords.folded(Array($0.unicodeScalars)[...]) })
    }

    /// The number of amounts, if the words before them say it: `three payments of`, `三笔`.
    static func count(in words: [ArraySlice<Unicode.Scalar>]) -> String? {
        guard let last = words.last else { return nil }
        let isOf = knownOf.contains(AmountWords.folded(last))
        let number = (isOf ? words : [last]).lazy.map(AmountWords.folded).first(where: known.contains)
        return number ?? joinedCount(in: last)
    }

    /// The number that follows an amount, or the word that joins both: `fifty`, `and fifty`.
    static func first(of words: [ArraySlice<Unicode.Scalar>]) -> String? {
        let folded = words.prefix(2).map(AmountWords.folded)
        let number = folded.count > 1 && knownAnd.contains(folded[0]) ? folded[1] : folded.first
        return number.flatMap { known.contains($0) ? $0 : nil }
    }

    /// A count in what is written without spaces: `三笔`, but not `第三笔`, which is one.
    private static func joinedCount(in word: Scalars) -> String? {
        let near = word.suffix(AmountWords.joinedReach)
        let place = near.indices.dropLast().first { index in
            "二三四五六七八九十两兩几幾数數".unicodeScalars.contains(near[index])
                && "笔筆单單次件份张張个個".unicodeScalars.contains(near[index + 1])
                && (index == near.startIndex || near[index - 1] != "第")
        }
        return place.map { String(String.UnicodeScalarView(near[$0...($0 + 1)])) }
    }
}
