// Reads what a push asks to announce. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

package voiceassets

import java.math.BigDecimal
import java.math.MathContext
import java.text.Normalizer

/**
 * Why a text has no amount that can be told for certain.
 *
 * @property reason `noNumber`, `severalNumbers`, `form` (the number is not digits 0 to 9 with at most one point between
 *   them), `beside` (what stands beside the number changes it, or its meaning is not known), `currencies` (two for one
 *   number, or one that is not known), `apart` (number and currency stand in different sentences), `notReceived` (a word
 *   says that no money came in, and the payload names no announcement) or `tooLong`.
 * @property at what of the text the fault names, of `form`, `beside` and `notReceived`.
 */
class TextFault internal constructor(val reason: String, val at: String? = null) : Exception(words(reason, at ?: "")) {
    private companion object {
        fun words(reason: String, at: String): String = when (reason) {
            "noNumber" -> "there is no number in it"
            "severalNumbers" -> "there are several numbers in it"
            "form" -> "${quoted(at)} is not digits with at most one point between them"
            "beside" -> "what ${quoted(at)} beside the number means is not known"
            "currencies" -> "it names two currencies, or one that is not known"
            "notReceived" -> "${quoted(at)} says that no money came in; name the announcement in the payload"
            "apart" -> "its number and its currency stand in different sentences"
            else -> "it is longer than ${AmountText.MAXIMUM_BYTES} bytes"
        }
    }
}

/**
 * One amount in a text: `15元`, `¥15.50`, `收款到账15.5元`. What could mean something else is refused.
 *
 * @param isCommaDecimal whether `15,50` and `1,500` are numbers too, which the pack decides.
 * @throws TextFault
 */
class AmountText @JvmOverloads constructor(text: String, isCommaDecimal: Boolean = false) {
    /** The number: ASCII digits, at most one point, without what groups digits: 1234.50 of `1.234,50`. */
    val digits: String

    /** The number as it is written, if the pack's language and currency decide what its comma is: `15,50`, `1,500`. */
    val comma: String?

    /**
     * ISO 4217 codes that the sign or word beside the number may mean, or else those elsewhere; null for none. Which dollars
     * are meant may stand farther off: `CAD $15`.
     */
    val currencies: List<String>?

    /** What else stands there than the number, blanks and the currencies beside it; empty for nothing. */
    val rest: String

    init {
        val scalars = Scalars(text)
        if (scalars.utf8Length > MAXIMUM_BYTES) throw TextFault("tooLong")
        val number = placeOfNumber(scalars, isCommaDecimal)
        val start = withoutPlus(scalars.slice(0, number.first))
        val end = scalars.slice(number.last + 1, scalars.size)
        val written = scalars.slice(number.first, number.last + 1).toString()
        val isDecimal = COMMA_DECIMAL.matches(written)
        comma = if (isDecimal || COMMA_GROUP.matches(written)) written else null
        val round = roundDigits(written)
        val exact = round ?: groupedDigits(written) ?: written.replace(",", "")
        digits = if (isDecimal) written.replace(',', '.') else exact
        val before = markBefore(start)
        val beside = listOfNotNull(before, markAfter(end, before != null))
        if (beside.isEmpty() && round != null) throw TextFault("form", written)
        val codes = common(if (beside.isNotEmpty()) beside else marksAround(start, end))
        codes?.let { requireOnly(it, sentenceOf(start, end)) }
        currencies = codes?.let { narrowed(it, marksIn(start) + marksIn(end)) }
        rest = restOf(start, currencies ?: emptyList()).ifEmpty { restOf(end, currencies ?: emptyList()) }
    }

    companion object {
        /** The longest text that is looked at, bytes of UTF-8: four times what a push service carries in all. */
        const val MAXIMUM_BYTES = 16384
    }
}

/** The currencies that all marks may mean; null if there is none. */
private fun common(marks: List<List<String>>): List<String>? {
    if (marks.isEmpty()) return null
    val common = marks[0].filter { code -> marks.all { code in it } }
    if (common.isEmpty()) throw TextFault("currencies")
    return common
}

/** Of several currencies that a sign may mean, those that other marks in the text may mean too, if some do. */
private fun narrowed(codes: List<String>, marks: List<List<String>>): List<String>? =
    if (codes.size == 1) codes else common(listOf(codes) + marks.filter { mark -> mark.any { it in codes } })

/** What stands at one side of the number and is neither blank nor one of the currencies. */
private fun restOf(side: Scalars, currencies: List<String>): String {
    var words = side.withoutStart { isBlank(it) || isPlus(it) }
    while (true) {
        val mark = markAtStart(words) ?: break
        if (mark.codes.none { it in currencies }) break
        words = words.slice(mark.scalars.size, words.size).withoutStart { isBlank(it) || isPlus(it) }
    }
    return words.withoutEnd { isBlank(it) }.toString()
}

private const val COMMA = 0x2c
private const val POINT = 0x2e
private const val SLASH = 0x2f

private fun beside(scalar: Int) = TextFault("beside", String(Character.toChars(scalar)))

// MARK: Beside the number

private fun markBefore(text: Scalars): List<String>? {
    val end = text.withoutEnd { isBlank(it) }
    val mark = markAtEnd(end)
    if (mark == null) {
        requireText(end, end.size < text.size)
        return null
    }
    val rest = withoutPlus(end.slice(0, end.size - mark.scalars.size))
    requireEnd(rest.last, mark.scalars)
    requireName(rest, mark.scalars)
    val words = rest.withoutEnd { isBlank(it) }
    val place = maxOf(0, words.size - 2)
    val next = if (place > 0) words[place - 1] else null
    val codes = dollarsOf(words.slice(place, words.size), next, mark.scalars)
    requirePlain(if (codes == null) rest else words.slice(0, place))
    return codes ?: mark.codes
}

/** `A15` is no amount, nor is `-15`; and `3 万 5` is another one. */
private fun requireText(text: Scalars, isApart: Boolean) {
    val last = text.last ?: return
    val isText = isAlphabetic(last) && (isApart || isWithoutSpaces(last))
    if (!(isText || isOpening(last)) || isNumeric(last)) throw beside(last)
    requirePlain(text)
}

private fun markAfter(text: Scalars, isMarked: Boolean): List<String>? {
    val start = text.withoutStart { isBlank(it) }
    requireUnchanged(start)
    requireNoEnding(text, "'’")
    val mark = markAtStart(start)
    if (mark != null) {
        val rest = start.slice(mark.scalars.size, start.size)
        if (!isParticle(rest.first, mark.scalars)) requireEnd(rest.first, mark.scalars)
        requireNoEnding(rest, "'’:")
        requireNoThing(rest, mark.scalars)
        // `15 USD-` is below zero; `15元 - WeChat` is not.
        val words = rest.withoutStart { isBlank(it) }
        val sign = words.first
        if (sign != null && isSign(sign)) {
            val isLast = words.slice(1, words.size).all { isBlank(it) }
            if (rest.first == sign || isLast) throw beside(sign)
        }
        if (sign != null && isOneOf(sign, "/×÷✕✖")) throw beside(sign)
        requireUnchanged(rest.withoutStart { isBlank(it) || isBracket(it) })
        requireUnmultiplied(rest.withoutStart { isBlank(it) || isPunctuation(it) })
        val next = if (words.size > 2) words[2] else null
        dollarsOf(words.slice(0, minOf(2, words.size)), next, mark.scalars)?.let { return it }
        requireNoOther(rest.withoutStart { isBlank(it) || isBracket(it) }, mark.codes)
        return mark.codes
    }
    val first = start.first ?: return null
    val isApart = start.size < text.size
    val isDash = isApart && isOneOf(first, "-–—·•|") && start.size > 1 && isBlank(start[1])
    if (isMarked && (isBracket(first) || isDash)) return noteBehind(start)
    if (!isClosing(first) && !isOrnament(first)) {
        // `$15.00 received`, `¥15を受け取りました`, but not `$15 thousand`, `$15k`
        val isWord = isAlphabetic(first) && !isNumeric(first) && (isApart || isJoined(first))
        if (!isMarked || !isWord || beginsWithMultiplier(start) || namesYuan(start)) throw besideWord(start)
        return null
    }
    val rest = start.withoutStart { isBlank(it) || isClosing(it) || isOrnament(it) }
    val next = rest.first
    if (next != null && (isSign(next) || isOneOf(next, "%‰％/") || isFraction(next))) throw beside(next)
    requireUnmultiplied(rest)
    return null
}

/** The note in brackets or behind a dash: `$15.00 (Apple Pay)`, and the country of `$15 (CA)`. */
private fun noteBehind(text: Scalars): List<String>? {
    val note = text.slice(1, text.size).withoutStart { isBlank(it) || isOpening(it) }
    requireUnchanged(note)
    val first = note.first ?: throw beside(text[0])
    val isWord = isAlphabetic(first) && !isNumeric(first)
    if (!isWord || beginsWithMultiplier(note) || namesYuan(note)) throw besideWord(note)
    return dollarsOf(note.slice(0, minOf(2, note.size)), if (note.size > 2) note[2] else null, Scalars("\$"))
}

/** Whether Korean goes on behind the won without a space: `15000원이 입금`. */
private fun isParticle(next: Int?, mark: Scalars): Boolean =
    next != null && mark.toString() == "원" && isOneOf(next, "이을은의도에입받송결")

/** The word that a text begins with, or what stands there instead. */
private fun besideWord(text: Scalars): TextFault {
    val length = text.size - text.withoutStart { isOfWord(it) }.size
    return TextFault("beside", text.slice(0, maxOf(1, length)).toString())
}

/** Without the plus that touches an amount which came in: `+15,00 EUR`. */
private fun withoutPlus(text: Scalars): Scalars {
    if (text.size == 0 || !isPlus(text[text.size - 1])) return text
    val rest = text.slice(0, text.size - 1)
    val last = rest.last
    return if (last == null || isBlank(last) || isOpening(last)) rest else text
}

private fun isPlus(scalar: Int): Boolean = isOneOf(scalar, "+＋")

/** A mark of letters is a word of its own, and no letter stands at a sign's other side: `J$15`. */
private fun requireEnd(next: Int?, mark: Scalars) {
    if (next != null && (joins(next, mark) || isNumeric(next) || next == SLASH)) throw beside(next)
}

/** Whether a mark is part of a longer word. */
private fun joins(next: Int?, mark: Scalars): Boolean = isSpacedLetter(next) && !mark.all { isWithoutSpaces(it) }

/** `澳元` is no yuan: before a number, a currency of one letter is a word of its own. */
private fun requireName(before: Scalars, mark: Scalars) {
    val last = before.last ?: return
    if (mark.size == 1 && isUnspacedLetter(mark[0]) && isUnspacedLetter(last)) throw beside(last)
}

/** `15块` is an amount and `15块巧克力` are pieces. */
private fun requireNoThing(behind: Scalars, mark: Scalars) {
    val next = behind.first ?: return
    if (mark.size == 1 && isOneOf(mark[0], "块圆") && isUnspacedLetter(next)) throw beside(next)
}

/** No ending of a word follows, as in Turkish `₺15'e kadar`, which is up to 15. */
private fun requireNoEnding(text: Scalars, signs: String) {
    if (text.size > 1 && isOneOf(text[0], signs) && isSpacedLetter(text[1])) throw beside(text[0])
}

private fun requireUnchanged(text: Scalars) {
    phraseAtStart(text)?.let { throw TextFault("beside", it) }
}

/** No currency follows that means another one: `15元 (美金)`. */
private fun requireNoOther(text: Scalars, codes: List<String>) {
    val other = markAtStart(text) ?: return
    val isPart = joins(text.slice(other.scalars.size, text.size).first, other.scalars)
    if (!isPart && other.codes.none { it in codes }) throw TextFault("beside", other.scalars.toString())
}

/** The dollars of a country that stands apart from their sign or word: `US $15`, `15 $ CA`. */
private fun dollarsOf(country: Scalars, next: Int?, mark: Scalars): List<String>? {
    val isCountry = country.size == 2 && country.all { it in 0x41..0x5a } && (next == null || !isOfWord(next))
    return if (isCountry && lowered(mark) in DOLLARS) CODES[lowered(country) + "\$"] else null
}

private val DOLLARS = listOf("\$", "dollar", "dollars")

/** Whether a word names a currency that isn't known, as `丹麦元` does. */
private fun namesYuan(text: Scalars): Boolean {
    val place = (0 until minOf(6, text.size)).firstOrNull { isOneOf(text[it], "元") } ?: return false
    return text.slice(0, place).all { isUnspacedLetter(it) }
}

// MARK: Behind punctuation

/** No sign, no multiplier and no limit stands before the number, with blanks, punctuation and currencies between. */
private fun requirePlain(text: Scalars) {
    var rest = text
    do {
        val length = rest.size
        rest = rest.withoutEnd { isBlank(it) || isPunctuation(it) }
        multiplierAtEnd(rest)?.let { throw TextFault("beside", it) }
        phraseAtEnd(rest)?.let { throw TextFault("beside", it) }
        val mark = markAtEnd(rest)
        if (mark != null) {
            val before = rest.slice(0, rest.size - mark.scalars.size)
            requireName(before, mark.scalars)
            if (!joins(before.last, mark.scalars)) rest = before
        }
    } while (rest.size < length)
    rest.last?.let { if (isSign(it)) throw beside(it) }
}

private fun requireUnmultiplied(text: Scalars) {
    multiplierAtStart(text)?.let { throw TextFault("beside", it) }
}

