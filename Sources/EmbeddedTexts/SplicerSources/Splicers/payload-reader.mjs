// Reads what a push asks to announce. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT
/** Why a payload that asks for an announcement does not say what is to be said. */
export class PayloadFault extends Error {
    constructor(reason, key, words, code) {
        super(`${key}: ${words}`);
        this.name = 'PayloadFault';
        this.reason = reason;
        this.code = code ?? FAULT_CODES.get(reason) ?? `payload.${reason}`;
        this.key = key;
    }
}
// The codes that are not made of the reason.
const FAULT_CODES = new Map([
    ['minorUnits', 'payload.units'], ['otherCurrency', 'payload.other-currency'], ['repeatedKey', 'payload.repeated'],
    ['slotDigits', 'payload.slot'], ['announcementMissing', 'payload.announcement'], ['amountZero', 'amount.zero'],
    ['textAmbiguous', 'text.ambiguous'], ['textCurrency', 'text.currency'], ['textAmountForm', 'text.amount-form'],
    ['textDisagrees', 'text.disagrees'], ['currencyMissing', 'currency.missing']
]);
/** What a payload asks for. */
export class PayloadReading {
    constructor(ignored, key) {
        /** The index of the pack that is to say it. */
        this.pack = 0;
        this.ignored = ignored;
        this.key = key;
    }
}
/** Which message a payload is. */
export class PayloadMessage {
    constructor() {
        /** Whether there is a time that can't be read, or a key that stands there twice. */
        this.isUnreadable = false;
    }
}
/**
 * Reads from a push's payload what is to be announced, as the library for Apple's systems does.
 *
 * The first key of a list that has a value decides. A key is looked for as it stands and then as a path: `aps.amount` is
 * `amount` in `aps`, which may be a text of JSON. `null` and an empty text count as absent.
 */
