// Answers questions about packs with the splicer for Android: answers.mjs says which.

package voiceassets.answers

import android.Device
import com.example.shop.HybridMessages
import com.example.shop.Pushes
import com.example.shop.SpokenMessages
import com.google.firebase.messaging.RemoteMessage
import java.io.File
import java.io.PrintStream
import java.security.MessageDigest
import voiceassets.AnnouncementOutput
import voiceassets.AnnouncementPlayer
import voiceassets.AnnouncementTurns
import voiceassets.AnnouncingPack
import voiceassets.JsonNull
import voiceassets.JsonNumber
import voiceassets.JsonReader
import voiceassets.PackFault
import voiceassets.PayloadFault
import voiceassets.PayloadReader
import voiceassets.PlayedAnnouncement
import voiceassets.PlayerQueue
import voiceassets.Refusal
import voiceassets.Slot
import voiceassets.TextTemplate
import voiceassets.TurnAnswer
import voiceassets.VoiceIndex
import voiceassets.VoicePack

private var pack: VoicePack? = null

private fun load(load: () -> VoicePack): String {
    pack = null
    pack = load()
    return "ok"
}

private fun noFiles(manifest: ByteArray) = load { VoicePack(manifest) { throw IllegalStateException("no files") } }

private fun hexadecimal(bytes: ByteArray): String = bytes.joinToString("") { String.format("%02x", it) }

private fun said(renditions: String, id: String, amount: String?): String {
    val announcement = pack!!.announcement(id, amount)
    val parts = mutableListOf(announcement.clips.joinToString(" "), announcement.transcript, "${announcement.samples}")
    for (rendition in renditions.split(',').filter { it != "" }) {
    val file = pack!!.file(announcement, rendition)
    parts += listOf(rendition, "${file.size}", hexadecimal(MessageDigest.getInstance("SHA-256").digest(file)))
    }
    return parts.joinToString("\t")
}

private fun table(file: String): List<Map<*, *>> =
    (JsonReader.read(File(file).readBytes(), 1L shl 20) as List<*>).map { it as Map<*, *> }

/** A pack of a case, of which nothing is said. */
private class CasePack(pack: Map<*, *>) : AnnouncingPack {
    private val announcements = (pack["announcements"] ?: DEFAULT) as Map<*, *>
    override val locale = pack["locale"] as String? ?: "en"
    override val currency = pack["currency"] as String? ?: "USD"
    override val scale = (pack["scale"] as JsonNumber?)?.text?.toInt() ?: 2
    override val numbers = pack["numbers"] as String? ?: "1234.50"
    override val texts = templates(pack["texts"])
    override val zeros = (pack["zeros"] as List<*>? ?: emptyList<String>()).map { it as String }.toSet()
    override val defaultAnnouncementId: String? = "payment-received"

    override fun saysAmount(id: String): Boolean? = (announcements[id] as Map<*, *>?)?.let { it["amount"] == true }

    override fun slots(id: String): List<Slot>? = (announcements[id] as Map<*, *>?)?.let { announcement ->
        val slots = (announcement["slots"] as List<*>? ?: emptyList<Any>()).map { it as List<*> }
        slots.map { Slot(it[0] as String, it[1] as String, it[2] == true, "") }
    }

    private companion object {
        val DEFAULT = mapOf("payment-received" to mapOf("amount" to true), "received" to mapOf("amount" to false))
    }
}

private fun templates(list: Any?): List<TextTemplate> = (list as List<*>? ?: emptyList<Any>()).map { it as Map<*, *> }.map {
    val values = (it["values"] as Map<*, *>? ?: emptyMap<Any, Any>()).entries.associate { value -> "${value.key}" to "${value.value}" }
    TextTemplate(it["text"] as String, it["says"] as String, it["title"] as String?, values)
}

private fun packs(example: Map<*, *>): List<AnnouncingPack> =
    (example["packs"] as List<*>? ?: listOf(example["pack"] ?: emptyMap<Any, Any>())).map { CasePack(it as Map<*, *>) }

/** A value as Android's own JSON gives it. */
private fun plain(value: Any?): Any? = when (value) {
    is JsonNumber -> value.text.toLongOrNull() ?: value.text.toDouble()
    is Map<*, *> -> value.entries.associate { it.key as String to plain(it.value) }
    is List<*> -> value.map { plain(it) }
    JsonNull -> null
    else -> value
}

