// Joins the clips of a voice pack into announcements. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

package voiceassets

import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream
import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.nio.charset.CharacterCodingException
import java.text.Normalizer

/** The version of `voice-assets` that wrote this splicer. */
const val SPLICER_VERSION = "@VERSION@"

/**
 * The pack, or a file of it, is damaged or of a version that this splicer doesn't know.
 *
 * @property code what is wrong, the same word on every platform: `pack.unsound` (its description breaks a rule),
 *   `pack.empty` (it announces nothing), `grammar.endless` (what is said is longer than any announcement), `amount.unsaid`
 *   or `slot.unsaid` (it has no words for a value), `rendition.unknown`, or of a clip's file `clip.size`, `clip.header`
 *   or `clip.frame`.
 */
class PackFault(message: String, val code: String = "pack.unsound") : Exception(message)

private inline fun requirePack(isSound: Boolean, code: String, message: () -> String) {
    if (!isSound) throw PackFault(message(), code)
}

/**
 * There is no announcement for what was asked.
 *
 * @property reason `amount` (the text is not an amount of this currency), `announcement` (the pack has none of this
 *   id), `range` (the pack does not announce the amount), `length` (it would not be shorter than the pack's limit) or
 *   `currency` (`VoiceIndex.choice` finds no one pack).
 * @property code the same more exactly, the same word on every platform: `amount.form`, `amount.digits` (more after the
 *   point than the currency has), `amount.size`, `amount.missing`, `amount.range`, `announcement.unknown`,
 *   `announcement.length`, `currency.unknown` or `currency.missing`; of a slot's value `slot.missing`, `slot.unknown`,
 *   `slot.form`, `slot.range`, `slot.symbol`, `slot.length` or `slot.choice`.
 */
class Refusal internal constructor(val code: String, message: String, slot: String?) : Exception(message) {
    constructor(code: String, message: String) : this(code, message, null)

    /** The slot whose value is refused, `amount` for the amount; null if it is none. */
    val slot: String? = slot ?: if (code.startsWith("amount.")) "amount" else null

    val reason: String =
        if (code == "amount.range" || code == "announcement.length") code.substringAfter('.') else code.substringBefore('.')
}

/**
 * A value that an announcement says: the amount, a queue number, a table.
 *
 * @property name its name; `amount` for the amount.
 * @property kind `amount`, `number`, `choice`, `spell`, `time`, `date` or `duration`.
 * @property isOptional whether the announcement can do without it.
 * @property example a text that is accepted.
 */
class Slot internal constructor(val name: String, val kind: String, val isOptional: Boolean, val example: String)

/**
 * What is said: clips in order.
 *
 * @property id the announcement's id in the pack.
 * @property clipIndexes the clips, in order, as indexes into the pack's `clips` and, behind them, `pauses`.
 * @property clips the clips' ids, in order.
 * @property transcript the clips' texts as one, as the language writes them.
 * @property ssml the transcript as SSML, for synthesizers.
 * @property onsets where each clip begins, samples from the beginning of the file.
 * @property samples the length in samples, the same in every rendition.
 * @property seconds the length in seconds.
 */
class Announcement internal constructor(
    val id: String, val clipIndexes: List<Int>, val clips: List<String>, val transcript: String, val ssml: String,
    val onsets: List<Long>, val samples: Long, val seconds: Double
)

/**
 * A voice pack, ready to announce amounts: amounts in, one playable file out. Nothing is decoded or encoded.
 *
 * A value may be used by several threads at once if `open` may.
 *
 * @param manifestBytes the pack's `splice.json`, which is read and checked; clips are when they are spliced.
 * @param open opens a file of the pack, such as `mp3/ten.mp3`, from the folder that holds `splice.json`.
 * @throws PackFault
 */
class VoicePack(manifestBytes: ByteArray, private val open: (String) -> InputStream) : AnnouncingPack {
    /** The pack's name. */
    val name: String

    /** The language of what is said, BCP 47. */
    override val locale: String

    /** The currency of its amounts, ISO 4217. */
    override val currency: String

    /** The fraction digits of its amounts. */
    override val scale: Int

    /** The ids of the announcements, sorted. */
    val announcementIds: List<String>
    override val texts: List<TextTemplate>
    override val numbers: String
    override val zeros: Set<String>

    /** The renditions that can be spliced, sorted. */
    val renditions: List<String>
    private val formats: Map<String, Rendition>
    private val sampleRate: Long
    private val maxSeconds: Double
    private val clips: List<Clip>
    private val joins: List<TextJoin>
    private val grammar: Grammar

    init {
        val root = JsonPart(JsonReader.read(manifestBytes, MANIFEST_LIMIT))
        if (root.at("schema").whole() < 5) throw PackFault("$.schema: made by an earlier voice-assets; run generate again")
        root.at("schema").oneOf(5)
        root.optional("speaker")?.text()
        name = root.at("pack").matching(PACK_NAME, "the name of a pack")
        locale = root.at("locale").text()
        root.at("locale").require(isLanguageTag(locale), "a BCP 47 language tag")
        currency = root.at("currency").at("code").matching(CURRENCY, "an ISO 4217 code")
        scale = root.at("currency").at("scale").wholeIn(0, 3).toInt()
        maxSeconds = root.optional("limits")?.at("maxSeconds")?.real() ?: 30.0
        root.require(maxSeconds > 0 && maxSeconds <= 30, "a limit above 0, at most 30")
        formats = root.at("renditions").map { name, part ->
            part.require(NAME.matches(name), "a name")
            Rendition(part)
        }
        val rates = formats.values.map { it.sampleRate }.toSet()
        root.require(rates.size == 1, "at least 1 rendition, and one sample rate")
        sampleRate = rates.first()
        renditions = formats.filterValues { it.isSpliced }.keys.sorted()
        val spoken = root.at("clips").parts()
        val parts = spoken + root.list("pauses")
        root.at("clips").require(spoken.isNotEmpty() && parts.size <= 1000, "1 to 1000 clips")
        clips = parts.mapIndexed { index, part -> readClip(part, index >= spoken.size) }
        root.at("clips").require(clips.map { it.id }.toSet().size == clips.size, "ids that differ")
        joins = root.list("textJoins").map { readJoin(it) }
        grammar = Grammar(root.at("grammar"), root.at("range"), scale, clips)
        announcementIds = grammar.announcements.keys.sorted()
        numbers = root.optional("numbers")?.text() ?: "1234.50"
        zeros = root.list("zeros").map { it.text() }.toSet()
        root.require(numbers in SAMPLES && zeros.all { saysAmount(it) == true }, "a sample of numbers, and zeros of amounts")
        texts = root.list("texts").map { part ->
            val values = part.map("values") { _, value -> value.text() }
            TextTemplate(part.at("text").text(), part.at("says").text(), part.optional("title")?.text(), values)
                .also { part.require(it.forms(this) != null, "a template of an announcement and its values") }
        }
        root.require(texts.size <= 1000, "at most 1000 texts")
    }

