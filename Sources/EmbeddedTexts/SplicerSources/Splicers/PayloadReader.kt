// Reads what a push asks to announce. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

package voiceassets

import java.math.BigDecimal
import java.math.MathContext

// MARK: Templates

/**
 * A text as a server writes it, and what is announced for it: `TextTemplate("收款{amount}元{*}", "payment-received")`. One that is
 * malformed fits nothing.
 *
 * @property text the whole text: values by their names, and `{*}` for any text. `{amount}` is written as the pack's language
 *   writes numbers, `{amount:1.234,50}` as this sample, and `{amount:minor}` in minor units.
 * @property says the announcement's id.
 * @property title the title of the push, in the same way; null for any.
 * @property values what is said besides, by the names of slots.
 */
class TextTemplate @JvmOverloads constructor(
    val text: String, val says: String, val title: String? = null, val values: Map<String, String> = emptyMap()
) {
    private val sides = listOfNotNull(text, title).map { TextSide(it) }
    private val written = sides.flatMap { it.pieces }.filter { it.isValue }
    private val names = written.map { it.name } + values.keys
    private val isSound = sides.all { it.isSound } && names.toSet().size == names.size && AMOUNT !in values &&
        (title != null || sides[0].pieces.any { piece -> piece.literal.any { it != SPACE } })

    /** How a pack writes the values, by name; null if it does not have them, or the template is malformed. */
    internal fun forms(pack: AnnouncingPack): Map<String, String>? {
        val forms = (pack.slots(says) ?: return null).associate { it.name to it.kind }.minus(AMOUNT).toMutableMap()
        if (pack.saysAmount(says) == true) forms[AMOUNT] = written.find { it.form != "" }?.form ?: pack.numbers
        return forms.takeIf { isSound && it.keys.containsAll(names) }
    }

    /** What it says of a text and a title in a pack; null if it does not fit. */
    internal fun fit(texts: List<FoldedText>, pack: AnnouncingPack): TextFit? {
        if (!sides.zip(texts).all { (side, text) -> side.mayFit(text) }) return null
        val forms = forms(pack) ?: return null
        val fit = TextFit(says, pack, HashMap(values))
        return fit.takeIf { sides.zip(texts).all { (side, text) -> side.fits(text, forms, fit) } }
    }
}

// What a template says of a text in a pack: values by name, the amount as the shortest decimal number.
internal class TextFit(val says: String, val pack: AnnouncingPack, val values: HashMap<String, String>) {
    // Whether places of the template give two values for a name.
    var isAmbiguous = false
        private set
    private val runs = HashMap<String, String>()
    val amount: String? get() = values[AMOUNT]

    fun add(name: String, form: String, run: String) {
        if (runs.put(name, run) == run) return
        val point = SAMPLES[form]?.last()
        val number = if (point == null) pointedUnits(run, pack.scale) else run.filter { isDigit(it.toInt()) || it == point }
        val value = if (name == AMOUNT) shortest(number.replace(point ?: '.', '.')) else run
        if (values.put(name, value) ?: value != value) isAmbiguous = true
    }
}

// The signs between the digits of numbers, by samples of how they are written: those of groups, and the last one before a fraction.
internal val SAMPLES = listOf("1234.50", "1234,50", "1,234.50", "1.234,50", "1 234.50", "1 234,50", "1'234.50", "1,23,456.50")
    .associateWith { sample -> sample.filter { it !in '0'..'9' } }

// What stands in values besides digits, by kinds of slots.
private const val LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
private val SIGNS = mapOf("time" to ":", "date" to "-", "duration" to "PTHMS", "spell" to LETTERS, "choice" to "$LETTERS._-")

// `{*}`, a value, or a literal, without blanks at the ends of the text.
internal class Piece(val token: String, isFirst: Boolean, isLast: Boolean) {
    val isLiteral = token[0] !in "{}"
    val isStar = token == "{*}"
    val isValue = !isLiteral && !isStar
    val name = if (isLiteral) "" else token.trim('{', '}').substringBefore(':')
    val form = if (isLiteral) "" else token.trim('{', '}').substringAfter(':', "")
    val literal = if (isLiteral) folded(token, isFirst, isLast) else IntArray(0)
    val pairs = IntArray(maxOf(literal.size - 1, minOf(literal.size, 1))) { pairOf(literal[it], literal.getOrElse(it + 1) { -1 }) }

    fun mayTouch(next: Piece): Boolean = (isLiteral || next.isLiteral) &&
        !(name == AMOUNT && isDigit(next.literal[0])) && !(next.name == AMOUNT && isDigit(literal.last()))
}

// The text or the title of a template.
private class TextSide(text: String) {
    private class Place(val start: Int, val end: Int)

    val pieces: List<Piece>
    val isSound: Boolean

    // What stands between stars.
    private val segments: List<List<Piece>>
    private val pairs: IntArray

