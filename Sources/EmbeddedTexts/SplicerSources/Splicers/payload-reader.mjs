// Reads what a push asks to announce. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT
/** Why a text has no amount that can be told for certain. */
export class TextFault extends Error {
    constructor(reason, at) {
        super(TextFault.words(reason, at ?? ''));
        this.name = 'TextFault';
        this.reason = reason;
        this.at = at;
    }
    static words(reason, at) {
        switch (reason) {
            case 'noNumber': return 'there is no number in it';
            case 'severalNumbers': return 'there are several numbers in it';
            case 'form': return `${quoted(at)} is not digits with at most one point between them`;
            case 'beside': return `what ${quoted(at)} beside the number means is not known`;
            case 'currencies': return 'it names two currencies, or one that is not known';
            case 'notReceived': return `${quoted(at)} says that no money came in; name the announcement in the payload`;
            case 'apart': return 'its number and its currency stand in different sentences';
            default: return `it is longer than ${AmountText.maximumBytes} bytes`;
        }
    }
}
/** One amount in a text: `15元`, `¥15.50`, `收款到账15.5元`. What could mean something else is refused. */
export class AmountText {
    /**
     * Reads a text. Throws `TextFault`.
     *
     * @param isCommaDecimal whether `15,50` and `1,500` are numbers too, which the pack decides.
     */
    constructor(text, isCommaDecimal = false) {
        const scalars = Array.from(text);
        if (utf8Length(scalars) > AmountText.maximumBytes) {
            throw new TextFault('tooLong');
        }
        const number = placeOfNumber(scalars, isCommaDecimal);
        const start = withoutPlus(scalars.slice(0, number.start));
        const end = scalars.slice(number.end);
        const written = scalars.slice(number.start, number.end).join('');
        this.comma = COMMA_DECIMAL.test(written) || COMMA_GROUP.test(written) ? written : undefined;
        this.digits = COMMA_DECIMAL.test(written) ? written.replace(',', '.') :
            roundDigits(written) ?? groupedDigits(written) ?? written.replace(',', '');
        const beside = [];
        const before = AmountText.markBefore(start);
        for (const codes of [before, AmountText.markAfter(end, before !== undefined)]) {
            if (codes !== undefined) {
                beside.push(codes);
            }
        }
        if (beside.length === 0 && roundDigits(written) !== undefined) {
            throw new TextFault('form', written);
        }
        const codes = AmountText.common(beside.length > 0 ? beside : AmountText.marksAround(start, end));
        if (codes !== undefined) {
            AmountText.requireOnly(codes, sentenceOf(start, end));
        }
        this.currencies = codes === undefined ? codes : AmountText.narrowed(codes, marksIn(start).concat(marksIn(end)));
        const rest = AmountText.restOf(start, this.currencies ?? []);
        this.rest = rest !== '' ? rest : AmountText.restOf(end, this.currencies ?? []);
    }
    /** Of several currencies that a sign may mean, those that other marks in the text may mean too, if some do. */
    static narrowed(codes, marks) {
        if (codes.length === 1) {
            return codes;
        }
        const near = marks.filter((mark) => mark.some((code) => codes.includes(code)));
        return AmountText.common([codes].concat(near));
    }
    /** What stands at one side of the number and is neither blank nor one of the currencies. */
    static restOf(side, currencies) {
        let at = 0;
        let length = 0;
        do {
            at += length;
            while (at < side.length && (isBlank(side[at]) || isPlus(side[at]))) {
                at++;
            }
            const mark = markAtStart(side.slice(at, at + LONGEST_MARK));
            const isOne = mark !== undefined && mark.codes.some((code) => currencies.includes(code));
            length = mark !== undefined && isOne ? mark.scalars.length : 0;
        } while (length > 0);
        return withoutEnd(side.slice(at), isBlank).join('');
    }
    /** The currencies that all marks may mean; `undefined` if there is none. */
    static common(marks) {
        if (marks.length === 0) {
            return undefined;
        }
        const common = marks[0].filter((code) => marks.every((codes) => codes.includes(code)));
        if (common.length === 0) {
            throw new TextFault('currencies');
        }
        return common;
    }
    // MARK: Beside the number
    static markBefore(text) {
        const end = withoutEnd(text, isBlank);
        const mark = markAtEnd(end);
        if (mark === undefined) {
            AmountText.requireText(end, end.length < text.length);
            return undefined;
        }
        const rest = withoutPlus(end.slice(0, end.length - mark.scalars.length));
        AmountText.requireEnd(rest[rest.length - 1], mark.scalars);
        AmountText.requireName(rest, mark.scalars);
        const words = withoutEnd(rest, isBlank);
        const codes = dollarsOf(words.slice(-2), words[words.length - 3], mark.scalars);
        AmountText.requirePlain(codes === undefined ? rest : words.slice(0, -2));
        return codes ?? mark.codes;
    }
    /** `A15` is no amount, nor is `-15`; and `3 万 5` is another one. */
    static requireText(text, isApart) {
        if (text.length === 0) {
            return;
        }
        const last = text[text.length - 1];
        const isText = isAlphabetic(last) && (isApart || isUnspaced(last));
        if (!(isText || isOpening(last)) || isNumeric(last)) {
            throw new TextFault('beside', last);
        }
        AmountText.requirePlain(text);
    }
    static markAfter(text, isMarked) {
        const start = withoutStart(text, isBlank);
        AmountText.requireUnchanged(start);
        AmountText.requireNoEnding(text, "'’");
        const mark = markAtStart(start);
        if (mark !== undefined) {
            const rest = start.slice(mark.scalars.length);
            if (!AmountText.isParticle(rest[0], mark.scalars)) {
                AmountText.requireEnd(rest[0], mark.scalars);
            }
            AmountText.requireNoEnding(rest, "'’:");
            AmountText.requireNoThing(rest, mark.scalars);
            // `15 USD-` is below zero; `15元 - WeChat` is not.
            const words = withoutStart(rest, isBlank);
            const isLast = words.slice(1).every(isBlank);
            if (words.length > 0 && isSign(words[0]) && (rest[0] === words[0] || isLast)) {
                throw new TextFault('beside', words[0]);
            }
            if (words.length > 0 && '/×÷✕✖'.includes(words[0])) {
                throw new TextFault('beside', words[0]);
            }
            const behind = withoutStart(rest, (scalar) => isBlank(scalar) || isBracket(scalar));
            AmountText.requireUnchanged(behind);
            requireUnmultiplied(withoutStart(rest, (scalar) => isBlank(scalar) || isPunctuation(scalar)));
            const dollars = dollarsOf(words.slice(0, 2), words[2], mark.scalars);
            if (dollars === undefined) {
                AmountText.requireNoOther(behind, mark.codes);
            }
            return dollars ?? mark.codes;
        }
        if (start.length === 0) {
            return undefined;
        }
        const isApart = start.length < text.length;
        if (isMarked && (isBracket(start[0]) || isApart && '-–—·•|'.includes(start[0]) && isBlank(start[1] ?? ''))) {
            return AmountText.noteBehind(start);
        }
        if (!isClosing(start[0]) && !isOrnament(start[0])) {
            // `$15.00 received`, `¥15を受け取りました`, but not `$15 thousand`, `$15k`
            const isWord = isAlphabetic(start[0]) && !isNumeric(start[0]) && (isApart || isJoined(start[0]));
            if (!isMarked || !isWord || beginsWithMultiplier(start) || namesYuan(start)) {
                throw new TextFault('beside', wordOf(start));
            }
            return undefined;
        }
        const rest = withoutStart(start, (scalar) => isBlank(scalar) || isClosing(scalar) || isOrnament(scalar));
        if (rest.length > 0 && (isSign(rest[0]) || '%‰％/'.includes(rest[0]) || isFraction(rest[0]))) {
            throw new TextFault('beside', rest[0]);
        }
        requireUnmultiplied(rest);
        return undefined;
    }
    /** The note in brackets or behind a dash: `$15.00 (Apple Pay)`, and the country of `$15 (CA)`. */
    static noteBehind(text) {
        const note = withoutStart(text.slice(1), (scalar) => isBlank(scalar) || isOpening(scalar));
        AmountText.requireUnchanged(note);
        const isWord = note.length > 0 && isAlphabetic(note[0]) && !isNumeric(note[0]);
        if (!isWord || beginsWithMultiplier(note) || namesYuan(note)) {
            throw new TextFault('beside', note.length === 0 ? text[0] : wordOf(note));
        }
        return dollarsOf(note.slice(0, 2), note[2], ['$']);
    }
    /** Whether Korean goes on behind the won without a space: `15000원이 입금`. */
    static isParticle(next, mark) {
        return next !== undefined && mark.join('') === '원' && '이을은의도에입받송결'.includes(next);
    }
    /** A mark of letters is a word of its own, and no letter stands at a sign's other side: `J$15`. */
    static requireEnd(next, mark) {
        if (next !== undefined && (AmountText.joins(next, mark) || isNumeric(next) || next === '/')) {
            throw new TextFault('beside', next);
        }
    }
    /** Whether a mark is part of a longer word. */
    static joins(next, mark) {
        return next !== undefined && !mark.every(isUnspaced) && isAlphabetic(next) && !isUnspaced(next);
    }
    /** `澳元` is no yuan: before a number, a currency of one letter is a word of its own. */
    static requireName(before, mark) {
        const last = before[before.length - 1];
        if (mark.length === 1 && isUnspacedLetter(mark[0]) && isUnspacedLetter(last)) {
            throw new TextFault('beside', last);
        }
    }
    /** `15块` is an amount and `15块巧克力` are pieces. */
    static requireNoThing(behind, mark) {
        if (mark.length === 1 && '块圆'.includes(mark[0]) && isUnspacedLetter(behind[0])) {
            throw new TextFault('beside', behind[0]);
        }
    }
    /** No ending of a word follows, as in Turkish `₺15'e kadar`, which is up to 15. */
    static requireNoEnding(text, signs) {
        if (text.length > 1 && signs.includes(text[0]) && isSpacedLetter(text[1])) {
            throw new TextFault('beside', text[0]);
        }
    }
    /** No currency follows that means another one: `15元 (美金)`. */
    static requireNoOther(text, codes) {
        const other = markAtStart(text);
        if (other === undefined || AmountText.joins(text[other.scalars.length], other.scalars)) {
            return;
        }
        if (!other.codes.some((code) => codes.includes(code))) {
            throw new TextFault('beside', other.scalars.join(''));
        }
    }
    static requireUnchanged(text) {
        const phrase = phraseAtStart(text);
        if (phrase !== undefined) {
            throw new TextFault('beside', phrase);
        }
    }
    // MARK: Behind punctuation
    /** No sign, no multiplier and no limit stands before the number, with blanks, punctuation and currencies between. */
    static requirePlain(text) {
        let rest = text;
        let length = 0;
        do {
            length = rest.length;
            rest = withoutEnd(rest, (scalar) => isBlank(scalar) || isPunctuation(scalar));
            const word = multiplierAtEnd(rest);
            if (word !== undefined) {
                throw new TextFault('beside', word);
            }
            const phrase = phraseAtEnd(rest);
            if (phrase !== undefined) {
                throw new TextFault('beside', phrase);
            }
            const mark = markAtEnd(rest);
            if (mark !== undefined) {
                const before = rest.slice(0, rest.length - mark.scalars.length);
                AmountText.requireName(before, mark.scalars);
                if (!AmountText.joins(before[before.length - 1], mark.scalars)) {
                    rest = before;
                }
            }
        } while (rest.length < length);
        if (rest.length > 0 && isSign(rest[rest.length - 1])) {
            throw new TextFault('beside', rest[rest.length - 1]);
        }
    }
    // MARK: Elsewhere
    /** The currencies that the text names elsewhere: `USD: 15.50`. In `Table 5. Paid USD` another sentence does. */
    static marksAround(start, end) {
        const all = marksIn(start).concat(marksIn(end));
        AmountText.common(all);
        const isCut = end.length > 0 && ',.．'.includes(end[0]);
        const isNear = sentenceOf(start, isCut ? [] : end).some((side) => marksIn(side).length > 0);
        if (all.length > 0 && !isNear) {
            throw new TextFault('apart');
        }
        return all;
    }
    /** The amount's sentence names no other currency: not `您的美元账户到账15元`, which may be dollars. */
    static requireOnly(codes, sentence) {
        const marks = marksIn(sentence[0]).concat(marksIn(sentence[1]));
        if (marks.some((mark) => !mark.some((code) => codes.includes(code)))) {
            throw new TextFault('currencies');
        }
    }
}
/** The longest text that is looked at, bytes of UTF-8: four times what a push service carries in all. */
AmountText.maximumBytes = 16384;
/** The parts of both sides that belong to the number's sentence. */
function sentenceOf(start, end) {
    let from = start.length;
    while (from > 0 && !endsSentence(start, from - 1)) {
        from--;
    }
    let to = 0;
    while (to < end.length && !endsSentence(end, to)) {
        to++;
    }
    return [start.slice(from), end.slice(0, to)];
}
/** The word that a text begins with, or what stands there instead. */
function wordOf(text) {
    const word = text.slice(0, text.length - withoutStart(text, isOfWord).length);
    return word.length > 0 ? word.join('') : text[0];
}
/** Without the plus that touches an amount which came in: `+15,00 EUR`. */
function withoutPlus(text) {
    const last = text[text.length - 2];
    const isOwn = text.length > 0 && isPlus(text[text.length - 1]) &&
        (last === undefined || isBlank(last) || isOpening(last));
    return isOwn ? text.slice(0, -1) : text;
}
function isPlus(scalar) {
    return '+＋'.includes(scalar);
}
/** Whether a sentence ends there. */
function endsSentence(text, index) {
    return '。！？；!?;'.includes(text[index]) ||
        text[index] === '.' && (index + 1 === text.length || isBlank(text[index + 1]));
}
function requireUnmultiplied(text) {
    const word = multiplierAtStart(text);
    if (word !== undefined) {
        throw new TextFault('beside', word);
    }
}
/** The dollars of a country that stands apart from their sign or word: `US $15`, `15 $ CA`. */
function dollarsOf(country, next, mark) {
    const isCountry = CAPITALS.test(country.join('')) && (next === undefined || !isOfWord(next));
    const isDollars = ['$', 'dollar', 'dollars'].includes(lowered(mark));
    return isCountry && isDollars ? CODES.get(`${lowered(country)}$`) : undefined;
}
const CAPITALS = new RegExp('^[A-Z]{2}$');
/** Whether a word names a currency that isn't known, as `丹麦元` does. */
function namesYuan(text) {
    const place = text.slice(0, 6).indexOf('元');
    return place >= 0 && text.slice(0, place).every(isUnspacedLetter);
}
function withoutStart(text, isDropped) {
    const place = text.findIndex((scalar) => !isDropped(scalar));
    return place < 0 ? [] : text.slice(place);
}
function withoutEnd(text, isDropped) {
    let end = text.length;
    while (end > 0 && isDropped(text[end - 1])) {
        end--;
    }
    return text.slice(0, end);
}
// MARK: Numbers
class Span {
    constructor(start, end) {
        this.start = start;
        this.end = end;
    }
}
/**
 * Where the number stands in a text that has no other one: ASCII digits, at most one point between them.
 *
 * A separator that touches a digit is part of the number, and then this is none that can be told for certain: `.50`,
 * `15.万`. One alone that a clause ends with is not: `You received 15.`
 */
