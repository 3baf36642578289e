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
    /** A pack by the bytes of either file. Throws `PackFault`. */
    constructor(manifestBytes, read) {
        const manifest = new Manifest(new JsonPart(JsonReader.read(manifestBytes, 2 * 1024 * 1024), '$'));
        if (manifest.table.isEmpty) {
            throw new PackFault('$.grammar: the pack announces nothing', 'pack.empty');
        }
        this.manifest = manifest;
        this.table = manifest.table;
        this.read = read;
        this.name = manifest.pack;
        this.locale = manifest.locale;
        this.currency = manifest.currency;
        this.scale = manifest.scale;
        this.announcementIds = Array.from(this.table.announcements.keys()).sort();
        this.renditions = Array.from(manifest.formats.keys()).sort();
    }
    /**
     * Reads and checks a pack's `splice.json` or, where there is none, as in packs that were made before 0.3.0, its
     * `manifest.json`. Clips are looked at when they are spliced. Throws `PackFault`, and what reading the latter throws.
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
        return this.table.announcements.get(id)?.includes(AMOUNT);
    }
    /** What announces an amount that comes without an id: the only one that says an amount, or `payment-received`. */
    get defaultAnnouncementId() {
        const ids = this.announcementIds.filter((id) => this.saysAmount(id) === true);
        return ids.length === 1 ? ids[0] : ids.find((id) => id === 'payment-received');
    }
    /** The extension of a rendition's files, without the dot; `undefined` if it can't be spliced. */
    fileExtension(rendition) {
        return this.manifest.formats.get(rendition)?.fileExtension;
    }
    /**
     * What is said for an amount.
     *
     * @param amount a decimal text such as `15.50`; not looked at if the announcement says none. Never a number.
     * @throws Refusal, PackFault
     */
    announcement(id, amount) {
        const items = this.table.announcements.get(id);
        let spoken = undefined;
        // What nobody's compiler looked at may be anything; a number says less than the text that it was made of.
        if (amount !== undefined && typeof amount !== 'string') {
            throw new Refusal('amount.form', 'the amount is no text: send it as text, such as "15.50"');
        }
        if (amount !== undefined && (items === undefined || items.includes(AMOUNT))) {
            const read = Amount.of(amount, this.manifest.scale);
            if (read instanceof Refusal) {
                throw new Refusal(read.code, read.message);
            }
            spoken = read;
        }
        if (items === undefined) {
            throw new Refusal('announcement.unknown', 'the pack has no announcement of this id');
        }
        const speech = new Speech();
        for (const item of items) {
            if (item >= 0) {
                speech.add(item);
            }
            else if (item !== AMOUNT) {
                const slot = this.table.slotItems[FIRST_SLOT - item];
                if (!slot.isOptional) {
                    throw new Refusal('slot.missing', `the announcement says ${slot.name}`, slot.name);
                }
            }
            else if (spoken === undefined) {
                throw new Refusal('amount.missing', 'the announcement says an amount, and there is none');
            }
            else if (spoken.isBelow(this.manifest.minimum) || this.manifest.maximum.isBelow(spoken)) {
                throw new Refusal('amount.range', `the pack announces ${this.manifest.minimumText} to ${this.manifest.maximumText}`);
            }
            else {
                this.table.say(this.table.patterns, spoken, this.manifest.scale, speech);
            }
        }
        return this.ended(id, speech);
    }
    /** The values that an announcement says, in its order; `undefined` if the pack has none of this id. */
    slots(id) {
        const items = this.table.announcements.get(id);
        return items?.filter((item) => item < 0).map((item) => {
            if (item === AMOUNT) {
                return new Slot('amount', 'amount', false, this.manifest.minimumText);
            }
            const slot = this.table.slotItems[FIRST_SLOT - item];
            const values = this.table.slots.get(slot.name);
            return new Slot(slot.name, values.kind, slot.isOptional, values.example);
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
        const items = this.table.announcements.get(id);
        if (items === undefined) {
            throw new Refusal('announcement.unknown', 'the pack has no announcement of this id');
        }
        const texts = new Map(Object.entries(values));
        const names = items.filter((item) => item < 0).map((item) => item === AMOUNT ? 'amount' : this.table.slotItems[FIRST_SLOT - item].name);
        const unknown = Array.from(texts.keys()).filter((name) => !names.includes(name)).sort();
        if (unknown.length > 0) {
            throw new Refusal('slot.unknown', `the announcement has no slot ${unknown[0]}`, unknown[0]);
        }
        texts.forEach((text, name) => {
            if (typeof text !== 'string') {
                throw new Refusal('slot.form', `the value of ${name} is no text; give it as text`, name);
            }
        });
        const speech = new Speech();
        for (const item of items) {
            if (item >= 0) {
                speech.add(item);
            }
            else if (item === AMOUNT) {
                const amount = this.announcedAmount(texts.get('amount'));
                this.table.say(this.table.patterns, amount, this.manifest.scale, speech);
            }
            else {
                const slot = this.table.slotItems[FIRST_SLOT - item];
                const text = texts.get(slot.name);
                if (text !== undefined) {
                    this.table.slots.get(slot.name).say(text, this.table, speech);
                }
                else if (!slot.isOptional) {
                    throw new Refusal('slot.missing', `the announcement says ${slot.name}, and there is no value`, slot.name);
                }
            }
        }
        return this.ended(id, speech);
    }
    announcedAmount(text) {
        if (text === undefined) {
            throw new Refusal('amount.missing', 'the announcement says an amount, and there is none');
        }
        const amount = Amount.of(text, this.manifest.scale);
        if (amount instanceof Refusal) {
            throw new Refusal(amount.code, amount.message);
        }
        if (amount.isBelow(this.manifest.minimum) || this.manifest.maximum.isBelow(amount)) {
            throw new Refusal('amount.range', `the pack announces ${this.manifest.minimumText} to ${this.manifest.maximumText}`);
        }
        return amount;
    }
    ended(id, speech) {
        this.table.end(speech.clips);
        const said = new Announcement(id, speech.clips, this.manifest.clips, this.manifest.joins, this.manifest.sampleRate, this.locale);
        if (!(said.seconds < this.manifest.maxSeconds)) {
            throw new Refusal('announcement.length', `${said.seconds} s, and ${this.manifest.maxSeconds} s is the limit`);
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
        const format = this.manifest.formats.get(rendition);
        if (format === undefined) {
            throw new PackFault(`there is no rendition ${rendition} that can be spliced`, 'rendition.unknown');
        }
        // Side by side: a page waits as long as for the slowest, not for all of them.
        const indexes = Array.from(new Set(announcement.clipIndexes));
        const paths = indexes.map((index) => `${rendition}/${this.manifest.clips[index].id}.${format.fileExtension}`);
        const files = await Promise.all(paths.map((path) => this.read(path)));
        const sounds = new Map();
        for (let place = 0; place < indexes.length; place += 1) {
            const clip = this.manifest.clips[indexes[place]];
            const path = paths[place];
            const file = files[place];
            const bytes = clip.bytes.get(rendition);
            if (file.length !== bytes) {
                throw new PackFault(`${path} has ${file.length} bytes; the pack says ${bytes}`, 'clip.size');
            }
            sounds.set(indexes[place], format.sound(file, format.payload(clip.samples, path), path));
        }
        let payload = 0;
        for (const index of announcement.clipIndexes) {
            payload += sounds.get(index).length;
        }
        const header = format.header(payload);
        const spliced = new Uint8Array(header.length + payload);
        spliced.set(header, 0);
        let place = header.length;
        for (const index of announcement.clipIndexes) {
            const sound = sounds.get(index);
            spliced.set(sound, place);
            place += sound.length;
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
        const root = new JsonPart(JsonReader.read(indexBytes, 1024 * 1024), '$');
        root.at('schema').require(root.at('schema').whole() === 1, '1');
        const packs = root.at('packs');
        packs.require(packs.keys().length <= 1000, 'at most 1000 packs');
        const names = new Set();
        for (const name of packs.keys()) {
            const pack = packs.at(name);
            pack.require(PACK_NAME.test(name), 'the name of a pack');
            pack.require(isLanguageTag(pack.at('locale').text()), 'a locale');
            pack.require(CURRENCY.test(pack.at('currency').text()), 'a currency');
            pack.require(pack.at('manifest').text() === `${name}/manifest.json`, '<pack>/manifest.json');
            names.add(name.toLowerCase());
            this.currencies.set(name, pack.at('currency').text());
        }
        packs.require(names.size === packs.keys().length, 'names that differ in more than case');
        const fallback = root.at('fallback');
        // Of tags that differ in case only, one counts.
        for (const tag of fallback.keys()) {
            const part = fallback.at(tag);
            const listed = part.parts().map((name) => name.text());
            part.require(isLanguageTag(tag), 'a language tag');
            part.require(listed.length > 0 && new Set(listed).size === listed.length, 'at least 1 pack, each once');
            part.require(listed.every((name) => this.currencies.has(name)), 'packs of the index');
            const key = tag.toLowerCase();
            this.fallback.set(key, this.fallback.get(key) ?? listed);
        }
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
// MARK: Amounts
/** An exact amount. Both numbers are below 2^53, up to which a number of this language is exact. */
class Amount {
    constructor(integer, fraction) {
        this.integer = integer;
        this.fraction = fraction;
    }
    /** Reads a decimal text; says why one is not an amount of a currency with so many fraction digits. */
    static of(text, scale) {
        if (!DECIMAL.test(text)) {
            return new Refusal('amount.form', 'an amount is digits, with at most one point between them');
        }
        const parts = text.split('.');
        let zeros = 0;
        while (parts[0].charAt(zeros) === '0') {
            zeros++;
        }
        const integer = parts[0].substring(zeros);
        const fraction = parts.length === 2 ? parts[1] : '';
        if (fraction.length > scale) {
            return new Refusal('amount.digits', `the currency has ${scale} digits after the point`);
        }
        if (integer.length > 15) {
            return new Refusal('amount.size', 'the amount is too large');
        }
        return new Amount(Number(integer), Number(fraction.padEnd(scale, '0')));
    }
    isBelow(other) {
        return this.integer < other.integer || this.integer === other.integer && this.fraction < other.fraction;
    }
    /** With all digits of the currency, as manifests write it. */
    text(scale) {
        return scale > 0 ? `${this.integer}.${String(this.fraction).padStart(scale, '0')}` : String(this.integer);
    }
}
// MARK: The number table
/** What stands for the amount in an announcement; clips are numbers from 0. */
const AMOUNT = -1;
/** What stands for the first of a table's `slotItems` in an announcement; the next one is one less. */
const FIRST_SLOT = -2;
/** An item of a pattern or a rule: a clip, or a set with what it is applied to. */
class Item {
    constructor(kind, clip, set) {
        this.kind = kind;
        this.clip = clip;
        this.set = set;
    }
}
class Rule {
    constructor() {
        this.base = 0;
        /** 0 for a rule with leaves. */
        this.divisor = 0;
        this.leaves = [];
        this.operations = [];
        this.ifDivisible = undefined;
    }
}
class Pattern {
    constructor() {
        this.integer = undefined;
        this.fraction = undefined;
        this.say = [];
    }
}
/** A slot where an announcement says it. */
class SlotItem {
    constructor(name, isOptional) {
        this.name = name;
        this.isOptional = isOptional;
    }
}
class NumberTable {
    /** Reads a table and checks what can be seen of it without following a rule into another set. */
    constructor(grammar, clipCount) {
        /** What announcements say besides the amount, by name. */
        this.slots = new Map();
        this.slotItems = [];
        this.sets = new Map();
        this.patterns = [];
        this.announcements = new Map();
        /** By clip the one that is heard in its place where an announcement ends with it. */
        this.endForms = new Map();
        /** The clips that rules, patterns and announcements name. */
        this.named = new Set();
        /** How many things the lists hold in all. */
        this.items = 0;
        this.clipCount = clipCount;
        grammar.members();
        const sets = grammar.optional('sets');
        let rules = 0;
        for (const name of sets?.keys() ?? []) {
            const part = sets.at(name);
            const set = part.parts().map((rule) => this.readRule(rule));
            part.require(set.length > 0 && set[0].base === 0, 'rules, the first from 0');
            for (let place = 1; place < set.length; place++) {
                part.require(set[place - 1].base < set[place].base, 'rules with ascending bases');
            }
            rules += set.length;
            this.sets.set(name, set);
        }
        grammar.require(this.sets.size <= 1000 && rules <= 20000, 'at most 1000 sets and 20000 rules');
        this.patterns.push(...(grammar.optional('amounts')?.parts() ?? []).map((part) => this.readPattern(part)));
        const slots = grammar.optional('slots');
        grammar.require((slots?.keys().length ?? 0) <= 32, 'at most 32 slots');
        for (const name of slots?.keys() ?? []) {
            const part = slots.at(name);
            part.require(SLOT_NAME.test(name) && name !== 'amount', 'the name of a slot');
            this.slots.set(name, this.readSlot(name, part));
        }
        const announcements = grammar.optional('announcements');
        for (const id of announcements?.keys() ?? []) {
            const part = announcements.at(id);
            part.require(NAME.test(id), 'an id');
            const items = part.parts().map((item) => item.isText ? this.readSlotItem(item) : this.readClip(item));
            this.checkSlotItems(items, part);
            part.require(items.length > 0, 'something to say');
            part.require(!items.includes(AMOUNT) || this.patterns.length > 0, 'a way to say an amount');
            this.items += 1 + items.length;
            this.announcements.set(id, items);
        }
        const endForms = grammar.optional('endForms')?.parts() ?? [];
        this.items += endForms.length;
        grammar.require(this.items <= 20000, 'at most 20000 items');
        this.checkSets(grammar);
        this.readEndForms(endForms);
    }
    get isEmpty() {
        return this.sets.size === 0 && this.patterns.length === 0 && this.announcements.size === 0 &&
            this.endForms.size === 0 && this.slots.size === 0;
    }
    /** Puts the end form, if there is one, in the place of the last clip of something that nothing follows. */
    end(clips) {
        const form = clips.length > 0 ? this.endForms.get(clips[clips.length - 1]) : undefined;
        if (form !== undefined) {
            clips[clips.length - 1] = form;
        }
    }
    readEndForms(pairs) {
        const clips = pairs.map((pair) => {
            pair.require(pair.parts().length === 2, 'a clip and its end form');
            return pair.parts().map((index) => index.wholeIn(0, this.clipCount - 1));
        });
        const taken = new Set(this.named);
        for (const pair of clips) {
            taken.add(pair[0]);
        }
        for (let place = 0; place < clips.length; place++) {
            const clip = clips[place][0];
            const form = clips[place][1];
            pairs[place].require((place === 0 || clips[place - 1][0] < clip) && !taken.has(form), 'pairs with ascending clips, and forms that nothing else names');
            taken.add(form);
            this.endForms.set(clip, form);
        }
    }
    /** Every set that is named is there. */
    checkSets(grammar) {
        const check = (item) => {
            grammar.require(item.kind === 'clip' || item.kind === 'month' || this.sets.has(item.set), 'sets that are there');
        };
        this.sets.forEach((rules) => {
            for (const rule of rules) {
                rule.operations.forEach(check);
                rule.ifDivisible?.forEach(check);
            }
        });
        for (const pattern of this.patterns) {
            pattern.say.forEach(check);
        }
        this.slots.forEach((slot) => {
            slot.patterns.forEach((pattern) => pattern.say.forEach(check));
        });
    }
    readPattern(part) {
        const pattern = new Pattern();
        pattern.integer = part.optional('integer')?.whole();
        pattern.fraction = part.optional('fraction')?.whole();
        pattern.say = part.at('say').parts().map((item) => this.readPatternItem(item));
        this.items += 1 + pattern.say.length;
        return pattern;
    }
    readSlotItem(part) {
        const text = part.text();
        if (text === 'amount') {
            return AMOUNT;
        }
        part.require(text.startsWith('slot=') || text.startsWith('slot?='), 'an index, amount, or slot= and a name');
        const item = new SlotItem(text.substring(text.indexOf('=') + 1), text.startsWith('slot?='));
        part.require(this.slots.has(item.name), 'a slot that is there');
        this.slotItems.push(item);
        return FIRST_SLOT - (this.slotItems.length - 1);
    }
    /** In a table with slots each value is said once, and something is said whatever is left out. */
    checkSlotItems(items, part) {
        const said = items.filter((item) => item <= FIRST_SLOT).map((item) => this.slotItems[FIRST_SLOT - item]);
        if (this.slots.size === 0) {
            return;
        }
        const amounts = items.filter((item) => item === AMOUNT).length;
        part.require(amounts <= 1 && said.length + amounts <= 7, 'at most 7 slots, the amount once');
        part.require(new Set(said.map((slot) => slot.name)).size === said.length, 'each slot once');
        part.require(items.length > said.length || said.some((slot) => !slot.isOptional), 'something that is not left out');
    }
    readClock(name, part) {
        const hours = part.at('clock').whole();
        part.require(hours === 12 || hours === 24, '12 or 24 hours');
        const ends = ['min', 'max'].map((end) => {
            const minutes = minutesOf(part.at(end).text());
            part.require(minutes !== undefined, 'a time');
            return minutes;
        });
        part.require(ends[0] <= ends[1], 'a last time that is not before the first');
        const spans = [];
        const patterns = part.at('patterns').parts().map((each) => {
            spans.push(new Span(this.readSpan(each, 'hours', 0, 23), this.readSpan(each, 'minutes', 0, 59)));
            const pattern = new Pattern();
            pattern.say = each.at('say').parts().map((item) => this.readPatternItem(item));
            each.require(pattern.say.length > 0 && pattern.say.every((item) => item.kind !== 'digits'), 'something to say, and no digits without the zeros at their end');
            this.items += 1 + pattern.say.length;
            return pattern;
        });
        part.require(patterns.length >= 1 && patterns.length <= 100, '1 to 100 ways to say a time');
        return SlotValues.ofTimes(name, patterns, spans, hours, ends);
    }
    readSpan(part, key, least, most) {
        const ends = part.optional(key)?.parts().map((end) => end.wholeIn(least, most));
        part.require(ends === undefined || ends.length === 2 && ends[0] <= ends[1], 'a first and a last number');
        return ends ?? [least, most];
    }
    readCalendar(name, part) {
        const ends = ['min', 'max'].map((end) => {
            const day = dateOf(part.at(end).text());
            part.require(day !== undefined, 'a date');
            return day;
        });
        part.require(ends[0] <= ends[1] && Math.floor(ends[1] / 10000) - Math.floor(ends[0] / 10000) < 200, 'a last date that is not before the first, nor 200 years later');
        const months = (part.optional('months')?.parts() ?? []).map((month) => this.readLeaf(month));
        this.items += months.length;
        const spans = [];
        const patterns = part.at('patterns').parts().map((each) => {
            spans.push(new Span(this.readSpan(each, 'months', 1, 12), this.readSpan(each, 'days', 1, 31)));
            const pattern = new Pattern();
            pattern.say = each.at('say').parts().map((item) => this.readDateItem(item));
            const fields = pattern.say.filter((item) => item.kind !== 'clip')
                .map((item) => item.kind);
            each.require(pattern.say.length > 0 && new Set(fields).size === fields.length, 'something to say, and each part of a date once');
            this.items += 1 + pattern.say.length;
            return pattern;
        });
        part.require(patterns.length >= 1 && patterns.length <= 100, '1 to 100 ways to say a date');
        const saysMonth = patterns.some((pattern) => pattern.say.some((item) => item.kind === 'month'));
        part.require(months.length === (saysMonth ? 12 : 0), 'the twelve months, if they are said');
        return SlotValues.ofDates(name, patterns, spans, months, ends);
    }
    /** The day counts as the integer, and the year as the fraction. */
    readDateItem(part) {
        if (!part.isText) {
            return new Item('clip', this.readClip(part), '');
        }
        const text = part.text();
        if (text === 'month') {
            return new Item('month', 0, '');
        }
        part.require(text.startsWith('day=') || text.startsWith('year='), 'an index, month, or day= or year= and a set');
        const kind = text.startsWith('day=') ? 'integer' : 'fraction';
        return new Item(kind, 0, setName(text.substring(text.indexOf('=') + 1), part));
    }
    readDuration(name, part) {
        const parts = part.at('parts').parts().map((each) => {
            const patterns = each.at('patterns').parts().map((pattern) => this.readPattern(pattern));
            each.require(patterns.length > 0, 'a way to say a number');
            return new DurationPart(each.at('seconds').wholeIn(1, 3600), patterns);
        });
        const units = parts.map((each) => each.seconds);
        part.require(units.length > 0 &&
            units.join() === [3600, 60, 1].filter((unit) => units.includes(unit)).join(), 'hours, minutes and seconds, the largest first');
        const unit = units[units.length - 1];
        const ends = ['min', 'max'].map((end) => {
            const seconds = secondsOf(part.at(end).text());
            part.require(seconds !== undefined && seconds % unit === 0, 'a duration of these parts');
            return seconds;
        });
        part.require(ends[0] <= ends[1] && (ends[1] - ends[0]) / unit < 100000, 'a longest duration that is not below the shortest, and at most 100000 of them');
        return SlotValues.ofDurations(name, parts, ends);
    }
    readSlot(name, part) {
        const kind = part.at('kind').oneOf(['number', 'choice', 'spell', 'time', 'date', 'duration']);
        this.items++;
        if (kind === 'number') {
            const scale = part.at('scale').wholeIn(0, 3);
            const ends = ['min', 'max'].map((end) => {
                const amount = Amount.of(part.at(end).text(), scale);
                part.require(amount instanceof Amount && amount.text(scale) === part.at(end).text(), 'a number');
                return amount;
            });
            part.require(!ends[1].isBelow(ends[0]), 'a largest number that is not below the smallest');
            const patterns = part.at('patterns').parts().map((pattern) => this.readPattern(pattern));
            part.require(patterns.length > 0, 'a way to say a number');
            return SlotValues.ofNumbers(name, patterns, scale, ends[0], ends[1]);
        }
        if (kind === 'choice') {
            const choices = this.readClipLists(part.at('choices'));
            part.require(choices.size >= 1 && choices.size <= 500, '1 to 500 choices');
            choices.forEach((clips, text) => part.require(text !== '' && utf8Length(text) <= 200 && clips.length > 0, 'texts of 1 to 200 bytes, and clips for each'));
            return SlotValues.ofChoices(name, choices);
        }
        if (kind === 'time') {
            return this.readClock(name, part);
        }
        if (kind === 'date') {
            return this.readCalendar(name, part);
        }
        if (kind === 'duration') {
            return this.readDuration(name, part);
        }
        const form = part.at('form').parts().map((group) => new SpelledGroup(Array.from(group.at('symbols').text()), group.at('min').wholeIn(0, 32), group.at('max').wholeIn(1, 32)));
        this.items += form.length;
        const clips = this.readClipLists(part.at('clips'));
        const last = part.optional('last')?.wholeIn(1, 32);
        const double = part.optional('double')?.parts().map((clip) => this.readClip(clip));
        part.require(double === undefined || double.length > 0, 'clips for a symbol that stands twice');
        const groups = part.optional('groups')?.parts().map((group) => group.wholeIn(1, 32)) ?? [];
        const pause = part.optional('pause')?.parts().map((clip) => this.readClip(clip)) ?? [];
        const isParted = part.optional('groups') !== undefined;
        part.require(isParted === (part.optional('pause') !== undefined), 'groups and a pause');
        part.require(!isParted || groups.length >= 2 && groups.length <= 32 && pause.length > 0, 'at least two groups, and clips between them');
        this.items += (double?.length ?? 0) + groups.length + pause.length;
        let most = 0;
        for (const group of form) {
            most += group.max;
            part.require(group.min <= group.max && group.symbols.length > 0, 'symbols, and counts in order');
            part.require(new Set(group.symbols).size === group.symbols.length, 'each symbol once');
            part.require(group.symbols.every((symbol) => (clips.get(symbol) ?? []).length > 0), 'clips for each symbol');
        }
        part.require(form.length >= 1 && most <= 32 && form.some((group) => group.min > 0), '1 to 32 symbols');
        part.require(Array.from(clips.keys()).every((symbol) => Array.from(symbol).length === 1), 'one symbol each');
        const values = SlotValues.ofSymbols(name, form, clips, last, double);
        values.part(groups, pause);
        return values;
    }
    readClipLists(part) {
        const lists = new Map();
        for (const key of part.keys()) {
            const clips = part.at(key).parts().map((clip) => this.readClip(clip));
            this.items += 1 + clips.length;
            lists.set(key, clips);
        }
        return lists;
    }
    readClip(part) {
        const clip = part.whole();
        part.require(clip >= 0 && clip < this.clipCount, 'the index of a clip');
        this.named.add(clip);
        return clip;
    }
    readRule(part) {
        const parts = part.parts();
        part.require(parts.length === 3 || parts.length === 4, '3 or 4 elements');
        const rule = new Rule();
        rule.base = parts[0].whole();
        rule.divisor = parts[1].whole();
        part.require(rule.divisor >= 0, 'a divisor of 0 or more');
        if (rule.divisor === 0) {
            part.require(parts.length === 3, 'no further element');
            rule.leaves = parts[2].parts().map((leaf) => this.readLeaf(leaf));
            part.require(rule.leaves.length > 0, 'a leaf');
            return rule;
        }
        rule.operations = this.readOperations(parts[2]);
        if (parts.length === 4) {
            rule.ifDivisible = this.readOperations(parts[3]);
        }
        return rule;
    }
    readLeaf(part) {
        const parts = part.isList ? part.parts() : [part];
        const clips = parts.map((clip) => this.readClip(clip));
        part.require(clips.length > 0, 'a clip in every leaf');
        this.items += clips.length;
        return clips;
    }
    readOperations(part) {
        const operations = part.parts().map((item) => {
            if (!item.isText) {
                return new Item('clip', this.readClip(item), '');
            }
            const text = item.text();
            item.require(text.startsWith('<') || text.startsWith('>') || text.startsWith('='), '<, > or = and a set');
            return new Item(text.charAt(0), 0, setName(text.substring(1), item));
        });
        this.items += operations.length;
        return operations;
    }
    readPatternItem(part) {
        if (!part.isText) {
            return new Item('clip', this.readClip(part), '');
        }
        const text = part.text();
        const end = text.indexOf('=');
        const kind = text.substring(0, Math.max(end, 0));
        part.require(['integer', 'fraction', 'digits', 'digits:all'].includes(kind), 'integer= or the like and a set');
        return new Item(kind, 0, setName(text.substring(end + 1), part));
    }
    /** Says an amount in the pack's range, or a number in a slot's, by its patterns. */
    say(patterns, amount, scale, speech) {
        const pattern = patterns.find((pattern) => (pattern.integer === undefined || pattern.integer === amount.integer) &&
            (pattern.fraction === undefined || pattern.fraction === amount.fraction));
        if (pattern === undefined) {
            throw new PackFault('$.grammar: nothing says the amount', 'amount.unsaid');
        }
        for (const item of pattern.say) {
            if (item.kind === 'clip') {
                speech.add(item.clip);
            }
            else if (item.kind === 'integer') {
                this.apply(item.set, amount.integer, speech, 1);
            }
            else if (item.kind === 'fraction') {
                this.apply(item.set, amount.fraction, speech, 1);
            }
            else {
                let digits = scale > 0 ? String(amount.fraction).padStart(scale, '0') : '';
                while (item.kind === 'digits' && digits.endsWith('0')) {
                    digits = digits.substring(0, digits.length - 1);
                }
                for (let place = 0; place < digits.length; place++) {
                    this.apply(item.set, Number(digits.charAt(place)), speech, 1);
                }
            }
        }
    }
    /** Says a number by a set. */
    apply(name, number, speech, depth) {
        speech.countRule(depth);
        const rules = this.sets.get(name);
        const rule = rules[ruleIndex(rules, number)];
        if (rule.divisor === 0) {
            if (number - rule.base >= rule.leaves.length) {
                throw new PackFault('$.grammar: nothing says the amount', 'amount.unsaid');
            }
            rule.leaves[number - rule.base].forEach((clip) => speech.add(clip));
            return;
        }
        const remainder = number % rule.divisor;
        const quotient = (number - remainder) / rule.divisor;
        for (const item of remainder === 0 && rule.ifDivisible !== undefined ? rule.ifDivisible : rule.operations) {
            if (item.kind === 'clip') {
                speech.add(item.clip);
            }
            else {
                const next = item.kind === '<' ? quotient : item.kind === '>' ? remainder : number;
                this.apply(item.set, next, speech, depth + 1);
            }
        }
    }
}
/** The hours and minutes, or the months and days, that a way to say one is for, the first and the last. */
class Span {
    constructor(large, small) {
        this.large = large;
        this.small = small;
    }
    has(large, small) {
        return this.large[0] <= large && large <= this.large[1] && this.small[0] <= small && small <= this.small[1];
    }
}
/** Hours, minutes or seconds of a duration, and how a number of them is said. */
class DurationPart {
    constructor(seconds, patterns) {
        this.seconds = seconds;
        this.patterns = patterns;
    }
}
/** The date of a text such as `2026-03-09`, as the number 20260309; `undefined` for every other text, and for no day. */
function dateOf(text) {
    if (!DATE.test(text)) {
        return undefined;
    }
    const year = Number(text.substring(0, 4));
    const month = Number(text.substring(5, 7));
    const day = Number(text.substring(8));
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
    const isDate = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= days;
    return isDate ? year * 10000 + month * 100 + day : undefined;
}
/** The text of a date. */
function textOfDate(date) {
    const digits = String(date).padStart(8, '0');
    return `${digits.substring(0, 4)}-${digits.substring(4, 6)}-${digits.substring(6)}`;
}
/** The seconds of a duration such as `PT1H5M`; `undefined` for every other text. */
function secondsOf(text) {
    const found = DURATION.exec(text);
    if (found === null || text === 'PT') {
        return undefined;
    }
    return [3600, 60, 1].reduce((sum, unit, place) => sum + Number(found[place + 1] ?? '0') * unit, 0);
}
/** The minutes after midnight of a time such as `09:05`; `undefined` for every other text, and for `24:00`. */
function minutesOf(text) {
    return TIME.test(text) ? Number(text.substring(0, 2)) * 60 + Number(text.substring(3)) : undefined;
}
/** The time so many minutes after midnight. */
function timeOf(minutes) {
    const hour = Math.floor(minutes / 60);
    return `${String(hour).padStart(2, '0')}:${String(minutes - hour * 60).padStart(2, '0')}`;
}
/** Symbols that stand one after the other in a text that is spelled. */
class SpelledGroup {
    constructor(symbols, min, max) {
        this.symbols = symbols;
        this.min = min;
        this.max = max;
    }
}
/** The values of a slot, and how they are said. */
class SlotValues {
    constructor(name, kind) {
        /** Of numbers only. */
        this.patterns = [];
        this.scale = 0;
        this.minimum = new Amount(0, 0);
        this.maximum = new Amount(0, 0);
        /** By choice, or by symbol. */
        this.clips = new Map();
        /** The places of the longest text: the symbols that may stand there, and whether it may be left out. */
        this.places = [];
        this.isOptional = [];
        this.last = undefined;
        /** What is said before a symbol that stands twice, in the place of saying it twice. */
        this.double = undefined;
        /** The numbers of symbols to come where a group begins, and the clips that are said there. */
        this.boundaries = new Set();
        this.pause = [];
        /** Of times and dates: what each pattern is for; of times the hours of the clock, of dates the clips of the months. */
        this.spans = [];
        this.clock = 24;
        this.months = [];
        this.parts = [];
        /** The first and the last time, date or duration. */
        this.ends = [];
        this.name = name;
        this.kind = kind;
    }
    static ofNumbers(name, patterns, scale, minimum, maximum) {
        const values = new SlotValues(name, 'number');
        values.patterns = patterns;
        values.scale = scale;
        values.minimum = minimum;
        values.maximum = maximum;
        return values;
    }
    static ofChoices(name, clips) {
        const values = new SlotValues(name, 'choice');
        values.clips = clips;
        return values;
    }
    static ofSymbols(name, form, clips, last, double) {
        const values = new SlotValues(name, 'spell');
        values.clips = clips;
        values.last = last;
        values.double = double;
        for (const group of form) {
            for (let place = 0; place < group.max; place++) {
                values.places.push(group.symbols);
                values.isOptional.push(place >= group.min);
            }
        }
        return values;
    }
    static ofTimes(name, patterns, spans, clock, ends) {
        const values = new SlotValues(name, 'time');
        values.patterns = patterns;
        values.spans = spans;
        values.clock = clock;
        values.ends = ends;
        return values;
    }
    static ofDates(name, patterns, spans, months, ends) {
        const values = new SlotValues(name, 'date');
        values.patterns = patterns;
        values.spans = spans;
        values.months = months;
        values.ends = ends;
        return values;
    }
    static ofDurations(name, parts, ends) {
        const values = new SlotValues(name, 'duration');
        parts.forEach((part) => part.patterns.forEach((pattern) => {
            values.patterns.push(pattern);
        }));
        values.parts = parts;
        values.ends = ends;
        return values;
    }
    /** A text that is accepted. */
    get example() {
        if (this.kind === 'time') {
            return timeOf(this.ends[0]);
        }
        if (this.kind === 'date') {
            return textOfDate(this.ends[0]);
        }
        if (this.kind === 'duration') {
            return this.durationText(this.ends[0]);
        }
        if (this.kind === 'number') {
            return this.minimum.text(this.scale);
        }
        if (this.kind === 'choice') {
            return Array.from(this.clips.keys()).sort()[0];
        }
        let text = '';
        for (let place = 0; place < this.places.length; place++) {
            text += this.isOptional[place] ? '' : Array.from(this.places[place]).sort()[0];
        }
        return text;
    }
    /** Says a value. */
    say(text, table, speech) {
        if (this.kind === 'number') {
            table.say(this.patterns, this.number(text), this.scale, speech);
        }
        else if (this.kind === 'time') {
            const minutes = this.minutes(text);
            const hour = Math.floor(minutes / 60);
            const minute = minutes - hour * 60;
            const way = this.spans.findIndex((span) => span.has(hour, minute));
            const read = new Amount(this.clock === 12 ? (hour + 11) % 12 + 1 : hour, minute);
            table.say(this.patterns.slice(way, way + 1), read, 2, speech);
        }
        else if (this.kind === 'date') {
            this.sayDate(this.date(text), table, speech);
        }
        else if (this.kind === 'duration') {
            this.sayDuration(this.seconds(text), table, speech);
        }
        else if (this.kind === 'choice') {
            const clips = this.clips.get(text);
            if (clips === undefined) {
                throw this.refusal('slot.choice', `none of the choices, such as ${this.example}`);
            }
            clips.forEach((clip) => speech.add(clip));
        }
        else {
            this.saySymbols(this.symbols(text), speech);
        }
    }
    /** Parts symbols into groups of these sizes, counted from the end; the first has the rest. */
    part(groups, pause) {
        let rest = 0;
        for (let index = groups.length - 1; index > 0; index--) {
            rest += groups[index];
            this.boundaries.add(rest);
        }
        this.pause = pause;
    }
    /** Says symbols one by one; one that stands twice in a group, where that is said so, once behind the word for it. */
    saySymbols(symbols, speech) {
        for (let place = 0; place < symbols.length; place++) {
            const symbol = symbols[place];
            const rest = symbols.length - place;
            if (place > 0 && this.boundaries.has(rest)) {
                this.pause.forEach((clip) => speech.add(clip));
            }
            if (this.double !== undefined && symbols[place + 1] === symbol && !this.boundaries.has(rest - 1)) {
                this.double.forEach((clip) => speech.add(clip));
                place++;
            }
            this.clips.get(symbol).forEach((clip) => speech.add(clip));
        }
    }
    sayDate(date, table, speech) {
        const month = Math.floor(date / 100) % 100;
        const day = date % 100;
        const way = this.spans.findIndex((span) => span.has(month, day));
        const ways = this.patterns.slice(way, way + 1).map((pattern) => {
            const said = new Pattern();
            for (const item of pattern.say) {
                if (item.kind === 'month') {
                    this.months[month - 1].forEach((clip) => {
                        said.say.push(new Item('clip', clip, ''));
                    });
                }
                else {
                    said.say.push(item);
                }
            }
            return said;
        });
        table.say(ways, new Amount(day, Math.floor(date / 10000)), 0, speech);
    }
    sayDuration(seconds, table, speech) {
        let rest = seconds;
        this.parts.forEach((part, place) => {
            const count = Math.floor(rest / part.seconds);
            rest -= count * part.seconds;
            if (count > 0 || seconds === 0 && place === this.parts.length - 1) {
                table.say(part.patterns, new Amount(count, 0), 0, speech);
            }
        });
    }
    /** A duration in the slot's parts. */
    durationText(seconds) {
        let text = 'PT';
        let rest = seconds;
        for (const part of this.parts) {
            const count = Math.floor(rest / part.seconds);
            rest -= count * part.seconds;
            if (count > 0 || seconds === 0 && part === this.parts[this.parts.length - 1]) {
                text += `${count}${part.seconds === 3600 ? 'H' : part.seconds === 60 ? 'M' : 'S'}`;
            }
        }
        return text;
    }
    require(condition, code, message) {
        if (!condition) {
            throw this.refusal(code, message);
        }
    }
    refusal(code, message) {
        return new Refusal(code, `${this.name}: ${message}`, this.name);
    }
    /** Minutes after midnight. */
    minutes(text) {
        this.require(text.length <= 2 * 5 && Array.from(text).length <= 5, 'slot.length', 'at most 5 characters');
        const minutes = minutesOf(text);
        if (minutes === undefined) {
            throw this.refusal('slot.form', `no time as the slot has them, such as ${this.example}`);
        }
        this.require(this.ends[0] <= minutes && minutes <= this.ends[1], 'slot.range', `only ${timeOf(this.ends[0])} to ${timeOf(this.ends[1])} is said`);
        return minutes;
    }
    /** The date of a text, as a number: 20260309. */
    date(text) {
        this.require(text.length <= 2 * 10 && Array.from(text).length <= 10, 'slot.length', 'at most 10 characters');
        const date = dateOf(text);
        if (date === undefined) {
            throw this.refusal('slot.form', `no date as the slot has them, such as ${this.example}`);
        }
        this.require(this.ends[0] <= date && date <= this.ends[1], 'slot.range', `only ${textOfDate(this.ends[0])} to ${textOfDate(this.ends[1])} is said`);
        return date;
    }
    /** The seconds of a duration. */
    seconds(text) {
        this.require(text.length <= 2 * 23 && Array.from(text).length <= 23, 'slot.length', 'at most 23 characters');
        const seconds = secondsOf(text);
        if (seconds === undefined || seconds % this.parts[this.parts.length - 1].seconds !== 0) {
            throw this.refusal('slot.form', `no duration as the slot has them, such as ${this.example}`);
        }
        this.require(this.ends[0] <= seconds && seconds <= this.ends[1], 'slot.range', `only ${this.durationText(this.ends[0])} to ${this.durationText(this.ends[1])} is said`);
        return seconds;
    }
    number(text) {
        this.require(text.length <= 2 * 19 && Array.from(text).length <= 19, 'slot.length', 'at most 19 characters');
        // A leading zero makes it a number of another kind: a room, a code. Such values are spelled.
        const isPlain = text === '0' || !text.startsWith('0') || text.startsWith('0.');
        const amount = Amount.of(text, this.scale);
        if (!isPlain || !(amount instanceof Amount)) {
            throw this.refusal('slot.form', `no number as the slot has them, such as ${this.example}`);
        }
        this.require(!amount.isBelow(this.minimum) && !this.maximum.isBelow(amount), 'slot.range', `only ${this.minimum.text(this.scale)} to ${this.maximum.text(this.scale)} is said`);
        return amount;
    }
    /** The symbols of a text that are said. */
    symbols(text) {
        const limit = this.places.length;
        if (text === '') {
            throw this.refusal('slot.form', `an empty text, and not one such as ${this.example}`);
        }
        this.require(text.length <= 2 * limit && Array.from(text).length <= limit, 'slot.length', `at most ${limit} symbols`);
        const symbols = Array.from(text);
        for (const symbol of symbols) {
            this.require(this.places.some((place) => place.includes(symbol)), 'slot.symbol', `the symbol ${symbol} is not said`);
        }
        // The places that the text can be before after each symbol; `limit` is the end.
        let places = this.withoutOptional(new Set([0]));
        for (const symbol of symbols) {
            const next = new Set();
            places.forEach((place) => {
                if (place < limit && this.places[place].includes(symbol)) {
                    next.add(place + 1);
                }
            });
            places = this.withoutOptional(next);
        }
        if (!places.has(limit)) {
            throw this.refusal('slot.form', `not written as its values are, such as ${this.example}`);
        }
        return symbols.slice(-(this.last ?? limit));
    }
    /** With the places that are come to by leaving optional ones out. */
    withoutOptional(places) {
        for (let place = 0; place < this.places.length; place++) {
            if (places.has(place) && this.isOptional[place]) {
                places.add(place + 1);
            }
        }
        return places;
    }
}
/** The bytes of a text in UTF-8. */
function utf8Length(text) {
    let bytes = 0;
    for (const symbol of Array.from(text)) {
        const code = symbol.codePointAt(0);
        bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    }
    return bytes;
}
/** What is said so far, within the bounds of an announcement. */
class Speech {
    constructor() {
        this.clips = [];
        this.rules = 0;
    }
    add(clip) {
        this.clips.push(clip);
        Speech.require(this.clips.length <= Speech.maximumClips);
    }
    /** Counts a rule that is applied, nested so deep. */
    countRule(depth) {
        this.rules++;
        Speech.require(this.rules <= Speech.maximumRules && depth <= Speech.maximumDepth);
    }
    static require(isWithin) {
        if (!isWithin) {
            throw new PackFault('$.grammar: the rules do not come to an end', 'grammar.endless');
        }
    }
}
Speech.maximumRules = 10000;
Speech.maximumDepth = 64;
Speech.maximumClips = 1000;
/** The last rule whose base is not above a number; the first one if there is none. */
function ruleIndex(rules, number) {
    let low = 0;
    let high = rules.length;
    while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (rules[middle].base <= number) {
            low = middle;
        }
        else {
            high = middle;
        }
    }
    return low;
}
/** The name of a set as it is referred to. Its first character is ASCII: no mark joins the operator before it. */
function setName(name, part) {
    part.require(name === '' || name.charCodeAt(0) >= 0x20 && name.charCodeAt(0) < 0x7f, 'a set with an ASCII name');
    return name.normalize('NFC');
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
/** A rendition's figures, those that clips are held to. */
class Rendition {
    constructor() {
        this.fileExtension = '';
        this.codec = '';
        this.container = '';
        this.sampleRate = 0;
        /** 0 for every codec but MP3. */
        this.frameSamples = 0;
        this.frameBytes = 0;
    }
}
const NAME = new RegExp('^[a-z0-9][a-z0-9-]{0,199}$');
const SLOT_NAME = new RegExp('^[a-z][a-z0-9-]{0,63}$');
const DATE = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
const COUNT = '(0|[1-9][0-9]{0,5})';
const DURATION = new RegExp(`^PT(?:${COUNT}H)?(?:${COUNT}M)?(?:${COUNT}S)?$`);
const TIME = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
const CLIP_NAME = new RegExp('^[a-z0-9][a-z0-9-]{0,199}([.]end)?$');
/** What stands behind a clip's id in the id of its end form. */
const END_MARK = '.end';
const PACK_NAME = new RegExp('^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$');
const CURRENCY = new RegExp('^[A-Z]{3}$');
const EXTENSION = new RegExp('^[a-z0-9]{1,8}$');
const DECIMAL = new RegExp('^[0-9]+([.][0-9]+)?$');
const CONTROL = new RegExp('[\\u0000-\\u001f\\u007f-\\u009f]');
/** RFC 5646, section 2.1. */
const LANGUAGE_TAG = new RegExp('^([A-Za-z]{2,3}(-[A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?' +
    '(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[0-9A-WY-Za-wy-z](-[A-Za-z0-9]{2,8})+)*(-[xX](-[A-Za-z0-9]{1,8})+)?$');
/** Whether a tag is well-formed: the syntax, no variant twice, no extension twice. */
function isLanguageTag(tag) {
    if (tag.length > 100 || !LANGUAGE_TAG.test(tag)) {
        return false;
    }
    const seen = new Set();
    let inExtensions = false;
    for (const subtag of tag.toLowerCase().split('-').slice(1)) {
        if (subtag === 'x') {
            return true;
        }
        inExtensions = inExtensions || subtag.length === 1;
        const isVariant = !inExtensions &&
            (subtag.length >= 5 || subtag.length === 4 && DECIMAL.test(subtag.charAt(0)));
        if (isVariant || subtag.length === 1) {
            if (seen.has(subtag)) {
                return false;
            }
            seen.add(subtag);
        }
    }
    return true;
}
/** What `splice.json`, or `manifest.json`, tells a splicer, checked. */
class Manifest {
    constructor(root) {
        /** The renditions that can be spliced. */
        this.formats = new Map();
        const schema = root.at('schema').whole();
        root.at('schema').require(schema === 1 || schema === 2 || schema === 3, '1, 2 or 3');
        this.pack = root.at('pack').matching(PACK_NAME, 'the name of a pack');
        this.locale = root.at('locale').text();
        root.at('locale').require(isLanguageTag(this.locale), 'a BCP 47 language tag');
        this.currency = root.at('currency').at('code').matching(CURRENCY, 'an ISO 4217 code');
        this.scale = root.at('currency').at('scale').wholeIn(0, 3);
        root.optional('speaker')?.text();
        this.minimum = this.readAmount(root.at('range').at('min'));
        this.maximum = this.readAmount(root.at('range').at('max'));
        this.minimumText = this.minimum.text(this.scale);
        this.maximumText = this.maximum.text(this.scale);
        root.at('range').require(!this.maximum.isBelow(this.minimum), 'a largest amount that is not below the smallest');
        this.maxSeconds = root.optional('limits')?.at('maxSeconds').real() ?? 30;
        root.require(this.maxSeconds > 0 && this.maxSeconds <= 30, 'a limit above 0, at most 30');
        const renditions = new Map();
        for (const name of root.at('renditions').keys()) {
            root.at('renditions').at(name).require(NAME.test(name), 'a name');
            renditions.set(name, Manifest.readRendition(root.at('renditions').at(name)));
        }
        const rates = new Set();
        renditions.forEach((rendition) => {
            rates.add(rendition.sampleRate);
        });
        root.at('renditions').require(rates.size === 1, 'at least 1 rendition, and one sample rate');
        this.sampleRate = Array.from(rates)[0];
        const pauses = root.optional('pauses')?.parts() ?? [];
        const spoken = root.at('clips').parts();
        const clips = spoken.concat(pauses);
        root.at('clips').require(spoken.length >= 1 && clips.length <= 1000, '1 to 1000 clips');
        this.clips = clips.map((part, index) => this.readClip(part, renditions, index >= spoken.length));
        const ids = new Set(this.clips.map((clip) => clip.id));
        root.at('clips').require(ids.size === clips.length, 'ids that differ');
        this.joins = (root.optional('textJoins')?.parts() ?? []).map((part) => Manifest.readJoin(part, clips.length));
        this.table = new NumberTable(root.at('grammar'), clips.length);
        const isEnded = this.table.endForms.size > 0;
        const asked = this.table.slots.size > 0 || pauses.length > 0 ? 3 : isEnded ? 2 : 1;
        root.at('schema').require(schema === asked, `${asked}, by its slots, pauses and end forms`);
        this.checkEndForms(clips);
        renditions.forEach((rendition, name) => {
            const format = SpliceFormat.of(rendition);
            if (format !== undefined) {
                this.formats.set(name, format);
            }
        });
    }
    /** End forms are called what they are, and say what their clips say. */
    checkEndForms(parts) {
        const forms = new Set();
        this.table.endForms.forEach((form, clip) => {
            parts[form].require(this.clips[form].id === this.clips[clip].id + END_MARK, 'the id of the clip and .end');
            parts[form].require(this.clips[form].text === this.clips[clip].text, 'the text of the clip');
            forms.add(form);
        });
        for (let index = 0; index < parts.length; index++) {
            parts[index].require(!this.clips[index].id.endsWith(END_MARK) || forms.has(index), 'the end form of a clip');
        }
    }
    readAmount(part) {
        const amount = Amount.of(part.text(), this.scale);
        part.require(amount instanceof Amount && amount.text(this.scale) === part.text(), 'an amount with all its digits');
        return amount;
    }
    static readRendition(part) {
        const rendition = new Rendition();
        rendition.fileExtension = part.at('fileExtension').matching(EXTENSION, 'a file extension');
        rendition.codec = part.at('codec').oneOf(['mp3', 'pcm-s16', 'ulaw', 'alaw', 'ima4']);
        rendition.container = part.at('container').oneOf(['mpeg', 'wav', 'caf', 'aiff']);
        const isMP3 = rendition.codec === 'mp3';
        part.require(isMP3 === (rendition.container === 'mpeg'), 'a container of the codec');
        part.require(rendition.codec !== 'ima4' || rendition.container !== 'wav', 'a container of the codec');
        rendition.sampleRate = part.at('sampleRate').wholeIn(1, 192000);
        if (!isMP3) {
            part.require(part.optional('frameSamples') === undefined && part.optional('frameBytes') === undefined, 'no frames');
            return rendition;
        }
        rendition.frameSamples = part.at('frameSamples').whole();
        rendition.frameBytes = part.at('frameBytes').wholeIn(1, 2881);
        part.require(rendition.frameSamples === 576 || rendition.frameSamples === 1152, 'frames of 576 or 1152 samples');
        return rendition;
    }
    readClip(part, renditions, isPause) {
        const clip = new Clip();
        clip.id = part.at('id').matching(CLIP_NAME, 'an id');
        clip.text = isPause ? '' : part.at('text').words();
        clip.samples = part.at('samples').wholeIn(1, Number.MAX_SAFE_INTEGER);
        part.require(clip.samples / this.sampleRate < this.maxSeconds, 'a clip that is shorter than the limit');
        const files = part.optional('files');
        for (const name of files?.keys() ?? []) {
            part.require(renditions.has(name), 'files in the renditions only');
        }
        renditions.forEach((rendition, name) => {
            const stated = files?.members().has(name) === true ? files.at(name).at('bytes').whole() : undefined;
            clip.bytes.set(name, Manifest.size(part, clip.samples, rendition, stated));
        });
        return clip;
    }
    /** The size of a clip's file: of MP3 that of its frames, else what is stated. */
    static size(part, samples, rendition, stated) {
        if (rendition.codec === 'mp3') {
            const bytes = samples / rendition.frameSamples * rendition.frameBytes;
            part.require(samples % rendition.frameSamples === 0, 'a whole number of frames');
            part.require(stated === undefined || stated === bytes, 'the bytes of its frames');
            return bytes;
        }
        const payload = rendition.codec === 'pcm-s16' ? 2 * samples
            : rendition.codec === 'ima4' ? Math.ceil(samples / 64) * 34 : samples;
        part.require(stated !== undefined && stated >= payload, 'the bytes of its samples');
        return stated;
    }
    static readJoin(part, clips) {
        const join = new TextJoin();
        join.text = part.at('text').text();
        part.require(Array.from(join.text).length <= 8 && !CONTROL.test(join.text), 'at most 8 characters');
        join.left = Manifest.readIndexes(part.at('left'), clips);
        join.right = Manifest.readIndexes(part.at('right'), clips);
        return join;
    }
    static readIndexes(part, clips) {
        const indexes = part.parts().map((index) => index.wholeIn(0, clips - 1));
        let isAscending = indexes.length > 0;
        for (let place = 1; place < indexes.length; place++) {
            isAscending = isAscending && indexes[place - 1] < indexes[place];
        }
        part.require(isAscending, 'indexes of clips, ascending');
        return indexes;
    }
}
// MARK: Sound
/** How the clips of a rendition are wrapped, and how an announcement is. */
class SpliceFormat {
    constructor(rendition, packetSamples, packetBytes, frameHeader) {
        this.fileExtension = rendition.fileExtension;
        this.rendition = rendition;
        this.packetSamples = packetSamples;
        this.packetBytes = packetBytes;
        this.frameHeader = frameHeader;
    }
    /** `undefined` for a format that `generate` doesn't write. */
    static of(rendition) {
        const kind = `${rendition.container} ${rendition.codec}`;
        if (kind === 'mpeg mp3') {
            const header = frameHeader(rendition);
            return header === undefined || rendition.frameBytes < 24
                ? undefined : new SpliceFormat(rendition, rendition.frameSamples, rendition.frameBytes, header);
        }
        if (kind === 'wav pcm-s16' || kind === 'caf pcm-s16') {
            return new SpliceFormat(rendition, 1, 2, 0);
        }
        if (kind === 'caf ulaw' || kind === 'caf alaw') {
            return new SpliceFormat(rendition, 1, 1, 0);
        }
        return kind === 'aiff ima4' ? new SpliceFormat(rendition, 64, 34, 0) : undefined;
    }
    /** Bytes of sound for so many samples. */
    payload(samples, path) {
        if (samples % this.packetSamples !== 0) {
            throw new PackFault(`${path}: ${samples} samples are not a whole number of packets`, 'rendition.unknown');
        }
        return samples / this.packetSamples * this.packetBytes;
    }
    /** What stands before so many bytes of sound. */
    header(payload) {
        const header = new HeaderWriter(this.rendition.container === 'wav');
        if (this.rendition.container === 'mpeg') {
            return header.bytes();
        }
        const sound = soundChunk(this.rendition.container);
        if (this.rendition.container === 'caf') {
            header.text('caff').number(1, 2).number(0, 2);
        }
        else {
            const rest = this.rendition.container === 'wav' ? 36 : 64;
            header.text(this.rendition.container === 'wav' ? 'RIFF' : 'FORM').number(payload + rest, 4);
            header.text(this.rendition.container === 'wav' ? 'WAVE' : 'AIFC');
        }
        for (const chunk of this.descriptions(payload)) {
            header.text(chunk.name).number(chunk.content.length, sound.sizeBytes).append(chunk.content);
        }
        header.text(sound.name).number(payload + sound.offset, sound.sizeBytes).append(new Uint8Array(sound.offset));
        return header.bytes();
    }
    /** The chunks before the sound in a file with this much of it. */
    descriptions(payload) {
        const rate = this.rendition.sampleRate;
        const content = new HeaderWriter(this.rendition.container === 'wav');
        if (this.rendition.container === 'wav') {
            content.number(1, 2).number(1, 2).number(rate, 4).number(rate * 2, 4).number(2, 2).number(16, 2);
            return [new Description('fmt ', content.bytes(), 0)];
        }
        if (this.rendition.container === 'caf') {
            const codec = this.rendition.codec === 'pcm-s16' ? 'lpcm' : this.rendition.codec;
            content.float(rate).text(codec).number(0, 4).number(this.packetBytes, 4).number(1, 4).number(1, 4);
            content.number(this.packetBytes * 8, 4);
            return [new Description('desc', content.bytes(), 0)];
        }
        content.number(1, 2).number(payload / 34, 4).number(16, 2).extended(rate).text('ima4').number(0, 2);
        const version = new HeaderWriter(false).number(0xa2805140, 4).bytes();
        // The codec's name and its padding may be otherwise in a clip.
        return [new Description('FVER', version, 0), new Description('COMM', content.bytes(), 2)];
    }
    /** The sound in a clip's file, which must have so many bytes of it. */
    sound(file, payload, path) {
        if (this.rendition.container === 'mpeg') {
            this.checkFrames(file, path);
            return file;
        }
        const start = this.soundStart(new ChunkReader(file, this.rendition.container, path), payload);
        return file.subarray(start, start + payload);
    }
    soundStart(file, payload) {
        const sound = soundChunk(this.rendition.container);
        const descriptions = this.descriptions(payload);
        const seen = new Set();
        let at = file.begin();
        for (;;) {
            const chunk = file.chunk(at);
            if (chunk.name === sound.name) {
                file.require(seen.size === descriptions.length, 'a description is missing');
                file.require(chunk.size === payload + sound.offset, `'${chunk.name}' has another length`);
                file.require(file.holds(chunk.start, new Uint8Array(sound.offset), sound.offset), 'no sound at its place');
                return chunk.start + sound.offset;
            }
            const expected = descriptions.find((description) => description.name === chunk.name);
            if (expected !== undefined) {
                file.require(!seen.has(chunk.name), `'${chunk.name}' occurs twice`);
                seen.add(chunk.name);
                const fixed = expected.content.length - expected.free;
                file.require((expected.free === 0 ? chunk.size === fixed : chunk.size >= fixed) &&
                    file.holds(chunk.start, expected.content, fixed), `'${chunk.name}' describes another format or length`);
            }
            at = chunk.start + chunk.size + (this.rendition.container === 'caf' ? 0 : chunk.size % 2);
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
function frameHeader(rendition) {
    const bitRate = rendition.frameBytes * 8 * rendition.sampleRate / rendition.frameSamples;
    const rates = [44100, 48000, 32000];
    const first = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
    const second = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
    for (const version of [3, 2, 0]) {
        const divisor = version === 3 ? 1 : version === 2 ? 2 : 4;
        const rate = rates.indexOf(rendition.sampleRate * divisor);
        const bits = (version === 3 ? first : second).indexOf(bitRate / 1000);
        if (rate >= 0 && bits >= 0) {
            const mono = (0x7ff << 21) | (1 << 17) | (1 << 16) | (3 << 6);
            const word = mono | (version << 19) | ((bits + 1) << 12) | (rate << 10);
            return rendition.frameSamples === (version === 3 ? 1152 : 576) ? word >>> 0 : undefined;
        }
    }
    return undefined;
}
/** A chunk whose content is the same in every file of so many packets. */
class Description {
    constructor(name, content, free) {
        this.name = name;
        this.content = content;
        this.free = free;
    }
}
/** The chunk that holds the sound. */
class SoundChunk {
    constructor(name, offset, sizeBytes) {
        this.name = name;
        this.offset = offset;
        this.sizeBytes = sizeBytes;
    }
}
function soundChunk(container) {
    return container === 'wav' ? new SoundChunk('data', 0, 4)
        : container === 'caf' ? new SoundChunk('data', 4, 8) : new SoundChunk('SSND', 8, 4);
}
/** A piece of a container, as its header states it. */
class Chunk {
    constructor(name, start, size) {
        this.name = name;
        this.start = start;
        this.size = size;
    }
}
/** The chunks of a clip's file. What stands before the sound has to fit into its first 64 KiB. */
class ChunkReader {
    constructor(file, container, path) {
        this.file = file;
        this.held = Math.min(file.length, 65536);
        this.container = container;
        this.path = path;
    }
    require(condition, fault) {
        if (!condition) {
            throw new PackFault(`${this.path} is damaged: ${fault}`, 'clip.header');
        }
    }
    /** Where the first chunk begins. */
    begin() {
        const start = new HeaderWriter(this.container === 'wav');
        if (this.container === 'caf') {
            start.text('caff').number(1, 2).number(0, 2);
        }
        else {
            start.text(this.container === 'wav' ? 'RIFF' : 'FORM').number(this.file.length - 8, 4);
            start.text(this.container === 'wav' ? 'WAVE' : 'AIFC');
        }
        const expected = start.bytes();
        this.require(this.holds(0, expected, expected.length), 'it does not begin as it must');
        return expected.length;
    }
    chunk(at) {
        const sizeBytes = this.container === 'caf' ? 8 : 4;
        this.require(at + 4 + sizeBytes <= this.held, 'there is no sound');
        let name = '';
        for (let place = at; place < at + 4; place++) {
            this.require(this.file[place] >= 0x20 && this.file[place] <= 0x7e, `no chunk at byte ${at}`);
            name += String.fromCharCode(this.file[place]);
        }
        let size = 0;
        for (let place = 0; place < sizeBytes; place++) {
            size = size * 256 + this.file[at + 4 + (this.container === 'wav' ? sizeBytes - 1 - place : place)];
        }
        const start = at + 4 + sizeBytes;
        this.require(size <= this.file.length - start, `'${name}' states more bytes than are left`);
        return new Chunk(name, start, size);
    }
    /** Whether so many of these bytes stand at a place. */
    holds(at, bytes, count) {
        for (let place = 0; place < count; place++) {
            if (at + place >= this.held || this.file[at + place] !== bytes[place]) {
                return false;
            }
        }
        return true;
    }
}
class HeaderWriter {
    constructor(isLittle) {
        this.written = [];
        this.isLittle = isLittle;
    }
    text(text) {
        for (let place = 0; place < text.length; place++) {
            this.written.push(text.charCodeAt(place));
        }
        return this;
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
        for (let place = 0; place < bytes.length; place++) {
            this.written.push(bytes[place]);
        }
        return this;
    }
    bytes() {
        return Uint8Array.from(this.written);
    }
}
// MARK: Texts
/** The blocks of the scripts that are written without spaces between words, first and last code point of each. */
const UNSPACED = [
    0x0e00, 0x0fff, 0x1000, 0x109f, 0x1780, 0x17ff, 0x1950, 0x19ff, 0x1a20, 0x1aaf, 0x1b00, 0x1b7f, 0x2e80, 0x312f,
    0x3190, 0x4dbf, 0x4e00, 0xa4cf, 0xa980, 0xa9ff, 0xaa60, 0xaadf, 0xf900, 0xfaff, 0xfe30, 0xfe4f, 0xff00, 0xff9f,
    0x1aff0, 0x1b16f, 0x20000, 0x3fffd
];
function isUnspaced(character) {
    const point = character.codePointAt(0);
    for (let place = 0; place < UNSPACED.length; place += 2) {
        if (UNSPACED[place] <= point && point <= UNSPACED[place + 1]) {
            return true;
        }
    }
    return false;
}
/** What stands between the texts of two clips. */
function textBetween(left, right, clips, joins) {
    const join = joins.find((join) => join.left.includes(left) && join.right.includes(right));
    if (join !== undefined) {
        return join.text;
    }
    const before = Array.from(clips[left].text);
    const after = Array.from(clips[right].text);
    return isUnspaced(before[before.length - 1]) && isUnspaced(after[0]) ? '' : ' ';
}
function ssmlOf(text, locale) {
    let escaped = '';
    for (const character of text) {
        const point = character.codePointAt(0);
        if (character === '&') {
            escaped += '&amp;';
        }
        else if (character === '<') {
            escaped += '&lt;';
        }
        else if (character === '>') {
            escaped += '&gt;';
        }
        else if (character === '"') {
            escaped += '&quot;';
        }
        else if (character === "'") {
            escaped += '&apos;';
        }
        else if (character === '\t' || character === '\n' || character === '\r') {
            escaped += ' ';
        }
        else if (!CONTROL.test(character) && point !== 0xfffe && point !== 0xffff) {
            escaped += character;
        }
    }
    return '<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="' + locale + '">' + escaped +
        '</speak>';
}
// MARK: JSON
class JsonNumber {
    constructor(text) {
        this.text = text;
    }
}
class JsonList {
    constructor() {
        this.values = [];
    }
}
class JsonMembers {
    constructor() {
        this.values = new Map();
    }
}
const WHOLE = new RegExp('^-?[0-9]+$');
/** A value of a document with its place, so that a fault can name it. */
class JsonPart {
    constructor(value, place) {
        this.value = value;
        this.place = place;
    }
    require(condition, expected) {
        if (!condition) {
            throw new PackFault(`${this.place}: expected ${expected}`);
        }
    }
    get isText() {
        return typeof this.value === 'string';
    }
    get isList() {
        return this.value instanceof JsonList;
    }
    members() {
        if (this.value instanceof JsonMembers) {
            return this.value.values;
        }
        throw new PackFault(`${this.place}: expected an object`);
    }
    keys() {
        return Array.from(this.members().keys());
    }
    at(key) {
        const value = this.members().get(key);
        const place = `${this.place}.${key.substring(0, 80)}`;
        if (value === undefined) {
            throw new PackFault(`${place}: expected a value`);
        }
        return new JsonPart(value, place);
    }
    /** The member, unless it is missing or null. */
    optional(key) {
        const value = this.members().get(key);
        return value === undefined || value === null ? undefined : this.at(key);
    }
    parts() {
        if (this.value instanceof JsonList) {
            return this.value.values.map((value, index) => new JsonPart(value, `${this.place}[${index}]`));
        }
        throw new PackFault(`${this.place}: expected an array`);
    }
    text() {
        if (typeof this.value === 'string') {
            return this.value;
        }
        throw new PackFault(`${this.place}: expected a string`);
    }
    /** A text that is not empty. */
    words() {
        this.require(this.text() !== '', 'a text that is not empty');
        return this.text();
    }
    matching(form, expected) {
        this.require(form.test(this.text()), expected);
        return this.text();
    }
    oneOf(texts) {
        this.require(texts.includes(this.text()), texts.join(' or '));
        return this.text();
    }
    /** A finite number. */
    real() {
        if (this.value instanceof JsonNumber) {
            const number = Number(this.value.text);
            this.require(Number.isFinite(number), 'a finite number');
            return number;
        }
        throw new PackFault(`${this.place}: expected a number`);
    }
    /** A whole number that is exact here: below 2^53, written without a point. */
    whole() {
        if (this.value instanceof JsonNumber) {
            const number = Number(this.value.text) + 0;
            this.require(WHOLE.test(this.value.text) && Number.isSafeInteger(number), 'a whole number below 2^53');
            return number;
        }
        throw new PackFault(`${this.place}: expected a whole number`);
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
        reader.skipSpace();
        if (reader.at < bytes.length) {
            throw reader.fault();
        }
        return value;
    }
    fault() {
        return new PackFault(`not JSON in UTF-8: byte ${this.at}`);
    }
    count() {
        this.values++;
        JsonReader.require(this.values, JsonReader.maximumValues, 'values and names of members');
    }
    static require(count, limit, things) {
        if (count > limit) {
            throw new PackFault(`more than ${limit} ${things} in JSON`);
        }
    }
    skipSpace() {
        while ([0x20, 0x09, 0x0a, 0x0d].includes(this.peek())) {
            this.at++;
        }
    }
    /** The next byte; 0, which JSON has none of, at the end. */
    peek() {
        return this.at < this.bytes.length ? this.bytes[this.at] : 0;
    }
    next() {
        if (this.at >= this.bytes.length) {
            throw this.fault();
        }
        return this.bytes[this.at++];
    }
    takes(byte) {
        this.skipSpace();
        if (this.peek() !== byte) {
            return false;
        }
        this.at++;
        return true;
    }
    take(byte) {
        if (!this.takes(byte)) {
            throw this.fault();
        }
    }
    value(depth) {
        this.skipSpace();
        this.count();
        const first = this.peek();
        if (first === 0x22) {
            return this.string();
        }
        if (first === 0x7b || first === 0x5b) {
            if (depth >= JsonReader.maximumDepth) {
                throw this.fault();
            }
            return first === 0x7b ? this.members(depth + 1) : this.list(depth + 1);
        }
        if (first === 0x2d || this.isDigit(first)) {
            return this.number();
        }
        return this.word();
    }
    members(depth) {
        const members = new JsonMembers();
        this.take(0x7b);
        if (this.takes(0x7d)) {
            return members;
        }
        let count = 0;
        do {
            this.skipSpace();
            this.count();
            count++;
            JsonReader.require(count, JsonReader.maximumMembers, 'members of an object');
            const key = this.string().normalize('NFC');
            this.take(0x3a);
            const value = this.value(depth);
            if (!members.values.has(key)) {
                members.values.set(key, value);
            }
        } while (this.takes(0x2c));
        this.take(0x7d);
        return members;
    }
    list(depth) {
        const list = new JsonList();
        this.take(0x5b);
        if (this.takes(0x5d)) {
            return list;
        }
        do {
            list.values.push(this.value(depth));
        } while (this.takes(0x2c));
        this.take(0x5d);
        return list;
    }
    word() {
        for (const word of ['null', 'true', 'false']) {
            let length = 0;
            while (length < word.length && this.at + length < this.bytes.length &&
                this.bytes[this.at + length] === word.charCodeAt(length)) {
                length++;
            }
            if (length === word.length) {
                this.at += length;
                return word === 'null' ? null : word === 'true';
            }
        }
        throw this.fault();
    }
    isDigit(byte) {
        return byte >= 0x30 && byte <= 0x39;
    }
    number() {
        const start = this.at;
        if (this.peek() === 0x2d) {
            this.at++;
        }
        if (this.peek() === 0x30) {
            this.at++;
        }
        else {
            this.digits();
        }
        if (this.peek() === 0x2e) {
            this.at++;
            this.digits();
        }
        if (this.peek() === 0x65 || this.peek() === 0x45) {
            this.at++;
            if (this.peek() === 0x2b || this.peek() === 0x2d) {
                this.at++;
            }
            this.digits();
        }
        if (this.at - start > JsonReader.maximumDigits) {
            throw this.fault();
        }
        return new JsonNumber(String.fromCharCode(...Array.from(this.bytes.subarray(start, this.at))));
    }
    digits() {
        if (!this.isDigit(this.peek())) {
            throw this.fault();
        }
        while (this.isDigit(this.peek())) {
            this.at++;
        }
    }
    string() {
        if (this.next() !== 0x22) {
            throw this.fault();
        }
        let text = '';
        for (;;) {
            const byte = this.next();
            if (byte === 0x22) {
                return text;
            }
            if (byte < 0x20) {
                throw this.fault();
            }
            text += byte === 0x5c ? this.escaped() : byte < 0x80 ? String.fromCharCode(byte) : this.scalar(byte);
        }
    }
    escaped() {
        const byte = this.next();
        const place = '"\\/bfnrt'.indexOf(String.fromCharCode(byte));
        if (place >= 0) {
            return '"\\/\b\f\n\r\t'.charAt(place);
        }
        if (byte !== 0x75) {
            throw this.fault();
        }
        const unit = this.hexadecimal();
        if (unit < 0xd800 || unit > 0xdfff) {
            return String.fromCharCode(unit);
        }
        // Only a pair of surrogates is a character.
        if (unit > 0xdbff || this.next() !== 0x5c || this.next() !== 0x75) {
            throw this.fault();
        }
        const second = this.hexadecimal();
        if (second < 0xdc00 || second > 0xdfff) {
            throw this.fault();
        }
        return String.fromCharCode(unit, second);
    }
    hexadecimal() {
        let number = 0;
        for (let place = 0; place < 4; place++) {
            const digit = '0123456789abcdef'.indexOf(String.fromCharCode(this.next()).toLowerCase());
            if (digit < 0) {
                throw this.fault();
            }
            number = number * 16 + digit;
        }
        return number;
    }
    /** A character of several bytes. (RFC 3629, section 4) */
    scalar(first) {
        const count = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
        let point = first & (count === 3 ? 0x07 : count === 2 ? 0x0f : 0x1f);
        for (let place = 0; place < count; place++) {
            const byte = this.next();
            if ((byte & 0xc0) !== 0x80) {
                throw this.fault();
            }
            point = point * 64 + (byte & 0x3f);
        }
        const least = count === 3 ? 0x10000 : count === 2 ? 0x800 : 0x80;
        if (first < 0xc2 || first > 0xf4 || point < least || point > 0x10ffff || point >= 0xd800 && point <= 0xdfff) {
            throw this.fault();
        }
        return String.fromCodePoint(point);
    }
}
JsonReader.maximumDepth = 512;
JsonReader.maximumDigits = 400;
/** Values and names of members in all, and members of one object: what is read takes memory by their number. */
JsonReader.maximumValues = 64000;
JsonReader.maximumMembers = 5000;
