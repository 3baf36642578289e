// Plays announcements while the app is in the foreground, one after the other. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

package voiceassets

/**
 * What is to be heard.
 *
 * @param sound a sound file, as `VoicePack.file` writes it; null where no pack can say it
 * @param text what a synthesizer speaks where there is no sound or it can't be played; null for nothing
 * @param seconds how long the sound takes; without a sound it doesn't count
 * @param id the message's; null is never known again
 * @param sent when the message was sent, seconds since 1970; null for one that has no age
 */
class PlayedAnnouncement(
    val sound: ByteArray?, val text: String?, seconds: Double, val id: String? = null, val sent: Double? = null
) {
    /** How long it takes, seconds, an hour at most; of a text alone, a fifth of a second for each UTF-16 unit, 30 s at most. */
    val seconds = if (sound == null) spokenSeconds(text) else if (seconds > 0) minOf(seconds, 3600.0) else 0.0

    /** The same to be heard again: of no message. */
    internal fun again() = PlayedAnnouncement(sound, text, seconds)

    internal companion object {
        /** How long a synthesizer takes for a text, seconds, about. */
        fun spokenSeconds(text: String?): Double =
            if (text == null) 0.0 else minOf(text.length.toLong() * 200, 30_000L) / 1000.0
    }
}

/** What a player does next. */
class PlayerStep internal constructor(
    /** `sound` or `text` is to be heard now, `dropped` is not heard, `wait` is for later, `busy` for an end, `idle` for nothing. */
    val kind: String,
    val item: PlayedAnnouncement? = null,
    /** Why it is dropped. */
    val reason: String? = null,
    /** When to ask again, or when what is heard has to be over, milliseconds since 1970. */
    val until: Long = 0
)

/**
 * Says which announcement is heard when, by the rules of `AnnouncementTurns`, and what is heard where a sound fails. On one
 * thread. All but times in seconds.
 *
 * @param interval the silence between two announcements
 * @param maximumAge how old a message may be when it is said; null for any age
 * @param patience how long a turn is waited for
 */
class PlayerQueue(interval: Double = 0.5, private val maximumAge: Double? = 600.0, patience: Double = 20.0) {
    private class Waiting(val item: PlayedAnnouncement, val turn: TurnAnswer, val times: Int) {
        /** When it is to begin, milliseconds since 1970. */
        var at = turn.start
    }

    /** Who gives the turns; its `messages` are the ids of what was heard. */
    val turns = AnnouncementTurns(interval, maximumAge, patience)
    private val interval = maxOf(0.0, Math.floor(interval * 1000)).toLong()
    private val patience = maxOf(0.0, Math.floor(patience * 1000)).toLong()
    private var waiting = mutableListOf<Waiting>()

    /** What comes before all that waits. */
    private val ready = mutableListOf<PlayerStep>()
    private var current: PlayerStep? = null

    /** How many times more what is heard is to be heard. */
    private var times = 1

    /** Nobody begins earlier, milliseconds since 1970. */
    private var free = 0L

    /**
     * Takes an announcement in. Answers why it is not taken: `failed` (there is nothing to be heard), or what
     * `AnnouncementTurns` says.
     *
     * @param item the announcement
     * @param now the time, milliseconds since 1970
     * @param times how often it is heard at most
     */
    fun add(item: PlayedAnnouncement, now: Long, times: Int = 1): String? {
        if (item.sound == null && item.text.isNullOrEmpty()) return "failed"
        if (waiting.size >= MAXIMUM_WAITING) return "crowded"
        val turn = turns.turn(item.seconds, item.id, item.sent, now)
        if (turn.refusal == null) waiting.add(Waiting(item, turn, times))
        return turn.refusal
    }