function placeOfNumber(text, isCommaDecimal) {
    let first = 0;
    while (first < text.length && !isDigit(text[first])) {
        first++;
    }
    if (first === text.length) {
        throw new TextFault('noNumber');
    }
    let last = text.length - 1;
    while (!isDigit(text[last])) {
        last--;
    }
    if (!text.slice(first, last + 1).every((scalar) => isDigit(scalar) || isSeparator(scalar))) {
        throw new TextFault('severalNumbers');
    }
    let start = first;
    while (start > 0 && isTouching(text[start - 1])) {
        start--;
    }
    let end = last + 1;
    while (end < text.length && isTouching(text[end])) {
        end++;
    }
    // The point of `Rs.` is not the number's.
    const mark = start === first - 1 ? markAtEnd(text.slice(0, first)) : undefined;
    const isOfMark = mark !== undefined && mark.scalars[mark.scalars.length - 1] === '.';
    const isOfClause = endsClause(text.slice(last + 1, end), text.slice(end));
    const isRound = end === last + 2 && isRoundEnd(text.slice(end));
    const place = new Span(isOfMark ? first : start, isOfClause ? last + 1 : isRound ? end + 1 : end);
    const number = text.slice(place.start, place.end).join('');
    const isExact = NUMBER.test(number) || groupedDigits(number) !== undefined || roundDigits(number) !== undefined;
    if (!isExact && !(isCommaDecimal && (COMMA_DECIMAL.test(number) || COMMA_GROUP.test(number)))) {
        throw new TextFault('form', number);
    }
    return place;
}
/** Whether a dash stands for no minor units, and the currency or a blank behind it: `15,- €`. */
function isRoundEnd(text) {
    return text.length > 0 && '-–—'.includes(text[0]) &&
        (text.length === 1 || isBlank(text[1]) || markAtStart(text.slice(1)) !== undefined);
}
/** The digits of a number that ends with a dash for no minor units: 15 of `15,-`. */
function roundDigits(number) {
    if (!new RegExp('^[0-9].*[.,][-–—]$').test(number)) {
        return undefined;
    }
    const whole = number.slice(0, -2);
    return WHOLE.test(whole) ? whole : groupedDigits(`${number.slice(0, -1)}0`)?.slice(0, -2);
}
/**
 * The digits of a number in groups that can be nothing else: another sign stands behind them, there are several groups, or
 * theirs is no decimal sign: `1,234.50`, `1.234,50`, `1,234,567`, `1,23,456.50`, `1'234`. A space that groups is no ordinary one.
 */
function groupedDigits(number) {
    const sign = Array.from(number).find((scalar) => !(scalar >= '0' && scalar <= '9')) ?? '';
    const groups = number.split(sign);
    if (sign === '' || !GROUP_SIGNS.includes(sign)) {
        return undefined;
    }
    const parts = groups[groups.length - 1].split(',').join('.').split('.');
    groups[groups.length - 1] = parts[0];
    const isEven = groups.slice(1).every((group) => group.length === 3);
    const isIndian = sign === ',' && groups[0].length < 3 && parts[0].length === 3 &&
        groups.slice(1, -1).every((group) => group.length === 2);
    const isGrouped = (isEven || isIndian) && groups[0].length > 0 && groups[0].length <= 3 && !groups[0].startsWith('0') &&
        groups.concat(parts).every((group) => WHOLE.test(group)) && parts.length <= 2;
    const isExact = parts.length === 2 || groups.length > 2 || !',.'.includes(sign);
    return isGrouped && isExact ? groups.join('') + (parts.length === 2 ? `.${parts[1]}` : '') : undefined;
}
/** The signs that group digits somewhere: also the spaces that no line breaks at. */
const GROUP_SIGNS = ",.'’\u00a0\u2009\u202f";
const WHOLE = new RegExp('^[0-9]+$');
const NUMBER = new RegExp('^[0-9]+([.][0-9]+)?$');
const COMMA_DECIMAL = new RegExp('^[0-9]+,[0-9]{1,2}$');
/** A single group, which is another number to others. Of a currency without fractions it is a group. */
const COMMA_GROUP = new RegExp('^[1-9][0-9]{0,2},[0-9]{3}$');
const POINT_GROUP = new RegExp('^[1-9][0-9]{0,2}[.][0-9]{3}$');
/**
 * Whether separators behind a number end a clause: a point or comma, and then a blank, another mark of the clause's end,
 * or a word of a script without spaces that multiplies nothing.
 */
function endsClause(separators, rest) {
    if (separators.length !== 1 || !',.．'.includes(separators[0])) {
        return false;
    }
    if (rest.length === 0) {
        return separators[0] !== ',';
    }
    const next = rest[0];
    if (isBlank(next) || isClosing(next)) {
        return true;
    }
    return isUnspaced(next) && isAlphabetic(next) && !isNumeric(next) && markAtStart(rest) === undefined &&
        multiplierAtStart(rest) === undefined;
}
/** What may stand between the digits of one number, somewhere. */
function isSeparator(scalar) {
    return isTouching(scalar) || GROUP_SIGNS.includes(scalar) || scalar === '，';
}
/** What may also be part of a number that it stands before or behind. Quotes and the wide comma are not. */
function isTouching(scalar) {
    return '.,٫٬·．'.includes(scalar);
}
// MARK: Currencies
class Mark {
    constructor(scalars, codes) {
        this.scalars = scalars;
        this.codes = codes;
    }
}
/** Signs and words of currencies in lower case, but for `Ft` and its like, and the ISO 4217 codes that each may mean. */
const MARKS = '$ ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD USD ' +
    'UYU XCD|$au AUD|$ca CAD|$hk HKD|$mx MXN|$nz NZD|$sg SGD|$us USD|Ft HUF|RM MYR|Rp IDR|Rp. IDR|a$ AUD|au$ AUD|' +
    'baht THB|c$ CAD|ca$ CAD|cn¥ CNY|dolares AUD CAD HKD NZD SGD TWD USD|dollar AUD CAD HKD NZD SGD TWD USD|' +
    'dollars AUD CAD HKD NZD SGD TWD USD|dong VND|dólar AUD CAD HKD NZD SGD TWD USD|dólares AUD CAD HKD NZD SGD ' +
    'TWD USD|euro EUR|euros EUR|fcfa XAF XOF|francs BIF CDF CHF DJF GNF KMF RWF XAF XOF XPF|hk$ HKD|jp¥ JPY|kr DKK ' +
    'ISK NOK SEK|kr. DKK ISK NOK SEK|kroner DKK NOK|kronor SEK|ksh KES|kč CZK|mx$ MXN|nt$ TWD|nz$ NZD|peso ARS CLP ' +
    'COP CUP DOP MXN PHP UYU|pesos ARS CLP COP CUP DOP MXN PHP UYU|pounds EGP FKP GBP GIP LBP SHP SSP SYP|r$ BRL|' +
    'reais BRL|rmb CNY|rs INR LKR MUR NPR PKR|rs. INR LKR MUR NPR PKR|rupee INR LKR MUR NPR PKR|rupees INR LKR MUR ' +
    'NPR PKR|s$ SGD|sg$ SGD|tl TRY|tsh TZS|us$ USD|yen JPY|yuan CNY|zł PLN|£ EGP FKP GBP GIP LBP SHP SSP SYP|¥ CNY ' +
    'JPY|đ VND|đồng VND|грн UAH|грн. UAH|руб RUB|руб. RUB|рублей RUB|рубль RUB|рубля RUB|جنيه EGP SDG SSP|درهم AED ' +
    'MAD|ريال IRR OMR QAR SAR YER|৳ BDT|บาท THB|฿ THB|៛ KHR|₦ NGN|₩ KPW KRW|₪ ILS|₫ VND|€ EUR|₭ LAK|₮ MNT|₱ PHP|₴ ' +
    'UAH|₸ KZT|₹ INR|₺ TRY|₼ AZN|₽ RUB|₾ GEL|人民币 CNY|人民币元 CNY|人民幣 CNY|元 CNY HKD MOP TWD|元人民币 CNY|円 JPY|加元 CAD|加币 ' +
    'CAD|加幣 CAD|卢布 RUB|台币 TWD|台幣 TWD|圆 CNY|块 CNY|块钱 CNY|新元 SGD|新台币 TWD|新台幣 TWD|新币 SGD|新幣 SGD|日元 JPY|日圆 JPY|日圓 JPY|' +
    '日币 JPY|日幣 JPY|欧元 EUR|歐元 EUR|泰銖 THB|泰铢 THB|港元 HKD|港币 HKD|港幣 HKD|澳元 AUD|澳币 AUD|澳幣 AUD|澳門元 MOP|澳門幣 MOP|澳门元 MOP|' +
    '澳门币 MOP|盧布 RUB|紐元 NZD|纽元 NZD|美元 USD|美圆 USD|美金 USD|英鎊 GBP|英镑 GBP|韓元 KRW|韓幣 KRW|韩元 KRW|韩币 KRW|원 KRW|￥ CNY JPY';
const CODES = readMarks();
/** The other currencies that people pay in, by ISO 4217. */
const OTHER_CODES = 'AED AFN ALL AMD AOA AWG BAM BHD BIF BOB BTN BWP BYN CDF CHF CRC CVE DJF DZD ERN ETB GHS GMD GNF GTQ HNL HTG ' +
    'IQD IRR JOD KES KGS KMF KWD LSL LYD MAD MDL MGA MKD MMK MRU MVR MWK MZN NIO OMR PAB PEN PGK PYG QAR RON RSD ' +
    'RWF SAR SCR SDG SLE SOS STN SVC SZL TJS TMT TND TOP TZS UGX UZS VED VES VUV WST XAF XCG XOF XPF YER ZAR ZMW ' +
    'ZWG';