    private fun readClip(part: JsonPart, isPause: Boolean): Clip {
        val id = part.at("id").matching(CLIP_NAME, "an id")
        val text = if (isPause) "" else part.at("text").text()
        part.require(isPause || text != "", "a text that is not empty")
        val samples = part.at("samples").wholeIn(1, Long.MAX_VALUE)
        part.require(samples.toDouble() / sampleRate.toDouble() < maxSeconds, "a clip that is shorter than the limit")
        val stated = part.optional("files")?.map { name, file ->
            file.require(name in formats, "files in the renditions only")
            file.at("bytes").whole()
        } ?: emptyMap()
        return Clip(id, text, samples, formats.mapValues { it.value.fileSize(part, samples, stated[it.key]) })
    }

    private fun readJoin(part: JsonPart): TextJoin {
        val text = part.at("text").text()
        part.require(text.codePointCount(0, text.length) <= 8 && text.none { isControl(it) }, "at most 8 characters")
        val (left, right) = listOf("left", "right").map { side ->
            val indexes = part.at(side).indexes(clips.size)
            part.require(indexes.isNotEmpty() && indexes == indexes.distinct().sorted(), "indexes of clips, ascending")
            indexes.toSet()
        }
        return TextJoin(text, left, right)
    }

    /** Whether an announcement says an amount; null if the pack has none of this id. */
    override fun saysAmount(id: String): Boolean? = grammar.announcements[id]?.any { it.values?.name == AMOUNT }

    /** What announces an amount that comes without an id: the only one that says an amount, or `payment-received`. */
    override val defaultAnnouncementId: String?
        get() = announcementIds.filter { saysAmount(it) == true }
            .let { ids -> ids.singleOrNull() ?: ids.find { it == "payment-received" } }

    /** The extension of a rendition's files, without the dot; null if it can't be spliced. */
    fun fileExtension(rendition: String): String? = formats[rendition]?.takeIf { it.isSpliced }?.fileExtension

    /**
     * What is said for an amount.
     *
     * @param amount a decimal text such as `15.50`; not looked at if the announcement says none. Never a number.
     * @throws Refusal
     * @throws PackFault
     */
    fun announcement(id: String, amount: String? = null): Announcement {
        if (amount == null || saysAmount(id) == false) return announcement(id, emptyMap())
        // What is no amount is refused before all else.
        grammar.amount.read(amount)
        return announcement(id, mapOf(AMOUNT to amount))
    }

    /** The values that an announcement says, in its order; null if the pack has none of this id. */
    override fun slots(id: String): List<Slot>? = grammar.announcements[id]?.mapNotNull { item ->
        item.values?.let { Slot(it.name, it.kind, item.isOptional, it.example) }
    }

    /**
     * What is said with these values.
     *
     * @param values texts by the slots' names, the amount's under `amount`: `mapOf("queue" to "A017", "table" to "3")`. One
     *   that the announcement has no slot for is refused, and so is a slot without a value that can't be left out.
     * @throws Refusal whose `slot` and `code` tell programs what is wrong
     * @throws PackFault
     */
    fun announcement(id: String, values: Map<String, String>): Announcement {
        val items = grammar.announcements[id]
            ?: throw Refusal("announcement.unknown", "the pack has no announcement of this id")
        values.keys.filter { name -> items.none { it.values?.name == name } }.sorted().firstOrNull()?.let {
            throw Refusal("slot.unknown", "the announcement has no slot $it", it)
        }
        val speech = Speech()
        for (item in items) {
            val text = item.values?.let { values[it.name] }
            speech.add(item.clips)
            item.values?.require(text != null || item.isOptional, "missing", "the announcement says it, and there is no value")
            if (text != null) item.values.say(text, speech)
        }
        val indexes = speech.clips
        if (indexes.isNotEmpty()) grammar.endForms[indexes.last()]?.let { indexes[indexes.size - 1] = it }
        val said = indexes.map { clips[it] }
        var samples = 0L
        val onsets = said.map { clip -> samples.also { samples += clip.samples } }
        val seconds = samples.toDouble() / sampleRate.toDouble()
        if (!(seconds < maxSeconds)) throw Refusal("announcement.length", "$seconds s, and $maxSeconds s is the limit")
        // A pause says nothing.
        val heard = indexes.filter { clips[it].text != "" }
        val joins = listOf("") + heard.zip(heard.drop(1)) { left, right -> textBetween(left, right) }
        val text = heard.zip(joins).joinToString("") { (index, join) -> join + clips[index].text }
        return Announcement(id, indexes, said.map { it.id }, text, ssmlOf(text, locale), onsets, samples, seconds)
    }

    // What stands between the texts of two clips.
    private fun textBetween(left: Int, right: Int): String {
        val join = joins.find { left in it.left && right in it.right }
        val (before, after) = Pair(clips[left].text, clips[right].text)
        val isUnspaced = isUnspaced(before.codePointBefore(before.length)) && isUnspaced(after.codePointAt(0))
        return join?.text ?: if (isUnspaced) "" else " "
    }

    /**
     * Writes the file that plays an announcement. Nothing is written before all clips have been read and checked.
     *
     * @param rendition one of `renditions`.
     * @throws PackFault for a clip that is damaged, and what opening and reading it throws.
     */
    fun write(announcement: Announcement, rendition: String, to: OutputStream) {
        val format = formats[rendition]?.takeIf { it.isSpliced }
            ?: throw PackFault("there is no rendition $rendition that can be spliced", "rendition.unknown")
        val sounds = announcement.clipIndexes.distinct().associateWith { sound(clips[it], rendition, format) }
        val said = announcement.clipIndexes.map { sounds.getValue(it) }
        to.write(format.header(said.map { it.count.toLong() }.sum()))
        for (sound in said) to.write(sound.file, sound.start, sound.count)
    }

    /** The bytes that `write` writes. */
    fun file(announcement: Announcement, rendition: String): ByteArray =
        ByteArrayOutputStream().also { write(announcement, rendition, it) }.toByteArray()

    private fun sound(clip: Clip, rendition: String, format: Rendition): Sound {
        val path = "$rendition/${clip.id}.${format.fileExtension}"
        val stated = clip.bytes.getValue(rendition)
        val file = open(path).use { readAtMost(it, stated + 1) }
        if (file.size.toLong() != stated) throw PackFault("$path has not $stated bytes", "clip.size")
        return format.sound(file, clip.samples, path)
    }

    companion object {
        private const val MANIFEST_LIMIT = 2L * 1024 * 1024

        /**
         * Loads a pack by a function that opens its files. One that was made before 0.3.0 has no `splice.json`: its
         * `manifest.json` is refused by its schema.
         */
        @JvmStatic
        fun open(open: (String) -> InputStream): VoicePack {
            val file = try { open("splice.json") } catch (missing: IOException) { open("manifest.json") }
            return VoicePack(file.use { readAtMost(it, MANIFEST_LIMIT + 1) }, open)
        }
    }
}

/** Which packs there are, and which of them serve a language: `VoiceAssets/index.json`. */
class VoiceIndex(indexBytes: ByteArray) {
    private val currencies: Map<String, String>
    private val fallback = HashMap<String, List<String>>()

