// Reads what a push asks to announce. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

/** Why a text has no amount that can be told for certain. */
export declare class TextFault extends Error {
    /**
     * `noNumber`, `severalNumbers`, `form` (the number is not digits 0 to 9 with at most one point between them), `beside`
     * (what stands beside the number changes it, or its meaning is not known), `currencies` (two for one number, or one
     * that is not known), `apart` (number and currency stand in different sentences), `notReceived` (a word says that no
     * money came in, and the payload names no announcement) or `tooLong`.
     */
    readonly reason: string;
    /** What of the text the fault names, of `form`, `beside` and `notReceived`. */
    readonly at: string | undefined;
    constructor(reason: string, at?: string);
    private static words;
}
/** One amount in a text: `15元`, `¥15.50`, `收款到账15.5元`. What could mean something else is refused. */
export declare class AmountText {
    /** The longest text that is looked at, bytes of UTF-8: four times what a push service carries in all. */
    static readonly maximumBytes: number;
    /** The number: ASCII digits, at most one point, without what groups digits: 1234.50 of `1.234,50`. */
    readonly digits: string;
    /** The number as it is written, if the pack's language and currency decide what its comma is: `15,50`, `1,500`. */
    readonly comma: string | undefined;
    /**
     * ISO 4217 codes that the sign or word beside the number may mean, or else those elsewhere; `undefined` for none. Which
     * dollars are meant may stand farther off: `CAD $15`.
     */
    readonly currencies: string[] | undefined;
    /** What else stands there than the number, blanks and the currencies beside it; empty for nothing. */
    readonly rest: string;
    /**
     * Reads a text. Throws `TextFault`.
     *
     * @param isCommaDecimal whether `15,50` and `1,500` are numbers too, which the pack decides.
     */
    constructor(text: string, isCommaDecimal?: boolean);
    /** Of several currencies that a sign may mean, those that other marks in the text may mean too, if some do. */
    private static narrowed;
    /** What stands at one side of the number and is neither blank nor one of the currencies. */
    private static restOf;
    /** The currencies that all marks may mean; `undefined` if there is none. */
    private static common;
    private static markBefore;
    /** `A15` is no amount, nor is `-15`; and `3 万 5` is another one. */
    private static requireText;
    private static markAfter;
    /** The note in brackets or behind a dash: `$15.00 (Apple Pay)`, and the country of `$15 (CA)`. */
    private static noteBehind;
    /** Whether Korean goes on behind the won without a space: `15000원이 입금`. */
    private static isParticle;
    /** A mark of letters is a word of its own, and no letter stands at a sign's other side: `J$15`. */
    private static requireEnd;
    /** Whether a mark is part of a longer word. */
    private static joins;
    /** `澳元` is no yuan: before a number, a currency of one letter is a word of its own. */
    private static requireName;
    /** `15块` is an amount and `15块巧克力` are pieces. */
    private static requireNoThing;
    /** No ending of a word follows, as in Turkish `₺15'e kadar`, which is up to 15. */
    private static requireNoEnding;
    /** No currency follows that means another one: `15元 (美金)`. */
    private static requireNoOther;
    private static requireUnchanged;
    /** No sign, no multiplier and no limit stands before the number, with blanks, punctuation and currencies between. */
    private static requirePlain;
    /** The currencies that the text names elsewhere: `USD: 15.50`. In `Table 5. Paid USD` another sentence does. */
    private static marksAround;
    /** The amount's sentence names no other currency: not `您的美元账户到账15元`, which may be dollars. */
    private static requireOnly;
}
/** What a currency that stands alone may mean: an ISO 4217 code in any case, or a sign or word. */
export declare function currenciesOf(text: string): string[] | undefined;
/** Why a payload that asks for an announcement does not say what is to be said. */
export declare class PayloadFault extends Error {
    /**
     * `type` (neither text nor a number), `amount` (no amount of the pack's currency), `minorUnits` (no whole number of
     * them), `text` (no certain amount in it), `currency` (none), `otherCurrency` (than the pack's, or than the text says),
     * `repeatedKey` (it leads through a text of JSON that names a key twice), `slotDigits` (a slot's value is a number of more
     * digits than readers of JSON keep) or `announcementMissing` (none is named, and the pack has no default).
     */
    readonly reason: string;
    /** The payload's key; empty for `announcementMissing`. */
    readonly key: string;
    constructor(reason: string, key: string, words: string);
}
/** What is known of a value that an announcement says: a `Slot` is one. */
export interface AskedSlot {
    readonly name: string;
    /** `amount` for the amount. */
    readonly kind: string;
    /** Whether the announcement can do without it. */
    readonly isOptional: boolean;
}
/** What is known of the pack that is to say it: a `VoicePack` is one. */
export interface AnnouncingPack {
    readonly locale: string;
    readonly currency: string;
    /** The fraction digits of the currency. */
    readonly scale: number;
    readonly defaultAnnouncementId: string | undefined;
    saysAmount(id: string): boolean | undefined;
    slots(id: string): AskedSlot[] | undefined;
}
/** What a payload asks for. */
export declare class PayloadReading {
    /** The announcement's id; `undefined` for a push that asks for none. */
    readonly announcement: string | undefined;
    /** The amount, with all digits of the currency; `undefined` if there is none, or the announcement says none. */
    readonly amount: string | undefined;
    /**
     * Why a push is left as it is: `nothingAsked` (it has none of the keys), `gateOff`, `gateMissing` (of
     * `requiredGateKeys`), `bareAmount` (no currency, no announcement and no gate beside it) or `unknownAnnouncement`.
     */
    readonly ignored: string | undefined;
    /**
     * What the payload has for the slots of an announcement that says more than an amount, by their names, the amount's text
     * under `amount`: for `VoicePack.announcementOf`, which refuses what can't be said. Else `undefined`.
     */
    readonly values: Record<string, string> | undefined;
    /** Of `bareAmount`, the word beside the number that is no currency that is known: `зайчиков`; `undefined` for none. */
    readonly unknown: string | undefined;
    constructor(announcement: string | undefined, amount: string | undefined, ignored: string | undefined, values?: Record<string, string>, unknown?: string);
}
/** Which message a payload is. */
export declare class PayloadMessage {
    readonly id: string | undefined;
    /** When it was sent, seconds since 1970; `undefined` if it doesn't say so, or not so that it can be read. */
    readonly sent: number | undefined;
    /** Whether there is a time that can't be read, or a key that stands there twice. */
    readonly isUnreadable: boolean;
    constructor(id: string | undefined, sent: number | undefined, isUnreadable: boolean);
}
/**
 * Reads from a push's payload what is to be announced, as the library for Apple's systems does.
 *
 * The first key of a list that has a value decides. A key is looked for as it stands and then as a path: `aps.amount` is
 * `amount` in `aps`, which may be a text of JSON. `null` and an empty text count as absent.
 */
