// Joins the clips of a voice pack into announcements. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

/** The version of `voice-assets` that wrote this splicer. */
export declare const VERSION = "@VERSION@";
/** Reads a file of a pack, such as `mp3/ten.mp3`, from the folder that holds the pack's `splice.json`. */
export declare type ReadFile = (path: string) => Promise<Uint8Array>;
/** The pack, or a file of it, is damaged or of a version that this splicer doesn't know. */
export declare class PackFault extends Error {
    /**
     * What is wrong, the same word on every platform: `pack.unsound` (its description breaks a rule), `pack.empty` (it
     * announces nothing), `grammar.endless` (what it says is longer than any announcement), `amount.unsaid` or
     * `slot.unsaid` (it has no words for a value), `rendition.unknown`, or of a clip's file `clip.size`, `clip.header`
     * or `clip.frame`.
     */
    readonly code: string;
    constructor(message: string, code?: string);
}
/** There is no announcement for what was asked. */
export declare class Refusal extends Error {
    /**
     * `amount` (the text is not an amount of this currency), `announcement` (the pack has none of this id), `range` (the
     * pack does not announce the amount), `length` (it would not be shorter than the pack's limit) or `currency`
     * (`VoiceIndex.choice` finds no one pack).
     */
    readonly reason: string;
    /**
     * The same more exactly, the same word on every platform: `amount.form`, `amount.digits` (more after the point than
     * the currency has), `amount.size`, `amount.missing`, `amount.range`, `announcement.unknown`,
     * `announcement.length`, `currency.unknown` or `currency.missing`; of a slot's value `slot.missing`, `slot.unknown`,
     * `slot.form`, `slot.range`, `slot.symbol`, `slot.length` or `slot.choice`.
     */
    readonly code: string;
    /** The slot whose value is refused, `amount` for the amount; `undefined` if it is none. */
    readonly slot: string | undefined;
    constructor(code: string, message: string, slot?: string);
}
/** A value that an announcement says: the amount, a queue number, a table. */
export declare class Slot {
    /** Its name; `amount` for the amount. */
    readonly name: string;
    /** `amount`, `number`, `choice`, `spell`, `time`, `date` or `duration`. */
    readonly kind: string;
    /** Whether the announcement can do without it. */
    readonly isOptional: boolean;
    /** A text that is accepted. */
    readonly example: string;
    constructor(name: string, kind: string, isOptional: boolean, example: string);
}
/** What is said: clips in order. */
export declare class Announcement {
    /** The announcement's id in the pack. */
    readonly id: string;
    /** The clips, in order, as indexes into the manifest's `clips`. */
    readonly clipIndexes: number[];
    /** The clips' ids, in order. */
    readonly clips: string[];
    /** The clips' texts as one, as the language writes them. */
    readonly transcript: string;
    /** The transcript as SSML, for synthesizers. */
    readonly ssml: string;
    /** Where each clip begins, samples from the beginning of the file. */
    readonly onsets: number[];
    /** The length in samples, the same in every rendition. */
    readonly samples: number;
    /** The length in seconds. */
    readonly seconds: number;
    constructor(id: string, indexes: number[], clips: Clip[], joins: TextJoin[], sampleRate: number, locale: string);
}
/** A text of pushes that asks for an announcement, for a `PayloadReader`. */
export declare class PackText {
    /** The template: `收款{amount}元`. */ text: string;
    /** The announcement's id. */ says: string;
    /** That of the title, if there is one. */ title: string | undefined;
    /** What is said besides, by the slots' names. */ values: Map<string, string>;
}
/** A voice pack, ready to announce amounts: amounts in, one playable file out. Nothing is decoded or encoded. */
export declare class VoicePack {
    /** The pack's name. */
    readonly name: string;
    /** The language of what is said, BCP 47. */
    readonly locale: string;
    /** The currency of its amounts, ISO 4217. */
    readonly currency: string;
    /** The fraction digits of its amounts. */
    readonly scale: number;
    /** The ids of the announcements, sorted. */
    readonly announcementIds: string[];
    /** The renditions that can be spliced, sorted. */
    readonly renditions: string[];
    /** What texts of pushes are read by. */
    readonly texts: PackText[];
    /** How the language writes numbers: `1,234.50`. */
    readonly numbers: string;
    /** The ids of the announcements that may say an amount of zero. */
    readonly zeros: string[];
    private readonly read;
    private readonly maxSeconds;
    private readonly sampleRate;
    private readonly clips;
    private readonly joins;
    private readonly grammar;
    private readonly formats;
    /**
     * Reads and checks a pack's `splice.json`. Clips are looked at when they are spliced. A pack of voice-assets 0.2 has
     * only a `manifest.json`, by which it is refused. Throws `PackFault`, and what reading the latter throws.
     */
    static open(read: ReadFile): Promise<VoicePack>;
    /** A pack by the bytes of its `splice.json`. Throws `PackFault`. */
    constructor(manifestBytes: Uint8Array, read: ReadFile);
    private readText;
    private readClip;
    private readJoin;
    /** Whether an announcement says an amount; `undefined` if the pack has none of this id. */
    saysAmount(id: string): boolean | undefined;
    /** What announces an amount that comes without an id: the only one that says an amount, or `payment-received`. */
    get defaultAnnouncementId(): string | undefined;
    /** The extension of a rendition's files, without the dot; `undefined` if it can't be spliced. */
    fileExtension(rendition: string): string | undefined;
    /**
     * What is said for an amount.
     *
     * @param amount a decimal text such as `15.50`; not looked at if the announcement says none. Never a number.
     * @throws Refusal, PackFault
     */
    announcement(id: string, amount?: string): Announcement;
    /** The values that an announcement says, in its order; `undefined` if the pack has none of this id. */
    slots(id: string): Slot[] | undefined;
    /**
     * What is said with these values.
     *
     * @param values texts by the slots' names, the amount's under `amount`: `{ queue: 'A017', table: '3' }`. One that the
     *   announcement has no slot for is refused, and so is a slot without a value that can't be left out.
     * @throws Refusal, whose `slot` and `code` tell programs what is wrong, PackFault
     */
    announcementOf(id: string, values: Record<string, string>): Announcement;
    /**
     * The file that plays an announcement.
     *
     * @param rendition one of `renditions`.
     * @throws PackFault for a clip that is damaged, and what reading it throws.
     */
    file(announcement: Announcement, rendition: string): Promise<Uint8Array & { readonly buffer: ArrayBuffer }>;
}
/** Which packs there are, and which of them serve a language: `VoiceAssets/index.json`. */
export declare class VoiceIndex {
    private readonly currencies;
    private readonly fallback;
    /** Reads and checks the bytes of an `index.json`. Throws `PackFault`. */
    constructor(indexBytes: Uint8Array);
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
    choice(languages: string[], currencies?: string[]): string;
    /**
     * The names of the packs that can speak to a user of this language, the best first.
     *
     * @param locale a BCP 47 tag in any case; `_` counts as `-`.
     * @param currency the ISO 4217 code that the packs must announce; any if there is none.
     */
    packs(locale: string, currency?: string): string[];
}
declare class Clip {
    id: string;
    text: string;
    samples: number;
    bytes: Map<string, number>;
}
declare class TextJoin {
    text: string;
    left: number[];
    right: number[];
}
export {};