    init {
        val root = JsonPart(JsonReader.read(indexBytes, 1024L * 1024))
        root.at("schema").oneOf(1)
        val packs = root.at("packs")
        currencies = packs.map { name, pack ->
            pack.require(PACK_NAME.matches(name), "the name of a pack")
            pack.require(isLanguageTag(pack.at("locale").text()), "a locale")
            pack.require(pack.at("manifest").text() == "$name/manifest.json", "<pack>/manifest.json")
            pack.at("currency").matching(CURRENCY, "a currency")
        }
        packs.require(currencies.size <= 1000, "at most 1000 packs")
        packs.require(currencies.keys.map { lowerCase(it) }.toSet().size == currencies.size, "names that differ")
        // Of tags that differ in case only, one counts.
        root.at("fallback").map { tag, part ->
            val names = part.parts().map { it.text() }
            part.require(isLanguageTag(tag), "a language tag")
            part.require(names.isNotEmpty() && names.toSet().size == names.size, "at least 1 pack, each once")
            part.require(names.all { it in currencies }, "packs of the index")
            fallback.getOrPut(lowerCase(tag)) { names }
        }
    }

    /**
     * The name of the pack that announces a currency to a user of these languages.
     *
     * A pack of the first language counts more than one of the second, and one of another language more than none: a shop in
     * China speaks Chinese to a user of English if it has nothing else. Never one of another currency.
     *
     * @param languages BCP 47 tags, the best first.
     * @param currencies ISO 4217 codes, one of which the pack is to announce; null asks for that which all packs share.
     * @throws Refusal with the code `currency.unknown`, or `currency.missing` if several currencies come into question.
     */
    @JvmOverloads
    fun choice(languages: List<String>, currencies: List<String>? = null): String {
        val all = (languages.flatMap { packs(it) } + this.currencies.keys.sorted()).distinct()
        val fitting = all.filter { currencies == null || this.currencies[it] in currencies }
        if (fitting.map { this.currencies[it] }.distinct().size > 1) {
            throw Refusal("currency.missing", "several currencies come into question, and none is said")
        }
        return fitting.firstOrNull() ?: throw Refusal("currency.unknown", "no pack announces the currency")
    }

    /**
     * The names of the packs that can speak to a user of this language, the best first.
     *
     * @param locale a BCP 47 tag in any case; `_` counts as `-`.
     * @param currency the ISO 4217 code that the packs must announce; any if there is none.
     */
    fun packs(locale: String, currency: String? = null): List<String> {
        val found = LinkedHashSet<String>()
        var subtags = lowerCase(locale).replace('_', '-').split('-').filter { it != "" }
        while (subtags.isNotEmpty()) {
            val names = fallback[subtags.joinToString("-")] ?: emptyList()
            found.addAll(names.filter { currency == null || currencies[it] == currency })
            subtags = subtags.dropLast(1)
            if (subtags.isNotEmpty() && subtags.last().length == 1) subtags = subtags.dropLast(1)
        }
        return found.toList()
    }
}

private fun readAtMost(stream: InputStream, limit: Long): ByteArray {
    val bytes = ByteArrayOutputStream()
    val buffer = ByteArray(65536)
    while (bytes.size() < limit) {
        val count = stream.read(buffer, 0, minOf(buffer.size.toLong(), limit - bytes.size()).toInt())
        if (count < 0) break
        bytes.write(buffer, 0, count)
    }
    return bytes.toByteArray()
}

// MARK: Values

// The name and the kind of the amount, which is a value like any other but for the codes of its refusals.
internal const val AMOUNT = "amount"

// The units of durations, in seconds.
private val UNITS = mapOf("hours" to 3600L, "minutes" to 60L, "seconds" to 1L)

// The fields that others are said of: the digits of the fraction one by one, and the hour as 12, 1, ... 11.
private val WHOLES = mapOf("digits" to "fraction", "digits:all" to "fraction", "hour-12" to "hour")
private val DECIMAL_FIELDS = listOf("integer", "fraction")

// What a text means: the text as packs write it, and the numbers of its fields, by which values have an order.
private class Value(val text: String, val numbers: List<Long>) : Comparable<Value> {
    override fun compareTo(other: Value): Int =
        numbers.zip(other.numbers) { number, another -> number.compareTo(another) }.find { it != 0 } ?: 0
}

// How texts of at most so many characters are checked and cut into fields, those of higher rank first.
private class Form(val kind: String, val longest: Int, val fields: List<String>, private val scale: Int = 0) {
    // The place of a field, or of that which it is said of; -1 if values have none.
    fun place(field: String): Int = fields.indexOf(WHOLES[field] ?: field)

    // Reads a text, or refuses it with a code: `form`, or of an amount `digits` or `size`.
    fun read(text: String, refuse: (String) -> Nothing): Value {
        val found = TEXTS.getValue(kind).matchEntire(text) ?: refuse("form")
        val (first, second) = found.groupValues.drop(1)
        val numbers = found.groupValues.drop(1).map { it.toLongOrNull() ?: 0 }
        val value = when (kind) {
            "time" -> Value(text, numbers)
            "date" -> Value(text, numbers).takeIf { isDate(numbers) }
            "duration" -> duration(numbers)
            else -> {
                if (second.length > scale) refuse("digits")
                if (first.length > 15) refuse("size")
                val fraction = second.padEnd(scale, '0')
                Value(if (scale > 0) "$first.$fraction" else first, listOf(first.toLong(), "0$fraction".toLong()))
            }
        }
        return value?.takeIf { text != "PT" } ?: refuse("form")
    }

    private fun isDate(date: List<Long>): Boolean {
        val (year, month, day) = date
        return year >= 1 && month in 1..12 && day in 1..daysIn(year.toInt(), month.toInt())
    }

    // Null unless it is a multiple of the last unit.
    private fun duration(counts: List<Long>): Value? {
        var rest = counts.zip(UNITS.values) { count, unit -> count * unit }.sum()
        val numbers = fields.map { unit -> (rest / UNITS.getValue(unit)).also { rest %= UNITS.getValue(unit) } }
        val said = numbers.zip(fields) { count, unit -> "$count${unit[0].toUpperCase()}" }
        val text = said.filter { !it.startsWith("0") }.joinToString("").ifEmpty { said.last() }
        return if (rest == 0L) Value("PT$text", numbers) else null
    }

    // Whether not too many values are between two.
    fun isBounded(min: Value, max: Value): Boolean {
        val spans = max.numbers.zip(min.numbers) { greatest, least -> greatest - least }
        val seconds = spans.zip(fields) { span, unit -> span * (UNITS[unit] ?: 0) }.sum()
        return (kind != "date" || spans[0] < 200) && seconds / (UNITS[fields.last()] ?: 1) < 100000
    }

    // The numbers that are said of a field, one after the other.
    fun said(field: String, value: Value): List<Long> {
        val number = value.numbers[place(field)]
        if (!field.startsWith("digits")) return listOf(if (field == "hour-12") (number + 11) % 12 + 1 else number)
        val digits = number.toString().padStart(scale, '0').take(scale)
        return (if (field == "digits") digits.trimEnd('0') else digits).map { (it - '0').toLong() }
    }
}

internal fun daysIn(year: Int, month: Int): Int {
    val isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return if (month == 2) (if (isLeap) 29 else 28) else if (month in listOf(4, 6, 9, 11)) 30 else 31
}

// The clips that are said so far, within the bounds of an announcement.
private class Speech {
    val clips = ArrayList<Int>()
    private var steps = 0

    // Adds what is said in so many steps; too many steps that say nothing are too much as well.
    fun add(more: List<Int>, count: Int = 1) {
        steps += count
        val isBounded = clips.size + more.size <= MAXIMUM_CLIPS && steps <= 20000
        requirePack(isBounded, "grammar.endless") { "$.grammar: what is said is longer than any announcement" }
        clips.addAll(more)
    }
}

