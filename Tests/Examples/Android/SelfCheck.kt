package com.example.shop

import java.io.InputStream
import org.json.JSONObject
import voiceassets.Refusal
import voiceassets.VoicePack

fun checkVoicePacks(open: (String) -> InputStream): Int {
    val packs = JSONObject(open("voice-vectors.json").use { it.reader().readText() }).getJSONObject("packs")
    var count = 0
    for (name in packs.keys()) {
        val pack = VoicePack.open { open("VoiceAssets/$name/$it") }
        for (vector in packs.getJSONArray(name).let { all -> (0 until all.length()).map { all.getJSONObject(it) } }) {
            val id = vector.getString("announcement")
            val values = vector.optJSONObject("values")?.let { all -> all.keys().asSequence().associateWith { all.getString(it) } }
            val said = try {
                val amount = if (vector.has("amount")) vector.getString("amount") else null
                (if (values == null) pack.announcement(id, amount) else pack.announcement(id, values)).run { "$samples $transcript" }
            } catch (refusal: Refusal) { refusal.code }
            val wanted = if (vector.has("code")) vector.getString("code") else vector.run { "${getLong("samples")} ${getString("transcript")}" }
            check(said == wanted) { "$name: $said: $vector" }
            count += 1
        }
    }
    return count
}