const KNOWN_CODES = new Set(Array.from(CODES.values()).flat());
const LONGEST_MARK = Math.max(...Array.from(CODES.keys()).map((mark) => Array.from(mark).length));
const CODE = new RegExp('^[A-Z]{3}$');
/** The slot of an amount, and its kind. */
const AMOUNT = 'amount';
function readMarks() {
    const marks = new Map();
    for (const line of MARKS.split('|')) {
        const words = line.split(' ');
        marks.set(words[0].normalize('NFC'), words.slice(1));
    }
    return marks;
}
/** What a sign or word may mean. */
function codesOf(mark) {
    return CODES.get(mark.join('').normalize('NFC')) ?? CODES.get(lowered(mark));
}
/** What a currency that stands alone may mean: an ISO 4217 code in any case, or a sign or word. */
export function currenciesOf(text) {
    const known = codesOf(Array.from(text));
    return known ?? (new RegExp('^[A-Za-z]{3}$').test(text) ? [text.toUpperCase()] : undefined);
}
/** Whether people pay in it: three capitals may also be a unit, `3 PCS`. */
function isCurrency(code) {
    return KNOWN_CODES.has(code) || OTHER_CODES.split(' ').includes(code);
}
/** The longest sign or word that a text ends with, or else a code in capitals. */
function markAtEnd(text) {
    for (let length = Math.min(LONGEST_MARK, text.length); length > 0; length--) {
        const mark = markOf(text.slice(text.length - length));
        if (mark !== undefined) {
            return mark;
        }
    }
    return undefined;
}
/** The longest sign or word that a text begins with, or else a code in capitals. */
function markAtStart(text) {
    for (let length = Math.min(LONGEST_MARK, text.length); length > 0; length--) {
        const mark = markOf(text.slice(0, length));
        if (mark !== undefined) {
            return mark;
        }
    }
    return undefined;
}
function markOf(scalars) {
    const known = codesOf(scalars);
    if (known !== undefined) {
        return new Mark(scalars, known);
    }
    const text = scalars.join('');
    return CODE.test(text) ? new Mark(scalars, [text]) : undefined;
}
/** What each sign, code and word in a text may mean that can't be a part of another word. */
function marksIn(text) {
    const found = [];
    let at = 0;
    while (at < text.length) {
        let length = 1;
        const mark = markAtStart(text.slice(at, at + LONGEST_MARK));
        if (mark !== undefined) {
            const count = mark.scalars.length;
            const meaning = meaningOf(mark, at > 0 ? text[at - 1] : undefined, text[at + count]);
            if (meaning !== undefined) {
                found.push(meaning);
                length = count;
            }
        }
        at += length;
    }
    return found;
}
/**
 * What a mark means if it stands for itself: a sign does, but beside a letter it is one that isn't known, as in `J$`.
 * `元` also stands in 元旦 and `rs` in `persons`, and three capitals may be any word.
 */
function meaningOf(mark, last, next) {
    const scalars = mark.scalars;
    if (!scalars.every((scalar) => isAlphabetic(scalar) || scalar === '.')) {
        return isSpacedLetter(last) || isSpacedLetter(next) ? [] : mark.codes;
    }
    if (scalars.every(isUnspaced)) {
        return scalars.length > 1 ? mark.codes : undefined;
    }
    const isWord = scalars.length > 2 && !isSpacedLetter(last) && !isSpacedLetter(next);
    return isWord && mark.codes.some((code) => KNOWN_CODES.has(code)) ? mark.codes : undefined;
}
// MARK: Multipliers
/** The words and signs that multiply the number beside them: `万`, `k`, `million`. */
const MULTIPLIERS = 'k m b t g bn mn tn thousand thousands million millions mio mln billion billions bln trillion trillions lakh ' +
    'lakhs lac lacs crore crores cr lcr kcr bi mia mrd mld md milliard milliards mille millier milliers tausend ' +
    'millionen milliarde milliarden billionen mil millón millones millar millares billón billones mdd mm milhão ' +
    'milhões bilhão bilhões bilião biliões trilhão trilhões mila milione milioni miliardo miliardi bilioni duizend ' +
    'miljoen miljard biljoen tys tysiąc tysiące tysięcy tysiąca milion miliony milionów miliona miliard miliardy ' +
    'miliardów miliarda tis tisíc tisíce milionu milionů tusen tusind tn milj miljon miljoner miljarder millioner ' +
    'milliarder mill tuhat tuhatta miljoona miljoonaa miljardia bin milyon milyar trilyon nghìn ngàn triệu tỷ tỉ tr ' +
    'ribu rb juta jt miliar triliun mii mie milioane miliarde ezer millió milliárd тыс тысяча тысячи тысяч млн ' +
    'миллион миллиона миллионов млрд миллиард миллиарда миллиардов трлн триллион триллиона триллионов тис тисяча ' +
    'тисячі тисяч мільйон мільйони мільйонів мільярд мільярди мільярдів χιλ χιλιάδα χιλιάδες εκ εκατομμύριο ' +
    'εκατομμύρια δισ δισεκατομμύριο δισεκατομμύρια אלף מיליון מיליארד ألف آلاف مليون ملايين مليار هزار میلیون ' +
    'میلیارد ہزار لاکھ کروڑ ارب हज़ार हजार लाख करोड़ करोड अरब खरब হাজার লাখ কোটি พัน หมื่น แสน ล้าน พันล้าน แสนล้าน ' +
    '百 千 万 萬 亿 億 兆 京 佰 仟 百万 百萬 千万 千萬 万亿 萬億 백 천 만 억 조 백만 천만 afe akl akpe akr akrǝ akulo apem bhillean bhilliún ' +
    'biiliyoona bil bilhãu bilijon bilijona bilijoni bilijonov bilijun bilijuna bilioi bilion biliona bilionaj ' +
    'bilionow bilions bilionu biliony bilionów bilionů biliuna biliuni biliwn biliyan biliãu bilió bilión bilióna ' +
    'biliónov bilióny biliɔn bilj biljon biljona biljonat biljoner biljoona biljoonaa biljovn bill billean billeanan ' +
    'billionar billioner billiones billioon billioone billioun billiounen billiun billiuns billió billión billiónir ' +
    'billiún billjuhn billjón billjónir billóns bilyan bilyon bilíọ̀nù bio biu bió bkl bíliọn bʊkuli d dausend ' +
    'dousend dsd dt dtrilliún dubu duháhat duhát duiliono duilionoj duisend e elfu gakuli gkl h hezar hilj hiljada ' +
    'hiljade hjar hoz hozar inkulungwane isigidi isigidintathu ita j ka kilu km ko kotoku kotti kt kuma kun l lak ' +
    'libo ma mano mbilliún mhillean mhilliún mhìle mhíle mi migghiaru miiliyoona mijë mile miler milers milhãu ' +
    'miliad miliardoj miliardow miliardu miliardźe miliarźe milijard milijarda milijardai milijardas milijarde ' +
    'milijardi milijardo milijardų milijon milijona milijonai milijonas milijoni milijono milijonov milijonų milijun ' +
    'milijuna milioi milionaj miliono milionoj milionow milions miliuna miliuni miliwn miliyan miliárd miliãu milió ' +
    'milión milióna miliónov milióny miliɔn miljardi miljardit miljards miljona miljonat miljoni miljonit miljons ' +
    'miljovn millean milleanan milles milliarda milliardar milliardas milliardir milliardo milliardos milliardu ' +
    'millionar millione milliones millioon millioone millioun milliounen milliun milliuns millión milliónir milliún ' +
    'milljarde milljarðar milljarður milljuhne milljón milljónir millóns milyan milyard min ming miu mió mjd mljrd ' +
    'mlr mlrd mpem mr mìg mìgia mìle mìltean míle míliọn mílíọ̀nù müň n nikh nikhorv nt obz p piliona sezigidi ' +
    'taúzan thrillean thrilliún tiliona tiri tiriiliyoona tiriliãu tiriliọ̀nù tirilyan tisoč tisuća tisuće tisíca ' +
    'tri tril trilijonai trilijonas trilijono trilijonų trilioane trilion trilioni triliwn triliyan triliɔn trilj ' +
    'triljon triljoni triljonit triljons trillean trilleanan trilliún trilyun trln tríliọn tsd tsg tuh tuhháát ' +
    'tuusig tysac tús túsund tûzen tūkst tūkstantis tūkstančiai tūkstančio tūkstančių tūkstotis tūkstoši viliad ' +
    'viliard vote y yuta è èwu þ þúsund ŋkl ŋkr ŋkrǝ ŋkulo ɔpepem ɔpepepem ɔpepepepem ɩkotoku ɩkt τρισ ' +
    'τρισεκατομμύρια τρισεκατομμύριο бил билион билиона билиони илј илјада илјади ин их м мең ми мил милиард ' +
    'милиарда милион милиона милиони милијарда милијарде милијарди милј минг миң млд мың мян мянга мільйона мільярда ' +
    'мільярдаў мільярды мільён мільёна мільёнаў мільёны мөл мөлүйүөн наяд пин сая т трилион трилиона трильйон ' +
    'трильйона трильйони трильйонів трыльён трыльёна трыльёнаў трыльёны тысячы тыһ тыһыынча тэрбум хил хиляди хиљ ' +
    'хиљада хиљаде эзар ҳазор ҳзр հազար հզր միլիարդ միլիոն մլն մլրդ տրիլիոն տրլն טריליון بلين ترليون تریلیون ' +
    'تىرىليون ملين مىليارد مىليون مىڭ هزارمیلیارد ٹریلین ٽرلين کھرب ھزار अ अब्ज एम क के कोटी ख खर्व ति त्रिलियन निख ' +
    'निखर्व निजुत नील पद्म बि बिलियन रोजा लख शंख ह हज কঃ কো কোঃ নিঃ নিযুত পঃ পৰাৰ্দ্ধ লা শঃ শত হা হাজাৰ ਅਰਬ ਕਰੋੜ ਖਰਬ ' +
    'ਨੀਲ ਲੱਖ ਹਜ਼ਾਰ અબજ કરોડ જલધિ નિખર્વ મહાપદ્મ લાખ શંકુ હજાર ଟ୍ରି ନି ନିୟୁତ ବି ଲକ୍ଷକୋଟି ଶହକୋଟି ହ ହଜାର ஆ ஆயிரம் டி ' +
    'டிரில்லியன் பி பில்லியன் மி மில்லியன் ట్రి ట్రిలియన్ ట్రిలియన్లు బి బిలియన్ బిలియన్లు మి మిలియన్ మిలియన్లు వే ' +
    'వేయి వేలు ಟ್ರಿ ಟ್ರಿಲಿಯನ್ ಬಿ ಬಿಲಿಯನ್ ಮಿ ಮಿಲಿಯನ್ ಸಾ ಸಾವಿರ ആയിരം ട്രില്യൺ ദശലക്ഷം ബില്യൺ ට් ද දහස බි බිලියන මි ' +
    'මිලියන රි රිලියන ล้านล้าน หมื่นล้าน ຕື້ ພັນ ລລ ລ້ານ ລ້ານລ້ານ ແສນ ཁྲི དུང ཕྱུར ཕྲག བ བརྒྱ བྱེ འབུམ ཡ ས སྟོང ကုဋေ ' +
    'ကောဋိ ဋေ ထ ထောင် မိုၼ်ႇ မိုၼ်ႇလၢၼ်ႉ လၢၼ်ႉ လၢၼ်ႉလၢၼ်ႉ သ သန်း သိန်း သောင်း သႅၼ် သႅၼ်လၢၼ်ႉ ႁဵင် ႁဵင်လၢၼ်ႉ ათ ათასი ' +
    'მილიარდი მილიონი მლნ მლრ მლრდ ტრილიონი ტრლ ሚ ሚሊዮን ሚልዮን ሺ ሽ ሽሕ ቢ ቢሊዮን ቢልዮን ት ትሪሊዮን ትሪልዮን ទ្រីលាន ប៊ីលាន ពាន់ លាន ' +
    'ᱜᱮᱞᱥᱟᱭ ẹgbẹ̀rún ꭲᏻꮖꮧꮕꮫ ꭲꮿꭶᏼꮅ ꭲꮿꮤꮃꮧꮕꮫ ꭲꮿꮶꭰꮧꮕꮫ 𞤣 𞤣𞤵𞤦𞤵𞤲𞤫𞤪𞤫 𞤣𞤵𞤶𞤵𞤲𞤫𞤪𞤫 𞤣𞤶 𞤵 𞤵𞤶𞤵𞤲𞤫𞤪𞤫 𞤼 𞤼𞤵𞤶𞤵𞤲𞤫𞤪𞤫 hundred hundreds dozen ' +
    'dozens cent cents penny pence jiao fen коп копейка копейки копеек hundert dutzend 角 分 毛 厘 点 點 半 多 余 餘 几 幾 수';
const MULTIPLIER_WORDS = new Set(MULTIPLIERS.split(' ').map((word) => folded(Array.from(word))));
/** The word that a text begins with, if it is a multiplier or one with its currency: `万元`, but not `万达`. */
function multiplierAtStart(text) {
    let end = 0;
    while (end < text.length && isOfWord(text[end])) {
        end++;
    }
    const word = text.slice(0, end);
    return isMultiplier(word) || isJoinedMultiplier(word) ? word.join('') : undefined;
}
/**
 * Whether a text that stands apart behind a number begins with what multiplies it. What is written without spaces, or with
 * endings, goes on: `万到账`, `миллионами`.
 */