private const val MAXIMUM_CLIPS = 1000

// Where a digit leads, 0 for the end, and the clips that are said on the way.
private class Edge(val next: Int, val clips: List<Int>)

// Says numbers digit by digit.
private class Machine(val digits: Int, val first: List<Int>, val states: List<List<Edge?>>, val isReversed: Boolean) {
    // The clips of a number, at most those of one edge above the bound; null if it is not said.
    fun words(number: Long): List<Int>? {
        val text = number.toString().padStart(digits, '0')
        if (text.length > digits) return null
        val said = ArrayList(first)
        var state = 0
        for (digit in if (states.isEmpty()) "" else if (isReversed) text.reversed() else text) {
            val edge = states[state][digit - '0'] ?: return null
            said.addAll(edge.clips)
            state = edge.next
            if (state == 0 || said.size > MAXIMUM_CLIPS) break
        }
        return if (isReversed) said.reversed() else said
    }
}

// A way to say a part of a value whose fields, by their places, are in these spans: the clips of each item, null if unsaid.
private class Pattern(val spans: Map<Int, LongRange>, val say: List<(Value) -> List<List<Int>?>>)

// The values of a slot, or the amounts, and how they are said; `example` is a text that is accepted.
private abstract class Values(val name: String, val kind: String, val example: String) {
    // What codes of faults begin with.
    val mark = if (name == AMOUNT) AMOUNT else "slot"

    // Says a value.
    abstract fun say(text: String, speech: Speech)

    fun refuse(code: String, message: String): Nothing = throw Refusal("$mark.$code", "$name: $message", name)

    fun require(condition: Boolean, code: String, message: String) {
        if (!condition) refuse(code, message)
    }
}

// Values in a range; each part of them by patterns of its own, of which the first that holds is used.
private class Ordered(
    name: String, private val form: Form, private val range: ClosedRange<Value>, private val parts: List<List<Pattern>>
) : Values(name, form.kind, range.start.text) {
    fun read(text: String): Value {
        require(text.codePointCount(0, text.length) <= form.longest, "length", "at most ${form.longest} characters")
        return form.read(text) { code ->
            refuse(if (name == AMOUNT) code else "form", "none as the pack has them, such as $example")
        }
    }

    override fun say(text: String, speech: Speech) {
        val value = read(text)
        require(value in range, "range", "only $example to ${range.endInclusive.text} is said")
        for (patterns in parts) {
            speech.add(emptyList(), patterns.size)
            val pattern = patterns.find { it.spans.all { (place, span) -> value.numbers[place] in span } }
            for (item in pattern?.say ?: throw unsaid()) {
                for (clips in item(value)) speech.add(clips ?: throw unsaid())
            }
        }
    }

    private fun unsaid() = PackFault("$.grammar: nothing says the value of $name", "$mark.unsaid")
}

// One of a closed list.
private class Choice(name: String, private val choices: Map<String, List<Int>>) :
    Values(name, "choice", choices.keys.sorted().first()) {
    override fun say(text: String, speech: Speech) =
        speech.add(choices[text] ?: refuse("choice", "none of the choices, such as $example"))
}

// Symbols one by one. `places` are those of the longest text: the symbols that may stand there, and whether it may be left out.
// `double` is said before a symbol that stands twice, in the place of saying it twice; `pause` where so many symbols are to
// come as one of `boundaries` has: a group begins.
private class Spelling(
    name: String, private val places: List<Pair<List<String>, Boolean>>, private val clips: Map<String, List<Int>>,
    private val last: Int, private val double: List<Int>?, private val boundaries: List<Int>, private val pause: List<Int>
) : Values(name, "spell", places.filter { !it.second }.joinToString("") { it.first.sorted().first() }) {
    override fun say(text: String, speech: Speech) {
        require(text != "", "form", "an empty text, and not one such as $example")
        require(text.codePointCount(0, text.length) <= places.size, "length", "at most ${places.size} symbols")
        val symbols = symbolsOf(text)
        val other = symbols.find { symbol -> places.none { symbol in it.first } }
        require(other == null, "symbol", "the symbol $other is not said")
        // How many symbols the places up to each one can take.
        var taken = setOf(0)
        for ((allowed, isOptional) in places) {
            val next = taken.filter { symbols.getOrNull(it) in allowed }.map { it + 1 }.toSet()
            taken = if (isOptional) taken + next else next
        }
        require(symbols.size in taken, "form", "not written as its values are, such as $example")
        say(symbols.takeLast(last), speech)
    }

    // One that stands twice in a group is said once behind `double`.
    private fun say(symbols: List<String>, speech: Speech) {
        var isDoubled = false
        for ((place, symbol) in symbols.withIndex()) {
            val rest = symbols.size - place
            if (place > 0 && rest in boundaries) speech.add(pause)
            isDoubled = double != null && !isDoubled && symbols.getOrNull(place + 1) == symbol && rest - 1 !in boundaries
            speech.add(if (isDoubled) double!! else clips.getValue(symbol))
        }
    }
}

// The characters of a text, those beyond 16 bits whole.
private fun symbolsOf(text: String): List<String> = pointsOf(text).map { String(Character.toChars(it)) }

// MARK: The grammar

// An item of an announcement: clips, or a value.
private class Said(val clips: List<Int>, val values: Values?, val isOptional: Boolean)

// What a pack says, checked but for what takes a walk through a machine.
private class Grammar(part: JsonPart, range: JsonPart, scale: Int, clips: List<Clip>) {
    private val clipCount = clips.size

    // The clips that are named, but for end forms.
    private val named = HashSet<Int>()

    // How many things the lists hold in all, but for those of machines.
    private var items = 0
    private val machines = part.map("machines") { _, each -> readMachine(each) }
    private val amountForm = Form(AMOUNT, Int.MAX_VALUE, DECIMAL_FIELDS, scale)
    private val amounts = readPatterns(part.list("amounts"), amountForm)
    val amount = readOrdered(AMOUNT, range, amountForm, listOf(amounts))
    private val slots = part.map("slots") { name, each -> readSlot(name, each) }
    val announcements = part.map("announcements") { id, each -> readAnnouncement(id, each) }

    // By clip the one that is heard in its place where an announcement ends with it.
    val endForms = readEndForms(part.list("endForms"), clips)

    init {
        part.require(machines.size <= 1000 && slots.size <= 32 && items <= 20000, "at most 1000 machines, 32 slots, 20000 items")
        part.require(clips.count { it.id.endsWith(END_MARK) } == endForms.size, "clips for all end forms")
        val isEmpty = amounts.isEmpty() && listOf(machines, slots, announcements, endForms).all { it.isEmpty() }
        requirePack(!isEmpty, "pack.empty") { "$.grammar: the pack announces nothing" }
    }

    private fun readClip(part: JsonPart): Int = part.wholeIn(0, clipCount - 1L).toInt().also { named.add(it) }

    private fun readClips(part: JsonPart): List<Int> = part.parts().map { readClip(it) }.also { items += it.size }