    init {
        val tokens = TOKEN.findAll(text).map { it.value }.toList()
        pieces = tokens.mapIndexed { place, token -> Piece(token, place == 0, place == tokens.size - 1) }
            .filter { !it.isLiteral || it.literal.isNotEmpty() }
        isSound = pointsOf(text).size <= 1000 && pieces.count { it.isStar } <= 32 && pieces.count { it.isValue } <= 32 &&
            tokens.all { it[0] !in "{}" || it == "{*}" || VALUE.matches(it) } &&
            pieces.zip(pieces.drop(1)).all { (piece, next) -> piece.mayTouch(next) }
        val cuts = listOf(-1) + pieces.indices.filter { pieces[it].isStar } + pieces.size
        segments = cuts.zip(cuts.drop(1)) { last, next -> pieces.subList(last + 1, next) }
        pairs = pieces.flatMap { it.pairs.asList() }.toIntArray()
    }

    // Whether a text has what the literals are made of.
    fun mayFit(text: FoldedText): Boolean = !text.isTooLong && pairs.all { text.counts[it] > 0 }

    // Whether a whole text fits; tells all values that it may have then.
    fun fits(text: FoldedText, forms: Map<String, String>, fit: TextFit): Boolean {
        // Each segment stands behind the earliest end of the one before, and in front of the latest start of the one behind.
        val least = IntArray(segments.size + 1)
        val found = segments.indices.map { index ->
            val places = places(index, text, forms, least[index], text.size)
            if (places.isEmpty()) return false
            least[index + 1] = places.fold(text.size) { end, place -> minOf(end, place.end) }
            places
        }
        var most = text.size
        for (index in segments.indices.reversed()) {
            // Of a lone literal, what counts is the last place within the bounds.
            var places = found[index].filter { it.end <= most }
            if (segments[index].size < 2) places = places(index, text, forms, least[index], most)
            most = places.fold(0) { start, place -> maxOf(start, place.start) }
            for (place in places) segments[index].fold(place.start) { at, piece ->
                val end = end(piece, text, at, forms)
                if (piece.isValue) fit.add(piece.name, forms.getValue(piece.name), text.slice(at, end))
                end
            }
        }
        return true
    }

    // Where a segment may stand within bounds; of a lone literal, the first place and the last one.
    private fun places(index: Int, text: FoldedText, forms: Map<String, String>, least: Int, most: Int): List<Place> {
        val segment = segments[index]
        val (isLast, isLone) = Pair(index == segments.size - 1, segment.size < 2)
        val starts = if (index == 0) intArrayOf(0) else if (segment.isEmpty()) intArrayOf(text.size) else text.places(segment[0])
        val first = indexOf(least, starts)
        val last = indexOf(most + 1 - (segment.firstOrNull()?.literal?.size ?: 0), starts) - 1
        val step = if (isLone && !isLast) maxOf(last - first, 1) else 1
        return (first..last step step).mapNotNull { place ->
            val start = starts[place]
            val end = segment.fold(start) { at, piece -> if (at < 0) at else end(piece, text, at, forms) }
            val isEnd = if (isLast) end == text.size else end >= 0 && (isLone || text.mayFollow(segment.last().literal, end))
            val isStart = index == 0 || isLone || text.mayPrecede(segment[0].literal, start)
            if (isEnd && isStart && end <= most) Place(start, end) else null
        }
    }

    // The index of the first place that is not below a bound.
    private fun indexOf(least: Int, places: IntArray): Int = places.binarySearch(least).let { if (it < 0) -it - 1 else it }

    // Where a piece ends that begins at a place; -1 if it does not stand there.
    private fun end(piece: Piece, text: FoldedText, at: Int, forms: Map<String, String>): Int =
        if (piece.isValue) text.ends(forms.getValue(piece.name))[at]
        else if (text.has(piece.literal, at)) at + piece.literal.size else -1
}

private val TOKEN = Regex("[{][^{}]*[}]|[^{}]+|[{}]")
private val SAMPLE = SAMPLES.keys.joinToString("|") { Regex.escape(it) }
private val VALUE = Regex("[{]([a-z][a-z0-9-]{0,63}|amount:(minor|$SAMPLE))[}]")

// A text as templates are compared with it.
internal class FoldedText(text: String) {
    val isTooLong = pointsOf(text).let { String(it, 0, it.size) }.toByteArray(Charsets.UTF_8).size > MAXIMUM_BYTES
    private val scalars = folded(if (isTooLong) "" else text, true, true)
    val size = scalars.size
    private val kinds = IntArray(size) { kindOf(scalars[it]) }

    // Whether a number is what follows, but for blanks, marks and signs.
    private val isNumberNext = BooleanArray(size + 1)

    // By pairs of scalars, or single ones, how many there are, twice the place of the first one, and the next one's.
    val counts = IntArray(PAIRS)
    private val firsts = IntArray(PAIRS) { -1 }
    private val nexts = IntArray(2 * size)
    private val places = HashMap<String, IntArray>()
    private val ends = HashMap<String, IntArray>()

    init {
        for (place in size - 1 downTo 0) {
            val isSkipped = isOf(kinds[place], BLANK or MARK or SIGN or MONEY)
            isNumberNext[place] = if (isSkipped) isNumberNext[place + 1] else isOf(kinds[place], NUMBER)
            for (entry in 2 * place..2 * place + 1) {
                val isLone = entry % 2 == 0 || place == size - 1
                val pair = pairOf(scalars[place], if (isLone) -1 else scalars[place + 1])
                counts[pair] += 1
                nexts[entry] = firsts[pair]
                firsts[pair] = entry
            }
        }
    }

