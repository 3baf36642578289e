// Joins the clips of a voice pack into announcements. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT
/** The version of `voice-assets` that wrote this splicer. */
export const VERSION = '@VERSION@';
/** The pack, or a file of it, is damaged or of a version that this splicer doesn't know. */
export class PackFault extends Error {
    constructor(message, code = 'pack.unsound') {
        super(message);
        this.name = 'PackFault';
        this.code = code;
    }
}
/** There is no announcement for what was asked. */
export class Refusal extends Error {
    constructor(code, message, slot) {
        super(message);
        this.name = 'Refusal';
        this.code = code;
        this.slot = slot ?? (code.startsWith('amount.') ? 'amount' : undefined);
        this.reason = code === 'amount.range' || code === 'announcement.length' ? code.split('.')[1] : code.split('.')[0];
    }
}
/** A value that an announcement says: the amount, a queue number, a table. */
export class Slot {
    constructor(name, kind, isOptional, example) {
        this.name = name;
        this.kind = kind;
        this.isOptional = isOptional;
        this.example = example;
    }
}
/** What is said: clips in order. */
export class Announcement {
    constructor(id, indexes, clips, joins, sampleRate, locale) {
        this.id = id;
        this.clipIndexes = indexes;
        this.clips = indexes.map((index) => clips[index].id);
        const onsets = [];
        let samples = 0;
        let transcript = '';
        let before = -1;
        for (let place = 0; place < indexes.length; place++) {
            const clip = clips[indexes[place]];
            onsets.push(samples);
            samples += clip.samples;
            // A pause says nothing.
            if (clip.text !== '') {
                transcript += before < 0 ? '' : textBetween(before, indexes[place], clips, joins);
                transcript += clip.text;
                before = indexes[place];
            }
        }
        this.onsets = onsets;
        this.samples = samples;
        this.seconds = samples / sampleRate;
        this.transcript = transcript;
        this.ssml = ssmlOf(transcript, locale);
    }
}
/** A voice pack, ready to announce amounts: amounts in, one playable file out. Nothing is decoded or encoded. */
export class VoicePack {
    /** A pack by the bytes of its `splice.json`. Throws `PackFault`. */
    constructor(manifestBytes, read) {
        const manifest = new Manifest(new JsonPart(JsonReader.read(manifestBytes, 2 * 1024 * 1024), undefined, ''));
        this.manifest = manifest;
        this.read = read;
        this.name = manifest.pack;
        this.locale = manifest.locale;
        this.currency = manifest.currency;
        this.scale = manifest.scale;
        this.announcementIds = Array.from(manifest.grammar.announcements.keys()).sort();
        this.renditions = Array.from(manifest.renditions.keys()).filter((name) => this.fileExtension(name) !== undefined).sort();
    }
    /**
     * Reads and checks a pack's `splice.json`. Clips are looked at when they are spliced. A pack of voice-assets 0.2 has
     * only a `manifest.json`, by which it is refused. Throws `PackFault`, and what reading the latter throws.
     */
    static async open(read) {
        let bytes;
        try {
            bytes = await read('splice.json');
        }
        catch (missing) {
            bytes = await read('manifest.json');
        }
        return new VoicePack(bytes, read);
    }
    /** Whether an announcement says an amount; `undefined` if the pack has none of this id. */
    saysAmount(id) {
        return this.manifest.grammar.announcements.get(id)?.some((item) => item.values?.name === AMOUNT);
    }
    /** What announces an amount that comes without an id: the only one that says an amount, or `payment-received`. */
    get defaultAnnouncementId() {
        const ids = this.announcementIds.filter((id) => this.saysAmount(id) === true);
        return ids.length === 1 ? ids[0] : ids.find((id) => id === 'payment-received');
    }
    /** The extension of a rendition's files, without the dot; `undefined` if it can't be spliced. */
    fileExtension(rendition) {
        const format = this.manifest.renditions.get(rendition);
        return format?.isSpliced === true ? format.fileExtension : undefined;
    }
    /**
     * What is said for an amount.
     *
     * @param amount a decimal text such as `15.50`; not looked at if the announcement says none. Never a number.
     * @throws Refusal, PackFault
     */
    announcement(id, amount) {
        const texts = new Map();
        // What nobody's compiler looked at may be anything; a number says less than the text that it was made of.
        if (amount !== undefined && typeof amount !== 'string') {
            throw new Refusal('amount.form', 'the amount is no text: send it as text, such as "15.50"');
        }
        if (amount !== undefined && this.saysAmount(id) !== false) {
            this.manifest.grammar.amount.value(amount);
            texts.set(AMOUNT, amount);
        }
        return this.saying(id, texts);
    }
    /** The values that an announcement says, in its order; `undefined` if the pack has none of this id. */
    slots(id) {
        const items = this.manifest.grammar.announcements.get(id);
        return items?.filter((item) => item.values !== undefined).map((item) => {
            const values = item.values;
            return new Slot(values.name, values.kind, item.isOptional, values.example);
        });
    }
    /**
     * What is said with these values.
     *
     * @param values texts by the slots' names, the amount's under `amount`: `{ queue: 'A017', table: '3' }`. One that the
     *   announcement has no slot for is refused, and so is a slot without a value that can't be left out.
     * @throws Refusal, whose `slot` and `code` tell programs what is wrong, PackFault
     */
    announcementOf(id, values) {
        const texts = new Map(Object.entries(values));
        const names = this.items(id).map((item) => item.values?.name);
        const unknown = Array.from(texts.keys()).sort().find((name) => !names.includes(name));
        if (unknown !== undefined) {
            throw new Refusal('slot.unknown', `the announcement has no slot ${unknown}`, unknown);
        }
        texts.forEach((text, name) => {
            if (typeof text !== 'string') {
                throw new Refusal('slot.form', `the value of ${name} is no text; give it as text`, name);
            }
        });
        return this.saying(id, texts);
    }
    items(id) {
        const items = this.manifest.grammar.announcements.get(id);
        if (items === undefined) {
            throw new Refusal('announcement.unknown', 'the pack has no announcement of this id');
        }
        return items;
    }
    saying(id, texts) {
        const clips = [];
        Machine.steps = 0;
        for (const item of this.items(id)) {
            const text = texts.get(item.values?.name ?? '');
            add(item.clips, clips);
            if (text !== undefined) {
                item.values?.say(text, clips);
            }
            else if (!item.isOptional) {
                item.values?.require(false, 'missing', 'the announcement says it, and there is no value');
            }
        }
        const manifest = this.manifest;
        const end = manifest.grammar.endForms.get(clips[clips.length - 1]);
        if (end !== undefined) {
            clips[clips.length - 1] = end;
        }
        const said = new Announcement(id, clips, manifest.clips, manifest.joins, manifest.sampleRate, this.locale);
        if (!(said.seconds < manifest.maxSeconds)) {
            throw new Refusal('announcement.length', `${said.seconds} s, and ${manifest.maxSeconds} s is the limit`);
        }
        return said;
    }
    /**
     * The file that plays an announcement.
     *
     * @param rendition one of `renditions`.
     * @throws PackFault for a clip that is damaged, and what reading it throws.
     */
    async file(announcement, rendition) {
        const format = this.manifest.renditions.get(rendition);
        if (format === undefined || !format.isSpliced) {
            throw new PackFault(`there is no rendition ${rendition} that can be spliced`, 'rendition.unknown');
        }
        // Side by side: a page waits as long as for the slowest, not for all of them.
        const indexes = Array.from(new Set(announcement.clipIndexes));
        const paths = indexes.map((index) => `${rendition}/${this.manifest.clips[index].id}.${format.fileExtension}`);
        const files = await Promise.all(paths.map((path) => this.read(path)));
        const sounds = new Map();
        files.forEach((file, place) => {
            const clip = this.manifest.clips[indexes[place]];
            const bytes = clip.bytes.get(rendition);
            if (file.length !== bytes) {
                throw new PackFault(`${paths[place]} has ${file.length} bytes; the pack says ${bytes}`, 'clip.size');
            }
            sounds.set(indexes[place], format.sound(file, clip.samples, paths[place]));
        });
        const pieces = announcement.clipIndexes.map((index) => sounds.get(index));
        const payload = pieces.reduce((sum, piece) => sum + piece.length, 0);
        const header = format.header(payload);
        const spliced = new Uint8Array(header.length + payload);
        spliced.set(header, 0);
        let place = header.length;
        for (const piece of pieces) {
            spliced.set(piece, place);
            place += piece.length;
        }
        return spliced;
    }
}
/** Which packs there are, and which of them serve a language: `VoiceAssets/index.json`. */
export class VoiceIndex {
    /** Reads and checks the bytes of an `index.json`. Throws `PackFault`. */
    constructor(indexBytes) {
        this.currencies = new Map();
        this.fallback = new Map();
        const root = new JsonPart(JsonReader.read(indexBytes, 1024 * 1024), undefined, '');
        root.at('schema').wholeIn(1, 1);
        const packs = root.at('packs');
        const names = new Set();
        packs.each((name, pack) => {
            pack.require(PACK_NAME.test(name), 'the name of a pack');
            pack.require(isLanguageTag(pack.at('locale').text()), 'a locale');
            pack.require(pack.at('manifest').text() === `${name}/manifest.json`, '<pack>/manifest.json');
            names.add(name.toLowerCase());
            this.currencies.set(name, pack.at('currency').matching(CURRENCY, 'a currency'));
        });
        packs.require(this.currencies.size <= 1000, 'at most 1000 packs');
        packs.require(names.size === this.currencies.size, 'names that differ in more than case');
        // Of tags that differ in case only, one counts.
        root.at('fallback').each((tag, part) => {
            const listed = part.parts().map((name) => name.text());
            part.require(isLanguageTag(tag), 'a language tag');
            part.require(listed.length > 0 && new Set(listed).size === listed.length, 'at least 1 pack, each once');
            part.require(listed.every((name) => this.currencies.has(name)), 'packs of the index');
            const key = tag.toLowerCase();
            this.fallback.set(key, this.fallback.get(key) ?? listed);
        });
    }
    /**
     * The name of the pack that announces a currency to a user of these languages.
     *
     * A pack of the first language counts more than one of the second, and one of another language more than none: a shop in
     * China speaks Chinese to a user of English if it has nothing else. Never one of another currency.
     *
     * @param languages BCP 47 tags, the best first.
     * @param currencies ISO 4217 codes, one of which the pack is to announce; without them that which all packs share.
     * @throws Refusal with the code `currency.unknown`, or `currency.missing` if several currencies come into question.
     */
    choice(languages, currencies) {
        const all = [];
        for (const language of languages) {
            all.push(...this.packs(language));
        }
        all.push(...Array.from(this.currencies.keys()).sort());
        const fitting = all.filter((name) => currencies === undefined || currencies.includes(this.currencies.get(name)));
        if (fitting.length === 0) {
            throw new Refusal('currency.unknown', 'no pack announces the currency');
        }
        const first = this.currencies.get(fitting[0]);
        if (!fitting.every((name) => this.currencies.get(name) === first)) {
            throw new Refusal('currency.missing', 'several currencies come into question, and none is said');
        }
        return fitting[0];
    }
    /**
     * The names of the packs that can speak to a user of this language, the best first.
     *
     * @param locale a BCP 47 tag in any case; `_` counts as `-`.
     * @param currency the ISO 4217 code that the packs must announce; any if there is none.
     */
    packs(locale, currency) {
        const found = [];
        const subtags = locale.split('_').join('-').toLowerCase().split('-').filter((tag) => tag !== '');
        while (subtags.length > 0) {
            for (const name of this.fallback.get(subtags.join('-')) ?? []) {
                if ((currency === undefined || this.currencies.get(name) === currency) && !found.includes(name)) {
                    found.push(name);
                }
            }
            subtags.pop();
            if (subtags.length > 0 && subtags[subtags.length - 1].length === 1) {
                subtags.pop();
            }
        }
        return found;
    }
}
// MARK: Values
/** The name and the kind of the amount, which is a value like any other but for the codes of its refusals. */
const AMOUNT = 'amount';
/** What a text of a slot means. */
class Value {
    constructor(text, order, parts) {
        this.text = text;
        this.order = order;
        this.parts = parts;
    }
}
function fieldsOf(names, digits) {
    const fields = new Map();
    names.forEach((name, place) => fields.set(name, digits[place]));
    return fields;
}
/** A decimal number with at most so many digits after the point. */
function decimalOf(text, scale) {
    const found = DECIMAL.exec(text);
    if (found === null) {
        return 'form';
    }
    const integer = found[1];
    const fraction = (found[2] ?? '').padEnd(scale, '0');
    if (fraction.length > scale || integer.length > 15) {
        return fraction.length > scale ? 'digits' : 'size';
    }
    const fields = fieldsOf(DECIMAL_FIELDS, [integer, fraction, fraction.replace(ZEROS_AT_END, ''), fraction]);
    return new Value(scale > 0 ? `${integer}.${fraction}` : integer, integer.padStart(15, '0') + fraction, [fields]);
}
/** A time such as `09:05`, whose hour a clock of 12 or 24 hours shows. */
function timeOf(text, clock) {
    const found = TIME.exec(text);
    if (found === null) {
        return 'form';
    }
    const hour = clock === 12 ? String((Number(found[1]) + 11) % 12 + 1) : found[1];
    return new Value(text, text, [fieldsOf(CLOCK_FIELDS, [found[1], found[2], hour, found[2], found[2]])]);
}
/** A date such as `2026-03-09` in the Gregorian calendar. */
function dateOf(text) {
    const found = DATE.exec(text);
    const numbers = (found ?? []).map((digits) => Number(digits));
    const year = numbers[1];
    const month = numbers[2];
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
    if (found === null || year < 1 || month < 1 || month > 12 || numbers[3] < 1 || numbers[3] > days) {
        return 'form';
    }
    const names = CALENDAR_FIELDS.concat('month');
    return new Value(text, text, [fieldsOf(names, [found[2], found[3], found[3], found[1], found[2]])]);
}
/** A duration such as `PT1H5M`, a multiple of the last of these units, in seconds each. */
function durationOf(text, units) {
    const found = DURATION.exec(text);
    if (found === null || text === 'PT') {
        return 'form';
    }
    const seconds = [3600, 60, 1].reduce((sum, unit, place) => sum + Number(found[place + 1] ?? '0') * unit, 0);
    let rest = seconds;
    let written = 'PT';
    const parts = units.map((unit, place) => {
        const count = Math.floor(rest / unit);
        rest -= count * unit;
        if (count === 0 && (seconds > 0 || place < units.length - 1)) {
            return undefined;
        }
        written += `${count}${unit === 3600 ? 'H' : unit === 60 ? 'M' : 'S'}`;
        return fieldsOf(['integer'], [String(count)]);
    });
    return rest > 0 ? 'form' : new Value(written, String(seconds).padStart(10, '0'), parts);
}
/** The values of a slot, and how they are said. */
class Values {
    constructor(name, kind, clips) {
        this.name = name;
        this.kind = kind;
        this.clips = clips;
    }
    refusal(code, message) {
        return new Refusal(`${this.name === AMOUNT ? AMOUNT : 'slot'}.${code}`, `${this.name}: ${message}`, this.name);
    }
    require(condition, code, message) {
        if (!condition) {
            throw this.refusal(code, message);
        }
    }
    /** At most so many characters, which are one or two units each. */
    requireLength(text, limit) {
        const isWithin = text.length <= limit || text.length <= 2 * limit && Array.from(text).length <= limit;
        this.require(isWithin, 'length', `at most ${limit} characters`);
    }
}
/** Numbers, the amount among them, times, dates and durations: what has an order, and fields that machines say. */
class RangedValues extends Values {
    /** Values from the `min` to the `max` of what the pack says of them. */
    constructor(name, kind, length, read, patterns, part) {
        super(name, kind, new Map());
        this.length = length;
        this.read = read;
        this.patterns = patterns;
        const ends = ['min', 'max'].map((key) => {
            const value = read(part.at(key).text());
            const isWritten = value instanceof Value && (kind === 'duration' || value.text === part.at(key).text());
            part.at(key).require(isWritten, 'a value as the slot has them');
            return value;
        });
        this.min = ends[0];
        this.max = ends[1];
        part.require(this.min.order <= this.max.order, 'an end that is not before the beginning');
    }
    get example() {
        return this.min.text;
    }
    value(text) {
        this.requireLength(text, this.length);
        const value = this.read(text);
        if (value instanceof Value) {
            return value;
        }
        throw this.refusal(this.name === AMOUNT ? value : 'form', `none as the pack has them, such as ${this.example}`);
    }
    say(text, said) {
        const value = this.value(text);
        this.require(this.min.order <= value.order && value.order <= this.max.order, 'range', `only ${this.min.text} to ${this.max.text} is said`);
        value.parts.forEach((fields, place) => {
            if (fields !== undefined) {
                this.sayPart(this.patterns[place], fields, said);
            }
        });
    }
    sayPart(patterns, fields, said) {
        Machine.step(patterns.length);
        const pattern = patterns.find((pattern) => Array.from(pattern.conditions.entries()).every((condition) => {
            const number = Number(fields.get(condition[0]) ?? '');
            return condition[1][0] <= number && number <= condition[1][1];
        }));
        if (pattern === undefined) {
            throw unsaid();
        }
        for (const item of pattern.say) {
            const digits = fields.get(item.field) ?? '';
            for (const number of item.field.startsWith('digits') ? Array.from(digits) : [digits]) {
                item.machine.say(Number(number), said);
            }
        }
    }
}
class ChoiceValues extends Values {
    get example() {
        return Array.from(this.clips.keys()).sort()[0];
    }
    say(text, said) {
        const clips = this.clips.get(text);
        if (clips === undefined) {
            throw this.refusal('choice', `none of the choices, such as ${this.example}`);
        }
        add(clips, said);
    }
}
/** Texts that are said symbol by symbol. */
class SpelledValues extends Values {
    constructor() {
        super(...arguments);
        /** The places of the longest text: the symbols that may stand there, and whether it may be left out. */
        this.places = [];
        this.isOptional = [];
        /** How many symbols are said, the last ones. */
        this.last = 32;
        /** What is said before a symbol that stands twice in a group, in the place of saying it twice. */
        this.double = [];
        /** The numbers of symbols to come where a group begins, and what is said there. */
        this.boundaries = [];
        this.pause = [];
    }
    get example() {
        const least = this.places.filter((_, place) => !this.isOptional[place]);
        return least.map((symbols) => symbols.slice().sort()[0]).join('');
    }
    say(text, said) {
        const symbols = this.symbols(text);
        for (let place = 0; place < symbols.length; place++) {
            const rest = symbols.length - place;
            if (place > 0 && this.boundaries.includes(rest)) {
                add(this.pause, said);
            }
            const symbol = symbols[place];
            if (this.double.length > 0 && symbols[place + 1] === symbol && !this.boundaries.includes(rest - 1)) {
                add(this.double, said);
                place++;
            }
            add(this.clips.get(symbol), said);
        }
    }
    /** The symbols of a text that are said. */
    symbols(text) {
        this.require(text !== '', 'form', `an empty text, and not one such as ${this.example}`);
        this.requireLength(text, this.places.length);
        const symbols = Array.from(text);
        for (const symbol of symbols) {
            this.require(this.places.some((place) => place.includes(symbol)), 'symbol', `the symbol ${symbol} is not said`);
        }
        // Whether the text can be before each place after each symbol, where optional places are passed over.
        const passing = (isAt) => {
            this.isOptional.forEach((isOptional, place) => {
                isAt[place + 1] = isAt[place + 1] || isAt[place] && isOptional;
            });
            return isAt;
        };
        let isAt = passing([true].concat(this.places.map(() => false)));
        for (const symbol of symbols) {
            isAt = passing([false].concat(this.places.map((place, index) => isAt[index] && place.includes(symbol))));
        }
        this.require(isAt[this.places.length], 'form', `not written as its values are, such as ${this.example}`);
        return symbols.slice(-this.last);
    }
}
// MARK: What is said
/** Says more clips behind those that are said, within the bound of an announcement. */
function add(clips, said) {
    if (said.length + clips.length > 1000) {
        throw endless();
    }
    said.push(...clips);
}
function endless() {
    return new PackFault('$.grammar: what is said is longer than any announcement', 'grammar.endless');
}
function unsaid() {
    return new PackFault('$.grammar: nothing says the value', 'amount.unsaid');
}
/** Says numbers of so many digits, one digit after the other. */
class Machine {
    constructor(digits, first, isReversed, states) {
        this.digits = digits;
        this.first = first;
        this.isReversed = isReversed;
        this.states = states;
    }
    static step(count) {
        Machine.steps += count;
        if (Machine.steps > 1000000) {
            throw endless();
        }
    }
    say(number, said) {
        Machine.step(1);
        const read = Array.from(String(number).padStart(this.digits, '0'));
        if (read.length > this.digits) {
            throw unsaid();
        }
        const clips = this.first.slice();
        let state = 0;
        for (const digit of this.isReversed ? read.reverse() : read) {
            const edge = this.states.length > 0 ? this.states[state][Number(digit)] : [0];
            if (edge === undefined) {
                throw unsaid();
            }
            add(edge.slice(1), clips);
            state = edge[0];
            if (state === 0) {
                break;
            }
        }
        add(this.isReversed ? clips.reverse() : clips, said);
    }
}
/** How often a machine was asked and a pattern tried for this announcement. What says nothing is bounded, too. */
Machine.steps = 0;
/** A field, and the machine that says it; a clip is what a machine says of no field. */
class Item {
    constructor(field, machine) {
        this.field = field;
        this.machine = machine;
    }
}
/** A way to say a value: the first one is used whose conditions, fields between a first and a last number, all hold. */
class Pattern {
    constructor() {
        this.conditions = new Map();
        this.say = [];
    }
}
/** The fields of values: conditions ask for the first two; all are said but those that have spans. */
const DECIMAL_FIELDS = ['integer', 'fraction', 'digits', 'digits:all'];
// Without the zeros at its end, 30 would be said as 3.
const CLOCK_FIELDS = ['hours', 'minutes', 'integer', 'fraction', 'digits:all'];
const CALENDAR_FIELDS = ['months', 'days', 'day', 'year'];
/** Conditions of these fields are spans between these numbers; those of others are one number. */
const SPANS = new Map([['hours', [0, 23]], ['minutes', [0, 59]], ['months', [1, 12]], ['days', [1, 31]]]);
/** An item of an announcement: a clip, or a value. */
class AnnouncementItem {
    constructor() {
        this.clips = [];
        this.values = undefined;
        this.isOptional = false;
    }
}
class Grammar {
    /** A grammar for amounts of so many fraction digits in a range. */
    constructor(grammar, clips, scale, range) {
        this.announcements = new Map();
        /** By clip the one that is heard in its place where an announcement ends with it. */
        this.endForms = new Map();
        this.machines = new Map();
        this.slots = new Map();
        /** The clips that machines, patterns and announcements name. */
        this.named = new Set();
        /** How many things the lists hold in all; those of machines are bounded by the values of the text. */
        this.items = 0;
        this.clipCount = clips.length;
        grammar.optional('machines')?.each((name, part) => {
            this.machines.set(name, this.readMachine(part));
        });
        const amounts = this.readPatterns(grammar.list('amounts'), DECIMAL_FIELDS);
        const read = (text) => decimalOf(text, scale);
        this.amount = new RangedValues(AMOUNT, AMOUNT, Number.MAX_SAFE_INTEGER, read, [amounts], range);
        grammar.optional('slots')?.each((name, part) => {
            part.require(SLOT_NAME.test(name) && name !== AMOUNT, 'the name of a slot');
            this.items++;
            this.slots.set(name, this.readSlot(name, part));
        });
        grammar.optional('announcements')?.each((id, part) => {
            const items = part.parts().map((item) => this.readAnnouncementItem(item));
            const values = items.map((item) => item.values).filter((values) => values !== undefined);
            part.require(NAME.test(id) && items.length > 0, 'an id, and something to say');
            part.require(amounts.length > 0 || !values.includes(this.amount), 'a way to say an amount');
            // In a table with slots each value is said once, and something is said whatever is left out.
            part.require(this.slots.size === 0 || values.length <= 7 && new Set(values).size === values.length &&
                items.some((item) => !item.isOptional), 'at most 7 values, each once');
            this.items += 1 + items.length;
            this.announcements.set(id, items);
        });
        this.readEndForms(grammar.list('endForms'), clips);
        const ended = clips.filter((clip) => clip.id.endsWith(END_MARK)).length;
        grammar.require(ended === this.endForms.size, 'clips for all end forms');
        grammar.require(this.machines.size <= 1000 && this.slots.size <= 32, 'at most 1000 machines and 32 slots');
        grammar.require(this.items <= 20000, 'at most 20000 items');
        if (amounts.length + this.machines.size + this.slots.size + this.announcements.size + this.endForms.size === 0) {
            throw new PackFault('$.grammar: the pack announces nothing', 'pack.empty');
        }
    }
    readMachine(part) {
        const first = this.readClips(part.list('first'));
        const states = part.at('states').parts();
        const rows = states.map((state) => {
            const edges = state.parts();
            state.require(edges.length === 10, 'an edge for each digit');
            return edges.map((edge) => {
                if (edge.value === null) {
                    return undefined;
                }
                const parts = Array.isArray(edge.value) ? edge.parts() : [edge];
                edge.require(parts.length > (Array.isArray(edge.value) ? 1 : 0), 'a state and clips');
                return [parts[0].wholeIn(0, states.length - 1)].concat(this.readClips(parts.slice(1)));
            });
        });
        return new Machine(part.at('digits').wholeIn(1, 16), first, part.optional('reversed')?.flag() === true, rows);
    }
    readPatterns(parts, fields, month) {
        return parts.map((part) => {
            const pattern = new Pattern();
            pattern.say = part.at('say').parts().map((item) => this.readItem(item, fields, month));
            this.items += 1 + pattern.say.length;
            for (const field of fields.slice(0, 2)) {
                const given = part.optional(field);
                const span = SPANS.get(field);
                if (given !== undefined) {
                    const ends = span === undefined ? [given.whole(), given.whole()]
                        : given.parts().map((end) => end.wholeIn(span[0], span[1]));
                    given.require(ends.length === 2 && ends[0] <= ends[1], 'a first and a last number');
                    pattern.conditions.set(field, ends);
                }
            }
            return pattern;
        });
    }
    /** The patterns of a slot, or of a part of it. */
    readWays(part, fields, month) {
        const patterns = this.readPatterns(part.at('patterns').parts(), fields, month);
        part.require(patterns.length > 0, 'a way to say a value');
        part.require(fields === DECIMAL_FIELDS || patterns.length <= 100 && patterns.every((pattern) => pattern.say.length > 0), 'at most 100 patterns, and something to say');
        return patterns;
    }
    readItem(part, fields, month) {
        if (typeof part.value !== 'string') {
            return new Item('', new Machine(1, this.readClips([part]), false, []));
        }
        const found = ITEM.exec(part.value);
        const machine = part.value === 'month' ? month
            : found !== null && fields.includes(found[1]) && !SPANS.has(found[1])
                ? this.machines.get(found[2].normalize('NFC')) : undefined;
        part.require(machine !== undefined, 'an index, or a field, = and a machine that is there');
        return new Item(found === null ? 'month' : found[1], machine);
    }
    readAnnouncementItem(part) {
        const item = new AnnouncementItem();
        if (typeof part.value === 'string') {
            const found = SLOT_ITEM.exec(part.value);
            item.values = part.value === AMOUNT ? this.amount : this.slots.get(found === null ? '' : found[2]);
            item.isOptional = found !== null && found[1] === '?';
            part.require(item.values !== undefined, 'an index, amount, or slot= and a slot that is there');
        }
        else {
            item.clips = this.readClips([part]);
        }
        return item;
    }
    readSlot(name, part) {
        const kind = part.at('kind').oneOf(['number', 'choice', 'spell', 'time', 'date', 'duration']);
        if (kind === 'number') {
            const scale = part.at('scale').wholeIn(0, 3);
            // A zero in front makes it a number of another kind: a room, a code. Such values are spelled.
            const read = (text) => ZERO_IN_FRONT.test(text) ? 'form' : decimalOf(text, scale);
            return new RangedValues(name, kind, 19, read, [this.readWays(part, DECIMAL_FIELDS)], part);
        }
        if (kind === 'time') {
            const clock = part.at('clock').whole();
            part.require(clock === 12 || clock === 24, '12 or 24 hours');
            const read = (text) => timeOf(text, clock);
            return new RangedValues(name, kind, 5, read, [this.readWays(part, CLOCK_FIELDS)], part);
        }
        return kind === 'date' ? this.readCalendar(name, part) : kind === 'duration' ? this.readDuration(name, part)
            : kind === 'choice' ? this.readChoices(name, part) : this.readSpelling(name, part);
    }
    readCalendar(name, part) {
        const months = part.list('months').map((month) => this.readWords(month));
        this.items += months.reduce((sum, clips) => sum + clips.length, 0) + months.length;
        // A month has two digits, of which the first is 0 or 1.
        const edges = months.map((clips) => [0].concat(clips));
        const none = [undefined];
        const month = new Machine(2, [], false, [[[1], [2]], none.concat(edges.slice(0, 9)), edges.slice(9)]);
        const patterns = this.readWays(part, CALENDAR_FIELDS, month);
        let saysMonth = false;
        for (const pattern of patterns) {
            const said = pattern.say.map((item) => item.field).filter((field) => field !== '');
            saysMonth = saysMonth || said.includes('month');
            part.require(new Set(said).size === said.length, 'each part of a date once');
        }
        part.require(months.length === (saysMonth ? 12 : 0), 'the twelve months, if they are said');
        const values = new RangedValues(name, 'date', 10, dateOf, [patterns], part);
        const years = Number(values.max.text.substring(0, 4)) - Number(values.min.text.substring(0, 4));
        part.require(years < 200, 'less than 200 years');
        return values;
    }
    readDuration(name, part) {
        const parts = part.at('parts').parts();
        const units = parts.map((each) => each.at('seconds').wholeIn(1, 3600));
        const sorted = [3600, 60, 1].filter((unit) => units.includes(unit));
        part.require(units.length > 0 && units.join() === sorted.join(), 'hours, minutes and seconds, the largest first');
        const patterns = parts.map((each) => this.readWays(each, DECIMAL_FIELDS));
        const read = (text) => durationOf(text, units);
        const values = new RangedValues(name, 'duration', 23, read, patterns, part);
        const seconds = Number(values.max.order) - Number(values.min.order);
        part.require(seconds / units[units.length - 1] < 100000, 'at most 100000 durations');
        return values;
    }
    readChoices(name, part) {
        const choices = this.readClipLists(part.at('choices'));
        part.require(choices.size >= 1 && choices.size <= 500, '1 to 500 choices');
        choices.forEach((clips, text) => {
            const bytes = encodeURIComponent(text).replace(ESCAPED_BYTE, '_').length;
            part.require(bytes >= 1 && bytes <= 200 && clips.length > 0, 'texts of 1 to 200 bytes, and clips for each');
        });
        return new ChoiceValues(name, 'choice', choices);
    }
    readSpelling(name, part) {
        const values = new SpelledValues(name, 'spell', this.readClipLists(part.at('clips')));
        const symbols = Array.from(values.clips.keys());
        part.require(symbols.every((symbol) => Array.from(symbol).length === 1), 'one symbol each');
        const form = part.at('form').parts();
        for (const group of form) {
            const min = group.at('min').wholeIn(0, 32);
            const max = group.at('max').wholeIn(1, 32);
            const accepted = Array.from(group.at('symbols').text());
            group.require(min <= max && accepted.length > 0 && new Set(accepted).size === accepted.length &&
                accepted.every((symbol) => (values.clips.get(symbol) ?? []).length > 0), 'counts in order, and symbols with clips, each once');
            for (let place = 0; place < max; place++) {
                values.places.push(accepted);
                values.isOptional.push(place >= min);
            }
        }
        part.require(values.places.length <= 32 && values.isOptional.includes(false), '1 to 32 symbols');
        values.last = part.optional('last')?.wholeIn(1, 32) ?? values.last;
        values.double = this.readWords(part.optional('double'));
        const groups = part.list('groups').map((group) => group.wholeIn(1, 32));
        values.pause = this.readWords(part.optional('pause'));
        const isParted = part.optional('groups') !== undefined;
        part.require(isParted === values.pause.length > 0, 'groups and a pause');
        part.require(!isParted || groups.length >= 2 && groups.length <= 32, 'at least two groups');
        this.items += form.length + values.double.length + groups.length + values.pause.length;
        // Counted from the end; the first group has the rest.
        let rest = 0;
        for (const group of groups.slice(1).reverse()) {
            rest += group;
            values.boundaries.push(rest);
        }
        return values;
    }
    readEndForms(pairs, clips) {
        let before = -1;
        for (const pair of pairs) {
            const places = pair.parts().map((index) => index.wholeIn(0, clips.length - 1));
            pair.require(places.length === 2 && before < places[0] && !this.named.has(places[1]), 'two clips, in order');
            before = places[0];
            const isForm = clips[places[1]].id === clips[before].id + END_MARK;
            pair.require(isForm && clips[places[1]].text === clips[before].text, 'the text of the clip, and its id and .end');
            this.endForms.set(before, places[1]);
            this.items++;
        }
    }
    readClipLists(part) {
        const lists = new Map();
        part.each((key, list) => {
            lists.set(key, this.readClips(list.parts()));
            this.items += 1 + list.parts().length;
        });
        return lists;
    }
    /** At least one clip, if there is such a part. */
    readWords(part) {
        part?.require(part.parts().length > 0, 'a clip');
        return this.readClips(part?.parts() ?? []);
    }
    readClips(parts) {
        const clips = parts.map((part) => part.wholeIn(0, this.clipCount - 1));
        clips.forEach((clip) => this.named.add(clip));
        return clips;
    }
}
// MARK: The manifest
class Clip {
    constructor() {
        this.id = '';
        this.text = '';
        this.samples = 0;
        /** Bytes of its file in each rendition. */
        this.bytes = new Map();
    }
}
class TextJoin {
    constructor() {
        this.text = '';
        this.left = [];
        this.right = [];
    }
}
const SCHEMA = 4;
const NAME = new RegExp('^[a-z0-9][a-z0-9-]{0,199}$');
const SLOT_NAME = new RegExp('^[a-z][a-z0-9-]{0,63}$');
/** The first character of a machine's name is ASCII: no mark joins the sign before it. */
const ITEM = new RegExp('^([^=]*)=(|[ -~][^]*)$');
const SLOT_ITEM = new RegExp('^slot([?]?)=(.*)$');
const TIME = new RegExp('^([01][0-9]|2[0-3]):([0-5][0-9])$');
const DATE = new RegExp('^([0-9]{4})-([0-9]{2})-([0-9]{2})$');
const COUNT = '(0|[1-9][0-9]{0,5})';
const DURATION = new RegExp(`^PT(?:${COUNT}H)?(?:${COUNT}M)?(?:${COUNT}S)?$`);
const CLIP_NAME = new RegExp('^[a-z0-9][a-z0-9-]{0,199}([.]end)?$');
/** What stands behind a clip's id in the id of its end form. */
const END_MARK = '.end';
const PACK_NAME = new RegExp('^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$');
const CURRENCY = new RegExp('^[A-Z]{3}$');
const EXTENSION = new RegExp('^[a-z0-9]{1,8}$');
const DECIMAL = new RegExp('^0*(0|[1-9][0-9]*)(?:[.]([0-9]+))?$');
const ZERO_IN_FRONT = new RegExp('^0[0-9]');
const ZEROS_AT_END = new RegExp('0+$');
const ESCAPED_BYTE = new RegExp('%..', 'g');
const CONTROL = new RegExp('[\\u0000-\\u001f\\u007f-\\u009f]');
const VARIANT = new RegExp('^([a-z0-9]{5,}|[0-9][a-z0-9]{3})$');
/** RFC 5646, section 2.1. */
const LANGUAGE_TAG = new RegExp('^([A-Za-z]{2,3}(-[A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?' +
    '(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[0-9A-WY-Za-wy-z](-[A-Za-z0-9]{2,8})+)*(-[xX](-[A-Za-z0-9]{1,8})+)?$');