@Suppress("UNCHECKED_CAST")
private fun reader(told: Map<*, *>?): PayloadReader {
    val reader = PayloadReader()
    for ((name, value) in told ?: emptyMap<Any, Any>()) {
        when (name) {
            "amountKeys" -> reader.amountKeys = value as List<String>
            "minorUnitKeys" -> reader.minorUnitKeys = value as List<String>
            "textKeys" -> reader.textKeys = value as List<String>
            "currencyKeys" -> reader.currencyKeys = value as List<String>
            "gateKeys" -> reader.gateKeys = value as List<String>
            "requiredGateKeys" -> reader.requiredGateKeys = value as List<String>
            "bareAmountKeys" -> reader.bareAmountKeys = value as List<String>
            "voiceTextKeys" -> reader.voiceTextKeys = value as List<String>
            "titleKeys" -> reader.titleKeys = value as List<String>
            "textTemplates" -> reader.textTemplates = templates(value)
            "announcementKeys" -> reader.announcementKeys = value as List<String>
            "announcements" -> reader.announcements = value as Map<String, String>
            "defaultAnnouncement" -> reader.defaultAnnouncement = value as String
            "currencies" -> reader.currencies = value as Map<String, String>
            "slotKeys" -> reader.slotKeys = value as Map<String, List<String>>
            "messageIDKeys" -> reader.messageIDKeys = value as List<String>
            "defaultCurrency" -> reader.defaultCurrency = value as String
            else -> throw IllegalArgumentException("$name")
        }
    }
    return reader
}

@Suppress("UNCHECKED_CAST")
private fun outcome(example: Map<*, *>): String {
    val reader = reader(example["reader"] as Map<*, *>?)
    val payload = plain(example["payload"]) as Map<String, Any?>
    if (example["message"] != null) {
        val message = reader.message(payload, example["identifier"] as String?)
        return "message ${message.id ?: "-"} ${message.sent?.let { "%.2f".format(it) } ?: "-"} ${message.isUnreadable}"
    }
    return said(reader, payload, example)
}

@Suppress("UNCHECKED_CAST")
private fun read(example: Map<*, *>): String {
    val reader = reader(example["reader"] as Map<*, *>?)
    if (reader.textKeys.isEmpty()) reader.textKeys = listOf("text")
    val payload = (example["keys"] ?: emptyMap<Any, Any>()) as Map<*, *> + example.filterKeys { it in listOf("text", "title") }
    return said(reader, plain(payload) as Map<String, Any?>, example)
}

/** What a payload says: announcement, amount and values, and which of several packs speaks. */
private fun said(reader: PayloadReader, payload: Map<String, Any?>, example: Map<*, *>): String = result {
        val reading = reader.reading(payload, packs(example))
        val values = (reading.values ?: emptyMap()).minus("amount").toSortedMap().map { "${it.key}=${it.value}" }
        val spoken = if ("packs" in example) "@${reading.pack}" else null
        val said = listOf("said", reading.announcement, reading.amount) + values + spoken
        reading.ignored?.let { "ignored $it" } ?: said.filterNotNull().joinToString(" ")
}

private fun result(read: () -> String): String = try {
    read()
} catch (fault: PayloadFault) {
    "fault ${fault.reason}"
}

/** Times of the table are seconds from here on, milliseconds since 1970. */
private const val BASE = 1_000_000_000L

private fun number(value: Any?): Double? = (value as? JsonNumber)?.text?.toDouble()

private fun milliseconds(seconds: Double): Long = Math.round(seconds * 1000)

private fun seconds(time: Long): String = String.format("%.3f", (time - BASE) / 1000.0)

/** When announcements begin. */
private fun turns(example: Map<*, *>): String {
    val maximumAge = if (example.containsKey("maximumAge")) number(example["maximumAge"]) else 600.0
    val turns = AnnouncementTurns(
        number(example["interval"]) ?: 0.5, maximumAge, number(example["patience"]) ?: 20.0, number(example["reach"]) ?: 120.0)
    val answers = mutableListOf<TurnAnswer?>()
    val begins = mutableListOf<Long>()
    return (example["steps"] as List<*>).map { it as Map<*, *> }.joinToString(" ") { step ->
        val begin = number(step["begin"])?.toInt()
        val sent = number(step["sent"])?.let { BASE / 1000 + it }
        val now = BASE + milliseconds(number(step["at"])!!)
        val id = step["id"] as String?
        if (begin != null) {
            begins[begin] = turns.begin(answers[begin]!!, begins[begin])
            answers.add(null)
            begins.add(0)
            seconds(begins[begin])
        } else {
            val answer = number(step["turn"])?.let { turns.turn(it, id, sent, now) }
                ?: turns.reserve(number(step["reserve"])!!, id, sent, now)
            answers.add(answer)
            begins.add(answer.start)
            answer.refusal ?: seconds(answer.start)
        }
    }
}