    fun slice(start: Int, end: Int) = String(scalars, start, end - start)

    fun has(literal: IntArray, at: Int): Boolean {
        if (at < 0 || at + literal.size > size) return false
        for (place in literal.indices) if (literal[place] != scalars[at + place]) return false
        return true
    }

    // Where a literal stands.
    fun places(piece: Piece): IntArray = places.getOrPut(String(piece.literal, 0, piece.literal.size)) {
        val rarest = piece.pairs.indices.fold(0) { rarest, place ->
            if (counts[piece.pairs[place]] < counts[piece.pairs[rarest]]) place else rarest
        }
        val found = IntArray(counts[piece.pairs[rarest]])
        var count = 0
        var entry = firsts[piece.pairs[rarest]]
        while (entry >= 0) {
            val at = entry / 2 - rarest
            if (has(piece.literal, at) && (count == 0 || found[count - 1] < at)) found[count++] = at
            entry = nexts[entry]
        }
        found.copyOf(count)
    }

    // False if what stands in front of a literal that touches a value belongs to them.
    fun mayPrecede(literal: IntArray, start: Int): Boolean {
        val hasLetters = literal.any { isOf(kindOf(it), WORD or HAN or NUMBER) }
        val first = kindOf(literal[0])
        if (start == 0 || first == MARK || hasLetters && first == BLANK) return true
        // No blank stands first.
        val place = if (!hasLetters && kinds[start - 1] == BLANK) start - 2 else start - 1
        // In a script without spaces a word begins anywhere.
        return if (isLetter(kinds[place])) isOf(first, HAN) else
            !isOf(kinds[place], SIGN or MONEY) && (hasLetters || scalars[place] != 0x28)
    }

    // False if what stands behind a literal that touches a value belongs to them.
    fun mayFollow(literal: IntArray, end: Int): Boolean {
        if (end == size) return true
        val of = literal.map(::kindOf)
        // Words that stand apart end what belongs to the value.
        val apart = of.dropWhile { it == BLANK }.dropWhile { !isOf(it, BLANK or MARK) }
        if (apart.any { isOf(it, WORD or HAN or NUMBER) }) return !isLetter(of.last()) || !isLetter(kinds[end])
        return !isNumberNext[end] && (isOf(of.last(), BLANK or MARK) || isOf(kinds[end], BLANK or MARK))
    }

    // Where values of a form end, by the places where they begin; -1 where none does.
    fun ends(form: String): IntArray = ends.getOrPut(form) {
        SAMPLES[form]?.let { endsOfNumbers(it) } ?: endsOfRuns(SIGNS[form] ?: "")
    }

    private fun endsOfRuns(signs: String): IntArray {
        val ends = IntArray(size + 1) { -1 }
        for (place in size - 1 downTo 0) {
            val isRun = isDigit(scalars[place]) || scalars[place] < 0x80 && scalars[place].toChar() in signs
            if (isRun) ends[place] = maxOf(place + 1, ends[place + 1])
        }
        return ends
    }

    private fun endsOfNumbers(signs: String): IntArray {
        val digits = ends("number")
        val ends = IntArray(size + 1) { -1 }
        // Where groups end, by the sign in front of them; 0 where none are.
        val groups = IntArray(size + 1)
        val isIndian = signs.length > 2
        for (place in size - 1 downTo 0) {
            val scalar = if (scalars[place] == 0x2019) '\'' else scalars[place].toChar()
            val next = digits[place + 1]
            if (signs.length > 1 && signs[0] == scalar) when (next - place) {
                4 -> groups[place] = if (isIndian) next else maxOf(next, groups[next])
                3 -> groups[place] = if (isIndian) groups[next] else 0
            }
            val whole = digits[place]
            if (whole < 0 || scalar == '0' && whole > place + 1) continue
            val end = if (scalar == '0' || whole > place + 3) whole else maxOf(whole, groups[whole])
            ends[place] = if (end < size && scalars[end] == signs.last().toInt()) maxOf(end, digits[end + 1]) else end
        }
        return ends
    }
}

private const val PAIRS = 16384

// The place of two scalars in a table.
private fun pairOf(first: Int, second: Int): Int = ((first * 31 + second) * -0x61c88647) ushr 18

// MARK: Scalars

// The longest text that is looked at: four times what a push service carries in all.
private const val MAXIMUM_BYTES = 16384
private const val SPACE = 0x20

private fun isDigit(scalar: Int): Boolean = scalar in 0x30..0x39

// The scalars of a text; U+FFFD for half a pair of surrogates.
internal fun pointsOf(text: String): IntArray {
    val points = IntArray(text.codePointCount(0, text.length))
    var at = 0
    for (place in points.indices) {
        val point = text.codePointAt(at)
        points[place] = if (point in 0xd800..0xdfff) 0xfffd else point
        at += Character.charCount(point)
    }
    return points
}