/** Whether a tag is well-formed: the syntax, no variant twice, no extension twice. */
function isLanguageTag(tag) {
    if (tag.length > 100 || !LANGUAGE_TAG.test(tag)) {
        return false;
    }
    // What is for private use may repeat itself.
    const subtags = tag.toLowerCase().split('-x-')[0].split('-').slice(1);
    const single = subtags.findIndex((subtag) => subtag.length === 1);
    const once = subtags.filter((subtag, place) => subtag.length === 1 || (single < 0 || place < single) && VARIANT.test(subtag));
    return new Set(once).size === once.length;
}
/** What `splice.json` tells a splicer, checked. */
class Manifest {
    constructor(root) {
        this.renditions = new Map();
        const schema = root.at('schema').whole();
        if (schema < SCHEMA) {
            throw new PackFault('$.schema: made by an earlier voice-assets; run generate again');
        }
        root.at('schema').require(schema === SCHEMA, `${SCHEMA}`);
        this.pack = root.at('pack').matching(PACK_NAME, 'the name of a pack');
        this.locale = root.at('locale').text();
        root.at('locale').require(isLanguageTag(this.locale), 'a BCP 47 language tag');
        this.currency = root.at('currency').at('code').matching(CURRENCY, 'an ISO 4217 code');
        this.scale = root.at('currency').at('scale').wholeIn(0, 3);
        root.optional('speaker')?.text();
        this.maxSeconds = root.optional('limits')?.at('maxSeconds').real() ?? 30;
        root.require(this.maxSeconds > 0 && this.maxSeconds <= 30, 'a limit above 0, at most 30');
        const rates = new Set();
        root.at('renditions').each((name, part) => {
            part.require(NAME.test(name), 'a name');
            const rendition = new Rendition(part);
            this.renditions.set(name, rendition);
            rates.add(rendition.sampleRate);
        });
        root.at('renditions').require(rates.size === 1, 'at least 1 rendition, and one sample rate');
        this.sampleRate = Array.from(rates)[0];
        const spoken = root.at('clips').parts();
        const parts = spoken.concat(root.list('pauses'));
        root.at('clips').require(spoken.length >= 1 && parts.length <= 1000, '1 to 1000 clips');
        this.clips = parts.map((part, index) => this.readClip(part, index >= spoken.length));
        const ids = new Set(this.clips.map((clip) => clip.id));
        root.at('clips').require(ids.size === parts.length, 'ids that differ');
        this.joins = root.list('textJoins').map((part) => this.readJoin(part));
        this.grammar = new Grammar(root.at('grammar'), this.clips, this.scale, root.at('range'));
    }
    readClip(part, isPause) {
        const clip = new Clip();
        clip.id = part.at('id').matching(CLIP_NAME, 'an id');
        clip.text = isPause ? '' : part.at('text').text();
        part.require(isPause || clip.text !== '', 'a text that is not empty');
        clip.samples = part.at('samples').wholeIn(1, Number.MAX_SAFE_INTEGER);
        part.require(clip.samples / this.sampleRate < this.maxSeconds, 'a clip that is shorter than the limit');
        const stated = new Map();
        part.optional('files')?.each((name, file) => {
            file.require(this.renditions.has(name), 'files in the renditions only');
            stated.set(name, file.at('bytes').whole());
        });
        this.renditions.forEach((rendition, name) => {
            clip.bytes.set(name, rendition.fileSize(part, clip.samples, stated.get(name)));
        });
        return clip;
    }
    readJoin(part) {
        const join = new TextJoin();
        join.text = part.at('text').text();
        part.require(Array.from(join.text).length <= 8 && !CONTROL.test(join.text), 'at most 8 characters');
        join.left = this.readIndexes(part.at('left'));
        join.right = this.readIndexes(part.at('right'));
        return join;
    }
    readIndexes(part) {
        const indexes = part.parts().map((index) => index.wholeIn(0, this.clips.length - 1));
        const isAscending = indexes.slice(1).every((index, place) => indexes[place] < index);
        part.require(indexes.length > 0 && isAscending, 'indexes of clips, ascending');
        return indexes;
    }
}
// MARK: Sound
/** How the clips of a rendition are wrapped, and how an announcement is. */
class Rendition {
    constructor(part) {
        this.fileExtension = part.at('fileExtension').matching(EXTENSION, 'a file extension');
        this.codec = part.at('codec').oneOf(['mp3', 'pcm-s16', 'ulaw', 'alaw', 'ima4']);
        this.container = part.at('container').oneOf(['mpeg', 'wav', 'caf', 'aiff']);
        this.sizeBytes = this.container === 'caf' ? 8 : 4;
        this.sampleRate = part.at('sampleRate').wholeIn(1, 192000);
        const isMP3 = this.codec === 'mp3';
        const isIMA4 = this.codec === 'ima4';
        part.require(isMP3 === (this.container === 'mpeg'), 'a container of the codec');
        part.require(!isIMA4 || this.container !== 'wav', 'a container of the codec');
        const isFramed = part.optional('frameSamples') !== undefined || part.optional('frameBytes') !== undefined;
        part.require(isMP3 || !isFramed, 'no frames');
        this.packetSamples = isMP3 ? part.at('frameSamples').whole() : isIMA4 ? 64 : 1;
        this.packetBytes = isMP3 ? part.at('frameBytes').wholeIn(1, 2881) : isIMA4 ? 34 : this.codec === 'pcm-s16' ? 2 : 1;
        part.require(!isMP3 || [576, 1152].includes(this.packetSamples), 'frames of 576 or 1152 samples');
        this.frameHeader = isMP3 && this.packetBytes >= 24
            ? frameHeader(this.packetSamples, this.packetBytes, this.sampleRate) : undefined;
        const kinds = ['wav pcm-s16', 'caf pcm-s16', 'caf ulaw', 'caf alaw', 'aiff ima4'];
        this.isSpliced = this.frameHeader !== undefined || kinds.includes(`${this.container} ${this.codec}`);
    }
    /** The size of a clip's file: of MP3 that of its frames, else what is stated. */
    fileSize(part, samples, stated) {
        const payload = Math.ceil(samples / this.packetSamples) * this.packetBytes;
        if (this.container === 'mpeg') {
            part.require(samples % this.packetSamples === 0, 'a whole number of frames');
            part.require(stated === undefined || stated === payload, 'the bytes of its frames');
            return payload;
        }
        part.require(stated !== undefined && stated >= payload, 'the bytes of its samples');
        return stated;
    }
    /** The sound in the file of a clip with so many samples. */
    sound(file, samples, path) {
        if (samples % this.packetSamples !== 0) {
            throw new PackFault(`${path}: ${samples} samples are not a whole number of packets`, 'rendition.unknown');
        }
        const payload = samples / this.packetSamples * this.packetBytes;
        if (this.container === 'mpeg') {
            this.checkFrames(file, path);
            return file;
        }
        const start = this.soundStart(file, payload, path);
        return file.subarray(start, start + payload);
    }
    /** What stands before so many bytes of sound. */
    header(payload) {
        if (this.container === 'mpeg') {
            return new Uint8Array(0);
        }
        const header = this.start(payload + (this.container === 'wav' ? 44 : 72));
        for (const chunk of this.chunks(payload)) {
            header.text(chunk.name).number(chunk.size, this.sizeBytes).append(chunk.content);
        }
        return header.bytes();
    }
    /** What a file of so many bytes begins with. */
    start(size) {
        const header = new HeaderWriter(this.container === 'wav');
        if (this.container === 'caf') {
            return header.text('caff').number(1, 2).number(0, 2);
        }
        header.text(this.container === 'wav' ? 'RIFF' : 'FORM').number(size - 8, 4);
        return header.text(this.container === 'wav' ? 'WAVE' : 'AIFC');
    }
    /** The chunks of a file with so many bytes of sound; the last one has them behind its content. */
    chunks(payload) {
        const rate = this.sampleRate;
        const content = new HeaderWriter(this.container === 'wav');
        if (this.container === 'wav') {
            content.number(1, 2).number(1, 2).number(rate, 4).number(rate * 2, 4).number(2, 2).number(16, 2);
            return [new Chunk('fmt ', content.bytes(), 0), new Chunk('data', new Uint8Array(0), payload)];
        }
        if (this.container === 'caf') {
            content.float(rate).text(this.codec === 'pcm-s16' ? 'lpcm' : this.codec).number(0, 4).number(this.packetBytes, 4);
            content.number(1, 4).number(1, 4).number(this.packetBytes * 8, 4);
            return [new Chunk('desc', content.bytes(), 0), new Chunk('data', new Uint8Array(4), payload)];
        }
        content.number(1, 2).number(payload / 34, 4).number(16, 2).extended(rate).text('ima4').number(0, 2);
        const version = new HeaderWriter(false).number(0xa2805140, 4).bytes();
        const sound = new Chunk('SSND', new Uint8Array(8), payload);
        return [new Chunk('FVER', version, 0), new Chunk('COMM', content.bytes(), 0), sound];
    }
    /** Where the sound of a clip's file begins. What stands before it has to fit into the first 64 KiB. */
    soundStart(file, payload, path) {
        const require = (isSound, fault) => {
            if (!isSound) {
                throw new PackFault(`${path} is damaged: ${fault}`, 'clip.header');
            }
        };
        const held = file.subarray(0, 65536);
        const holds = (at, bytes) => bytes.every((byte, place) => held[at + place] === byte);
        const chunks = this.chunks(payload);
        const sound = chunks[chunks.length - 1];
        const start = this.start(file.length).bytes();
        require(holds(0, start), 'it does not begin as it must');
        const seen = new Set();
        let at = start.length;
        for (;;) {
            const content = at + 4 + this.sizeBytes;
            require(content <= held.length, 'there is no sound');
            const name = String.fromCharCode(...Array.from(held.subarray(at, at + 4)));
            require(CHUNK_NAME.test(name), `no chunk at byte ${at}`);
            const digits = Array.from(held.subarray(at + 4, content));
            const size = (this.container === 'wav' ? digits.reverse() : digits).reduce((sum, byte) => sum * 256 + byte, 0);
            require(size <= file.length - content, `'${name}' states more bytes than are left`);
            const chunk = chunks.find((chunk) => chunk.name === name);
            if (chunk !== undefined) {
                // The codec's name and its padding may be otherwise.
                const fixed = chunk.content.subarray(0, name === 'COMM' ? 22 : chunk.size);
                const isLong = name === 'COMM' ? size >= fixed.length : size === chunk.size;
                require(!seen.has(name) && isLong && holds(content, fixed), `'${name}' is of another format or length`);
                seen.add(name);
                if (chunk === sound) {
                    require(seen.size === chunks.length, 'a description is missing');
                    return content + fixed.length;
                }
            }
            at = content + size + (this.container === 'caf' ? 0 : size % 2);
        }
    }
    /** Frames of one kind, each complete in itself, and no table. */
    checkFrames(file, path) {
        const isMPEG1 = this.packetSamples === 1152;
        for (let at = 0; at < file.length; at += this.packetBytes) {
            const word = ((file[at] << 24) | (file[at + 1] << 16) | (file[at + 2] << 8) | file[at + 3]) >>> 0;
            const mainData = isMPEG1 ? (file[at + 4] << 1) | (file[at + 5] >> 7) : file[at + 4];
            if (((word & FRAME_MASK) >>> 0) !== this.frameHeader || mainData !== 0) {
                throw new PackFault(`${path}: frame ${at / this.packetBytes} is not one of the pack's`, 'clip.frame');
            }
        }
        for (const place of [4 + (isMPEG1 ? 17 : 9), 36]) {
            const name = String.fromCharCode(...Array.from(file.subarray(place, place + 4)));
            if (name === 'Xing' || name === 'Info' || name === 'VBRI') {
                throw new PackFault(`${path}: frame 0 is a table of another length`, 'clip.frame');
            }
        }
    }
}
/** All but the private bit and those after the channel mode, which decoders don't set themselves up by. */
const FRAME_MASK = 0xfffffec0;
/** What mono frames of Layer III begin with. (ISO/IEC 11172-3, section 2.4.2.3; 13818-3) */
function frameHeader(samples, bytes, sampleRate) {
    const bitRate = bytes * 8 * sampleRate / samples;
    const first = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
    const second = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
    for (const version of [3, 2, 0]) {
        const rate = [44100, 48000, 32000].indexOf(sampleRate * (version === 3 ? 1 : version === 2 ? 2 : 4));
        const bits = (version === 3 ? first : second).indexOf(bitRate / 1000);
        if (rate >= 0 && bits >= 0) {
            const mono = (0x7ff << 21) | (1 << 17) | (1 << 16) | (3 << 6);
            const word = mono | (version << 19) | ((bits + 1) << 12) | (rate << 10);
            return samples === (version === 3 ? 1152 : 576) ? word >>> 0 : undefined;
        }
    }
    return undefined;
}
const CHUNK_NAME = new RegExp('^[ -~]{4}$');
/** A chunk, the same in every file of so many packets. */
class Chunk {
    constructor(name, content, payload) {
        this.name = name;
        this.content = content;
        this.size = content.length + payload;
    }
}
class HeaderWriter {
    constructor(isLittle) {
        this.written = [];
        this.isLittle = isLittle;
    }
    text(text) {
        return this.append(Uint8Array.from(Array.from(text), (character) => character.charCodeAt(0)));
    }
    /** A whole number without sign, below 2^53. */
    number(number, count) {
        for (let place = 0; place < count; place++) {
            const power = this.isLittle ? place : count - 1 - place;
            this.written.push(Math.floor(number / Math.pow(256, power)) % 256);
        }
        return this;
    }
    /** A 64-bit float, big-endian. */
    float(number) {
        const bytes = new Uint8Array(8);
        new DataView(bytes.buffer).setFloat64(0, number);
        return this.append(bytes);
    }
    /** A whole number from 1 to 2^31 as an 80-bit float, big-endian. */
    extended(number) {
        const exponent = 31 - Math.clz32(number);
        return this.number(16383 + exponent, 2).number(number * Math.pow(2, 31 - exponent), 4).number(0, 4);
    }
    append(bytes) {
        this.written.push(...Array.from(bytes));
        return this;
    }
    bytes() {
        return Uint8Array.from(this.written);
    }
}
// MARK: Texts
/** The blocks of the scripts that are written without spaces between words. */
const UNSPACED = '\\u0e00-\\u0fff\\u1000-\\u109f\\u1780-\\u17ff\\u1950-\\u19ff\\u1a20-\\u1aaf\\u1b00-\\u1b7f' +
    '\\u2e80-\\u312f\\u3190-\\u4dbf\\u4e00-\\ua4cf\\ua980-\\ua9ff\\uaa60-\\uaadf\\uf900-\\ufaff\\ufe30-\\ufe4f' +
    '\\uff00-\\uff9f\\u{1aff0}-\\u{1b16f}\\u{20000}-\\u{3fffd}';
