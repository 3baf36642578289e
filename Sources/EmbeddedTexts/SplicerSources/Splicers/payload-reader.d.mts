// Reads what a push asks to announce. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

/** Why a payload that asks for an announcement does not say what is to be said. */
export declare class PayloadFault extends Error {
    /**
     * `type` (neither text nor a number), `amount` (none of the currency), `minorUnits` (no whole number of them), `currency`
     * (none), `currencyMissing` (and packs have several), `otherCurrency` (than the packs'), `repeatedKey` (in JSON), `slotDigits` (of more
     * digits than readers of JSON keep), `announcementMissing` (none is named, and the pack has no default), `amountZero`, and
     * of a text `textAmbiguous` (templates read different things in it), `textCurrency` (it may be one of several),
     * `textAmountForm` (an amount with other digits than the currency) or `textDisagrees` (a key says something else).
     */
    readonly reason: string;
    /** The same word on every platform, for programs and logs: `payload.type`, `text.ambiguous`. */
    readonly code: string;
    /** The payload's key; empty for `announcementMissing`. */
    readonly key: string;
    constructor(reason: string, key: string, words: string, code?: string);
}
/** What is known of a value that an announcement says: a `Slot` is one. */
export interface AskedSlot {
    readonly name: string;
    /** `amount` for the amount. */
    readonly kind: string;
    /** Whether the announcement can do without it. */
    readonly isOptional: boolean;
}
/** What is known of a text that asks for an announcement: a `PackText` is one. */
export interface AskingText {
    readonly text: string;
    readonly says: string;
    readonly title: string | undefined;
    readonly values: Map<string, string>;
}
/** What is known of a pack that may say it: a `VoicePack` is one. */
export interface AnnouncingPack {
    readonly currency: string;
    /** The fraction digits of the currency. */
    readonly scale: number;
    readonly defaultAnnouncementId: string | undefined;
    /** What texts are read by, the announcements' own. */
    readonly texts: AskingText[];
    /** How the language writes numbers: `1,234.50`. */
    readonly numbers: string;
    /** The announcements that may say an amount of zero. */
    readonly zeros: string[];
    saysAmount(id: string): boolean | undefined;
    slots(id: string): AskedSlot[] | undefined;
}
/** What a payload asks for. */
export declare class PayloadReading {
    /** The announcement's id; `undefined` for a push that asks for none. */
    announcement: string | undefined;
    /** The amount, with all digits of the currency; `undefined` if there is none, or the announcement says none. */
    amount: string | undefined;
    /**
     * What there is for the slots of an announcement that says more than an amount, by their names, the amount's included: for
     * `VoicePack.announcementOf`, which refuses what can't be said. Else `undefined`.
     */
    values: Record<string, string> | undefined;
    /** The index of the pack that is to say it. */
    pack: number;
    /**
     * Why a push is left as it is: `nothingAsked` (it has none of the keys), `gateOff`, `gateMissing`, `bareAmount` (no
     * currency, announcement or gate beside it), `unknownAnnouncement` or `noTemplate` (none fits its text).
     */
    readonly ignored: string | undefined;
    /** Of `noTemplate`, the key of the text. */
    readonly key: string | undefined;
    constructor(ignored?: string, key?: string);
}
/** Which message a payload is. */
export declare class PayloadMessage {
    id: string | undefined;
    /** When it was sent, seconds since 1970; `undefined` if it doesn't say so, or not so that it can be read. */
    sent: number | undefined;
    /** Whether there is a time that can't be read, or a key that stands there twice. */
    isUnreadable: boolean;
}
/**
 * Reads from a push's payload what is to be announced, as the library for Apple's systems does.
 *
 * The first key of a list that has a value decides. A key is looked for as it stands and then as a path: `aps.amount` is
 * `amount` in `aps`, which may be a text of JSON. `null` and an empty text count as absent.
 */