// Scalars as they are compared, each run of blanks as one; without one at the beginning and the end of a text.
private fun folded(text: String, isFirst: Boolean, isLast: Boolean): IntArray {
    val points = pointsOf(text)
    val scalars = IntArray(points.size)
    var size = 0
    for (point in points) {
        val scalar = folded(point)
        val isLeft = scalar == SPACE && (if (size > 0) scalars[size - 1] == SPACE else isFirst)
        if (scalar >= 0 && !isLeft) scalars[size++] = scalar
    }
    if (isLast && size > 0 && scalars[size - 1] == SPACE) size -= 1
    return scalars.copyOf(size)
}

// What a scalar is compared as; -1 for what is not seen.
private fun folded(point: Int): Int = when {
    point < 0x7f -> if (point in 9..13) SPACE else point
    point in 0x3001..0xd7ff -> point
    point in 0xff01..0xff5e -> point - 0xfee0
    point == 0xffe5 -> 0xa5
    point == 0x66b -> 0x2e
    point == 0x66c -> 0x2c
    BLANKS.any { point in it } -> SPACE
    DROPPED.any { point in it } -> -1
    DIGITS.any { point in it } -> 0x30 + point - DIGITS.first { point in it }.first
    else -> point
}

// Ranges that are written in hexadecimal digits.
private fun ranges(text: String): List<IntRange> =
    text.split(' ').map { it.substringBefore('-').toInt(16)..it.substringAfter('-').toInt(16) }

private val DROPPED = ranges("ad 61c 200b 200e-200f 202a-202e 2060-2069 fe00-fe0f feff")
private val BLANKS = ranges("85 a0 1680 2000-200a 2028-2029 202f 205f 3000")
private val DIGITS = ranges("660 6f0 966 9e6 a66 ae6 b66 be6 c66 ce6 d66 e50 ed0 1040 17e0").map { it.first..it.first + 9 }

// Kinds of scalars; one that isn't known is of a word. A Han numeral is of `HAN` and of `NUMBER`.
private const val WORD = 1
private const val BLANK = 2
private const val MARK = 4
private const val SIGN = 8
private const val MONEY = 16
private const val HAN = 32
private const val NUMBER = 64

private fun isOf(kind: Int, kinds: Int): Boolean = kind and kinds != 0

private fun isLetter(kind: Int): Boolean = kind == WORD || kind == NUMBER

private val KINDS = ByteArray(0x10000) { WORD.toByte() }.also { kinds ->
    val tables = listOf(
        BLANK to "20",
        HAN to "3005-3007 3040-30fa 30fc-30ff 31f0-31ff 3400-4dbf 4e00-9fff f900-faff ff66-ff9f " +
            "e01-e2e e30-e3a e40-e4e e80-ecf edc-edf 1000-103f 1050-108f 1100-11ff 1780-17d3 3130-318f ac00-d7ff",
        MARK to "21-22 26-29 2c 2e 3a-3b 3f-40 5b-60 7b-7d a1 a6-a9 ab ae-b0 b4 b6-b8 bb bf 37e 387 55a-55f 589-58a 5be 5c0 5c3 " +
            "5c6 5f3-5f4 60c-60d 61b 61d-61f 66a 66d 6d4 964-965 e2f e5a-e5b f0b-f14 104a-104f 10fb 1360-1368 166e " +
            "17d4-17da 1800-180a 200d 2014-2027 2032-2043 2045-2051 2053-205e 20e3 2100-214f 2190-21ff 2300-245f " +
            "24b6-24e9 2500-2775 2794-2bff 2e00-2e5d 3001-3004 3008-3020 302a-303f 30fb 3200-321f 322a-327f 328a-33ff " +
            "a9c1-a9cf fe10-fe6f ff61-ff65",
        SIGN to "23 25 2a-2b 2d 2f 3c-3e 7e b1 d7 f7 2010-2013 2030-2031 2044 2052 2200-22ff",
        MONEY to "24 a2-a5 58f 60b 7fe-7ff 9f2-9f3 9fb af1 bf9 e3f 17db 20a0-20cf a838 fdfc ffe0-ffe1 ffe6",
        NUMBER to "30-39 b2-b3 b9 bc-be 1090-1099 1810-1819 2070-2079 2080-2089 2150-218b 2460-249b 24ea-24ff 2776-2793 " +
            "3021-3029 3220-3229 3280-3289")
    for ((kind, text) in tables) for (range in ranges(text)) kinds.fill(kind.toByte(), range.first, range.last + 1)
    for (numeral in "〇零一二三四五六七八九十百千万亿萬億两兩壹贰叁肆伍陆柒捌玖拾佰仟貳參陸廿卅半") kinds[numeral.toInt()] = (HAN or NUMBER).toByte()
}

private fun kindOf(scalar: Int): Int = when (scalar) {
    in KINDS.indices -> KINDS[scalar].toInt()
    in 0x1d7ce..0x1d7ff -> NUMBER
    in 0x20000..0x3ffff -> HAN
    in 0x1f000..0x1faff, in 0xe0020..0xe007f -> MARK
    else -> WORD
}

