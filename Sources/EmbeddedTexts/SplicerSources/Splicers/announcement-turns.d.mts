// Says when announcements are heard, one after the other. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

/** What comes of asking for a turn. */
export declare class TurnAnswer {
    /**
     * Why there is none: `repeated` (a message of this id had its turn before), `expired` (the announcement is too old, or
     * would be when its turn comes) or `crowded` (its turn would come too late). `undefined` if there is one.
     */
    readonly refusal: string | undefined;
    /** When the announcement begins, seconds since 1970. */
    readonly start: number;
    /** Whose turn it is, for `begin`. */
    readonly ticket: number;
    constructor(refusal: string | undefined, start: number, ticket: number);
}
/**
 * Gives announcements their turns: when each begins, in the order in which their messages were sent where that is known, and
 * with a silence between them. A message that comes twice is known by its id, and one that is too old gets no turn.
 */
export declare class AnnouncementTurns {
    /** So many messages are remembered, the latest. */
    static readonly maximumMessages: number;
    /** So many turns are told apart: of more, the first two become one, which stays where it is. */
    static readonly maximumTurns: number;
    /** A reservation that begins so soon stays where it is, milliseconds: who plays it has it by then. */
    private static readonly handing;
    /** The longest sound, seconds. */
    private static readonly longestSound;
    /** The ids of the messages that had their turn, the oldest first. Whoever keeps them knows them after a new start. */
    messages: string[];
    private readonly interval;
    private readonly maximumAge;
    private readonly patience;
    private readonly reach;
    private turns;
    private taken;
    private tickets;
    /**
     * All in seconds.
     *
     * @param interval the silence between two announcements
     * @param maximumAge how old a message may be when it is said; `undefined` for any age
     * @param patience how long a turn is waited for
     * @param reach how far ahead a time is reserved
     */
    constructor(interval?: number, maximumAge?: number | undefined, patience?: number, reach?: number);
    /**
     * A turn to wait for. When it comes, ask `begin`: a message that was sent before may have passed.
     *
     * @param seconds how long the announcement lasts
     * @param id the message's; `undefined` is never known
     * @param sent when the message was sent, seconds since 1970; `undefined` for one that has no age
     * @param now the time, seconds since 1970
     */
    turn(seconds: number, id?: string, sent?: number, now?: number): TurnAnswer;
    /**
     * A time as far ahead as `reach` allows. Only a reservation for a message that was sent before makes it later, and none in its
     * last second. When it comes, ask `begin`. See `turn`.
     */
    reserve(seconds: number, id?: string, sent?: number, now?: number): TurnAnswer;
    /**
     * When a turn begins, seconds since 1970, asked when it was to begin. If that is later than it was, wait until then and ask
     * again; if not, it has begun.
     *
     * @param at when it was to begin
     */
    begin(answer: TurnAnswer, at?: number): number;
    /** Forgets who speaks and who waits, not which messages had their turn. */
    restart(): void;
    private take;
    /** The latest time at which it may begin. */
    private validity;
    /** At the first place that keeps the order, if those behind it still come in time. */
    private insert;
    /** Whether a turn is still to come and its message was sent later. */
    private isPassed;
    /** The latest time at which a turn may begin if another one comes before it. A reservation is moved by reservations alone. */
    private latest;
    /** When all begin if those behind a place begin as much later as they have to. */
    private starts;
    private startAfter;
    /** Two turns are one if there are too many. */
    private shorten;
    /** Follows a clock that was set back; what nobody would have waited for comes from a clock that was wrong. */
    private follow;
}