function beginsWithMultiplier(text) {
    let end = 0;
    while (end < text.length && isOfWord(text[end])) {
        end++;
    }
    if (end === 0) {
        return false;
    }
    const word = text.slice(0, end);
    // `15 de millones`
    if (folded(word) === 'de' && end < text.length && isBlank(text[end])) {
        return beginsWithMultiplier(withoutStart(text.slice(end), isBlank));
    }
    // A thousand thousands in Breton, and a price: `15 v/milion`, `15 net/month`
    if (text[end] === '/') {
        return true;
    }
    const isLatin = text[0].codePointAt(0) < 0x250;
    for (let length = isJoined(text[0]) ? 1 : isLatin ? 5 : 3; length <= end; length++) {
        if (isMultiplier(word.slice(0, length))) {
            return true;
        }
    }
    return multiplierAtStart(text) !== undefined;
}
/** The word that a text ends with, if it is a multiplier; of what is written without spaces, its last character. */
function multiplierAtEnd(text) {
    let start = text.length;
    while (start > 0 && isOfWord(text[start - 1])) {
        start--;
    }
    const word = text.slice(start);
    if (isMultiplier(word)) {
        return word.join('');
    }
    const last = word[word.length - 1];
    return last !== undefined && isUnspaced(last) && isMultiplier([last]) ? last : undefined;
}
/** A multiplier right before a currency: `만원`, `kUSD`. `Mrs` is none. */
function isJoinedMultiplier(word) {
    for (let index = Math.max(1, word.length - LONGEST_MARK); index < word.length; index++) {
        const mark = markAtStart(word.slice(index));
        const isWhole = mark !== undefined && mark.scalars.length === word.length - index;
        const isLatin = word[index].codePointAt(0) < 0x250;
        if (isWhole && (word.length - index > 2 || !isLatin) && isMultiplier(word.slice(0, index))) {
            return true;
        }
    }
    return false;
}
function isMultiplier(word) {
    return word.length > 0 && MULTIPLIER_WORDS.has(folded(word));
}
/** In lower case, whatever stands around a letter. */
function lowered(scalars) {
    return scalars.map((scalar) => scalar.toLowerCase()).join('').normalize('NFC');
}
/** A word as it is compared: in lower case, of letters that are as wide as others, with one sigma and one small i. */
function folded(scalars) {
    const narrow = scalars.map((scalar) => {
        const point = scalar.codePointAt(0);
        return point > 0xff00 && point < 0xff5f ? String.fromCharCode(point - 0xfee0) : scalar;
    });
    return lowered(narrow).split('ς').join('σ').split('i\u0307').join('i');
}
// MARK: Words beside an amount
/** What changes the amount that follows, and several words also from farther off: `up to a total of`. */
const BEFORE_WORDS = 'up to|upto|to|from|starting at|starts at|start at|as low as|as much as|as little as|as high as|at least|' +
    'at most|at max|at min|minimum of|maximum of|max of|min of|minimum|maximum|max|min|no more than|no less than|' +
    'more than|less than|fewer than|not more than|not less than|greater than|lower than|higher than|than|over|' +
    'under|above|below|beyond|exceeds|exceeding|about|around|approx|approximately|roughly|nearly|almost|circa|ca|' +
    'near|some|within|until|till|between|per|each|every|instead of|rather than|not|minus|negative|less|plus|half|' +
    'half of|twice|double|canadian|australian|mexican|singapore|hong kong|hongkong|taiwan|new zealand|jamaican|' +
    'namibian|bis|bis zu|ab|mindestens|höchstens|maximal|minimal|zirka|ungefähr|etwa|rund|fast|knapp|beinahe|' +
    'mehr als|weniger als|nicht mehr als|nicht weniger als|unter|je|pro|anstatt|statt|kanadische|australische|' +
    'jusqu’à|jusqu’a|environ|au moins|au plus|à partir de|a partir de|à hauteur de|dès|presque|près de|plus de|' +
    'moins de|autour de|aux alentours de|à peu près|au minimum|au maximum|entre|moins|par|chaque|au lieu de|' +
    'hasta|desde|al menos|por lo menos|como mínimo|como máximo|cuando menos|no más de|no menos de|más de|' +
    'menos de|mas de|casi|unos|unas|aproximadamente|cerca de|alrededor de|mínimo|máximo|mínimo de|máximo de|mín|' +
    'máx|cada|menos|en lugar de|en vez de|até|pelo menos|no mínimo|no máximo|mais de|mais que|quase|em torno de|' +
    'por volta de|em vez de|fino a|sino a|a partire da|almeno|al massimo|al minimo|minimo|massimo|quasi|più di|' +
    'meno di|non più di|oltre|meno|intorno a|invece di|tot|vanaf|minstens|minimaal|maximaal|ongeveer|bijna|' +
    'meer dan|minder dan|ruim|hooguit|ten minste|tenminste|rond|elk|do|od|około|co najmniej|co najwyżej|ponad|' +
    'prawie|mniej niż|więcej niż|poniżej|powyżej|maks|maksimum|maksymalnie|minimalnie|po|zamiast|asi|přibližně|' +
    'nejméně|nejvýše|alespoň|téměř|více než|méně než|přes|kolem|zhruba|cca|až|aspoň|najmenej|najviac|približne|' +
    'do výšky|barem|najmanje|najviše|oko|gotovo|више од|мање од|upp till|minst|högst|från|cirka|ungefär|över|' +
    'nästan|mer än|mindre än|op til|mindst|højst|fra|omkring|næsten|mere end|mindre end|opptil|opp til|inntil|' +
    'høyst|nesten|mer enn|mindre enn|omtrent|vähintään|enintään|korkeintaan|noin|alle|yli|jopa|lähes|melkein|' +
    'legalább|legfeljebb|körülbelül|kb|majdnem|több mint|kevesebb mint|akár|mintegy|până la|pana la|cel puțin|' +
    'cel mult|aproximativ|aproape|peste|sub|mai mult de|mai puțin de|minim|maxim|en az|en fazla|en çok|yaklaşık|' +
    'yaklaşik|azami|asgari|eksi|hingga|sampai|mulai|mulai dari|dari|maksimal|sekitar|kurang dari|lebih dari|' +
    'hampir|kira|setidaknya|paling banyak|paling sedikit|sehingga|daripada|bermula|sekurang|kumulang|hanggang|' +
    'mula sa|halos|higit sa|đến|tới|lên đến|lên tới|từ|chỉ từ|khoảng|tối đa|tối thiểu|hơn|gần|ít nhất|nhiều nhất|' +
    'dưới|trên|âm|mỗi|trừ|không quá|hadi|kuanzia|takriban|karibu|angalau|zaidi ya|chini ya|kila|до|от|из расчета|' +
    'около|примерно|приблизительно|порядка|почти|не более|не менее|не больше|не меньше|более|менее|больше|меньше|' +
    'свыше|минимум|максимум|макс|мин|мінімум|по|минус|мінус|вместо|чем|бел|белорусских|белорусские|канадских|' +
    'австралийских|близько|приблизно|майже|понад|більше|менше|не більше|не менше|від|замість|малко|поне|към|над|' +
    'под|έως|εως|μέχρι|από|τουλάχιστον|περίπου|σχεδόν|πάνω από|κάτω από|το πολύ|עד|לפחות|מעל|מתחת|כמעט|בערך|' +
    'לכל היותר|מינוס|حتى|إلى|حوالي|نحو|قرابة|أكثر من|أقل من|على الأقل|بحد أقصى|ما يصل إلى|ناقص|تا|حدود|حداقل|' +
    'حداکثر|بیش از|کمتر از|منهای|تقریبا|تقریباً|کم از کم|زیادہ سے زیادہ|लगभग|करीब|न्यूनतम|अधिकतम|कम से कम|' +
    'ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|तकरीबन|प्रति|প্রায়|সর্বোচ্চ|কমপক্ষে|সর্বনিম্ন|최대|최소|최고|최저|약|대략|거의|각|' +
    '마이너스|최대한|最大|最小|最低|最高|約|约|およそ|おおよそ|ほぼ|およその|マイナス|各|每|毎|负|負|近|超|满|滿|差|还差|還差|仅差|最多|最少|至多|至少|高达|高達|多达|多達|不超过|不超過|' +
    '不低于|不低於|不足|不到|超过|超過|大约|大約|大概|低于|低於|高于|高於|少于|少於|多于|多於|约合|約合|折合|将近|將近|接近|上限|下限|限额|限額|起步|起价|起價|代替|而非|สูงสุด|' +
    'ถึง|ไม่เกิน|อย่างน้อย|ขั้นต่ำ|ประมาณ|เกือบ|มากกว่า|น้อยกว่า|เกิน|เริ่มต้น|เริ่มต้นที่|ราว|ตั้งแต่|ต่ำกว่า|' +
    'ละ|ลบ|ติดลบ|สูงถึง|រហូតដល់|យ៉ាងតិច|ប្រហែល|အများဆုံး|ခန့်|vähemalt|kuni|umbes|vismaz|līdz|apmēram|bent|iki|' +
    'apie|ucemustáá|mès de|အနည်းဆုံး|average|avg|an average of|durchschnittlich|平均|в среднем|en promedio|' +
    'percent of|quarter of|third of|thirds of|quarters of|fraction of|part of|triple|低至|最安|like|maybe|perhaps|每笔|' +
    '每筆|每单|每單|每人|每月|每天|每日|每年|每次|每件|每份|每位|人均|单价|單價|em média|in media|en moyenne|' +
    'three times|four times|five times|zweimal|dreimal|deux fois|trois fois|dos veces|tres veces|' +
    'duas vezes';
/** What changes the amount before it, or begins as a currency does and is another word: `元宝`, `đồng hồ`. */
const BEHIND_WORDS = 'or more|or less|or above|or higher|or over|or under|or below|or fewer|or so|and up|and above|and over|' +
    'and more|and below|each|apiece|per|a piece|a month|a week|a day|a year|an hour|monthly|weekly|yearly|' +
    'annually|daily|max|maximum|min|minimum|tops|at most|at least|at max|approx|approximately|plus|minus|times|' +
    'canadian|cdn|australian|mexican|singapore|hong kong|jamaican|oder mehr|oder weniger|und mehr|und darüber|' +
    'pro|je|jeweils|monatlich|jährlich|täglich|mindestens|höchstens|maximal|ou plus|ou moins|et plus|au moins|' +
    'au plus|environ|chacun|chacune|par mois|par an|par jour|par semaine|par personne|canadiens|canadien|' +
    'australiens|o más|o menos|o mas|y más|como mínimo|como máximo|cada uno|cada una|aproximadamente|al mes|' +
    'al año|al día|por persona|por mes|canadienses|australianos|ou mais|ou menos|cada|por mês|ao mês|por pessoa|' +
    'no mínimo|no máximo|canadenses|o più|o meno|circa|ciascuno|ciascuna|in su|al mese|al giorno|all’anno|' +
    'a testa|of meer|of minder|elk|lub więcej|i więcej|każdy|miesięcznie|a více|nebo více|měsíčně|eller mer|' +
    'eller mere|eller mindre|och uppåt|och mer|per styck|tai enemmän|asti|alkaen|vagy több|sau mai mult|ve üzeri|' +
    've üstü|veya daha|kadar|civarı|civari|civarında|civarinda|her biri|atau lebih|ke atas|ke bawah|setiap|' +
    'masing|trở lên|trở xuống|mỗi|hoặc hơn|или больше|или более|и более|и выше|и больше|или меньше|каждый|' +
    'каждому|каждая|каждой|в месяц|в день|в год|в час|на человека|минимум|максимум|примерно|або більше|і більше|' +
    'кожен|кожному|на місяць|ή περισσότερο|και άνω|και πάνω|το άτομο|או יותר|لكل|أو أكثر|على الأقل|كحد أقصى|' +
    'یا بیشتر|तक|से अधिक|से कम|से ज़्यादा|से ज्यादा|प्रति|के करीब|প্রতি|পর্যন্ত|থেকে|तक की|이상|이하|미만|초과|까지|부터|정도|' +
    '가량|내외|이내|안팎|씩|쯤|以上|以下|以内|以內|之内|之內|左右|上下|未満|未滿|超|超え|から|まで|ほど|程度|くらい|ぐらい|前後|弱|強|ずつ|引き|起|封顶|封頂|不等|起步|起价|起價|一个|一個|' +
    '一件|一次|一人|一张|一張|每|每人|每月|每天|每年|每次|每件|每张|ขึ้นไป|ต่อ|ลงมา|ละ|โดยประมาณ|元宝|元寶|元素|元气|元気|元氣|元旦|元宵|元件|元老|元首|元帅|元神|' +
    '元婴|元年|元月|元音|元朝|元勋|元凶|元配|元组|元灵|元力|元晶|元魂|元能|元丹|元石|元币|元豆|元珠|元玉|円形|円卓|円盤|圆桌|圆形|圆盘|บาทหลวง|원소|원장|원생|đồng hồ|' +
    'đồng đội|đồng nghiệp|đồng chí|đồng minh|đồng xu|đồng tiền|đồng bào|đồng phục|đồng hành|dong ho|dong doi|' +
    'dong nghiep|dong chi|dong xu|နှင့်အထက်|in thousands|in millions|in billions|en milliers|en millions|' +
    'en miles|in tausend|in millionen|单位|單位|per person|' +
    'twice|thrice|zweimal|deux fois|dos veces|less|américains|américain|americanos|estadounidenses|' +
    'mexicanos|colombianos|argentinos|chilenos|uruguayos|aussie|danska|norska|svenska|danske|norske|' +
    'svenske|pakistani|nepali|nepalese|egyptian|белорусских|белорусские|бел|рб|usdt|usdc';