// MARK: Elsewhere

/** The currencies that the text names elsewhere: `USD: 15.50`. In `Table 5. Paid USD` another sentence does. */
private fun marksAround(start: Scalars, end: Scalars): List<List<String>> {
    val all = marksIn(start) + marksIn(end)
    common(all)
    val isCut = end.first?.let { isOneOf(it, ",.．") } ?: false
    val isNear = sentenceOf(start, if (isCut) end.slice(0, 0) else end).any { marksIn(it).isNotEmpty() }
    if (all.isNotEmpty() && !isNear) throw TextFault("apart")
    return all
}

/** The amount's sentence names no other currency: not `您的美元账户到账15元`, which may be dollars. */
private fun requireOnly(codes: List<String>, sentence: List<Scalars>) {
    if (sentence.flatMap { marksIn(it) }.any { mark -> mark.none { it in codes } }) throw TextFault("currencies")
}

/** The parts of both sides that belong to the number's sentence. */
private fun sentenceOf(start: Scalars, end: Scalars): List<Scalars> {
    var from = start.size
    while (from > 0 && !endsSentence(start, from - 1)) from -= 1
    var to = 0
    while (to < end.size && !endsSentence(end, to)) to += 1
    return listOf(start.slice(from, start.size), end.slice(0, to))
}

/** Whether a sentence ends there. */
private fun endsSentence(text: Scalars, index: Int): Boolean =
    isOneOf(text[index], "。！？；!?;") ||
        text[index] == POINT && (index + 1 == text.size || isBlank(text[index + 1]))

// MARK: Numbers

/**
 * Where the number stands in a text that has no other one: ASCII digits, at most one point between them.
 *
 * A separator that touches a digit is part of the number, and then this is none that can be told for certain: `.50`,
 * `15.万`. One alone that a clause ends with is not: `You received 15.`
 */
private fun placeOfNumber(text: Scalars, isCommaDecimal: Boolean): IntRange {
    val first = (0 until text.size).firstOrNull { isDigit(text[it]) } ?: throw TextFault("noNumber")
    val last = (text.size - 1 downTo 0).first { isDigit(text[it]) }
    if (!text.slice(first, last + 1).all { isDigit(it) || isSeparator(it) }) throw TextFault("severalNumbers")
    var start = first
    while (start > 0 && isTouching(text[start - 1])) start -= 1
    var end = last + 1
    while (end < text.size && isTouching(text[end])) end += 1
    // The point of `Rs.` is not the number's.
    val isOfMark = start == first - 1 && markAtEnd(text.slice(0, first))?.scalars?.last == POINT
    val isOfClause = endsClause(text.slice(last + 1, end), text.slice(end, text.size))
    val isRound = end == last + 2 && isRoundEnd(text.slice(end, text.size))
    val place = (if (isOfMark) first else start) until (if (isOfClause) last + 1 else if (isRound) end + 1 else end)
    val number = text.slice(place.first, place.last + 1).toString()
    val isExact = NUMBER.matches(number) || groupedDigits(number) != null || roundDigits(number) != null
    val isLocal = COMMA_DECIMAL.matches(number) || COMMA_GROUP.matches(number)
    if (!isExact && !(isCommaDecimal && isLocal)) throw TextFault("form", number)
    return place
}

/** Whether a dash stands for no minor units, and the currency or a blank behind it: `15,- €`. */
private fun isRoundEnd(text: Scalars): Boolean {
    val dash = text.first ?: return false
    val rest = text.slice(1, text.size)
    return isOneOf(dash, "-–—") && (rest.first?.let { isBlank(it) } ?: true || markAtStart(rest) != null)
}

/** The digits of a number that ends with a dash for no minor units: 15 of `15,-`. */
private fun roundDigits(number: String): String? {
    if (!ROUND.matches(number)) return null
    val whole = number.dropLast(2)
    return if (WHOLE.matches(whole)) whole else groupedDigits(number.dropLast(1) + "0")?.dropLast(2)
}

/**
 * The digits of a number in groups that can be nothing else: another sign stands behind them, there are several groups, or
 * theirs is no decimal sign: `1,234.50`, `1.234,50`, `1,234,567`, `1,23,456.50`, `1'234`. A space that groups is no ordinary
 * one.
 */
private fun groupedDigits(number: String): String? {
    val sign = number.firstOrNull { it !in '0'..'9' } ?: return null
    if (sign !in GROUP_SIGNS) return null
    val written = number.split(sign)
    val parts = written.last().split(',', '.')
    val groups = written.dropLast(1) + parts[0]
    val isEven = groups.drop(1).all { it.length == 3 }
    val isIndian = sign == ',' && groups[0].length < 3 && parts[0].length == 3 &&
        groups.drop(1).dropLast(1).all { it.length == 2 }
    val isGrouped = (isEven || isIndian) && groups[0].length in 1..3 && !groups[0].startsWith("0") &&
        (groups + parts).all { WHOLE.matches(it) } && parts.size <= 2
    val isExact = parts.size == 2 || groups.size > 2 || sign !in ",."
    if (!isGrouped || !isExact) return null
    return groups.joinToString("") + parts.drop(1).joinToString("") { ".$it" }
}

/** The signs that group digits somewhere: also the spaces that no line breaks at. */
private const val GROUP_SIGNS = ",.'’\u00a0\u2009\u202f"
private val WHOLE = Regex("[0-9]+")
private val ROUND = Regex("[0-9].*[.,][-–—]")

private val NUMBER = Regex("[0-9]+([.][0-9]+)?")

private val COMMA_DECIMAL = Regex("[0-9]+,[0-9]{1,2}")

/** A single group, which is another number to others. Of a currency without fractions it is a group. */
private val COMMA_GROUP = Regex("[1-9][0-9]{0,2},[0-9]{3}")
private val POINT_GROUP = Regex("[1-9][0-9]{0,2}[.][0-9]{3}")

/**
 * Whether separators behind a number end a clause: a point or comma, and then a blank, another mark of the clause's end,
 * or a word of a script without spaces that multiplies nothing.
 */
private fun endsClause(separators: Scalars, rest: Scalars): Boolean {
    if (separators.size != 1 || !isOneOf(separators[0], ",.．")) return false
    val next = rest.first ?: return separators[0] != COMMA
    if (isBlank(next) || isClosing(next)) return true
    return isWithoutSpaces(next) && isAlphabetic(next) && !isNumeric(next) && markAtStart(rest) == null &&
        multiplierAtStart(rest) == null
}

/** What may stand between the digits of one number, somewhere. */
private fun isSeparator(scalar: Int): Boolean = isTouching(scalar) || isOneOf(scalar, GROUP_SIGNS) || isOneOf(scalar, "，")

/** What may also be part of a number that it stands before or behind. Quotes and the wide comma are not. */
private fun isTouching(scalar: Int): Boolean = isOneOf(scalar, ".,٫٬·．")

// MARK: Currencies

private class Mark(val scalars: Scalars, val codes: List<String>)

/** Signs and words of currencies in lower case, but for `Ft` and its like, and the ISO 4217 codes that each may mean. */
private const val MARKS =
    "\$ ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD " +
    "USD UYU XCD|\$au AUD|\$ca CAD|\$hk HKD|\$mx MXN|\$nz NZD|\$sg SGD|\$us USD|Ft HUF|RM MYR|Rp IDR|Rp. IDR|a\$ " +
    "AUD|au\$ AUD|baht THB|c\$ CAD|ca\$ CAD|cn¥ CNY|dolares AUD CAD HKD NZD SGD TWD USD|dollar AUD CAD HKD NZD SGD " +
    "TWD USD|dollars AUD CAD HKD NZD SGD TWD USD|dong VND|dólar AUD CAD HKD NZD SGD TWD USD|dólares AUD CAD HKD " +
    "NZD SGD TWD USD|euro EUR|euros EUR|fcfa XAF XOF|francs BIF CDF CHF DJF GNF KMF RWF XAF XOF XPF|hk\$ HKD|jp¥ " +
    "JPY|kr DKK ISK NOK SEK|kr. DKK ISK NOK SEK|kroner DKK NOK|kronor SEK|ksh KES|kč CZK|mx\$ MXN|nt\$ TWD|nz\$ " +
    "NZD|peso ARS CLP COP CUP DOP MXN PHP UYU|pesos ARS CLP COP CUP DOP MXN PHP UYU|pounds EGP FKP GBP GIP LBP SHP " +
    "SSP SYP|r\$ BRL|reais BRL|rmb CNY|rs INR LKR MUR NPR PKR|rs. INR LKR MUR NPR PKR|rupee INR LKR MUR NPR PKR|" +
    "rupees INR LKR MUR NPR PKR|s\$ SGD|sg\$ SGD|tl TRY|tsh TZS|us\$ USD|yen JPY|yuan CNY|zł PLN|£ EGP FKP GBP GIP " +
    "LBP SHP SSP SYP|¥ CNY JPY|đ VND|đồng VND|грн UAH|грн. UAH|руб RUB|руб. RUB|рублей RUB|рубль RUB|рубля RUB|" +
    "جنيه EGP SDG SSP|درهم AED MAD|ريال IRR OMR QAR SAR YER|৳ BDT|บาท THB|฿ THB|៛ KHR|₦ NGN|₩ KPW KRW|₪ ILS|₫ VND|" +
    "€ EUR|₭ LAK|₮ MNT|₱ PHP|₴ UAH|₸ KZT|₹ INR|₺ TRY|₼ AZN|₽ RUB|₾ GEL|人民币 CNY|人民币元 CNY|人民幣 CNY|元 CNY HKD MOP TWD|" +
    "元人民币 CNY|円 JPY|加元 CAD|加币 CAD|加幣 CAD|卢布 RUB|台币 TWD|台幣 TWD|圆 CNY|块 CNY|块钱 CNY|新元 SGD|新台币 TWD|新台幣 TWD|新币 SGD|新幣 " +
    "SGD|日元 JPY|日圆 JPY|日圓 JPY|日币 JPY|日幣 JPY|欧元 EUR|歐元 EUR|泰銖 THB|泰铢 THB|港元 HKD|港币 HKD|港幣 HKD|澳元 AUD|澳币 AUD|澳幣 AUD|" +
    "澳門元 MOP|澳門幣 MOP|澳门元 MOP|澳门币 MOP|盧布 RUB|紐元 NZD|纽元 NZD|美元 USD|美圆 USD|美金 USD|英鎊 GBP|英镑 GBP|韓元 KRW|韓幣 KRW|韩元 KRW|" +
    "韩币 KRW|원 KRW|￥ CNY JPY"

private val CODES = MARKS.split('|').map { it.split(' ') }.associate { composed(it[0]) to it.drop(1) }
/** The other currencies that people pay in, by ISO 4217. */
private const val OTHER_CODES =
    "AED AFN ALL AMD AOA AWG BAM BHD BIF BOB BTN BWP BYN CDF CHF CRC CVE DJF DZD ERN ETB GHS GMD GNF GTQ HNL HTG " +
    "IQD IRR JOD KES KGS KMF KWD LSL LYD MAD MDL MGA MKD MMK MRU MVR MWK MZN NIO OMR PAB PEN PGK PYG QAR RON RSD " +
    "RWF SAR SCR SDG SLE SOS STN SVC SZL TJS TMT TND TOP TZS UGX UZS VED VES VUV WST XAF XCG XOF XPF YER ZAR ZMW " +
    "ZWG"
private val KNOWN_CODES = CODES.values.flatten().toSet()
private val LONGEST_MARK = CODES.keys.fold(0) { longest, mark -> maxOf(longest, Scalars(mark).size) }
private val CODE = Regex("[A-Z]{3}")

/** What a sign or word may mean. */
private fun codesOf(mark: Scalars): List<String>? = CODES[composed(mark.toString())] ?: CODES[lowered(mark)]

/** What a currency that stands alone may mean: an ISO 4217 code in any case, or a sign or word. */
internal fun currenciesOf(text: String): List<String>? =
    codesOf(Scalars(text)) ?: if (Regex("[A-Za-z]{3}").matches(text)) listOf(capitals(text)) else null

private fun capitals(text: String): String = text.map { if (it in 'a'..'z') it - 32 else it }.joinToString("")

/** Whether people pay in it: three capitals may also be a unit, `3 PCS`. */
private fun isCurrency(code: String): Boolean = code in KNOWN_CODES || code in OTHER_CODES.split(' ')

/** The longest sign or word that a text ends with, or else a code in capitals. */
private fun markAtEnd(text: Scalars): Mark? {
    for (length in minOf(LONGEST_MARK, text.size) downTo 1) {
        return markOf(text.slice(text.size - length, text.size)) ?: continue
    }
    return null
}

/** The longest sign or word that a text begins with, or else a code in capitals. */
private fun markAtStart(text: Scalars): Mark? {
    for (length in minOf(LONGEST_MARK, text.size) downTo 1) {
        return markOf(text.slice(0, length)) ?: continue
    }
    return null
}

private fun markOf(scalars: Scalars): Mark? {
    codesOf(scalars)?.let { return Mark(scalars, it) }
    val text = scalars.toString()
    return if (CODE.matches(text)) Mark(scalars, listOf(text)) else null
}