export class PayloadReader {
    constructor() {
        /** Where an amount may stand: a number, or a text of digits with at most one point between them: `15.50`. */
        this.amountKeys = ['aps.amount', 'amount'];
        /** Where an amount may stand in minor units. */ this.minorUnitKeys = [];
        /** Where an amount may stand, as at `amountKeys`, or else a text, as at `textKeys`. */
        this.voiceTextKeys = ['playVoiceText'];
        /** Where a text may stand that is read by templates, those of the packs and `textTemplates`. */ this.textKeys = [];
        /** Where the title may stand that is read with a text. */ this.titleKeys = ['aps.alert.title', 'title'];
        /** What texts are read by besides, for those that the packs don't know. */ this.textTemplates = [];
        /** Where the currency may stand: an ISO 4217 code. */ this.currencyKeys = ['currency', 'aps.currency'];
        /** The codes of what the server calls currencies otherwise. */
        this.currencies = new Map();
        /** The ISO 4217 code of a payload that names no currency; `undefined` stands for that which all packs have. */
        this.defaultCurrency = undefined;
        /** Keys by which the server turns announcements off: `false`, 0, `no` and `off`. One that isn't there leaves them on. */
        this.gateKeys = [];
        /** Keys without which nothing is announced. */ this.requiredGateKeys = [];
        /** Keys of amounts that are announced whatever stands beside them, as are those at `voiceTextKeys`. */
        this.bareAmountKeys = ['aps.amount'];
        /** Where the announcement's id may stand. */ this.announcementKeys = ['voiceType', 'aps.voiceType'];
        /** The pack's ids for what the server calls them. */ this.announcements = new Map();
        /** The announcement of a payload that names none; `undefined` stands for the pack's. */
        this.defaultAnnouncement = undefined;
        /** Where other values may stand, by the slots' names; else at that name, at the top or in `aps`: `aps.queue`. */
        this.slotKeys = new Map();
        /** Where the message's id may stand. */ this.messageIDKeys = ['messageId', 'gcm.message_id', 'google.message_id'];
        /** Where the time of sending may stand: seconds or milliseconds since 1970, or ISO 8601. */
        this.sentTimeKeys = ['sentTime', 'google.sent_time'];
    }
    /**
     * What a payload asks for, a text of JSON such as HarmonyOS's `extraData` or that of a web push.
     * @param packs the pack that is to say it, or several, those of the user's languages first: the first that announces the
     *   amount's currency says it, and texts are read by the templates of all.
     * @throws PayloadFault if it asks for an announcement and does not say what is to be said.
     */
    reading(payload, packs) {
        const values = new PayloadValues(payload);
        const gates = this.requiredGateKeys.concat(this.gateKeys);
        values.requireOnce(gates.concat(this.announcementKeys, this.voiceTextKeys, this.amountKeys, this.minorUnitKeys, this.textKeys, this.titleKeys, this.currencyKeys));
        const isMissing = this.requiredGateKeys.some((key) => values.first([key]) === undefined);
        if (isMissing || gates.some((key) => values.first([key])?.isOff === true)) {
            return new PayloadReading(isMissing ? 'gateMissing' : 'gateOff');
        }
        return new AskedAnnouncement(this, values, Array.isArray(packs) ? packs : [packs]).reading();
    }
    /** Which message a payload is; the identifier stands for an id that the payload doesn't have. */
    message(payload, identifier) {
        const values = new PayloadValues(payload);
        const message = new PayloadMessage();
        const isOnce = values.repeated(this.messageIDKeys.concat(this.sentTimeKeys)) === undefined;
        const time = isOnce ? values.first(this.sentTimeKeys) : undefined;
        message.id = (isOnce ? values.first(this.messageIDKeys)?.words : undefined) ?? identifier;
        message.sent = time === undefined ? undefined : secondsOf(time.words);
        message.isUnreadable = !isOnce || time !== undefined && message.sent === undefined;
        return message;
    }
}
// MARK: What is asked
// The slot of an amount, and its kind.
const AMOUNT = 'amount';
const WHOLE = new RegExp('^[0-9]+$');
const PLAIN = new RegExp('^[0-9]+([.][0-9]+)?$');
// What a payload asks for, by the keys of a reader.
class AskedAnnouncement {
    constructor(reader, values, packs) {
        this.read = new Map();
        this.readers = [];
        this.reader = reader;
        this.values = values;
        this.packs = packs;
        this.name = values.first(reader.announcementKeys);
        const decimal = values.first(reader.voiceTextKeys, (value) => value.isNumber) ??
            values.first(reader.amountKeys);
        this.isMinor = decimal === undefined;
        this.number = decimal ?? values.first(reader.minorUnitKeys);
        const others = reader.currencyKeys.concat(reader.requiredGateKeys, reader.gateKeys);
        this.isBare = this.name === undefined && values.first(others) === undefined &&
            !reader.bareAmountKeys.concat(reader.voiceTextKeys).includes(this.number?.key ?? '');
        const isText = (value) => value.text !== undefined;
        this.text = values.first(reader.voiceTextKeys, (value) => isText(value) && !value.isNumber) ??
            values.first(reader.textKeys, isText);
        if (this.text !== undefined && utf8Length(this.text.words) <= MAXIMUM_BYTES) {
            this.readText([this.text, values.first(reader.titleKeys, isText)].map((value) => new FoldedText(value?.words ?? '')));
        }
    }
    // Reads text and title by all templates, which must not say different things.
    readText(texts) {
        let known = '';
        for (const pack of this.packs) {
            for (const template of this.reader.textTemplates.concat(TextTemplate.ofPack(pack))) {
                for (const values of template.read(texts, pack)) {
                    const pairs = Array.from(values, (pair) => pair.join('='));
                    const meaning = [template.says].concat(pairs.sort()).join(' ');
                    if (this.says !== undefined && meaning !== known) {
                        this.fail('textAmbiguous', 'fits templates that read different things in it; make them more exact');
                    }
                    known = meaning;
                    this.says = template.says;
                    this.amount = values.get(AMOUNT);
                    values.delete(AMOUNT);
                    this.read = values;
                    this.readers.push(pack);
                }
            }
        }
    }
    // Fails with what is wrong with the text or, if that says nothing, the number.
    fail(reason, words) {
        const value = this.says === undefined ? this.number : this.text;
        throw new PayloadFault(reason, value?.key ?? '', `${quoted(value?.words ?? '')} ${words}`);
    }
    reading() {
        const amount = this.isBare ? undefined : this.number;
        const isNamed = this.name !== undefined || this.says !== undefined;
        if (!isNamed && amount === undefined && this.reader.defaultAnnouncement === undefined) {
            return this.number !== undefined ? new PayloadReading('bareAmount') :
                new PayloadReading(this.text === undefined ? 'nothingAsked' : 'noTemplate', this.text?.key);
        }
        const mapped = this.name === undefined ? undefined : this.reader.announcements.get(this.name.words);
        const named = mapped ?? this.name?.words;
        if (this.says !== undefined && named !== undefined && named !== this.says) {
            this.fail('textDisagrees', `says ${this.says}, and ${this.name?.key} ${quoted(named)}; send what agrees`);
        }
        const id = this.says ?? named ?? this.reader.defaultAnnouncement;
        const saysAmount = (pack) => pack.saysAmount(id ?? pack.defaultAnnouncementId ?? '');
        const owner = this.packs.find((pack) => saysAmount(pack) !== undefined);
        if (owner === undefined && this.says === undefined && this.name !== undefined && mapped === undefined) {
            return new PayloadReading('unknownAnnouncement');
        }
        let pack = owner ?? this.packs[0];
        const isSaid = saysAmount(pack) === true && (amount !== undefined || this.amount !== undefined);
        if (isSaid) {
            amount?.requireNumber(this.isMinor);
            const able = this.able();
            pack = able.find((pack) => saysAmount(pack) === true) ?? able[0];
        }
        const own = id ?? pack.defaultAnnouncementId;
        if (own === undefined) {
            throw new PayloadFault('announcementMissing', '', 'the payload names no announcement, and none is set for it');
        }
        const slots = (pack.slots(own) ?? []).filter((slot) => slot.kind !== AMOUNT);
        this.readSlots(slots);
        const isMore = this.read.size > 0;
        const isNeeding = saysAmount(pack) === true || slots.some((slot) => !slot.isOptional);
        if (!isNamed && amount === undefined && !isMore && isNeeding) {
            return new PayloadReading('nothingAsked');
        }
        const reading = new PayloadReading();
        reading.announcement = own;
        reading.pack = this.packs.indexOf(pack);
        reading.amount = isSaid ? this.amountIn(pack, own) : undefined;
        if (slots.length > 0) {
            const values = {};
            const all = reading.amount === undefined ? this.read : this.read.set(AMOUNT, reading.amount);
            // What a text says besides, for a pack of other slots, is left out.
            const said = slots.map((slot) => slot.name).concat(AMOUNT);
            said.filter((name) => all.has(name)).forEach((name) => values[name] = all.get(name) ?? '');
            reading.values = values;
        }
        return reading;
    }
    // Adds the values of these slots, as far as they are there, to those of the text.
    readSlots(slots) {
        for (const slot of slots) {
            const keys = this.reader.slotKeys.get(slot.name) ?? [slot.name, `aps.${slot.name}`];
            this.values.requireOnce(keys);
            const sent = this.values.first(keys)?.slotText;
            const read = this.read.get(slot.name);
            if (sent !== undefined && sent !== (read ?? sent)) {
                this.fail('textDisagrees', `says ${slot.name} ${quoted(read ?? '')}, and its key ${quoted(sent)}; send what agrees`);
            }
            this.read = sent === undefined ? this.read : this.read.set(slot.name, sent);
        }
    }
    // The packs that announce the amount's currency.
    able() {
        const sent = this.values.first(this.reader.currencyKeys);
        const stated = sent === undefined ? undefined : this.reader.currencies.get(sent.words) ?? sent.words;
        if (sent !== undefined && !new RegExp('^[A-Za-z]{3}$').test(stated ?? '')) {
            throw new PayloadFault('currency', sent.key, `${quoted(sent.words)} is not a currency; write its ISO 4217 code`);
        }
        const readers = this.readers.filter((pack) => this.amount !== undefined && amountOf(this.amount, pack.scale) !== undefined);
        if (this.amount !== undefined && readers.length === 0) {
            this.fail('textAmountForm', `has an amount with other digits than ${this.readers[0].currency} has`);
        }
        const read = Array.from(new Set(readers.map((pack) => pack.currency)));
        const byDefault = this.reader.defaultCurrency;
        const own = read.includes(byDefault ?? '') ? byDefault : read[0] ?? byDefault;
        if (stated === undefined && read.length > 1 && own !== byDefault) {
            this.fail('textCurrency', `may be in ${read.join(' or ')}; send the currency at a key, or set defaultCurrency`);
        }
        const code = stated?.toUpperCase() ?? own;
        const spoken = Array.from(new Set(this.packs.map((pack) => pack.currency)));
        if (code === undefined && spoken.length > 1) {
            this.fail('currencyMissing', `may be in ${spoken.join(' or ')}; send the currency at a key, or set defaultCurrency`);
        }
        const able = this.packs.filter((pack) => pack.currency === (code ?? pack.currency) && (read.length === 0 || read.includes(pack.currency)));
        if (able.length === 0) {
            const key = sent?.key ?? (this.says === undefined ? this.number : this.text)?.key;
            throw new PayloadFault('otherCurrency', key ?? '', `no pack that reads it announces ${code}`);
        }
        return able;
    }
    // The amount as a pack says it in an announcement.
    amountIn(pack, id) {
        const number = this.isBare && this.number?.isNumber !== true ? undefined : this.number;
        const sent = number === undefined ? undefined : this.numberIn(number, pack);
        if (number !== undefined && sent === undefined && !this.isBare) {
            const size = number.isNumber ? Number(number.words) : -1;
            const code = size < 0 ? 'amount.form' : size < 1e15 ? 'amount.digits' : 'amount.size';
            const words = `${quoted(number.words)} is not an amount of ${pack.currency}; send a number, or its digits as text`;
            throw new PayloadFault('amount', number.key, words, code);
        }
        const amount = this.amount === undefined ? sent ?? '' : amountOf(this.amount, pack.scale) ?? '';
        if (number !== undefined && sent !== amount) {
            this.fail('textDisagrees', `says ${amount}, and ${number.key} ${quoted(number.words)}; send what agrees`);
        }
        if (Number(amount) === 0 && !pack.zeros.includes(id)) {
            this.fail('amountZero', `is an amount of zero, which ${id} does not say`);
        }
        return amount;
    }
    // A number at a key as an amount of a pack; `undefined` if it is none.
    numberIn(number, pack) {
        if (number.number !== undefined && !this.isMinor) {
            return amountOfNumber(number.number, pack.scale);
        }
        const text = this.isMinor ? pointedUnits(number.words, pack.scale) : number.words;
        return amountOf(number.isNumber && !this.isMinor ? plainNumber(text, SAMPLES[0]) : text, pack.scale);
    }
}
// A value of a payload, and the key that it was found at.
class PayloadValue {
    constructor(key, value) {
        this.key = key;
        this.isThere = value !== null && value !== '';
        this.text = typeof value === 'string' ? value : undefined;
        this.number = typeof value === 'number' ? value : undefined;
        this.words = typeof value === 'object' ? '' : String(value);
        this.isOff = ['0', 'false', 'no', 'off'].includes(this.words.toLowerCase());
    }
    // Whether it is a number, or a text of one that has a single meaning.
    get isNumber() {
        return this.number !== undefined || PLAIN.test(this.text ?? '');
    }
    requireNumber(isMinor) {
        if (this.text === undefined && this.number === undefined) {
            throw new PayloadFault('type', this.key, 'neither text nor a number');
        }
        if (isMinor && !(WHOLE.test(this.words) && Number(this.words) <= Number.MAX_SAFE_INTEGER)) {
            throw new PayloadFault('minorUnits', this.key, `${quoted(this.words)} is not a whole number of minor units`);
        }
    }
    // The text of a slot's value. A number beyond what 64-bit floats keep (RFC 8259, section 6) may be another than was sent.
    get slotText() {
        this.requireNumber(false);
        const number = this.number ?? 0;
        if (!Number.isSafeInteger(number) && !(Math.abs(number) < 1e15 && Number(number.toPrecision(15)) === number)) {
            const words = `${this.words} is a number of more digits than every reader of JSON keeps; send it as text`;
            throw new PayloadFault('slotDigits', this.key, words);
        }
        return this.words;
    }
}
// The values of a payload, by keys and paths.
class PayloadValues {
    constructor(payload) {
        this.payload = payload;
        this.root = membersIn(payload, Number.MAX_SAFE_INTEGER);
    }
    // The first of the keys that has a value, or one of these.
    first(keys, isOne) {
        const values = keys.map((key) => new PayloadValue(key, this.find(key, [])));
        return values.find((value) => value.isThere && isOne?.(value) !== false);
    }
    requireOnce(keys) {
        const key = this.repeated(keys);
        if (key !== undefined) {
            throw new PayloadFault('repeatedKey', key, 'a text of JSON on its way names a key twice; send each key once');
        }
    }
    // The first of the keys whose path leads through a text of JSON that has a key twice.
    repeated(keys) {
        const isRepeating = this.root !== null && repeatsKey(this.payload);
        return isRepeating ? keys[0] : keys.find((key) => {
            const through = [];
            this.find(key, through);
            return through.some((text) => membersIn(text) !== null && repeatsKey(text));
        });
    }
    // @param through gets the texts of JSON that a path leads through.
    find(key, through) {
        let value = this.root;
        for (const part of PayloadValues.member(this.root, key) === null ? key.split('.') : [key]) {
            if (typeof value === 'string') {
                through.push(value);
                value = membersIn(value);
            }
            value = PayloadValues.member(value, part);
        }
        return value;
    }
    static member(value, key) {
        const isOwner = value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).includes(key);
        return isOwner ? value[key] : null;
    }
}
// The object that a text of JSON holds; null for every other text.
function membersIn(text, limit = MAXIMUM_BYTES) {
    if (!text.trim().startsWith('{') || utf8Length(text) > limit) {
        return null;
    }
    try {
        return JSON.parse(text);
    }
    catch (error) {
        return null;
    }
}
// True if an object in a text of JSON has a key twice: fewer keys than colons are left.
function repeatsKey(text) {
    let colons = 0;
    let isText = false;
    for (let at = 0; at < text.length; at++) {
        isText = text[at] === '"' ? !isText : isText;
        at += isText && text[at] === '\\' ? 1 : 0;
        colons += !isText && text[at] === ':' ? 1 : 0;
    }
    let keys = 0;
    JSON.parse(text, (_, value) => {
        const own = value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
        keys += new Set(own.map((key) => key.normalize('NFC'))).size;
        return value;
    });
    return colons !== keys;
}
// A plain decimal text with all digits of the currency; `undefined` for one that is no amount of it.
function amountOf(text, scale) {
    const parts = text.split('.');
    const fraction = parts.length === 2 ? parts[1] : '';
    const integer = parts[0].replace(new RegExp('^0+'), '');
    if (!PLAIN.test(text) || integer.length > 15 || fraction.length > scale) {
        return undefined;
    }
    return (integer === '' ? '0' : integer) + (scale > 0 ? `.${fraction.padEnd(scale, '0')}` : '');
}
// The only amount within two units of a number's last place, up to 2^53 minor units.
function amountOfNumber(number, scale) {
    const unit = Math.pow(10, scale);
    const units = Math.round(number * unit);
    if (!(number >= 0) || !(units <= Math.pow(2, 53))) {
        return undefined;
    }
    const exact = amountOf(String(number), scale);
    if (exact !== undefined) {
        // Two amounts may be one number: 90071992547409.90 and .91.
        return [units - 1, units + 1].some((other) => other / unit === number) ? undefined : exact;
    }
    const bits = new DataView(new ArrayBuffer(8));
    bits.setFloat64(0, number);
    const place = Math.pow(2, Math.max(bits.getUint16(0) >> 4, 1) - 1075);
    const near = [units - 1, units, units + 1].filter((units) => units >= 0 && Math.abs(units / unit - number) <= 2 * place);
    return near.length === 1 ? amountOf(pointedUnits(String(near[0]), scale), scale) : undefined;
}
// Minor units with a point: 15.50 of 1550.
function pointedUnits(units, scale) {
    const digits = units.padStart(scale + 1, '0');
    return scale > 0 ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits;
}
// MARK: Templates
// Bytes of UTF-8: four times what a push service carries in all.
const MAXIMUM_BYTES = 16384;
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// The characters of values, by the kind of slot.
const CHARACTERS = new Map([
    ['minor', DIGITS], ['number', DIGITS], ['time', `${DIGITS}:`], ['date', `${DIGITS}-`],
    ['duration', `${DIGITS}PTHMS`], ['spell', DIGITS + LETTERS], ['choice', `${DIGITS}${LETTERS}._-`],
]);
/** The ways to write numbers. */
export const SAMPLES = ['1234.50', '1234,50', '1,234.50', '1.234,50', '1 234.50', '1 234,50', "1'234.50", '1,23,456.50'];
const PACK_TEMPLATES = new WeakMap();
/** A text that comes with an announcement's pushes, and what is said for it: `收款{amount}元{*}`. */
export class TextTemplate {
    /**
     * @param text values stand in braces, and `{*}` for whatever may stand there; a title is written alike.
     * @param values what is said besides, by the slots' names.
     */
    constructor(text, says, title, values) {
        this.says = says;
        this.fixed = values ?? new Map();
        this.sides = (title === undefined ? [text] : [text, title]).map((side) => new TemplateSide(side));
        this.names = Array.from(this.fixed.keys()).concat(this.sides.flatMap((side) => side.names));
        const isText = title !== undefined || this.sides[0].literals.some((literal) => literal.trim() !== '');
        this.isSound = isText && !this.fixed.has(AMOUNT) && new Set(this.names).size === this.names.length &&
            this.sides.every((side) => side.isSound);
    }
    /** Those of a pack, which are kept. */
    static ofPack(pack) {
        const read = PACK_TEMPLATES.get(pack) ?? pack.texts.map((text) => new TextTemplate(text.text, text.says, text.title, text.values));
        PACK_TEMPLATES.set(pack, read);
        return read;
    }
    // How a pack writes the values of its announcement, by name; `undefined` if it does not have them.
    forms(pack) {
        const slots = pack.slots(this.says);
        const sample = SAMPLES.includes(pack.numbers) ? pack.numbers : SAMPLES[0];
        const forms = new Map(pack.saysAmount(this.says) === true ? [[AMOUNT, sample]] : []);
        slots?.filter((slot) => slot.name !== AMOUNT).forEach((slot) => forms.set(slot.name, slot.kind));
        return slots !== undefined && this.names.every((name) => forms.has(name)) ? forms : undefined;
    }
    /** What the values are in a text and its title, by name; none if they don't fit, and several if that is not certain. */
    read(texts, pack) {
        const isLikely = this.isSound && this.sides.every((side, place) => side.pieces.every((piece) => texts[place].pieces[piece] === 1));
        const forms = isLikely ? this.forms(pack) : undefined;
        const found = [new Map(this.fixed)];
        const isFitting = forms !== undefined && this.sides.every((side, place) => side.reads(texts[place], forms, (name, form, run) => {
            const value = name !== AMOUNT ? run :
                form === 'minor' ? plainNumber(pointedUnits(run, pack.scale), SAMPLES[0]) : plainNumber(run, form);
            if (value !== (found[0].get(name) ?? value)) {
                found.push(new Map(found[0]));
            }
            found[found.length - 1].set(name, value);
        }));
        return isFitting ? found : [];
    }
}
// A template's text or title: literals with a value or star between each two.
class TemplateSide {
    constructor(template) {
        this.literals = [];
        this.pieces = [];
        this.words = [];
        // The last literal of each segment.
        this.ends = [];
        let isSound = Array.from(template).length <= 1000;
        template.split('{').forEach((part, index) => {
            const cut = part.split('}');
            isSound = isSound && cut.length === (index === 0 ? 1 : 2);
            this.words.push(...(index === 0 ? [] : [cut[0]]));
            this.literals.push(folded(cut[cut.length - 1]));
        });
        const last = this.words.length;
        this.literals[0] = this.literals[0].trimStart();
        this.literals[last] = this.literals[last].trimEnd();
        this.literals.forEach((literal) => eachPiece(literal, (piece) => this.pieces.push(piece)));
        this.words.concat(['*']).forEach((word, index) => {
            const beside = this.literals[index].slice(-1) + (this.literals[index + 1] ?? '').charAt(0);
            const isAlone = word.split(':')[0] !== AMOUNT || !Array.from(beside).some(isDigit);
            isSound = isSound && isAlone && (index === 0 || index === last || this.literals[index] !== '');
            this.ends.push(...(word === '*' ? [index] : []));
        });
        const values = this.words.filter((word) => word !== '*');
        this.names = values.map((word) => word.split(':')[0]);
        this.isSound = isSound && values.length <= 32 && this.ends.length <= 33 && values.every((word) => new RegExp('^[a-z][a-z0-9-]{0,63}$').test(word) ||
            word.startsWith('amount:') && SAMPLES.concat(['minor']).includes(word.slice(7)));
    }
    // Hands over the values; false if the text doesn't fit.
    reads(text, forms, take) {
        const own = this.words.map((word) => word.split(':')[1] ?? forms.get(word) ?? '');
        const found = [];
        let end = 0;
        for (const last of this.ends) {
            const places = this.places(text, end, (this.ends[found.length - 1] ?? -1) + 1, last, own);
            if (places.length === 0) {
                return false;
            }
            end = places.reduce((end, spans) => Math.min(end, spans[spans.length - 1]), Infinity);
            found.push(places);
        }
        // From the last one on, what has all others behind it.
        let start = text.text.length;
        for (let segment = found.length - 1; segment >= 0; segment--) {
            const first = (this.ends[segment - 1] ?? -1) + 1;
            const limit = start;
            const places = found[segment].filter((spans) => spans[spans.length - 1] <= limit);
            start = places.reduce((start, spans) => Math.max(start, spans[0]), 0);
            const isLoose = first === this.ends[segment] && first > 0 && segment < found.length - 1;
            start = isLoose ? text.text.lastIndexOf(this.literals[first], limit - this.literals[first].length) : start;
            for (let word = first; word < this.ends[segment]; word++) {
                const at = 2 * (word - first) + 1;
                const runs = places.map((spans) => text.text.slice(spans[at], spans[at + 1]));
                new Set(runs).forEach((run) => take(this.words[word].split(':')[0], own[word], run));
            }
        }
        return true;
    }
    // Places of a segment: start, where values begin and end, end. Without values, the first.
    places(text, from, first, last, forms) {
        const isLast = last === this.words.length;
        const literal = this.literals[first];
        if (first === last) {
            const at = isLast ? text.text.length - literal.length : first === 0 ? 0 : text.text.indexOf(literal, from);
            return at >= from && (at === 0 || first > 0) && text.text.startsWith(literal, at) ? [[at, at + literal.length]] : [];
        }
        return text.begun(literal, forms[first], first === 0).map((spans) => this.extended(text, spans, first + 1, last, forms)).filter((spans) => spans[0] >= from && (isLast ? spans[spans.length - 1] === text.text.length :
            text.isFreeBehind(this.literals[last], spans[spans.length - 1])));
    }
    // Adds what stands behind the first value, or gives none.
    extended(text, spans, first, last, forms) {
        let at = spans[2];
        for (let place = first; text.text.startsWith(this.literals[place], at); place++) {
            spans.push(at + this.literals[place].length);
            at = place === last ? 0 : text.runEnd(forms[place], spans[spans.length - 1]);
            if (at <= spans[spans.length - 1]) {
                return place === last ? spans : [];
            }
            spans.push(at);
        }
        return [];
    }
}
// MARK: Texts
const PIECES = 0x20000;
// A text or title as templates see it, and what they found in it.
class FoldedText {
    constructor(text) {
        this.pieces = new Uint8Array(PIECES);
        // The kind of each character, and from each place on that of the first one that is no mark and no sign.
        this.kinds = [];
        this.behind = [];
        this.found = new Map();
        this.text = folded(text).trim();
        eachPiece(this.text, (piece) => this.pieces[piece] = 1);
        for (let at = 0; at < this.text.length; at++) {
            const point = this.text.codePointAt(at);
            this.kinds.push(point >= 0xdc00 && point < 0xe000 ? this.kinds[at - 1] : kindOf(point));
        }
        this.kinds.push(Kind.none);
        for (let place = this.text.length; place >= 0; place--) {
            const isPassed = place < this.text.length && !isWord(this.kinds[place]);
            this.behind[place] = isPassed ? this.behind[place + 1] : this.kinds[place];
        }
    }
    // Where a literal stands.
    places(literal) {
        const places = this.found.get(literal) ?? [];
        const start = this.found.has(literal) ? -1 : this.text.indexOf(literal);
        for (let at = start; at >= 0; at = this.text.indexOf(literal, at + 1)) {
            places.push(at);
        }
        this.found.set(literal, places);
        return places;
    }
    // Where a literal and a value stand: the starts of both, and the end.
    begun(literal, form, isFirst) {
        const kinds = kindsOf(literal);
        const starts = isFirst ? [this.text.startsWith(literal) ? 0 : -1] : this.places(literal);
        return starts.map((start) => [start, start + literal.length, this.runEnd(form, start + literal.length)])
            .filter((spans) => spans[0] >= 0 && spans[2] > spans[1] &&
            (isFirst || this.isFreeBefore(spans[0], kinds)));
    }
    // False if what stands before a literal of these kinds, and the value behind it, belongs to them.
    isFreeBefore(start, kinds) {
        const hasWords = kinds.some(isWord);
        if (isMark(kinds[0]) && (hasWords || kinds[0] !== Kind.blank)) {
            return true;
        }
        const last = this.kinds[start - 1] ?? Kind.none;
        const before = !hasWords && last === Kind.blank ? this.kinds[start - 2] ?? Kind.none : last;
        // In a script without spaces a word begins anywhere.
        return before <= (hasWords ? Kind.opening : Kind.hanNumber) || isWord(kinds[0]) && !isLetter(kinds[0]) && isLetter(before);
    }
    // False if what stands behind a value and its literal belongs to them. Words that stand apart end them.
    isFreeBehind(literal, end) {
        const kinds = kindsOf(literal);
        const apart = kinds.findIndex((kind, place) => isMark(kind) && (place > 0 || kind !== Kind.blank));
        if (apart >= 0 && kinds.slice(apart).some(isWord)) {
            return !isLetter(kinds[kinds.length - 1]) || !isLetter(this.kinds[end]);
        }
        return (isMark(this.kinds[end - 1]) || isMark(this.kinds[end])) &&
            ![Kind.number, Kind.hanNumber].includes(this.behind[end]);
    }
    // Where the longest run of a form ends; the place itself if there is none.
    runEnd(form, at) {
        const characters = CHARACTERS.get(form);
        if (characters === undefined) {
            return this.numberEnd(at, form);
        }
        // The ends of runs from each place on.
        const ends = this.found.get(`\n${form}`) ?? [];
        for (let place = ends.length === 0 ? this.text.length : -1; place >= 0; place--) {
            ends[place] = place < this.text.length && characters.includes(this.text[place]) ? ends[place + 1] : place;
        }
        this.found.set(`\n${form}`, ends);
        return ends[at];
    }
    // Where a number ends that is written like a sample.
    numberEnd(at, sample) {
        const digitsEnd = (place) => this.runEnd('number', Math.min(place, this.text.length));
        const isGroup = (place, length) => digitsEnd(place + 1) === place + 1 + length &&
            (this.text[place] === sample[1] || sample[1] === "'" && this.text[place] === '\u2019');
        let end = digitsEnd(at);
        if (end > at + 1 && this.text[at] === '0') {
            return at;
        }
        if (end > at && end <= at + 3 && this.text[at] !== '0' && !isDigit(sample[1])) {
            let next = end;
            const length = sample.length > 8 ? 2 : 3;
            while (isGroup(next, length)) {
                next += length + 1;
            }
            end = length === 3 ? next : isGroup(next, 3) ? next + 4 : end;
        }
        const isPointed = end > at && this.text[end] === sample.slice(-3, -2);
        return isPointed && digitsEnd(end + 1) > end + 1 ? digitsEnd(end + 1) : end;
    }
}
// Calls for each three characters. What lacks a template's can't fit it.
function eachPiece(text, body) {
    for (let at = 2; at < text.length; at++) {
        body((text.charCodeAt(at - 2) * 961 + text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) % PIECES);
    }
}
// The plain number of one that is written like a sample: 1234.5 of `1.234,50`.
function plainNumber(run, sample) {
    const parts = run.split(sample.slice(-3, -2));
    const whole = Array.from(parts[0]).filter(isDigit).join('').replace(new RegExp('^0+(?=[0-9])'), '');
    // Three digits behind a point are thousands to some: no zero of them says nothing.
    const fraction = parts[1]?.length === 3 ? parts[1] : (parts[1] ?? '').replace(new RegExp('0+$'), '');
    return fraction === '' ? whole : `${whole}.${fraction}`;
}
const isDigit = (character) => character >= '0' && character <= '9';
// Calls for each code point of ranges in hexadecimal digits.
function eachPoint(ranges, body) {
    for (const range of ranges.split(' ')) {
        const last = parseInt(range.slice(range.indexOf('-') + 1), 16);
        for (let point = parseInt(range, 16); point <= last; point++) {
            body(point);
        }
    }
}
// What is compared in the place of a character: nothing, a blank, ASCII, U+FFFD of half a pair.
const FOLDS = readFolds();
function readFolds() {
    const folds = new Map([['\uffe5', '\u00a5'], ['\u066b', '.'], ['\u066c', ',']]);
    const fold = (ranges, folded) => eachPoint(ranges, (point) => folds.set(String.fromCodePoint(point), folded(point)));
    fold('ad 61c 200b 200e 200f 202a-202e 2060-2069 fe00-fe0f feff', () => '');
    fold('9-d 20 85 a0 1680 2000-200a 2028 2029 202f 205f 3000', () => ' ');
    fold('ff01-ff5e', (point) => String.fromCodePoint(point - 0xfee0));
    fold('d800-dfff', () => '\ufffd');
    eachPoint('660 6f0 966 9e6 a66 ae6 b66 be6 c66 ce6 d66 e50 ed0 1040 17e0', (ten) => Array.from(DIGITS).forEach((digit, value) => folds.set(String.fromCodePoint(ten + value), digit)));
    return folds;
}
function folded(text) {
    let folded = '';
    let last = '';
    for (const scalar of text) {
        const fold = FOLDS.get(scalar) ?? scalar;
        folded += fold === ' ' && last === ' ' ? '' : fold;
        last = fold === '' ? last : fold;
    }
    return folded;
}
// Kinds of characters. Those up to `hanNumber` may stand before a sign and its value.
var Kind;
(function (Kind) {
    Kind[Kind["none"] = 0] = "none";
    Kind[Kind["blank"] = 1] = "blank";
    Kind[Kind["mark"] = 2] = "mark";
    Kind[Kind["han"] = 3] = "han";
    Kind[Kind["hanNumber"] = 4] = "hanNumber";
    Kind[Kind["opening"] = 5] = "opening";
    Kind[Kind["sign"] = 6] = "sign";
    Kind[Kind["currency"] = 7] = "currency";
    Kind[Kind["word"] = 8] = "word";
    Kind[Kind["number"] = 9] = "number";
})(Kind || (Kind = {}));
// The characters of each kind; of what is in none, and below U+20000, the kind is `word`.
const KIND_TABLES = [
    '', '20',
    '21 22 26 27 29 2c 2e 3a 3b 3f 40 5b-60 7b-7d a1 a6-a9 ab ae-b0 b4 b6-b8 bb bf 37e 387 55a-55f 589 58a 5be 5c0 5c3 5c6 ' +
        '5f3 5f4 60c 60d 61b 61d-61f 66a 66d 6d4 964 965 e2f e5a e5b f0b-f14 104a-104f 10fb 1360-1368 166e 17d4-17da ' +
        '1800-180a a9c1-a9cf 2014-2027 2032-2043 2045-2051 2053-205e 20e3 200d 2100-214f 2190-21ff 2300-245f 24b6-24e9 2500-2775 ' +
        '2794-2bff 2e00-2e5d 3001-3004 3008-3020 302a-303f 30fb 3200-321f 322a-327f 328a-33ff fe10-fe6f ff61-ff65 1f000-1faff',
    '3005-3006 3040-30fa 30fc-30ff 31f0-31ff 3400-4dbf 4e00-9fff f900-faff ff66-ff9f ' +
        'e01-e2e e30-e3a e40-e4e e80-ecf edc-edf 1000-103f 1050-108f 1100-11ff 1780-17d3 3130-318f ac00-d7ff', '', '28',
    '2b 2d 25 2f 3c-3e 7e 2a 23 b1 d7 f7 2010-2013 2030 2031 2044 2052 2200-22ff',
    '24 a2-a5 58f 60b 7fe 7ff 9f2 9f3 9fb af1 bf9 e3f 17db 20a0-20cf a838 fdfc ffe0 ffe1 ffe6', '',
    '30-39 b2 b3 b9 bc-be 2070-2079 2080-2089 2150-218b 2460-249b 24ea-24ff 2776-2793 3021-3029 3220-3229 3280-3289 ' +
        '1d7ce-1d7ff 1090-1099 1810-1819'
];
const HAN_NUMBERS = '〇零一二三四五六七八九十百千万亿萬億两兩壹贰叁肆伍陆柒捌玖拾佰仟貳參陸廿卅半';
const KINDS = readKinds();
function readKinds() {
    const kinds = new Uint8Array(0x20000).fill(Kind.word);
    KIND_TABLES.forEach((ranges, kind) => eachPoint(ranges, (point) => kinds[point] = kind));
    Array.from(HAN_NUMBERS).forEach((numeral) => kinds[numeral.codePointAt(0)] = Kind.hanNumber);
    return kinds;
}
function kindOf(point) {
    const others = point < 0x40000 ? Kind.han : point >= 0xe0020 && point < 0xe0080 ? Kind.mark : Kind.word;
    return point < KINDS.length ? KINDS[point] : others;
}
const kindsOf = (text) => Array.from(text, (scalar) => kindOf(scalar.codePointAt(0)));
const isLetter = (kind) => kind >= Kind.word;
const isWord = (kind) => [Kind.han, Kind.hanNumber, Kind.word, Kind.number].includes(kind);
// A blank, a mark or an end.
const isMark = (kind) => kind <= Kind.mark || kind === Kind.opening;
// MARK: Words
const HIDDEN = new RegExp('[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e' +
    '\\u2060-\\u206f\\ufeff\\ud800-\\udfff]', 'u');