export declare class PayloadReader {
    /** Where an amount may stand: a number, or text that is nothing but one, with its currency or without: `15,50 ₽`. */
    amountKeys: string[];
    /** Where an amount may stand in minor units. */
    minorUnitKeys: string[];
    /** Where a text may stand that has one amount in it. */
    textKeys: string[];
    /**
     * How the server writes of amounts among other numbers: `您尾号{…}的账户收入{amount}元`. `{amount}` stands once in each, with
     * words or an end of the text beside it, and `{…}` for whatever may stand there. Other texts are read without one.
     */
    textTemplates: string[];
    /** Where the currency may stand: an ISO 4217 code, or a sign or word. */
    currencyKeys: string[];
    /** The codes of what the server calls currencies otherwise. */
    currencies: Map<string, string>;
    /** The ISO 4217 code of a payload that names no currency; `undefined` stands for the pack's. */
    defaultCurrency: string | undefined;
    /** Keys by which the server turns announcements off: `false`, 0, `no` and `off`. One that isn't there leaves them on. */
    gateKeys: string[];
    /** Keys without which nothing is announced. */
    requiredGateKeys: string[];
    /** Keys of amounts that are announced whatever stands beside them. */
    bareAmountKeys: string[];
    /** Where the announcement's id may stand. */
    announcementKeys: string[];
    /** The pack's ids for what the server calls them. */
    announcements: Map<string, string>;
    /** The announcement of a payload that names none; `undefined` stands for the pack's. */
    defaultAnnouncement: string | undefined;
    /**
     * Where the value of a slot may stand that an announcement says besides the amount, by the slot's name. Of a slot that
     * isn't named here, its own name, at the top or in `aps`: `queue`, `aps.queue`.
     */
    slotKeys: Map<string, string[]>;
    /** Where the message's id may stand. */
    messageIDKeys: string[];
    /** Where the time of sending may stand: seconds or milliseconds since 1970, or ISO 8601. */
    sentTimeKeys: string[];
    /**
     * What a payload asks for.
     *
     * @param payload a text of JSON, such as HarmonyOS's `extraData` or the text of a web push.
     * @throws PayloadFault for a payload that asks for an announcement and does not say what is to be said.
     */
    reading(payload: string, pack: AnnouncingPack): PayloadReading;
    private asked;
    /** The values of these slots, as far as they are there. */
    private slotValues;
    private requireOnce;
    /** The amount in the pack's currency. */
    private amountText;
    /** The currencies that the amount may be in; `undefined` if nothing says one. */
    private codes;
    private askedAmount;
    /**
     * Which message a payload is.
     *
     * @param identifier stands for an id that the payload doesn't have.
     */
    message(payload: string, identifier?: string): PayloadMessage;
}
