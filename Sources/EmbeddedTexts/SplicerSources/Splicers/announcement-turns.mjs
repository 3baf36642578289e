// Says when announcements are heard, one after the other. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT
/** What comes of asking for a turn. */
export class TurnAnswer {
    constructor(refusal, start, ticket) {
        this.refusal = refusal;
        this.start = start;
        this.ticket = ticket;
    }
}
class Turn {
    constructor(start, length, sent, latest, ticket, isReserved = false) {
        this.start = start;
        this.length = length;
        this.sent = sent;
        this.latest = latest;
        this.ticket = ticket;
        this.isReserved = isReserved;
    }
}
/**
 * Gives announcements their turns: when each begins, in the order in which their messages were sent where that is known, and
 * with a silence between them. A message that comes twice is known by its id, and one that is too old gets no turn.
 */
export class AnnouncementTurns {
    /**
     * All in seconds.
     *
     * @param interval the silence between two announcements
     * @param maximumAge how old a message may be when it is said; `undefined` for any age
     * @param patience how long a turn is waited for
     * @param reach how far ahead a time is reserved
     */
    constructor(interval = 0.5, maximumAge = 600, patience = 20, reach = 120) {
        /** The ids of the messages that had their turn, the oldest first. Whoever keeps them knows them after a new start. */
        this.messages = [];
        this.turns = [];
        this.taken = 0;
        this.tickets = 0;
        this.interval = milliseconds(interval);
        this.maximumAge = maximumAge;
        this.patience = milliseconds(patience);
        this.reach = milliseconds(reach);
    }
    /**
     * A turn to wait for. When it comes, ask `begin`: a message that was sent before may have passed.
     *
     * @param seconds how long the announcement lasts
     * @param id the message's; `undefined` is never known
     * @param sent when the message was sent, seconds since 1970; `undefined` for one that has no age
     * @param now the time, seconds since 1970
     */
    turn(seconds, id, sent, now = Date.now() / 1000) {
        return this.take(seconds, id, sent, now, this.patience, false);
    }
    /**
     * A time as far ahead as `reach` allows. Only a reservation for a message that was sent before makes it later, and none in its
     * last second. When it comes, ask `begin`. See `turn`.
     */
    reserve(seconds, id, sent, now = Date.now() / 1000) {
        return this.take(seconds, id, sent, now, this.reach, true);
    }
    /**
     * When a turn begins, seconds since 1970, asked when it was to begin. If that is later than it was, wait until then and ask
     * again; if not, it has begun.
     *
     * @param at when it was to begin
     */
    begin(answer, at = answer.start) {
        const turn = this.turns.find((turn) => turn.ticket === answer.ticket);
        if (turn === undefined) {
            return at;
        }
        if (turn.start <= Math.round(at * 1000)) {
            turn.latest = turn.start;
        }
        return turn.start / 1000;
    }
    /** Forgets who speaks and who waits, not which messages had their turn. */
    restart() {
        this.turns = [];
    }
    take(seconds, id, sent, time, wait, isReserved) {
        if (id !== undefined && this.messages.includes(id)) {
            return new TurnAnswer('repeated', 0, 0);
        }
        const now = milliseconds(time);
        this.follow(now);
        const validity = this.validity(sent);
        if (!(validity >= now)) {
            return new TurnAnswer('expired', 0, 0);
        }
        const sentTime = sent !== undefined && Number.isFinite(sent) ? milliseconds(sent) : undefined;
        const turn = new Turn(now, milliseconds(seconds, Math.ceil), sentTime, Math.min(now + wait, validity), this.tickets + 1, isReserved);
        if (!this.insert(turn, now)) {
            const start = this.startAfter(this.turns[this.turns.length - 1], now);
            return new TurnAnswer(start > validity ? 'expired' : 'crowded', 0, 0);
        }
        this.tickets++;
        this.taken = now;
        if (id !== undefined) {
            this.messages.push(id);
            this.messages = this.messages.slice(-AnnouncementTurns.maximumMessages);
        }
        const answer = new TurnAnswer(undefined, turn.start / 1000, turn.ticket);
        this.shorten();
        return answer;
    }
    /** The latest time at which it may begin. */
    validity(sent) {
        if (sent === undefined || this.maximumAge === undefined) {
            return Number.MAX_SAFE_INTEGER;
        }
        return Number.isNaN(sent) ? -1 : milliseconds(sent + this.maximumAge);
    }
    /** At the first place that keeps the order, if those behind it still come in time. */
    insert(turn, now) {
        let place = this.turns.length;
        while (turn.sent !== undefined && place > 0 && this.isPassed(this.turns[place - 1], turn.sent, now)) {
            place--;
        }
        for (; place <= this.turns.length; place++) {
            const all = this.turns.slice(0, place).concat([turn], this.turns.slice(place));
            const starts = this.starts(all, place, now);
            if (all.every((other, index) => index < place || starts[index] <= this.latest(other, turn))) {
                all.forEach((other, index) => {
                    other.start = starts[index];
                });
                this.turns = all;
                return true;
            }
        }
        return false;
    }
    /** Whether a turn is still to come and its message was sent later. */
    isPassed(turn, sent, now) {
        return turn.start > now + (turn.isReserved ? AnnouncementTurns.handing : 0) && turn.sent !== undefined && turn.sent > sent;
    }
    /** The latest time at which a turn may begin if another one comes before it. A reservation is moved by reservations alone. */
    latest(turn, other) {
        return turn.isReserved && !other.isReserved ? turn.start : turn.latest;
    }
    /** When all begin if those behind a place begin as much later as they have to. */
    starts(all, place, now) {
        const starts = all.map((turn) => turn.start);
        for (let index = place; index < all.length; index++) {
            const end = index > 0 ? starts[index - 1] + all[index - 1].length + this.interval : now;
            starts[index] = Math.max(starts[index], end, now);
        }
        return starts;
    }
    startAfter(turn, now) {
        return turn === undefined ? now : Math.max(now, turn.start + turn.length + this.interval);
    }
    /** Two turns are one if there are too many. */
    shorten() {
        if (this.turns.length <= AnnouncementTurns.maximumTurns) {
            return;
        }
        const start = this.turns[0].start;
        const end = this.turns[1].start + this.turns[1].length;
        this.turns = [new Turn(start, end - start, undefined, start, 0)].concat(this.turns.slice(2));
    }
    /** Follows a clock that was set back; what nobody would have waited for comes from a clock that was wrong. */
    follow(now) {
        const furthest = Math.max(this.patience, this.reach) + AnnouncementTurns.longestSound * 1000;
        const back = this.taken - now;
        if (back > 0 && back <= furthest) {
            for (const turn of this.turns) {
                turn.start -= back;
                turn.latest -= back;
            }
            this.taken = now;
        }
        const last = this.turns[this.turns.length - 1];
        if (back > furthest || last !== undefined && last.start + last.length - now > furthest) {
            this.turns = [];
            this.taken = 0;
        }
        this.turns = this.turns.filter((turn) => turn.start + turn.length + this.interval > now);
    }
}
/** So many messages are remembered, the latest. */
AnnouncementTurns.maximumMessages = 1000;
/** So many turns are told apart: of more, the first two become one, which stays where it is. */
AnnouncementTurns.maximumTurns = 100;
/** A reservation that begins so soon stays where it is, milliseconds: who plays it has it by then. */
AnnouncementTurns.handing = 1000;
/** The longest sound, seconds. */
AnnouncementTurns.longestSound = 30;
function milliseconds(time, rounded = Math.floor) {
    return time > 0 ? rounded(Math.min(time, 1e12) * 1000) : 0;
}