// A text for a message: in quotes, without invisible characters.
function quoted(text) {
    const shown = Array.from(text).map((scalar) => HIDDEN.test(scalar) ? `\\u{${scalar.codePointAt(0).toString(16).toUpperCase().padStart(2, '0')}}` : scalar);
    return `'${shown.slice(0, 100).join('')}${shown.length > 100 ? '…' : ''}'`;
}
const utf8Length = (text) => Array.from(text).reduce((length, scalar) => length + (scalar < '\u0080' ? 1 : scalar < '\u0800' ? 2 : scalar.length + 2), 0);
// MARK: Times
const TIME_NUMBER = new RegExp('^[0-9]+([.][0-9]+)?([eE][+]?[0-9]+)?$');
const TIME = new RegExp('^([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ]([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9]|60)([.][0-9]+)?' +
    '([Zz]|[+-]([01][0-9]|2[0-3]):?[0-5][0-9])$');
// Seconds since 1970; `undefined` for what is neither a number of (milli)seconds nor ISO 8601 with a time and a zone.
function secondsOf(text) {
    if (TIME_NUMBER.test(text)) {
        const number = Number(text);
        // 10^11 milliseconds were in 1973, and as many seconds will be in 5138.
        return Number.isFinite(number) && number > 0 ? (number < 1e11 ? number : number / 1000) : undefined;
    }
    const parts = TIME.exec(text);
    if (parts === null || text.length > 40) {
        return undefined;
    }
    const fields = parts.slice(1, 7).map((part) => Number(part));
    const day = Date.UTC(fields[0], fields[1] - 1, fields[2]);
    const isDay = new Date(day).toISOString().slice(0, 10) === parts.slice(1, 4).join('-');
    const zone = parts[8].split(':').join('');
    const east = zone.length === 1 ? 0 : Number(`${zone[0]}1`) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3, 5)));
    const seconds = day / 1000 + (fields[3] * 60 + fields[4] - east) * 60 + fields[5];
    return isDay && seconds > 0 ? seconds + Number(parts[7] ?? '0') : undefined;
}
