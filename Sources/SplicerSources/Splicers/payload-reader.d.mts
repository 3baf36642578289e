// Reads what a push asks to announce. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

/** Why a text has no amount that can be told for certain. */
export declare class TextFault extends Error {
    /**
     * `noNumber`, `severalNumbers`, `form` (the number is not digits 0 to 9 with at most one point between them), `beside`
     * (what stands beside the number changes it, or its meaning is not known), `currencies` (two for one number, or one
     * that is not known), `apart` (number and currency stand in different sentences) or `tooLong`.
     */
    readonly reason: string;
    /** What of the text the fault names, of `form` and `beside`. */
    readonly at: string | undefined;
    constructor(reason: string, at?: string);
    private static words;
}
/** One amount in a text: `15元`, `¥15.50`, `收款到账15.5元`. What could mean something else is refused. */
export declare class AmountText {
    /** The longest text that is looked at, bytes of UTF-8: four times what a push service carries in all. */
    static readonly maximumBytes: number;
    /** The number as it is written: ASCII digits, at most one point. */
    readonly digits: string;
    /** ISO 4217 codes that the sign or word beside the number may mean, or else those elsewhere; `undefined` for none. */
    readonly currencies: string[] | undefined;
    /** Reads a text. Throws `TextFault`. */
    constructor(text: string);
    /** The currencies that all marks may mean; `undefined` if there is none. */
    private static common;
    private static markBefore;
    /** `A15` is no amount, nor is `-15`; and `3 万 5` is another one. */
    private static requireText;
    private static markAfter;
    /** A mark of letters is a word of its own, and no letter stands at a sign's other side: `J$15`. */
    private static requireEnd;
    /** Whether a mark is part of a longer word. */
    private static joins;
    /** No sign and no multiplier stands before the number, with blanks, punctuation and currencies between. */
    private static requirePlain;
    /** The currencies that the text names elsewhere: `USD: 15.50`. In `Table 5. Paid USD` another sentence does. */
    private static marksAround;
}
/** What a currency that stands alone may mean: an ISO 4217 code in any case, or a sign or word. */
export declare function currenciesOf(text: string): string[] | undefined;
