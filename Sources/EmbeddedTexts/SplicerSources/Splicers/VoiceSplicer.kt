// Joins the clips of a voice pack into announcements. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

package voiceassets

import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream
import java.text.Normalizer

/** The version of `voice-assets` that wrote this splicer. */
const val SPLICER_VERSION = "@VERSION@"

/**
 * The pack, or a file of it, is damaged or of a version that this splicer doesn't know.
 *
 * @property code what is wrong, the same word on every platform: `pack.unsound` (its description breaks a rule),
 *   `pack.empty` (it announces nothing), `grammar.endless` (its rules do not come to an end), `amount.unsaid` (it has no
 *   words for an amount of its range), `rendition.unknown`, or of a clip's file `clip.size`, `clip.header` or `clip.frame`.
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
class Refusal private constructor(val code: String, message: String, slot: String?, isOfSlot: Boolean) :
    Exception(message) {
    constructor(code: String, message: String) : this(code, message, null, false)

    internal constructor(code: String, message: String, slot: String) : this(code, message, slot, true)

    /** The slot whose value is refused, `amount` for the amount; null if it is none. */
    val slot: String? = if (isOfSlot) slot else if (code.startsWith("amount.")) "amount" else null

    val reason: String = when (code) {
        "amount.range", "announcement.length" -> code.substringAfter('.')
        else -> code.substringBefore('.')
    }
}

/**
 * A value that an announcement says: the amount, a queue number, a table.
 *
 * @property name its name; `amount` for the amount.
 * @property kind `amount`, `number`, `choice`, `spell`, `time`, `date` or `duration`.
 * @property isOptional whether the announcement can do without it.
 * @property example a text that is accepted.
 */
class Slot internal constructor(
    val name: String,
    val kind: String,
    val isOptional: Boolean,
    val example: String
)

/** What is said: clips in order. */
class Announcement internal constructor(
    /** The announcement's id in the pack. */
    val id: String,
    /** The clips, in order, as indexes into the manifest's `clips`. */
    val clipIndexes: List<Int>,
    /** The clips' ids, in order. */
    val clips: List<String>,
    /** The clips' texts as one, as the language writes them. */
    val transcript: String,
    /** The transcript as SSML, for synthesizers. */
    val ssml: String,
    /** Where each clip begins, samples from the beginning of the file. */
    val onsets: List<Long>,
    /** The length in samples, the same in every rendition. */
    val samples: Long,
    /** The length in seconds. */
    val seconds: Double
)

/**
 * A voice pack, ready to announce amounts: amounts in, one playable file out. Nothing is decoded or encoded.
 *
 * A value may be used by several threads at once if `open` may.
 *
 * @param manifestBytes the pack's `splice.json` or `manifest.json`, which is read and checked; clips are when they are
 *   spliced.
 * @param open opens a file of the pack, such as `mp3/ten.mp3`, from the folder that holds `splice.json`.
 * @throws PackFault
 */
class VoicePack(manifestBytes: ByteArray, private val open: (String) -> InputStream) : AnnouncingPack {
    private val manifest = Manifest(JsonPart(JsonReader.read(manifestBytes, MANIFEST_LIMIT), "$"))
    private val table = manifest.table

    init {
        if (table.isEmpty) throw PackFault("$.grammar: the pack announces nothing", "pack.empty")
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
    val announcementIds: List<String> = table.announcements.keys.sorted()

    /** The renditions that can be spliced, sorted. */
    val renditions: List<String> = manifest.formats.keys.sorted()

    /** Whether an announcement says an amount; null if the pack has none of this id. */
    override fun saysAmount(id: String): Boolean? = table.announcements[id]?.contains(AMOUNT)

    /** What announces an amount that comes without an id: the only one that says an amount, or `payment-received`. */
    override val defaultAnnouncementId: String?
        get() {
            val ids = announcementIds.filter { saysAmount(it) == true }
            return if (ids.size == 1) ids[0] else ids.find { it == "payment-received" }
        }

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
        val items = table.announcements[id]
        var spoken: Amount? = null
        if (amount != null && (items == null || AMOUNT in items)) {
            spoken = Amount.of(amount, manifest.scale)
        }
        if (items == null) throw Refusal("announcement.unknown", "the pack has no announcement of this id")
        val speech = Speech()
        for (item in items) {
            if (item >= 0) {
                speech.add(item)
                continue
            }
            if (item != AMOUNT) {
                val slot = table.slotItems[FIRST_SLOT - item]
                if (slot.isOptional) continue
                throw Refusal("slot.missing", "the announcement says ${slot.name}", slot.name)
            }
            if (spoken == null) throw Refusal("amount.missing", "the announcement says an amount, and there is none")
            if (spoken < manifest.minimum || spoken > manifest.maximum) {
                val range = "${manifest.minimum.text(manifest.scale)} to ${manifest.maximum.text(manifest.scale)}"
                throw Refusal("amount.range", "the pack announces $range")
            }
            table.say(table.patterns, spoken, manifest.scale, speech)
        }
        table.end(speech.clips)
        return announcement(id, speech.clips)
    }

    /** The values that an announcement says, in its order; null if the pack has none of this id. */
    override fun slots(id: String): List<Slot>? = table.announcements[id]?.filter { it < 0 }?.map { item ->
        if (item == AMOUNT) {
            Slot("amount", "amount", false, manifest.minimum.text(manifest.scale))
        } else {
            val slot = table.slotItems[FIRST_SLOT - item]
            val values = table.slots.getValue(slot.name)
            Slot(slot.name, values.kind, slot.isOptional, values.example)
        }
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
        val items = table.announcements[id]
            ?: throw Refusal("announcement.unknown", "the pack has no announcement of this id")
        val names = items.filter { it < 0 }.map { if (it == AMOUNT) "amount" else table.slotItems[FIRST_SLOT - it].name }
        values.keys.filter { it !in names }.sorted().firstOrNull()?.let {
            throw Refusal("slot.unknown", "the announcement has no slot $it", it)
        }
        val speech = Speech()
        for (item in items) {
            if (item >= 0) {
                speech.add(item)
            } else if (item == AMOUNT) {
                table.say(table.patterns, announcedAmount(values["amount"]), manifest.scale, speech)
            } else {
                val slot = table.slotItems[FIRST_SLOT - item]
                val text = values[slot.name]
                if (text != null) {
                    table.slots.getValue(slot.name).say(text, table, speech)
                } else if (!slot.isOptional) {
                    throw Refusal("slot.missing", "the announcement says ${slot.name}, and there is no value", slot.name)
                }
            }
        }
        table.end(speech.clips)
        return announcement(id, speech.clips)
    }

    private fun announcedAmount(text: String?): Amount {
        if (text == null) throw Refusal("amount.missing", "the announcement says an amount, and there is none")
        val amount = Amount.of(text, manifest.scale)
        if (amount < manifest.minimum || amount > manifest.maximum) {
            val range = "${manifest.minimum.text(manifest.scale)} to ${manifest.maximum.text(manifest.scale)}"
            throw Refusal("amount.range", "the pack announces $range")
        }
        return amount
    }