const KNOWN_BEFORE = new Set(BEFORE_WORDS.split('|').map((phrase) => foldedPhrase(Array.from(phrase))));
const KNOWN_BEHIND = new Set(BEHIND_WORDS.split('|').map((phrase) => foldedPhrase(Array.from(phrase))));
/** Numbers in words, which count the amounts behind them or go on with the one before them. */
const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety zwei drei vier fünf sechs sieben ' +
    'acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig deux trois quatre ' +
    'cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante septante huitante ' +
    'nonante dos tres cuatro cinco seis siete ocho nueve veinte veinticinco treinta cuarenta cincuenta sesenta ' +
    'setenta ochenta noventa dois duas três quatro sete oito nove dez vinte trinta quarenta cinquenta sessenta ' +
    'oitenta due tre quattro cinque sette dieci venti trenta quaranta cinquanta sessanta settanta ottanta ' +
    'novanta twee drie vijf zes zeven negen tien twaalf twintig dertig veertig vijftig zestig zeventig tachtig ' +
    'negentig dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwadzieścia trzydzieści ' +
    'czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt два две три четыре ' +
    'пять шесть семь восемь девять десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят ' +
    'девяносто дві чотири п’ять шість сім вісім дев’ять двадцять тридцять п’ятдесят шістдесят сімдесят ' +
    'вісімдесят iki üç dört beş altı yedi sekiz dokuz yirmi otuz kırk elli altmış yetmiş seksen doksan två fyra ' +
    'fem sju åtta tio tjugo trettio fyrtio femtio sextio sjuttio åttio nittio seks syv otte tyve tredive fyrre ' +
    'halvtreds tjue tretti førti femti dva dvě tři čtyři pět šest sedm osm devět deset dvacet třicet čtyřicet ' +
    'padesát két kettő három négy öt nyolc kilenc tíz húsz harminc negyven ötven hatvan hetven nyolcvan ' +
    'kilencven doi două trei patru cinci șase șapte opt nouă zece douăzeci cincizeci kaksi kolme neljä viisi ' +
    'kuusi seitsemän kahdeksan yhdeksän kymmenen viisikymmentä dua tiga empat enam tujuh delapan sembilan bốn ' +
    'sáu bảy tám chín mười rưỡi dalawa dalawang tatlo tatlong mbili tatu nne';
const SAID_NUMBERS = new Set(NUMBER_WORDS.split(' ').map((word) => foldedPhrase(Array.from(word))));
/** The words between what is counted and its amount, and between two parts of an amount. */
const OF_WORDS = 'of von à de di da über zu на по po van för på za của';
const AND_WORDS = 'and und et y e con com i и а та ve och og en és și x';
/**
 * The beginnings of words by which no money came in: declined, refunded, asked for. A blank ends a whole word; what is written
 * without spaces stands anywhere.
 */
const DENIAL_WORDS = 'refund|chargeback|charge back|charged back|declin|failed|failure|fails|pending|revers|cancel|reject|' +
    'unsuccessful|not received|not been|not be |not paid|not processed|not completed|not credited|not successful|' +
    'could not|couldn’t|unable|request|debited|withdraw|overdue|voided|dispute|expire|bounced|returned|unpaid|' +
    'owe |owes |due |you paid|you sent|you spent|you transferred|erstatt|rückerstatt|abgelehnt|fehlgeschlagen|' +
    'gescheitert|storn|ausstehend|rückbuch|rücklast|lastschrift|abgebucht|abbuchung|zurückgewiesen|zurückgebucht|' +
    'widerrufen|angefordert|anforder|fällig|nicht |rembours|refus|échou|échec|annul|en attente|rejet|débité|' +
    'prélèvement|impay|demande|pas été|reembols|devol|devuel|rechaz|fallid|falló |anulad|pendiente|denegad|' +
    'retiro |retiraste|solicit|no se |no fue|transferiste|enviaste|pagaste|gastaste|compraste|estorn|recusad|' +
    'negad|falh|pendente|debitad|saque |não |pix enviad|transferência enviad|você pagou|você enviou|cobrança|' +
    'rimbors|rifiutat|fallit|in attesa|addebit|prelievo|richiest|respint|non |terugbetal|teruggeboekt|geweigerd|' +
    'mislukt|geannuleerd|in behandeling|afgeschreven|afgewezen|betaalverzoek|niet |zwrot|odrzucon|nieudan|' +
    'anulowan|oczekuj|obciąż|odmow|nie |возврат|возвращ|отклон|отказ|отмен|ошибк|ожида|списан|снятие|запрос|' +
    'просит|неуспешн|неудач|сторно|к оплате|не |поверн|відхил|скасов|помилк|очіку|запит|iade|iptal|reddedil|' +
    'başarısız|beklemede|bekliyor|yapılamadı|çekildi|återbetal|avvisad|nekad|misslyck|avbruten|väntar|makuler|' +
    'inte |refusion|tilbagebetal|tilbakebetal|afvist|avvist|mislyk|afventer|avventer|ikke |palaut|hylätty|' +
    'epäonnistu|peruut|odottaa|ei |vrácen|vrátk|zamítnut|selhal|zrušen|čeká|odmítnut|visszatérít|visszautasít|' +
    'sikertelen|törölve|függőben|elutasít|nem |ramburs|respins|eșuat|în așteptare|pengembalian|dikembalikan|' +
    'ditolak|gagal|dibatalkan|tertunda|menunggu|tidak |belum |ditarik|hoàn tiền|hoàn lại|thất bại|từ chối|hủy |' +
    'huỷ |đang chờ|không |chưa |rút tiền|yêu cầu|hindi |imeshindwa|imekataliwa|επιστροφ|απορρ|απέτυχ|ακυρ|εκκρεμ|' +
    'δεν |החזר|נדח|נכשל|בוטל|ממתין|לא |استرداد|مرفوض|فشل|إلغاء|سحب|خصم|لم |برگشت|ناموفق|لغو|वापस|वापसी|विफल|असफल|' +
    'अस्वीकृत|रद्द|लंबित|नहीं|ফেরত|ব্যর্থ|বাতিল|คืนเงิน|ล้มเหลว|ไม่สำเร็จ|ถูกปฏิเสธ|ยกเลิก|รอดำเนินการ|ถอนเงิน|' +
    'ไม่ได้รับ|退款|退还|退還|退回|已退|失败|失敗|拒绝|拒絕|未到账|未到賬|未入账|未入賬|未付|未支付|未成功|不成功|待支付|待付|待收|待确认|待入账|撤销|撤銷|撤回|取消|冲正|沖正|扣款|' +
    '扣除|支出|请付款|請付款|您付款|你付款|您已付|你已付|您支付|你支付|您已支付|你已支付|请支付|請支付|您消费|你消费|转出|轉出|提现|提現|还款|還款|欠款|催收|逾期|过期|過期|请求|返金|拒否|' +
    '却下|取り消|キャンセル|保留|未払|未入金|未着|出金|引き落とし|引落|請求|お支払いください|できません|できなかった|されません|チャージバック|未処理|환불|취소|실패|거절|거부|보류|대기|출금|' +
    '미입금|반려|청구|요청|인출|못했';
const DENIALS = DENIAL_WORDS.split('|').map((phrase) => foldedPhrase(Array.from(phrase)));
/** The first word of a text by which no money came in. */
function denialIn(text) {
    const letters = Array.from(text).map((scalar) => isOfPhrase(scalar) ? scalar : ' ');
    const words = foldedPhrase(letters).split(' ').filter((word) => word !== '').join(' ');
    const haystack = ` ${words} `;
    let found = undefined;
    let first = haystack.length;
    for (const phrase of DENIALS) {
        const place = isJoined(Array.from(phrase)[0]) ? haystack.indexOf(phrase) : haystack.indexOf(` ${phrase}`) + 1;
        if (place > 0 && place < first) {
            first = place;
            found = phrase.trim();
        }
    }
    return found;
}
/** The most words that are taken for one phrase, and how many words before an amount are looked at, of these characters. */
const LONGEST_PHRASE = 3;
const PHRASE_REACH = 6;
const CHARACTER_REACH = 128;
/** The most characters of a phrase in a script without spaces, and how many of them before an amount are looked at. */
const LONGEST_JOINED = 12;
const JOINED_REACH = 24;
/** The phrase that a text ends with and that changes the amount behind it. */
function phraseAtEnd(text) {
    const words = lastWords(text);
    for (let start = 0; start < words.length; start++) {
        for (let end = start; end < Math.min(start + LONGEST_PHRASE, words.length); end++) {
            const phrase = words.slice(start, end + 1).map(foldedPhrase).join(' ');
            if ((end > start || end === words.length - 1) && KNOWN_BEFORE.has(phrase)) {
                return phrase;
            }
        }
    }
    return words.length > 0 ? countIn(words) ?? joinedPhrase(words[words.length - 1]) : undefined;
}
/** The number of amounts, if it is said before them: `two $15 payments`, `three payments of $15`, `三笔15元`. */
function countIn(words) {
    const last = words[words.length - 1];
    const isOf = OF_WORDS.split(' ').includes(foldedPhrase(last));
    const count = (isOf ? words : [last]).map(foldedPhrase).find((word) => SAID_NUMBERS.has(word));
    if (count !== undefined) {
        return count;
    }
    const near = last.slice(Math.max(0, last.length - JOINED_REACH));
    const place = near.findIndex((scalar, index) => '二三四五六七八九十两兩几幾数數'.includes(scalar) && index + 1 < near.length && '笔筆单單次件份张張个個'.includes(near[index + 1]) &&
        (index === 0 || near[index - 1] !== '第'));
    return place < 0 ? undefined : near.slice(place, place + 2).join('');
}
/** The phrase that a text begins with and that changes the amount before it. */
function phraseAtStart(text) {
    const words = firstWords(text);
    for (let end = 1; end <= words.length; end++) {
        const phrase = words.slice(0, end).map(foldedPhrase).join(' ');
        if (KNOWN_BEHIND.has(phrase)) {
            return phrase;
        }
    }
    // `15 dollars fifty`, `15 dollars and fifty cents`, `$15 x two`
    const at = words.length > 1 && AND_WORDS.split(' ').includes(foldedPhrase(words[0])) ? 1 : 0;
    if (words.length > at && SAID_NUMBERS.has(foldedPhrase(words[at]))) {
        return foldedPhrase(words[at]);
    }
    if (words.length === 0 || !isJoined(words[0][0])) {
        return undefined;
    }
    for (let length = 1; length <= Math.min(LONGEST_JOINED, words[0].length); length++) {
        const phrase = foldedPhrase(words[0].slice(0, length));
        if (KNOWN_BEHIND.has(phrase)) {
            return phrase;
        }
    }
    return undefined;
}
/** A phrase in what is written without spaces: `最高可得`. One of a single character stands at the end. */
function joinedPhrase(text) {
    const word = text.slice(Math.max(0, text.length - JOINED_REACH));
    for (let start = 0; start < word.length; start++) {
        for (let end = start + 1; end <= Math.min(start + LONGEST_JOINED, word.length); end++) {
            const isPhrase = isUnspaced(word[start]) && (end > start + 1 || end === word.length);
            const phrase = isPhrase ? foldedPhrase(word.slice(start, end)) : '';
            if (isPhrase && KNOWN_BEFORE.has(phrase)) {
                return phrase;
            }
        }
    }
    return undefined;
}
function lastWords(text) {
    const words = [];
    let rest = text.slice(Math.max(0, text.length - CHARACTER_REACH));
    while (words.length < PHRASE_REACH) {
        const before = withoutEnd(rest, isOfPhrase);
        if (before.length === rest.length) {
            break;
        }
        words.unshift(rest.slice(before.length));
        rest = withoutEnd(before, isBlank);
        if (rest.length === before.length) {
            break;
        }
    }
    return words;
}
function firstWords(text) {
    const words = [];
    let rest = text;
    while (words.length < LONGEST_PHRASE) {
        const behind = withoutStart(rest, isOfPhrase);
        if (behind.length === rest.length) {
            break;
        }
        words.push(rest.slice(0, rest.length - behind.length));
        rest = withoutStart(behind, isBlank);
        if (rest.length === behind.length) {
            break;
        }
    }
    return words;
}
/** A phrase as it is compared, with one apostrophe. */
function foldedPhrase(scalars) {
    return folded(scalars).split('\'').join('’');
}
function isOfPhrase(scalar) {
    return isOfWord(scalar) || scalar === '\'' || scalar === '’';
}
/** Whether what follows a word in its script may be written right behind it: also in Korean, whose syllables these are. */
function isJoined(scalar) {
    const point = scalar.codePointAt(0);
    return isUnspaced(scalar) || point >= 0xac00 && point <= 0xd7a3;
}
// MARK: Characters
/**
 * What is known of characters, in runs that begin at 0: a letter of what they are, and how many of them there are, to
 * the base 36. `A` nothing, `B` alphabetic, `C` a mark of a letter, `D` both, `E` a decimal digit, `F` another number,
 * `G` an alphabetic number, `H` blank, `I` a dash; with `J` to `R` the same in scripts that are written without spaces.
 */
