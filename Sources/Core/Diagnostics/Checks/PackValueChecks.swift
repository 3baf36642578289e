extension Check {
    /// A value in pack.yml is well-formed and within its range.
    ///
    /// **On a phone:** A gap of 60 s or an unknown currency would end up in every clip.
    ///
    /// **To mend it:** Write a value in the range that the message names.
    package static let packValue = Check(
        "pack-value", .error,
        [
            "attribution not UTF-8": "the file is not UTF-8 text; save it as plain text in UTF-8, or remove it",
            "attribution empty": "the file has no text; write plain text in UTF-8, or remove the file",
            "attribution control": "the file has a control character; save it as plain text in UTF-8, or remove it",
            "digits": "`digits` is {digits} (limit {most}); write a smaller number",
            "rule set": "`{text}` is no name of a rule set; write it with its percent sign, in quotes: \"{example}\"",
            "currency of the words": .init(
                "`currency` is {code}, but the clip `{clip}` says `{text}`, a word for {other}; correct `currency`, or write the words of your currency and record them",
                severity: .warning),
            "no currency nor unit":
                "`{name}` is neither a currency in use nor a unit; write a code of ISO 4217, the name of a unit, or `{phrase}`",
            "language atomic": "`atomic` is {value} (limit {most}); write a smaller number",
            "no currency in use": "`{key}` is not a currency in use; write a code of ISO 4217",
            "symbol": "`{key}` is no symbol; write one letter or one digit",
            "pause at an end":
                "when the optional slots of this list are not said, this pause comes first or last, or next to another pause; put this pause between two items that are always said",
            "pause":
                "`{text}` is not a valid pause (limit {least} to {most} ms); write its length in milliseconds, such as {example}",
            "pause as a clip":
                "the clip id `{id}` is reserved for the pause of {milliseconds} ms; give the clip another id",
            "unused pattern":
                "this pattern is never used, because the pattern in line {line} fits the same amounts and comes first; move this pattern before the other, or remove this pattern",
            "digits of nothing": .init(
                "if the fraction is 0, `{digits}` says nothing, but the clip before `{digits}` is still said; begin with a pattern that has `when: { fraction: 0 }` and not this clip, or write `{digits:all}`",
                severity: .warning),
            "fraction":
                "the fraction {fraction} never occurs (limit {largest}); write a smaller number",
            "date":
                "`date` can't be `{text}`; write `{thisCentury}` for any date of this century, or the first and the last date, such as `2026-01-01...2035-12-31`",
            "months":
                "`months` has {count} {count|clip|clips} instead of 12; name the clips of the twelve months, January first",
            "said twice": "`{text}` says what an earlier item says; remove one",
            "no clips": "`clips` is empty; add a line `<clip id>: <text>` for each clip",
            "times unsaid":
                "no pattern under `say` fits any of the times that `time` allows; add a pattern that has no `when`, or extend the hours of `parts` to these times",
            "time":
                "`time` can't be `{text}`; write `HH:mm` for any time, or the first and the last time, such as `06:00...22:59`",
            "clock": "`clock` can't be `{text}`; write 12 or 24",
            "span":
                "`{key}` can't be `{text}`; write a number from {least} to {largest}, or two numbers such as `{least}...11`",
            "hours of two parts":
                "`{key}` and `{clip}` have hours in common; put each hour in only one part of the day",
            "unit too long":
                "the unit `{name}` is longer than the longest duration; remove this unit, or widen `duration`",
            "duration":
                "`duration` can't be `{text}`; write the shortest and the longest duration, such as `PT1M...PT9H59M`; use only the units (hours, minutes, seconds) that the slot says",
            "groups":
                "`groups` can't be [{shown}] in a slot that says at most {most} symbols; write two or more group sizes whose sum is within this limit, or remove `groups`",
            "old currency": "`{text}` has been out of use since {year}; write `{code}`",
            "fractions":
                "`fractions` can't be `{text}`; write `none` to refuse amounts with a fraction, or remove `fractions`",
            "range": "`{text}` is not a range; write two amounts with three dots between them, such as `0.00...500.00`",
            "amount":
                "`{amount}` is not a valid amount; write digits with at most one point between them, and no sign, separator, exponent or space",
            "amount too large": "the amount `{amount}` is too large (limit {most}); write a smaller one",
            "range backwards": "range `{text}` ends before it begins; write the smaller amount first",
            "atomic": "`atomic` is {value} (limit {most}); write a smaller number",
            "empty text": "the text of `{key}` is empty; write the text",
            "one clip": "`same-take` names only one clip; name all clips that are meant to have the same take",
            "empty list": "`{key}` is an empty list; add an item",
            "whole number": "`{key}` can't be `{text}`; write a whole number of {least} or more, at most 15 digits",
            "true or false": "`{key}` can't be `{text}`; write true or false",
            "no fraction digits": "`{text}` would {said}, because {counted} has no fraction digits; remove this item",
            "no announcements": "`announcements` is empty; add a line `<id>: [<clip id>, \"{amount}\"]`",
            "gap": "`gap` can't be `{text}`; write a number and its unit, ms or s, such as `60ms`",
            "gap too short":
                "`gap` is `{text}` (limit at least {whole} ms at {sampleRate} Hz); write `{whole}ms` or more, because an MP3 encoder and decoder add 1152 samples of silence",
            "gap too long": "`gap` is `{text}` (limit {most} ms); write a shorter gap",
            "question":
                "the question `{text}` begins with a sign, or has other than single spaces; begin the question with a letter, digit or bracket, and write single spaces between its words",
            "question choice":
                "`{key}` and `{other}` can't be the two answers of a question; write two different answers, with single spaces and without commas, and use no answer in two pairs",
            "severity of an error":
                "breaches of the rule `{id}` can be errors, and a pack can't change that; remove this entry from `rules`, and correct what breaks the rule; `voice-assets help {id}` tells how",
            "name of a slot":
                "`{key}` can't be the name of a slot; begin the name with a letter, and don't use the name of a part of an amount, such as `integer`",
            "fraction digits": "`{kind}` is `{text}` (limit {most} digits after the point); write fewer digits",
            "no choices": "`choice` is empty; add a line `<text>: <clip id>` for each choice",
            "choice":
                "the choice `{key}` is empty, is too long or has a control character; write a text of 1 to 200 bytes without control characters",
            "says nothing": "`{key}` says nothing; name at least one clip",
            "zero": "`zero` is true, but `{id}` says no amount; remove `zero`",
            "fixed value":
                "the slot `{slot}` has no value `{value}`; write one of the slot's values, which are under `slots`",
            "fixed value, one is near": "the slot `{slot}` has no value `{value}`; write `{nearest}`",
            "template":
                "`{piece}` in `{text}` is neither a value nor `{*}`; write {amount}, {amount:1,234.50}, {amount:minor}, the name of a slot in braces, or one {*}",
            "language template":
                "`{text}` can't be a template: {reason}; write words around {amount}; {currency}, {symbol} and {code} may stand beside {amount}",
            "template of no word":
                "the template `{text}` has no words, so it would fit numbers of any meaning; add words or a `title`",
            "last":
                "`last` is {count}, which has no effect in a slot of at most {most} symbols; write a smaller number, or remove `last`",
            "double": "`double` has no effect where only one symbol is said; remove `double`",
            "spell":
                "`{part}` is not valid in the `spell` text `{text}`; write letters, digits, lists in brackets and counts in braces, such as `[A-H][0-9]{3}`",
            "spell backwards": "`{range}` in `spell` ends before it begins; write the earlier symbol first",
            "spell nothing": "`spell` accepts an empty text; require at least one symbol",
            "slot twice":
                "the announcement `{id}` has `{{twice}}` twice; write it once, because a pack with slots says each value once",
            "slots left out": "`{id}` says nothing if all its slots are left out; add a clip, or a slot without `?`",
            "name of a pack":
                "`{key}` can't be `{name}`; write the name of a pack in the same folder of recordings, such as pl-PLN",
            "bits":
                "`bits` can't be {bits}; write 16, 24 or 32, or use WAV files for takes in another format, such as mu-law",
            "number out of range":
                "`{key}` is {value} (limit {least} to {most}{unit}); write a number within the limit",
            "limits backwards": "`{least}` is larger than `{largest}`; correct one of the two values",
            "length of time":
                "`{key}` is `{text}` (limit {least} to {most} ms); write a number within the limit, in ms or s, such as `{most}ms`",
            "unsaid fractions":
                "no pattern says an amount with a fraction; add such a pattern, or write `fractions: none` to refuse these amounts",
            "refused fractions":
                "`fractions` is `none`, but a pattern says fractions; give each pattern `when: { fraction: 0 }`, or remove `fractions`",
            "level": "`{key}` is `{text}` (limit {least} to {most} {unit}); write a number in range, without its unit",
            "fraction digits of an amount":
                "the amount is `{amount}` (limit {most} digits after the point); remove the digits beyond the limit",
            "fraction digits of any amount":
                "the amount is `{amount}` (limit {most} digits after the point); remove digits, because no currency has so many",
            "language tag": "`{text}` is no language tag; write a language tag of BCP 47, such as `zh-Hans`",
            "language tag, one is near": "`{text}` is no language tag; write `{nearest}`",
            "currency": "`{text}` is no currency; write a code of ISO 4217, such as `EUR`",
            "currency, one is near": "`{text}` is no currency; write `{nearest}`",
            "line break": "the text of `{key}` contains {character}; write the text on one line",
            "control character in a text": "the text of `{key}` contains {character}; remove this character",
            "one of": "`{key}` can't be `{text}`; write {known}",
            "one of, one is near": "`{key}` can't be `{text}`; write `{nearest}`",
            "id": "`{key}` is no id; use {form}",
            "id, one is near": "`{key}` is no id; write `{nearest}`",
            "sample rate": "`sample-rate` can't be `{text}`; write {others} or {last}",
            "24 kHz for MP3":
                "`sample-rate` can't be `{text}` for MP3, because some players play noise at 24 kHz; write {others} or {last}, or write `renditions` without mp3",
            "sample rate for MP3":
                "`sample-rate` can't be `{text}` for MP3, because joined MP3 clips play unreliably at {rate}; write {others} or {last}, or write `renditions` without mp3",
            "invisible mark": .init(
                "the text of `{id}` contains a {mark}, which nobody can see; remove this character", severity: .warning),
            "mixed scripts": .init(
                "the word `{word}` in the text of `{id}` mixes scripts with similar letters: {scripts}; write the word in one script",
                severity: .warning),
            "another script": .init(
                "the text of `{id}` is in {scripts}, but the texts of most clips are in {usual}; write this text in the same script, or keep it if it is a name that is written this way",
                severity: .warning),
            "plural rules":
                "this word has several forms, but the plural rules of `{locale}` are unknown; write only the form `other`, or a pattern with a `when` for each form",
            "no word":
                "`{part}` needs the form `{category}` for {number}, which its words lack; add `{category}` with its clip, or add `other` for all missing forms",
            "no other word":
                "`{part}` needs the form `{category}` for {number}, which its words lack; add `{category}` with its clip",
            "other word": .init(
                "{number} needs the form `{category}`, which these words lack, so `other` is said; add `{category}` with its clip, which may be that of `other`",
                severity: .warning),
            "word by digits":
                "one pattern can't say this word, because its plural form depends on the digits after the point; write a pattern with a `when` for each form",
        ])
}