// MARK: Payloads

/**
 * Why a payload that asks for an announcement does not say what is to be said.
 *
 * @property reason `type` (neither text nor a number), `amount` (none of the currency), `amountZero` (not said), `minorUnits` (no
 *   whole number), `currency` (none), `currencyMissing` (and packs have several), `otherCurrency` (than the packs' or the text's),
 *   `repeatedKey`, `slotDigits` (more than are kept) or `announcementMissing` (none is named or set); of a text `textAmbiguous`
 *   (by its templates), `textCurrency` (it may be one or another), `textAmountForm` (no amount of the currency) or `textDisagrees` (with what stands at other keys).
 * @property key the payload's key; empty for `announcementMissing`.
 * @property code the same, the same word on every platform: `payload.type`, `text.ambiguous`.
 */
class PayloadFault internal constructor(
    val reason: String, val key: String, words: String, val code: String = FAULT_CODES.getValue(reason)
) : Exception("$key: $words")

private val FAULT_CODES = mapOf(
    "type" to "payload.type", "amount" to "amount.form", "amountZero" to "amount.zero", "minorUnits" to "payload.units",
    "currency" to "payload.currency", "otherCurrency" to "payload.other-currency", "repeatedKey" to "payload.repeated",
    "slotDigits" to "payload.slot", "announcementMissing" to "payload.announcement", "textAmbiguous" to "text.ambiguous",
    "textCurrency" to "text.currency", "textAmountForm" to "text.amount-form", "textDisagrees" to "text.disagrees",
    "currencyMissing" to "currency.missing")

/**
 * What a payload asks for.
 *
 * @property announcement the announcement's id; null for a push that asks for none.
 * @property amount with all digits of the currency; null if there is none, or the announcement says none.
 * @property ignored why a push is left as it is: `nothingAsked` (it has none of the keys), `gateOff`, `gateMissing` (of
 *   `requiredGateKeys`), `bareAmount` (no currency, no announcement and no gate beside it), `noTemplate` (no template fits its
 *   text) or `unknownAnnouncement`.
 * @property values what the payload has for the slots of an announcement that says more than an amount, by their names, the
 *   amount's text under `amount`: for `VoicePack.announcement`, which refuses what can't be said. Else null.
 * @property pack which of the packs says it, by its place.
 * @property key of `noTemplate`, the text's key.
 */