const CHARACTERS = 'A9H5AiH1AcI1A2EaA7BqA6BqAaH1AqH1A9B1A7F2A1B1A3F1B1A1F3A1BnA1BvA1BcqA4BcAeB5A7B1A1B1AhC1xD1CtDdB5A1B8A1B5A2B1A1' +
    'B32A1B3vA1C5A2B5sA6B15A1I3A4CvDeI1D1A1D2A1D2A1D9BzAdH6AaDbA1H1A3B17DdC1D7EaA4B2D1B2rA1B1D7H1A1C2D4B2D2A1C3D1B2Ea' +
    'B3A2B1AfH1B1D1BuDgCdB2hDbBfEaBxC9B2A4B3C1A2BmD2C2B1D9B1D3B1D4C3AgBpC5A2B14A1B7H7D1C8B16CaDcC2H1D7C6DkB1iD2C1B1Df' +
    'C1D2B1C4D3BaD2A2EaA1BgD4B1jC1B1DfC1B9D5B6D4EaB2A2F6A2B1A1C3D4B1jC2DfC4D8BdEaD2B3D1AbD4B1jC1B1DfC3BiD4EaA9B1D3C4' +
    'D4B1jC1B1DfC9D6B6D4EaA1B1FgD1B1nDfC3B7DfEaF3AdD5B1jC1B1DfC8D3BaD4EhA1F7A1B1D3A1B1jC1B1DfC8D7B6D4EbB2DhB1jC2B1Df' +
    'C1B1A5B3D1F7B3D4EaF9A1B7D4B1xC5DnEcD2AdK1cM1K2MbJ1K7L6M1L1J1NaJ13K1cM1K2M6L1M2KbL5M1L2NcK11JnL2J6NaOaJ1L1J1L1J1' +
    'L1J4L2K1dMjL1J1L2K5M1dJ8L1J1lK17McL1M1L2M4K1NaJ6K6M4K4M3K1M3K2M7K3M4KdMcK1M1NaM4J2B2jA1BgxC3A9FnBgAgB2oI1Bh8A2Bh' +
    'H1BqA5B23A3G3BxD2CbBjD2C1AbBiDeBiDeK1gL2MjLbJ3K1J4K1L3NgOgA6I1A4C3H1C1EgB2tD2ByD1B3aDpC7A6EaK3kNaO4JyBnD7A2K1hMb' +
    'L1MkLbNwJ7K1J8CeA1D2CbD3C1dM5K1bL1MfL1K9J2NaJhL9JcD3BuD9C2D2B2EaB18C1DbCaA4B10DjC4A5EdB3EaB10A2B1sAgC3A1ClB4C1B6' +
    'C1B2C3B5iCjDyCbBcdA1B1A3BbA3BdA3BdA5BbA3HgI6AiH8A1bHhF1B3F6A5B1FaA6BgA1cCdA4C1A3CrA2B1A4B1A2BaA1B1A3B5A6B1A1B1A1' +
    'B1A1B4A1BbA2B4A5B5A4B1A1FgGzB2G4F1Ak6F1oAqB1gFmAhiFuAvgB6dA6B4C3B7A4F1A2B34AfC1B2oDwAnI1A2I1AkB1AaI2A4I1AsIzJao' +
    'Q1J4K2P1JkR1J4P9L6R1K5J2P3K2J4K2gL2J2K3R1K2iJ1K1hB2nJ2O4JaKwJ1cKgJwOaJuO8J1OfJwOaJ13OfJ8wK5P1K3hP1KpyP1KmaP1K3n6' +
    'A1sP1K2P1K3P1K1P1KqP1K1kP1K1aP1K7P1K1P1KlP1KiP2KuP1K8P1K10P1K2qP1K3cP1KsP1K71P1K1tP1KyP1K1P1K1P1KczP1K1P3K6P1K38' +
    'P4KlyP1KetP1K7P1K134P1K3nP2KcP3K1P1KqnP1K19P1K25P1Kw5P1K11nP1KdjP1KwfP1KknP1KmP1KnrP1K1awP1KpxP1K1ohP1K4P1K3gP1' +
    'KylP1KiiP1KafP1K10P1K5P1K17P1K3hP1K2opJ1sB1aA2B7hA3BgEaB1xC1A4D8C2A1BvD2B1yGaC2A11B9A2B2vA2B3bD1B3C1B4D1BnD5A4C4' +
    'F6AaB1gAcD2B1eDgC1D9A2EgCiB6A3B1A1B2D1EaBsD5C3A2BnDcCcA1BwM4K1bL1McL1JeK1NeJ2K5M1KaNaK6B15DnB3D1B8D4EcA4KnJ3K1M3' +
    'K1eM1K1M3K2M2K5M1L1K1L1KsJ2BbD5A2B3D1CbB2iA1BeA6B37D8A1C4EgBf7kK2zP1K7P1K4P1K1lP1KuP1K1P1K15P1K76BuD1BaA1B3sAx' +
    'Ba3AiB1sA2B1iA14BcA4CgAgCgJ1R2JtA8I1AaI1AcB3zH2JcR1J2NaJ7KqJ6KqJbK1mB1sApH3A4B74A7F1cA9G1hF4AhF2A35C3nB2oC1FvBw' +
    'FdBkG1B8G6B12DaBvA1B1cA1G1bB4gEgB5bA1BknA1F8BnA2F7B13F1lBrF5BmF9A1BvA1B3gF2B2F1sB1DfB14C8FgAgBtF2A1BtFzB8A1BsC6' +
    'F5AgB1lA7BoF8BoF8BpAgF2fB6yF6B10DcEqBvD1C4I1BvA5uFwB17D2I3BwA16D3C3BtFaBvCbF4ArBiC4A16BlFrBwD3B1hDeC1AbFkEaC1B2' +
    'D2BaC1D3B19D9C2A2H1A4DbH3BwEgD3B10DcC3EaA4B1D2B18C1A2BaD3B1cDdC1B4A4C4A1D2EaB1A1B1A4FvB18D9C2D1A6D1B2D1rB15A7B1b' +
    'DaC7EgD5B1iC2B1DfC3B7D6B5D4CqB1kDmC3B1C1B1AdCvB1hDdC1D3C1B4A5EaA4C1B29DiC2B2A1B9E4wB1bDgC2AnB4D10B1cDfC1D1A3BcEg' +
    'AwB17DbC2B1A7E1sBtDeC5EaF2A4B6kDdC2A2tB1sEaFlB1dDdC2B1D1B1D1C1AcE28B1dDfC1B1A1B1DsB1DaB14C2D5B1D4A8C9B1DbB1aDeC2' +
    'A3B1AiB28A2oD2oBxAfEgB1bDgC1B1AfEaFmA2BwD32B1dDhC1D1C2B1D9EgB16DdC1B8EgB1cE74BjD4A9D2B1D1B1cDdC2AdEaC2eBgFlA17' +
    'B1kG2B1rG1BbwG1B4G1B67G1B1G1B3vG5zAgB29dAfBtsHgC1B6CpB8u6DhC1E1cgBgwEeA2B28EgBwC5AbB1cC7A9B4AcEbF8BeiA3E5sB1sFn' +
    'A9B4vD1B1D1uB27A1B1CcD2B2GcBcmoKaoB27gA1C1D1A1H31cA6oEaAeeC28AetC5A3C6H8C8A2C7AuC4A44C3A3fF1sA2oF4gBjlA1BpA1BvA1' +
    'BpA1BvA1BpA1BvA1BpA1BvA1BpA1BaE1eAe8C1jA4C1eA8C1AeC1AmCv9B74D1cB2nD35B1cC7B9EeB1A8xBuCiB18C4EfAcxBsC4E68BuC2B1Ee' +
    'A5dBzD1B2D1B7D2B5D9BcpF9C1cB1wC3D1C3B5EeAlvF1nA1F3A1F3hA1F5tB6oAeoFdAzBqA6BqA6BqA21yEaAsmK1P1K2qP1K3hP1K1qP1K1l4' +
    'P1K2gP1K8P1KfP1K99P1KiP1KrP1K4tyP1K16vP1K3giP1K7rlP1KtnmP1KfhpsH73C47i8';