/** What each sign, code and word in a text may mean that can't be a part of another word. */
private fun marksIn(text: Scalars): List<List<String>> {
    val found = ArrayList<List<String>>()
    var at = 0
    while (at < text.size) {
        val mark = markAtStart(text.slice(at, text.size))
        val end = at + (mark?.scalars?.size ?: 1)
        val next = if (end < text.size) text[end] else null
        val meaning = mark?.let { meaningOf(it, if (at > 0) text[at - 1] else null, next) }
        if (meaning != null) found.add(meaning)
        at = if (meaning != null) end else at + 1
    }
    return found
}

/**
 * What a mark means if it stands for itself: a sign does, but beside a letter it is one that isn't known, as in `J$`.
 * `元` also stands in 元旦 and `rs` in `persons`, and three capitals may be any word.
 */
private fun meaningOf(mark: Mark, last: Int?, next: Int?): List<String>? {
    val scalars = mark.scalars
    if (!scalars.all { isAlphabetic(it) || it == POINT }) {
        return if (isSpacedLetter(last) || isSpacedLetter(next)) emptyList() else mark.codes
    }
    if (scalars.all { isWithoutSpaces(it) }) return if (scalars.size > 1) mark.codes else null
    val isWord = scalars.size > 2 && !isSpacedLetter(last) && !isSpacedLetter(next)
    return if (isWord && mark.codes.any { it in KNOWN_CODES }) mark.codes else null
}

// MARK: Multipliers

/** The words and signs that multiply the number beside them: `万`, `k`, `million`. */
private const val MULTIPLIERS =
    "k m b t g bn mn tn thousand thousands million millions mio mln billion billions bln trillion trillions lakh " +
    "lakhs lac lacs crore crores cr lcr kcr bi mia mrd mld md milliard milliards mille millier milliers tausend " +
    "millionen milliarde milliarden billionen mil millón millones millar millares billón billones mdd mm milhão " +
    "milhões bilhão bilhões bilião biliões trilhão trilhões mila milione milioni miliardo miliardi bilioni duizend " +
    "miljoen miljard biljoen tys tysiąc tysiące tysięcy tysiąca milion miliony milionów miliona miliard miliardy " +
    "miliardów miliarda tis tisíc tisíce milionu milionů tusen tusind tn milj miljon miljoner miljarder millioner " +
    "milliarder mill tuhat tuhatta miljoona miljoonaa miljardia bin milyon milyar trilyon nghìn ngàn triệu tỷ tỉ tr " +
    "ribu rb juta jt miliar triliun mii mie milioane miliarde ezer millió milliárd тыс тысяча тысячи тысяч млн " +
    "миллион миллиона миллионов млрд миллиард миллиарда миллиардов трлн триллион триллиона триллионов тис тисяча " +
    "тисячі тисяч мільйон мільйони мільйонів мільярд мільярди мільярдів χιλ χιλιάδα χιλιάδες εκ εκατομμύριο " +
    "εκατομμύρια δισ δισεκατομμύριο δισεκατομμύρια אלף מיליון מיליארד ألف آلاف مليون ملايين مليار هزار میلیون " +
    "میلیارد ہزار لاکھ کروڑ ارب हज़ार हजार लाख करोड़ करोड अरब खरब হাজার লাখ কোটি พัน หมื่น แสน ล้าน พันล้าน แสนล้าน " +
    "百 千 万 萬 亿 億 兆 京 佰 仟 百万 百萬 千万 千萬 万亿 萬億 백 천 만 억 조 백만 천만 afe akl akpe akr akrǝ akulo apem bhillean bhilliún " +
    "biiliyoona bil bilhãu bilijon bilijona bilijoni bilijonov bilijun bilijuna bilioi bilion biliona bilionaj " +
    "bilionow bilions bilionu biliony bilionów bilionů biliuna biliuni biliwn biliyan biliãu bilió bilión bilióna " +
    "biliónov bilióny biliɔn bilj biljon biljona biljonat biljoner biljoona biljoonaa biljovn bill billean billeanan " +
    "billionar billioner billiones billioon billioone billioun billiounen billiun billiuns billió billión billiónir " +
    "billiún billjuhn billjón billjónir billóns bilyan bilyon bilíọ̀nù bio biu bió bkl bíliọn bʊkuli d dausend " +
    "dousend dsd dt dtrilliún dubu duháhat duhát duiliono duilionoj duisend e elfu gakuli gkl h hezar hilj hiljada " +
    "hiljade hjar hoz hozar inkulungwane isigidi isigidintathu ita j ka kilu km ko kotoku kotti kt kuma kun l lak " +
    "libo ma mano mbilliún mhillean mhilliún mhìle mhíle mi migghiaru miiliyoona mijë mile miler milers milhãu " +
    "miliad miliardoj miliardow miliardu miliardźe miliarźe milijard milijarda milijardai milijardas milijarde " +
    "milijardi milijardo milijardų milijon milijona milijonai milijonas milijoni milijono milijonov milijonų milijun " +
    "milijuna milioi milionaj miliono milionoj milionow milions miliuna miliuni miliwn miliyan miliárd miliãu milió " +
    "milión milióna miliónov milióny miliɔn miljardi miljardit miljards miljona miljonat miljoni miljonit miljons " +
    "miljovn millean milleanan milles milliarda milliardar milliardas milliardir milliardo milliardos milliardu " +
    "millionar millione milliones millioon millioone millioun milliounen milliun milliuns millión milliónir milliún " +
    "milljarde milljarðar milljarður milljuhne milljón milljónir millóns milyan milyard min ming miu mió mjd mljrd " +
    "mlr mlrd mpem mr mìg mìgia mìle mìltean míle míliọn mílíọ̀nù müň n nikh nikhorv nt obz p piliona sezigidi " +
    "taúzan thrillean thrilliún tiliona tiri tiriiliyoona tiriliãu tiriliọ̀nù tirilyan tisoč tisuća tisuće tisíca " +
    "tri tril trilijonai trilijonas trilijono trilijonų trilioane trilion trilioni triliwn triliyan triliɔn trilj " +
    "triljon triljoni triljonit triljons trillean trilleanan trilliún trilyun trln tríliọn tsd tsg tuh tuhháát " +
    "tuusig tysac tús túsund tûzen tūkst tūkstantis tūkstančiai tūkstančio tūkstančių tūkstotis tūkstoši viliad " +
    "viliard vote y yuta è èwu þ þúsund ŋkl ŋkr ŋkrǝ ŋkulo ɔpepem ɔpepepem ɔpepepepem ɩkotoku ɩkt τρισ " +
    "τρισεκατομμύρια τρισεκατομμύριο бил билион билиона билиони илј илјада илјади ин их м мең ми мил милиард " +
    "милиарда милион милиона милиони милијарда милијарде милијарди милј минг миң млд мың мян мянга мільйона мільярда " +
    "мільярдаў мільярды мільён мільёна мільёнаў мільёны мөл мөлүйүөн наяд пин сая т трилион трилиона трильйон " +
    "трильйона трильйони трильйонів трыльён трыльёна трыльёнаў трыльёны тысячы тыһ тыһыынча тэрбум хил хиляди хиљ " +
    "хиљада хиљаде эзар ҳазор ҳзр հազար հզր միլիարդ միլիոն մլն մլրդ տրիլիոն տրլն טריליון بلين ترليون تریلیون " +
    "تىرىليون ملين مىليارد مىليون مىڭ هزارمیلیارد ٹریلین ٽرلين کھرب ھزار अ अब्ज एम क के कोटी ख खर्व ति त्रिलियन निख " +
    "निखर्व निजुत नील पद्म बि बिलियन रोजा लख शंख ह हज কঃ কো কোঃ নিঃ নিযুত পঃ পৰাৰ্দ্ধ লা শঃ শত হা হাজাৰ ਅਰਬ ਕਰੋੜ ਖਰਬ " +
    "ਨੀਲ ਲੱਖ ਹਜ਼ਾਰ અબજ કરોડ જલધિ નિખર્વ મહાપદ્મ લાખ શંકુ હજાર ଟ୍ରି ନି ନିୟୁତ ବି ଲକ୍ଷକୋଟି ଶହକୋଟି ହ ହଜାର ஆ ஆயிரம் டி " +
    "டிரில்லியன் பி பில்லியன் மி மில்லியன் ట్రి ట్రిలియన్ ట్రిలియన్లు బి బిలియన్ బిలియన్లు మి మిలియన్ మిలియన్లు వే " +
    "వేయి వేలు ಟ್ರಿ ಟ್ರಿಲಿಯನ್ ಬಿ ಬಿಲಿಯನ್ ಮಿ ಮಿಲಿಯನ್ ಸಾ ಸಾವಿರ ആയിരം ട്രില്യൺ ദശലക്ഷം ബില്യൺ ට් ද දහස බි බිලියන මි " +
    "මිලියන රි රිලියන ล้านล้าน หมื่นล้าน ຕື້ ພັນ ລລ ລ້ານ ລ້ານລ້ານ ແສນ ཁྲི དུང ཕྱུར ཕྲག བ བརྒྱ བྱེ འབུམ ཡ ས སྟོང ကုဋေ " +
    "ကောဋိ ဋေ ထ ထောင် မိုၼ်ႇ မိုၼ်ႇလၢၼ်ႉ လၢၼ်ႉ လၢၼ်ႉလၢၼ်ႉ သ သန်း သိန်း သောင်း သႅၼ် သႅၼ်လၢၼ်ႉ ႁဵင် ႁဵင်လၢၼ်ႉ ათ ათასი " +
    "მილიარდი მილიონი მლნ მლრ მლრდ ტრილიონი ტრლ ሚ ሚሊዮን ሚልዮን ሺ ሽ ሽሕ ቢ ቢሊዮን ቢልዮን ት ትሪሊዮን ትሪልዮን ទ្រីលាន ប៊ីលាន ពាន់ លាន " +
    "ᱜᱮᱞᱥᱟᱭ ẹgbẹ̀rún ꭲᏻꮖꮧꮕꮫ ꭲꮿꭶᏼꮅ ꭲꮿꮤꮃꮧꮕꮫ ꭲꮿꮶꭰꮧꮕꮫ 𞤣 𞤣𞤵𞤦𞤵𞤲𞤫𞤪𞤫 𞤣𞤵𞤶𞤵𞤲𞤫𞤪𞤫 𞤣𞤶 𞤵 𞤵𞤶𞤵𞤲𞤫𞤪𞤫 𞤼 𞤼𞤵𞤶𞤵𞤲𞤫𞤪𞤫 hundred hundreds dozen " +
    "dozens cent cents penny pence jiao fen коп копейка копейки копеек hundert dutzend 角 分 毛 厘 点 點 半 多 余 餘 几 幾 수"

private val MULTIPLIER_WORDS = MULTIPLIERS.split(' ').map { folded(Scalars(it)) }.toSet()

/** The word that a text begins with, if it is a multiplier or one with its currency: `万元`, but not `万达`. */
private fun multiplierAtStart(text: Scalars): String? {
    var end = 0
    while (end < text.size && isOfWord(text[end])) end += 1
    val word = text.slice(0, end)
    return if (isMultiplier(word) || isJoinedMultiplier(word)) word.toString() else null
}

/**
 * Whether a text that stands apart behind a number begins with what multiplies it. What is written without spaces, or with
 * endings, goes on: `万到账`, `миллионами`.
 */
private fun beginsWithMultiplier(text: Scalars): Boolean {
    val first = text.first ?: return false
    var end = 0
    while (end < text.size && isOfWord(text[end])) end += 1
    val word = text.slice(0, end)
    // `15 de millones`
    val rest = text.slice(end, text.size)
    if (folded(word) == "de" && rest.first?.let { isBlank(it) } == true) {
        return beginsWithMultiplier(rest.withoutStart { isBlank(it) })
    }
    // A thousand thousands in Breton, and a price: `15 v/milion`, `15 net/month`
    if (rest.first == SLASH) return true
    val shortest = if (isJoined(first)) 1 else if (first < 0x250) 5 else 3
    return multiplierAtStart(text) != null || (shortest..end).any { isMultiplier(word.slice(0, it)) }
}

/** The word that a text ends with, if it is a multiplier; of what is written without spaces, its last character. */
private fun multiplierAtEnd(text: Scalars): String? {
    var start = text.size
    while (start > 0 && isOfWord(text[start - 1])) start -= 1
    val word = text.slice(start, text.size)
    if (isMultiplier(word)) return word.toString()
    val last = word.last ?: return null
    val letter = word.slice(word.size - 1, word.size)
    return if (isWithoutSpaces(last) && isMultiplier(letter)) letter.toString() else null
}

/** A multiplier right before a currency: `만원`, `kUSD`. `Mrs` is none. */
private fun isJoinedMultiplier(word: Scalars): Boolean =
    (maxOf(1, word.size - LONGEST_MARK) until word.size).any { index ->
        val length = word.size - index
        val isWhole = markAtStart(word.slice(index, word.size))?.scalars?.size == length
        isWhole && (length > 2 || word[index] >= 0x250) && isMultiplier(word.slice(0, index))
    }

private fun isMultiplier(word: Scalars): Boolean = word.size > 0 && folded(word) in MULTIPLIER_WORDS

/** In lower case, whatever stands around a letter. */
private fun lowered(scalars: Scalars): String =
    composed(scalars.text { builder, scalar -> builder.appendCodePoint(Character.toLowerCase(scalar)) })

/** A word as it is compared: in lower case, of letters that are as wide as others, with one sigma and one small i. */
private fun folded(scalars: Scalars): String {
    val narrow = scalars.text { builder, scalar ->
        builder.appendCodePoint(if (scalar in 0xff01..0xff5e) scalar - 0xfee0 else scalar)
    }
    return lowered(Scalars(narrow)).replace('ς', 'σ').replace("i\u0307", "i")
}