class PayloadReading internal constructor(
    val announcement: String?, val amount: String?, val ignored: String?, val values: Map<String, String>? = null,
    val pack: Int = 0, val key: String? = null
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

    /** What is announced for texts. */
    val texts: List<TextTemplate>

    /** How its language writes numbers: a sample such as `1,234.50`. */
    val numbers: String

    /** The announcements that may say an amount of zero. */
    val zeros: Set<String>
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
 * @property amountKeys where an amount may stand: a number, or text of digits with at most one point between them: `15.50`.
 * @property minorUnitKeys where an amount may stand in minor units.
 * @property voiceTextKeys where either an amount may stand, which is announced whatever stands beside it, or a text.
 * @property textKeys where a text may stand. What it says is known by the templates of the packs and `textTemplates`.
 * @property titleKeys where the title of a text may stand.
 * @property textTemplates the app's own templates, beside those of the packs.
 * @property currencyKeys where the currency may stand: an ISO 4217 code.
 * @property currencies the codes of what the server calls currencies otherwise.
 * @property defaultCurrency the ISO 4217 code of a payload that names no currency; null stands for that which all packs have.
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
    var amountKeys: List<String> = listOf("aps.amount", "amount"),
    var minorUnitKeys: List<String> = emptyList(),
    var voiceTextKeys: List<String> = listOf("playVoiceText"),
    var textKeys: List<String> = emptyList(),
    var titleKeys: List<String> = listOf("aps.alert.title", "title"),
    var textTemplates: List<TextTemplate> = emptyList(),
    var currencyKeys: List<String> = listOf("currency", "aps.currency"),
    var currencies: Map<String, String> = emptyMap(),
    var defaultCurrency: String? = null,
    var gateKeys: List<String> = emptyList(),
    var requiredGateKeys: List<String> = emptyList(),
    var bareAmountKeys: List<String> = listOf("aps.amount"),
    var announcementKeys: List<String> = listOf("voiceType", "aps.voiceType"),
    var announcements: Map<String, String> = emptyMap(),
    var defaultAnnouncement: String? = null,
    var messageIDKeys: List<String> = listOf("messageId", "gcm.message_id", "google.message_id"),
    var sentTimeKeys: List<String> = listOf("sentTime", "google.sent_time"),
    var slotKeys: Map<String, List<String>> = emptyMap()
) {
    /** What a payload asks of a pack. */
    fun reading(payload: Map<String, Any?>, pack: AnnouncingPack): PayloadReading = reading(payload, listOf(pack))

    /**
     * What a payload asks for. The pack that speaks is the first one of the amount's currency.
     *
     * @param packs those that may speak, the user's languages first. Texts are read by the templates of all.
     * @throws PayloadFault for a payload that asks for an announcement and does not say what is to be said.
     */
    fun reading(payload: Map<String, Any?>, packs: List<AnnouncingPack>): PayloadReading = Push(payload, packs).reading()

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

    private inner class Push(payload: Map<String, Any?>, private val packs: List<AnnouncingPack>) {
        private val values = PayloadValues(payload)
        private val gates = requiredGateKeys + gateKeys
        private val name = values.first(announcementKeys)
        private val currency = values.first(currencyKeys)
        private val text = values.first(voiceTextKeys) { it.text != null && !it.isNumber }
            ?: values.first(textKeys) { it.text != null }
        private val number = values.first(voiceTextKeys) { it.isNumber }?.let { AskedAmount(it, false) }
            ?: values.first(amountKeys)?.let { AskedAmount(it, false) } ?: values.first(minorUnitKeys)?.let { AskedAmount(it, true) }

        // Whether nothing beside the number says that it is an amount.
        private val isBare = number != null && name == null && number.value.key !in bareAmountKeys + voiceTextKeys &&
            values.first(currencyKeys + gates) == null
        private val amount = if (isBare) null else number

        // What the text says by all templates that fit; they differ in the pack only.
        private val fits by lazy { if (text == null) emptyList() else fits(text) }

        fun reading(): PayloadReading {
            requireOnce(gates + announcementKeys + amountKeys + minorUnitKeys + voiceTextKeys + textKeys + titleKeys + currencyKeys)
            if (requiredGateKeys.any { values.first(listOf(it)) == null }) return ignored("gateMissing")
            if (gates.any { values.first(listOf(it))?.isOff == true }) return ignored("gateOff")
            val said = fits.firstOrNull()
            if (name == null && amount == null && said == null && defaultAnnouncement == null) {
                return ignored(if (isBare) "bareAmount" else if (text == null) "nothingAsked" else "noTemplate")
            }
            val mapped = name?.let { announcements[it.words] }
            val named = mapped ?: name?.words
            if (said != null && named != null && said.says != named) throw disagreement(name!!)
            if (said == null && mapped == null && named != null && packs.all { it.saysAmount(named) == null }) {
                return ignored("unknownAnnouncement")
            }
            val id = said?.says ?: named ?: defaultAnnouncement
            fun saysAmount(pack: AnnouncingPack) = (id ?: pack.defaultAnnouncementId)?.let { pack.saysAmount(it) }
            var pack = packs.find { saysAmount(it) != null } ?: packs[0]
            val isSaid = saysAmount(pack) == true && (amount != null || said?.amount != null)
            if (isSaid) pack = speakers().let { able -> able.find { saysAmount(it) == true } ?: able[0] }
            return asked(id ?: pack.defaultAnnouncementId, pack, isSaid)
        }

        private fun ignored(reason: String) = PayloadReading(null, null, reason, key = text?.key?.takeIf { reason == "noTemplate" })

        private fun requireOnce(keys: List<String>) {
            values.repeated(keys)?.let { throw PayloadFault("repeatedKey", it, "JSON on its way names a key twice; send it once") }
        }

        private fun fits(text: PayloadValue): List<TextFit> {
            val title = values.first(titleKeys) { it.text != null }?.text ?: ""
            val texts = listOf(FoldedText(text.words), FoldedText(title))
            val found = packs.flatMap { pack -> (pack.texts + textTemplates).mapNotNull { it.fit(texts, pack) } }
            val isOne = found.map { Pair(it.says, it.values) }.distinct().size < 2 && found.none { it.isAmbiguous }
            return if (isOne) found else throw textFault("textAmbiguous", "fits templates that say different things")
        }

        private fun textFault(reason: String, words: String) = PayloadFault(reason, text!!.key, "${quoted(text.words)} $words")

        private fun disagreement(other: PayloadValue) = textFault(
            "textDisagrees", "says something else than ${quoted(other.words)} at ${other.key}; send what agrees, or one of them")

        // The packs of the amount's currency.
        private fun speakers(): List<AnnouncingPack> {
            amount?.fault?.let { throw it }
            val stated = currency?.let { upperCase(currencies[it.words] ?: it.words) }
            if (stated != null && !CURRENCY.matches(stated)) {
                throw PayloadFault("currency", currency!!.key, "${quoted(currency.words)} is no ISO 4217 code of a currency")
            }
            val written = fits.filter { it.amount != null }
            val able = written.filter { amountOf(it.amount!!, it.pack.scale) != null }.map { it.pack.currency }.distinct()
            if (able.isEmpty() && written.isNotEmpty()) throw textFault("textAmountForm", "has an amount of too many digits")
            val code = stated ?: able.singleOrNull() ?: defaultCurrency?.takeIf { able.isEmpty() || it in able }
            if (code == null && able.isNotEmpty()) throw textFault("textCurrency", "may be in ${able.joinToString()}; send which")
            val known = if (able.isEmpty()) packs.map { it.currency }.distinct() else able
            val key = (currency ?: number?.value ?: text!!).key
            if (code == null && known.size > 1) throw PayloadFault("currencyMissing", key,
                "no currency is named, and packs announce ${known.joinToString(" or ")}; send it, or set defaultCurrency")
            if (code != null && code !in known) throw PayloadFault("otherCurrency", key,
                "${quoted(code)} is not ${known.joinToString(" or ")}")
            return packs.filter { code == null || it.currency == code }
        }

        private fun asked(id: String?, pack: AnnouncingPack, isSaid: Boolean): PayloadReading {
            if (id == null) throw PayloadFault("announcementMissing", "", "none is named, and none is set for what names none")
            val slots = (pack.slots(id) ?: emptyList()).filter { it.kind != AMOUNT }
            val asked = if (slots.isEmpty()) null else slotValues(slots)
            val isAsking = name != null || amount != null || fits.isNotEmpty() || !asked.isNullOrEmpty()
            if (!isAsking && (pack.saysAmount(id) == true || slots.any { !it.isOptional })) return ignored("nothingAsked")
            val text = if (isSaid) amountText(id, pack) else null
            return PayloadReading(id, text, null, if (text == null) asked else asked?.plus(AMOUNT to text), packs.indexOf(pack))
        }

        // The values of these slots, as far as they are there.
        private fun slotValues(slots: List<Slot>): Map<String, String> {
            val found = HashMap<String, String>()
            for (slot in slots) {
                val keys = slotKeys[slot.name] ?: listOf(slot.name, "aps.${slot.name}")
                requireOnce(keys)
                val value = values.first(keys)
                val written = fits.firstOrNull()?.values?.get(slot.name)
                if (value != null && written != null && value.slotText != written) throw disagreement(value)
                (written ?: value?.slotText)?.let { found[slot.name] = it }
            }
            return found
        }

        private fun amountText(id: String, pack: AnnouncingPack): String {
            val written = fits.firstOrNull()?.amount?.let { amountOf(it, pack.scale) }
            // Of a bare one only a number counts.
            val sent = number?.takeIf { amount != null || written != null && it.fault == null }
            val other = sent?.text(pack)
            if (amount != null && other == null) throw amount.misformed()
            if (written != null && sent != null && other != written) throw disagreement(sent.value)
            val text = written ?: other ?: throw textFault("textAmountForm", "has an amount of too many digits")
            if (id in pack.zeros || text.any { it !in "0." }) return text
            val words = "an amount of 0, which $id doesn't say; let it by `zero: true` in pack.yml"
            throw PayloadFault("amountZero", (amount?.value ?: this.text!!).key, words)
        }
    }
}