class CharacterRuns {
    constructor(text) {
        this.starts = [];
        this.kinds = [];
        let start = 0;
        let at = 0;
        while (at < text.length) {
            let end = at + 1;
            while (end < text.length && !(text.charAt(end) >= 'A' && text.charAt(end) <= 'Z')) {
                end++;
            }
            this.starts.push(start);
            this.kinds.push(text.charCodeAt(at) - 65);
            start += parseInt(text.substring(at + 1, end), 36);
            at = end;
        }
    }
    kind(scalar) {
        const point = scalar.codePointAt(0);
        let low = 0;
        let high = this.starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if (this.starts[middle] <= point) {
                low = middle;
            }
            else {
                high = middle;
            }
        }
        return this.kinds[low];
    }
}
const RUNS = new CharacterRuns(CHARACTERS);
function isAlphabetic(scalar) {
    return [1, 3, 6].includes(RUNS.kind(scalar) % 9);
}
function isSpacedLetter(scalar) {
    return scalar !== undefined && isAlphabetic(scalar) && !isUnspaced(scalar);
}
/** Whether it is a letter, or what is written above or below one. */
function isOfWord(scalar) {
    return [1, 2, 3, 6].includes(RUNS.kind(scalar) % 9);
}
function isDigit(scalar) {
    return RUNS.kind(scalar) % 9 === 4;
}
function isNumeric(scalar) {
    return [4, 5, 6].includes(RUNS.kind(scalar) % 9);
}
function isFraction(scalar) {
    return [4, 5].includes(RUNS.kind(scalar) % 9);
}
/** Whether nothing is seen of it: a space, or what only directs a text. */
function isBlank(scalar) {
    return RUNS.kind(scalar) % 9 === 7;
}
/** Whether it says that an amount is below or above zero, or near it. A soft hyphen was a hyphen to some. */
function isSign(scalar) {
    return RUNS.kind(scalar) % 9 === 8 || '+−±∓＋－﹢﹣⁺⁻₊₋➕➖×✕✖÷~～≈∼≃≅≒≳≲<>≤≥≦≧⩽⩾≪≫❌❎🚫⛔✗✘↓⬇▼🔻🔽📉\u00ad'.includes(scalar);
}
/** Whether it belongs to a script that is written without spaces between words. */
function isUnspaced(scalar) {
    return RUNS.kind(scalar) > 8;
}
function isUnspacedLetter(scalar) {
    return scalar !== undefined && isAlphabetic(scalar) && isUnspaced(scalar);
}
/** Whether it is a picture that changes nothing of an amount before it: `$15.00 ✅`. */
function isOrnament(scalar) {
    return '✅✔☑🎉🎊🥳💰💵💴💶💷💳🤑👍👏🙌🙏😀😊🙂❤💚🔔🎁✨⭐🌟🏻🏼🏽🏾🏿\ufe0f'.includes(scalar);
}
function isBracket(scalar) {
    return '(（[【「'.includes(scalar);
}
function isOpening(scalar) {
    return ':：;；,，.。!！?？(（[【「『《“"\'‘、'.includes(scalar);
}
function isClosing(scalar) {
    return ';；,，.．。!！?？)）]】」』》”"\'’、'.includes(scalar);
}
function isPunctuation(scalar) {
    return isOpening(scalar) || isClosing(scalar);
}
// MARK: Words
const SPACE = new RegExp('[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]');
function utf8Length(scalars) {
    let length = 0;
    for (const scalar of scalars) {
        const point = scalar.codePointAt(0);
        length += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    }
    return length;
}
function escaped(point) {
    const place = [0, 9, 10, 13].indexOf(point);
    if (place >= 0) {
        return `\\${'0tnr'.charAt(place)}`;
    }
    const length = point < 0x80 ? 2 : point < 0x10000 ? 4 : 8;
    return `\\u{${point.toString(16).toUpperCase().padStart(length, '0')}}`;
}
/** A text for a message: in quotes, on one line, with nothing invisible in it and at most 100 characters long. */
function quoted(text) {
    const scalars = Array.from(text);
    const shown = scalars.slice(0, 100).map((scalar) => {
        const point = scalar.codePointAt(0);
        const isSeen = point >= 0x20 && !(point >= 0x7f && point < 0xa0) && (!isBlank(scalar) || SPACE.test(scalar));
        return isSeen && point !== 0xad ? scalar : escaped(point);
    });
    return `'${shown.join('')}${scalars.length > 100 ? '…' : ''}'`;
}
// MARK: Payloads
/** Why a payload that asks for an announcement does not say what is to be said. */
export class PayloadFault extends Error {
    constructor(reason, key, words) {
        super(`${key}: ${words}`);
        this.name = 'PayloadFault';
        this.reason = reason;
        this.key = key;
    }
}
/** What a payload asks for. */
export class PayloadReading {
    constructor(announcement, amount, ignored, values, unknown) {
        this.announcement = announcement;
        this.amount = amount;
        this.ignored = ignored;
        this.values = values;
        this.unknown = unknown;
    }
}
/** Which message a payload is. */
export class PayloadMessage {
    constructor(id, sent, isUnreadable) {
        this.id = id;
        this.sent = sent;
        this.isUnreadable = isUnreadable;
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
        /** Where an amount may stand: a number, or text that is nothing but one, with its currency or without: `15,50 ₽`. */
        this.amountKeys = ['playVoiceText', 'aps.amount', 'amount'];
        /** Where an amount may stand in minor units. */
        this.minorUnitKeys = [];
        /** Where a text may stand that has one amount in it. */
        this.textKeys = [];
        /**
         * How the server writes of amounts among other numbers: `您尾号{…}的账户收入{amount}元`. `{amount}` stands once in each, with
         * words or an end of the text beside it, and `{…}` for whatever may stand there. Other texts are read without one.
         */
        this.textTemplates = [];
        /** Where the currency may stand: an ISO 4217 code, or a sign or word. */
        this.currencyKeys = ['currency', 'aps.currency'];
        /** The codes of what the server calls currencies otherwise. */
        this.currencies = new Map();
        /** The ISO 4217 code of a payload that names no currency; `undefined` stands for the pack's. */
        this.defaultCurrency = undefined;
        /** Keys by which the server turns announcements off: `false`, 0, `no` and `off`. One that isn't there leaves them on. */
        this.gateKeys = [];
        /** Keys without which nothing is announced. */
        this.requiredGateKeys = [];
        /** Keys of amounts that are announced whatever stands beside them. */
        this.bareAmountKeys = ['playVoiceText', 'aps.amount'];
        /** Where the announcement's id may stand. */
        this.announcementKeys = ['voiceType', 'aps.voiceType'];
        /** The pack's ids for what the server calls them. */
        this.announcements = new Map();
        /** The announcement of a payload that names none; `undefined` stands for the pack's. */
        this.defaultAnnouncement = undefined;
        /**
         * Where the value of a slot may stand that an announcement says besides the amount, by the slot's name. Of a slot that
         * isn't named here, its own name, at the top or in `aps`: `queue`, `aps.queue`.
         */
        this.slotKeys = new Map();
        /** Where the message's id may stand. */
        this.messageIDKeys = ['messageId', 'gcm.message_id', 'google.message_id'];
        /** Where the time of sending may stand: seconds or milliseconds since 1970, or ISO 8601. */
        this.sentTimeKeys = ['sentTime', 'google.sent_time'];
    }
    /**
     * What a payload asks for.
     *
     * @param payload a text of JSON, such as HarmonyOS's `extraData` or the text of a web push.
     * @throws PayloadFault for a payload that asks for an announcement and does not say what is to be said.
     */
    reading(payload, pack) {
        const values = new PayloadValues(payload);
        const gates = this.requiredGateKeys.concat(this.gateKeys);
        this.requireOnce(values.repeated(gates.concat(this.announcementKeys, this.amountKeys, this.minorUnitKeys, this.textKeys, this.currencyKeys)));
        if (this.requiredGateKeys.some((key) => values.first([key]) === undefined)) {
            return new PayloadReading(undefined, undefined, 'gateMissing');
        }
        if (gates.some((key) => values.first([key])?.isOff === true)) {
            return new PayloadReading(undefined, undefined, 'gateOff');
        }
        const name = values.first(this.announcementKeys);
        let amount = this.askedAmount(values);
        const unknown = amount?.unknown;
        if (name === undefined && amount?.textFault === 'noNumber') {
            amount = undefined;
        }
        const isBare = name === undefined && amount !== undefined && !this.bareAmountKeys.includes(amount.key) &&
            values.first(this.currencyKeys.concat(gates)) === undefined && amount.isBare;
        if (isBare) {
            amount = undefined;
        }
        if (name === undefined && amount === undefined && this.defaultAnnouncement === undefined) {
            return isBare ? new PayloadReading(undefined, undefined, 'bareAmount', undefined, unknown) :
                new PayloadReading(undefined, undefined, 'nothingAsked');
        }
        return this.asked(name, amount, values, pack);
    }
    asked(name, amount, values, pack) {
        const mapped = name === undefined ? undefined : this.announcements.get(name.words);
        if (name !== undefined && mapped === undefined && pack.saysAmount(name.words) === undefined) {
            return new PayloadReading(undefined, undefined, 'unknownAnnouncement');
        }
        const id = mapped ?? name?.words ?? this.defaultAnnouncement ?? pack.defaultAnnouncementId;
        if (id === undefined) {
            throw new PayloadFault('announcementMissing', '', 'the payload names no announcement, and none is set for it');
        }
        const slots = (pack.slots(id) ?? []).filter((slot) => slot.kind !== AMOUNT);
        const asked = slots.length > 0 ? this.slotValues(slots, values) : undefined;
        const saysAmount = pack.saysAmount(id) === true;
        const isAsking = name !== undefined || amount !== undefined || asked !== undefined && Object.keys(asked).length > 0;
        if (!isAsking && (saysAmount || slots.some((slot) => !slot.isOptional))) {
            return new PayloadReading(undefined, undefined, 'nothingAsked');
        }
        if (!saysAmount || amount === undefined) {
            return new PayloadReading(id, undefined, undefined, asked);
        }
        const text = this.amountText(amount, values, pack);
        if (asked !== undefined) {
            asked[AMOUNT] = text;
        }
        return new PayloadReading(id, text, undefined, asked);
    }
    /** The values of these slots, as far as they are there. */
    slotValues(slots, values) {
        const found = {};
        for (const slot of slots) {
            const keys = this.slotKeys.get(slot.name) ?? [slot.name, `aps.${slot.name}`];
            this.requireOnce(values.repeated(keys));
            const value = values.first(keys);
            if (value !== undefined) {
                found[slot.name] = value.slotText;
            }
        }
        return found;
    }
    requireOnce(repeated) {
        if (repeated !== undefined) {
            const words = 'it leads through a text of JSON that names a key twice; send each key once';
            throw new PayloadFault('repeatedKey', repeated, words);
        }
    }
    /** The amount in the pack's currency. */
    amountText(amount, values, pack) {
        if (amount.reason !== undefined) {
            throw new PayloadFault(amount.reason, amount.key, amount.words);
        }
        // The announcement that is said of every amount is that of money that came in.
        if (amount.denial !== undefined && values.first(this.announcementKeys) === undefined) {
            throw new PayloadFault('text', amount.key, new TextFault('notReceived', amount.denial).message);
        }
        const codes = this.codes(amount, values);
        if (codes !== undefined && !codes.includes(pack.currency)) {
            const stated = values.first(this.currencyKeys);
            throw new PayloadFault('otherCurrency', stated?.key ?? amount.key, `not ${pack.currency}`);
        }
        return amount.text(pack.scale, pack.locale);
    }
    /** The currencies that the amount may be in; `undefined` if nothing says one. */
    codes(amount, values) {
        const written = amount.currencies;
        const found = values.first(this.currencyKeys);
        if (found === undefined) {
            const byDefault = this.defaultCurrency;
            if (written === undefined || byDefault !== undefined && written.length > 1 && written.includes(byDefault)) {
                return byDefault === undefined ? undefined : [byDefault];
            }
            return written;
        }
        const stated = currenciesOf(this.currencies.get(found.words) ?? found.words);
        if (stated === undefined) {
            const words = `${quoted(found.words)} is not a currency; write its ISO 4217 code`;
            throw new PayloadFault('currency', found.key, words);
        }
        const common = written === undefined ? stated : written.filter((code) => stated.includes(code));
        if (common.length === 0) {
            throw new PayloadFault('otherCurrency', found.key, `${quoted(found.words)} is not what the text says`);
        }
        return common;
    }
    askedAmount(values) {
        const decimal = values.first(this.amountKeys);
        if (decimal !== undefined) {
            return new AskedAmount(decimal, 'decimal');
        }
        const units = values.first(this.minorUnitKeys);
        if (units !== undefined) {
            return new AskedAmount(units, 'minorUnits');
        }
        const text = values.first(this.textKeys);
        return text === undefined ? undefined : new AskedAmount(text, 'text', this.textTemplates);
    }
    /**
     * Which message a payload is.
     *
     * @param identifier stands for an id that the payload doesn't have.
     */
    message(payload, identifier) {
        const values = new PayloadValues(payload);
        if (values.repeated(this.messageIDKeys.concat(this.sentTimeKeys)) !== undefined) {
            return new PayloadMessage(identifier, undefined, true);
        }
        const id = values.first(this.messageIDKeys)?.words ?? identifier;
        const time = values.first(this.sentTimeKeys);
        const sent = time === undefined ? undefined : secondsOf(time.words);
        return new PayloadMessage(id, sent, time !== undefined && sent === undefined);
    }
}
/** A value of a payload, and the key that it was found at. */
class PayloadValue {
    constructor(key, value) {
        this.text = undefined;
        this.number = undefined;
        this.key = key;
        if (typeof value === 'string') {
            this.text = value;
            this.isOff = ['0', 'false', 'no', 'off'].includes(this.text.toLowerCase());
        }
        else if (typeof value === 'number') {
            this.number = value;
            this.isOff = this.number === 0;
        }
        else {
            this.isOff = value === false;
        }
        this.words = typeof value === 'object' ? '' : String(value);
    }
    /**
     * The text of a slot's value. A whole number beyond what 64-bit floats keep (RFC 8259, section 6) may be another one than
     * was sent, and none of its digits may be said wrongly.
     */
    get slotText() {
        if (this.text === undefined && this.number === undefined) {
            throw new PayloadFault('type', this.key, 'neither text nor a number');
        }
        if (this.number !== undefined && !isKept(this.number)) {
            const words = `${this.words} is a number of more digits than every reader of JSON keeps; send it as text`;
            throw new PayloadFault('slotDigits', this.key, words);
        }
        return this.words;
    }
}
/** True of a number with all digits that were sent: a whole one below 2^53, or another one of at most 15 digits. */
function isKept(number) {
    return Number.isSafeInteger(number) || Math.abs(number) < 1e15 && Number(number.toPrecision(15)) === number;
}
/** The values of a payload, by keys and paths. */
class PayloadValues {
    constructor(payload) {
        this.payload = payload;
        this.root = membersIn(payload);
    }
    /** The first of the keys that has a value. */
    first(keys) {
        for (const key of keys) {
            const value = PayloadValues.member(this.root, key) ?? this.at(key, []);
            if (value !== null && value !== '') {
                return new PayloadValue(key, value);
            }
        }
        return undefined;
    }
    /**
     * The first of the keys that leads through a text of JSON with a key that stands there twice: readers differ in which of
     * the two they take.
     */
    repeated(keys) {
        if (this.root !== null && repeatsKey(this.payload)) {
            return keys[0];
        }
        return keys.find((key) => {
            const through = [];
            if (PayloadValues.member(this.root, key) === null) {
                this.at(key, through);
            }
            return through.some(repeatsKey);
        });
    }
    /** @param through gets the texts of JSON that the path leads through. */
    at(path, through) {
        let value = this.root;
        for (const key of path.split('.')) {
            const text = typeof value === 'string' ? value : undefined;
            value = text === undefined ? value : membersIn(text);
            if (text !== undefined && value !== null) {
                through.push(text);
            }
            value = PayloadValues.member(value, key);
        }
        return value;
    }
    static member(value, key) {
        if (value === null || typeof value !== 'object' || Array.isArray(value) || !Object.keys(value).includes(key)) {
            return null;
        }
        return value[key];
    }
}
/** The object that a text of JSON holds; null for every other text. */
function membersIn(text) {
    if (!text.trim().startsWith('{') || utf8Length(Array.from(text)) > AmountText.maximumBytes) {
        return null;
    }
    try {
        return JSON.parse(text);
    }
    catch (error) {
        return null;
    }
}
/** Whether an object in a text of JSON has a key twice. */
function repeatsKey(text) {
    // The keys of the objects that are open; arrays have none.
    const open = [];
    for (let at = 0; at < text.length; at++) {
        if ('{['.includes(text[at])) {
            open.push(new Set());
        }
        else if ('}]'.includes(text[at])) {
            open.pop();
        }
        else if (text[at] === '"') {
            const start = at;
            for (at++; text[at] !== '"'; at++) {
                at += text[at] === '\\' ? 1 : 0;
            }
            let next = at + 1;
            while (' \t\n\r'.includes(text.charAt(next)) && next < text.length) {
                next++;
            }
            const keys = open[open.length - 1];
            if (text[next] === ':') {
                const key = JSON.parse(text.slice(start, at + 1)).normalize('NFC');
                if (keys.has(key)) {
                    return true;
                }
                keys.add(key);
            }
        }
    }
    return false;
}
/** The amount of a payload, before the fraction digits of its currency are known. */
class AskedAmount {
    constructor(value, kind, templates = []) {
        /** Why there is none: a reason of `PayloadFault`, and its words. */
        this.reason = undefined;
        this.words = '';
        this.textFault = undefined;
        /** The word of a text by which no money came in. */
        this.denial = undefined;
        this.currencies = undefined;
        /** The word beside the number that is no currency that is known. */
        this.unknown = undefined;
        this.digits = '';
        this.comma = undefined;
        this.key = value.key;
        this.value = value;
        this.kind = kind;
        let isBare = true;
        if (value.text === undefined && value.number === undefined) {
            this.reason = 'type';
            this.words = 'expected a number or text';
        }
        else if (kind === 'minorUnits') {
            const units = Number(value.words);
            if (!new RegExp('^[0-9]+$').test(value.words) || units > Number.MAX_SAFE_INTEGER) {
                this.reason = 'minorUnits';
                this.words = `${quoted(value.words)} is not a whole number of minor units`;
            }
        }
        else if (value.text !== undefined) {
            let isOfTemplate = templates.length > 0;
            try {
                const alone = amountAlone(value.text, templates);
                isOfTemplate = alone !== undefined;
                // Whether commas are decimal is known with the pack.
                const found = kind === 'text' ? new AmountText(alone ?? value.text, true) : pricedAmount(value.text);
                this.denial = kind === 'text' ? denialIn(value.text) : undefined;
                this.digits = found?.digits ?? value.text;
                this.comma = found?.comma;
                this.currencies = found?.currencies;
                const isMoney = this.currencies?.some(isCurrency) ?? false;
                isBare = !isMoney && !isOfTemplate;
                this.unknown = isMoney || this.currencies?.length !== 1 ? undefined : this.currencies[0];
            }
            catch (error) {
                const fault = error;
                this.textFault = fault.reason;
                this.reason = 'text';
                this.unknown = fault.reason === 'beside' ? fault.at : undefined;
                this.words = `${quoted(value.text)} has no certain amount: ${fault.message}`;
                isBare = !isOfTemplate && !namesCurrency(value.text);
            }
        }
        this.isBare = isBare;
    }
    /** With all digits of the currency. */
    text(scale, locale) {
        const isGroup = this.comma !== undefined && COMMA_GROUP.test(this.comma);
        // Without fractions a comma can only group, where it is not decimal.
        if (this.comma !== undefined && (isGroup ? scale > 0 || isCommaDecimal(locale) : !isCommaDecimal(locale))) {
            throw new PayloadFault('text', this.key, new TextFault('form', this.comma).message);
        }
        let found = undefined;
        if (this.kind === 'minorUnits') {
            found = amountOf(pointedUnits(this.value.words, scale), scale);
        }
        else if (this.value.number !== undefined) {
            found = amountOfNumber(this.value.number, scale);
        }
        else {
            // `15.000 ₫` where a comma is decimal; without a currency it may be a number of a machine.
            const isPointed = this.currencies !== undefined && POINT_GROUP.test(this.digits) && isCommaDecimal(locale);
            found = amountOfText(isPointed && scale === 0 ? this.digits.replace('.', '') : this.digits, scale, locale);
        }
        if (found === undefined) {
            throw new PayloadFault('amount', this.key, `${quoted(this.value.words)} is not an amount`);
        }
        return found;
    }
}
/**
 * The amount at a key of amounts, if its value names a currency: it is nothing but a number and its currency. Throws
 * `TextFault` if the text names a currency and is more than that, or has no amount that can be told for certain.
 */