private fun composed(text: String): String = Normalizer.normalize(text, Normalizer.Form.NFC)

// MARK: Words beside an amount

/** What changes the amount that follows, and several words also from farther off: `up to a total of`. */
private const val BEFORE_WORDS =
    "up to|upto|to|from|starting at|starts at|start at|as low as|as much as|as little as|as high as|at least|" +
    "at most|at max|at min|minimum of|maximum of|max of|min of|minimum|maximum|max|min|no more than|no less than|" +
    "more than|less than|fewer than|not more than|not less than|greater than|lower than|higher than|than|over|" +
    "under|above|below|beyond|exceeds|exceeding|about|around|approx|approximately|roughly|nearly|almost|circa|ca|" +
    "near|some|within|until|till|between|per|each|every|instead of|rather than|not|minus|negative|less|plus|half|" +
    "half of|twice|double|canadian|australian|mexican|singapore|hong kong|hongkong|taiwan|new zealand|jamaican|" +
    "namibian|bis|bis zu|ab|mindestens|höchstens|maximal|minimal|zirka|ungefähr|etwa|rund|fast|knapp|beinahe|" +
    "mehr als|weniger als|nicht mehr als|nicht weniger als|unter|je|pro|anstatt|statt|kanadische|australische|" +
    "jusqu’à|jusqu’a|environ|au moins|au plus|à partir de|a partir de|à hauteur de|dès|presque|près de|plus de|" +
    "moins de|autour de|aux alentours de|à peu près|au minimum|au maximum|entre|moins|par|chaque|au lieu de|" +
    "hasta|desde|al menos|por lo menos|como mínimo|como máximo|cuando menos|no más de|no menos de|más de|" +
    "menos de|mas de|casi|unos|unas|aproximadamente|cerca de|alrededor de|mínimo|máximo|mínimo de|máximo de|mín|" +
    "máx|cada|menos|en lugar de|en vez de|até|pelo menos|no mínimo|no máximo|mais de|mais que|quase|em torno de|" +
    "por volta de|em vez de|fino a|sino a|a partire da|almeno|al massimo|al minimo|minimo|massimo|quasi|più di|" +
    "meno di|non più di|oltre|meno|intorno a|invece di|tot|vanaf|minstens|minimaal|maximaal|ongeveer|bijna|" +
    "meer dan|minder dan|ruim|hooguit|ten minste|tenminste|rond|elk|do|od|około|co najmniej|co najwyżej|ponad|" +
    "prawie|mniej niż|więcej niż|poniżej|powyżej|maks|maksimum|maksymalnie|minimalnie|po|zamiast|asi|přibližně|" +
    "nejméně|nejvýše|alespoň|téměř|více než|méně než|přes|kolem|zhruba|cca|až|aspoň|najmenej|najviac|približne|" +
    "do výšky|barem|najmanje|najviše|oko|gotovo|више од|мање од|upp till|minst|högst|från|cirka|ungefär|över|" +
    "nästan|mer än|mindre än|op til|mindst|højst|fra|omkring|næsten|mere end|mindre end|opptil|opp til|inntil|" +
    "høyst|nesten|mer enn|mindre enn|omtrent|vähintään|enintään|korkeintaan|noin|alle|yli|jopa|lähes|melkein|" +
    "legalább|legfeljebb|körülbelül|kb|majdnem|több mint|kevesebb mint|akár|mintegy|până la|pana la|cel puțin|" +
    "cel mult|aproximativ|aproape|peste|sub|mai mult de|mai puțin de|minim|maxim|en az|en fazla|en çok|yaklaşık|" +
    "yaklaşik|azami|asgari|eksi|hingga|sampai|mulai|mulai dari|dari|maksimal|sekitar|kurang dari|lebih dari|" +
    "hampir|kira|setidaknya|paling banyak|paling sedikit|sehingga|daripada|bermula|sekurang|kumulang|hanggang|" +
    "mula sa|halos|higit sa|đến|tới|lên đến|lên tới|từ|chỉ từ|khoảng|tối đa|tối thiểu|hơn|gần|ít nhất|nhiều nhất|" +
    "dưới|trên|âm|mỗi|trừ|không quá|hadi|kuanzia|takriban|karibu|angalau|zaidi ya|chini ya|kila|до|от|из расчета|" +
    "около|примерно|приблизительно|порядка|почти|не более|не менее|не больше|не меньше|более|менее|больше|меньше|" +
    "свыше|минимум|максимум|макс|мин|мінімум|по|минус|мінус|вместо|чем|бел|белорусских|белорусские|канадских|" +
    "австралийских|близько|приблизно|майже|понад|більше|менше|не більше|не менше|від|замість|малко|поне|към|над|" +
    "под|έως|εως|μέχρι|από|τουλάχιστον|περίπου|σχεδόν|πάνω από|κάτω από|το πολύ|עד|לפחות|מעל|מתחת|כמעט|בערך|" +
    "לכל היותר|מינוס|حتى|إلى|حوالي|نحو|قرابة|أكثر من|أقل من|على الأقل|بحد أقصى|ما يصل إلى|ناقص|تا|حدود|حداقل|" +
    "حداکثر|بیش از|کمتر از|منهای|تقریبا|تقریباً|کم از کم|زیادہ سے زیادہ|लगभग|करीब|न्यूनतम|अधिकतम|कम से कम|" +
    "ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|तकरीबन|प्रति|প্রায়|সর্বোচ্চ|কমপক্ষে|সর্বনিম্ন|최대|최소|최고|최저|약|대략|거의|각|" +
    "마이너스|최대한|最大|最小|最低|最高|約|约|およそ|おおよそ|ほぼ|およその|マイナス|各|每|毎|负|負|近|超|满|滿|差|还差|還差|仅差|最多|最少|至多|至少|高达|高達|多达|多達|不超过|不超過|" +
    "不低于|不低於|不足|不到|超过|超過|大约|大約|大概|低于|低於|高于|高於|少于|少於|多于|多於|约合|約合|折合|将近|將近|接近|上限|下限|限额|限額|起步|起价|起價|代替|而非|สูงสุด|" +
    "ถึง|ไม่เกิน|อย่างน้อย|ขั้นต่ำ|ประมาณ|เกือบ|มากกว่า|น้อยกว่า|เกิน|เริ่มต้น|เริ่มต้นที่|ราว|ตั้งแต่|ต่ำกว่า|" +
    "ละ|ลบ|ติดลบ|สูงถึง|រហូតដល់|យ៉ាងតិច|ប្រហែល|အများဆုံး|ခန့်|vähemalt|kuni|umbes|vismaz|līdz|apmēram|bent|iki|" +
    "apie|ucemustáá|mès de|အနည်းဆုံး|average|avg|an average of|durchschnittlich|平均|в среднем|en promedio|" +
    "percent of|quarter of|third of|thirds of|quarters of|fraction of|part of|triple|低至|最安|like|maybe|perhaps|每笔|" +
    "每筆|每单|每單|每人|每月|每天|每日|每年|每次|每件|每份|每位|人均|单价|單價|em média|in media|en moyenne|" +
    "three times|four times|five times|zweimal|dreimal|deux fois|trois fois|dos veces|tres veces|" +
    "duas vezes"

/** What changes the amount before it, or begins as a currency does and is another word: `元宝`, `đồng hồ`. */
private const val BEHIND_WORDS =
    "or more|or less|or above|or higher|or over|or under|or below|or fewer|or so|and up|and above|and over|" +
    "and more|and below|each|apiece|per|a piece|a month|a week|a day|a year|an hour|monthly|weekly|yearly|" +
    "annually|daily|max|maximum|min|minimum|tops|at most|at least|at max|approx|approximately|plus|minus|times|" +
    "canadian|cdn|australian|mexican|singapore|hong kong|jamaican|oder mehr|oder weniger|und mehr|und darüber|" +
    "pro|je|jeweils|monatlich|jährlich|täglich|mindestens|höchstens|maximal|ou plus|ou moins|et plus|au moins|" +
    "au plus|environ|chacun|chacune|par mois|par an|par jour|par semaine|par personne|canadiens|canadien|" +
    "australiens|o más|o menos|o mas|y más|como mínimo|como máximo|cada uno|cada una|aproximadamente|al mes|" +
    "al año|al día|por persona|por mes|canadienses|australianos|ou mais|ou menos|cada|por mês|ao mês|por pessoa|" +
    "no mínimo|no máximo|canadenses|o più|o meno|circa|ciascuno|ciascuna|in su|al mese|al giorno|all’anno|" +
    "a testa|of meer|of minder|elk|lub więcej|i więcej|każdy|miesięcznie|a více|nebo více|měsíčně|eller mer|" +
    "eller mere|eller mindre|och uppåt|och mer|per styck|tai enemmän|asti|alkaen|vagy több|sau mai mult|ve üzeri|" +
    "ve üstü|veya daha|kadar|civarı|civari|civarında|civarinda|her biri|atau lebih|ke atas|ke bawah|setiap|" +
    "masing|trở lên|trở xuống|mỗi|hoặc hơn|или больше|или более|и более|и выше|и больше|или меньше|каждый|" +
    "каждому|каждая|каждой|в месяц|в день|в год|в час|на человека|минимум|максимум|примерно|або більше|і більше|" +
    "кожен|кожному|на місяць|ή περισσότερο|και άνω|και πάνω|το άτομο|או יותר|لكل|أو أكثر|على الأقل|كحد أقصى|" +
    "یا بیشتر|तक|से अधिक|से कम|से ज़्यादा|से ज्यादा|प्रति|के करीब|প্রতি|পর্যন্ত|থেকে|तक की|이상|이하|미만|초과|까지|부터|정도|" +
    "가량|내외|이내|안팎|씩|쯤|以上|以下|以内|以內|之内|之內|左右|上下|未満|未滿|超|超え|から|まで|ほど|程度|くらい|ぐらい|前後|弱|強|ずつ|引き|起|封顶|封頂|不等|起步|起价|起價|一个|一個|" +
    "一件|一次|一人|一张|一張|每|每人|每月|每天|每年|每次|每件|每张|ขึ้นไป|ต่อ|ลงมา|ละ|โดยประมาณ|元宝|元寶|元素|元气|元気|元氣|元旦|元宵|元件|元老|元首|元帅|元神|" +
    "元婴|元年|元月|元音|元朝|元勋|元凶|元配|元组|元灵|元力|元晶|元魂|元能|元丹|元石|元币|元豆|元珠|元玉|円形|円卓|円盤|圆桌|圆形|圆盘|บาทหลวง|원소|원장|원생|đồng hồ|" +
    "đồng đội|đồng nghiệp|đồng chí|đồng minh|đồng xu|đồng tiền|đồng bào|đồng phục|đồng hành|dong ho|dong doi|" +
    "dong nghiep|dong chi|dong xu|နှင့်အထက်|in thousands|in millions|in billions|en milliers|en millions|" +
    "en miles|in tausend|in millionen|单位|單位|per person|" +
    "twice|thrice|zweimal|deux fois|dos veces|less|américains|américain|americanos|estadounidenses|" +
    "mexicanos|colombianos|argentinos|chilenos|uruguayos|aussie|danska|norska|svenska|danske|norske|" +
    "svenske|pakistani|nepali|nepalese|egyptian|белорусских|белорусские|бел|рб|usdt|usdc"

private val KNOWN_BEFORE = BEFORE_WORDS.split('|').map { foldedPhrase(Scalars(it)) }.toSet()
private val KNOWN_BEHIND = BEHIND_WORDS.split('|').map { foldedPhrase(Scalars(it)) }.toSet()

/** Numbers in words, which count the amounts behind them or go on with the one before them. */
private const val NUMBER_WORDS =
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
    "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety zwei drei vier fünf sechs sieben " +
    "acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig deux trois " +
    "quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante septante " +
    "huitante nonante dos tres cuatro cinco seis siete ocho nueve veinte veinticinco treinta cuarenta " +
    "cincuenta sesenta setenta ochenta noventa dois duas três quatro sete oito nove dez vinte trinta quarenta " +
    "cinquenta sessenta oitenta due tre quattro cinque sette dieci venti trenta quaranta cinquanta sessanta " +
    "settanta ottanta novanta twee drie vijf zes zeven negen tien twaalf twintig dertig veertig vijftig zestig " +
    "zeventig tachtig negentig dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwadzieścia " +
    "trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt два две " +
    "три четыре пять шесть семь восемь девять десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят " +
    "восемьдесят девяносто дві чотири п’ять шість сім вісім дев’ять двадцять тридцять п’ятдесят шістдесят " +
    "сімдесят вісімдесят iki üç dört beş altı yedi sekiz dokuz yirmi otuz kırk elli altmış yetmiş seksen " +
    "doksan två fyra fem sju åtta tio tjugo trettio fyrtio femtio sextio sjuttio åttio nittio seks syv otte " +
    "tyve tredive fyrre halvtreds tjue tretti førti femti dva dvě tři čtyři pět šest sedm osm devět deset " +
    "dvacet třicet čtyřicet padesát két kettő három négy öt nyolc kilenc tíz húsz harminc negyven ötven hatvan " +
    "hetven nyolcvan kilencven doi două trei patru cinci șase șapte opt nouă zece douăzeci cincizeci kaksi " +
    "kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen viisikymmentä dua tiga empat enam tujuh " +
    "delapan sembilan bốn sáu bảy tám chín mười rưỡi dalawa dalawang tatlo tatlong mbili tatu nne"