    private fun announcement(id: String, indexes: List<Int>): Announcement {
        val onsets = ArrayList<Long>()
        val transcript = StringBuilder()
        var samples = 0L
        var before: Int? = null
        for (index in indexes) {
            val clip = manifest.clips[index]
            onsets.add(samples)
            samples += clip.samples
            // A pause says nothing.
            if (clip.text.isEmpty()) continue
            before?.let { transcript.append(manifest.textBetween(it, index)) }
            transcript.append(clip.text)
            before = index
        }
        val seconds = samples.toDouble() / manifest.sampleRate.toDouble()
        if (!(seconds < manifest.maxSeconds)) {
            throw Refusal("announcement.length", "$seconds s, and ${manifest.maxSeconds} s is the limit")
        }
        val ids = indexes.map { manifest.clips[it].id }
        val text = transcript.toString()
        return Announcement(id, indexes, ids, text, ssmlOf(text, manifest.locale), onsets, samples, seconds)
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
        val sounds = HashMap<Int, Sound>()
        var payload = 0L
        for (index in announcement.clipIndexes) {
            val sound = sounds.getOrPut(index) { sound(manifest.clips[index], rendition, format) }
            payload += sound.count
        }
        to.write(format.header(payload))
        for (index in announcement.clipIndexes) {
            val sound = sounds.getValue(index)
            to.write(sound.file, sound.start, sound.count)
        }
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
         * Loads a pack by a function that opens its files: by `splice.json` or, where there is none, as in packs that
         * were made before 0.3.0, by `manifest.json`.
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
        val root = JsonPart(JsonReader.read(indexBytes, 1024L * 1024), "$")
        root.at("schema").require(root.at("schema").whole() == 1L, "1")
        val packs = root.at("packs")
        packs.require(packs.keys().size <= 1000, "at most 1000 packs")
        for (name in packs.keys()) {
            val pack = packs.at(name)
            pack.require(PACK_NAME.matches(name), "the name of a pack")
            pack.require(isLanguageTag(pack.at("locale").text()), "a locale")
            pack.require(pack.at("manifest").text() == "$name/manifest.json", "<pack>/manifest.json")
            currencies[name] = pack.at("currency").matching(CURRENCY, "a currency")
        }
        packs.require(currencies.keys.map { lowerCase(it) }.toSet().size == packs.keys().size, "names that differ")
        val listed = root.at("fallback")
        // Of tags that differ in case only, one counts.
        for (tag in listed.keys()) {
            val part = listed.at(tag)
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
        val subtags = lowerCase(locale).replace('_', '-').split('-').filter { it != "" }.toMutableList()
        while (subtags.isNotEmpty()) {
            for (name in fallback[subtags.joinToString("-")] ?: emptyList()) {
                if (currency == null || currencies[name] == currency) found.add(name)
            }
            subtags.removeAt(subtags.size - 1)
            if (subtags.isNotEmpty() && subtags.last().length == 1) subtags.removeAt(subtags.size - 1)
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

/** An exact amount; `fraction` is in minor units. */
private class Amount(val integer: Long, val fraction: Long) : Comparable<Amount> {
    override fun compareTo(other: Amount): Int = compareValuesBy(this, other, { it.integer }, { it.fraction })

    /** With all digits of the currency, as manifests write it. */
    fun text(scale: Int): String =
        if (scale > 0) "$integer.${fraction.toString().padStart(scale, '0')}" else integer.toString()

    companion object {
        /** Reads a decimal text; refuses one that is not an amount of a currency with so many fraction digits. */
        fun of(text: String, scale: Int): Amount {
            if (!DECIMAL.matches(text)) {
                throw Refusal("amount.form", "an amount is digits, with at most one point between them")
            }
            val parts = text.split('.')
            val integer = parts[0].trimStart('0')
            val fraction = if (parts.size == 2) parts[1] else ""
            if (fraction.length > scale) throw Refusal("amount.digits", "at most $scale digits after the point")
            if (integer.length > 15) throw Refusal("amount.size", "the amount is too large")
            return Amount(("0$integer").toLong(), ("0" + fraction.padEnd(scale, '0')).toLong())
        }
    }
}

// MARK: The number table

/** What stands for the amount in an announcement; clips are numbers from 0. */
private const val AMOUNT = -1

/** What stands for the first of a table's `slotItems` in an announcement; the next one is one less. */
private const val FIRST_SLOT = -2

/** A slot where an announcement says it. */
private class SlotItem(val name: String, val isOptional: Boolean)

/** `clip`, or with a set in a pattern `integer`, `fraction`, `digits`, `digits:all`, in a rule `<`, `>`, `=`. */
private class Item(val kind: String, val clip: Int, val set: String)

/** A rule; its divisor is 0 if it has leaves. */
private class Rule(
    val base: Long,
    val divisor: Long,
    val leaves: List<List<Int>>,
    val operations: List<Item>,
    val ifDivisible: List<Item>?
)

private class Pattern(val integer: Long?, val fraction: Long?, val say: List<Item>)

/** Reads a table and checks what can be seen of it without following a rule into another set. */
private class NumberTable(grammar: JsonPart, private val clipCount: Int) {
    val sets = LinkedHashMap<String, List<Rule>>()
    val patterns = ArrayList<Pattern>()
    val announcements = LinkedHashMap<String, List<Int>>()

    /** What announcements say besides the amount, by name. */
    val slots = LinkedHashMap<String, SlotValues>()
    val slotItems = ArrayList<SlotItem>()

    /** By clip the one that is heard in its place where an announcement ends with it. */
    val endForms = LinkedHashMap<Int, Int>()

    /** The clips that rules, patterns and announcements name. */
    private val named = HashSet<Int>()

    /** How many things the lists hold in all. */
    private var items = 0

    val isEmpty: Boolean
        get() = sets.isEmpty() && patterns.isEmpty() && announcements.isEmpty() && endForms.isEmpty() &&
            slots.isEmpty()

    init {
        grammar.members()
        var rules = 0
        val ruleSets = grammar.optional("sets")
        for (name in ruleSets?.keys() ?: emptyList()) {
            val part = ruleSets!!.at(name)
            val set = part.parts().map { readRule(it) }
            part.require(set.isNotEmpty() && set[0].base == 0L, "rules, the first from 0")
            part.require(set.zip(set.drop(1)).all { (rule, next) -> rule.base < next.base }, "ascending bases")
            rules += set.size
            sets[name] = set
        }
        grammar.require(sets.size <= 1000 && rules <= 20000, "at most 1000 sets and 20000 rules")
        patterns.addAll((grammar.optional("amounts")?.parts() ?: emptyList()).map { readPattern(it) })
        val named = grammar.optional("slots")
        grammar.require((named?.keys()?.size ?: 0) <= 32, "at most 32 slots")
        for (name in named?.keys() ?: emptyList()) {
            val part = named!!.at(name)
            part.require(SLOT_NAME.matches(name) && name != "amount", "the name of a slot")
            slots[name] = readSlot(name, part)
        }
        val said = grammar.optional("announcements")
        for (id in said?.keys() ?: emptyList()) {
            val part = said!!.at(id)
            part.require(NAME.matches(id), "an id")
            val list = part.parts().map { if (it.isText) readSlotItem(it) else readClip(it) }
            checkSlotItems(list, part)
            part.require(list.isNotEmpty(), "something to say")
            part.require(AMOUNT !in list || patterns.isNotEmpty(), "a way to say an amount")
            items += 1 + list.size
            announcements[id] = list
        }
        val pairs = grammar.optional("endForms")?.parts() ?: emptyList()
        items += pairs.size
        grammar.require(items <= 20000, "at most 20000 items")
        val used = sets.values.flatten().flatMap { it.operations + (it.ifDivisible ?: emptyList()) } +
            (patterns + slots.values.flatMap { it.patterns }).flatMap { it.say }
        grammar.require(used.all { it.kind == "clip" || it.set in sets }, "sets that are there")
        readEndForms(pairs)
    }

    /** Puts the end form, if there is one, in the place of the last clip of something that nothing follows. */
    fun end(clips: MutableList<Int>) {
        if (clips.isEmpty()) return
        val last = clips.size - 1
        clips[last] = endForms[clips[last]] ?: return
    }

    private fun readEndForms(pairs: List<JsonPart>) {
        val clips = pairs.map { pair ->
            pair.require(pair.parts().size == 2, "a clip and its end form")
            pair.parts().map { it.wholeIn(0, clipCount.toLong() - 1).toInt() }
        }
        val taken = HashSet<Int>(named)
        taken.addAll(clips.map { it[0] })
        var before = -1
        for ((part, pair) in pairs.zip(clips)) {
            val (clip, form) = pair
            part.require(before < clip && taken.add(form), "pairs with ascending clips, and forms that nothing else names")
            endForms[clip] = form
            before = clip
        }
    }

    private fun readPattern(part: JsonPart): Pattern {
        val say = part.at("say").parts().map { readPatternItem(it) }
        items += 1 + say.size
        return Pattern(part.optional("integer")?.whole(), part.optional("fraction")?.whole(), say)
    }

    private fun readSlotItem(part: JsonPart): Int {
        val text = part.text()
        if (text == "amount") return AMOUNT
        part.require(text.startsWith("slot=") || text.startsWith("slot?="), "an index, amount, or slot= and a name")
        val item = SlotItem(text.substringAfter("="), text.startsWith("slot?="))
        part.require(item.name in slots, "a slot that is there")
        slotItems.add(item)
        return FIRST_SLOT - (slotItems.size - 1)
    }

    /** In a table with slots each value is said once, and something is said whatever is left out. */
    private fun checkSlotItems(list: List<Int>, part: JsonPart) {
        val said = list.filter { it <= FIRST_SLOT }.map { slotItems[FIRST_SLOT - it] }
        if (slots.isEmpty()) return
        val amounts = list.count { it == AMOUNT }
        part.require(amounts <= 1 && said.size + amounts <= 7, "at most 7 slots, the amount once")
        part.require(said.map { it.name }.toSet().size == said.size, "each slot once")
        part.require(list.size > said.size || said.any { !it.isOptional }, "something that is not left out")
    }

    private fun readSlot(name: String, part: JsonPart): SlotValues {
        items += 1
        return when (part.at("kind").oneOf("number", "choice", "spell", "time", "date", "duration")) {
            "number" -> readNumbers(name, part)
            "time" -> readClock(name, part)
            "date" -> readCalendar(name, part)
            "duration" -> readDuration(name, part)
            "choice" -> {
                val choices = readClipLists(part.at("choices"))
                part.require(choices.size in 1..500, "1 to 500 choices")
                part.require(
                    choices.all { it.key.toByteArray(Charsets.UTF_8).size in 1..200 && it.value.isNotEmpty() },
                    "texts of 1 to 200 bytes, and clips for each"
                )
                SlotValues.Choice(name, choices)
            }
            else -> readSymbols(name, part)
        }
    }

    private fun readNumbers(name: String, part: JsonPart): SlotValues {
        val scale = part.at("scale").wholeIn(0, 3).toInt()
        val (least, most) = listOf("min", "max").map { end ->
            val text = part.at(end).text()
            val amount = try { Amount.of(text, scale) } catch (refusal: Refusal) { null }
            part.require(amount?.text(scale) == text, "a number")
            amount!!
        }
        part.require(least <= most, "a largest number that is not below the smallest")
        val patterns = part.at("patterns").parts().map { readPattern(it) }
        part.require(patterns.isNotEmpty(), "a way to say a number")
        return SlotValues.Number(name, patterns, scale, least, most)
    }

    private fun readClock(name: String, part: JsonPart): SlotValues {
        val hours = part.at("clock").whole()
        part.require(hours == 12L || hours == 24L, "12 or 24 hours")
        val (first, last) = listOf("min", "max").map { end ->
            val minutes = minutesOf(part.at(end).text())
            part.require(minutes != null, "a time")
            minutes!!
        }
        part.require(first <= last, "a last time that is not before the first")
        val ways = part.at("patterns").parts().map { each ->
            val say = each.at("say").parts().map { readPatternItem(it) }
            each.require(
                say.isNotEmpty() && say.none { it.kind == "digits" },
                "something to say, and no digits without the zeros at their end"
            )
            items += 1 + say.size
            TimeWay(readSpan(each, "hours", 23), readSpan(each, "minutes", 59), Pattern(null, null, say))
        }
        part.require(ways.size in 1..100, "1 to 100 ways to say a time")
        return SlotValues.Time(name, ways, hours == 12L, first..last)
    }

    private fun readCalendar(name: String, part: JsonPart): SlotValues {
        val (first, last) = listOf("min", "max").map { end ->
            val date = dateOf(part.at(end).text())
            part.require(date != null, "a date")
            date!!
        }
        part.require(
            first <= last && last / 10000 - first / 10000 < 200,
            "a last date that is not before the first, nor 200 years later"
        )
        val months = part.optional("months")?.parts()?.map { readLeaf(it) } ?: emptyList()
        items += months.size
        val ways = part.at("patterns").parts().map { each ->
            val say = each.at("say").parts().map { readDateItem(it) }
            val fields = say.map { it.kind }.filter { it != "clip" }
            each.require(
                say.isNotEmpty() && fields.toSet().size == fields.size, "something to say, and each part of a date once"
            )
            items += 1 + say.size
            DateWay(readSpan(each, "months", 12, 1), readSpan(each, "days", 31, 1), say)
        }
        part.require(ways.size in 1..100, "1 to 100 ways to say a date")
        val saysMonth = ways.any { way -> way.say.any { it.kind == "month" } }
        part.require(months.size == (if (saysMonth) 12 else 0), "the twelve months, if they are said")
        return SlotValues.Date(name, ways, months, first..last)
    }

    /** The day counts as the integer, and the year as the fraction. */
    private fun readDateItem(part: JsonPart): Item {
        if (!part.isText) return Item("clip", readClip(part), "")
        val text = part.text()
        if (text == "month") return Item("month", 0, "")
        part.require(text.startsWith("day=") || text.startsWith("year="), "an index, month, or day= or year= and a set")
        val kind = if (text.startsWith("day=")) "integer" else "fraction"
        return Item(kind, 0, setName(text.substringAfter("="), part))
    }

    private fun readDuration(name: String, part: JsonPart): SlotValues {
        val parts = part.at("parts").parts().map { each ->
            val patterns = each.at("patterns").parts().map { readPattern(it) }
            each.require(patterns.isNotEmpty(), "a way to say a number")
            DurationPart(each.at("seconds").wholeIn(1, 3600), patterns)
        }
        val units = parts.map { it.seconds }
        part.require(
            units.isNotEmpty() && units == listOf(3600L, 60L, 1L).filter { it in units },
            "hours, minutes and seconds, the largest first"
        )
        val (least, most) = listOf("min", "max").map { end ->
            val seconds = secondsOf(part.at(end).text())
            part.require(seconds != null && seconds % units.last() == 0L, "a duration of these parts")
            seconds!!
        }
        part.require(
            least <= most && (most - least) / units.last() < 100000,
            "a longest duration that is not below the shortest, and at most 100000 of them"
        )
        return SlotValues.Duration(name, parts, least..most)
    }

    private fun readSpan(part: JsonPart, key: String, most: Int, least: Int = 0): IntRange {
        val ends = part.optional(key)?.parts()?.map { it.wholeIn(least.toLong(), most.toLong()).toInt() }
            ?: listOf(least, most)
        part.require(ends.size == 2 && ends[0] <= ends[1], "a first and a last number")
        return ends[0]..ends[1]
    }

    private fun readSymbols(name: String, part: JsonPart): SlotValues {
        val form = part.at("form").parts().map { group ->
            SpelledGroup(
                symbolsOf(group.at("symbols").text()), group.at("min").wholeIn(0, 32).toInt(),
                group.at("max").wholeIn(1, 32).toInt()
            )
        }
        items += form.size
        val clips = readClipLists(part.at("clips"))
        val last = part.optional("last")?.wholeIn(1, 32)?.toInt()
        val double = part.optional("double")?.parts()?.map { readClip(it) }
        part.require(double == null || double.isNotEmpty(), "clips for a symbol that stands twice")
        val sizes = part.optional("groups")?.parts()?.map { it.wholeIn(1, 32).toInt() }
        val pause = part.optional("pause")?.parts()?.map { readClip(it) }
        part.require((sizes == null) == (pause == null), "groups and a pause")
        val isParted = sizes == null || sizes.size in 2..32 && pause?.isNotEmpty() == true
        part.require(isParted, "at least two groups, and clips between them")
        items += (double?.size ?: 0) + (sizes?.size ?: 0) + (pause?.size ?: 0)
        for (group in form) {
            part.require(group.min <= group.max && group.symbols.isNotEmpty(), "symbols, and counts in order")
            part.require(group.symbols.toSet().size == group.symbols.size, "each symbol once")
            part.require(group.symbols.all { clips[it]?.isNotEmpty() == true }, "clips for each symbol")
        }
        part.require(form.isNotEmpty() && form.map { it.max }.sum() <= 32 && form.any { it.min > 0 }, "1 to 32 symbols")
        part.require(clips.keys.all { symbolsOf(it).size == 1 }, "one symbol each")
        return SlotValues.Spelling(name, form, clips, last, double, sizes ?: emptyList(), pause ?: emptyList())
    }

    private fun readClipLists(part: JsonPart): Map<String, List<Int>> {
        val lists = LinkedHashMap<String, List<Int>>()
        for (key in part.keys()) {
            val clips = part.at(key).parts().map { readClip(it) }
            items += 1 + clips.size
            lists[key] = clips
        }
        return lists
    }

    private fun readClip(part: JsonPart): Int {
        val clip = part.whole()
        part.require(clip >= 0 && clip < clipCount, "the index of a clip")
        named.add(clip.toInt())
        return clip.toInt()
    }

    private fun readRule(part: JsonPart): Rule {
        val parts = part.parts()
        part.require(parts.size == 3 || parts.size == 4, "3 or 4 elements")
        val base = parts[0].whole()
        val divisor = parts[1].whole()
        part.require(divisor >= 0, "a divisor of 0 or more")
        if (divisor == 0L) {
            part.require(parts.size == 3, "no further element")
            val leaves = parts[2].parts().map { readLeaf(it) }
            part.require(leaves.isNotEmpty(), "a leaf")
            return Rule(base, 0, leaves, emptyList(), null)
        }
        val operations = readOperations(parts[2])
        return Rule(base, divisor, emptyList(), operations, if (parts.size == 4) readOperations(parts[3]) else null)
    }

    private fun readLeaf(part: JsonPart): List<Int> {
        val clips = (if (part.isList) part.parts() else listOf(part)).map { readClip(it) }
        part.require(clips.isNotEmpty(), "a clip in every leaf")
        items += clips.size
        return clips
    }

    private fun readOperations(part: JsonPart): List<Item> {
        val operations = part.parts().map { item ->
            if (!item.isText) {
                Item("clip", readClip(item), "")
            } else {
                val text = item.text()
                item.require(text != "" && text[0] in "<>=", "<, > or = and a set")
                Item(text.substring(0, 1), 0, setName(text.substring(1), item))
            }
        }
        items += operations.size
        return operations
    }

    private fun readPatternItem(part: JsonPart): Item {
        if (!part.isText) return Item("clip", readClip(part), "")
        val text = part.text()
        val kind = text.substringBefore("=", "")
        part.require(kind in listOf("integer", "fraction", "digits", "digits:all"), "integer= or the like and a set")
        return Item(kind, 0, setName(text.substringAfter("="), part))
    }

    /** Says an amount in the pack's range, or a number in a slot's, by its patterns. */
    fun say(patterns: List<Pattern>, amount: Amount, scale: Int, speech: Speech) {
        val pattern = patterns.find {
            (it.integer == null || it.integer == amount.integer) &&
                (it.fraction == null || it.fraction == amount.fraction)
        } ?: throw unsaid()
        for (item in pattern.say) {
            when (item.kind) {
                "clip" -> speech.add(item.clip)
                "integer" -> apply(item.set, amount.integer, speech)
                "fraction" -> apply(item.set, amount.fraction, speech)
                else -> {
                    val all = if (scale > 0) amount.fraction.toString().padStart(scale, '0') else ""
                    val digits = if (item.kind == "digits") all.trimEnd('0') else all
                    for (digit in digits) apply(item.set, (digit - '0').toLong(), speech)
                }
            }
        }
    }

    private fun unsaid() = PackFault("$.grammar: nothing says the amount", "amount.unsaid")

    /** Says a number by a set. */
    private fun apply(name: String, number: Long, speech: Speech, depth: Int = 1) {
        speech.countRule(depth)
        val rules = sets.getValue(name)
        val rule = rules[ruleIndex(rules, number)]
        if (rule.divisor == 0L) {
            if (number - rule.base >= rule.leaves.size) throw unsaid()
            rule.leaves[(number - rule.base).toInt()].forEach { speech.add(it) }
            return
        }
        val remainder = number % rule.divisor
        for (item in (if (remainder == 0L) rule.ifDivisible else null) ?: rule.operations) {
            when (item.kind) {
                "clip" -> speech.add(item.clip)
                "<" -> apply(item.set, number / rule.divisor, speech, depth + 1)
                ">" -> apply(item.set, remainder, speech, depth + 1)
                else -> apply(item.set, number, speech, depth + 1)
            }
        }
    }
}

/** One way to say a date, in these months and on these days. */
private class DateWay(val months: IntRange, val days: IntRange, val say: List<Item>)

/** Hours, minutes or seconds of a duration, and how a number of them is said. */
private class DurationPart(val seconds: Long, val patterns: List<Pattern>)

/** The date of a text such as `2026-03-09`, as the number 20260309; null for every other text, and for no day. */
private fun dateOf(text: String): Int? {
    val found = DATE.matchEntire(text) ?: return null
    val (year, month, day) = found.groupValues.drop(1).map { it.toInt() }
    val isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    val days = if (month == 2) (if (isLeap) 29 else 28) else if (month in listOf(4, 6, 9, 11)) 30 else 31
    return if (year >= 1 && month in 1..12 && day in 1..days) year * 10000 + month * 100 + day else null
}

/** The text of a date. */
private fun textOfDate(date: Int): String {
    val digits = date.toString().padStart(8, '0')
    return "${digits.substring(0, 4)}-${digits.substring(4, 6)}-${digits.substring(6)}"
}

/** The seconds of a duration such as `PT1H5M`; null for every other text. */
private fun secondsOf(text: String): Long? {
    val found = DURATION.matchEntire(text)
    if (found == null || text == "PT") return null
    return found.groupValues.drop(1).zip(listOf(3600L, 60L, 1L)).map { (count, unit) ->
        (if (count == "") 0L else count.toLong()) * unit
    }.sum()
}

/** Symbols that stand one after the other in a text that is spelled. */
private class SpelledGroup(val symbols: List<String>, val min: Int, val max: Int)

/** The characters of a text, those beyond 16 bits whole. */
private fun symbolsOf(text: String): List<String> {
    val symbols = ArrayList<String>()
    var place = 0
    while (place < text.length) {
        val count = Character.charCount(text.codePointAt(place))
        symbols.add(text.substring(place, place + count))
        place += count
    }
    return symbols
}

/** The values of a slot, and how they are said. */
private abstract class SlotValues(val name: String, val kind: String) {
    /** Of numbers only. */
    open val patterns: List<Pattern> get() = emptyList()

    /** A text that is accepted. */
    abstract val example: String

    /** Says a value. */
    abstract fun say(text: String, table: NumberTable, speech: Speech)

    protected fun require(condition: Boolean, code: String, message: String) {
        if (!condition) throw refusal(code, message)
    }

    protected fun refusal(code: String, message: String) = Refusal(code, "$name: $message", name)

    /** A decimal number in a range. */
    class Number(
        name: String,
        override val patterns: List<Pattern>,
        private val scale: Int,
        private val least: Amount,
        private val most: Amount
    ) : SlotValues(name, "number") {
        override val example get() = least.text(scale)

        override fun say(text: String, table: NumberTable, speech: Speech) {
            require(text.codePointCount(0, text.length) <= LONGEST, "slot.length", "at most $LONGEST characters")
            // A leading zero makes it a number of another kind: a room, a code. Such values are spelled.
            val isPlain = text == "0" || !text.startsWith("0") || text.startsWith("0.")
            val amount = try { Amount.of(text, scale) } catch (refusal: Refusal) { null }
            if (!isPlain || amount == null) {
                throw refusal("slot.form", "no number as the slot has them, such as $example")
            }
            require(amount >= least && amount <= most, "slot.range", "only ${least.text(scale)} to ${most.text(scale)} is said")
            table.say(patterns, amount, scale, speech)
        }
    }

    /** One of a closed list. */
    class Choice(name: String, private val choices: Map<String, List<Int>>) : SlotValues(name, "choice") {
        override val example get() = choices.keys.sorted().firstOrNull() ?: ""

        override fun say(text: String, table: NumberTable, speech: Speech) {
            val clips = choices[text] ?: throw refusal("slot.choice", "none of the choices, such as $example")
            clips.forEach { speech.add(it) }
        }
    }

    /** A time of day. */
    class Time(
        name: String,
        private val ways: List<TimeWay>,
        private val isOfTwelve: Boolean,
        private val range: IntRange
    ) : SlotValues(name, "time") {
        override val patterns get() = ways.map { it.pattern }
        override val example get() = timeOf(range.first)

        override fun say(text: String, table: NumberTable, speech: Speech) {
            require(text.codePointCount(0, text.length) <= 5, "slot.length", "at most 5 characters")
            val time = minutesOf(text) ?: throw refusal("slot.form", "no time as the slot has them, such as $example")
            require(time in range, "slot.range", "only ${timeOf(range.first)} to ${timeOf(range.last)} is said")
            val (hour, minute) = Pair(time / 60, time % 60)
            val way = ways.firstOrNull { hour in it.hours && minute in it.minutes }
            val read = Amount((if (isOfTwelve) (hour + 11) % 12 + 1 else hour).toLong(), minute.toLong())
            table.say(listOfNotNull(way?.pattern), read, 2, speech)
        }
    }

    /** A day of the calendar. */
    class Date(
        name: String,
        private val ways: List<DateWay>,
        private val months: List<List<Int>>,
        private val range: IntRange
    ) : SlotValues(name, "date") {
        override val patterns get() = ways.map { way -> Pattern(null, null, way.say.filter { it.kind != "month" }) }
        override val example get() = textOfDate(range.first)

        override fun say(text: String, table: NumberTable, speech: Speech) {
            require(text.codePointCount(0, text.length) <= 10, "slot.length", "at most 10 characters")
            val date = dateOf(text) ?: throw refusal("slot.form", "no date as the slot has them, such as $example")
            require(
                date in range, "slot.range", "only ${textOfDate(range.first)} to ${textOfDate(range.last)} is said"
            )
            val (month, day) = Pair(date / 100 % 100, date % 100)
            val way = ways.firstOrNull { month in it.months && day in it.days }
            val said = way?.say?.flatMap { item ->
                if (item.kind == "month") months[month - 1].map { Item("clip", it, "") } else listOf(item)
            }
            val read = Amount(day.toLong(), (date / 10000).toLong())
            table.say(listOfNotNull(said?.let { Pattern(null, null, it) }), read, 0, speech)
        }
    }

    /** How long something takes. */
    class Duration(
        name: String,
        private val parts: List<DurationPart>,
        private val range: LongRange
    ) : SlotValues(name, "duration") {
        override val patterns get() = parts.flatMap { it.patterns }
        override val example get() = text(range.first)

        override fun say(text: String, table: NumberTable, speech: Speech) {
            require(text.codePointCount(0, text.length) <= 23, "slot.length", "at most 23 characters")
            val seconds = secondsOf(text)
            if (seconds == null || seconds % parts.last().seconds != 0L) {
                throw refusal("slot.form", "no duration as the slot has them, such as $example")
            }
            require(seconds in range, "slot.range", "only ${text(range.first)} to ${text(range.last)} is said")
            for ((part, count) in counts(seconds)) table.say(part.patterns, Amount(count, 0), 0, speech)
        }

        /** How many of each part are said: zeros are left out, but for the last one of no duration at all. */
        private fun counts(seconds: Long): List<Pair<DurationPart, Long>> {
            if (seconds == 0L) return listOf(Pair(parts.last(), 0L))
            var rest = seconds
            return parts.map { part ->
                val count = rest / part.seconds
                rest %= part.seconds
                Pair(part, count)
            }.filter { it.second > 0 }
        }

        private fun text(seconds: Long) = "PT" + counts(seconds).joinToString("") { (part, count) ->
            "$count${if (part.seconds == 3600L) "H" else if (part.seconds == 60L) "M" else "S"}"
        }
    }

    /** Symbols one by one. */
    class Spelling(
        name: String,
        form: List<SpelledGroup>,
        private val clips: Map<String, List<Int>>,
        private val last: Int?,
        /** What is said before a symbol that stands twice, in the place of saying it twice. */
        private val double: List<Int>?,
        /** The sizes of the groups of symbols, counted from the end; the first group has the rest. */
        groups: List<Int>,
        /** The clips between two groups. */
        private val pause: List<Int>
    ) : SlotValues(name, "spell") {
        /** The numbers of symbols to come where a group begins. */
        private val boundaries = (1 until groups.size).map { groups.drop(it).sum() }.toSet()

        /** The places of the longest text: the symbols that may stand there, and whether it may be left out. */
        private val places = form.flatMap { group -> (0 until group.max).map { Pair(group.symbols, it >= group.min) } }

        override val example get() = places.filter { !it.second }.joinToString("") { it.first.sorted().firstOrNull() ?: "" }

        override fun say(text: String, table: NumberTable, speech: Speech) {
            val limit = places.size
            if (text == "") throw refusal("slot.form", "an empty text, and not one such as $example")
            require(text.codePointCount(0, text.length) <= limit, "slot.length", "at most $limit symbols")
            val symbols = symbolsOf(text)
            for (symbol in symbols) {
                require(places.any { symbol in it.first }, "slot.symbol", "the symbol $symbol is not said")
            }
            // The places that the text can be before after each symbol; `limit` is the end.
            var before = withoutOptional(hashSetOf(0))
            for (symbol in symbols) {
                val next = before.filter { it < limit && symbol in places[it].first }.map { it + 1 }
                before = withoutOptional(next.toHashSet())
            }
            if (limit !in before) throw refusal("slot.form", "not written as its values are, such as $example")
            say(symbols.takeLast(last ?: limit), speech)
        }

        /** Says symbols one by one; one that stands twice in a group, where that is said so, once behind the word for it. */
        private fun say(symbols: List<String>, speech: Speech) {
            var place = 0
            while (place < symbols.size) {
                val symbol = symbols[place]
                val rest = symbols.size - place
                if (place > 0 && rest in boundaries) pause.forEach { speech.add(it) }
                if (double != null && symbols.getOrNull(place + 1) == symbol && rest - 1 !in boundaries) {
                    double.forEach { speech.add(it) }
                    place += 1
                }
                clips.getValue(symbol).forEach { speech.add(it) }
                place += 1
            }
        }

        /** With the places that are come to by leaving optional ones out. */
        private fun withoutOptional(before: HashSet<Int>): HashSet<Int> {
            for ((place, symbols) in places.withIndex()) if (place in before && symbols.second) before.add(place + 1)
            return before
        }
    }

    private companion object {
        const val LONGEST = 19
    }
}

/** What is said so far, within the bounds of an announcement. */
private class Speech {
    val clips = ArrayList<Int>()
    private var rules = 0

    fun add(clip: Int) {
        clips.add(clip)
        require(clips.size <= MAXIMUM_CLIPS)
    }

    /** Counts a rule that is applied, nested so deep. */
    fun countRule(depth: Int) {
        rules += 1
        require(rules <= MAXIMUM_RULES && depth <= MAXIMUM_DEPTH)
    }

    private fun require(isWithin: Boolean) {
        if (!isWithin) throw PackFault("$.grammar: the rules do not come to an end", "grammar.endless")
    }

    private companion object {
        const val MAXIMUM_RULES = 10000
        const val MAXIMUM_DEPTH = 64
        const val MAXIMUM_CLIPS = 1000
    }
}

/** A way to say a time, and the hours and minutes that it is for. */
private class TimeWay(val hours: IntRange, val minutes: IntRange, val pattern: Pattern)

/** The minutes after midnight of a time such as `09:05`; null for every other text, and for `24:00`. */
private fun minutesOf(text: String): Int? =
    if (TIME.matches(text)) text.substring(0, 2).toInt() * 60 + text.substring(3).toInt() else null

/** The time so many minutes after midnight. */
private fun timeOf(minutes: Int): String =
    "${(minutes / 60).toString().padStart(2, '0')}:${(minutes % 60).toString().padStart(2, '0')}"

/** The last rule whose base is not above a number; the first one if there is none. */
private fun ruleIndex(rules: List<Rule>, number: Long): Int {
    var low = 0
    var high = rules.size
    while (high - low > 1) {
        val middle = (low + high) / 2
        if (rules[middle].base <= number) low = middle else high = middle
    }
    return low
}

/** The name of a set as it is referred to. Its first character is ASCII: no mark joins the operator before it. */
private fun setName(name: String, part: JsonPart): String {
    part.require(name == "" || name[0] in ' '..'~', "a set with an ASCII name")
    return Normalizer.normalize(name, Normalizer.Form.NFC)
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
    val seen = HashSet<String>()
    var isInExtensions = false
    for (subtag in lowerCase(tag).split('-').drop(1)) {
        if (subtag == "x") return true
        isInExtensions = isInExtensions || subtag.length == 1
        val isVariant = !isInExtensions && (subtag.length >= 5 || subtag.length == 4 && subtag[0] in '0'..'9')
        if ((isVariant || subtag.length == 1) && !seen.add(subtag)) return false
    }
    return true
}

/** A clip; `bytes` are those of its file in each rendition. */
private class Clip(val id: String, val text: String, val samples: Long, val bytes: Map<String, Long>)

private class TextJoin(val text: String, val left: Set<Int>, val right: Set<Int>)

/** A rendition's figures; those of frames are 0 for every codec but MP3. */
private class Rendition(
    val fileExtension: String,
    val codec: String,
    val container: String,
    val sampleRate: Long,
    val frameSamples: Long,
    val frameBytes: Long
)

/** What `splice.json`, or `manifest.json`, tells a splicer, checked. */
private class Manifest(root: JsonPart) {
    val pack: String
    val locale: String
    val currency: String
    val scale: Int
    val minimum: Amount
    val maximum: Amount
    val maxSeconds: Double
    val sampleRate: Long
    val clips: List<Clip>
    val table: NumberTable

    /** The renditions that can be spliced. */
    val formats = LinkedHashMap<String, SpliceFormat>()
    private val joins: List<TextJoin>

    init {
        val schema = root.at("schema").whole()
        root.at("schema").require(schema in 1L..3L, "1, 2 or 3")
        pack = root.at("pack").matching(PACK_NAME, "the name of a pack")
        locale = root.at("locale").text()
        root.at("locale").require(isLanguageTag(locale), "a BCP 47 language tag")
        currency = root.at("currency").at("code").matching(CURRENCY, "an ISO 4217 code")
        scale = root.at("currency").at("scale").wholeIn(0, 3).toInt()
        root.optional("speaker")?.text()
        minimum = readAmount(root.at("range").at("min"))
        maximum = readAmount(root.at("range").at("max"))
        root.at("range").require(minimum <= maximum, "a largest amount that is not below the smallest")
        maxSeconds = root.optional("limits")?.at("maxSeconds")?.real() ?: 30.0
        root.require(maxSeconds > 0 && maxSeconds <= 30, "a limit above 0, at most 30")

        val renditions = LinkedHashMap<String, Rendition>()
        val described = root.at("renditions")
        for (name in described.keys()) {
            described.at(name).require(NAME.matches(name), "a name")
            renditions[name] = readRendition(described.at(name))
        }
        val rates = renditions.values.map { it.sampleRate }.toSet()
        described.require(rates.size == 1, "at least 1 rendition, and one sample rate")
        sampleRate = rates.first()

        val spoken = root.at("clips").parts()
        val pauses = root.optional("pauses")?.parts() ?: emptyList()
        val parts = spoken + pauses
        root.at("clips").require(spoken.isNotEmpty() && parts.size <= 1000, "1 to 1000 clips")
        clips = parts.mapIndexed { index, part -> readClip(part, renditions, index >= spoken.size) }
        root.at("clips").require(clips.map { it.id }.toSet().size == clips.size, "ids that differ")
        joins = (root.optional("textJoins")?.parts() ?: emptyList()).map { readJoin(it, clips.size) }
        table = NumberTable(root.at("grammar"), clips.size)
        val asked = if (table.slots.isNotEmpty() || pauses.isNotEmpty()) 3L else if (table.endForms.isNotEmpty()) 2L else 1L
        root.at("schema").require(schema == asked, "$asked, by its slots, pauses and end forms")
        checkEndForms(parts)
        for ((name, rendition) in renditions) SpliceFormat.of(rendition)?.let { formats[name] = it }
    }

    /** What stands between the texts of two clips. */
    fun textBetween(left: Int, right: Int): String {
        val join = joins.find { left in it.left && right in it.right }
        if (join != null) return join.text
        val (before, after) = Pair(clips[left].text, clips[right].text)
        val isUnspaced = isUnspaced(before.codePointBefore(before.length)) && isUnspaced(after.codePointAt(0))
        return if (isUnspaced) "" else " "
    }

    /** End forms are called what they are, and say what their clips say. */
    private fun checkEndForms(parts: List<JsonPart>) {
        for ((clip, form) in table.endForms) {
            parts[form].require(clips[form].id == clips[clip].id + END_MARK, "the id of the clip and .end")
            parts[form].require(clips[form].text == clips[clip].text, "the text of the clip")
        }
        val forms = table.endForms.values.toSet()
        for ((index, part) in parts.withIndex()) {
            part.require(!clips[index].id.endsWith(END_MARK) || index in forms, "the end form of a clip")
        }
    }

    private fun readAmount(part: JsonPart): Amount {
        val amount = try { Amount.of(part.text(), scale) } catch (refusal: Refusal) { null }
        if (amount == null || amount.text(scale) != part.text()) throw part.fault("an amount with all its digits")
        return amount
    }

    private fun readRendition(part: JsonPart): Rendition {
        val fileExtension = part.at("fileExtension").matching(EXTENSION, "a file extension")
        val codec = part.at("codec").oneOf("mp3", "pcm-s16", "ulaw", "alaw", "ima4")
        val container = part.at("container").oneOf("mpeg", "wav", "caf", "aiff")
        val isMP3 = codec == "mp3"
        part.require(isMP3 == (container == "mpeg"), "a container of the codec")
        part.require(codec != "ima4" || container != "wav", "a container of the codec")
        val sampleRate = part.at("sampleRate").wholeIn(1, 192000)
        if (!isMP3) {
            part.require(part.optional("frameSamples") == null && part.optional("frameBytes") == null, "no frames")
            return Rendition(fileExtension, codec, container, sampleRate, 0, 0)
        }
        val samples = part.at("frameSamples").whole()
        val bytes = part.at("frameBytes").wholeIn(1, 2881)
        part.require(samples == 576L || samples == 1152L, "frames of 576 or 1152 samples")
        return Rendition(fileExtension, codec, container, sampleRate, samples, bytes)
    }

    private fun readClip(part: JsonPart, renditions: Map<String, Rendition>, isPause: Boolean): Clip {
        val id = part.at("id").matching(CLIP_NAME, "an id")
        val text = if (isPause) "" else part.at("text").words()
        val samples = part.at("samples").wholeIn(1, Long.MAX_VALUE)
        part.require(samples.toDouble() / sampleRate.toDouble() < maxSeconds, "a clip that is shorter than the limit")
        val files = part.optional("files")
        part.require((files?.keys() ?: emptyList()).all { it in renditions }, "files in the renditions only")
        val bytes = renditions.mapValues { (name, rendition) ->
            val stated = if (files != null && name in files.keys()) files.at(name).at("bytes").whole() else null
            size(part, samples, rendition, stated)
        }
        return Clip(id, text, samples, bytes)
    }

    /**
     * The size of a clip's file: of MP3 that of its frames, else what is stated. Clips under 30 s have few samples enough
     * for all products.
     */
    private fun size(part: JsonPart, samples: Long, rendition: Rendition, stated: Long?): Long {
        if (rendition.codec == "mp3") {
            val bytes = samples / rendition.frameSamples * rendition.frameBytes
            part.require(samples % rendition.frameSamples == 0L, "a whole number of frames")
            part.require(stated == null || stated == bytes, "the bytes of its frames")
            return bytes
        }
        val payload = when (rendition.codec) {
            "pcm-s16" -> 2 * samples
            "ima4" -> (samples + 63) / 64 * 34
            else -> samples
        }
        if (stated == null || stated < payload) throw part.fault("the bytes of its samples")
        return stated
    }

    private fun readJoin(part: JsonPart, clips: Int): TextJoin {
        val text = part.at("text").text()
        part.require(text.codePointCount(0, text.length) <= 8 && text.none { isControl(it) }, "at most 8 characters")
        return TextJoin(text, readIndexes(part.at("left"), clips), readIndexes(part.at("right"), clips))
    }

    private fun readIndexes(part: JsonPart, clips: Int): Set<Int> {
        val indexes = part.parts().map { it.wholeIn(0, clips - 1L).toInt() }
        val isAscending = indexes.zip(indexes.drop(1)).all { (index, next) -> index < next }
        part.require(indexes.isNotEmpty() && isAscending, "indexes of clips, ascending")
        return indexes.toSet()
    }
}

// MARK: Sound

/** A byte as a character, 0 to 255. */
private fun character(byte: Byte): Char = (byte.toInt() and 0xff).toChar()

/** The sound in a clip's file. */
private class Sound(val file: ByteArray, val start: Int, val count: Int)

/** A chunk whose content is the same in every file of so many packets; `free` bytes at its end may be otherwise. */
private class Description(val name: String, val content: ByteArray, val free: Int)

/** How the clips of a rendition are wrapped, and how an announcement is. */
private class SpliceFormat(
    private val rendition: Rendition,
    private val packetSamples: Long,
    private val packetBytes: Long,
    /** What an MP3 frame begins with, in the bits of `FRAME_MASK`; 0 for others. */
    private val frameHeader: Long
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
    fun header(payload: Long): ByteArray {
        val header = HeaderWriter(isWAV)
        if (rendition.container == "mpeg") return header.bytes()
        begin(header, payload + (if (isWAV) 36 else 64))
        for (chunk in descriptions(payload)) {
            header.text(chunk.name).number(chunk.content.size.toLong(), sizeBytes).append(chunk.content)
        }
        header.text(soundName).number(payload + soundOffset, sizeBytes).append(ByteArray(soundOffset))
        return header.bytes()
    }

    /** The file's beginning; in RIFF and IFF with the size of all that follows. */
    private fun begin(header: HeaderWriter, size: Long) {
        when {
            isCAF -> header.text("caff").number(1, 2).number(0, 2)
            isWAV -> header.text("RIFF").number(size, 4).text("WAVE")
            else -> header.text("FORM").number(size, 4).text("AIFC")
        }
    }

    /** The chunks before the sound in a file with this much of it. */
    private fun descriptions(payload: Long): List<Description> {
        val rate = rendition.sampleRate
        val content = HeaderWriter(isWAV)
        if (isWAV) {
            content.number(1, 2).number(1, 2).number(rate, 4).number(rate * 2, 4).number(2, 2).number(16, 2)
            return listOf(Description("fmt ", content.bytes(), 0))
        }
        if (isCAF) {
            content.number(java.lang.Double.doubleToLongBits(rate.toDouble()), 8)
            content.text(if (rendition.codec == "pcm-s16") "lpcm" else rendition.codec).number(0, 4)
            content.number(packetBytes, 4).number(1, 4).number(1, 4).number(packetBytes * 8, 4)
            return listOf(Description("desc", content.bytes(), 0))
        }
        content.number(1, 2).number(payload / 34, 4).number(16, 2).extended(rate).text("ima4").number(0, 2)
        val version = HeaderWriter(false).number(0xa2805140, 4).bytes()
        // The codec's name and its padding may be otherwise in a clip.
        return listOf(Description("FVER", version, 0), Description("COMM", content.bytes(), 2))
    }

    /** The sound in a clip's file, which must have so many bytes of it. */
    fun sound(file: ByteArray, payload: Long, path: String): Sound {
        if (rendition.container == "mpeg") {
            checkFrames(file, path)
            return Sound(file, 0, file.size)
        }
        return Sound(file, soundStart(file, payload, path), payload.toInt())
    }

    /** Where the sound begins. What stands before it has to fit into the file's first 64 KiB. */
    private fun soundStart(file: ByteArray, payload: Long, path: String): Int {
        val held = minOf(file.size, 65536)
        fun require(condition: Boolean, fault: String) {
            if (!condition) throw PackFault("$path is damaged: $fault", "clip.header")
        }
        fun holds(place: Long, bytes: ByteArray, count: Int): Boolean =
            place + count <= held && (0 until count).all { file[place.toInt() + it] == bytes[it] }

        val beginning = HeaderWriter(isWAV)
        begin(beginning, file.size - 8L)
        val first = beginning.bytes()
        require(holds(0, first, first.size), "it does not begin as it must")
        val descriptions = descriptions(payload)
        val seen = HashSet<String>()
        var at = first.size.toLong()
        while (true) {
            val start = at + 4 + sizeBytes
            require(start <= held, "there is no sound")
            val name = (0 until 4).map { character(file[at.toInt() + it]) }.joinToString("")
            require(name.all { it in ' '..'~' }, "no chunk at byte $at")
            var size = 0L
            for (place in 0 until sizeBytes) {
                val byte = file[at.toInt() + 4 + (if (isWAV) sizeBytes - 1 - place else place)]
                size = (size shl 8) or (byte.toLong() and 0xff)
            }
            require(size >= 0 && size <= file.size - start, "'$name' states more bytes than are left")
            if (name == soundName) {
                require(seen.size == descriptions.size, "a description is missing")
                require(size == payload + soundOffset, "'$name' has another length")
                require(holds(start, ByteArray(soundOffset), soundOffset), "no sound at its place")
                return start.toInt() + soundOffset
            }
            val expected = descriptions.find { it.name == name }
            if (expected != null) {
                require(seen.add(name), "'$name' occurs twice")
                val fixed = expected.content.size - expected.free
                val isLongEnough = if (expected.free == 0) size == fixed.toLong() else size >= fixed
                require(
                    isLongEnough && holds(start, expected.content, fixed), "'$name' describes another format or length")
            }
            at = start + size + (if (isCAF) 0 else size % 2)
        }
    }

    /** Frames of one kind, each complete in itself, and no table. */
    private fun checkFrames(file: ByteArray, path: String) {
        val isMPEG1 = packetSamples == 1152L
        fun byte(place: Int): Long = file[place].toLong() and 0xff
        for (at in file.indices step packetBytes.toInt()) {
            val word = (0 until 4).fold(0L) { word, place -> (word shl 8) or byte(at + place) }
            val mainData = if (isMPEG1) (byte(at + 4) shl 1) or (byte(at + 5) shr 7) else byte(at + 4)
            if (word and FRAME_MASK != frameHeader || mainData != 0L) {
                throw PackFault("$path: frame ${at / packetBytes} is not one of the pack's", "clip.frame")
            }
        }
        for (place in listOf(4 + (if (isMPEG1) 17 else 9), 36)) {
            if (place + 4 > file.size) continue
            val name = (0 until 4).map { character(file[place + it]) }.joinToString("")
            if (name in listOf("Xing", "Info", "VBRI")) {
                throw PackFault("$path: frame 0 is a table of another length", "clip.frame")
            }
        }
    }

    companion object {
        /** All but the private bit and those after the channel mode, which decoders don't set themselves up by. */
        private const val FRAME_MASK = 0xfffffec0L
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
        private fun frameHeader(rendition: Rendition): Long? {
            for ((version, divisor) in listOf(Pair(3L, 1), Pair(2L, 2), Pair(0L, 4))) {
                val rate = SAMPLE_RATES.indexOf(rendition.sampleRate * divisor)
                val bits = (if (version == 3L) MPEG1_BIT_RATES else MPEG2_BIT_RATES)
                    .indexOfFirst { it * 1000L * rendition.frameSamples == rendition.frameBytes * 8 * rendition.sampleRate }
                if (rate < 0 || bits < 0) continue
                val mono = (0x7ffL shl 21) or (1L shl 17) or (1L shl 16) or (3L shl 6)
                val word = mono or (version shl 19) or ((bits + 1L) shl 12) or (rate.toLong() shl 10)
                return if (rendition.frameSamples == (if (version == 3L) 1152L else 576L)) word else null
            }
            return null
        }
    }
}

private class HeaderWriter(private val isLittle: Boolean) {
    private val written = ByteArrayOutputStream()

    fun text(text: String): HeaderWriter = append(text.toByteArray(Charsets.US_ASCII))

    /** The lowest bytes of a number. */
    fun number(number: Long, count: Int): HeaderWriter {
        for (place in 0 until count) {
            written.write((number shr (8 * (if (isLittle) place else count - 1 - place))).toInt() and 0xff)
        }
        return this
    }

    /** A whole number above 0 as an 80-bit float, big-endian. */
    fun extended(number: Long): HeaderWriter {
        val zeros = java.lang.Long.numberOfLeadingZeros(number)
        return number(16383L + 63 - zeros, 2).number(number shl zeros, 8)
    }

    fun append(bytes: ByteArray): HeaderWriter {
        written.write(bytes, 0, bytes.size)
        return this
    }

    fun bytes(): ByteArray = written.toByteArray()
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
    val escaped = StringBuilder()
    for (character in text) {
        when {
            character == '&' -> escaped.append("&amp;")
            character == '<' -> escaped.append("&lt;")
            character == '>' -> escaped.append("&gt;")
            character == '"' -> escaped.append("&quot;")
            character == '\'' -> escaped.append("&apos;")
            character == '\t' || character == '\n' || character == '\r' -> escaped.append(' ')
            !isControl(character) && character != '\ufffe' && character != '\uffff' -> escaped.append(character)
        }
    }
    return "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"$locale\">$escaped</speak>"
}

// MARK: JSON

internal class JsonNumber(val text: String)

/** What stands for JSON's null, so that a member with it is told from none. */
internal object JsonNull

/** A value of a document with its place, so that a fault can name it: a text, a number, a list, a map, or another. */
private class JsonPart(private val value: Any, private val place: String) {
    fun fault(expected: String) = PackFault("$place: expected $expected")

    fun require(condition: Boolean, expected: String) {
        if (!condition) throw fault(expected)
    }

    val isText: Boolean get() = value is String
    val isList: Boolean get() = value is List<*>

    fun members(): Map<*, *> = value as? Map<*, *> ?: throw fault("an object")

    fun keys(): List<String> = members().keys.map { it as String }

    fun at(key: String): JsonPart {
        val path = "$place.${key.take(80)}"
        return JsonPart(members()[key] ?: throw PackFault("$path: expected a value"), path)
    }

    /** The member, unless it is missing or null. */
    fun optional(key: String): JsonPart? {
        val member = members()[key]
        return if (member == null || member === JsonNull) null else at(key)
    }

    fun parts(): List<JsonPart> {
        val list = value as? List<*> ?: throw fault("an array")
        return list.mapIndexed { index, element -> JsonPart(element!!, "$place[$index]") }
    }

    fun text(): String = value as? String ?: throw fault("a string")

    /** A text that is not empty. */
    fun words(): String {
        require(text() != "", "a text that is not empty")
        return text()
    }

    fun matching(form: Regex, expected: String): String {
        require(form.matches(text()), expected)
        return text()
    }

    fun oneOf(vararg texts: String): String {
        require(text() in texts, texts.joinToString(" or "))
        return text()
    }

    /** A finite number. */
    fun real(): Double {
        val number = (value as? JsonNumber ?: throw fault("a number")).text.toDouble()
        require(!number.isInfinite(), "a finite number")
        return number
    }

    /** A whole number of 64 bits, written without a point. */
    fun whole(): Long = (value as? JsonNumber)?.text?.toLongOrNull() ?: throw fault("a whole number")

    fun wholeIn(low: Long, high: Long): Long {
        val number = whole()
        require(number in low..high, "$low to $high")
        return number
    }
}

/** JSON in UTF-8, strictly as RFC 8259 has it; of members with the same name the first one counts. */
internal class JsonReader private constructor(private val bytes: ByteArray) {
    private var at = 0
    private var values = 0
    private var isRepeated = false

    private fun fault() = PackFault("not JSON in UTF-8: byte $at")

    /** The next byte; 0, which JSON has none of, at the end. */
    private fun peek(): Char = if (at < bytes.size) character(bytes[at]) else NONE

    private fun next(): Char {
        if (at >= bytes.size) throw fault()
        at += 1
        return character(bytes[at - 1])
    }

    private fun count() {
        values += 1
        require(values, MAXIMUM_VALUES, "values and names of members")
    }

    private fun skipSpace() {
        while (peek() in " \t\n\r") at += 1
    }

    private fun takes(character: Char): Boolean {
        skipSpace()
        if (peek() != character) return false
        at += 1
        return true
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
        take('{')
        if (takes('}')) return members
        var count = 0
        do {
            skipSpace()
            count()
            count += 1
            require(count, MAXIMUM_MEMBERS, "members of an object")
            val key = Normalizer.normalize(string(), Normalizer.Form.NFC)
            take(':')
            val value = value(depth)
            if (key !in members) members[key] = value else isRepeated = true
        } while (takes(','))
        take('}')
        return members
    }

    private fun list(depth: Int): List<Any> {
        val list = ArrayList<Any>()
        take('[')
        if (takes(']')) return list
        do list.add(value(depth)) while (takes(','))
        take(']')
        return list
    }

    private fun word(): Any {
        for ((word, value) in listOf(Pair("null", JsonNull), Pair("true", true), Pair("false", false))) {
            val end = at + word.length
            if (end <= bytes.size && word == String(bytes, at, word.length, Charsets.ISO_8859_1)) {
                at = end
                return value
            }
        }
        throw fault()
    }

    private fun number(): JsonNumber {
        val start = at
        if (peek() == '-') at += 1
        if (peek() == '0') at += 1 else digits()
        if (peek() == '.') {
            at += 1
            digits()
        }
        if (peek() == 'e' || peek() == 'E') {
            at += 1
            if (peek() == '+' || peek() == '-') at += 1
            digits()
        }
        if (at - start > MAXIMUM_DIGITS) throw fault()
        return JsonNumber(String(bytes, start, at - start, Charsets.ISO_8859_1))
    }

    private fun digits() {
        val start = at
        while (peek() in '0'..'9') at += 1
        if (at == start) throw fault()
    }

    private fun string(): String {
        if (next() != '"') throw fault()
        val text = StringBuilder()
        while (true) {
            val byte = next()
            when {
                byte == '"' -> return text.toString()
                byte < ' ' -> throw fault()
                byte == '\\' -> escaped(text)
                byte < '\u0080' -> text.append(byte)
                else -> text.appendCodePoint(scalar(byte - NONE))
            }
        }
    }

    private fun escaped(text: StringBuilder) {
        val character = next()
        val place = "\"\\/bfnrt".indexOf(character)
        if (place >= 0) {
            text.append("\"\\/\b\u000c\n\r\t"[place])
            return
        }
        if (character != 'u') throw fault()
        val unit = hexadecimal()
        if (unit in 0xd800..0xdfff) {
            // Only a pair of surrogates is a character.
            if (unit > 0xdbff || next() != '\\' || next() != 'u') throw fault()
            val second = hexadecimal()
            if (second !in 0xdc00..0xdfff) throw fault()
            text.append(unit.toChar()).append(second.toChar())
        } else {
            text.append(unit.toChar())
        }
    }

    private fun hexadecimal(): Int {
        var number = 0
        for (place in 0 until 4) {
            val digit = "0123456789abcdefABCDEF".indexOf(next())
            if (digit < 0) throw fault()
            number = number * 16 + (if (digit > 15) digit - 6 else digit)
        }
        return number
    }

    /** A character of several bytes. (RFC 3629, section 4) */
    private fun scalar(first: Int): Int {
        val count = if (first >= 0xf0) 3 else if (first >= 0xe0) 2 else 1
        var point = first and (if (count == 3) 0x07 else if (count == 2) 0x0f else 0x1f)
        for (place in 0 until count) {
            val byte = next() - NONE
            if (byte and 0xc0 != 0x80) throw fault()
            point = (point shl 6) or (byte and 0x3f)
        }
        val least = if (count == 3) 0x10000 else if (count == 2) 0x800 else 0x80
        if (first < 0xc2 || first > 0xf4 || point < least || point > 0x10ffff || point in 0xd800..0xdfff) throw fault()
        return point
    }

    companion object {
        private const val MAXIMUM_DEPTH = 512
        private const val MAXIMUM_DIGITS = 400

        /** Values and names of members in all, and members of one object: what is read takes memory by their number. */
        private const val MAXIMUM_VALUES = 64000
        private const val MAXIMUM_MEMBERS = 5000
        private const val NONE = '\u0000'

        private fun require(count: Int, limit: Int, things: String) {
            if (count > limit) throw PackFault("more than $limit $things in JSON")
        }

        fun read(bytes: ByteArray, limit: Long): Any {
            if (bytes.size > limit) throw PackFault("more than $limit bytes of JSON")
            val reader = JsonReader(bytes)
            val value = reader.value(0)
            reader.skipSpace()
            if (reader.at < bytes.size) throw reader.fault()
            return value
        }

        /** Whether an object in a text of JSON has a key twice. */
        fun repeatsKey(bytes: ByteArray): Boolean = JsonReader(bytes).let { reader ->
            reader.value(0)
            reader.isRepeated
        }
    }
}