    /** Ends what is heard: the next one follows. The time is milliseconds since 1970. Answers whether something was heard. */
    fun skip(now: Long): Boolean {
        val isHeard = current != null
        ended("stopped", now)
        for (other in waiting) other.at = turns.begin(other.turn, 0)
        turns.restart()
        // One that is refused is too old, which is found when it is to begin.
        waiting = waiting.sortedBy { it.at }
            .map { Waiting(it.item, turns.turn(it.item.seconds, null, it.item.sent, now), it.times) }.toMutableList()
        return isHeard
    }

    /** Ends what is heard, and all that waits. See `skip`. */
    fun stop(now: Long): Boolean {
        val dropped = waiting
        waiting = mutableListOf()
        val isHeard = skip(now)
        ready += dropped.map { PlayerStep("dropped", it.item, "stopped") }
        return isHeard
    }

    /**
     * What is to be done now. Ask again after everything that is done, until it is to wait, busy or idle.
     *
     * @param now the time, milliseconds since 1970
     */
    fun next(now: Long): PlayerStep {
        current?.let { return PlayerStep("busy", until = it.until) }
        if (ready.isNotEmpty()) return begun(ready.removeAt(0))
        while (true) {
            val first = first(now) ?: return PlayerStep("idle")
            // Who was told a time that was too early, for a message that was sent before or a longer one, is told again.
            val start = if (first.at <= now) turns.begin(first.turn, first.at) else first.at
            if (first.at <= now && start > first.at && start <= now + patience) {
                first.at = start
                continue
            }
            val until = maxOf(first.at, minOf(free, now + interval))
            if (until > now) return PlayerStep("wait", until = until)
            waiting.remove(first)
            times = first.times
            if (isExpired(first.item, now)) return PlayerStep("dropped", first.item, "expired")
            return begun(step(if (first.item.sound == null) "text" else "sound", first.item, now))
        }
    }

    /**
     * What was to be heard is over. Answers whether it isn't heard again.
     *
     * @param result `heard`, `failed` (nothing was heard: the text is spoken if it was a sound), `late` (it never came to an
     *   end) or `stopped`
     * @param now the time, milliseconds since 1970
     */
    fun ended(result: String, now: Long): Boolean {
        val step = current ?: return true
        val item = step.item ?: return true
        current = null
        free = now + interval
        if (result == "heard") {
            // Behind all that waits.
            val turn = if (times > 1) turns.turn(item.seconds, null, null, now) else return true
            if (turn.refusal == null) waiting.add(Waiting(item, turn, times - 1))
            return turn.refusal != null
        }
        if (result == "failed" && step.kind == "sound" && !item.text.isNullOrEmpty()) {
            ready.add(step("text", item, now))
        } else {
            ready.add(PlayerStep("dropped", item, result))
        }
        return true
    }

    /** What waits for the earliest turn. A clock that was set back makes nobody wait for longer than patience allows. */
    private fun first(now: Long): Waiting? {
        var first: Waiting? = null
        for (other in waiting) {
            if (other.at > now + patience) other.at = now
            if (first == null || other.at < first.at) first = other
        }
        return first
    }

    private fun isExpired(item: PlayedAnnouncement, now: Long): Boolean =
        item.sent != null && maximumAge != null && now > Math.floor((item.sent + maximumAge) * 1000)

    private fun begun(step: PlayerStep): PlayerStep {
        if (step.kind != "dropped") current = step
        return step
    }

    private companion object {
        /** So many announcements wait. */
        const val MAXIMUM_WAITING = 100

        /** Ten seconds more than a sound takes, and than three times what a text takes: what isn't over then never will be. */
        fun step(kind: String, item: PlayedAnnouncement, now: Long): PlayerStep {
            val seconds = if (kind == "sound") item.seconds else 3 * PlayedAnnouncement.spokenSeconds(item.text)
            return PlayerStep(kind, item, null, now + Math.ceil((seconds + 10) * 1000).toLong())
        }
    }
}