private val SAID_NUMBERS = NUMBER_WORDS.split(' ').map { foldedPhrase(Scalars(it)) }.toSet()

/** The words between what is counted and its amount, and between two parts of an amount. */
private const val OF_WORDS = "of von à de di da über zu на по po van för på za của"
private const val AND_WORDS = "and und et y e con com i и а та ve och og en és și x"

/**
 * The beginnings of words by which no money came in: declined, refunded, asked for. A blank ends a whole word; what is written
 * without spaces stands anywhere.
 */
private const val DENIAL_WORDS =
    "refund|chargeback|charge back|charged back|declin|failed|failure|fails|pending|revers|cancel|reject|" +
    "unsuccessful|not received|not been|not be |not paid|not processed|not completed|not credited|" +
    "not successful|could not|couldn’t|unable|request|debited|withdraw|overdue|voided|dispute|expire|bounced|" +
    "returned|unpaid|owe |owes |due |you paid|you sent|you spent|you transferred|erstatt|rückerstatt|abgelehnt|" +
    "fehlgeschlagen|gescheitert|storn|ausstehend|rückbuch|rücklast|lastschrift|abgebucht|abbuchung|" +
    "zurückgewiesen|zurückgebucht|widerrufen|angefordert|anforder|fällig|nicht |rembours|refus|échou|échec|" +
    "annul|en attente|rejet|débité|prélèvement|impay|demande|pas été|reembols|devol|devuel|rechaz|fallid|" +
    "falló |anulad|pendiente|denegad|retiro |retiraste|solicit|no se |no fue|transferiste|enviaste|pagaste|" +
    "gastaste|compraste|estorn|recusad|negad|falh|pendente|debitad|saque |não |pix enviad|transferência enviad|" +
    "você pagou|você enviou|cobrança|rimbors|rifiutat|fallit|in attesa|addebit|prelievo|richiest|respint|non |" +
    "terugbetal|teruggeboekt|geweigerd|mislukt|geannuleerd|in behandeling|afgeschreven|afgewezen|betaalverzoek|" +
    "niet |zwrot|odrzucon|nieudan|anulowan|oczekuj|obciąż|odmow|nie |возврат|возвращ|отклон|отказ|отмен|ошибк|" +
    "ожида|списан|снятие|запрос|просит|неуспешн|неудач|сторно|к оплате|не |поверн|відхил|скасов|помилк|очіку|" +
    "запит|iade|iptal|reddedil|başarısız|beklemede|bekliyor|yapılamadı|çekildi|återbetal|avvisad|nekad|" +
    "misslyck|avbruten|väntar|makuler|inte |refusion|tilbagebetal|tilbakebetal|afvist|avvist|mislyk|afventer|" +
    "avventer|ikke |palaut|hylätty|epäonnistu|peruut|odottaa|ei |vrácen|vrátk|zamítnut|selhal|zrušen|čeká|" +
    "odmítnut|visszatérít|visszautasít|sikertelen|törölve|függőben|elutasít|nem |ramburs|respins|eșuat|" +
    "în așteptare|pengembalian|dikembalikan|ditolak|gagal|dibatalkan|tertunda|menunggu|tidak |belum |ditarik|" +
    "hoàn tiền|hoàn lại|thất bại|từ chối|hủy |huỷ |đang chờ|không |chưa |rút tiền|yêu cầu|hindi |imeshindwa|" +
    "imekataliwa|επιστροφ|απορρ|απέτυχ|ακυρ|εκκρεμ|δεν |החזר|נדח|נכשל|בוטל|ממתין|לא |استرداد|مرفوض|فشل|إلغاء|" +
    "سحب|خصم|لم |برگشت|ناموفق|لغو|वापस|वापसी|विफल|असफल|अस्वीकृत|रद्द|लंबित|नहीं|ফেরত|ব্যর্থ|বাতিল|คืนเงิน|" +
    "ล้มเหลว|ไม่สำเร็จ|ถูกปฏิเสธ|ยกเลิก|รอดำเนินการ|ถอนเงิน|ไม่ได้รับ|退款|退还|退還|退回|已退|失败|失敗|拒绝|拒絕|未到账|未到賬|未入账|" +
    "未入賬|未付|未支付|未成功|不成功|待支付|待付|待收|待确认|待入账|撤销|撤銷|撤回|取消|冲正|沖正|扣款|扣除|支出|请付款|請付款|您付款|你付款|您已付|你已付|您支付|你支付|您已支付|你已支付|" +
    "请支付|請支付|您消费|你消费|转出|轉出|提现|提現|还款|還款|欠款|催收|逾期|过期|過期|请求|返金|拒否|却下|取り消|キャンセル|保留|未払|未入金|未着|出金|引き落とし|引落|請求|" +
    "お支払いください|できません|できなかった|されません|チャージバック|未処理|환불|취소|실패|거절|거부|보류|대기|출금|미입금|반려|청구|요청|인출|못했"

private val DENIALS = DENIAL_WORDS.split('|').map { foldedPhrase(Scalars(it)) }

/** The first word of a text by which no money came in. */
private fun denialIn(text: String): String? {
    val letters = Scalars(text).text { builder, scalar ->
        if (isOfPhrase(scalar)) builder.appendCodePoint(scalar) else builder.append(' ')
    }
    val words = foldedPhrase(Scalars(letters)).split(' ').filter { it.isNotEmpty() }.joinToString(" ")
    val haystack = " $words "
    var found: String? = null
    var first = haystack.length
    for (phrase in DENIALS) {
        val isAnywhere = isJoined(phrase.codePointAt(0))
        val place = if (isAnywhere) haystack.indexOf(phrase) else haystack.indexOf(" $phrase") + 1
        if (place in 1 until first) {
            first = place
            found = phrase.trim()
        }
    }
    return found
}

/** The most words that are taken for one phrase, and how many words before an amount are looked at, of these characters. */
private const val LONGEST_PHRASE = 3
private const val PHRASE_REACH = 6
private const val CHARACTER_REACH = 128

/** The most characters of a phrase in a script without spaces, and how many of them before an amount are looked at. */
private const val LONGEST_JOINED = 12
private const val JOINED_REACH = 24

/** The phrase that a text ends with and that changes the amount behind it. */
private fun phraseAtEnd(text: Scalars): String? {
    val words = lastWords(text)
    for (start in words.indices) {
        for (end in start until minOf(start + LONGEST_PHRASE, words.size)) {
            val phrase = words.subList(start, end + 1).joinToString(" ") { foldedPhrase(it) }
            if ((end > start || end == words.size - 1) && phrase in KNOWN_BEFORE) return phrase
        }
    }
    val last = words.lastOrNull() ?: return null
    return countIn(words, last) ?: joinedPhrase(last)
}

/** The number of amounts, if it is said before them: `two $15 payments`, `three payments of $15`, `三笔15元`. */
private fun countIn(words: List<Scalars>, last: Scalars): String? {
    val isOf = foldedPhrase(last) in OF_WORDS.split(' ')
    val count = (if (isOf) words else listOf(last)).map { foldedPhrase(it) }.firstOrNull { it in SAID_NUMBERS }
    if (count != null) return count
    val near = last.slice(maxOf(0, last.size - JOINED_REACH), last.size)
    val place = (0 until near.size - 1).firstOrNull { index ->
        isOneOf(near[index], "二三四五六七八九十两兩几幾数數") && isOneOf(near[index + 1], "笔筆单單次件份张張个個") &&
            (index == 0 || !isOneOf(near[index - 1], "第"))
    }
    return place?.let { near.slice(it, it + 2).toString() }
}

/** The phrase that a text begins with and that changes the amount before it. */
private fun phraseAtStart(text: Scalars): String? {
    val words = firstWords(text)
    for (end in 1..words.size) {
        val phrase = words.subList(0, end).joinToString(" ") { foldedPhrase(it) }
        if (phrase in KNOWN_BEHIND) return phrase
    }
    val word = words.firstOrNull() ?: return null
    // `15 dollars fifty`, `15 dollars and fifty cents`, `$15 x two`
    val next = if (words.size > 1 && foldedPhrase(word) in AND_WORDS.split(' ')) words[1] else word
    foldedPhrase(next).let { if (it in SAID_NUMBERS) return it }
    if (!isJoined(word[0])) return null
    return (1..minOf(LONGEST_JOINED, word.size)).map { foldedPhrase(word.slice(0, it)) }.firstOrNull { it in KNOWN_BEHIND }
}

/** A phrase in what is written without spaces: `最高可得`. One of a single character stands at the end. */
private fun joinedPhrase(text: Scalars): String? {
    val word = text.slice(maxOf(0, text.size - JOINED_REACH), text.size)
    for (start in 0 until word.size) {
        if (!isWithoutSpaces(word[start])) continue
        for (end in start + 1..minOf(start + LONGEST_JOINED, word.size)) {
            val phrase = foldedPhrase(word.slice(start, end))
            if ((end > start + 1 || end == word.size) && phrase in KNOWN_BEFORE) return phrase
        }
    }
    return null
}

private fun lastWords(text: Scalars): List<Scalars> {
    val words = ArrayList<Scalars>()
    var rest = text.slice(maxOf(0, text.size - CHARACTER_REACH), text.size)
    while (words.size < PHRASE_REACH) {
        val before = rest.withoutEnd { isOfPhrase(it) }
        if (before.size == rest.size) break
        words.add(0, rest.slice(before.size, rest.size))
        rest = before.withoutEnd { isBlank(it) }
        if (rest.size == before.size) break
    }
    return words
}

private fun firstWords(text: Scalars): List<Scalars> {
    val words = ArrayList<Scalars>()
    var rest = text
    while (words.size < LONGEST_PHRASE) {
        val behind = rest.withoutStart { isOfPhrase(it) }
        if (behind.size == rest.size) break
        words.add(rest.slice(0, rest.size - behind.size))
        rest = behind.withoutStart { isBlank(it) }
        if (rest.size == behind.size) break
    }
    return words
}

/** A phrase as it is compared, with one apostrophe. */
private fun foldedPhrase(scalars: Scalars): String = folded(scalars).replace('\'', '’')

private fun isOfPhrase(scalar: Int): Boolean = isOfWord(scalar) || isOneOf(scalar, "'’")

/** Whether what follows a word in its script may be written right behind it: also in Korean, whose syllables these are. */
private fun isJoined(scalar: Int): Boolean = isWithoutSpaces(scalar) || scalar in 0xac00..0xd7a3

// MARK: Characters

private fun pointsOf(text: String): IntArray {
    val points = IntArray(text.codePointCount(0, text.length))
    var at = 0
    for (place in points.indices) {
        points[place] = text.codePointAt(at)
        at += Character.charCount(points[place])
    }
    return points
}

/** A part of a text, by its code points. */
private class Scalars private constructor(private val points: IntArray, private val start: Int, private val end: Int) {
    constructor(text: String) : this(pointsOf(text))

    private constructor(points: IntArray) : this(points, 0, points.size)

    val size: Int get() = end - start
    val first: Int? get() = if (size > 0) points[start] else null
    val last: Int? get() = if (size > 0) points[end - 1] else null
    val utf8Length: Int
        get() = (start until end).fold(0) { length, place ->
            val point = points[place]
            length + if (point < 0x80) 1 else if (point < 0x800) 2 else if (point < 0x10000) 3 else 4
        }

    operator fun get(index: Int): Int = points[start + index]

    fun slice(from: Int, to: Int) = Scalars(points, start + from, start + to)

    fun all(holds: (Int) -> Boolean): Boolean = (start until end).all { holds(points[it]) }

    fun withoutStart(isDropped: (Int) -> Boolean): Scalars {
        var from = 0
        while (from < size && isDropped(this[from])) from += 1
        return slice(from, size)
    }

    fun withoutEnd(isDropped: (Int) -> Boolean): Scalars {
        var to = size
        while (to > 0 && isDropped(this[to - 1])) to -= 1
        return slice(0, to)
    }

    fun text(append: (StringBuilder, Int) -> Unit): String {
        val builder = StringBuilder()
        for (place in start until end) append(builder, points[place])
        return builder.toString()
    }

    override fun toString(): String = String(points, start, size)
}

/**
 * What is known of characters, in runs that begin at 0: a letter of what they are, and how many of them there are, to
 * the base 36. `A` nothing, `B` alphabetic, `C` a mark of a letter, `D` both, `E` a decimal digit, `F` another number,
 * `G` an alphabetic number, `H` blank, `I` a dash; with `J` to `R` the same in scripts that are written without spaces.
 */
