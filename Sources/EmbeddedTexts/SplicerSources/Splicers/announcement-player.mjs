// Plays announcements while the app is in the foreground, one after the other. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT
import { AnnouncementTurns } from './announcement-turns.mjs';
/** What is to be heard. */
export class PlayedAnnouncement {
    /** `seconds` is that of the sound; without a sound it doesn't count. */
    constructor(sound, text, seconds, id, sent) {
        this.sound = sound;
        this.text = text;
        this.seconds = sound === undefined ? PlayedAnnouncement.spokenSeconds(text) : seconds > 0 ? Math.min(seconds, 3600) : 0;
        this.id = id;
        this.sent = sent;
    }
    /** How long a synthesizer takes for a text, seconds, about. */
    static spokenSeconds(text) {
        return text === undefined ? 0 : Math.min(text.length * 200, 30000) / 1000;
    }
    /** The same to be heard again: of no message. */
    again() {
        return new PlayedAnnouncement(this.sound, this.text, this.seconds);
    }
}
/** What a player does next. */
export class PlayerStep {
    constructor(kind, item, reason, until) {
        this.kind = kind;
        this.item = item;
        this.reason = reason;
        this.until = until;
    }
}
class Waiting {
    constructor(item, turn, times) {
        this.item = item;
        this.turn = turn;
        this.times = times;
        this.at = Math.round(turn.start * 1000);
    }
}
/** Says which announcement is heard when, by the rules of `AnnouncementTurns`, and what is heard where a sound fails. */
export class PlayerQueue {
    /**
     * All in seconds.
     *
     * @param interval the silence between two announcements
     * @param maximumAge how old a message may be when it is said; `undefined` for any age
     * @param patience how long a turn is waited for
     */
    constructor(interval = 0.5, maximumAge = 600, patience = 20) {
        this.waiting = [];
        /** What comes before all that waits. */
        this.ready = [];
        this.current = undefined;
        /** How many times more what is heard is to be heard. */
        this.times = 1;
        /** Nobody begins earlier, milliseconds since 1970. */
        this.free = 0;
        this.turns = new AnnouncementTurns(interval, maximumAge, patience);
        this.interval = Math.max(0, Math.floor(interval * 1000));
        this.maximumAge = maximumAge;
        this.patience = Math.max(0, Math.floor(patience * 1000));
    }
    /**
     * Takes an announcement in.
     *
     * @param item the announcement
     * @param now the time, seconds since 1970
     * @param times how often it is heard at most
     * @returns why it is not taken: `failed` (there is nothing to be heard), or what `AnnouncementTurns` says
     */
    add(item, now, times = 1) {
        if (item.sound === undefined && (item.text === undefined || item.text === '')) {
            return 'failed';
        }
        if (this.waiting.length >= PlayerQueue.maximumWaiting) {
            return 'crowded';
        }
        const turn = this.turns.turn(item.seconds, item.id, item.sent, now);
        if (turn.refusal === undefined) {
            this.waiting.push(new Waiting(item, turn, times));
        }
        return turn.refusal;
    }
    /** Ends what is heard: the next one follows. The time is seconds since 1970. Answers whether something was heard. */
    skip(now) {
        const isHeard = this.current !== undefined;
        this.ended('stopped', now);
        for (const waiting of this.waiting) {
            waiting.at = this.turns.begin(waiting.turn, 0);
        }
        this.turns.restart();
        this.waiting.sort((one, other) => one.at - other.at);
        // One that is refused is too old, which is found when it is to begin.
        this.waiting = this.waiting.map((waiting) => new Waiting(waiting.item, this.turns.turn(waiting.item.seconds, undefined, waiting.item.sent, now), waiting.times));
        return isHeard;
    }
    /** Ends what is heard, and all that waits. See `skip`. */
    stop(now) {
        const waiting = this.waiting;
        this.waiting = [];
        const isHeard = this.skip(now);
        for (const dropped of waiting) {
            this.ready.push(new PlayerStep('dropped', dropped.item, 'stopped', 0));
        }
        return isHeard;
    }
    /** What is to be done now, seconds since 1970. Ask again after everything that is done, until it is to wait, busy or idle. */
    next(time) {
        const now = Math.round(time * 1000);
        if (this.current !== undefined) {
            return new PlayerStep('busy', undefined, undefined, this.current.until);
        }
        const ready = this.ready.shift();
        if (ready !== undefined) {
            return this.begun(ready);
        }
        for (;;) {
            const first = this.first(now);
            if (first === undefined) {
                return new PlayerStep('idle', undefined, undefined, 0);
            }
            // Who was told a time that was too early, for a message that was sent before or a longer one, is told again.
            const start = first.at <= now ? Math.round(this.turns.begin(first.turn, first.at / 1000) * 1000) : first.at;
            if (first.at <= now && start > first.at && start <= now + this.patience) {
                first.at = start;
                continue;
            }
            const until = Math.max(first.at, Math.min(this.free, now + this.interval));
            if (until > now) {
                return new PlayerStep('wait', undefined, undefined, until / 1000);
            }
            this.waiting = this.waiting.filter((other) => other !== first);
            this.times = first.times;
            if (this.isExpired(first.item, now)) {
                return new PlayerStep('dropped', first.item, 'expired', 0);
            }
            return this.begun(PlayerQueue.step(first.item.sound === undefined ? 'text' : 'sound', first.item, now));
        }
    }
    /**
     * What was to be heard is over.
     *
     * @param result `heard`, `failed` (nothing was heard: the text is spoken if it was a sound), `late` (it never came to an end) or
     *   `stopped`
     * @param time the time, seconds since 1970
     * @returns whether it isn't heard again
     */
    ended(result, time) {
        const step = this.current;
        const item = step?.item;
        if (step === undefined || item === undefined) {
            return true;
        }
        const now = Math.round(time * 1000);
        this.current = undefined;
        this.free = now + this.interval;
        if (result === 'heard') {
            // Behind all that waits.
            const turn = this.times > 1 ? this.turns.turn(item.seconds, undefined, undefined, time) : undefined;
            if (turn === undefined || turn.refusal !== undefined) {
                return true;
            }
            this.waiting.push(new Waiting(item, turn, this.times - 1));
            return false;
        }
        if (result === 'failed' && step.kind === 'sound' && item.text !== undefined && item.text !== '') {
            this.ready.push(PlayerQueue.step('text', item, now));
        }
        else {
            this.ready.push(new PlayerStep('dropped', item, result, 0));
        }
        return true;
    }
    /** What waits for the earliest turn. A clock that was set back makes nobody wait for longer than patience allows. */
    first(now) {
        let first = undefined;
        for (const waiting of this.waiting) {
            if (waiting.at > now + this.patience) {
                waiting.at = now;
            }
            if (first === undefined || waiting.at < first.at) {
                first = waiting;
            }
        }
        return first;
    }
    isExpired(item, now) {
        return item.sent !== undefined && this.maximumAge !== undefined && now > Math.floor((item.sent + this.maximumAge) * 1000);
    }
    begun(step) {
        if (step.kind !== 'dropped') {
            this.current = step;
        }
        return step;
    }
    /** Ten seconds more than a sound takes, and than three times what a text takes: what isn't over then never will be. */
    static step(kind, item, now) {
        const seconds = kind === 'sound' ? item.seconds : 3 * PlayedAnnouncement.spokenSeconds(item.text);
        return new PlayerStep(kind, item, undefined, now / 1000 + seconds + 10);
    }
}
/** So many announcements wait. */
PlayerQueue.maximumWaiting = 100;
/** Plays announcements in order, with other sound turned down meanwhile. */
export class AnnouncementPlayer {
    constructor(output, queue = new PlayerQueue()) {
        /** What began last, for `play` to say it once more: without the message's id and time. */
        this.last = undefined;
        this.told = new Map();
        this.isDucked = false;
        this.count = 0;
        this.output = output;
        this.queue = queue;
    }
    /**
     * Plays an announcement when its turn comes.
     *
     * @param item the announcement
     * @param times how often it is heard at most, unless it is stopped or skipped. What waits comes in between.
     * @returns `sound` or `text`, by which it was heard to its end, or why it was not: `repeated`, `expired`, `crowded`, `failed`
     *   (it could neither be played nor spoken), `late` (it never came to an end) or `stopped`
     */
    play(item, times = 1) {
        const refusal = this.told.has(item) ? 'repeated' : this.queue.add(item, this.output.now(), times);
        if (refusal !== undefined) {
            return Promise.resolve(refusal);
        }
        return new Promise((resolve) => {
            this.told.set(item, resolve);
            this.go();
        });
    }
    /** Ends what is heard. What waits follows. */
    skip() {
        this.silence(this.queue.skip(this.output.now()));
    }
    /** Ends what is heard, and drops all that waits. */
    stop() {
        this.silence(this.queue.stop(this.output.now()));
    }
    silence(isHeard) {
        if (isHeard) {
            // Before it is stopped, which may end it at once.
            this.count += 1;
            this.output.stop();
        }
        this.go();
    }
    go() {
        for (;;) {
            const step = this.queue.next(this.output.now());
            const item = step.item;
            if (step.kind === 'wait') {
                this.output.after(Math.max(0.001, step.until - this.output.now()), () => this.go());
            }
            if (step.kind === 'idle' && this.isDucked) {
                this.isDucked = false;
                this.output.duck(false);
            }
            if (item === undefined) {
                return;
            }
            if (step.kind === 'dropped') {
                this.tell(item, step.reason ?? 'failed');
            }
            else {
                this.begin(step, item);
            }
        }
    }
    begin(step, item) {
        if (!this.isDucked) {
            this.isDucked = true;
            this.output.duck(true);
        }
        this.count += 1;
        this.last = item.again();
        const count = this.count;
        const over = (result) => {
            // What was late may end all the same.
            if (count === this.count) {
                this.count += 1;
                this.end(step, item, result);
            }
        };
        this.output.after(step.until - this.output.now(), () => {
            if (count === this.count) {
                // Before it is stopped, which may end it at once.
                this.count += 1;
                this.output.stop();
                this.end(step, item, 'late');
            }
        });
        const sound = item.sound;
        const hearing = step.kind === 'sound' && sound !== undefined ? this.output.play(sound) : this.output.speak(item.text ?? '');
        hearing.then((isHeard) => over(isHeard ? 'heard' : 'failed'), () => over('failed'));
    }
    end(step, item, result) {
        const isOver = this.queue.ended(result, this.output.now());
        if (result === 'heard' && isOver) {
            this.tell(item, step.kind);
        }
        this.go();
    }
    tell(item, result) {
        const resolve = this.told.get(item);
        this.told.delete(item);
        if (resolve !== undefined) {
            resolve(result);
        }
    }
}