/** What an announcement is heard by: the platform's, or a test's own. All of it on one thread. */
interface AnnouncementOutput {
    /** The time, milliseconds since 1970. */
    fun now(): Long

    /** Does something after so many milliseconds. */
    fun after(milliseconds: Long, work: () -> Unit)

    /** Plays a sound file, and tells at its end that it was heard, or that it can't be played. */
    fun play(sound: ByteArray, over: (Boolean) -> Unit)

    /** Speaks a text, and tells at its end that it was heard, or that it can't be spoken. */
    fun speak(text: String, over: (Boolean) -> Unit)

    /** Ends what is heard. */
    fun stop()

    /** Turns other sound down, or up again. */
    fun duck(isDucked: Boolean)
}

/**
 * Plays announcements in order, with other sound turned down meanwhile. On the thread of its output.
 *
 * @param output what they are heard by
 * @param queue what is heard when
 */
class AnnouncementPlayer(private val output: AnnouncementOutput, val queue: PlayerQueue = PlayerQueue()) {
    private val told = mutableMapOf<PlayedAnnouncement, (String) -> Unit>()
    private var isDucked = false
    private var count = 0L
    private var isGoing = false

    /** What began last, for `play` to say it once more: without the message's id and time. */
    var last: PlayedAnnouncement? = null
        private set

    /**
     * Plays an announcement when its turn comes, and tells `sound` or `text`, by which it was heard to its end, or why it was
     * not: `repeated`, `expired`, `crowded`, `failed` (it could neither be played nor spoken), `late` (it never came to an
     * end) or `stopped`.
     *
     * @param item the announcement
     * @param times how often it is heard at most, unless it is stopped or skipped. What waits comes in between.
     * @param tell is told once
     */
    fun play(item: PlayedAnnouncement, times: Int = 1, tell: (String) -> Unit = {}) {
        val refusal = if (item in told) "repeated" else queue.add(item, output.now(), times)
        if (refusal != null) return tell(refusal)
        told[item] = tell
        go()
    }

    /** Ends what is heard. What waits follows. */
    fun skip() = silence(queue.skip(output.now()))

    /** Ends what is heard, and drops all that waits. */
    fun stop() = silence(queue.stop(output.now()))

    private fun silence(isHeard: Boolean) {
        if (isHeard) {
            // Before it is stopped, which may end it at once.
            count += 1
            output.stop()
        }
        go()
    }

    private fun go() {
        // Who is told at once asks again at once.
        if (isGoing) return
        isGoing = true
        while (true) {
            val step = queue.next(output.now())
            val item = step.item
            if (step.kind == "wait") output.after(maxOf(1, step.until - output.now())) { go() }
            if (step.kind == "idle" && isDucked) {
                isDucked = false
                output.duck(false)
            }
            if (item == null) break
            if (step.kind == "dropped") told.remove(item)?.invoke(step.reason ?: "failed") else begin(step, item)
        }
        isGoing = false
    }

    private fun begin(step: PlayerStep, item: PlayedAnnouncement) {
        if (!isDucked) {
            isDucked = true
            output.duck(true)
        }
        count += 1
        last = item.again()
        val mine = count
        fun over(result: String) {
            // What was late may end all the same.
            if (mine != count) return
            count += 1
            end(step, item, result)
        }
        output.after(step.until - output.now()) {
            if (mine == count) {
                // Before it is stopped, which may end it at once.
                count += 1
                output.stop()
                end(step, item, "late")
            }
        }
        val sound = item.sound
        val heard = { isHeard: Boolean -> over(if (isHeard) "heard" else "failed") }
        if (step.kind == "sound" && sound != null) output.play(sound, heard) else output.speak(item.text ?: "", heard)
    }

    private fun end(step: PlayerStep, item: PlayedAnnouncement, result: String) {
        val isOver = queue.ended(result, output.now())
        if (result == "heard" && isOver) told.remove(item)?.invoke(step.kind)
        go()
    }
}