private const val CHARACTERS =
    "A9H5AiH1AcI1A2EaA7BqA6BqAaH1AqH1A9B1A7F2A1B1A3F1B1A1F3A1BnA1BvA1BcqA4BcAeB5A7B1A1B1AhC1xD1CtDdB5A1B8A1B5A2B1A1" +
    "B32A1B3vA1C5A2B5sA6B15A1I3A4CvDeI1D1A1D2A1D2A1D9BzAdH6AaDbA1H1A3B17DdC1D7EaA4B2D1B2rA1B1D7H1A1C2D4B2D2A1C3D1B2Ea" +
    "B3A2B1AfH1B1D1BuDgCdB2hDbBfEaBxC9B2A4B3C1A2BmD2C2B1D9B1D3B1D4C3AgBpC5A2B14A1B7H7D1C8B16CaDcC2H1D7C6DkB1iD2C1B1Df" +
    "C1D2B1C4D3BaD2A2EaA1BgD4B1jC1B1DfC1B9D5B6D4EaB2A2F6A2B1A1C3D4B1jC2DfC4D8BdEaD2B3D1AbD4B1jC1B1DfC3BiD4EaA9B1D3C4" +
    "D4B1jC1B1DfC9D6B6D4EaA1B1FgD1B1nDfC3B7DfEaF3AdD5B1jC1B1DfC8D3BaD4EhA1F7A1B1D3A1B1jC1B1DfC8D7B6D4EbB2DhB1jC2B1Df" +
    "C1B1A5B3D1F7B3D4EaF9A1B7D4B1xC5DnEcD2AdK1cM1K2MbJ1K7L6M1L1J1NaJ13K1cM1K2M6L1M2KbL5M1L2NcK11JnL2J6NaOaJ1L1J1L1J1" +
    "L1J4L2K1dMjL1J1L2K5M1dJ8L1J1lK17McL1M1L2M4K1NaJ6K6M4K4M3K1M3K2M7K3M4KdMcK1M1NaM4J2B2jA1BgxC3A9FnBgAgB2oI1Bh8A2Bh" +
    "H1BqA5B23A3G3BxD2CbBjD2C1AbBiDeBiDeK1gL2MjLbJ3K1J4K1L3NgOgA6I1A4C3H1C1EgB2tD2ByD1B3aDpC7A6EaK3kNaO4JyBnD7A2K1hMb" +
    "L1MkLbNwJ7K1J8CeA1D2CbD3C1dM5K1bL1MfL1K9J2NaJhL9JcD3BuD9C2D2B2EaB18C1DbCaA4B10DjC4A5EdB3EaB10A2B1sAgC3A1ClB4C1B6" +
    "C1B2C3B5iCjDyCbBcdA1B1A3BbA3BdA3BdA5BbA3HgI6AiH8A1bHhF1B3F6A5B1FaA6BgA1cCdA4C1A3CrA2B1A4B1A2BaA1B1A3B5A6B1A1B1A1" +
    "B1A1B4A1BbA2B4A5B5A4B1A1FgGzB2G4F1Ak6F1oAqB1gFmAhiFuAvgB6dA6B4C3B7A4F1A2B34AfC1B2oDwAnI1A2I1AkB1AaI2A4I1AsIzJao" +
    "Q1J4K2P1JkR1J4P9L6R1K5J2P3K2J4K2gL2J2K3R1K2iJ1K1hB2nJ2O4JaKwJ1cKgJwOaJuO8J1OfJwOaJ13OfJ8wK5P1K3hP1KpyP1KmaP1K3n6" +
    "A1sP1K2P1K3P1K1P1KqP1K1kP1K1aP1K7P1K1P1KlP1KiP2KuP1K8P1K10P1K2qP1K3cP1KsP1K71P1K1tP1KyP1K1P1K1P1KczP1K1P3K6P1K38" +
    "P4KlyP1KetP1K7P1K134P1K3nP2KcP3K1P1KqnP1K19P1K25P1Kw5P1K11nP1KdjP1KwfP1KknP1KmP1KnrP1K1awP1KpxP1K1ohP1K4P1K3gP1" +
    "KylP1KiiP1KafP1K10P1K5P1K17P1K3hP1K2opJ1sB1aA2B7hA3BgEaB1xC1A4D8C2A1BvD2B1yGaC2A11B9A2B2vA2B3bD1B3C1B4D1BnD5A4C4" +
    "F6AaB1gAcD2B1eDgC1D9A2EgCiB6A3B1A1B2D1EaBsD5C3A2BnDcCcA1BwM4K1bL1McL1JeK1NeJ2K5M1KaNaK6B15DnB3D1B8D4EcA4KnJ3K1M3" +
    "K1eM1K1M3K2M2K5M1L1K1L1KsJ2BbD5A2B3D1CbB2iA1BeA6B37D8A1C4EgBf7kK2zP1K7P1K4P1K1lP1KuP1K1P1K15P1K76BuD1BaA1B3sAx" +
    "Ba3AiB1sA2B1iA14BcA4CgAgCgJ1R2JtA8I1AaI1AcB3zH2JcR1J2NaJ7KqJ6KqJbK1mB1sApH3A4B74A7F1cA9G1hF4AhF2A35C3nB2oC1FvBw" +
    "FdBkG1B8G6B12DaBvA1B1cA1G1bB4gEgB5bA1BknA1F8BnA2F7B13F1lBrF5BmF9A1BvA1B3gF2B2F1sB1DfB14C8FgAgBtF2A1BtFzB8A1BsC6" +
    "F5AgB1lA7BoF8BoF8BpAgF2fB6yF6B10DcEqBvD1C4I1BvA5uFwB17D2I3BwA16D3C3BtFaBvCbF4ArBiC4A16BlFrBwD3B1hDeC1AbFkEaC1B2" +
    "D2BaC1D3B19D9C2A2H1A4DbH3BwEgD3B10DcC3EaA4B1D2B18C1A2BaD3B1cDdC1B4A4C4A1D2EaB1A1B1A4FvB18D9C2D1A6D1B2D1rB15A7B1b" +
    "DaC7EgD5B1iC2B1DfC3B7D6B5D4CqB1kDmC3B1C1B1AdCvB1hDdC1D3C1B4A5EaA4C1B29DiC2B2A1B9E4wB1bDgC2AnB4D10B1cDfC1D1A3BcEg" +
    "AwB17DbC2B1A7E1sBtDeC5EaF2A4B6kDdC2A2tB1sEaFlB1dDdC2B1D1B1D1C1AcE28B1dDfC1B1A1B1DsB1DaB14C2D5B1D4A8C9B1DbB1aDeC2" +
    "A3B1AiB28A2oD2oBxAfEgB1bDgC1B1AfEaFmA2BwD32B1dDhC1D1C2B1D9EgB16DdC1B8EgB1cE74BjD4A9D2B1D1B1cDdC2AdEaC2eBgFlA17" +
    "B1kG2B1rG1BbwG1B4G1B67G1B1G1B3vG5zAgB29dAfBtsHgC1B6CpB8u6DhC1E1cgBgwEeA2B28EgBwC5AbB1cC7A9B4AcEbF8BeiA3E5sB1sFn" +
    "A9B4vD1B1D1uB27A1B1CcD2B2GcBcmoKaoB27gA1C1D1A1H31cA6oEaAeeC28AetC5A3C6H8C8A2C7AuC4A44C3A3fF1sA2oF4gBjlA1BpA1BvA1" +
    "BpA1BvA1BpA1BvA1BpA1BvA1BpA1BaE1eAe8C1jA4C1eA8C1AeC1AmCv9B74D1cB2nD35B1cC7B9EeB1A8xBuCiB18C4EfAcxBsC4E68BuC2B1Ee" +
    "A5dBzD1B2D1B7D2B5D9BcpF9C1cB1wC3D1C3B5EeAlvF1nA1F3A1F3hA1F5tB6oAeoFdAzBqA6BqA6BqA21yEaAsmK1P1K2qP1K3hP1K1qP1K1l4" +
    "P1K2gP1K8P1KfP1K99P1KiP1KrP1K4tyP1K16vP1K3giP1K7rlP1KtnmP1KfhpsH73C47i8"

private object CharacterRuns {
    private val starts = ArrayList<Int>()
    private val kinds = ArrayList<Int>()

    init {
        var start = 0
        for (run in Regex("[A-Z][0-9a-z]+").findAll(CHARACTERS)) {
            starts.add(start)
            kinds.add(run.value[0] - 'A')
            start += run.value.substring(1).toInt(36)
        }
    }

    fun kind(scalar: Int): Int {
        val place = starts.binarySearch(scalar)
        return kinds[if (place >= 0) place else -place - 2]
    }
}

private fun isAlphabetic(scalar: Int): Boolean = CharacterRuns.kind(scalar) % 9 in listOf(1, 3, 6)

private fun isSpacedLetter(scalar: Int?): Boolean = scalar != null && isAlphabetic(scalar) && !isWithoutSpaces(scalar)

/** Whether it is a letter, or what is written above or below one. */
private fun isOfWord(scalar: Int): Boolean = CharacterRuns.kind(scalar) % 9 in listOf(1, 2, 3, 6)

private fun isDigit(scalar: Int): Boolean = CharacterRuns.kind(scalar) % 9 == 4

private fun isNumeric(scalar: Int): Boolean = CharacterRuns.kind(scalar) % 9 in 4..6

private fun isFraction(scalar: Int): Boolean = CharacterRuns.kind(scalar) % 9 in 4..5

/** Whether nothing is seen of it: a space, or what only directs a text. */
private fun isBlank(scalar: Int): Boolean = CharacterRuns.kind(scalar) % 9 == 7

/** Whether it says that an amount is below or above zero, or near it. A soft hyphen was a hyphen to some. */
private fun isSign(scalar: Int): Boolean =
    CharacterRuns.kind(scalar) % 9 == 8 || isOneOf(scalar, "+−±∓＋－﹢﹣⁺⁻₊₋➕➖×✕✖÷~～≈∼≃≅≒≳≲<>≤≥≦≧⩽⩾≪≫❌❎🚫⛔✗✘↓⬇▼🔻🔽📉\u00ad")

/** Whether it belongs to a script that is written without spaces between words. */
private fun isWithoutSpaces(scalar: Int): Boolean = CharacterRuns.kind(scalar) > 8

private fun isUnspacedLetter(scalar: Int): Boolean = isAlphabetic(scalar) && isWithoutSpaces(scalar)

/** Whether it is a picture that changes nothing of an amount before it: `$15.00 ✅`. */
private fun isOrnament(scalar: Int): Boolean =
    isOneOf(scalar, "✅✔☑🎉🎊🥳💰💵💴💶💷💳🤑👍👏🙌🙏😀😊🙂❤💚🔔🎁✨⭐🌟🏻🏼🏽🏾🏿\ufe0f")

private fun isBracket(scalar: Int): Boolean = isOneOf(scalar, "(（[【「")

private fun isOpening(scalar: Int): Boolean = isOneOf(scalar, ":：;；,，.。!！?？(（[【「『《“\"'‘、")

private fun isClosing(scalar: Int): Boolean = isOneOf(scalar, ";；,，.．。!！?？)）]】」』》”\"'’、")

private fun isPunctuation(scalar: Int): Boolean = isOpening(scalar) || isClosing(scalar)

private fun isOneOf(scalar: Int, characters: String): Boolean = characters.indexOf(String(Character.toChars(scalar))) >= 0

// MARK: Words

private val SPACE = Regex("[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]")

private fun escaped(point: Int): String {
    val place = listOf(0, 9, 10, 13).indexOf(point)
    if (place >= 0) return "\\" + "0tnr"[place]
    val length = if (point < 0x80) 2 else if (point < 0x10000) 4 else 8
    return "\\u{" + String.format("%0${length}X", point) + "}"
}

/** A text for a message: in quotes, on one line, with nothing invisible in it and at most 100 characters long. */
private fun quoted(text: String): String {
    val scalars = Scalars(text)
    val shown = scalars.slice(0, minOf(100, scalars.size)).text { builder, scalar ->
        val character = String(Character.toChars(scalar))
        val isSeen = scalar >= 0x20 && scalar !in 0x7f..0x9f && (!isBlank(scalar) || SPACE.matches(character))
        builder.append(if (isSeen && scalar != 0xad) character else escaped(scalar))
    }
    return "'$shown${if (scalars.size > 100) "…" else ""}'"
}

// MARK: Payloads

/**
 * Why a payload that asks for an announcement does not say what is to be said.
 *
 * @property reason `type` (neither text nor a number), `amount` (no amount of the pack's currency), `minorUnits` (no whole
 *   number of them), `text` (no certain amount in it), `currency` (none), `otherCurrency` (than the pack's, or than the
 *   text says) or `announcementMissing` (none is named, and the pack has no default).
 * @property key the payload's key; empty for `announcementMissing`.
 */
class PayloadFault internal constructor(val reason: String, val key: String, words: String) : Exception("$key: $words")

/**
 * What a payload asks for.
 *
 * @property announcement the announcement's id; null for a push that asks for none.
 * @property amount with all digits of the currency; null if there is none, or the announcement says none.
 * @property ignored why a push is left as it is: `nothingAsked` (it has none of the keys), `gateOff`, `gateMissing` (of
 *   `requiredGateKeys`), `bareAmount` (no currency, no announcement and no gate beside it) or `unknownAnnouncement`.
 * @property values what the payload has for the slots of an announcement that says more than an amount, by their names, the
 *   amount's text under `amount`: for `VoicePack.announcement`, which refuses what can't be said. Else null.
 * @property unknown of `bareAmount`, the word beside the number that is no currency that is known: `зайчиков`; null for none.
 */
class PayloadReading internal constructor(
    val announcement: String?,
    val amount: String?,
    val ignored: String?,
    val values: Map<String, String>? = null,
    val unknown: String? = null
)

/**
 * Which message a payload is.
 *
 * @property sent when it was sent, seconds since 1970; null if it doesn't say so, or not so that it can be read.
 * @property isUnreadable whether there is a time that can't be read.
 */
class PayloadMessage internal constructor(val id: String?, val sent: Double?, val isUnreadable: Boolean)

/** What is known of the pack that is to say it: a `VoicePack` is one. */
interface AnnouncingPack {
    val locale: String
    val currency: String