    private fun readMachine(part: JsonPart): Machine {
        val states = part.at("states").parts()
        val edges = states.map { state ->
            state.parts().map { readEdge(it, states.size) }.also { state.require(it.size == 10, "ten edges") }
        }
        val first = part.list("first").map { readClip(it) }
        return Machine(part.at("digits").wholeIn(1, 16).toInt(), first, edges, part.optional("reversed")?.flag() ?: false)
    }

    private fun readEdge(part: JsonPart, count: Int): Edge? {
        if (part.isNull) return null
        val parts = if (part.isList) part.parts() else listOf(part)
        part.require(!part.isList || parts.size > 1, "a state and clips")
        return Edge(parts[0].wholeIn(0, count - 1L).toInt(), parts.drop(1).map { readClip(it) })
    }

    private fun readAnnouncement(id: String, part: JsonPart): List<Said> {
        part.require(NAME.matches(id), "an id")
        val list = counted(part).map { readSaid(it) }
        val values = list.mapNotNull { it.values }
        part.require(list.isNotEmpty() && (amounts.isNotEmpty() || amount !in values), "something to say, and a way to say it")
        part.require(slots.isEmpty() || values.size <= 7 && values.toSet().size == values.size, "at most 7 slots, each once")
        part.require(slots.isEmpty() || list.any { !it.isOptional }, "something that is not left out")
        return list
    }

    private fun readSaid(part: JsonPart): Said {
        if (!part.isText) return Said(listOf(readClip(part)), null, false)
        val text = part.text()
        val name = text.substringAfter("=")
        val values = if (text == AMOUNT) amount else slots[name]
        part.require(text in listOf(AMOUNT, "slot=$name", "slot?=$name"), "an index, amount, or slot= and a name")
        return Said(emptyList(), values ?: throw part.fault("a slot that is there"), text == "slot?=$name")
    }

    private fun readEndForms(pairs: List<JsonPart>, clips: List<Clip>): Map<Int, Int> {
        val forms = LinkedHashMap<Int, Int>()
        for (pair in pairs) {
            val ends = pair.indexes(clipCount)
            pair.require(ends.size == 2 && ends[0] > (forms.keys.lastOrNull() ?: -1) && ends[1] !in named, "two clips, in order")
            val (clip, form) = ends.map { clips[it] }
            pair.require(form.id == clip.id + END_MARK && form.text == clip.text, "the text of the clip, and its id and .end")
            forms[ends[0]] = ends[1]
        }
        return forms.also { items += it.size }
    }

    private fun readPatterns(parts: List<JsonPart>, form: Form): List<Pattern> = parts.map { part ->
        val spans = part.map("when") { field, span ->
            val ends = span.parts().map { it.wholeIn(0, Long.MAX_VALUE) }
            span.require(ends.size == 2 && ends[0] <= ends[1] && field in form.fields, "a least and a greatest number of a field")
            ends[0]..ends[1]
        }
        Pattern(spans.mapKeys { form.place(it.key) }, counted(part.at("say")).map { readItem(it, form) })
    }

    // The items of a list, which count. Of one that has too many none is read.
    private fun counted(part: JsonPart): List<JsonPart> = part.parts().also {
        items += 1 + it.size
        part.require(items <= 20000, "at most 20000 items")
    }

    private fun readItem(part: JsonPart, form: Form): (Value) -> List<List<Int>?> {
        if (!part.isText) return listOf(listOf(readClip(part))).let { clips -> { _ -> clips } }
        val (field, name) = Pair(part.text().substringBefore("=", ""), part.text().substringAfter("="))
        // The first character is ASCII: no mark joins the sign before it.
        val isName = name == "" || name[0] in ' '..'~'
        val machine = if (isName) machines[Normalizer.normalize(name, Normalizer.Form.NFC)] else null
        if (form.place(field) < 0 || machine == null) throw part.fault("an index, or a field, = and a machine that is there")
        return { value -> form.said(field, value).map { machine.words(it) } }
    }

    private fun readSlot(name: String, part: JsonPart): Values {
        part.require(SLOT_NAME.matches(name) && name != AMOUNT, "the name of a slot")
        items += 1
        val kind = part.at("kind").oneOf("number", "choice", "spell", "time", "date", "duration")
        val form = when (kind) {
            "choice" -> return readChoice(name, part.at("choices"))
            "spell" -> return readSpelling(name, part)
            "number" -> Form(kind, 19, DECIMAL_FIELDS, part.at("scale").wholeIn(0, 3).toInt())
            "time" -> Form(kind, 5, listOf("hour", "minute"))
            "date" -> Form(kind, 10, listOf("year", "month", "day"))
            else -> Form(kind, 23, part.at("units").parts().map { it.text() })
        }
        val isDuration = kind == "duration"
        val isSorted = form.fields == UNITS.keys.filter { it in form.fields }
        part.require(!isDuration || isSorted, "hours, minutes or seconds, in this order")
        val parts = part.at("parts").parts().map { readPatterns(it.parts(), form) }
        items += parts.size
        val most = if (isDuration || kind == "number") 1000 else 100
        part.require(parts.isNotEmpty() && parts.size == (if (isDuration) form.fields.size else 1), "patterns for each part")
        part.require(parts.all { it.size in 1..most }, "1 to $most patterns")
        part.require(isDuration || parts[0].none { it.say.isEmpty() }, "something to say")
        return readOrdered(name, part, form, parts)
    }

    private fun readOrdered(name: String, part: JsonPart, form: Form, parts: List<List<Pattern>>): Ordered {
        val (min, max) = listOf(part.at("min"), part.at("max")).map { end ->
            val value = form.read(end.text()) { throw end.fault("a ${form.kind} in full") }
            end.require(form.kind == "duration" || value.text == end.text(), "a ${form.kind} in full")
            value
        }
        part.require(min <= max && form.isBounded(min, max), "min and max in their order, and not too far apart")
        return Ordered(name, form, min..max, parts)
    }

    private fun readChoice(name: String, part: JsonPart): Values {
        val choices = part.map { _, clips -> readClips(clips) }
        items += choices.size
        part.require(choices.size in 1..500 && choices.values.none { it.isEmpty() }, "1 to 500 choices, and clips for each")
        part.require(choices.keys.all { it.toByteArray(Charsets.UTF_8).size in 1..200 }, "texts of 1 to 200 bytes")
        return Choice(name, choices)
    }

    private fun readSpelling(name: String, part: JsonPart): Values {
        val clips = part.at("clips").map { _, said -> readClips(said) }
        part.require(clips.keys.all { it.codePointCount(0, it.length) == 1 }, "one symbol each")
        val form = part.at("form").parts()
        val places = form.flatMap { group ->
            val symbols = symbolsOf(group.at("symbols").text().take(2 * clips.size + 1))
            val most = group.at("max").wholeIn(1, 32).toInt()
            val least = group.at("min").wholeIn(0, most.toLong())
            group.require(symbols.isNotEmpty() && symbols.toSet().size == symbols.size, "symbols, each once")
            group.require(symbols.all { clips[it]?.isNotEmpty() == true }, "clips for each symbol")
            (0 until most).map { Pair(symbols, it >= least) }
        }
        part.require(places.size <= 32 && places.any { !it.second }, "1 to 32 symbols")
        val last = part.optional("last")?.wholeIn(1, 32)?.toInt() ?: places.size
        val sizes = part.optional("groups")?.parts()?.map { it.wholeIn(1, 32).toInt() }
        val (double, pause) = listOf("double", "pause").map { key -> part.optional(key)?.let { readClips(it) } }
        part.require(double?.isEmpty() != true && pause?.isEmpty() != true, "clips")
        val isParted = (sizes == null) == (pause == null) && (sizes == null || sizes.size in 2..32)
        part.require(isParted, "groups, and a pause between them")
        items += clips.size + form.size + (sizes?.size ?: 0)
        val boundaries = sizes?.indices?.drop(1)?.map { sizes.drop(it).sum() } ?: emptyList()
        return Spelling(name, places, clips, last, double, boundaries, pause ?: emptyList())
    }
}

