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
function requirePack(isSound, code, message) {
    if (!isSound) {
        throw new PackFault(message, code);
    }
}
function requireAsked(isSound, code, message, slot) {
    if (!isSound) {
        throw new Refusal(code, message, slot);
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
        this.onsets = onsets;
        this.samples = indexes.reduce((sum, index) => {
            onsets.push(sum);
            return sum + clips[index].samples;
        }, 0);
        this.seconds = this.samples / sampleRate;
        // A pause says nothing.
        const heard = indexes.filter((index) => clips[index].text !== '');
        this.transcript = heard.map((index, place) => (place > 0 ? textBetween(heard[place - 1], index, clips, joins) : '') + clips[index].text).join('');
        this.ssml = ssmlOf(this.transcript, locale);
    }
}
/** A text of pushes that asks for an announcement, for a `PayloadReader`. */
export class PackText {
    constructor() {
        /** The template: `收款{amount}元`. */ this.text = '';
        /** The announcement's id. */ this.says = '';
        /** That of the title, if there is one. */ this.title = undefined;
        /** What is said besides, by the slots' names. */ this.values = new Map();
    }
}
/** A voice pack, ready to announce amounts: amounts in, one playable file out. Nothing is decoded or encoded. */
export class VoicePack {
    /** A pack by the bytes of its `splice.json`. Throws `PackFault`. */
    constructor(manifestBytes, read) {
        const root = new JsonPart(JsonReader.read(manifestBytes, 2 * 1024 * 1024));
        this.read = read;
        const isOld = root.at('schema').whole() < SCHEMA;
        requirePack(!isOld, 'pack.unsound', '$.schema: made by an earlier voice-assets; run generate again');
        root.at('schema').wholeIn(SCHEMA, SCHEMA);
        this.name = root.at('pack').matching(PACK_NAME, 'the name of a pack');
        this.locale = root.at('locale').text();
        root.at('locale').require(isLanguageTag(this.locale), 'a BCP 47 language tag');
        this.currency = root.at('currency').at('code').matching(CURRENCY, 'an ISO 4217 code');
        this.scale = root.at('currency').at('scale').wholeIn(0, 3);
        root.optional('speaker')?.text();
        this.maxSeconds = root.optional('limits')?.at('maxSeconds').real() ?? 30;
        root.require(this.maxSeconds > 0 && this.maxSeconds <= 30, 'a limit above 0, at most 30');
        this.formats = root.mapOf('renditions', (part, name) => {
            part.require(NAME.test(name), 'a name');
            return new Rendition(part);
        });
        const formats = Array.from(this.formats.values());
        const rates = new Set(formats.map((format) => format.sampleRate));
        root.require(rates.size === 1, 'at least 1 rendition, and one sample rate');
        this.sampleRate = formats[0].sampleRate;
        this.renditions = Array.from(this.formats.keys()).filter((name) => this.fileExtension(name) !== undefined).sort();
        const spoken = root.at('clips').parts();
        const parts = spoken.concat(root.list('pauses'));
        root.at('clips').require(spoken.length >= 1 && parts.length <= 1000, '1 to 1000 clips');
        this.clips = parts.map((part, index) => this.readClip(part, index >= spoken.length));
        const ids = new Set(this.clips.map((clip) => clip.id));
        root.at('clips').require(ids.size === parts.length, 'ids that differ');
        this.joins = root.list('textJoins').map((part) => this.readJoin(part));
        this.grammar = new Grammar(root.at('grammar'), this.clips, this.scale, root.at('range'));
        this.announcementIds = Array.from(this.grammar.announcements.keys()).sort();
        this.numbers = root.optional('numbers')?.text() ?? '1234.50';
        this.zeros = root.list('zeros').map((part) => part.text());
        this.texts = root.list('texts').map((part) => this.readText(part));
        root.require(this.texts.length <= 1000, 'at most 1000 texts');
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
    readText(part) {
        const text = new PackText();
        text.text = part.at('text').text();
        text.says = part.at('says').text();
        part.require(this.announcementIds.includes(text.says), 'a text that asks for an announcement');
        text.title = part.optional('title')?.text();
        text.values = part.mapOf('values', (value) => value.text());
        return text;
    }
    readClip(part, isPause) {
        const clip = new Clip();
        clip.id = part.at('id').matching(CLIP_NAME, 'an id');
        clip.text = isPause ? '' : part.at('text').text();
        part.require(isPause || clip.text !== '', 'a text that is not empty');
        clip.samples = part.at('samples').wholeIn(1, Number.MAX_SAFE_INTEGER);
        part.require(clip.samples / this.sampleRate < this.maxSeconds, 'a clip that is shorter than the limit');
        const stated = part.mapOf('files', (file, name) => {
            file.require(this.formats.has(name), 'files in the renditions only');
            return file.at('bytes').whole();
        });
        this.formats.forEach((format, name) => {
            clip.bytes.set(name, format.fileSize(part, clip.samples, stated.get(name)));
        });
        return clip;
    }
    readJoin(part) {
        const join = new TextJoin();
        join.text = part.at('text').text();
        part.require(Array.from(join.text).length <= 8 && !CONTROL.test(join.text), 'at most 8 characters');
        const sides = ['left', 'right'].map((side) => {
            const indexes = part.at(side).wholes(0, this.clips.length - 1);
            const isAscending = indexes.slice(1).every((index, place) => indexes[place] < index);
            part.require(indexes.length > 0 && isAscending, 'indexes of clips, ascending');
            return indexes;
        });
        join.left = sides[0];
        join.right = sides[1];
        return join;
    }
    /** Whether an announcement says an amount; `undefined` if the pack has none of this id. */
    saysAmount(id) {
        return this.grammar.announcements.get(id)?.some((item) => item.values?.name === AMOUNT);
    }
    /** What announces an amount that comes without an id: the only one that says an amount, or `payment-received`. */
    get defaultAnnouncementId() {
        const ids = this.announcementIds.filter((id) => this.saysAmount(id) === true);
        return ids.length === 1 ? ids[0] : ids.find((id) => id === 'payment-received');
    }
    /** The extension of a rendition's files, without the dot; `undefined` if it can't be spliced. */
    fileExtension(rendition) {
        const format = this.formats.get(rendition);
        return format?.isSpliced === true ? format.fileExtension : undefined;
    }
    /**
     * What is said for an amount.
     *
     * @param amount a decimal text such as `15.50`; not looked at if the announcement says none. Never a number.
     * @throws Refusal, PackFault
     */
    announcement(id, amount) {
        const values = {};
        // What nobody's compiler looked at may be anything; a number says less than the text that it was made of.
        const isText = amount === undefined || typeof amount === 'string';
        requireAsked(isText, 'amount.form', 'the amount is no text: send it as text, such as "15.50"');
        if (amount !== undefined && this.saysAmount(id) !== false) {
            this.grammar.amount.value(amount);
            values[AMOUNT] = amount;
        }
        return this.announcementOf(id, values);
    }
    /** The values that an announcement says, in its order; `undefined` if the pack has none of this id. */
    slots(id) {
        return this.grammar.announcements.get(id)?.flatMap((item) => {
            const values = item.values;
            return values === undefined ? [] : [new Slot(values.name, values.kind, item.isOptional, values.example)];
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
        const items = this.grammar.announcements.get(id) ?? [];
        requireAsked(items.length > 0, 'announcement.unknown', 'the pack has no announcement of this id');
        const texts = new Map(Object.entries(values));
        const names = items.map((item) => item.values?.name);
        const unknown = Array.from(texts.keys()).sort().find((name) => !names.includes(name));
        requireAsked(unknown === undefined, 'slot.unknown', `the announcement has no slot ${unknown}`, unknown);
        texts.forEach((text, name) => requireAsked(typeof text === 'string', 'slot.form', `the value of ${name} is no text; give it as text`, name));
        const speech = new Speech();
        for (const item of items) {
            const text = texts.get(item.values?.name ?? '');
            speech.add(item.clips);
            if (text !== undefined) {
                item.values?.say(text, speech);
            }
            else if (!item.isOptional) {
                item.values?.require(false, 'missing', 'the announcement says it, and there is no value');
            }
        }
        const last = speech.clips.pop();
        if (last !== undefined) {
            speech.clips.push(this.grammar.endForms.get(last) ?? last);
        }
        const said = new Announcement(id, speech.clips, this.clips, this.joins, this.sampleRate, this.locale);
        const isShort = said.seconds < this.maxSeconds;
        requireAsked(isShort, 'announcement.length', `${said.seconds} s, and ${this.maxSeconds} s is the limit`);
        return said;
    }
    /**
     * The file that plays an announcement.
     *
     * @param rendition one of `renditions`.
     * @throws PackFault for a clip that is damaged, and what reading it throws.
     */
    async file(announcement, rendition) {
        const format = this.formats.get(rendition);
        const isSpliced = format?.isSpliced === true;
        requirePack(isSpliced, 'rendition.unknown', `there is no rendition ${rendition} that can be spliced`);
        // Side by side: a page waits as long as for the slowest, not for all of them.
        const clips = Array.from(new Set(announcement.clipIndexes)).map((index) => this.clips[index]);
        const paths = clips.map((clip) => `${rendition}/${clip.id}.${format.fileExtension}`);
        const files = await Promise.all(paths.map((path) => this.read(path)));
        const sounds = new Map();
        files.forEach((file, place) => {
            const bytes = clips[place].bytes.get(rendition);
            const isWhole = file.length === bytes;
            requirePack(isWhole, 'clip.size', `${paths[place]} has ${file.length} bytes; the pack says ${bytes}`);
            sounds.set(clips[place], format.sound(file, clips[place].samples, paths[place]));
        });
        const pieces = announcement.clipIndexes.map((index) => sounds.get(this.clips[index]));
        const payload = pieces.reduce((sum, piece) => sum + piece.length, 0);
        pieces.unshift(format.header(payload));
        const spliced = new Uint8Array(pieces[0].length + payload);
        let place = 0;
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
        this.fallback = new Map();
        const root = new JsonPart(JsonReader.read(indexBytes, 1024 * 1024));
        root.at('schema').wholeIn(1, 1);
        const packs = root.at('packs');
        this.currencies = root.mapOf('packs', (pack, name) => {
            pack.require(PACK_NAME.test(name), 'the name of a pack');
            pack.require(isLanguageTag(pack.at('locale').text()), 'a locale');
            pack.require(pack.at('manifest').text() === `${name}/manifest.json`, '<pack>/manifest.json');
            return pack.at('currency').matching(CURRENCY, 'a currency');
        });
        const names = new Set(Array.from(this.currencies.keys()).map((name) => name.toLowerCase()));
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
        const all = languages.flatMap((language) => this.packs(language)).concat(Array.from(this.currencies.keys()).sort());
        const fitting = all.filter((name) => currencies === undefined || currencies.includes(this.currencies.get(name)));
        const shared = new Set(fitting.map((name) => this.currencies.get(name)));
        requireAsked(shared.size > 0, 'currency.unknown', 'no pack announces the currency');
        requireAsked(shared.size === 1, 'currency.missing', 'several currencies come into question, and none is said');
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
// The name and the kind of the amount, which is a value like any other but for the codes of its refusals.
const AMOUNT = 'amount';
// The units of durations, in seconds.
const UNITS = new Map([['hours', 3600], ['minutes', 60], ['seconds', 1]]);
// The fields that others are said of: the digits of the fraction one by one, and the hour as 12, 1, ... 11.
const WHOLES = new Map([['digits', 'fraction'], ['digits:all', 'fraction'], ['hour-12', 'hour']]);
// What a text means: the text as packs write it, and the numbers of its fields, by which values have an order.
class Value {
    constructor(text, numbers) {
        this.text = text;
        this.numbers = numbers;
    }
    isAtMost(other) {
        const place = this.numbers.findIndex((number, index) => number !== other.numbers[index]);
        return place < 0 || this.numbers[place] < other.numbers[place];
    }
}
// How texts are checked and cut into fields.
class Form {
    constructor(kind, longest, fields, scale = 0) {
        this.kind = kind;
        this.longest = longest;
        this.fields = fields;
        this.scale = scale;
    }
    // Reads a text, or says what is wrong: `form`, or of an amount `digits` or `size`.
    read(text) {
        const found = TEXTS.get(this.kind).exec(text);
        if (found === null || text === 'PT') {
            return 'form';
        }
        const numbers = found.slice(1).map((digits) => Number(digits ?? '0'));
        if (this.kind === 'time' || this.kind === 'date') {
            return this.kind === 'time' || numbers[0] > 0 && isDate(text) ? new Value(text, numbers) : 'form';
        }
        return this.kind === 'duration' ? this.duration(numbers) : this.decimal(found[1], found[2] ?? '');
    }
    decimal(integer, digits) {
        const fraction = digits.padEnd(this.scale, '0');
        if (fraction.length > this.scale || integer.length > 15) {
            return fraction.length > this.scale ? 'digits' : 'size';
        }
        return new Value(this.scale > 0 ? `${integer}.${fraction}` : integer, [Number(integer), Number(fraction)]);
    }
    // A multiple of the last unit.
    duration(counts) {
        let rest = counts[0] * 3600 + counts[1] * 60 + counts[2];
        const isNone = rest === 0;
        let text = 'PT';
        const numbers = this.fields.map((unit, place) => {
            const seconds = UNITS.get(unit);
            const count = Math.floor(rest / seconds);
            rest -= count * seconds;
            text += count > 0 || isNone && place === this.fields.length - 1 ? `${count}${unit[0].toUpperCase()}` : '';
            return count;
        });
        return rest > 0 ? 'form' : new Value(text, numbers);
    }
    // Whether not too many values are between two.
    isBounded(min, max) {
        const units = this.fields.map((unit) => UNITS.get(unit) ?? 0);
        const seconds = units.reduce((sum, unit, place) => sum + (max.numbers[place] - min.numbers[place]) * unit, 0);
        const years = this.kind === 'date' ? max.numbers[0] - min.numbers[0] : 0;
        return years < 200 && (this.kind !== 'duration' || seconds / units[units.length - 1] < 100000);
    }
    // Whether values have the field that this is, or is said of.
    has(field) {
        return this.fields.includes(WHOLES.get(field) ?? field);
    }
    // The numbers that are said of a field, one after the other.
    said(field, value) {
        const number = value.numbers[this.fields.indexOf(WHOLES.get(field) ?? field)];
        if (!field.startsWith('digits')) {
            return [field === 'hour-12' ? (number + 11) % 12 + 1 : number];
        }
        const digits = String(number).padStart(this.scale, '0').substring(0, this.scale);
        return Array.from(field === 'digits' ? digits.replace(ZEROS_AT_END, '') : digits, Number);
    }
}
// Whether the calendar has a day: of one that it has not, a date is none or that of another.
function isDate(text) {
    const date = new Date(`${text}T00:00:00Z`);
    return Number.isFinite(date.getTime()) && date.toISOString().startsWith(text);
}
// The values of a slot, and how they are said.
class Values {
    constructor(name, kind) {
        // A text that is accepted.
        this.example = '';
        this.name = name;
        this.kind = kind;
        this.mark = name === AMOUNT ? AMOUNT : 'slot';
    }
    require(condition, code, message) {
        requireAsked(condition, `${this.mark}.${code}`, `${this.name}: ${message}`, this.name);
    }
    // At most so many characters, which are one or two units each.
    requireLength(text, limit) {
        const isWithin = text.length <= limit || text.length <= 2 * limit && Array.from(text).length <= limit;
        this.require(isWithin, 'length', `at most ${limit} characters`);
    }
}
// Numbers, the amount among them, times, dates and durations: what has an order, and fields that machines say.
class OrderedValues extends Values {
    // Values from the `min` to the `max` of what the pack says of them.
    constructor(name, form, parts, part) {
        super(name, form.kind);
        this.form = form;
        this.parts = parts;
        const ends = ['min', 'max'].map((key) => {
            const value = form.read(part.at(key).text());
            const isWritten = value instanceof Value && (form.kind === 'duration' || value.text === part.at(key).text());
            part.at(key).require(isWritten, 'a value as the slot has them');
            return value;
        });
        this.min = ends[0];
        this.max = ends[1];
        this.example = this.min.text;
        const isRange = this.min.isAtMost(this.max) && form.isBounded(this.min, this.max);
        part.require(isRange, 'ends in their order, and not too far apart');
    }
    value(text) {
        this.requireLength(text, this.form.longest);
        const value = this.form.read(text);
        const code = value instanceof Value || this.name !== AMOUNT ? 'form' : value;
        this.require(value instanceof Value, code, `none as the pack has them, such as ${this.example}`);
        return value;
    }
    say(text, speech) {
        const value = this.value(text);
        const isInRange = this.min.isAtMost(value) && value.isAtMost(this.max);
        this.require(isInRange, 'range', `only ${this.example} to ${this.max.text} is said`);
        for (const patterns of this.parts) {
            speech.add([], patterns.length);
            const pattern = patterns.find((pattern) => pattern.holds(value));
            for (const item of pattern?.say ?? [UNSAID]) {
                for (const clips of item(value)) {
                    requirePack(clips !== undefined, `${this.mark}.unsaid`, `$.grammar: nothing says the value of ${this.name}`);
                    speech.add(clips);
                }
            }
        }
    }
}
class ChoiceValues extends Values {
    constructor(name, choices) {
        super(name, 'choice');
        this.choices = choices;
        this.example = Array.from(choices.keys()).sort()[0];
    }
    say(text, speech) {
        this.require(this.choices.has(text), 'choice', `none of the choices, such as ${this.example}`);
        speech.add(this.choices.get(text));
    }
}
// Texts that are said symbol by symbol.
class SpelledValues extends Values {
    constructor(name, clips) {
        super(name, 'spell');
        // The places of the longest text: the symbols that may stand there, and whether it may be left out.
        this.places = [];
        this.isOptional = [];
        // How many symbols are said, the last ones.
        this.last = 32;
        // What is said before a symbol that stands twice in a group, in the place of saying it twice.
        this.double = [];
        // The numbers of symbols to come where a group begins, and what is said there.
        this.boundaries = [];
        this.pause = [];
        this.clips = clips;
    }
    say(text, speech) {
        const symbols = this.symbols(text);
        for (let place = 0; place < symbols.length; place++) {
            const rest = symbols.length - place;
            if (place > 0 && this.boundaries.includes(rest)) {
                speech.add(this.pause);
            }
            const symbol = symbols[place];
            if (this.double.length > 0 && symbols[place + 1] === symbol && !this.boundaries.includes(rest - 1)) {
                speech.add(this.double);
                place++;
            }
            speech.add(this.clips.get(symbol));
        }
    }
    // The symbols of a text that are said.
    symbols(text) {
        this.require(text !== '', 'form', `an empty text, and not one such as ${this.example}`);
        this.requireLength(text, this.places.length);
        const symbols = Array.from(text);
        const other = symbols.find((symbol) => !this.places.some((place) => place.includes(symbol)));
        this.require(other === undefined, 'symbol', `the symbol ${other} is not said`);
        // How many symbols the places up to each one can take.
        let taken = [0];
        this.places.forEach((place, index) => {
            const more = taken.filter((count) => place.includes(symbols[count]));
            const next = more.map((count) => count + 1).concat(this.isOptional[index] ? taken : []);
            taken = Array.from(new Set(next));
        });
        this.require(taken.includes(symbols.length), 'form', `not written as its values are, such as ${this.example}`);
        return symbols.slice(-this.last);
    }
}
// MARK: What is said
// The most clips of an announcement.
const MAXIMUM_CLIPS = 1000;
const DECIMAL_FIELDS = ['integer', 'fraction'];
// The clips that are said so far, within the bounds of an announcement.
class Speech {
    constructor() {
        this.clips = [];
        this.steps = 0;
    }
    // Says more clips, which takes so many steps: what says nothing is bounded, too.
    add(clips, steps = 1) {
        this.steps += steps;
        const isBounded = this.steps <= 20000 && this.clips.length + clips.length <= MAXIMUM_CLIPS;
        requirePack(isBounded, 'grammar.endless', '$.grammar: what is said is longer than any announcement');
        this.clips.push(...clips);
    }
}
// Says numbers of so many digits, one digit after the other.
class Machine {
    constructor(part, readClips) {
        this.digits = part.at('digits').wholeIn(1, 16);
        this.first = readClips(part.list('first'));
        this.isReversed = part.optional('reversed')?.flag() ?? false;
        const states = part.at('states').parts();
        this.states = states.map((state) => {
            const edges = state.parts();
            state.require(edges.length === 10, 'an edge for each digit');
            return edges.map((edge) => {
                if (edge.value === null) {
                    return undefined;
                }
                const parts = Array.isArray(edge.value) ? edge.parts() : [edge];
                edge.require(parts.length > (Array.isArray(edge.value) ? 1 : 0), 'a state and clips');
                return [parts[0].wholeIn(0, states.length - 1)].concat(readClips(parts.slice(1)));
            });
        });
    }
    // The clips of a number, at most those of one edge above the bound; `undefined` if it is not said.
    words(number) {
        const digits = Array.from(String(number).padStart(this.digits, '0'));
        if (digits.length > this.digits) {
            return undefined;
        }
        let said = this.first;
        let state = 0;
        for (const digit of this.isReversed ? digits.reverse() : digits) {
            const edge = this.states.length > 0 ? this.states[state][Number(digit)] : [0];
            if (edge === undefined) {
                return undefined;
            }
            said = said.concat(edge.slice(1));
            state = edge[0];
            if (state === 0 || said.length > MAXIMUM_CLIPS) {
                break;
            }
        }
        return this.isReversed ? said.slice().reverse() : said;
    }
}
const UNSAID = (_) => [undefined];
// A way to say a part of a value.
class Pattern {
    constructor() {
        // The places of fields, each with the least and the greatest number that it is used for.
        this.when = [];
        this.say = [];
    }
    holds(value) {
        return this.when.every((span) => span[1] <= value.numbers[span[0]] && value.numbers[span[0]] <= span[2]);
    }
}
// An item of an announcement: a clip, or a value.
class AnnouncementItem {
    constructor() {
        this.clips = [];
        this.values = undefined;
        this.isOptional = false;
    }
}
class Grammar {
    // A grammar for amounts of so many fraction digits in a range.
    constructor(grammar, clips, scale, range) {
        // By clip the one that is heard in its place where an announcement ends with it.
        this.endForms = new Map();
        // The clips that machines, patterns and announcements name.
        this.named = new Set();
        // How many things the lists hold in all; those of machines are bounded by the values of the text.
        this.items = 0;
        this.clipCount = clips.length;
        this.machines = grammar.mapOf('machines', (part) => new Machine(part, (parts) => this.readClips(parts)));
        const form = new Form(AMOUNT, Number.MAX_SAFE_INTEGER, DECIMAL_FIELDS, scale);
        const amounts = this.readPatterns(grammar.list('amounts'), form);
        this.amount = new OrderedValues(AMOUNT, form, [amounts], range);
        this.slots = grammar.mapOf('slots', (part, name) => this.readSlot(name, part));
        this.announcements = grammar.mapOf('announcements', (part, id) => {
            const items = this.counted(part).map((item) => this.readAnnouncementItem(item));
            const values = items.map((item) => item.values).filter((values) => values !== undefined);
            part.require(NAME.test(id) && items.length > 0, 'an id, and something to say');
            part.require(amounts.length > 0 || !values.includes(this.amount), 'a way to say an amount');
            // In a table with slots each value is said once, and something is said whatever is left out.
            part.require(this.slots.size === 0 || values.length <= 7 && new Set(values).size === values.length &&
                items.some((item) => !item.isOptional), 'at most 7 values, each once');
            return items;
        });
        this.readEndForms(grammar.list('endForms'), clips);
        const ended = clips.filter((clip) => clip.id.endsWith(END_MARK)).length;
        grammar.require(ended === this.endForms.size, 'clips for all end forms');
        grammar.require(this.machines.size <= 1000 && this.slots.size <= 32, 'at most 1000 machines and 32 slots');
        grammar.require(this.items <= 20000, 'at most 20000 items');
        const tables = [this.machines.size, this.slots.size, this.announcements.size, this.endForms.size];
        const isEmpty = amounts.length === 0 && tables.every((size) => size === 0);
        requirePack(!isEmpty, 'pack.empty', '$.grammar: the pack announces nothing');
    }
    readPatterns(parts, form) {
        return parts.map((part) => {
            const pattern = new Pattern();
            part.optional('when')?.each((field, span) => {
                const ends = span.wholes(0, Number.MAX_SAFE_INTEGER);
                const isSpan = ends.length === 2 && ends[0] <= ends[1] && form.fields.includes(field);
                span.require(isSpan, 'a least and a greatest number of a field');
                pattern.when.push([form.fields.indexOf(field)].concat(ends));
            });
            pattern.say = this.counted(part.at('say')).map((item) => this.readItem(item, form));
            return pattern;
        });
    }
    readItem(part, form) {
        if (typeof part.value !== 'string') {
            const clips = this.readClips([part]);
            return (_) => [clips];
        }
        const found = ITEM.exec(part.value) ?? [];
        const machine = form.has(found[1]) ? this.machines.get(found[2].normalize('NFC')) : undefined;
        part.require(machine !== undefined, 'an index, or a field, = and a machine that is there');
        return (value) => form.said(found[1], value).map((number) => machine?.words(number));
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
        part.require(SLOT_NAME.test(name) && name !== AMOUNT, 'the name of a slot');
        this.items++;
        const kind = part.at('kind').oneOf(['number', 'choice', 'spell', 'time', 'date', 'duration']);
        if (kind === 'choice' || kind === 'spell') {
            return kind === 'choice' ? this.readChoices(name, part) : this.readSpelling(name, part);
        }
        const isDuration = kind === 'duration';
        const form = kind === 'number' ? new Form(kind, 19, DECIMAL_FIELDS, part.at('scale').wholeIn(0, 3))
            : kind === 'time' ? new Form(kind, 5, ['hour', 'minute'])
                : kind === 'date' ? new Form(kind, 10, ['year', 'month', 'day']) : new Form(kind, 23, this.readUnits(part.at('units')));
        const parts = part.at('parts').parts().map((each) => this.readPatterns(each.parts(), form));
        part.require(parts.length === (isDuration ? form.fields.length : 1), 'patterns for each part');
        const most = isDuration || kind === 'number' ? 1000 : 100;
        part.require(parts.every((patterns) => patterns.length > 0 && patterns.length <= most &&
            patterns.every((pattern) => isDuration || pattern.say.length > 0)), `1 to ${most} patterns, and something to say`);
        this.items += parts.length;
        return new OrderedValues(name, form, parts, part);
    }
    readUnits(part) {
        const units = part.parts().map((unit) => unit.text());
        const sorted = Array.from(UNITS.keys()).filter((unit) => units.includes(unit));
        part.require(units.length > 0 && units.join() === sorted.join(), 'hours, minutes or seconds, in this order');
        return units;
    }
    readChoices(name, part) {
        const choices = this.readClipLists(part, 'choices');
        part.require(choices.size >= 1 && choices.size <= 500, '1 to 500 choices');
        choices.forEach((clips, text) => {
            const bytes = encodeURIComponent(text).replace(ESCAPED_BYTE, '_').length;
            part.require(bytes >= 1 && bytes <= 200 && clips.length > 0, 'texts of 1 to 200 bytes, and clips for each');
        });
        return new ChoiceValues(name, choices);
    }
    readSpelling(name, part) {
        const values = new SpelledValues(name, this.readClipLists(part, 'clips'));
        const symbols = Array.from(values.clips.keys());
        part.require(symbols.every((symbol) => Array.from(symbol).length === 1), 'one symbol each');
        const form = part.at('form').parts();
        for (const group of form) {
            const max = group.at('max').wholeIn(1, 32);
            const min = group.at('min').wholeIn(0, max);
            const accepted = Array.from(group.at('symbols').text());
            group.require(accepted.length > 0 && new Set(accepted).size === accepted.length &&
                accepted.every((symbol) => (values.clips.get(symbol) ?? []).length > 0), 'symbols with clips, each once');
            for (let place = 0; place < max; place++) {
                values.places.push(accepted);
                values.isOptional.push(place >= min);
            }
        }
        const least = values.places.filter((_, place) => !values.isOptional[place]);
        values.example = least.map((accepted) => accepted.slice().sort()[0]).join('');
        part.require(values.places.length <= 32 && least.length > 0, '1 to 32 symbols');
        values.last = part.optional('last')?.wholeIn(1, 32) ?? values.last;
        values.double = this.readWords(part.optional('double'));
        values.pause = this.readWords(part.optional('pause'));
        const groups = part.optional('groups')?.wholes(1, 32) ?? [];
        const isParted = part.optional('groups') !== undefined;
        const isCounted = !isParted || groups.length >= 2 && groups.length <= 32;
        part.require(isCounted && isParted === values.pause.length > 0, 'at least two groups, and a pause');
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
            const places = pair.wholes(0, clips.length - 1);
            pair.require(places.length === 2 && before < places[0] && !this.named.has(places[1]), 'two clips, in order');
            before = places[0];
            const isForm = clips[places[1]].id === clips[before].id + END_MARK;
            pair.require(isForm && clips[places[1]].text === clips[before].text, 'the text of the clip, and its id and .end');
            this.endForms.set(before, places[1]);
            this.items++;
        }
    }
    readClipLists(part, key) {
        return part.mapOf(key, (list) => this.readClips(this.counted(list)));
    }
    // The items of a list, which count. Of one that has too many none is read.
    counted(part) {
        const items = part.parts();
        this.items += 1 + items.length;
        part.require(this.items <= 20000, 'at most 20000 items');
        return items;
    }
    // At least one clip, if there is such a part.
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
        // Bytes of its file in each rendition.
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
const SCHEMA = 5;
const NAME = new RegExp('^[a-z0-9][a-z0-9-]{0,199}$');
const SLOT_NAME = new RegExp('^[a-z][a-z0-9-]{0,63}$');
// The first character of a machine's name is ASCII: no mark joins the sign before it.
const ITEM = new RegExp('^([^=]*)=(|[ -~][^]*)$');
const SLOT_ITEM = new RegExp('^slot([?]?)=(.*)$');
const COUNT = '(0|[1-9][0-9]{0,5})';
// Texts by kind of value. A zero in front makes a number one of another kind: a room, a code. Such values are spelled.
const TEXTS = new Map([
    [AMOUNT, new RegExp('^0*(0|[1-9][0-9]*)(?:[.]([0-9]+))?$')],
    ['number', new RegExp('^(0|[1-9][0-9]*)(?:[.]([0-9]+))?$')],
    ['time', new RegExp('^([01][0-9]|2[0-3]):([0-5][0-9])$')],
    ['date', new RegExp('^([0-9]{4})-([0-9]{2})-([0-9]{2})$')],
    ['duration', new RegExp(`^PT(?:${COUNT}H)?(?:${COUNT}M)?(?:${COUNT}S)?$`)],
]);
const CLIP_NAME = new RegExp('^[a-z0-9][a-z0-9-]{0,199}([.]end)?$');
// What stands behind a clip's id in the id of its end form.
const END_MARK = '.end';
const PACK_NAME = new RegExp('^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$');
const CURRENCY = new RegExp('^[A-Z]{3}$');
const EXTENSION = new RegExp('^[a-z0-9]{1,8}$');
const ZEROS_AT_END = new RegExp('0+$');
const ESCAPED_BYTE = new RegExp('%..', 'g');
const CONTROL = new RegExp('[\\u0000-\\u001f\\u007f-\\u009f]');
const VARIANT = new RegExp('^([a-z0-9]{5,}|[0-9][a-z0-9]{3})$');
// RFC 5646, section 2.1.
const LANGUAGE_TAG = new RegExp('^([A-Za-z]{2,3}(-[A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?' +
    '(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[0-9A-WY-Za-wy-z](-[A-Za-z0-9]{2,8})+)*(-[xX](-[A-Za-z0-9]{1,8})+)?$');
// Whether a tag is well-formed: the syntax, no variant twice, no extension twice.
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
// MARK: Sound
// How the clips of a rendition are wrapped, and how an announcement is.
class Rendition {
    constructor(part) {
        this.fileExtension = part.at('fileExtension').matching(EXTENSION, 'a file extension');
        this.codec = part.at('codec').oneOf(['mp3', 'pcm-s16', 'ulaw', 'alaw', 'ima4']);
        this.container = part.at('container').oneOf(['mpeg', 'wav', 'caf', 'aiff']);
        this.soundName = this.container === 'aiff' ? 'SSND' : 'data';
        this.sizeBytes = this.container === 'caf' ? 8 : 4;
        this.sampleRate = part.at('sampleRate').wholeIn(1, 192000);
        const isMP3 = this.codec === 'mp3';
        const isIMA4 = this.codec === 'ima4';
        const isOwn = isMP3 === (this.container === 'mpeg') && (!isIMA4 || this.container !== 'wav');
        part.require(isOwn, 'a container of the codec');
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
    // The size of a clip's file: of MP3 that of its frames, else what is stated.
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
    // The sound in the file of a clip with so many samples.
    sound(file, samples, path) {
        const isWhole = samples % this.packetSamples === 0;
        requirePack(isWhole, 'rendition.unknown', `${path}: ${samples} samples are not a whole number of packets`);
        const payload = samples / this.packetSamples * this.packetBytes;
        if (this.container === 'mpeg') {
            this.checkFrames(file, path);
            return file;
        }
        const start = this.soundStart(file, payload, path);
        return file.subarray(start, start + payload);
    }
    // What stands before so many bytes of sound.
    header(payload) {
        if (this.container === 'mpeg') {
            return new Uint8Array(0);
        }
        const header = this.start(payload + (this.container === 'wav' ? 44 : 72));
        this.chunks(payload).forEach((content, name) => {
            const sound = name === this.soundName ? payload : 0;
            header.push(name, [this.packed(content).length + sound, this.sizeBytes], ...content);
        });
        return this.packed(header);
    }
    // What a file of so many bytes begins with.
    start(size) {
        return this.container === 'caf' ? ['caff', [1, 2], [0, 2]]
            : this.container === 'wav' ? ['RIFF', [size - 8, 4], 'WAVE'] : ['FORM', [size - 8, 4], 'AIFC'];
    }
    // The chunks of a file with so many bytes of sound, by name; the last one has them behind its content.
    chunks(payload) {
        const rate = this.sampleRate;
        if (this.container === 'wav') {
            const format = [[1, 2], [1, 2], [rate, 4], [rate * 2, 4], [2, 2], [16, 2]];
            return new Map([['fmt ', format], ['data', []]]);
        }
        // Of a float with 64 bits, 11 are the exponent and 20 of the others suffice; of one with 80 bits, 15 and 32.
        const exponent = 31 - Math.clz32(rate);
        if (this.container === 'caf') {
            const float = (1022 + exponent) * Math.pow(2, 20) + rate * Math.pow(2, 20 - exponent);
            const codec = this.codec === 'pcm-s16' ? 'lpcm' : this.codec;
            const sizes = [[0, 4], [this.packetBytes, 4], [1, 4], [1, 4], [this.packetBytes * 8, 4]];
            return new Map([['desc', [[float, 4], [0, 4], codec, ...sizes]], ['data', [[0, 4]]]]);
        }
        const float = [[16383 + exponent, 2], [rate * Math.pow(2, 31 - exponent), 4], [0, 4]];
        const common = [[1, 2], [payload / 34, 4], [16, 2], ...float, 'ima4', [0, 2]];
        return new Map([['FVER', [[0xa2805140, 4]]], ['COMM', common], ['SSND', [[0, 8]]]]);
    }
    packed(parts) {
        const bytes = [];
        for (const part of parts) {
            if (typeof part === 'string') {
                bytes.push(...Array.from(part, (character) => character.charCodeAt(0)));
                continue;
            }
            for (let place = 0; place < part[1]; place++) {
                const power = this.container === 'wav' ? place : part[1] - 1 - place;
                bytes.push(Math.floor(part[0] / Math.pow(256, power)) % 256);
            }
        }
        return Uint8Array.from(bytes);
    }
    // Where the sound of a clip's file begins. What stands before it has to fit into the first 64 KiB.
    soundStart(file, payload, path) {
        const require = (isSound, fault) => requirePack(isSound, 'clip.header', `${path} is damaged: ${fault}`);
        const held = file.subarray(0, 65536);
        const holds = (at, bytes) => bytes.every((byte, place) => held[at + place] === byte);
        const chunks = this.chunks(payload);
        const start = this.packed(this.start(file.length));
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
            const chunk = chunks.get(name);
            if (chunk !== undefined) {
                // The codec's name and its padding may be otherwise.
                const fixed = this.packed(name === 'COMM' ? chunk.slice(0, -1) : chunk);
                const length = fixed.length + (name === this.soundName ? payload : 0);
                const isLong = name === 'COMM' ? size >= length : size === length;
                require(!seen.has(name) && isLong && holds(content, fixed), `'${name}' is of another format or length`);
                seen.add(name);
                if (name === this.soundName) {
                    require(seen.size === chunks.size, 'a description is missing');
                    return content + fixed.length;
                }
            }
            at = content + size + (this.container === 'caf' ? 0 : size % 2);
        }
    }
    // Frames of one kind, each complete in itself, and no table.
    checkFrames(file, path) {
        const isMPEG1 = this.packetSamples === 1152;
        for (let at = 0; at < file.length; at += this.packetBytes) {
            const word = ((file[at] << 24) | (file[at + 1] << 16) | (file[at + 2] << 8) | file[at + 3]) >>> 0;
            const mainData = isMPEG1 ? (file[at + 4] << 1) | (file[at + 5] >> 7) : file[at + 4];
            const isOwn = ((word & FRAME_MASK) >>> 0) === this.frameHeader && mainData === 0;
            requirePack(isOwn, 'clip.frame', `${path}: frame ${at / this.packetBytes} is not one of the pack's`);
        }
        for (const place of [4 + (isMPEG1 ? 17 : 9), 36]) {
            const name = String.fromCharCode(...Array.from(file.subarray(place, place + 4)));
            const isTable = ['Xing', 'Info', 'VBRI'].includes(name);
            requirePack(!isTable, 'clip.frame', `${path}: frame 0 is a table of another length`);
        }
    }
}
// All but the private bit and those after the channel mode, which decoders don't set themselves up by.
const FRAME_MASK = 0xfffffec0;
// What mono frames of Layer III begin with. (ISO/IEC 11172-3, section 2.4.2.3; 13818-3)
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
// MARK: Texts
// The blocks of the scripts that are written without spaces between words.
const UNSPACED = '\\u0e00-\\u0fff\\u1000-\\u109f\\u1780-\\u17ff\\u1950-\\u19ff\\u1a20-\\u1aaf\\u1b00-\\u1b7f' +
    '\\u2e80-\\u312f\\u3190-\\u4dbf\\u4e00-\\ua4cf\\ua980-\\ua9ff\\uaa60-\\uaadf\\uf900-\\ufaff\\ufe30-\\ufe4f' +
    '\\uff00-\\uff9f\\u{1aff0}-\\u{1b16f}\\u{20000}-\\u{3fffd}';
const UNSPACED_END = new RegExp(`[${UNSPACED}]$`, 'u');
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'u');
// What stands between the texts of two clips.
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
// A number that is not whole, not written so, or not exact here, which is below 2^53.
class JsonReal {
    constructor(number) {
        this.number = number;
    }
}
const WHOLE = new RegExp('^-?[0-9]+$');
// A value of a document with its place, so that a fault can name it.
class JsonPart {
    constructor(value, parent, key = '') {
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
            throw new PackFault(`${this.place}: expected ${expected}`);
        }
    }
    members() {
        this.require(this.value instanceof Map, 'an object');
        return this.value;
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
    // The member, unless it is missing or null.
    optional(key) {
        const value = this.members().get(key);
        return value === undefined || value === null ? undefined : this.at(key);
    }
    // What is read of each member of a member; nothing if that is missing.
    mapOf(key, read) {
        const map = new Map();
        this.optional(key)?.each((name, part) => map.set(name, read(part, name)));
        return map;
    }
    parts() {
        this.require(Array.isArray(this.value), 'an array');
        return this.value.map((value, index) => new JsonPart(value, this, index));
    }
    // The parts, all of which are whole numbers between these.
    wholes(low, high) {
        return this.parts().map((part) => part.wholeIn(low, high));
    }
    // The parts of a member; none if it is missing.
    list(key) {
        return this.optional(key)?.parts() ?? [];
    }
    text() {
        this.require(typeof this.value === 'string', 'a string');
        return this.value;
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
    // A finite number.
    real() {
        const number = this.value instanceof JsonReal ? this.value.number : this.whole();
        this.require(Number.isFinite(number), 'a finite number');
        return number;
    }
    // A whole number that is exact here, written without a point.
    whole() {
        this.require(typeof this.value === 'number', 'a whole number below 2^53');
        return this.value;
    }
    wholeIn(low, high) {
        const number = this.whole();
        const isIn = number >= low && number <= high;
        this.require(isIn, isIn ? '' : `${low} to ${high}`);
        return number;
    }
}
// JSON in UTF-8, strictly as RFC 8259 has it; of members with the same name the first one counts.
class JsonReader {
    constructor() {
        this.bytes = new Uint8Array(0);
        this.at = 0;
        this.values = 0;
    }
    static read(bytes, limit) {
        requirePack(bytes.length <= limit, 'pack.unsound', `more than ${limit} bytes of JSON`);
        const reader = new JsonReader();
        reader.bytes = bytes;
        const value = reader.value(0);
        reader.peek();
        reader.require(reader.at >= bytes.length);
        return value;
    }
    require(isJson) {
        requirePack(isJson, 'pack.unsound', isJson ? '' : `not JSON in UTF-8: byte ${this.at}`);
    }
    // Counts a value, or the name of an object's member.
    count(member) {
        this.values++;
        const isBounded = this.values <= JsonReader.maximumValues && member <= JsonReader.maximumMembers;
        requirePack(isBounded, 'pack.unsound', 'more than 64000 values, or 5000 of an object');
    }
    // A character for each byte of ASCII but %, and a % with two digits for each other byte; in pieces, which take less memory.
    text(start, end) {
        let text = '';
        for (let at = start; at < end; at += 4096) {
            const bytes = Array.from(this.bytes.subarray(at, Math.min(at + 4096, end)));
            text += String.fromCharCode(...bytes).replace(JsonReader.others, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
        }
        return text;
    }
    // The next character that is no space; at the end one that JSON has none of.
    peek() {
        while (JsonReader.spaces.includes(this.bytes[this.at])) {
            this.at++;
        }
        return String.fromCharCode(this.bytes[this.at] ?? 0);
    }
    takes(character) {
        const isNext = this.peek() === character;
        this.at += isNext ? 1 : 0;
        return isNext;
    }
    take(character) {
        this.require(this.takes(character));
    }
    value(depth) {
        this.count(0);
        const first = this.peek();
        if (first === '{') {
            const members = new Map();
            let count = 0;
            this.each('}', depth, () => {
                count++;
                this.count(count);
                const key = this.string().normalize('NFC');
                this.take(':');
                const value = this.value(depth + 1);
                if (!members.has(key)) {
                    members.set(key, value);
                }
            });
            return count > 0 ? members : JsonReader.none;
        }
        if (first === '[') {
            const list = [];
            this.each(']', depth, () => {
                list.push(this.value(depth + 1));
            });
            // Without the room that a list keeps to grow.
            return list.slice();
        }
        return first === '"' ? this.string() : this.word();
    }
    // Reads what stands with commas between it up to a bracket.
    each(end, depth, read) {
        this.require(depth < JsonReader.maximumDepth);
        this.at++;
        if (this.takes(end)) {
            return;
        }
        do {
            read();
        } while (this.takes(','));
        this.take(end);
    }
    // A number, `null`, `true` or `false`.
    word() {
        const start = this.at;
        while (this.at - start <= JsonReader.maximumDigits &&
            !'\0\t\n\r ",:[]{}'.includes(String.fromCharCode(this.bytes[this.at] ?? 0))) {
            this.at++;
        }
        const text = this.text(start, this.at);
        if (text.length <= JsonReader.maximumDigits && JsonReader.number.test(text)) {
            const number = Number(text) + 0;
            return WHOLE.test(text) && Number.isSafeInteger(number) ? number : new JsonReal(number);
        }
        this.require(['null', 'true', 'false'].includes(text));
        return text === 'null' ? null : text === 'true';
    }
    // A string, which the engine reads: it knows what UTF-8 and escapes are, but for surrogates that are no pair.
    string() {
        this.take('"');
        const start = this.at;
        while (this.at < this.bytes.length && this.bytes[this.at] !== 0x22) {
            this.at += this.bytes[this.at] === 0x5c ? 2 : 1;
        }
        const token = this.text(start, this.at);
        this.take('"');
        let text = '\ud800';
        try {
            text = JSON.parse(`"${decodeURIComponent(token)}"`);
        }
        catch (fault) {
            // What can't be read stays a surrogate without another.
        }
        this.require(!JsonReader.loneSurrogate.test(text));
        return text;
    }
}
JsonReader.maximumDepth = 512;
JsonReader.maximumDigits = 400;
// Values and names of members in all, and members of one object: what is read takes memory by their number.
JsonReader.maximumValues = 64000;
JsonReader.maximumMembers = 5000;
JsonReader.spaces = [0x20, 0x09, 0x0a, 0x0d];
JsonReader.none = new Map();
JsonReader.number = new RegExp('^-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?$');
JsonReader.others = new RegExp('[%\\u0080-\\u00ff]', 'g');
JsonReader.loneSurrogate = new RegExp('[\\ud800-\\udfff]', 'u');
