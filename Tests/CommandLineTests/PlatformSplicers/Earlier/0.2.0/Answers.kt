// Answers questions about packs with the splicer for Android that 0.2.0 exported: ../../answers.mjs says which.

package voiceassets.answers

import java.io.File
import java.io.PrintStream
import java.security.MessageDigest
import voiceassets.PackFault
import voiceassets.Refusal
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

private fun answer(words: List<String>): String = when (words[0]) {
    "pack" -> load { VoicePack.open { path -> File(words[1], path).inputStream() } }
    "manifest" -> noFiles(words[1].toByteArray(Charsets.UTF_8))
    "bytes" -> noFiles(words[1].chunked(2).map { it.toInt(16).toByte() }.toByteArray())
    "say" -> said(words[1], words[2], words.getOrNull(3))
    "ssml" -> pack!!.announcement(words[1], words.getOrNull(2)).ssml
    "packs" -> VoiceIndex(File(words[1]).readBytes()).packs(words[2], words.getOrNull(3)).joinToString(" ")
    else -> throw IllegalArgumentException(words[0])
}

fun main() {
    val out = PrintStream(System.out, false, "UTF-8")
    for (line in System.`in`.readBytes().toString(Charsets.UTF_8).split("\n").dropLast(1)) {
        val text = try {
            answer(line.split("\t"))
        } catch (refusal: Refusal) {
            "refused ${refusal.reason}"
        } catch (fault: PackFault) {
            "fault"
        } catch (error: Exception) {
            "$error"
        }
        out.print(text + "\n")
    }
    out.flush()
}
