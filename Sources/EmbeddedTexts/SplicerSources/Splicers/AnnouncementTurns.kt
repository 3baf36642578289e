// Says when announcements are heard, one after the other. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

package voiceassets

/** What comes of asking for a turn. */
class TurnAnswer internal constructor(
    /**
     * Why there is none: `repeated` (a message of this id had its turn before), `expired` (the announcement is too old, or
     * would be when its turn comes) or `crowded` (its turn would come too late). Null if there is one.
     */
    val refusal: String?,
    /** When the announcement begins, milliseconds since 1970. */
    val start: Long = 0,
    internal val ticket: Long = 0
)

/**
 * Gives announcements their turns: when each begins, in the order in which their messages were sent where that is known, and
 * with a silence between them. A message that comes twice is known by its id, and one that is too old gets no turn.
 *
 * Several threads may use one value. All but `now` in seconds.
 *
 * @param interval the silence between two announcements
 * @param maximumAge how old a message may be when it is said; null for any age
 * @param patience how long a turn is waited for
 * @param reach how far ahead a time is reserved
 */
class AnnouncementTurns(
    interval: Double = 0.5, private val maximumAge: Double? = 600.0, patience: Double = 20.0, reach: Double = 120.0
) {
    private class Turn(
        var start: Long, val length: Long, val sent: Long?,
        /** It doesn't begin later than this. A turn that has begun stays where it is: this is its start. */
        var latest: Long, val ticket: Long, val isReserved: Boolean
    )

    private val interval = milliseconds(interval)
    private val patience = milliseconds(patience)
    private val reach = milliseconds(reach)
    private var turns = listOf<Turn>()
    private var taken = 0L
    private var tickets = 0L

    /** The ids of the messages that had their turn, the oldest first. Whoever keeps them knows them after a new start. */
    @get:Synchronized @set:Synchronized
    var messages = listOf<String>()

    /**
     * A turn to wait for. When it comes, ask `begin`: a message that was sent before may have passed.
     *
     * @param seconds how long the announcement lasts
     * @param id the message's; null is never known
     * @param sent when the message was sent, seconds since 1970; null for one that has no age
     * @param now the time, milliseconds since 1970
     */
    @Synchronized
    fun turn(
        seconds: Double, id: String? = null, sent: Double? = null, now: Long = System.currentTimeMillis()
    ): TurnAnswer = take(seconds, id, sent, now, patience, false)

    /**
     * A time as far ahead as `reach` allows. Only a reservation for a message that was sent before makes it later, and none in
     * its last second. When it comes, ask `begin`. See `turn`.
     */
    @Synchronized
    fun reserve(
        seconds: Double, id: String? = null, sent: Double? = null, now: Long = System.currentTimeMillis()
    ): TurnAnswer = take(seconds, id, sent, now, reach, true)

    /**
     * When a turn begins, milliseconds since 1970, asked when it was to begin. If that is later than it was, wait until then
     * and ask again; if not, it has begun.
     *
     * @param at when it was to begin
     */
    @Synchronized
    fun begin(answer: TurnAnswer, at: Long = answer.start): Long {
        val turn = turns.find { it.ticket == answer.ticket } ?: return at
        if (turn.start <= at) turn.latest = turn.start
        return turn.start
    }

    /** Forgets who speaks and who waits, not which messages had their turn. */
    @Synchronized
    internal fun restart() {
        turns = listOf()
    }

    private fun take(
        seconds: Double, id: String?, sent: Double?, now: Long, wait: Long, isReserved: Boolean
    ): TurnAnswer {
        if (id != null && messages.contains(id)) return TurnAnswer("repeated")
        follow(now)
        val validity = validity(sent)
        if (validity < now) return TurnAnswer("expired")
        val sentTime = sent?.takeIf { !it.isNaN() && !it.isInfinite() }?.let { milliseconds(it) }
        val length = milliseconds(seconds) { Math.ceil(it) }
        val turn = Turn(now, length, sentTime, minOf(now + wait, validity), tickets + 1, isReserved)
        if (!insert(turn, now)) {
            val start = turns.lastOrNull()?.let { maxOf(now, it.start + it.length + interval) } ?: now
            return TurnAnswer(if (start > validity) "expired" else "crowded")
        }
        tickets += 1
        taken = now
        if (id != null) messages = (messages + id).takeLast(MAXIMUM_MESSAGES)
        shorten()
        return TurnAnswer(null, turn.start, turn.ticket)
    }

    /** The latest time at which it may begin. */
    private fun validity(sent: Double?): Long {
        if (sent == null || maximumAge == null) return Long.MAX_VALUE
        return if (sent.isNaN()) -1 else milliseconds(sent + maximumAge)
    }

    /** At the first place that keeps the order, if those behind it still come in time. */
    private fun insert(turn: Turn, now: Long): Boolean {
        val sent = turn.sent
        val first = if (sent == null) turns.size
        else turns.indexOfLast { it.start <= now + (if (it.isReserved) HANDING else 0) || (it.sent ?: Long.MIN_VALUE) <= sent } + 1
        for (place in first..turns.size) {
            val all = turns.take(place) + turn + turns.drop(place)
            val starts = starts(all, place, now)
            if ((place until all.size).all { starts[it] <= latest(all[it], turn) }) {
                all.forEachIndexed { index, other -> other.start = starts[index] }
                turns = all
                return true
            }
        }
        return false
    }

    /** The latest time at which a turn may begin if another one comes before it. A reservation is moved by reservations alone. */
    private fun latest(turn: Turn, other: Turn): Long =
        if (turn.isReserved && !other.isReserved) turn.start else turn.latest

    /** When all begin if those behind a place begin as much later as they have to. */
    private fun starts(all: List<Turn>, place: Int, now: Long): LongArray {
        val starts = LongArray(all.size) { all[it].start }
        for (index in place until all.size) {
            val end = if (index > 0) starts[index - 1] + all[index - 1].length + interval else now
            starts[index] = maxOf(starts[index], end, now)
        }
        return starts
    }

    /** Two turns are one if there are too many. */
    private fun shorten() {
        if (turns.size <= MAXIMUM_TURNS) return
        val start = turns[0].start
        val joined = Turn(start, turns[1].start + turns[1].length - start, null, start, 0, false)
        turns = listOf(joined) + turns.drop(2)
    }

    /** Follows a clock that was set back; what nobody would have waited for comes from a clock that was wrong. */
    private fun follow(now: Long) {
        val furthest = maxOf(patience, reach) + LONGEST_SOUND
        val back = taken - now
        if (back in 1..furthest) {
            for (turn in turns) {
                turn.start -= back
                turn.latest -= back
            }
            taken = now
        }
        val isWrong = turns.lastOrNull()?.let { it.start + it.length - now > furthest } ?: false
        if (back > furthest || isWrong) {
            turns = listOf()
            taken = 0
        }
        turns = turns.filter { it.start + it.length + interval > now }
    }

    private companion object {
        /** So many messages are remembered, the latest. */
        const val MAXIMUM_MESSAGES = 1000
        /** So many turns are told apart: of more, the first two become one, which stays where it is. */
        const val MAXIMUM_TURNS = 100
        /** A reservation that begins so soon stays where it is, milliseconds: who plays it has it by then. */
        const val HANDING = 1000L
        /** The longest sound, milliseconds. */
        const val LONGEST_SOUND = 30_000L

        fun milliseconds(time: Double, rounded: (Double) -> Double = { Math.floor(it) }): Long =
            if (time > 0) rounded(minOf(time, 1e12) * 1000).toLong() else 0
    }
}