/** What is heard of each push: when and by what, or the reason. */
private class PlayedTable(example: Map<*, *>) {
    private class End(val place: Int, val at: Long, val result: String, val heard: String)

    private val pushes = (example["pushes"] as List<*>).map { it as Map<*, *> }
    private val queue = PlayerQueue(
        number(example["interval"]) ?: 0.5, if (example.containsKey("maximumAge")) number(example["maximumAge"]) else 600.0,
        number(example["patience"]) ?: 20.0)
    private val heard = pushes.map { mutableListOf<String>() }
    private val items = pushes.map { push ->
        PlayedAnnouncement(
            if (push["sound"] == "none") null else ByteArray(0), push["text"] as String?, number(push["seconds"]) ?: 0.0,
            push["id"] as String?, number(push["sent"])?.let { BASE / 1000 + it })
    }
    private val coming = pushes.indices.toMutableSet()
    private var end: End? = null
    private var now = BASE

    private fun at(place: Int): Long = BASE + milliseconds(number(pushes[place]["at"])!!)

    /** What is due: ends, then pushes. */
    private fun take() {
        val over = end
        if (over?.at == now) {
            queue.ended(over.result, now)
            if (over.result == "heard") heard[over.place].add(over.heard)
            end = null
        }
        for (place in coming.filter { at(it) == now }) {
            coming.remove(place)
            val change = pushes[place]["do"]
            if (change != null) {
                if (change == "skip") queue.skip(now) else queue.stop(now)
                end = null
                continue
            }
            queue.add(items[place], now, number(pushes[place]["times"])?.toInt() ?: 1)?.let { heard[place].add(it) }
        }
    }

    /** Begins what is to be heard; answers when there is more to do. */
    private fun begin(): Long? {
        while (true) {
            val step = queue.next(now)
            val place = items.indexOf(step.item)
            if (step.kind == "dropped") {
                heard[place].add(step.reason!!)
            } else if (step.kind == "sound" || step.kind == "text") {
                val push = pushes[place]
                if (push[step.kind] == "fails") {
                    queue.ended("failed", now)
                    continue
                }
                val at = now + milliseconds(number(push["takes"]) ?: number(push["seconds"])!!)
                val result = if (at > step.until) "late" else "heard"
                end = End(place, minOf(at, step.until), result, "${seconds(now)} ${step.kind}")
            } else {
                return if (step.kind == "wait") step.until else null
            }
        }
    }

    fun answer(): String {
        while (true) {
            take()
            val times = listOfNotNull(begin(), end?.at) + coming.map { at(it) }
            now = times.sorted().firstOrNull() ?: return heard.joinToString(",") { it.joinToString("+") }
        }
    }
}

/** An output by a clock of its own. All takes a second; a sound of one byte can't be played, and one of two never ends. */
private class NotedOutput : AnnouncementOutput {
    private class Work(val at: Long, val work: () -> Unit)

    val notes = mutableListOf<String>()
    private val works = mutableListOf<Work>()
    private var playing: ((Boolean) -> Unit)? = null
    private var now = BASE

    fun note(text: String) {
        notes.add("${seconds(now)} $text")
    }

    fun run() {
        while (works.isNotEmpty()) {
            // The first of those that are due first.
            val next = works.sortedBy { it.at }.first()
            works.remove(next)
            now = next.at
            next.work()
        }
    }

    override fun now() = now
    override fun after(milliseconds: Long, work: () -> Unit) {
        works.add(Work(now + milliseconds, work))
    }
    override fun play(sound: ByteArray, over: (Boolean) -> Unit) {
        note("play ${sound.size}")
        playing = over
        if (sound.size == 1) over(false) else if (sound.size > 2) after(1000) { over(true) }
    }
    override fun speak(text: String, over: (Boolean) -> Unit) {
        note("speak $text")
        after(1000) { over(true) }
    }
    override fun stop() {
        note("stop")
        playing?.invoke(false)
    }
    override fun duck(isDucked: Boolean) = note("duck $isDucked")
}