private fun upperCase(text: String): String = text.map { if (it in 'a'..'z') it - 32 else it }.joinToString("")

// A value of a payload, and the key that it was found at.
private class PayloadValue(val key: String, value: Any) {
    val text = value as? String

    // A whole number is as exact as it is written; others are binary.
    val number = if (value is Number) value.toDouble() else null
    private val isWhole = value is Long || value is Int || value is Short || value is Byte

    // What the server wrote, or nothing of what is no text.
    val words = when {
        number != null && !isWhole && number == Math.rint(number) && Math.abs(number) < 1e15 -> "${number.toLong()}"
        value is String || value is Number || value is Boolean -> "$value"
        else -> ""
    }

    // Whether it is a number of JSON, or a text of its digits.
    val isNumber = number != null || text != null && DECIMAL.matches(text)

    // The text of a slot's value. A whole number beyond what 64-bit floats keep (RFC 8259, section 6) would be another number on
    // other platforms, and none of its digits may be said wrongly.
    val slotText: String
        get() {
            if (text != null) return text
            if (number == null) throw PayloadFault("type", key, "neither text nor a number")
            if (!isKept(number)) throw PayloadFault("slotDigits", key, "$words has more digits than JSON keeps; send it as text")
            return if (isWhole) words else BigDecimal(words).stripTrailingZeros().toPlainString()
        }

    // The digits of a text or a whole number.
    val digits = if (isWhole) words else text
    val isOff = if (text != null) lowerCase(text) in listOf("0", "false", "no", "off") else if (number != null) number == 0.0 else value == false
}

// The values of a payload, by keys and paths.
private class PayloadValues(private val payload: Map<String, Any?>) {
    // The first of the keys that has a value, such a one.
    fun first(keys: List<String>, isSuch: (PayloadValue) -> Boolean = { true }): PayloadValue? {
        for (key in keys) {
            val found = payload[key] ?: at(key, ArrayList()) ?: continue
            val value = if (found is JsonNumber) found.text.toLongOrNull() ?: found.text.toDouble() else found
            if (value != "" && value !== JsonNull) PayloadValue(key, value).let { if (isSuch(it)) return it }
        }
        return null
    }

    // The first of the keys that leads through a text of JSON with a key twice: readers differ in which one they take.
    fun repeated(keys: List<String>): String? = keys.firstOrNull { key ->
        val through = ArrayList<String>()
        if (payload[key] == null) at(key, through)
        through.any { JsonReader.repeatsKey(it.toByteArray(Charsets.UTF_8)) }
    }

    // @param through gets the texts of JSON that the path leads through.
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