const UNSPACED_END = new RegExp(`[${UNSPACED}]$`, 'u');
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'u');
/** What stands between the texts of two clips. */
function textBetween(left, right, clips, joins) {
    const join = joins.find((join) => join.left.includes(left) && join.right.includes(right));
    const isUnspaced = UNSPACED_END.test(clips[left].text) && UNSPACED_START.test(clips[right].text);
    return join !== undefined ? join.text : isUnspaced ? '' : ' ';
}
function ssmlOf(text, locale) {
    let escaped = text.replace(LINE_SPACE, ' ').replace(NO_XML, '');
    for (const pair of [['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;'], ["'", '&apos;']]) {
        escaped = escaped.split(pair[0]).join(pair[1]);
    }
    return '<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="' + locale + '">' + escaped +
        '</speak>';
}
const LINE_SPACE = new RegExp('[\\t\\n\\r]', 'g');
const NO_XML = new RegExp('[\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff]', 'g');
// MARK: JSON
/** A number that is not whole, not written so, or not exact here, which is below 2^53. */
class JsonReal {
    constructor(number) {
        this.number = number;
    }
}
const WHOLE = new RegExp('^-?[0-9]+$');
/** A value of a document with its place, so that a fault can name it. */
class JsonPart {
    constructor(value, parent, key) {
        this.value = value;
        this.parent = parent;
        this.key = key;
    }
    get place() {
        const key = typeof this.key === 'number' ? `[${this.key}]` : `.${this.key.substring(0, 80)}`;
        return this.parent === undefined ? '$' : this.parent.place + key;
    }
    require(condition, expected) {
        if (!condition) {
            throw this.fault(expected);
        }
    }
    fault(expected) {
        return new PackFault(`${this.place}: expected ${expected}`);
    }
    members() {
        if (this.value instanceof Map) {
            return this.value;
        }
        throw this.fault('an object');
    }
    each(body) {
        Array.from(this.members().keys()).forEach((key) => body(key, this.at(key)));
    }
    at(key) {
        const value = this.members().get(key);
        const part = new JsonPart(value ?? null, this, key);
        part.require(value !== undefined, 'a value');
        return part;
    }
    /** The member, unless it is missing or null. */
    optional(key) {
        const value = this.members().get(key);
        return value === undefined || value === null ? undefined : this.at(key);
    }
    parts() {
        if (Array.isArray(this.value)) {
            return this.value.map((value, index) => new JsonPart(value, this, index));
        }
        throw this.fault('an array');
    }
    /** The parts of a member; none if it is missing. */
    list(key) {
        return this.optional(key)?.parts() ?? [];
    }
    text() {
        if (typeof this.value === 'string') {
            return this.value;
        }
        throw this.fault('a string');
    }
    matching(form, expected) {
        this.require(form.test(this.text()), expected);
        return this.text();
    }
    oneOf(texts) {
        this.require(texts.includes(this.text()), texts.join(' or '));
        return this.text();
    }
    flag() {
        this.require(typeof this.value === 'boolean', 'true or false');
        return this.value === true;
    }
    /** A finite number. */
    real() {
        const number = this.value instanceof JsonReal ? this.value.number : this.whole();
        this.require(Number.isFinite(number), 'a finite number');
        return number;
    }
    /** A whole number that is exact here, written without a point. */
    whole() {
        if (typeof this.value === 'number') {
            return this.value;
        }
        throw this.fault('a whole number below 2^53');
    }
    wholeIn(low, high) {
        const number = this.whole();
        this.require(number >= low && number <= high, `${low} to ${high}`);
        return number;
    }
}
/** JSON in UTF-8, strictly as RFC 8259 has it; of members with the same name the first one counts. */
class JsonReader {
    constructor(bytes) {
        this.at = 0;
        this.values = 0;
        this.bytes = bytes;
    }
    static read(bytes, limit) {
        if (bytes.length > limit) {
            throw new PackFault(`more than ${limit} bytes of JSON`);
        }
        const reader = new JsonReader(bytes);
        const value = reader.value(0);
        reader.peek();
        if (reader.at < bytes.length) {
            throw reader.fault();
        }
        return value;
    }
    fault() {
        return new PackFault(`not JSON in UTF-8: byte ${this.at}`);
    }
    /** Counts a value, or the name of an object's member. */
    count(member) {
        this.values++;
        if (this.values > JsonReader.maximumValues || member > JsonReader.maximumMembers) {
            throw new PackFault(`more than ${JsonReader.maximumValues} values, or ${JsonReader.maximumMembers} of an object`);
        }
    }
    /** The next byte that is no space; 0, which JSON has none of, at the end. */
    peek() {
        while (' \t\n\r'.includes(String.fromCharCode(this.bytes[this.at]))) {
            this.at++;
        }
        return this.at < this.bytes.length ? this.bytes[this.at] : 0;
    }
    takes(byte) {
        const isNext = this.peek() === byte;
        this.at += isNext ? 1 : 0;
        return isNext;
    }
    take(byte) {
        if (!this.takes(byte)) {
            throw this.fault();
        }
    }
    value(depth) {
        this.count(0);
        const first = this.peek();
        if (first === 0x7b) {
            const members = new Map();
            let count = 0;
            this.each(0x7d, depth, () => {
                count++;
                this.count(count);
                const key = this.string().normalize('NFC');
                this.take(0x3a);
                const value = this.value(depth + 1);
                if (!members.has(key)) {
                    members.set(key, value);
                }
            });
            return members;
        }
        if (first === 0x5b) {
            const list = [];
            this.each(0x5d, depth, () => {
                list.push(this.value(depth + 1));
            });
            return list;
        }
        return first === 0x22 ? this.string() : this.word();
    }
    /** Reads what stands with commas between it up to a bracket. */
    each(end, depth, read) {
        if (depth >= JsonReader.maximumDepth) {
            throw this.fault();
        }
        this.at++;
        if (this.takes(end)) {
            return;
        }
        do {
            read();
        } while (this.takes(0x2c));
        this.take(end);
    }
    /** A number, `null`, `true` or `false`. */
    word() {
        const start = this.at;
        while (this.at < this.bytes.length && this.at - start <= JsonReader.maximumDigits &&
            !'\t\n\r ",:[]{}'.includes(String.fromCharCode(this.bytes[this.at]))) {
            this.at++;
        }
        const text = String.fromCharCode(...Array.from(this.bytes.subarray(start, this.at)));
        if (text.length <= JsonReader.maximumDigits && JsonReader.number.test(text)) {
            const number = Number(text) + 0;
            return WHOLE.test(text) && Number.isSafeInteger(number) ? number : new JsonReal(number);
        }
        if (!['null', 'true', 'false'].includes(text)) {
            throw this.fault();
        }
        return text === 'null' ? null : text === 'true';
    }
    /** A string, which the engine reads: it knows what UTF-8 and escapes are, but for surrogates that are no pair. */
    string() {
        this.take(0x22);
        const start = this.at;
        while (this.at < this.bytes.length && this.bytes[this.at] !== 0x22) {
            this.at += this.bytes[this.at] === 0x5c ? 2 : 1;
        }
        let token = '';
        for (let at = start; at < this.at; at += 4096) {
            token += String.fromCharCode(...Array.from(this.bytes.subarray(at, Math.min(at + 4096, this.at))));
        }
        this.take(0x22);
        token = token.replace(JsonReader.others, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
        let text = '';
        try {
            text = JSON.parse(`"${decodeURIComponent(token)}"`);
        }
        catch (fault) {
            throw this.fault();
        }
        if (JsonReader.loneSurrogate.test(text)) {
            throw this.fault();
        }
        return text;
    }
}
JsonReader.maximumDepth = 512;
JsonReader.maximumDigits = 400;
/** Values and names of members in all, and members of one object: what is read takes memory by their number. */
JsonReader.maximumValues = 64000;
JsonReader.maximumMembers = 5000;
JsonReader.number = new RegExp('^-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?$');
JsonReader.others = new RegExp('[%\\u0080-\\u00ff]', 'g');
JsonReader.loneSurrogate = new RegExp('[\\ud800-\\udfff]', 'u');