function pricedAmount(text) {
    try {
        const found = new AmountText(text, true);
        if (found.currencies !== undefined && found.rest !== '') {
            throw new TextFault('beside', found.rest);
        }
        return found.currencies === undefined ? undefined : found;
    }
    catch (error) {
        const fault = error;
        if (fault.reason === 'noNumber' || fault.reason === 'tooLong' || !namesCurrency(text)) {
            return undefined;
        }
        throw new TextFault(fault.reason, fault.at);
    }
}
// MARK: Templates
/** What stands for a digit of another number: no amount may stand beside it. */
const OTHER_DIGIT = '½';
/**
 * A text in which only the amount is a number, if one of the templates fits it. Throws `TextFault` if the amount may be one
 * or another, or goes on in smaller units: `15元 5角`.
 */
function amountAlone(text, templates) {
    const scalars = Array.from(text);
    if (templates.length === 0 || utf8Length(scalars) > AmountText.maximumBytes) {
        return undefined;
    }
    const numbers = numbersIn(scalars);
    for (const template of templates) {
        const fitting = new TextTemplate(template).fitting(numbers, scalars);
        if (fitting.length > 1) {
            throw new TextFault('severalNumbers');
        }
        if (fitting.length === 1) {
            for (const place of numbers.filter((place) => place !== fitting[0])) {
                scalars.fill(OTHER_DIGIT, place.start, place.end);
            }
            const words = withoutStart(scalars.slice(fitting[0].end), isBlank);
            const unit = markAtStart(words)?.scalars.length ?? 0;
            if (withoutStart(words.slice(unit), isBlank)[0] === OTHER_DIGIT) {
                throw new TextFault('severalNumbers');
            }
            return scalars.join('');
        }
    }
    return undefined;
}
/** Digits, and the points and commas between them. */
function numbersIn(text) {
    const numbers = [];
    for (let place = 0; place < text.length; place++) {
        if (isDigit(text[place])) {
            const last = numbers[numbers.length - 1];
            const isJoined = last !== undefined && text.slice(last.end, place).every(isTouching);
            if (isJoined) {
                numbers.pop();
            }
            numbers.push(new Span(isJoined ? last.start : place, place + 1));
        }
    }
    return numbers;
}
/** How the app's server writes of an amount among other numbers. */
class TextTemplate {
    constructor(template) {
        const sides = template.split('{amount}');
        this.before = TextTemplate.pieces(sides[0]);
        this.behind = TextTemplate.pieces(sides[sides.length - 1]).reverse();
        this.behind.forEach((piece) => {
            piece.reverse();
        });
        this.isSound = sides.length === 2 && Array.from(template).length <= 1000 &&
            [this.before, this.behind].every((pieces) => pieces.length === 1 || pieces[pieces.length - 1].length > 0);
    }
    static pieces(side) {
        return side.split('{…}').map((piece) => Array.from(piece));
    }
    /** Which of the numbers may be the amount. */
    fitting(numbers, text) {
        const reversed = text.slice().reverse();
        const start = TextTemplate.endOfAllButLast(this.before, text);
        const end = TextTemplate.endOfAllButLast(this.behind, reversed);
        if (!this.isSound || start < 0 || end < 0) {
            return [];
        }
        return numbers.filter((number) => TextTemplate.ends(text, number.start, this.before, start) &&
            TextTemplate.ends(reversed, text.length - number.end, this.behind, end));
    }
    /** Where the pieces but the last one end at the earliest; -1 if the text does not have them. */
    static endOfAllButLast(pieces, text) {
        let at = 0;
        for (let place = 0; place < pieces.length - 1; place++) {
            while (place > 0 && at <= text.length && !TextTemplate.hasPiece(text, pieces[place], at)) {
                at++;
            }
            if (!TextTemplate.hasPiece(text, pieces[place], at)) {
                return -1;
            }
            at += pieces[place].length;
        }
        return at;
    }
    /** Whether the text up to a place has the last piece at its end, behind the others, or is that piece if it is alone. */
    static ends(text, place, pieces, start) {
        const piece = pieces[pieces.length - 1];
        const at = place - piece.length;
        return (pieces.length === 1 ? at === 0 : at >= start) && TextTemplate.hasPiece(text, piece, at);
    }
    static hasPiece(text, piece, at) {
        return piece.every((scalar, index) => text[at + index] === scalar);
    }
}
/** Whether a text names a currency at all, beside a number or elsewhere. */
function namesCurrency(text) {
    const scalars = Array.from(text);
    if (utf8Length(scalars) > AmountText.maximumBytes || marksIn(scalars).length > 0) {
        return true;
    }
    for (let index = 0; index < scalars.length; index++) {
        const mark = isUnspaced(scalars[index]) ? markAtStart(scalars.slice(index, index + LONGEST_MARK)) : undefined;
        // `1万元`; elsewhere `元` may be part of a word.
        const isCounted = index > 0 && (isNumeric(scalars[index - 1]) || isBlank(scalars[index - 1]));
        if (mark !== undefined && (isCounted || mark.scalars.length > 1)) {
            return true;
        }
    }
    return false;
}
// MARK: Written amounts
/** A plain decimal text with all digits of the currency; `undefined` for one that is no amount of it. */
function amountOf(text, scale) {
    const parts = text.split('.');
    const fraction = parts.length === 2 ? parts[1] : '';
    const integer = parts[0].replace(new RegExp('^0+'), '');
    if (!NUMBER.test(text) || integer.length > 15 || fraction.length > scale) {
        return undefined;
    }
    return (integer === '' ? '0' : integer) + (scale > 0 ? `.${fraction.padEnd(scale, '0')}` : '');
}
/** A decimal number as servers and people write it, where it has one meaning: ` 15.50 `, `15.500`, `1,234.50`. */
function amountOfText(text, scale, locale) {
    let number = withoutEnd(withoutStart(Array.from(text), isBlank), isBlank).join('');
    if (COMMA_DECIMAL.test(number) && isCommaDecimal(locale)) {
        number = number.replace(',', '.');
    }
    else if (COMMA_GROUP.test(number) && scale === 0 && !isCommaDecimal(locale)) {
        number = number.replace(',', '');
    }
    number = groupedDigits(number) ?? number;
    const parts = number.split('.');
    // Three digits behind a point are thousands where the decimal sign is a comma, and without fractions everywhere.
    if (parts.length === 2 && parts[1].length > scale && new RegExp('^0*$').test(parts[1].slice(scale)) &&
        (parts[1].length !== 3 || scale > 0 && !isCommaDecimal(locale))) {
        number = scale > 0 ? `${parts[0]}.${parts[1].slice(0, scale)}` : parts[0];
    }
    return amountOf(number, scale);
}
/** The amount that a number stands for: the only one within two units of its last place, up to 2^53 minor units. */
function amountOfNumber(number, scale) {
    const unit = Math.pow(10, scale);
    const units = Math.round(number * unit);
    if (!(number >= 0) || !(units <= Math.pow(2, 53))) {
        return undefined;
    }
    const exact = amountOf(String(number), scale);
    if (exact !== undefined) {
        // Of two amounts that are the same number, nobody knows which one was sent: 90071992547409.90 and .91.
        return [units - 1, units + 1].some((other) => other / unit === number) ? undefined : exact;
    }
    const bits = new DataView(new ArrayBuffer(8));
    bits.setFloat64(0, number);
    const place = Math.pow(2, Math.max(bits.getUint16(0) >> 4, 1) - 1075);
    const near = [units - 1, units, units + 1].filter((units) => units >= 0 && Math.abs(units / unit - number) <= 2 * place);
    if (near.length !== 1) {
        return undefined;
    }
    return amountOf(pointedUnits(String(near[0]), scale), scale);
}
/** Minor units with a point: 15.50 of 1550. */
function pointedUnits(units, scale) {
    const digits = units.padStart(scale + 1, '0');
    return scale > 0 ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits;
}
/** The languages whose decimal sign is a comma, and the regions where some of them write a point. (CLDR 48) */
const COMMA_LANGUAGES = 'af agq ast az bas be bg blo br bs bua ca cs cv da de dsb dua dyo el eo es et eu ewo ff fi fo fr fur fy gl hr ' +
    'hsb hu hy ia id ie is it jgo jv ka kab kea kgp kk kkj kl ksf ksh ku ky lb lij lmo ln lo lt lu lv mgh mk mua ' +
    'nb nds nl nmg nn nnh no oc os pl pms prg ps pt rm rn ro ru rw sah sc scn se seh sg shi sk sl smn sq sr su sv ' +
    'szl tg tk tok tr tt tzm uk uz vec vi vmw wae wo yav yrl zgh';
const POINT_REGIONS = '419 BR BZ CH CU DO GT HN LI MX NI PA PE PR SV US';
function isCommaDecimal(locale) {
    const subtags = locale.split('-');
    return COMMA_LANGUAGES.split(' ').includes(subtags[0].toLowerCase()) &&
        !(['es', 'de', 'it'].includes(subtags[0]) &&
            subtags.slice(1).some((tag) => POINT_REGIONS.split(' ').includes(tag)));
}
// MARK: Times
const TIME_NUMBER = new RegExp('^[0-9]+([.][0-9]+)?([eE][+]?[0-9]+)?$');
const TIME = new RegExp('^([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})([.][0-9]+)?' +
    '([Zz]|[+-][0-9]{2}:?[0-9]{2})$');
/** Seconds since 1970; `undefined` for what is neither a number of (milli)seconds nor ISO 8601 with a time and a zone. */
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
    const isDay = new Date(day).toISOString().slice(0, 10) === `${parts[1]}-${parts[2]}-${parts[3]}`;
    const zone = parts[8].split(':').join('');
    const hours = zone.length === 1 ? 0 : Number(zone.slice(1, 3));
    const minutes = zone.length === 1 ? 0 : Number(zone.slice(3, 5));
    if (!isDay || fields[3] > 23 || fields[4] > 59 || fields[5] > 60 || hours > 23 || minutes > 59) {
        return undefined;
    }
    const offset = (hours * 3600 + minutes * 60) * (zone.startsWith('-') ? -1 : 1);
    const seconds = day / 1000 + fields[3] * 3600 + fields[4] * 60 + fields[5] - offset;
    return seconds > 0 ? seconds + Number(parts[7] ?? '0') : undefined;
}