// MARK: The manifest

private val NAME = Regex("[a-z0-9][a-z0-9-]{0,199}")
private val SLOT_NAME = Regex("[a-z][a-z0-9-]{0,63}")
private const val COUNT = "(0|[1-9][0-9]{0,5})"

// Texts by kind of value. A zero in front makes a number one of another kind: a room, a code. Such values are spelled.
private val TEXTS = mapOf(
    AMOUNT to Regex("0*(0|[1-9][0-9]*)(?:[.]([0-9]+))?"),
    "number" to Regex("(0|[1-9][0-9]*)(?:[.]([0-9]+))?"),
    "time" to Regex("([01][0-9]|2[0-3]):([0-5][0-9])"),
    "date" to Regex("([0-9]{4})-([0-9]{2})-([0-9]{2})"),
    "duration" to Regex("PT(?:${COUNT}H)?(?:${COUNT}M)?(?:${COUNT}S)?")
)
private val CLIP_NAME = Regex("[a-z0-9][a-z0-9-]{0,199}([.]end)?")

// What stands behind a clip's id in the id of its end form.
private const val END_MARK = ".end"
private val PACK_NAME = Regex("[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
internal val CURRENCY = Regex("[A-Z]{3}")
private val EXTENSION = Regex("[a-z0-9]{1,8}")

// RFC 5646, section 2.1.
private val LANGUAGE_TAG = Regex(
    "([A-Za-z]{2,3}(-[A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?" +
        "(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[0-9A-WY-Za-wy-z](-[A-Za-z0-9]{2,8})+)*" +
        "(-[xX](-[A-Za-z0-9]{1,8})+)?"
)

// ASCII only, whatever the device's language.
internal fun lowerCase(text: String): String = text.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")

private fun isControl(character: Char): Boolean = character < ' ' || character in '\u007f'..'\u009f'

// Whether a tag is well-formed: the syntax, no variant twice, no extension twice.
private fun isLanguageTag(tag: String): Boolean {
    if (tag.length > 100 || !LANGUAGE_TAG.matches(tag)) return false
    val subtags = lowerCase(tag).split('-').drop(1).takeWhile { it != "x" }
    val singles = subtags.filter { it.length == 1 }
    val variants = subtags.takeWhile { it.length > 1 }.filter { it.length >= 5 || it.length == 4 && it[0] in '0'..'9' }
    return singles.toSet().size == singles.size && variants.toSet().size == variants.size
}

// A clip; `bytes` are those of its file in each rendition.
private class Clip(val id: String, val text: String, val samples: Long, val bytes: Map<String, Long>)

private class TextJoin(val text: String, val left: Set<Int>, val right: Set<Int>)

// MARK: Sound

// The sound in a clip's file.
private class Sound(val file: ByteArray, val start: Int, val count: Int)

// How the clips of a rendition are wrapped, and how an announcement is.
private class Rendition(part: JsonPart) {
    val fileExtension = part.at("fileExtension").matching(EXTENSION, "a file extension")
    val sampleRate = part.at("sampleRate").wholeIn(1, 192000)
    private val codec = part.at("codec").oneOf("mp3", "pcm-s16", "ulaw", "alaw", "ima4")
    private val container = part.at("container").oneOf("mpeg", "wav", "caf", "aiff")
    private val isMP3 = codec == "mp3"
    private val isWAV = container == "wav"
    private val isCAF = container == "caf"
    private val packetSamples = if (isMP3) part.at("frameSamples").oneOf(576, 1152) else if (codec == "ima4") 64L else 1L
    private val packetBytes = if (isMP3) part.at("frameBytes").wholeIn(1, 2881) else
        mapOf("ima4" to 34L, "pcm-s16" to 2L)[codec] ?: 1L

    // What an MP3 frame begins with, in the bits of `FRAME_MASK`.
    private val frameHeader = if (packetBytes >= 24 && isMP3) frameHeader() else null

    // Whether `generate` writes the format, and announcements are made in it.
    val isSpliced = frameHeader != null ||
        "$container $codec" in listOf("wav pcm-s16", "caf pcm-s16", "caf ulaw", "caf alaw", "aiff ima4")

    // The chunk that holds the sound, and bytes of a chunk's size.
    private val soundName = if (container == "aiff") "SSND" else "data"
    private val sizeBytes = if (isCAF) 8 else 4

    init {
        part.require(isMP3 == (container == "mpeg") && (codec != "ima4" || !isWAV), "a container of the codec")
        part.require(isMP3 || part.optional("frameSamples") == null && part.optional("frameBytes") == null, "no frames")
    }

    // The size of a clip's file: of MP3 that of its frames, else what is stated. All products are small under 30 s.
    fun fileSize(part: JsonPart, samples: Long, stated: Long?): Long {
        val least = (samples + packetSamples - 1) / packetSamples * packetBytes
        part.require(!isMP3 || samples % packetSamples == 0L, "a whole number of frames")
        val isSound = if (isMP3) stated == null || stated == least else stated != null && stated >= least
        part.require(isSound, "the bytes of its samples")
        return stated ?: least
    }

    // What stands before so many bytes of sound.
    fun header(payload: Long): ByteArray = if (isMP3) ByteArray(0) else bytes {
        begin(it, payload + (if (isWAV) 44 else 72))
        for ((name, content) in chunks(payload)) {
            val size = content.size + (if (name == soundName) payload else 0)
            it.put(ascii(name))
            if (isCAF) it.putLong(size) else it.putInt(size.toInt())
            it.put(content)
        }
    }

    // Bytes that are written in the order of the container.
    private fun bytes(write: (ByteBuffer) -> Unit): ByteArray {
        val buffer = ordered(ByteBuffer.allocate(128))
        write(buffer)
        return buffer.array().copyOf(buffer.position())
    }

    private fun ordered(buffer: ByteBuffer) = buffer.order(if (isWAV) ByteOrder.LITTLE_ENDIAN else ByteOrder.BIG_ENDIAN)

    private fun ascii(text: String): ByteArray = text.toByteArray(Charsets.US_ASCII)

    // The beginning of a file of so many bytes.
    private fun begin(to: ByteBuffer, size: Long) {
        when {
            isCAF -> to.put(ascii("caff")).putInt(0x10000)
            isWAV -> to.put(ascii("RIFF")).putInt(size.toInt() - 8).put(ascii("WAVE"))
            else -> to.put(ascii("FORM")).putInt(size.toInt() - 8).put(ascii("AIFC"))
        }
    }

    // The chunks of a file with so many bytes of sound, by name; the last one has them behind its content.
    private fun chunks(payload: Long): Map<String, ByteArray> {
        val rate = sampleRate.toInt()
        if (isWAV) {
            val format = bytes { it.putShort(1).putShort(1).putInt(rate).putInt(rate * 2).putShort(2).putShort(16) }
            return mapOf("fmt " to format, "data" to ByteArray(0))
        }
        if (isCAF) {
            val format = bytes {
                it.putDouble(rate.toDouble()).put(ascii(if (codec == "pcm-s16") "lpcm" else codec)).putInt(0)
                it.putInt(packetBytes.toInt()).putInt(1).putInt(1).putInt(packetBytes.toInt() * 8)
            }
            return mapOf("desc" to format, "data" to ByteArray(4))
        }
        // The rate is an 80-bit float.
        val zeros = Integer.numberOfLeadingZeros(rate)
        val common = bytes {
            it.putShort(1).putInt((payload / 34).toInt()).putShort(16)
            it.putShort((16383 + 31 - zeros).toShort()).putInt(rate shl zeros).putInt(0).put(ascii("ima4")).putShort(0)
        }
        return mapOf("FVER" to bytes { it.putInt(0xa2805140.toInt()) }, "COMM" to common, "SSND" to ByteArray(8))
    }

    // The sound in the file of a clip with so many samples.
    fun sound(file: ByteArray, samples: Long, path: String): Sound {
        val isWhole = samples % packetSamples == 0L
        requirePack(isWhole, "rendition.unknown") { "$path: $samples samples are not a whole number of packets" }
        return if (isMP3) frames(file, path) else chunk(file, samples / packetSamples * packetBytes, path)
    }

    // What stands before the sound has to fit into the file's first 64 KiB.
    private fun chunk(file: ByteArray, payload: Long, path: String): Sound {
        val held = minOf(file.size, 65536)
        fun require(isSound: Boolean, fault: String) = requirePack(isSound, "clip.header") { "$path is damaged: $fault" }
        fun holds(place: Int, bytes: ByteArray, count: Int): Boolean =
            place + count <= held && ByteBuffer.wrap(file, place, count) == ByteBuffer.wrap(bytes, 0, count)

        val first = bytes { begin(it, file.size.toLong()) }
        require(holds(0, first, first.size), "it does not begin as it must")
        val chunks = chunks(payload)
        val seen = HashSet<String>()
        val numbers = ordered(ByteBuffer.wrap(file))
        var at = first.size
        while (true) {
            val start = at + 4 + sizeBytes
            require(start <= held, "there is no sound")
            val name = nameAt(file, at)
            require(name.all { it in ' '..'~' }, "no chunk at byte $at")
            val size = if (isCAF) numbers.getLong(at + 4) else numbers.getInt(at + 4).toLong() and 0xffffffffL
            require(size in 0L..(file.size - start), "'$name' states more bytes than are left")
            val content = chunks[name]
            if (content != null) {
                // The codec's name and its padding may be otherwise.
                val fixed = content.size - (if (name == "COMM") 2 else 0)
                val length = fixed + (if (name == soundName) payload else 0)
                val isLong = if (name == "COMM") size >= length else size == length
                require(seen.add(name) && isLong && holds(start, content, fixed), "'$name' is of another format or length")
                if (name == soundName) {
                    require(seen.size == chunks.size, "a description is missing")
                    return Sound(file, start + fixed, payload.toInt())
                }
            }
            at = start + size.toInt() + (if (isCAF) 0 else size.toInt() % 2)
        }
    }

    // Frames of one kind, each complete in itself, and no table.
    private fun frames(file: ByteArray, path: String): Sound {
        val isMPEG1 = packetSamples == 1152L
        val numbers = ByteBuffer.wrap(file)
        for (at in file.indices step packetBytes.toInt()) {
            // 9 or 8 bits: where in earlier frames its sound begins.
            val mainData = (numbers.getShort(at + 4).toInt() and 0xffff) shr (if (isMPEG1) 7 else 8)
            val isOwn = numbers.getInt(at) and FRAME_MASK == frameHeader && mainData == 0
            requirePack(isOwn, "clip.frame") { "$path: frame ${at / packetBytes} is not one of the pack's" }
        }
        for (place in listOf(4 + (if (isMPEG1) 17 else 9), 36).filter { it + 4 <= file.size }) {
            val isTable = nameAt(file, place) in listOf("Xing", "Info", "VBRI")
            requirePack(!isTable, "clip.frame") { "$path: frame 0 is a table of another length" }
        }
        return Sound(file, 0, file.size)
    }

    private fun nameAt(file: ByteArray, place: Int) = String(file, place, 4, Charsets.ISO_8859_1)

    // What mono frames of Layer III begin with. (ISO/IEC 11172-3, section 2.4.2.3; 13818-3)
    private fun frameHeader(): Int? {
        for ((version, divisor) in listOf(Pair(3, 1), Pair(2, 2), Pair(0, 4))) {
            val rate = listOf(44100L, 48000L, 32000L).indexOf(sampleRate * divisor)
            val bits = (if (version == 3) MPEG1_BIT_RATES else MPEG2_BIT_RATES)
                .indexOfFirst { it * 1000L * packetSamples == packetBytes * 8 * sampleRate }
            if (rate < 0 || bits < 0) continue
            val mono = (0x7ff shl 21) or (1 shl 17) or (1 shl 16) or (3 shl 6)
            val word = mono or (version shl 19) or ((bits + 1) shl 12) or (rate shl 10)
            return if (packetSamples == (if (version == 3) 1152L else 576L)) word else null
        }
        return null
    }

    private companion object {
        // All but the private bit and those after the channel mode, which decoders don't set themselves up by.
        const val FRAME_MASK = 0x13f.inv()
        val MPEG1_BIT_RATES = listOf(32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
        val MPEG2_BIT_RATES = listOf(8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)
    }
}

// MARK: Texts

// The blocks of the scripts that are written without spaces between words.
private val UNSPACED = listOf(
    0x0e00..0x0fff, 0x1000..0x109f, 0x1780..0x17ff, 0x1950..0x19ff, 0x1a20..0x1aaf, 0x1b00..0x1b7f, 0x2e80..0x312f,
    0x3190..0x4dbf, 0x4e00..0xa4cf, 0xa980..0xa9ff, 0xaa60..0xaadf, 0xf900..0xfaff, 0xfe30..0xfe4f, 0xff00..0xff9f,
    0x1aff0..0x1b16f, 0x20000..0x3fffd
)

private fun isUnspaced(point: Int): Boolean = UNSPACED.any { point in it }

private fun ssmlOf(text: String, locale: String): String {
    val escaped = text.map { character ->
        when (character) {
            '&' -> "&amp;"
            '<' -> "&lt;"
            '>' -> "&gt;"
            '"' -> "&quot;"
            '\'' -> "&apos;"
            '\t', '\n', '\r' -> " "
            else -> if (isControl(character) || character >= '\ufffe') "" else "$character"
        }
    }.joinToString("")
    return "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"$locale\">$escaped</speak>"
}

// MARK: JSON

internal class JsonNumber(val text: String)

// What stands for JSON's null, so that a member with it is told from none.
internal object JsonNull

// A value of a document with its place, so that a fault can name it: a text, a number, a list, a map, or another.
private class JsonPart(private val value: Any, private val parent: JsonPart? = null, private val step: Any = "") {
    private val place: String
        get() = parent?.let { it.place + (if (step is Int) "[$step]" else ".$step".take(80)) } ?: "$"

    fun fault(expected: String) = PackFault("$place: expected $expected")

    fun require(condition: Boolean, expected: String) {
        if (!condition) throw fault(expected)
    }

    val isText: Boolean get() = value is String
    val isList: Boolean get() = value is List<*>
    val isNull: Boolean get() = value === JsonNull

    private fun members(): Map<*, *> = value as? Map<*, *> ?: throw fault("an object")

    fun at(key: String): JsonPart =
        JsonPart(members()[key] ?: throw JsonPart(JsonNull, this, key).fault("a value"), this, key)

    // The member, unless it is missing or null.
    fun optional(key: String): JsonPart? = members()[key]?.let { JsonPart(it, this, key) }?.takeIf { !it.isNull }

    // What is read of each member.
    fun <T> map(read: (String, JsonPart) -> T): Map<String, T> = members().keys.associate { (it as String) to read(it, at(it)) }

    // What is read of each member of a member; nothing if that is missing or null.
    fun <T> map(key: String, read: (String, JsonPart) -> T): Map<String, T> = optional(key)?.map(read) ?: emptyMap()

    // The elements of a member; none if it is missing or null.
    fun list(key: String): List<JsonPart> = optional(key)?.parts() ?: emptyList()

    fun parts(): List<JsonPart> =
        (value as? List<*> ?: throw fault("an array")).mapIndexed { index, element -> JsonPart(element!!, this, index) }

    // Places of a list of so many elements.
    fun indexes(count: Int): List<Int> = parts().map { it.wholeIn(0, count - 1L).toInt() }

    fun text(): String = value as? String ?: throw fault("a string")

    fun flag(): Boolean = value as? Boolean ?: throw fault("true or false")

    fun matching(form: Regex, expected: String): String = text().also { require(form.matches(it), expected) }

    fun oneOf(vararg texts: String): String = text().also { require(it in texts, texts.joinToString(" or ")) }

    fun oneOf(vararg numbers: Long): Long = whole().also { require(it in numbers, numbers.joinToString(" or ")) }

    // A finite number.
    fun real(): Double = (value as? JsonNumber ?: throw fault("a number")).text.toDouble()
        .also { require(!it.isInfinite(), "a finite number") }

    // A whole number of 64 bits, written without a point.
    fun whole(): Long = (value as? JsonNumber)?.text?.toLongOrNull() ?: throw fault("a whole number")

    fun wholeIn(low: Long, high: Long): Long = whole().also { require(it in low..high, "$low to $high") }
}

// JSON in UTF-8, strictly as RFC 8259 has it; of members with the same name the first one counts.
internal class JsonReader private constructor(private val bytes: ByteArray) {
    private var at = 0
    private var values = 0
    private var isRepeated = false

    private fun fault() = PackFault("not JSON in UTF-8: byte $at")

    // The next byte; 0, which JSON has none of, at the end.
    private fun peek(): Char = if (at < bytes.size) (bytes[at].toInt() and 255).toChar() else '\u0000'

    private fun next(): Char = peek().also { at += 1 }

    private fun count() = require(++values, MAXIMUM_VALUES, "values and names of members")

    private fun skipSpace() {
        while (peek() in " \t\n\r") at += 1
    }

    private fun takes(character: Char): Boolean {
        skipSpace()
        return (peek() == character).also { if (it) at += 1 }
    }

    private fun take(character: Char) {
        if (!takes(character)) throw fault()
    }

    private fun value(depth: Int): Any {
        skipSpace()
        count()
        return when (peek()) {
            '"' -> string()
            '{' -> members(depth)
            '[' -> ArrayList<Any>().apply { elements('[', ']', depth) { add(value(depth + 1)) } }.apply { trimToSize() }
            else -> word()
        }
    }

    private fun members(depth: Int): Map<String, Any> {
        val members = LinkedHashMap<String, Any>()
        var count = 0
        elements('{', '}', depth) {
            count()
            require(++count, MAXIMUM_MEMBERS, "members of an object")
            val key = Normalizer.normalize(string(), Normalizer.Form.NFC)
            take(':')
            val value = value(depth + 1)
            if (key !in members) members[key] = value else isRepeated = true
        }
        return members
    }

    private fun elements(first: Char, last: Char, depth: Int, read: () -> Unit) {
        if (depth >= MAXIMUM_DEPTH) throw fault()
        take(first)
        if (takes(last)) return
        do read() while (takes(','))
        take(last)
    }

    // A number, `null`, `true` or `false`.
    private fun word(): Any {
        val start = at
        while (peek() in "+-.E" || peek() in '0'..'9' || peek() in 'a'..'z') at += 1
        val word = String(bytes, start, at - start, Charsets.ISO_8859_1)
        val isNumber = word.length <= MAXIMUM_DIGITS && NUMBER.matches(word)
        return WORDS[word] ?: if (isNumber) JsonNumber(word) else throw fault()
    }

    private fun string(): String {
        take('"')
        val string = StringBuilder()
        while (peek() != '"') {
            val start = at
            while (peek() >= ' ' && peek() != '"' && peek() != '\\') at += 1
            try {
                string.append(Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, start, at - start)))
            } catch (wrong: CharacterCodingException) {
                throw fault()
            }
            if (peek() == '\\') string.append(escaped()) else if (peek() != '"') throw fault()
        }
        at += 1
        // Only a pair of surrogates is a character.
        return string.toString().also { if (!Charsets.UTF_8.newEncoder().canEncode(it)) throw fault() }
    }

    private fun escaped(): Char {
        at += 1
        val character = next()
        if (character == 'u') return hexadecimal()
        val place = "\"\\/bfnrt".indexOf(character)
        return if (place >= 0) "\"\\/\b\u000c\n\r\t"[place] else throw fault()
    }

    private fun hexadecimal(): Char = (0 until 4).fold(0) { number, _ ->
        val digit = "0123456789abcdefABCDEF".indexOf(next())
        if (digit < 0) throw fault()
        number * 16 + (if (digit > 15) digit - 6 else digit)
    }.toChar()

    companion object {
        private const val MAXIMUM_DEPTH = 512
        private const val MAXIMUM_DIGITS = 400

        // Values and names of members in all, and members of one object: what is read takes memory by their number.
        private const val MAXIMUM_VALUES = 64000
        private const val MAXIMUM_MEMBERS = 5000
        private val NUMBER = Regex("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?")

        // Many numbers are of one digit, of which one is enough.
        private val WORDS = mapOf("null" to JsonNull, "true" to true, "false" to false) + List(10) { "$it" to JsonNumber("$it") }

        private fun require(count: Int, limit: Int, things: String) =
            requirePack(count <= limit, "pack.unsound") { "more than $limit $things in JSON" }

        fun read(bytes: ByteArray, limit: Long): Any {
            requirePack(bytes.size <= limit, "pack.unsound") { "more than $limit bytes of JSON" }
            val reader = JsonReader(bytes)
            val value = reader.value(0)
            reader.skipSpace()
            if (reader.at < bytes.size) throw reader.fault()
            return value
        }

        // Whether an object in a text of JSON has a key twice.
        fun repeatsKey(bytes: ByteArray): Boolean = JsonReader(bytes).apply { value(0) }.isRepeated
    }
}