    /** The fraction digits of the currency. */
    val scale: Int
    val defaultAnnouncementId: String?
    fun saysAmount(id: String): Boolean?

    /** The values that an announcement says; null if the pack has none of this id. */
    fun slots(id: String): List<Slot>?
}

/**
 * Reads from a push's payload what is to be announced, as the library for Apple's systems does.
 *
 * A payload is a map of texts, numbers, booleans, lists and maps; Firebase's `data` is one. The first key of a list that has
 * a value decides. A key is looked for as it stands and then as a path: `aps.amount` is `amount` in `aps`, which may be a
 * text of JSON. Null and an empty text count as absent.
 *
 * @property amountKeys where an amount may stand: a number, or text that is nothing but one, with its currency or without:
 *   `15,50 ₽`.
 * @property minorUnitKeys where an amount may stand in minor units.
 * @property textKeys where a text may stand that has one amount in it.
 * @property textTemplates how the server writes of amounts among other numbers: `您尾号{…}的账户收入{amount}元`. `{amount}` stands
 *   once in each, with words or an end of the text beside it, and `{…}` for whatever may stand there.
 * @property currencyKeys where the currency may stand: an ISO 4217 code, or a sign or word.
 * @property currencies the codes of what the server calls currencies otherwise.
 * @property defaultCurrency the ISO 4217 code of a payload that names no currency; null stands for the pack's.
 * @property gateKeys keys by which the server turns announcements off: `false`, 0, `no`, `off`. Without one they are on.
 * @property requiredGateKeys keys without which nothing is announced.
 * @property bareAmountKeys keys of amounts that are announced whatever stands beside them.
 * @property announcementKeys where the announcement's id may stand.
 * @property announcements the pack's ids for what the server calls them.
 * @property defaultAnnouncement the announcement of a payload that names none; null stands for the pack's.
 * @property slotKeys where the value of a slot may stand that an announcement says besides the amount, by the slot's name. Of
 *   a slot that isn't named here, its own name, at the top or in `aps`: `queue`, `aps.queue`.
 * @property messageIDKeys where the message's id may stand.
 * @property sentTimeKeys where the time of sending may stand: seconds or milliseconds since 1970, or ISO 8601.
 */
class PayloadReader(
    var amountKeys: List<String> = listOf("playVoiceText", "aps.amount", "amount"),
    var minorUnitKeys: List<String> = emptyList(),
    var textKeys: List<String> = emptyList(),
    var currencyKeys: List<String> = listOf("currency", "aps.currency"),
    var currencies: Map<String, String> = emptyMap(),
    var defaultCurrency: String? = null,
    var gateKeys: List<String> = emptyList(),
    var requiredGateKeys: List<String> = emptyList(),
    var bareAmountKeys: List<String> = listOf("playVoiceText", "aps.amount"),
    var announcementKeys: List<String> = listOf("voiceType", "aps.voiceType"),
    var announcements: Map<String, String> = emptyMap(),
    var defaultAnnouncement: String? = null,
    var messageIDKeys: List<String> = listOf("messageId", "gcm.message_id", "google.message_id"),
    var sentTimeKeys: List<String> = listOf("sentTime", "google.sent_time"),
    var textTemplates: List<String> = emptyList(),
    var slotKeys: Map<String, List<String>> = emptyMap()
) {
    /**
     * What a payload asks for.
     *
     * @throws PayloadFault for a payload that asks for an announcement and does not say what is to be said.
     */
    fun reading(payload: Map<String, Any?>, pack: AnnouncingPack): PayloadReading {
        val values = PayloadValues(payload)
        val gates = requiredGateKeys + gateKeys
        val keys = gates + announcementKeys + amountKeys + minorUnitKeys + textKeys + currencyKeys
        requireOnce(values.repeated(keys))
        if (requiredGateKeys.any { values.first(listOf(it)) == null }) return ignored("gateMissing")
        if (gates.any { values.first(listOf(it))?.isOff == true }) return ignored("gateOff")
        val name = values.first(announcementKeys)
        var amount = askedAmount(values)
        if (name == null && amount?.textFault == "noNumber") amount = null
        val isBare = name == null && amount != null && amount.key !in bareAmountKeys && amount.isBare &&
            values.first(currencyKeys + gates) == null
        val unknown = amount?.unknown
        if (isBare) amount = null
        if (name == null && amount == null && defaultAnnouncement == null) {
            return if (isBare) PayloadReading(null, null, "bareAmount", null, unknown) else ignored("nothingAsked")
        }
        return asked(name, amount, values, pack)
    }

    private fun ignored(reason: String) = PayloadReading(null, null, reason)

    private fun asked(
        name: PayloadValue?, amount: AskedAmount?, values: PayloadValues, pack: AnnouncingPack
    ): PayloadReading {
        val mapped = name?.let { announcements[it.words] }
        if (name != null && mapped == null && pack.saysAmount(name.words) == null) return ignored("unknownAnnouncement")
        val id = mapped ?: name?.words ?: defaultAnnouncement ?: pack.defaultAnnouncementId
            ?: throw PayloadFault("announcementMissing", "", "the payload names no announcement, and none is set for it")
        val slots = (pack.slots(id) ?: emptyList()).filter { it.kind != "amount" }
        val asked = if (slots.isEmpty()) null else slotValues(slots, values)
        val saysAmount = pack.saysAmount(id) == true
        val isAsking = name != null || amount != null || !asked.isNullOrEmpty()
        if (!isAsking && (saysAmount || slots.any { !it.isOptional })) return ignored("nothingAsked")
        if (!saysAmount || amount == null) return PayloadReading(id, null, null, asked)
        val text = amountText(amount, values, pack)
        return PayloadReading(id, text, null, asked?.plus("amount" to text))
    }

    /** The values of these slots, as far as they are there. */
    private fun slotValues(slots: List<Slot>, values: PayloadValues): Map<String, String> {
        val found = HashMap<String, String>()
        for (slot in slots) {
            val keys = slotKeys[slot.name] ?: listOf(slot.name, "aps.${slot.name}")
            requireOnce(values.repeated(keys))
            values.first(keys)?.let { found[slot.name] = it.slotText }
        }
        return found
    }

    private fun requireOnce(repeated: String?) {
        val words = "it leads through a text of JSON that names a key twice; send each key once"
        if (repeated != null) throw PayloadFault("repeatedKey", repeated, words)
    }

    /** The amount in the pack's currency. */
    private fun amountText(amount: AskedAmount, values: PayloadValues, pack: AnnouncingPack): String {
        amount.fault?.let { throw it }
        // The announcement that is said of every amount is that of money that came in.
        val denial = amount.denial
        if (denial != null && values.first(announcementKeys) == null) {
            throw PayloadFault("text", amount.key, TextFault("notReceived", denial).message!!)
        }
        val codes = codes(amount, values)
        if (codes != null && pack.currency !in codes) {
            val key = values.first(currencyKeys)?.key ?: amount.key
            throw PayloadFault("otherCurrency", key, "not ${pack.currency}")
        }
        return amount.text(pack.scale, pack.locale)
    }

    /** The currencies that the amount may be in; null if nothing says one. */
    private fun codes(amount: AskedAmount, values: PayloadValues): List<String>? {
        val written = amount.currencies
        val found = values.first(currencyKeys)
        if (found == null) {
            val byDefault = defaultCurrency ?: return written
            val isOpen = written == null || written.size > 1 && byDefault in written
            return if (isOpen) listOf(byDefault) else written
        }
        val stated = currenciesOf(currencies[found.words] ?: found.words)
            ?: throw PayloadFault("currency", found.key, "${quoted(found.words)} is not a currency; write its ISO 4217 code")
        val common = written?.filter { it in stated } ?: stated
        if (common.isEmpty()) {
            throw PayloadFault("otherCurrency", found.key, "${quoted(found.words)} is not what the text says")
        }
        return common
    }

    private fun askedAmount(values: PayloadValues): AskedAmount? {
        values.first(amountKeys)?.let { return AskedAmount(it, "decimal") }
        values.first(minorUnitKeys)?.let { return AskedAmount(it, "minorUnits") }
        return values.first(textKeys)?.let { AskedAmount(it, "text", textTemplates) }
    }

    /**
     * Which message a payload is.
     *
     * @param identifier stands for an id that the payload doesn't have, such as Firebase's `messageId`.
     */
    @JvmOverloads
    fun message(payload: Map<String, Any?>, identifier: String? = null): PayloadMessage {
        val values = PayloadValues(payload)
        if (values.repeated(messageIDKeys + sentTimeKeys) != null) return PayloadMessage(identifier, null, true)
        val time = values.first(sentTimeKeys)
        val sent = time?.let { secondsOf(it.words) }
        return PayloadMessage(values.first(messageIDKeys)?.words ?: identifier, sent, time != null && sent == null)
    }
}

/** A value of a payload, and the key that it was found at. */
private class PayloadValue(val key: String, value: Any) {
    val text = value as? String

    /** A whole number is as exact as it is written; others are binary. */
    val number = if (value is Number) value.toDouble() else null
    private val isWhole = value is Long || value is Int || value is Short || value is Byte

    /** What the server wrote, or nothing of what is no text. */
    val words = when {
        number != null && !isWhole && number == Math.rint(number) && Math.abs(number) < 1e15 -> "${number.toLong()}"
        value is String || value is Number || value is Boolean -> "$value"
        else -> ""
    }

    /**
     * The text of a slot's value. A whole number beyond what 64-bit floats keep (RFC 8259, section 6) would be another number on
     * other platforms, and none of its digits may be said wrongly.
     */
    val slotText: String
        get() {
            if (text != null) return text
            if (number == null) throw PayloadFault("type", key, "neither text nor a number")
            if (!isKept(number)) {
                val said = "$words is a number of more digits than every reader of JSON keeps; send it as text"
                throw PayloadFault("slotDigits", key, said)
            }
            return if (isWhole) words else BigDecimal(words).stripTrailingZeros().toPlainString()
        }

    /** The digits of a text or a whole number. */
    val digits = if (isWhole) words else text
    val isOff = when {
        text != null -> lowered(Scalars(text)) in listOf("0", "false", "no", "off")
        number != null -> number == 0.0
        else -> value == false
    }
}

/** The values of a payload, by keys and paths. */
private class PayloadValues(private val payload: Map<String, Any?>) {
    /** The first of the keys that has a value. */
    fun first(keys: List<String>): PayloadValue? {
        for (key in keys) {
            val value = payload[key] ?: at(key, ArrayList()) ?: continue
            if (value != "" && value !== JsonNull) return PayloadValue(key, value)
        }
        return null
    }

    /**
     * The first of the keys that leads through a text of JSON with a key that stands there twice: readers differ in which
     * of the two they take.
     */
    fun repeated(keys: List<String>): String? = keys.firstOrNull { key ->
        val through = ArrayList<String>()
        if (payload[key] == null) at(key, through)
        through.any { JsonReader.repeatsKey(it.toByteArray(Charsets.UTF_8)) }
    }

    /** @param through gets the texts of JSON that the path leads through. */
    private fun at(path: String, through: MutableList<String>): Any? {
        var value: Any? = payload
        for (key in path.split('.')) {
            val text = value as? String
            val members = if (text != null) membersIn(text) else value as? Map<*, *>
            if (text != null && members != null) through.add(text)
            value = members?.get(key) ?: return null
        }
        return value
    }

    /** The object that a text of JSON holds; null for every other text. */
    private fun membersIn(text: String): Map<*, *>? {
        val bytes = text.toByteArray(Charsets.UTF_8)
        if (!text.trim().startsWith("{") || bytes.size > AmountText.MAXIMUM_BYTES) return null
        return try {
            plain(JsonReader.read(bytes, AmountText.MAXIMUM_BYTES.toLong())) as? Map<*, *>
        } catch (fault: PackFault) {
            null
        }
    }

    private fun plain(value: Any?): Any? = when (value) {
        is Map<*, *> -> value.mapValues { plain(it.value) }
        is JsonNumber -> value.text.toLongOrNull() ?: value.text.toDouble()
        JsonNull -> null
        else -> value
    }
}