/**
 * What the player makes heard of a sound, one that can't be played, one that never ends, a text, and a message twice; then of the last
 * again, an alarm that is skipped, and a sound that is stopped with what waits.
 */
private fun played(): String {
    val output = NotedOutput()
    val player = AnnouncementPlayer(output)
    val items = listOf(
        PlayedAnnouncement(ByteArray(3), "one", 1.0, "a"), PlayedAnnouncement(ByteArray(1), "two", 1.0),
        PlayedAnnouncement(ByteArray(2), "three", 1.0), PlayedAnnouncement(null, "four", 1.0),
        PlayedAnnouncement(ByteArray(3), "five", 1.0, "a"))
    for (item in items) player.play(item) { output.note("${item.text}: $it") }
    output.run()
    player.play(player.last!!) { output.note("again: $it") }
    output.run()
    player.play(PlayedAnnouncement(ByteArray(3), "alarm", 1.0), 20) { output.note("alarm: $it") }
    player.play(PlayedAnnouncement(ByteArray(3), "after", 1.0)) { output.note("after: $it") }
    output.after(3200) { player.skip() }
    output.after(3700) { player.play(PlayedAnnouncement(ByteArray(2), "six", 1.0)) { output.note("six: $it") } }
    output.after(4000) { player.play(PlayedAnnouncement(ByteArray(3), "seven", 1.0)) { output.note("seven: $it") } }
    output.after(6000) { player.stop() }
    output.run()
    return output.notes.joinToString(", ")
}

/** The pack of an index that a case describes. */
private fun choice(example: Map<*, *>): String {
    val index = VoiceIndex((example["index"] as String).toByteArray(Charsets.UTF_8))
    return try {
        index.choice((example["languages"] as List<*>).map { it as String }, (example["currencies"] as List<*>?)?.map { it as String })
    } catch (refusal: Refusal) {
        "refused ${refusal.code}"
    }
}

/** What the article's code makes of a push: what is heard, shown and logged. */
private fun pushed(push: Map<*, *>): String {
    Device.assets = File(push["assets"] as String)
    Device.mayStart = push["mayStart"] != false
    Device.isInCall = push["isInCall"] == true
    val service = if (push["isHybrid"] == true) HybridMessages() else SpokenMessages()
    val text = push["text"] as String?
    val priority = if (push["isNormal"] == true) RemoteMessage.PRIORITY_NORMAL else RemoteMessage.PRIORITY_HIGH
    if (text != null) Pushes.take(service, text, null) else {
        val data = (push["data"] as Map<*, *>).entries.associate { it.key as String to it.value as String }
        service.onMessageReceived(RemoteMessage(data, priority, push["notification"]))
    }
    return Device.happened()
}

private fun answer(words: List<String>): String = when (words[0]) {
    "pack" -> load { VoicePack.open { path -> File(words[1], path).inputStream() } }
    "manifest" -> noFiles(words[1].toByteArray(Charsets.UTF_8))
    "bytes" -> noFiles(words[1].chunked(2).map { it.toInt(16).toByte() }.toByteArray())
    "say" -> said(words[1], words[2], words.getOrNull(3))
    "ssml" -> pack!!.announcement(words[1], words.getOrNull(2)).ssml
    "packs" -> VoiceIndex(File(words[1]).readBytes()).packs(words[2], words.getOrNull(3)).joinToString(" ")
    "payloads" -> table(words[1]).joinToString("\t") { outcome(it) }
    "templates" -> table(words[1]).joinToString("\t") { read(it) }
    "turns" -> table(words[1]).joinToString("\t") { turns(it) }
    "player" -> table(words[1]).joinToString("\t") { PlayedTable(it).answer() }
    "played" -> played()
    "check" -> com.example.shop.checkVoicePacks { File(words[1], it).inputStream() }.toString()
    "pushed" -> table(words[1]).joinToString("\t") { pushed(it) }
    "choices" -> table(words[1]).joinToString("\t") { choice(it) }
    else -> throw IllegalArgumentException(words[0])
}

fun main() {
    val out = PrintStream(System.out, false, "UTF-8")
    for (line in System.`in`.readBytes().toString(Charsets.UTF_8).split("\n").dropLast(1)) {
        val text = try {
            answer(line.split("\t"))
        } catch (refusal: Refusal) {
            "refused ${refusal.code}"
        } catch (fault: PackFault) {
            "fault ${fault.code}"
        } catch (error: Exception) {
            "$error"
        }
        out.print(text + "\n")
    }
    out.flush()
}
