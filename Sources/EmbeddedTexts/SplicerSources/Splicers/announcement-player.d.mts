// Plays announcements while the app is in the foreground, one after the other. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

import { AnnouncementTurns } from './announcement-turns.mjs';
/** What is to be heard. */
export declare class PlayedAnnouncement {
    /** A sound file, as `VoicePack.file` writes it; `undefined` where no pack can say it. */
    readonly sound: Uint8Array | undefined;
    /** What a synthesizer speaks where there is no sound or it can't be played; `undefined` for nothing. */
    readonly text: string | undefined;
    /** How long it takes, seconds, an hour at most; of a text alone, a fifth of a second for each UTF-16 unit, 30 s at most. */
    readonly seconds: number;
    /** The message's id; `undefined` is never known again. */
    readonly id: string | undefined;
    /** When the message was sent, seconds since 1970; `undefined` for one that has no age. */
    readonly sent: number | undefined;
    /** `seconds` is that of the sound; without a sound it doesn't count. */
    constructor(sound: Uint8Array | undefined, text: string | undefined, seconds: number, id?: string, sent?: number);
    /** How long a synthesizer takes for a text, seconds, about. */
    static spokenSeconds(text: string | undefined): number;
    /** The same to be heard again: of no message. */
    again(): PlayedAnnouncement;
}
/** What a player does next. */
export declare class PlayerStep {
    /** `sound` or `text` is to be heard now, `dropped` is not heard, `wait` is for later, `busy` for an end, `idle` for nothing. */
    readonly kind: string;
    readonly item: PlayedAnnouncement | undefined;
    /** Why it is dropped. */
    readonly reason: string | undefined;
    /** When to ask again, or when what is heard has to be over, seconds since 1970. */
    readonly until: number;
    constructor(kind: string, item: PlayedAnnouncement | undefined, reason: string | undefined, until: number);
}
/** Says which announcement is heard when, by the rules of `AnnouncementTurns`, and what is heard where a sound fails. */
export declare class PlayerQueue {
    /** So many announcements wait. */
    private static readonly maximumWaiting;
    /** Who gives the turns; its `messages` are the ids of what was heard. */
    readonly turns: AnnouncementTurns;
    private readonly interval;
    private readonly maximumAge;
    private readonly patience;
    private waiting;
    /** What comes before all that waits. */
    private ready;
    private current;
    /** How many times more what is heard is to be heard. */
    private times;
    /** Nobody begins earlier, milliseconds since 1970. */
    private free;
    /**
     * All in seconds.
     *
     * @param interval the silence between two announcements
     * @param maximumAge how old a message may be when it is said; `undefined` for any age
     * @param patience how long a turn is waited for
     */
    constructor(interval?: number, maximumAge?: number | undefined, patience?: number);
    /**
     * Takes an announcement in.
     *
     * @param item the announcement
     * @param now the time, seconds since 1970
     * @param times how often it is heard at most
     * @returns why it is not taken: `failed` (there is nothing to be heard), or what `AnnouncementTurns` says
     */
    add(item: PlayedAnnouncement, now: number, times?: number): string | undefined;
    /** Ends what is heard: the next one follows. The time is seconds since 1970. Answers whether something was heard. */
    skip(now: number): boolean;
    /** Ends what is heard, and all that waits. See `skip`. */
    stop(now: number): boolean;
    /** What is to be done now, seconds since 1970. Ask again after everything that is done, until it is to wait, busy or idle. */
    next(time: number): PlayerStep;
    /**
     * What was to be heard is over.
     *
     * @param result `heard`, `failed` (nothing was heard: the text is spoken if it was a sound), `late` (it never came to an end) or
     *   `stopped`
     * @param time the time, seconds since 1970
     * @returns whether it isn't heard again
     */
    ended(result: string, time: number): boolean;
    /** What waits for the earliest turn. A clock that was set back makes nobody wait for longer than patience allows. */
    private first;
    private isExpired;
    private begun;
    /** Ten seconds more than a sound takes, and than three times what a text takes: what isn't over then never will be. */
    private static step;
}
/** What an announcement is heard by: the platform's, or a test's own. */
export interface AnnouncementOutput {
    /** The time, seconds since 1970. */
    now(): number;
    /** Does something after so many seconds. */
    after(seconds: number, work: () => void): void;
    /** Plays a sound file to its end; false if it can't be played. */
    play(sound: Uint8Array): Promise<boolean>;
    /** Speaks a text to its end; false if it can't be spoken. */
    speak(text: string): Promise<boolean>;
    /** Ends what is heard. */
    stop(): void;
    /** Turns other sound down, or up again. */
    duck(isDucked: boolean): void;
}
/** Plays announcements in order, with other sound turned down meanwhile. */
export declare class AnnouncementPlayer {
    /** What is heard when. */
    readonly queue: PlayerQueue;
    /** What began last, for `play` to say it once more: without the message's id and time. */
    last: PlayedAnnouncement | undefined;
    private readonly output;
    private readonly told;
    private isDucked;
    private count;
    constructor(output: AnnouncementOutput, queue?: PlayerQueue);
    /**
     * Plays an announcement when its turn comes.
     *
     * @param item the announcement
     * @param times how often it is heard at most, unless it is stopped or skipped. What waits comes in between.
     * @returns `sound` or `text`, by which it was heard to its end, or why it was not: `repeated`, `expired`, `crowded`, `failed`
     *   (it could neither be played nor spoken), `late` (it never came to an end) or `stopped`
     */
    play(item: PlayedAnnouncement, times?: number): Promise<string>;
    /** Ends what is heard. What waits follows. */
    skip(): void;
    /** Ends what is heard, and drops all that waits. */
    stop(): void;
    private silence;
    private go;
    private begin;
    private end;
    private tell;
}