/** The amount of a payload, before the fraction digits of its currency are known. */
private class AskedAmount(
    private val value: PayloadValue, private val kind: String, private val templates: List<String> = emptyList()
) {
    val key = value.key

    /** Why there is none. */
    var fault: PayloadFault? = null
        private set
    var textFault: String? = null
        private set

    /** The word of a text by which no money came in. */
    var denial: String? = null
        private set
    var currencies: List<String>? = null
        private set

    /** Whether the value itself does not say that it is money. */
    var isBare = true
        private set

    /** The word beside the number that is no currency that is known. */
    var unknown: String? = null
        private set
    private var digits = value.digits
    private var comma: String? = null

    init {
        val text = value.text
        if (text == null && value.number == null) {
            fault = PayloadFault("type", key, "expected a number or text")
        } else if (kind == "minorUnits") {
            val isWhole = Regex("[0-9]+").matches(value.words) && value.words.toLongOrNull() != null
            if (!isWhole) {
                fault = PayloadFault("minorUnits", key, "${quoted(value.words)} is not a whole number of minor units")
            }
        } else if (text != null) {
            read(text)
        }
    }

    private fun read(text: String) {
        var isOfTemplate = templates.isNotEmpty()
        try {
            val alone = amountAlone(text, templates)
            isOfTemplate = alone != null
            // Whether commas are decimal is known with the pack.
            val found = if (kind == "text") AmountText(alone ?: text, true) else pricedAmount(text)
            denial = if (kind == "text") denialIn(text) else null
            digits = found?.digits ?: text
            comma = found?.comma
            currencies = found?.currencies
            val isMoney = currencies?.any { isCurrency(it) } ?: false
            isBare = !isMoney && !isOfTemplate
            unknown = if (isMoney) null else currencies?.singleOrNull()
        } catch (error: TextFault) {
            textFault = error.reason
            unknown = if (error.reason == "beside") error.at else null
            fault = PayloadFault("text", key, "${quoted(text)} has no certain amount: ${error.message}")
            isBare = !isOfTemplate && !namesCurrency(text)
        }
    }

    /** With all digits of the currency. */
    fun text(scale: Int, locale: String): String {
        val comma = comma
        val isDecimal = isCommaDecimal(locale)
        // Without fractions a comma can only group, where it is not decimal.
        if (comma != null && if (COMMA_GROUP.matches(comma)) scale > 0 || isDecimal else !isDecimal) {
            throw PayloadFault("text", key, TextFault("form", comma).message!!)
        }
        val digits = digits
        val found = when {
            kind == "minorUnits" -> amountOf(pointedUnits(value.words, scale), scale)
            // `15.000 ₫` where a comma is decimal; without a currency it may be a number of a machine.
            digits != null && currencies != null && scale == 0 && isDecimal && POINT_GROUP.matches(digits) ->
                amountOf(digits.replace(".", ""), scale)
            digits != null -> amountOfText(digits, scale, locale)
            else -> amountOfNumber(value.number!!, scale)
        }
        return found ?: throw PayloadFault("amount", key, "${quoted(value.words)} is not an amount")
    }
}

/**
 * The amount at a key of amounts, if its value names a currency: it is nothing but a number and its currency. Throws
 * [TextFault] if the text names a currency and is more than that, or has no amount that can be told for certain.
 */
private fun pricedAmount(text: String): AmountText? {
    try {
        val found = AmountText(text, true)
        if (found.currencies != null && found.rest != "") throw TextFault("beside", found.rest)
        return if (found.currencies == null) null else found
    } catch (error: TextFault) {
        if (error.reason == "noNumber" || error.reason == "tooLong" || !namesCurrency(text)) return null
        throw error
    }
}

// MARK: Templates

/** What stands for a digit of another number: no amount may stand beside it. */
private const val OTHER_DIGIT = 0xbd

/**
 * A text in which only the amount is a number, if one of the templates fits it. Throws [TextFault] if the amount may be one
 * or another, or goes on in smaller units: `15元 5角`.
 */
private fun amountAlone(text: String, templates: List<String>): String? {
    val scalars = Scalars(text)
    if (templates.isEmpty() || scalars.utf8Length > AmountText.MAXIMUM_BYTES) return null
    val points = pointsOf(text)
    val numbers = numbersIn(scalars)
    for (template in templates) {
        val fitting = TextTemplate(template).fitting(numbers, points)
        if (fitting.size > 1) throw TextFault("severalNumbers")
        val number = fitting.firstOrNull() ?: continue
        val alone = points.copyOf()
        for (place in numbers) if (place != number) alone.fill(OTHER_DIGIT, place.first, place.last + 1)
        val words = Scalars(String(alone, number.last + 1, alone.size - number.last - 1)).withoutStart { isBlank(it) }
        val unit = markAtStart(words)?.scalars?.size ?: 0
        if (words.slice(unit, words.size).withoutStart { isBlank(it) }.first == OTHER_DIGIT) {
            throw TextFault("severalNumbers")
        }
        return String(alone, 0, alone.size)
    }
    return null
}

/** Digits, and the points and commas between them. */
private fun numbersIn(text: Scalars): List<IntRange> {
    val numbers = ArrayList<IntRange>()
    for (place in 0 until text.size) {
        if (!isDigit(text[place])) continue
        val last = numbers.lastOrNull()
        if (last != null && text.slice(last.last + 1, place).all { isTouching(it) }) {
            numbers[numbers.size - 1] = last.first..place
        } else {
            numbers.add(place..place)
        }
    }
    return numbers
}

/** How the app's server writes of an amount among other numbers. */
private class TextTemplate(template: String) {
    private val sides = template.split("{amount}")

    /** What stands before the amount: between the pieces lies what is not looked at, and the last one touches the amount. */
    private val before = pieces(sides[0])

    /** What stands behind it, from the text's end to the amount; each piece is reversed. */
    private val behind = pieces(sides.last()).reversed().map { it.reversedArray() }
    private val isSound = sides.size == 2 && pointsOf(template).size <= 1000 &&
        listOf(before, behind).all { it.size == 1 || it.last().isNotEmpty() }

    private fun pieces(side: String): List<IntArray> = side.split("{…}").map { pointsOf(it) }

    /** Which of the numbers may be the amount. */
    fun fitting(numbers: List<IntRange>, text: IntArray): List<IntRange> {
        val reversed = text.reversedArray()
        val start = endOfAllButLast(before, text)
        val end = endOfAllButLast(behind, reversed)
        if (!isSound || start < 0 || end < 0) return emptyList()
        return numbers.filter {
            ends(text, it.first, before, start) && ends(reversed, text.size - it.last - 1, behind, end)
        }
    }

    /** Where the pieces but the last one end at the earliest; -1 if the text does not have them. */
    private fun endOfAllButLast(pieces: List<IntArray>, text: IntArray): Int {
        var at = 0
        for (place in 0 until pieces.size - 1) {
            while (place > 0 && at <= text.size && !hasPiece(text, pieces[place], at)) at += 1
            if (!hasPiece(text, pieces[place], at)) return -1
            at += pieces[place].size
        }
        return at
    }

    /** Whether the text up to a place has the last piece at its end, behind the others, or is that piece if it is alone. */
    private fun ends(text: IntArray, place: Int, pieces: List<IntArray>, start: Int): Boolean {
        val piece = pieces.last()
        val at = place - piece.size
        return (if (pieces.size == 1) at == 0 else at >= start) && hasPiece(text, piece, at)
    }

    private fun hasPiece(text: IntArray, piece: IntArray, at: Int): Boolean =
        at >= 0 && at + piece.size <= text.size && piece.indices.all { text[at + it] == piece[it] }
}

/** Whether a text names a currency at all, beside a number or elsewhere. */
private fun namesCurrency(text: String): Boolean {
    val scalars = Scalars(text)
    if (scalars.utf8Length > AmountText.MAXIMUM_BYTES || marksIn(scalars).isNotEmpty()) return true
    return (0 until scalars.size).any { index ->
        val mark = if (isWithoutSpaces(scalars[index])) markAtStart(scalars.slice(index, scalars.size)) else null
        // `1万元`; elsewhere `元` may be part of a word.
        val isCounted = index > 0 && (isNumeric(scalars[index - 1]) || isBlank(scalars[index - 1]))
        mark != null && (isCounted || mark.scalars.size > 1)
    }
}

// MARK: Written amounts

/** A plain decimal text with all digits of the currency; null for one that is no amount of it. */
private fun amountOf(text: String, scale: Int): String? {
    if (!NUMBER.matches(text)) return null
    val parts = text.split('.')
    val fraction = if (parts.size == 2) parts[1] else ""
    val integer = parts[0].trimStart('0')
    if (integer.length > 15 || fraction.length > scale) return null
    return (if (integer == "") "0" else integer) + (if (scale > 0) "." + fraction.padEnd(scale, '0') else "")
}

/** A decimal number as servers and people write it, where it has one meaning: ` 15.50 `, `15.500`, `1,234.50`. */
private fun amountOfText(text: String, scale: Int, locale: String): String? {
    var number = Scalars(text).withoutStart { isBlank(it) }.withoutEnd { isBlank(it) }.toString()
    if (COMMA_DECIMAL.matches(number) && isCommaDecimal(locale)) {
        number = number.replace(',', '.')
    } else if (COMMA_GROUP.matches(number) && scale == 0 && !isCommaDecimal(locale)) {
        number = number.replace(",", "")
    }
    number = groupedDigits(number) ?: number
    val parts = number.split('.')
    // Three digits behind a point are thousands where the decimal sign is a comma, and without fractions everywhere.
    if (parts.size == 2 && parts[1].length > scale && parts[1].drop(scale).all { it == '0' } &&
        (parts[1].length != 3 || scale > 0 && !isCommaDecimal(locale))
    ) {
        number = if (scale > 0) parts[0] + "." + parts[1].take(scale) else parts[0]
    }
    return amountOf(number, scale)
}

/** True of a number with all digits that were sent: a whole one below 2^53, or another one of at most 15 digits. */
private fun isKept(number: Double): Boolean {
    if (number == Math.rint(number)) return Math.abs(number) <= 9007199254740991.0
    return Math.abs(number) < 1e15 && BigDecimal(number).round(MathContext(15)).toDouble() == number
}

/** The amount that a number stands for: the only one within two units of its last place, up to 2^53 minor units. */
private fun amountOfNumber(number: Double, scale: Int): String? {
    val unit = Math.pow(10.0, scale.toDouble())
    val units = Math.rint(number * unit)
    if (!(number >= 0) || !(units <= 9007199254740992.0)) return null
    // Its shortest decimal form, without an exponent; Java's own may have a digit more.
    val exact = amountOf(pointedUnits("${units.toLong()}", scale), scale)
    if (exact != null && exact.toDouble() == number) {
        // Of two amounts that are the same number, nobody knows which one was sent: 90071992547409.90 and .91.
        return if (listOf(units - 1, units + 1).any { it / unit == number }) null else exact
    }
    val near = listOf(units - 1, units, units + 1).filter { it >= 0 && Math.abs(it / unit - number) <= 2 * Math.ulp(number) }
    return if (near.size == 1) amountOf(pointedUnits("${near[0].toLong()}", scale), scale) else null
}

/** Minor units with a point: 15.50 of 1550. */
private fun pointedUnits(units: String, scale: Int): String {
    val digits = units.padStart(scale + 1, '0')
    return if (scale > 0) digits.dropLast(scale) + "." + digits.takeLast(scale) else digits
}

/** The languages whose decimal sign is a comma, and the regions where some of them write a point. (CLDR 48) */
private const val COMMA_LANGUAGES =
    "af agq ast az bas be bg blo br bs bua ca cs cv da de dsb dua dyo el eo es et eu ewo ff fi fo fr fur fy gl " +
    "hr hsb hu hy ia id ie is it jgo jv ka kab kea kgp kk kkj kl ksf ksh ku ky lb lij lmo ln lo lt lu lv mgh mk " +
    "mua nb nds nl nmg nn nnh no oc os pl pms prg ps pt rm rn ro ru rw sah sc scn se seh sg shi sk sl smn sq sr " +
    "su sv szl tg tk tok tr tt tzm uk uz vec vi vmw wae wo yav yrl zgh"
private const val POINT_REGIONS = "419 BR BZ CH CU DO GT HN LI MX NI PA PE PR SV US"

private fun isCommaDecimal(locale: String): Boolean {
    val subtags = locale.split('-')
    if (lowered(Scalars(subtags[0])) !in COMMA_LANGUAGES.split(' ')) return false
    return subtags[0] !in listOf("es", "de", "it") || subtags.drop(1).none { it in POINT_REGIONS.split(' ') }
}

// MARK: Times

private val TIME_NUMBER = Regex("[0-9]+([.][0-9]+)?([eE][+]?[0-9]+)?")
private val TIME = Regex(
    "([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})([.][0-9]+)?([Zz]|[+-][0-9]{2}:?[0-9]{2})"
)

/** Seconds since 1970; null for what is neither a number of (milli)seconds nor ISO 8601 with a time and a zone. */
private fun secondsOf(text: String): Double? {
    if (text.length > 40) return null
    if (TIME_NUMBER.matches(text)) {
        // 10^11 milliseconds were in 1973, and as many seconds will be in 5138.
        val number = text.toDouble()
        return if (number.isInfinite() || number <= 0) null else if (number < 1e11) number else number / 1000
    }
    val parts = TIME.matchEntire(text)?.groupValues ?: return null
    val (year, month, day) = parts.subList(1, 4).map { it.toInt() }
    val (hour, minute, second) = parts.subList(4, 7).map { it.toInt() }
    val zone = parts[8].replace(":", "")
    val hours = if (zone.length == 1) 0 else zone.substring(1, 3).toInt()
    val minutes = if (zone.length == 1) 0 else zone.substring(3, 5).toInt()
    if (year < 1970 || month !in 1..12 || day !in 1..daysIn(month, year)) return null
    if (hour > 23 || minute > 59 || second > 60 || hours > 23 || minutes > 59) return null
    val days = (1970 until year).fold(0L) { sum, past -> sum + if (isLeap(past)) 366 else 365 } +
        (1 until month).fold(0L) { sum, past -> sum + daysIn(past, year) } + day - 1
    val offset = (hours * 3600 + minutes * 60) * (if (zone.startsWith("-")) -1 else 1)
    val seconds = days * 86400 + hour * 3600 + minute * 60 + second - offset
    return if (seconds > 0) seconds + (if (parts[7] == "") 0.0 else ("0" + parts[7]).toDouble()) else null
}

private fun isLeap(year: Int): Boolean = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)

private fun daysIn(month: Int, year: Int): Int = when (month) {
    2 -> if (isLeap(year)) 29 else 28
    4, 6, 9, 11 -> 30
    else -> 31
}