export declare class PayloadReader {
    /** Where an amount may stand: a number, or a text of digits with at most one point between them: `15.50`. */
    amountKeys: string[];
    /** Where an amount may stand in minor units. */ minorUnitKeys: string[];
    /** Where an amount may stand, as at `amountKeys`, or else a text, as at `textKeys`. */
    voiceTextKeys: string[];
    /** Where a text may stand that is read by templates, those of the packs and `textTemplates`. */ textKeys: string[];
    /** Where the title may stand that is read with a text. */ titleKeys: string[];
    /** What texts are read by besides, for those that the packs don't know. */ textTemplates: TextTemplate[];
    /** Where the currency may stand: an ISO 4217 code. */ currencyKeys: string[];
    /** The codes of what the server calls currencies otherwise. */
    currencies: Map<string, string>;
    /** The ISO 4217 code of a payload that names no currency; `undefined` stands for that which all packs have. */
    defaultCurrency: string | undefined;
    /** Keys by which the server turns announcements off: `false`, 0, `no` and `off`. One that isn't there leaves them on. */
    gateKeys: string[];
    /** Keys without which nothing is announced. */ requiredGateKeys: string[];
    /** Keys of amounts that are announced whatever stands beside them, as are those at `voiceTextKeys`. */
    bareAmountKeys: string[];
    /** Where the announcement's id may stand. */ announcementKeys: string[];
    /** The pack's ids for what the server calls them. */ announcements: Map<string, string>;
    /** The announcement of a payload that names none; `undefined` stands for the pack's. */
    defaultAnnouncement: string | undefined;
    /** Where other values may stand, by the slots' names; else at that name, at the top or in `aps`: `aps.queue`. */
    slotKeys: Map<string, string[]>;
    /** Where the message's id may stand. */ messageIDKeys: string[];
    /** Where the time of sending may stand: seconds or milliseconds since 1970, or ISO 8601. */
    sentTimeKeys: string[];
    /**
     * What a payload asks for, a text of JSON such as HarmonyOS's `extraData` or that of a web push.
     * @param packs the pack that is to say it, or several, those of the user's languages first: the first that announces the
     *   amount's currency says it, and texts are read by the templates of all.
     * @throws PayloadFault if it asks for an announcement and does not say what is to be said.
     */
    reading(payload: string, packs: AnnouncingPack | AnnouncingPack[]): PayloadReading;
    /** Which message a payload is; the identifier stands for an id that the payload doesn't have. */
    message(payload: string, identifier?: string): PayloadMessage;
}
/** The ways to write numbers. */
export declare const SAMPLES: string[];
/** A text that comes with an announcement's pushes, and what is said for it: `收款{amount}元{*}`. */
export declare class TextTemplate {
    /** The announcement's id. */
    readonly says: string;
    /** Whether it is written as it must be. One that is not fits nothing. */
    readonly isSound: boolean;
    private readonly fixed;
    private readonly names;
    private readonly sides;
    /**
     * @param text values stand in braces, and `{*}` for whatever may stand there; a title is written alike.
     * @param values what is said besides, by the slots' names.
     */
    constructor(text: string, says: string, title?: string, values?: Map<string, string>);
    /** Those of a pack, which are kept. */
    static ofPack(pack: AnnouncingPack): TextTemplate[];
    private forms;
    /** What the values are in a text and its title, by name; none if they don't fit, and several if that is not certain. */
    read(texts: FoldedText[], pack: AnnouncingPack): Map<string, string>[];
}
declare class FoldedText {
    readonly text: string;
    readonly pieces: Uint8Array;
    private readonly kinds;
    private readonly behind;
    private readonly found;
    constructor(text: string);
    places(literal: string): number[];
    begun(literal: string, form: string, isFirst: boolean): number[][];
    private isFreeBefore;
    isFreeBehind(literal: string, end: number): boolean;
    runEnd(form: string, at: number): number;
    private numberEnd;
}
export {};
