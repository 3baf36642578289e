// Joins the clips of a voice pack into announcements. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

package voiceassets

import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream
import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.nio.CharBuffer
import java.text.Normalizer

/** The version of `voice-assets` that wrote this splicer. */
const val SPLICER_VERSION = "@VERSION@"

/**
 * The pack, or a file of it, is damaged or of a version that this splicer doesn't know.
 *
 * @property code what is wrong, the same word on every platform: `pack.unsound` (its description breaks a rule),
 *   `pack.empty` (it announces nothing), `grammar.endless` (what is said is longer than any announcement), `amount.unsaid`
 *   (it has no words for an amount of its range), `rendition.unknown`, or of a clip's file `clip.size`, `clip.header` or
 *   `clip.frame`.
 */
class PackFault(message: String, val code: String = "pack.unsound") : Exception(message)

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
    private val manifest = Manifest(JsonPart(JsonReader.read(manifestBytes, MANIFEST_LIMIT)))
    private val grammar = manifest.grammar

    init {
        if (grammar.isEmpty) throw PackFault("$.grammar: the pack announces nothing", "pack.empty")
    }

    /** The pack's name. */
    val name: String get() = manifest.pack

    /** The language of what is said, BCP 47. */
    override val locale: String get() = manifest.locale

    /** The currency of its amounts, ISO 4217. */
    override val currency: String get() = manifest.currency

    /** The fraction digits of its amounts. */
    override val scale: Int get() = manifest.scale

    /** The ids of the announcements, sorted. */
    val announcementIds: List<String> = grammar.announcements.keys.sorted()

    /** The renditions that can be spliced, sorted. */
    val renditions: List<String> = manifest.formats.keys.sorted()

    /** Whether an announcement says an amount; null if the pack has none of this id. */
    override fun saysAmount(id: String): Boolean? = grammar.announcements[id]?.any { it.slot == AMOUNT }

    /** What announces an amount that comes without an id: the only one that says an amount, or `payment-received`. */
    override val defaultAnnouncementId: String?
        get() = announcementIds.filter { saysAmount(it) == true }
            .let { ids -> ids.singleOrNull() ?: ids.find { it == "payment-received" } }

    /** The extension of a rendition's files, without the dot; null if it can't be spliced. */
    fun fileExtension(rendition: String): String? = manifest.formats[rendition]?.fileExtension

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
        unitsOf(amount, scale)
        return announcement(id, mapOf(AMOUNT to amount))
    }

    /** The values that an announcement says, in its order; null if the pack has none of this id. */
    override fun slots(id: String): List<Slot>? = grammar.announcements[id]?.filter { it.slot != null }?.map { item ->
        grammar.values.getValue(item.slot!!).let { Slot(it.name, it.kind, item.isOptional, it.example) }
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
        values.keys.filter { name -> items.none { it.slot == name } }.sorted().firstOrNull()?.let {
            throw Refusal("slot.unknown", "the announcement has no slot $it", it)
        }
        val speech = Speech()
        for (item in items) {
            val text = item.slot?.let { values[it] }
            if (item.slot == null) {
                speech.add(item.clips)
            } else if (text != null) {
                grammar.values.getValue(item.slot).say(text, speech)
            } else if (!item.isOptional) {
                val code = if (item.slot == AMOUNT) "amount.missing" else "slot.missing"
                throw Refusal(code, "the announcement says ${item.slot}, and there is no value", item.slot)
            }
        }
        val clips = speech.clips
        if (clips.isNotEmpty()) grammar.endForms[clips.last()]?.let { clips[clips.size - 1] = it }
        return announcement(id, clips)
    }

    private fun announcement(id: String, indexes: List<Int>): Announcement {
        val clips = indexes.map { manifest.clips[it] }
        var samples = 0L
        val onsets = clips.map { clip -> samples.also { samples += clip.samples } }
        // A pause says nothing.
        val heard = indexes.filter { manifest.clips[it].text != "" }
        val joins = listOf("") + heard.zip(heard.drop(1)) { left, right -> manifest.textBetween(left, right) }
        val text = heard.zip(joins).joinToString("") { (index, join) -> join + manifest.clips[index].text }
        val seconds = samples.toDouble() / manifest.sampleRate.toDouble()
        if (!(seconds < manifest.maxSeconds)) {
            throw Refusal("announcement.length", "$seconds s, and ${manifest.maxSeconds} s is the limit")
        }
        return Announcement(id, indexes, clips.map { it.id }, text, ssmlOf(text, locale), onsets, samples, seconds)
    }

    /**
     * Writes the file that plays an announcement. Nothing is written before all clips have been read and checked.
     *
     * @param rendition one of `renditions`.
     * @throws PackFault for a clip that is damaged, and what opening and reading it throws.
     */
    fun write(announcement: Announcement, rendition: String, to: OutputStream) {
        val format = manifest.formats[rendition]
            ?: throw PackFault("there is no rendition $rendition that can be spliced", "rendition.unknown")
        val sounds = announcement.clipIndexes.distinct().map { it to sound(manifest.clips[it], rendition, format) }.toMap()
        val said = announcement.clipIndexes.map { sounds.getValue(it) }
        to.write(format.header(said.map { it.count.toLong() }.sum()))
        for (sound in said) to.write(sound.file, sound.start, sound.count)
    }

    /** The bytes that `write` writes. */
    fun file(announcement: Announcement, rendition: String): ByteArray {
        val bytes = ByteArrayOutputStream()
        write(announcement, rendition, bytes)
        return bytes.toByteArray()
    }

    private fun sound(clip: Clip, rendition: String, format: SpliceFormat): Sound {
        val path = "$rendition/${clip.id}.${format.fileExtension}"
        val stated = clip.bytes.getValue(rendition)
        val file = open(path).use { readAtMost(it, stated + 1) }
        if (file.size.toLong() != stated) throw PackFault("$path has not $stated bytes", "clip.size")
        return format.sound(file, format.payload(clip.samples, path), path)
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
    private val currencies = HashMap<String, String>()
    private val fallback = HashMap<String, List<String>>()

    init {
        val root = JsonPart(JsonReader.read(indexBytes, 1024L * 1024))
        root.at("schema").oneOf(1)
        val packs = root.at("packs")
        packs.require(packs.entries().size <= 1000, "at most 1000 packs")
        for ((name, pack) in packs.entries()) {
            pack.require(PACK_NAME.matches(name), "the name of a pack")
            pack.require(isLanguageTag(pack.at("locale").text()), "a locale")
            pack.require(pack.at("manifest").text() == "$name/manifest.json", "<pack>/manifest.json")
            currencies[name] = pack.at("currency").matching(CURRENCY, "a currency")
        }
        packs.require(currencies.keys.map { lowerCase(it) }.toSet().size == currencies.size, "names that differ")
        // Of tags that differ in case only, one counts.
        for ((tag, part) in root.at("fallback").entries()) {
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

// MARK: Amounts

/** The name that the amount has among values. */
private const val AMOUNT = "amount"

/** An amount in minor units; refuses a text that is not one of a currency with so many fraction digits. */
private fun unitsOf(text: String, scale: Int): Long {
    if (!DECIMAL.matches(text)) throw Refusal("amount.form", "an amount is digits, with at most one point between them")
    val integer = text.substringBefore('.').trimStart('0')
    val fraction = text.substringAfter('.', "")
    if (fraction.length > scale) throw Refusal("amount.digits", "at most $scale digits after the point")
    if (integer.length > 15) throw Refusal("amount.size", "the amount is too large")
    return ("0" + integer + fraction.padEnd(scale, '0')).toLong()
}

// MARK: Values

private const val MAXIMUM_CLIPS = 1000
private const val MAXIMUM_STEPS = 20000

/** The clips that are said so far, within the bounds of an announcement. */
private class Speech {
    val clips = ArrayList<Int>()
    private var steps = 0

    /** Adds what is said in so many steps; too many steps that say nothing are too much as well. */
    fun add(more: List<Int>, count: Int = 1) {
        clips.addAll(more)
        steps += count
        if (clips.size > MAXIMUM_CLIPS || steps > MAXIMUM_STEPS) {
            throw PackFault("$.grammar: what is said is longer than any announcement", "grammar.endless")
        }
    }
}

private fun unsaid() = PackFault("$.grammar: nothing says the amount", "amount.unsaid")

/** Where a digit leads, 0 for the end, and the clips that are said on the way. */
private class Edge(val next: Int, val clips: List<Int>)

/** Says numbers digit by digit. */
private class Machine(val digits: Int, val first: List<Int>, val states: List<List<Edge?>>, val isReversed: Boolean) {
    fun words(number: Long): List<Int> {
        val text = number.toString().padStart(digits, '0')
        if (text.length > digits) throw unsaid()
        val said = ArrayList(first)
        var state = 0
        for (digit in if (states.isEmpty()) "" else if (isReversed) text.reversed() else text) {
            val edge = states[state][digit - '0'] ?: throw unsaid()
            said.addAll(edge.clips)
            state = edge.next
            if (state == 0 || said.size > MAXIMUM_CLIPS) break
        }
        return if (isReversed) said.reversed() else said
    }
}

/** What a pattern says: the words for a field of a value. */
private class Item(val name: String, val field: Int, val words: (Long) -> List<Int>)

/** A way to say values whose fields are in these spans. */
private class Pattern(val conditions: List<Pair<Int, LongRange>>, val say: List<Item>)

/**
 * Texts of at most so many characters, which are read as numbers in their order. By name the fields of such a number that items
 * say, and those that conditions are on, with their bounds; without bounds a condition is one number.
 */
private abstract class Form(
    val kind: String, val longest: Int, val items: Map<String, Int>, val conditions: Map<String, Pair<Int, LongRange?>>,
    val scale: Int = 0
) {
    /** Null for a text of another form. */
    abstract fun read(text: String): Long?

    abstract fun text(value: Long): String

    /** The fields of each part of a value; none of a part that is not said. */
    abstract fun fields(value: Long): List<List<Long>>

    /** Whether not too many values are between the ends. */
    open fun isBounded(range: LongRange): Boolean = true
}

private class Decimals(kind: String, scale: Int) : Form(
    kind, if (kind == AMOUNT) Int.MAX_VALUE else 19, mapOf("integer" to 0, "fraction" to 1, "digits" to 1, "digits:all" to 1),
    mapOf("integer" to Pair(0, null), "fraction" to Pair(1, null)), scale
) {
    override fun read(text: String): Long? {
        if (kind == AMOUNT) return unitsOf(text, scale)
        // A leading zero makes it a number of another kind: a room, a code. Such values are spelled.
        val isPlain = text == "0" || !text.startsWith("0") || text.startsWith("0.")
        return try { if (isPlain) unitsOf(text, scale) else null } catch (refusal: Refusal) { null }
    }

    override fun text(value: Long): String {
        val digits = value.toString().padStart(scale + 1, '0')
        return if (scale > 0) "${digits.dropLast(scale)}.${digits.takeLast(scale)}" else digits
    }

    override fun fields(value: Long) = listOf(text(value).split('.').map { it.toLong() } + 0L)
}

/** Times of day in minutes after midnight. */
private class Times(private val isOfTwelve: Boolean) : Form(
    "time", 5, mapOf("integer" to 0, "fraction" to 1, "digits:all" to 1),
    mapOf("hours" to Pair(2, 0L..23L), "minutes" to Pair(1, 0L..59L)), 2
) {
    override fun read(text: String): Long? =
        if (TIME.matches(text)) text.take(2).toLong() * 60 + text.drop(3).toLong() else null

    override fun text(value: Long): String = listOf(value / 60, value % 60).joinToString(":") { "$it".padStart(2, '0') }

    /** The hour that is said, the minute, and the hour that conditions are on. */
    override fun fields(value: Long): List<List<Long>> {
        val hour = value / 60
        return listOf(listOf(if (isOfTwelve) (hour + 11) % 12 + 1 else hour, value % 60, hour))
    }
}

/** Days of the calendar: 2026-03-09 is 20260309. */
private class Dates(val months: List<List<Int>>) : Form(
    "date", 10, mapOf("year" to 0, "day" to 2), mapOf("months" to Pair(1, 1L..12L), "days" to Pair(2, 1L..31L))
) {
    override fun read(text: String): Long? {
        if (!DATE.matches(text)) return null
        val value = text.replace("-", "").toLong()
        val (year, month, day) = fields(value)[0]
        val isLeap = year % 4 == 0L && (year % 100 != 0L || year % 400 == 0L)
        val days = if (month == 2L) (if (isLeap) 29 else 28) else if (month in listOf(4L, 6L, 9L, 11L)) 30 else 31
        return if (year >= 1 && month in 1..12 && day in 1..days) value else null
    }

    override fun text(value: Long): String =
        value.toString().padStart(8, '0').let { "${it.take(4)}-${it.substring(4, 6)}-${it.drop(6)}" }

    override fun fields(value: Long) = listOf(listOf(value / 10000, value / 100 % 100, value % 100))

    override fun isBounded(range: LongRange) = range.last / 10000 - range.first / 10000 < 200
}

/** The parts of durations in seconds, and what stands behind their numbers. */
private val UNITS = mapOf(3600L to "H", 60L to "M", 1L to "S")
private val COUNTS = Decimals("number", 0)

/** Durations in seconds, of these parts. */
private class Durations(val units: List<Long>) : Form("duration", 23, COUNTS.items, COUNTS.conditions) {
    override fun read(text: String): Long? {
        val counts = DURATION.matchEntire(text)?.groupValues?.drop(1)?.map { if (it == "") 0 else it.toLong() }
        val seconds = counts?.zip(UNITS.keys)?.map { (count, unit) -> count * unit }?.sum()
        return if (seconds == null || text == "PT" || seconds % units.last() != 0L) null else seconds
    }

    override fun text(value: Long): String = "PT" + fields(value).zip(units)
        .filter { it.first.isNotEmpty() }.joinToString("") { "${it.first[0]}${UNITS[it.second]}" }

    /** Zeros are left out, but for the last one of no duration at all. */
    override fun fields(value: Long): List<List<Long>> {
        var rest = value
        return units.map { unit ->
            val count = rest / unit
            rest %= unit
            if (count > 0 || value == 0L && unit == units.last()) listOf(count, 0L) else emptyList()
        }
    }

    override fun isBounded(range: LongRange) = (range.last - range.first) / units.last() < 100000
}

/** The values of a slot, or the amounts, and how they are said; `example` is a text that is accepted. */
private abstract class Values(val name: String, val kind: String, val example: String) {
    /** Says a value. */
    abstract fun say(text: String, speech: Speech)

    protected fun require(condition: Boolean, code: String, message: String) {
        if (!condition) throw Refusal("${if (kind == AMOUNT) kind else "slot"}.$code", "$name: $message", name)
    }
}

/** Values in a range; each part of them by patterns of its own, of which the first that fits is used. */
private class Ordered(
    name: String, private val form: Form, private val range: LongRange, private val ways: List<List<Pattern>>
) : Values(name, form.kind, form.text(range.first)) {
    override fun say(text: String, speech: Speech) {
        require(text.codePointCount(0, text.length) <= form.longest, "length", "at most ${form.longest} characters")
        val value = form.read(text)
        require(value != null, "form", "no $kind as the slot has them, such as $example")
        require(value!! in range, "range", "only $example to ${form.text(range.last)} is said")
        for ((fields, patterns) in form.fields(value).zip(ways).filter { it.first.isNotEmpty() }) {
            val place = patterns.indexOfFirst { it.conditions.all { (field, span) -> fields[field] in span } }
            if (place < 0) throw unsaid()
            speech.add(emptyList(), 1 + place)
            for (item in patterns[place].say) speech.add(item.words(fields[item.field]))
        }
    }
}

/** One of a closed list. */
private class Choice(name: String, private val choices: Map<String, List<Int>>) :
    Values(name, "choice", choices.keys.sorted().first()) {
    override fun say(text: String, speech: Speech) {
        require(text in choices, "choice", "none of the choices, such as $example")
        speech.add(choices.getValue(text))
    }
}

/**
 * Symbols one by one.
 *
 * @property places those of the longest text: the symbols that may stand there, and whether it may be left out.
 * @property double what is said before a symbol that stands twice, in the place of saying it twice.
 * @property boundaries the numbers of symbols to come where `pause` is said: a group begins.
 */
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

    /** One that stands twice in a group is said once behind `double`. */
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

/** The characters of a text, those beyond 16 bits whole. */
private fun symbolsOf(text: String): List<String> {
    val starts = text.indices.filter { it == 0 || !Character.isSurrogatePair(text[it - 1], text[it]) } + text.length
    return starts.zip(starts.drop(1)) { start, end -> text.substring(start, end) }
}

// MARK: The grammar

/** What an announcement says: clips, or the value of a slot. */
private class Said(val clips: List<Int>, val slot: String?, val isOptional: Boolean)

/** What a pack says, checked but for what takes a walk through a machine. */
private class Grammar(part: JsonPart, range: JsonPart, scale: Int, private val clipCount: Int) {
    /** The clips that are named, but for end forms. */
    private val named = HashSet<Int>()

    /** How many things the lists hold in all, but for those of machines. */
    private var items = 0
    private val machines = part.entries("machines").map { (name, each) -> name to readMachine(each) }.toMap()
    private val amounts = readPatterns(part.list("amounts"), Decimals(AMOUNT, scale))

    /** The amounts and the values of slots, by name. */
    val values = LinkedHashMap<String, Values>()
    val announcements: Map<String, List<Said>>

    /** By clip the one that is heard in its place where an announcement ends with it. */
    val endForms: Map<Int, Int>

    init {
        part.require(machines.size <= 1000, "at most 1000 machines")
        values[AMOUNT] = readOrdered(AMOUNT, range, Decimals(AMOUNT, scale), listOf(amounts))
        part.require(part.entries("slots").size <= 32, "at most 32 slots")
        for ((name, each) in part.entries("slots")) {
            each.require(SLOT_NAME.matches(name) && name != AMOUNT, "the name of a slot")
            values[name] = readSlot(name, each)
        }
        announcements = part.entries("announcements").map { (id, each) -> id to readAnnouncement(id, each) }.toMap()
        endForms = readEndForms(part, part.list("endForms"))
        part.require(items <= 20000, "at most 20000 items")
    }

    val isEmpty = machines.isEmpty() && amounts.isEmpty() && values.size == 1 && announcements.isEmpty() && endForms.isEmpty()

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
        val list = part.parts().map { readSaid(it) }
        val names = list.mapNotNull { it.slot }
        items += 1 + list.size
        part.require(list.isNotEmpty() && (amounts.isNotEmpty() || AMOUNT !in names), "something to say, and a way to say it")
        part.require(values.size == 1 || names.size <= 7 && names.toSet().size == names.size, "at most 7 slots, each once")
        part.require(values.size == 1 || list.any { !it.isOptional }, "something that is not left out")
        return list
    }

    private fun readSaid(part: JsonPart): Said {
        if (!part.isText) return Said(listOf(readClip(part)), null, false)
        val text = part.text()
        if (text == AMOUNT) return Said(emptyList(), text, false)
        val name = text.substringAfter("=")
        part.require(text == "slot=$name" || text == "slot?=$name", "an index, amount, or slot= and a name")
        part.require(name in values && name != AMOUNT, "a slot that is there")
        return Said(emptyList(), name, text != "slot=$name")
    }

    private fun readEndForms(part: JsonPart, pairs: List<JsonPart>): Map<Int, Int> {
        items += pairs.size
        val ends = pairs.map { pair -> pair.parts().map { it.wholeIn(0, clipCount - 1L).toInt() } }
        part.require(ends.all { it.size == 2 }, "clips and their end forms")
        val (clips, forms) = Pair(ends.map { it[0] }, ends.map { it[1] })
        part.require(isAscending(clips) && forms.toSet().size == forms.size, "end forms with ascending clips, each once")
        part.require(forms.none { it in named || it in clips }, "end forms that nothing else names")
        return clips.zip(forms).toMap()
    }

    private fun readPatterns(parts: List<JsonPart>, form: Form): List<Pattern> = parts.map { part ->
        val conditions = form.conditions.filter { part.optional(it.key) != null }.map { (name, field) ->
            Pair(field.first, readSpan(part.at(name), field.second))
        }
        val say = part.at("say").parts().map { readItem(it, form) }
        items += 1 + say.size
        Pattern(conditions, say)
    }

    private fun readSpan(part: JsonPart, bounds: LongRange?): LongRange {
        if (bounds == null) return part.whole()..part.whole()
        val ends = part.parts().map { it.wholeIn(bounds.first, bounds.last) }
        part.require(ends.size == 2 && ends[0] <= ends[1], "a first and a last number")
        return ends[0]..ends[1]
    }

    private fun readItem(part: JsonPart, form: Form): Item {
        if (!part.isText) return listOf(readClip(part)).let { clip -> Item("", 0) { clip } }
        val text = part.text()
        val months = (form as? Dates)?.months
        if (text == "month" && months?.size == 12) return Item(text, 1) { months[it.toInt() - 1] }
        val (name, words) = Pair(text.substringBefore("=", ""), text.substringAfter("="))
        val field = form.items[name]
        // The first character is ASCII: no mark joins the sign before it.
        val isName = words == "" || words[0] in ' '..'~'
        val machine = if (isName) machines[Normalizer.normalize(words, Normalizer.Form.NFC)] else null
        if (field == null || machine == null) throw part.fault("an index, or ${form.items.keys.joinToString()} = a machine")
        if (!name.startsWith("digits")) return Item(name, field, machine::words)
        return Item(name, field) { fraction ->
            val all = fraction.toString().padStart(form.scale, '0').take(form.scale)
            (if (name == "digits") all.trimEnd('0') else all).flatMap { machine.words((it - '0').toLong()) }
        }
    }

    private fun readSlot(name: String, part: JsonPart): Values {
        items += 1
        val form = when (part.at("kind").oneOf("number", "choice", "spell", "time", "date", "duration")) {
            "choice" -> return readChoice(name, part.at("choices"))
            "spell" -> return readSpelling(name, part)
            "number" -> Decimals("number", part.at("scale").wholeIn(0, 3).toInt())
            "time" -> Times(part.at("clock").oneOf(12, 24) == 12L)
            "date" -> Dates(part.list("months").map { readClips(it) })
            else -> Durations(part.at("parts").parts().map { it.at("seconds").wholeIn(1, 3600) })
        }
        val parts = if (form is Durations) part.at("parts").parts() else listOf(part)
        val ways = parts.map { readPatterns(it.at("patterns").parts(), form) }
        part.require(ways.isNotEmpty() && ways.none { it.isEmpty() }, "a way to say each value")
        if (form is Durations) {
            part.require(form.units == UNITS.keys.filter { it in form.units }, "hours, minutes and seconds, the largest first")
        } else if (form !is Decimals) {
            part.require(ways[0].size <= 100 && ways[0].none { it.say.isEmpty() }, "1 to 100 ways to say it")
        }
        if (form is Dates) {
            val fields = ways[0].map { way -> way.say.map { it.name }.filter { it != "" } }
            part.require(fields.all { it.toSet().size == it.size }, "each part of a date once")
            part.require(form.months.isEmpty() || fields.any { "month" in it }, "months only if they are said")
            part.require(form.months.none { it.isEmpty() }, "clips for each month")
        }
        return readOrdered(name, part, form, ways)
    }

    private fun readOrdered(name: String, part: JsonPart, form: Form, ways: List<List<Pattern>>): Values {
        val (least, most) = listOf(part.at("min"), part.at("max")).map { end ->
            val value = try { form.read(end.text()) } catch (refusal: Refusal) { null }
            value?.takeIf { form !is Decimals || form.text(it) == end.text() } ?: throw end.fault("a ${form.kind} in full")
        }
        part.require(least <= most && form.isBounded(least..most), "min and max in their order, and not too far apart")
        return Ordered(name, form, least..most, ways)
    }

    private fun readChoice(name: String, part: JsonPart): Values {
        val choices = part.entries().map { (text, clips) -> text to readClips(clips) }.toMap()
        items += choices.size
        part.require(choices.size in 1..500 && choices.values.none { it.isEmpty() }, "1 to 500 choices, and clips for each")
        part.require(choices.keys.all { it.toByteArray(Charsets.UTF_8).size in 1..200 }, "texts of 1 to 200 bytes")
        return Choice(name, choices)
    }

    private fun readSpelling(name: String, part: JsonPart): Values {
        val clips = part.at("clips").entries().map { (symbol, said) -> symbol to readClips(said) }.toMap()
        part.require(clips.keys.all { it.codePointCount(0, it.length) == 1 }, "one symbol each")
        val form = part.at("form").parts()
        items += clips.size + form.size
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
        items += sizes?.size ?: 0
        val boundaries = sizes?.indices?.drop(1)?.map { sizes.drop(it).sum() } ?: emptyList()
        return Spelling(name, places, clips, last, double, boundaries, pause ?: emptyList())
    }
}

// MARK: The manifest

private val NAME = Regex("[a-z0-9][a-z0-9-]{0,199}")
private val SLOT_NAME = Regex("[a-z][a-z0-9-]{0,63}")
private val DATE = Regex("([0-9]{4})-([0-9]{2})-([0-9]{2})")
private val DURATION = Regex("PT(?:(0|[1-9][0-9]{0,5})H)?(?:(0|[1-9][0-9]{0,5})M)?(?:(0|[1-9][0-9]{0,5})S)?")
private val TIME = Regex("([01][0-9]|2[0-3]):[0-5][0-9]")
private val CLIP_NAME = Regex("[a-z0-9][a-z0-9-]{0,199}([.]end)?")

/** What stands behind a clip's id in the id of its end form. */
private const val END_MARK = ".end"
private val PACK_NAME = Regex("[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
private val CURRENCY = Regex("[A-Z]{3}")
private val EXTENSION = Regex("[a-z0-9]{1,8}")
private val DECIMAL = Regex("[0-9]+([.][0-9]+)?")

/** RFC 5646, section 2.1. */
private val LANGUAGE_TAG = Regex(
    "([A-Za-z]{2,3}(-[A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?" +
        "(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[0-9A-WY-Za-wy-z](-[A-Za-z0-9]{2,8})+)*" +
        "(-[xX](-[A-Za-z0-9]{1,8})+)?"
)

/** ASCII only, whatever the device's language. */
private fun lowerCase(text: String): String = text.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")

private fun isControl(character: Char): Boolean = character < ' ' || character in '\u007f'..'\u009f'

/** Whether a tag is well-formed: the syntax, no variant twice, no extension twice. */
private fun isLanguageTag(tag: String): Boolean {
    if (tag.length > 100 || !LANGUAGE_TAG.matches(tag)) return false
    val subtags = lowerCase(tag).split('-').drop(1).takeWhile { it != "x" }
    val singles = subtags.filter { it.length == 1 }
    val variants = subtags.takeWhile { it.length > 1 }.filter { it.length >= 5 || it.length == 4 && it[0] in '0'..'9' }
    return singles.toSet().size == singles.size && variants.toSet().size == variants.size
}

/** A clip; `bytes` are those of its file in each rendition. */
private class Clip(val id: String, val text: String, val samples: Long, val bytes: Map<String, Long>)

private class TextJoin(val text: String, val left: Set<Int>, val right: Set<Int>)

/** A rendition's figures; those of frames are 0 for every codec but MP3. */
private class Rendition(
    val fileExtension: String, val codec: String, val container: String, val sampleRate: Long, val frameSamples: Long,
    val frameBytes: Long
)

/** What `splice.json` tells a splicer, checked. */
private class Manifest(root: JsonPart) {
    init {
        if (root.at("schema").whole() < 4) throw PackFault("$.schema: made by an earlier voice-assets; run generate again")
        root.at("schema").oneOf(4)
        root.optional("speaker")?.text()
    }

    val pack = root.at("pack").matching(PACK_NAME, "the name of a pack")
    val locale = root.at("locale").text().also { root.at("locale").require(isLanguageTag(it), "a BCP 47 language tag") }
    val currency = root.at("currency").at("code").matching(CURRENCY, "an ISO 4217 code")
    val scale = root.at("currency").at("scale").wholeIn(0, 3).toInt()
    val maxSeconds = root.optional("limits")?.at("maxSeconds")?.real() ?: 30.0
    private val renditions = root.at("renditions").entries().map { (name, part) ->
        part.require(NAME.matches(name), "a name")
        name to readRendition(part)
    }.toMap()

    /** The renditions that can be spliced. */
    val formats = renditions.mapValues { SpliceFormat.of(it.value) }.filterValues { it != null }
    val sampleRate: Long
    val clips: List<Clip>
    val grammar: Grammar
    private val joins: List<TextJoin>

    init {
        root.require(maxSeconds > 0 && maxSeconds <= 30, "a limit above 0, at most 30")
        val rates = renditions.values.map { it.sampleRate }.toSet()
        root.require(rates.size == 1, "at least 1 rendition, and one sample rate")
        sampleRate = rates.first()
        val spoken = root.at("clips").parts()
        val parts = spoken + root.list("pauses")
        root.at("clips").require(spoken.isNotEmpty() && parts.size <= 1000, "1 to 1000 clips")
        clips = parts.mapIndexed { index, part -> readClip(part, index >= spoken.size) }
        root.at("clips").require(clips.map { it.id }.toSet().size == clips.size, "ids that differ")
        joins = root.list("textJoins").map { readJoin(it) }
        grammar = Grammar(root.at("grammar"), root.at("range"), scale, clips.size)
        val forms = grammar.endForms.map { (clip, form) -> form to clips[clip] }.toMap()
        for ((index, form) in clips.withIndex()) {
            val clip = forms[index]
            val isCalledSo = form.id == (if (clip == null) form.id.removeSuffix(END_MARK) else clip.id + END_MARK)
            parts[index].require(isCalledSo, "the id of the clip and .end for an end form, and for no other clip")
            parts[index].require(clip == null || form.text == clip.text, "the text of the clip")
        }
    }

    /** What stands between the texts of two clips. */
    fun textBetween(left: Int, right: Int): String {
        val join = joins.find { left in it.left && right in it.right }
        if (join != null) return join.text
        val (before, after) = Pair(clips[left].text, clips[right].text)
        val isUnspaced = isUnspaced(before.codePointBefore(before.length)) && isUnspaced(after.codePointAt(0))
        return if (isUnspaced) "" else " "
    }

    private fun readRendition(part: JsonPart): Rendition {
        val fileExtension = part.at("fileExtension").matching(EXTENSION, "a file extension")
        val codec = part.at("codec").oneOf("mp3", "pcm-s16", "ulaw", "alaw", "ima4")
        val container = part.at("container").oneOf("mpeg", "wav", "caf", "aiff")
        val isMP3 = codec == "mp3"
        part.require(isMP3 == (container == "mpeg") && (codec != "ima4" || container != "wav"), "a container of the codec")
        part.require(isMP3 || part.optional("frameSamples") == null && part.optional("frameBytes") == null, "no frames")
        val samples = if (isMP3) part.at("frameSamples").oneOf(576, 1152) else 0
        val bytes = if (isMP3) part.at("frameBytes").wholeIn(1, 2881) else 0
        return Rendition(fileExtension, codec, container, part.at("sampleRate").wholeIn(1, 192000), samples, bytes)
    }

    private fun readClip(part: JsonPart, isPause: Boolean): Clip {
        val id = part.at("id").matching(CLIP_NAME, "an id")
        val text = if (isPause) "" else part.at("text").text()
        part.require(isPause || text != "", "a text that is not empty")
        val samples = part.at("samples").wholeIn(1, Long.MAX_VALUE)
        part.require(samples.toDouble() / sampleRate.toDouble() < maxSeconds, "a clip that is shorter than the limit")
        val stated = part.entries("files").map { (name, file) ->
            file.require(name in renditions, "files in the renditions only")
            name to file.at("bytes").whole()
        }.toMap()
        return Clip(id, text, samples, renditions.mapValues { size(part, samples, it.value, stated[it.key]) })
    }

    /**
     * The size of a clip's file: of MP3 that of its frames, else what is stated. Clips under 30 s have few samples enough
     * for all products.
     */
    private fun size(part: JsonPart, samples: Long, rendition: Rendition, stated: Long?): Long {
        val isMP3 = rendition.codec == "mp3"
        val least = when (rendition.codec) {
            "mp3" -> samples / rendition.frameSamples * rendition.frameBytes
            "pcm-s16" -> 2 * samples
            "ima4" -> (samples + 63) / 64 * 34
            else -> samples
        }
        part.require(!isMP3 || samples % rendition.frameSamples == 0L, "a whole number of frames")
        val isSound = if (isMP3) stated == null || stated == least else stated != null && stated >= least
        part.require(isSound, "the bytes of its samples")
        return stated ?: least
    }

    private fun readJoin(part: JsonPart): TextJoin {
        val text = part.at("text").text()
        part.require(text.codePointCount(0, text.length) <= 8 && text.none { isControl(it) }, "at most 8 characters")
        val (left, right) = listOf("left", "right").map { side ->
            val indexes = part.at(side).parts().map { it.wholeIn(0, clips.size - 1L).toInt() }
            part.require(indexes.isNotEmpty() && isAscending(indexes), "indexes of clips, ascending")
            indexes.toSet()
        }
        return TextJoin(text, left, right)
    }
}

private fun isAscending(numbers: List<Int>): Boolean = numbers.zip(numbers.drop(1)).all { (number, next) -> number < next }

// MARK: Sound

/** The sound in a clip's file. */
private class Sound(val file: ByteArray, val start: Int, val count: Int)

/** A chunk whose content is the same in every file of so many packets; `free` bytes at its end may be otherwise. */
private class Description(val name: String, val content: ByteArray, val free: Int)

/** How the clips of a rendition are wrapped, and how an announcement is. */
private class SpliceFormat(
    private val rendition: Rendition, private val packetSamples: Long, private val packetBytes: Long,
    /** What an MP3 frame begins with, in the bits of `FRAME_MASK`; 0 for others. */
    private val frameHeader: Int
) {
    val fileExtension: String get() = rendition.fileExtension
    private val isWAV get() = rendition.container == "wav"
    private val isCAF get() = rendition.container == "caf"

    /** The chunk that holds the sound, zeros in it before the sound, and bytes of a chunk's size. */
    private val soundName = if (rendition.container == "aiff") "SSND" else "data"
    private val soundOffset = if (isWAV) 0 else if (isCAF) 4 else 8
    private val sizeBytes = if (isCAF) 8 else 4

    /** Bytes of sound for so many samples. */
    fun payload(samples: Long, path: String): Long {
        if (samples % packetSamples != 0L) {
            throw PackFault("$path: $samples samples are not a whole number of packets", "rendition.unknown")
        }
        return samples / packetSamples * packetBytes
    }

    /** What stands before so many bytes of sound. */
    fun header(payload: Long): ByteArray = if (rendition.container == "mpeg") ByteArray(0) else bytes {
        begin(it, payload + (if (isWAV) 36 else 64))
        for (chunk in descriptions(payload)) beginChunk(it, chunk.name, chunk.content.size.toLong()).put(chunk.content)
        beginChunk(it, soundName, payload + soundOffset).put(ByteArray(soundOffset))
    }

    /** Bytes that are written in the order of the container. */
    private fun bytes(write: (ByteBuffer) -> Unit): ByteArray {
        val buffer = ordered(ByteBuffer.allocate(128))
        write(buffer)
        return buffer.array().copyOf(buffer.position())
    }

    private fun ordered(buffer: ByteBuffer) = buffer.order(if (isWAV) ByteOrder.LITTLE_ENDIAN else ByteOrder.BIG_ENDIAN)

    private fun name(text: String): ByteArray = text.toByteArray(Charsets.US_ASCII)

    /** The file's beginning; in RIFF and IFF with the size of all that follows. */
    private fun begin(to: ByteBuffer, size: Long) {
        when {
            isCAF -> to.put(name("caff")).putInt(0x10000)
            isWAV -> to.put(name("RIFF")).putInt(size.toInt()).put(name("WAVE"))
            else -> to.put(name("FORM")).putInt(size.toInt()).put(name("AIFC"))
        }
    }

    private fun beginChunk(to: ByteBuffer, name: String, size: Long): ByteBuffer {
        to.put(name(name))
        return if (isCAF) to.putLong(size) else to.putInt(size.toInt())
    }

    /** The chunks before the sound in a file with this much of it. */
    private fun descriptions(payload: Long): List<Description> {
        val rate = rendition.sampleRate.toInt()
        if (isWAV) {
            val format = bytes { it.putShort(1).putShort(1).putInt(rate).putInt(rate * 2).putShort(2).putShort(16) }
            return listOf(Description("fmt ", format, 0))
        }
        if (isCAF) {
            val codec = if (rendition.codec == "pcm-s16") "lpcm" else rendition.codec
            val format = bytes {
                it.putDouble(rate.toDouble()).put(name(codec)).putInt(0)
                it.putInt(packetBytes.toInt()).putInt(1).putInt(1).putInt(packetBytes.toInt() * 8)
            }
            return listOf(Description("desc", format, 0))
        }
        // The rate is an 80-bit float.
        val zeros = Integer.numberOfLeadingZeros(rate)
        val common = bytes {
            it.putShort(1).putInt((payload / 34).toInt()).putShort(16)
            it.putShort((16383 + 31 - zeros).toShort()).putInt(rate shl zeros).putInt(0).put(name("ima4")).putShort(0)
        }
        // The codec's name and its padding may be otherwise in a clip.
        return listOf(Description("FVER", bytes { it.putInt(0xa2805140.toInt()) }, 0), Description("COMM", common, 2))
    }

    /** The sound in a clip's file, which must have so many bytes of it. */
    fun sound(file: ByteArray, payload: Long, path: String): Sound =
        if (rendition.container == "mpeg") frames(file, path) else chunk(file, payload, path)

    /** What stands before the sound has to fit into the file's first 64 KiB. */
    private fun chunk(file: ByteArray, payload: Long, path: String): Sound {
        val held = minOf(file.size, 65536)
        fun require(condition: Boolean, fault: String) {
            if (!condition) throw PackFault("$path is damaged: $fault", "clip.header")
        }
        fun holds(place: Int, bytes: ByteArray, count: Int): Boolean =
            place + count <= held && ByteBuffer.wrap(file, place, count) == ByteBuffer.wrap(bytes, 0, count)

        val first = bytes { begin(it, file.size - 8L) }
        require(holds(0, first, first.size), "it does not begin as it must")
        val descriptions = descriptions(payload)
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
            if (name == soundName) {
                require(seen.size == descriptions.size, "a description is missing")
                require(size == payload + soundOffset, "'$name' has another length")
                require(holds(start, ByteArray(soundOffset), soundOffset), "no sound at its place")
                return Sound(file, start + soundOffset, payload.toInt())
            }
            val expected = descriptions.find { it.name == name }
            if (expected != null) {
                require(seen.add(name), "'$name' occurs twice")
                val fixed = expected.content.size - expected.free
                val isLongEnough = if (expected.free == 0) size == fixed.toLong() else size >= fixed
                require(isLongEnough && holds(start, expected.content, fixed), "'$name' describes another format or length")
            }
            at = start + size.toInt() + (if (isCAF) 0 else size.toInt() % 2)
        }
    }

    /** Frames of one kind, each complete in itself, and no table. */
    private fun frames(file: ByteArray, path: String): Sound {
        val isMPEG1 = packetSamples == 1152L
        val numbers = ByteBuffer.wrap(file)
        for (at in file.indices step packetBytes.toInt()) {
            // 9 or 8 bits: where in earlier frames its sound begins.
            val mainData = (numbers.getShort(at + 4).toInt() and 0xffff) shr (if (isMPEG1) 7 else 8)
            if (numbers.getInt(at) and FRAME_MASK != frameHeader || mainData != 0) {
                throw PackFault("$path: frame ${at / packetBytes} is not one of the pack's", "clip.frame")
            }
        }
        for (place in listOf(4 + (if (isMPEG1) 17 else 9), 36)) {
            if (place + 4 <= file.size && nameAt(file, place) in listOf("Xing", "Info", "VBRI")) {
                throw PackFault("$path: frame 0 is a table of another length", "clip.frame")
            }
        }
        return Sound(file, 0, file.size)
    }

    private fun nameAt(file: ByteArray, place: Int) = String(file, place, 4, Charsets.ISO_8859_1)

    companion object {
        /** All but the private bit and those after the channel mode, which decoders don't set themselves up by. */
        private const val FRAME_MASK = 0x13f.inv()
        private val SAMPLE_RATES = listOf(44100L, 48000L, 32000L)
        private val MPEG1_BIT_RATES = listOf(32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
        private val MPEG2_BIT_RATES = listOf(8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)

        /** Null for a format that `generate` doesn't write. */
        fun of(rendition: Rendition): SpliceFormat? = when ("${rendition.container} ${rendition.codec}") {
            "mpeg mp3" -> frameHeader(rendition)?.let {
                if (rendition.frameBytes < 24) null
                else SpliceFormat(rendition, rendition.frameSamples, rendition.frameBytes, it)
            }
            "wav pcm-s16", "caf pcm-s16" -> SpliceFormat(rendition, 1, 2, 0)
            "caf ulaw", "caf alaw" -> SpliceFormat(rendition, 1, 1, 0)
            "aiff ima4" -> SpliceFormat(rendition, 64, 34, 0)
            else -> null
        }

        /** What mono frames of Layer III begin with. (ISO/IEC 11172-3, section 2.4.2.3; 13818-3) */
        private fun frameHeader(rendition: Rendition): Int? {
            for ((version, divisor) in listOf(Pair(3, 1), Pair(2, 2), Pair(0, 4))) {
                val rate = SAMPLE_RATES.indexOf(rendition.sampleRate * divisor)
                val bits = (if (version == 3) MPEG1_BIT_RATES else MPEG2_BIT_RATES)
                    .indexOfFirst { it * 1000L * rendition.frameSamples == rendition.frameBytes * 8 * rendition.sampleRate }
                if (rate < 0 || bits < 0) continue
                val mono = (0x7ff shl 21) or (1 shl 17) or (1 shl 16) or (3 shl 6)
                val word = mono or (version shl 19) or ((bits + 1) shl 12) or (rate shl 10)
                return if (rendition.frameSamples == (if (version == 3) 1152L else 576L)) word else null
            }
            return null
        }
    }
}

// MARK: Texts

/** The blocks of the scripts that are written without spaces between words. */
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

/** What stands for JSON's null, so that a member with it is told from none. */
internal object JsonNull

/** A value of a document with its place, so that a fault can name it: a text, a number, a list, a map, or another. */
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

    /** The member, unless it is missing or null. */
    fun optional(key: String): JsonPart? = members()[key]?.let { JsonPart(it, this, key) }?.takeIf { !it.isNull }

    fun entries(): List<Pair<String, JsonPart>> = members().keys.map { it as String to at(it) }

    /** The members of a member; none if it is missing or null. */
    fun entries(key: String): List<Pair<String, JsonPart>> = optional(key)?.entries() ?: emptyList()

    /** The elements of a member; none if it is missing or null. */
    fun list(key: String): List<JsonPart> = optional(key)?.parts() ?: emptyList()

    fun parts(): List<JsonPart> =
        (value as? List<*> ?: throw fault("an array")).mapIndexed { index, element -> JsonPart(element!!, this, index) }

    fun text(): String = value as? String ?: throw fault("a string")

    fun flag(): Boolean = value as? Boolean ?: throw fault("true or false")

    fun matching(form: Regex, expected: String): String = text().also { require(form.matches(it), expected) }

    fun oneOf(vararg texts: String): String = text().also { require(it in texts, texts.joinToString(" or ")) }

    fun oneOf(vararg numbers: Long): Long = whole().also { require(it in numbers, numbers.joinToString(" or ")) }

    /** A finite number. */
    fun real(): Double = (value as? JsonNumber ?: throw fault("a number")).text.toDouble()
        .also { require(!it.isInfinite(), "a finite number") }

    /** A whole number of 64 bits, written without a point. */
    fun whole(): Long = (value as? JsonNumber)?.text?.toLongOrNull() ?: throw fault("a whole number")

    fun wholeIn(low: Long, high: Long): Long = whole().also { require(it in low..high, "$low to $high") }
}

/** JSON in UTF-8, strictly as RFC 8259 has it; of members with the same name the first one counts. */
internal class JsonReader private constructor(private val bytes: ByteArray) {
    private var at = 0
    private var values = 0
    private var isRepeated = false

    private fun fault() = PackFault("not JSON in UTF-8: byte $at")

    /** The next byte; 0, which JSON has none of, at the end. */
    private fun peek(): Char = if (at < bytes.size) (bytes[at].toInt() and 0xff).toChar() else '\u0000'

    private fun text(start: Int) = String(bytes, start, at - start, Charsets.UTF_8)

    private fun next(): Char = peek().also { at += 1 }

    private fun count() {
        values += 1
        require(values, MAXIMUM_VALUES, "values and names of members")
    }

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
            '{', '[' -> {
                if (depth >= MAXIMUM_DEPTH) throw fault()
                if (peek() == '{') members(depth + 1) else list(depth + 1)
            }
            '-', in '0'..'9' -> number()
            else -> word()
        }
    }

    private fun members(depth: Int): Map<String, Any> {
        val members = LinkedHashMap<String, Any>()
        var count = 0
        elements('{', '}') {
            count()
            count += 1
            require(count, MAXIMUM_MEMBERS, "members of an object")
            val key = Normalizer.normalize(string(), Normalizer.Form.NFC)
            take(':')
            val value = value(depth)
            if (key !in members) members[key] = value else isRepeated = true
        }
        return members
    }

    private fun list(depth: Int): List<Any> = ArrayList<Any>().also { list -> elements('[', ']') { list.add(value(depth)) } }

    private fun elements(first: Char, last: Char, read: () -> Unit) {
        take(first)
        if (takes(last)) return
        do read() while (takes(','))
        take(last)
    }

    private fun word(): Any {
        val start = at
        while (peek() in 'a'..'z') at += 1
        return WORDS[text(start)] ?: throw fault()
    }

    private fun number(): JsonNumber {
        val start = at
        while (peek() in "0123456789+-.eE") at += 1
        if (at - start > MAXIMUM_DIGITS || !NUMBER.matches(text(start))) throw fault()
        return JsonNumber(text(start))
    }

    private fun string(): String {
        take('"')
        val string = StringBuilder()
        while (true) {
            val start = at
            while (peek() >= ' ' && peek() != '"' && peek() != '\\') at += 1
            string.append(text(start))
            when (next()) {
                '"' -> return string.toString()
                '\\' -> string.append(escaped())
                else -> throw fault()
            }
        }
    }

    private fun escaped(): String {
        val character = next()
        val place = "\"\\/bfnrt".indexOf(character)
        if (place >= 0) return "\"\\/\b\u000c\n\r\t".substring(place, place + 1)
        if (character != 'u') throw fault()
        val unit = hexadecimal()
        if (!unit.isSurrogate()) return "$unit"
        // Only a pair of surrogates is a character.
        if (unit.isLowSurrogate() || next() != '\\' || next() != 'u') throw fault()
        val second = hexadecimal()
        if (!second.isLowSurrogate()) throw fault()
        return "$unit$second"
    }

    private fun hexadecimal(): Char = (0 until 4).fold(0) { number, _ ->
        val digit = "0123456789abcdefABCDEF".indexOf(next())
        if (digit < 0) throw fault()
        number * 16 + (if (digit > 15) digit - 6 else digit)
    }.toChar()

    companion object {
        private const val MAXIMUM_DEPTH = 512
        private const val MAXIMUM_DIGITS = 400

        /** Values and names of members in all, and members of one object: what is read takes memory by their number. */
        private const val MAXIMUM_VALUES = 64000
        private const val MAXIMUM_MEMBERS = 5000
        private val NUMBER = Regex("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?")
        private val WORDS = mapOf("null" to JsonNull, "true" to true, "false" to false)

        private fun require(count: Int, limit: Int, things: String) {
            if (count > limit) throw PackFault("more than $limit $things in JSON")
        }

        fun read(bytes: ByteArray, limit: Long): Any {
            if (bytes.size > limit) throw PackFault("more than $limit bytes of JSON")
            val reader = reader(bytes)
            val value = reader.value(0)
            reader.skipSpace()
            if (reader.at < bytes.size) throw reader.fault()
            return value
        }

        /** Whether an object in a text of JSON has a key twice. */
        fun repeatsKey(bytes: ByteArray): Boolean = reader(bytes).let { reader ->
            reader.value(0)
            reader.isRepeated
        }

        private fun reader(bytes: ByteArray): JsonReader {
            val (decoder, input, few) = Triple(Charsets.UTF_8.newDecoder(), ByteBuffer.wrap(bytes), CharBuffer.allocate(1024))
            do {
                few.clear()
                val result = decoder.decode(input, few, true)
                if (result.isError) throw PackFault("not JSON in UTF-8: byte ${input.position()}")
            } while (result.isOverflow)
            return JsonReader(bytes)
        }
    }
}