    // The object that a text of JSON holds; null for every other text.
    private fun membersIn(text: String): Map<*, *>? {
        val bytes = text.toByteArray(Charsets.UTF_8)
        if (!text.trim().startsWith("{") || bytes.size > MAXIMUM_BYTES) return null
        return try { JsonReader.read(bytes, MAXIMUM_BYTES.toLong()) as? Map<*, *> } catch (fault: PackFault) { null }
    }
}

// The amount at a key, before its currency is known.
private class AskedAmount(val value: PayloadValue, private val isMinor: Boolean) {
    // Why it is none of any currency.
    val fault = when {
        value.text == null && value.number == null -> PayloadFault("type", value.key, "expected a number or text")
        isMinor && (value.words.toLongOrNull() == null || !DECIMAL.matches(value.words)) ->
            PayloadFault("minorUnits", value.key, "${quoted(value.words)} is not a whole number of minor units")
        isMinor || value.isNumber -> null
        else -> misformed()
    }

    fun misformed(): PayloadFault {
        val isLong = value.words.substringBefore('.').trimStart('0').length > 15
        val code = if (!DECIMAL.matches(value.words)) "form" else if (isLong) "size" else "digits"
        return PayloadFault("amount", value.key, "${quoted(value.words)} is not an amount; write it as 15.50", "amount.$code")
    }

    // With all digits of the pack's currency; null if it is no amount of it.
    fun text(pack: AnnouncingPack): String? {
        return when {
            isMinor -> amountOf(pointedUnits(value.words, pack.scale), pack.scale)
            value.digits == null -> amountOfNumber(value.number!!, pack.scale)
            else -> amountOf(shortest(value.digits), pack.scale)
        }
    }
}

// MARK: Numbers

private val DECIMAL = Regex("[0-9]+([.][0-9]+)?")

// A plain decimal text with all digits of the currency; null for one that is no amount of it.
private fun amountOf(text: String, scale: Int): String? {
    val (integer, fraction) = Pair(text.substringBefore('.').trimStart('0'), text.substringAfter('.', ""))
    if (!DECIMAL.matches(text) || integer.length > 15 || fraction.length > scale) return null
    return integer.ifEmpty { "0" } + (if (scale > 0) "." + fraction.padEnd(scale, '0') else "")
}

// A decimal number without zeros that say nothing.
private fun shortest(number: String): String {
    // Three digits behind a point are thousands to some: no zero of them says nothing.
    val fraction = number.substringAfter('.', "").let { if (it.length == 3) it else it.trimEnd('0') }
    return number.substringBefore('.').trimStart('0').ifEmpty { "0" } + (if (fraction == "") "" else ".$fraction")
}

// True of a number with all digits that were sent: a whole one below 2^53, or another one of at most 15 digits.
private fun isKept(number: Double): Boolean {
    if (number == Math.rint(number)) return Math.abs(number) <= 9007199254740991.0
    return Math.abs(number) < 1e15 && BigDecimal(number).round(MathContext(15)).toDouble() == number
}

// The amount that a number stands for: the only one within two units of its last place, up to 2^53 minor units.
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

// Minor units with a point: 15.50 of 1550.
private fun pointedUnits(units: String, scale: Int): String {
    val digits = units.padStart(scale + 1, '0')
    return if (scale > 0) digits.dropLast(scale) + "." + digits.takeLast(scale) else digits
}

// MARK: Times

private val TIME_NUMBER = Regex("[0-9]+([.][0-9]+)?([eE][+]?[0-9]+)?")
private val TIME = Regex(
    "([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})([.][0-9]+)?([Zz]|[+-][0-9]{2}:?[0-9]{2})"
)

// Seconds since 1970; null for what is neither a number of (milli)seconds nor ISO 8601 with a time and a zone.
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
    val (hours, minutes) = if (zone.length == 1) listOf(0, 0) else listOf(1..2, 3..4).map { zone.substring(it).toInt() }
    if (year < 1970 || month !in 1..12 || day !in 1..daysIn(year, month)) return null
    if (hour > 23 || minute > 59 || second > 60 || hours > 23 || minutes > 59) return null
    val days = (1970 until year).fold(0L) { sum, past -> sum + 337 + daysIn(past, 2) } +
        (1 until month).fold(0L) { sum, past -> sum + daysIn(year, past) } + day - 1
    val offset = (hours * 3600 + minutes * 60) * (if (zone.startsWith("-")) -1 else 1)
    val seconds = days * 86400 + hour * 3600 + minute * 60 + second - offset
    return if (seconds > 0) seconds + (if (parts[7] == "") 0.0 else ("0" + parts[7]).toDouble()) else null
}

// MARK: Words

// A text for a message: in quotes, on one line, with nothing invisible in it and at most 100 characters long.
private fun quoted(text: String): String {
    val points = pointsOf(text)
    val shown = points.take(100).joinToString("") { point ->
        val isSeen = point in 0x20..0x7e || point > 0x9f && folded(point) >= 0 && point !in 0x2028..0x2029
        if (isSeen) String(Character.toChars(point)) else "\\u{" + String.format("%04X", point) + "}"
    }
    return "'$shown${if (points.size > 100) "…" else ""}'"
}
