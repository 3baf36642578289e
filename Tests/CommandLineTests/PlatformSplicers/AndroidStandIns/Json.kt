package org.json

import voiceassets.JsonNumber
import voiceassets.JsonReader

// As Android's own classes answer, of which the JSON is the splicer's: a compiler on this machine has neither.

class JSONException(text: String) : Exception(text)

class JSONObject internal constructor(private val members: Map<*, *>) {
    constructor(text: String) : this(members(text))

    fun keys(): Iterator<String> = members.keys.map { it as String }.iterator()
    fun has(name: String): Boolean = name in members
    fun getJSONObject(name: String): JSONObject = JSONObject(members[name] as Map<*, *>)
    fun optJSONObject(name: String): JSONObject? = (members[name] as? Map<*, *>)?.let { JSONObject(it) }
    fun getJSONArray(name: String): JSONArray = JSONArray(members[name] as List<*>)
    fun get(name: String): Any = members[name]!!
    fun getString(name: String): String = members[name] as String
    fun getLong(name: String): Long = (members[name] as JsonNumber).text.toLong()
    override fun toString(): String = "$members"
}

class JSONArray internal constructor(private val items: List<*>) {
    fun length(): Int = items.size
    fun getJSONObject(index: Int): JSONObject = JSONObject(items[index] as Map<*, *>)
}

private fun members(text: String): Map<*, *> {
    if (!text.trimStart().startsWith("{")) throw JSONException("no object")
    return JsonReader.read(text.toByteArray(Charsets.UTF_8), 1L shl 24) as Map<*, *>
}
