// Says the values of Tests/SlotCases/slots.json by the splicer for Android, and what the payloads of
// Tests/PayloadCases/slots.json ask of its pack: SlotAnswers CASES PAYLOADS. Prints what differs.

package voiceassets.slots

import java.io.File
import voiceassets.JsonNull
import voiceassets.JsonNumber
import voiceassets.JsonReader
import voiceassets.PayloadFault
import voiceassets.PayloadReader
import voiceassets.Refusal
import voiceassets.VoicePack

private fun json(value: Any?): String = when (value) {
    is Map<*, *> -> value.entries.joinToString(",", "{", "}") { "${json(it.key)}:${json(it.value)}" }
    is List<*> -> value.joinToString(",", "[", "]") { json(it) }
    is JsonNumber -> value.text
    JsonNull -> "null"
    is String -> "\"${value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\u0000", "\\u0000")}\""
    else -> "$value"
}

private fun whole(value: Any?): Int = (value as JsonNumber).text.toInt()

/** A pack whose grammar is the table's. */
private fun pack(table: Map<*, *>): VoicePack {
    val grammar = table["grammar"] as Map<*, *>
    val forms = (grammar["endForms"] as List<*>).map { it as List<*> }.associate { whole(it[1]) to whole(it[0]) }
    val clips = (0 until whole(table["clipCount"])).joinToString(",") { index ->
        val clip = forms[index]
        val id = if (clip == null) "c$index" else "c$clip.end"
        """{"id":"$id","text":"w${clip ?: index}","samples":1152}"""
    }
    val rendition = """{"fileExtension":"mp3","codec":"mp3","container":"mpeg","sampleRate":48000,
        "frameSamples":1152,"frameBytes":192}"""
    val splice = """{"schema":5,"pack":"slots","locale":"en","currency":${json(table["currency"])},
        "range":${json(table["range"])},"clips":[$clips],"renditions":{"mp3":$rendition},"grammar":${json(grammar)}}"""
    return VoicePack(splice.toByteArray(Charsets.UTF_8)) { throw IllegalStateException("no files") }
}

/** A value as Android's own JSON gives it. */
private fun plain(value: Any?): Any? = when (value) {
    is JsonNumber -> value.text.toLongOrNull() ?: value.text.toDouble()
    is Map<*, *> -> value.entries.associate { it.key as String to plain(it.value) }
    is List<*> -> value.map { plain(it) }
    JsonNull -> null
    else -> value
}

/** What a payload comes to. */
@Suppress("UNCHECKED_CAST")
private fun outcome(example: Map<*, *>, splicer: VoicePack): String {
    val reader = PayloadReader(
        slotKeys = (example["slotKeys"] ?: emptyMap<String, List<String>>()) as Map<String, List<String>>,
        defaultAnnouncement = example["defaultAnnouncement"] as String?)
    return try {
        val reading = reader.reading(plain(example["payload"]) as Map<String, Any?>, splicer)
        val values = reading.values
        if (reading.ignored != null) return "ignored ${reading.ignored}"
        val id = reading.announcement!!
        if (values == null) splicer.announcement(id, reading.amount) else splicer.announcement(id, values)
        (listOf("said", id) + (values ?: emptyMap()).map { "${it.key}=${it.value}" }.sorted()).joinToString(" ")
    } catch (fault: PayloadFault) {
        "fault ${fault.reason}"
    } catch (refusal: Refusal) {
        "refused ${refusal.code} ${refusal.slot}"
    }
}

fun main(arguments: Array<String>) {
    val table = JsonReader.read(File(arguments[0]).readBytes(), 1L shl 20) as Map<*, *>
    val splicer = pack(table)
    val cases = (table["cases"] as List<*>).map { it as Map<*, *> }
    for (example in cases) {
        val count = example["repeat"]?.let { whole(it) } ?: 1
        val values = (example["values"] as Map<*, *>).entries.associate {
            it.key as String to (it.value as String).repeat(count)
        }
        val answer = try {
            "${splicer.announcement(example["announcement"] as String, values).clipIndexes}"
        } catch (refusal: Refusal) {
            "${refusal.code} ${refusal.slot}"
        }
        val expected = (example["clips"] as List<*>?)?.map { whole(it) }?.toString()
            ?: "${example["code"]} ${example["slot"]}"
        if (answer != expected) println("${json(example)}: $answer")
    }
    for (id in splicer.announcementIds) {
        splicer.announcement(id, splicer.slots(id)!!.associate { it.name to it.example })
    }
    val payloads = (JsonReader.read(File(arguments[1]).readBytes(), 1L shl 20) as List<*>).map { it as Map<*, *> }
    for (example in payloads) {
        val kind = listOf("said", "refused", "ignored", "fault").first { it in example }
        val answer = outcome(example, splicer)
        if (answer != "$kind ${example[kind]}") println("${json(example)}: $answer")
    }
    println("${cases.size} cases, ${payloads.size} payloads")
}
