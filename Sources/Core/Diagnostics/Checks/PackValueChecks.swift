extension Check {
    /// A value in pack.yml is well-formed and within its range.
    ///
    /// **On a phone:** A gap of 60 s or an unknown currency would end up in every clip.
    ///
    /// **To mend it:** Write a value in the range that the message names.
    package static let packValue = Check(
        "pack-value", .error,
        [
            "attribution not UTF-8": .init(
                "bytes that are not UTF-8", advice: "save it as plain text in UTF-8, or remove it"),
            "attribution empty": .init("nothing in it", advice: "save it as plain text in UTF-8, or remove it"),
            "attribution control": .init("a control character", advice: "save it as plain text in UTF-8, or remove it"),
            "digits": .init("`digits` is {digits}", limit: "{most}", advice: "write fewer"),
            "rule set": .init(
                "`{text}` is no name of a rule set",
                advice: "write it with its percent sign, in quotes: \"{example}\""),
            "currency of the words": .init(
                "`currency` is {code}, and `{clip}` says `{text}`, a word for {other}",
                advice: "correct `currency`, or write this currency's words and record them", severity: .warning),
            "no currency nor unit": .init(
                "`{name}` is no currency in use", advice: "write a code of ISO 4217, the name of a unit, or `{phrase}`"),
            "language atomic": .init("`atomic` is {value}", limit: "{most}", advice: "write a smaller number"),
            "no currency in use": .init("`{key}` is no currency in use", advice: "write a code of ISO 4217"),
            "symbol": .init("`{key}` is no symbol", advice: "write one letter or one digit"),
            "pause at an end": .init(
                "without its optional slots this begins or ends with a pause, or says two in a row",
                advice: "put the pause between two things that are always said"),
            "pause": .init(
                "no pause: `{text}`", limit: "{least} to {most} ms",
                advice: "write its length in milliseconds, such as {example}"),
            "pause as a clip": .init(
                "the pause of {milliseconds} ms has the name of a clip, `{id}`", advice: "rename the clip"),
            "unused pattern": .init(
                "a pattern that is never used: the one in line {line} says its amounts",
                advice: "put it before that one, or remove it"),
            "digits of nothing": .init(
                "if the fraction is 0, `{digits}` says nothing, but the clip in front of it is still said",
                advice: "put a pattern with `when: { fraction: 0 }` first, or write `{digits:all}`", severity: .warning),
            "fraction": .init(
                "fraction {fraction}", limit: "{largest} minor units of {code}", advice: "write a value that occurs"),
            "date": .init(
                "`date` is `{text}`",
                advice: "write `{thisCentury}`, or the first and the last date, such as `2026-01-01...2035-12-31`"),
            "months": .init(
                "`months` has {count} {count|clip|clips}", advice: "name the clips of the twelve months, January first"),
            "said twice": .init("`{text}` is said twice", advice: "say it once"),
            "no clips": .init("`clips` is empty", advice: "add a line `<clip id>: <text>` for each clip"),
            "times unsaid": .init(
                "`say` has nothing for the times of `time`",
                advice: "add a pattern without `when`, or parts of the day for these hours"),
            "time": .init(
                "`time` is `{text}`", advice: "write `HH:mm`, or the first and the last time, such as `06:00...22:59`"),
            "clock": .init("`clock` is `{text}`", advice: "write 12 or 24"),
            "span": .init(
                "`{key}` is `{text}`", advice: "write a number from {least} to {largest}, or two such as `{least}...11`"
            ),
            "hours of two parts": .init(
                "`{key}` and `{clip}` are both for some hours", advice: "let each hour be in one part"),
            "unit too long": .init(
                "`{name}` is there, but every duration is shorter than one of it",
                advice: "remove it, or widen `duration`"),
            "duration": .init(
                "`duration` is `{text}`",
                advice:
                    "write the shortest and the longest one, such as `PT1M...PT9H59M`; use only the units (hours, minutes, seconds) that the slot says"
            ),
            "groups": .init(
                "`groups` is [{shown}], and at most {most} symbols are said",
                advice: "write how many symbols each group has, at least two groups, such as `groups: [3, 4, 4]`"),
            "old currency": .init("`{text}` is no currency since {year}", advice: "write `{code}`"),
            "fractions": .init(
                "`fractions` is `{text}`",
                advice: "write `none` if amounts with a fraction are to be refused; else remove it"),
            "range": .init(
                "range `{text}`", advice: "write two amounts with three dots between them, such as `0.00...500.00`"),
            "amount": .init(
                "amount `{amount}`",
                advice: "write digits and at most one point between them: no sign, separator, exponent or space"),
            "amount too large": .init("amount `{amount}`", limit: "{most}", advice: "write a smaller one"),
            "range backwards": .init("range `{text}` ends before it begins", advice: "write the smaller amount first"),
            "atomic": .init("`atomic` is {value}", limit: "{most}", advice: "write a smaller number"),
            "empty text": .init("the text of `{key}` is empty", advice: "write it"),
            "one clip": .init("`same-take` names one clip", advice: "name all clips that are meant to have one take"),
            "empty list": .init("`{key}` is an empty list", advice: "add an item"),
            "whole number": .init(
                "`{key}` is `{text}`", advice: "write a whole number from {least}, at most 15 digits"),
            "true or false": .init("`{key}` is `{text}`", advice: "write true or false"),
            "no fraction digits": .init(
                "`{text}`, and {counted} has no fraction digits: it would {said}", advice: "remove it"),
            "no announcements": .init(
                "`announcements` is empty", advice: "add a line `<id>: [<clip id>, \"{amount}\"]`"),
            "gap": .init("gap `{text}`", advice: "write a number and its unit, ms or s, such as `60ms`"),
            "gap too short": .init(
                "gap `{text}`", limit: "at least {whole} ms at {sampleRate} Hz",
                advice: "write `{whole}ms` or more; an MP3 encoder and decoder add 1152 samples of silence"),
            "gap too long": .init("gap `{text}`", limit: "{most} ms", advice: "write a shorter one"),
            "question": .init(
                "the question `{text}`",
                advice: "begin it with a letter, a digit or a bracket, and write single spaces between its words"),
            "question choice": .init(
                "`{other}` instead of `{key}`",
                advice: "write words that only one of the two answers has, with single spaces and without commas"),
            "severity of an error": .init(
                "the rule `{id}` is always an error: a pack can't change that",
                advice: "correct what breaks it; `voice-assets help {id}` tells how"),
            "name of a slot": .init(
                "`{key}` is no name of a slot",
                advice: "begin with a letter, and leave names of an amount's parts, such as `integer`, to these"),
            "fraction digits": .init(
                "`{kind}` is `{text}`", limit: "{most} digits after the point", advice: "write fewer"),
            "no choices": .init("`choice` is empty", advice: "add a line `<text>: <clip id>` for each choice"),
            "choice": .init("`{key}` is no choice", advice: "write 1 to 200 bytes without control characters"),
            "says nothing": .init("`{key}` says nothing", advice: "name at least one clip"),
            "zero": .init("`zero` is true, and `{id}` says no amount", advice: "remove it"),
            "fixed value": .init(
                "the slot `{slot}` has no value `{value}`", advice: "write one of its values, as `slots` has them"),
            "fixed value, one is near": .init("the slot `{slot}` has no value `{value}`", advice: "write `{nearest}`"),
            "template": .init(
                "`{piece}` in `{text}` is neither a value nor `{*}`",
                advice: "write {amount}, {amount:1,234.50}, {amount:minor}, the name of a slot in braces, or one {*}"),
            "language template": .init(
                "`{text}` is no template: {reason}",
                advice: "write {amount} with words around it; {currency}, {symbol} and {code} may stand beside it"),
            "template of no word": .init(
                "`{text}` has no word, so that every number would fit", advice: "add words, or a `title`"),
            "last": .init(
                "`last` is {count}, and a text has at most {most} symbols",
                advice: "write a smaller number, or remove it"),
            "double": .init("`double` is there, and no two symbols are said", advice: "remove it"),
            "spell": .init(
                "`{part}` in `spell`: `{text}`",
                advice: "write letters and digits, lists of them in brackets, and counts, such as `[A-H][0-9]{3}`"),
            "spell backwards": .init(
                "`{range}` in `spell` ends before it begins", advice: "write the earlier symbol first"),
            "spell nothing": .init("`spell` accepts an empty text", advice: "ask for at least one symbol"),
            "slot twice": .init(
                "`{id}` says `{{twice}}` twice", advice: "say it once: in a pack with slots each value is said once"),
            "slots left out": .init(
                "`{id}` says nothing if all its slots are left out", advice: "add a clip, or a slot without `?`"),
            "name of a pack": .init(
                "`{key}` is `{name}`",
                advice: "write the name of a pack in the same folder of recordings, such as pl-PLN"),
            "bits": .init(
                "`bits` is {bits}", advice: "write 16, 24 or 32; for any other format, such as mu-law, use WAV files"),
            "number out of range": .init(
                "`{key}` is {value}", limit: "{least} to {most}{unit}", advice: "write a number within the limit"),
            "limits backwards": .init("`{least}` is larger than `{largest}`", advice: "write the smaller value first"),
            "length of time": .init(
                "{key} `{text}`", limit: "{least} to {most} ms",
                advice: "write a number and its unit, ms or s, such as `60ms`"),
            "unsaid fractions": .init(
                "no pattern says an amount with a fraction",
                advice: "add one, or write `fractions: none`: such amounts are refused then"),
            "refused fractions": .init(
                "`fractions` is `none`, and a pattern says fractions",
                advice: "give each pattern `when: { fraction: 0 }`, or remove `fractions`"),
            "level": .init(
                "{key} `{text}`", limit: "{least} to {most} {unit}", advice: "write a number without its unit"),
            "fraction digits of an amount": .init(
                "amount `{amount}`", limit: "{most} digits after the point",
                advice: "drop the digits that {currency} does not have"),
            "fraction digits of any amount": .init(
                "amount `{amount}`", limit: "{most} digits after the point",
                advice: "drop digits: no currency has so many"),
            "language tag": .init(
                "`{text}` is no language tag", advice: "write a language tag of BCP 47, such as `zh-Hans`"),
            "language tag, one is near": .init("`{text}` is no language tag", advice: "write `{nearest}`"),
            "currency": .init("`{text}` is no currency", advice: "write a code of ISO 4217, such as `EUR`"),
            "currency, one is near": .init("`{text}` is no currency", advice: "write `{nearest}`"),
            "line break": .init("the text of `{key}` holds {character}", advice: "write it on one line"),
            "control character in a text": .init("the text of `{key}` holds {character}", advice: "remove it"),
            "one of": .init("`{key}` can't be `{text}`", advice: "write {known}"),
            "one of, one is near": .init("`{key}` can't be `{text}`", advice: "write `{nearest}`"),
            "id": .init("`{key}` is no id", advice: "use {form}"),
            "id, one is near": .init("`{key}` is no id", advice: "write `{nearest}`"),
            "sample rate": .init("sample-rate `{text}`", advice: "write {others} or {last}"),
            "24 kHz for MP3": .init(
                "sample-rate `{text}` for MP3",
                advice:
                    "write {others} or {last}, or leave mp3 out of `renditions`: at 24 kHz some players play noise"
            ),
            "sample rate for MP3": .init(
                "sample-rate `{text}` for MP3",
                advice:
                    "write {others} or {last}, or leave mp3 out of `renditions`: at {rate} joined MP3 clips play unreliably"
            ),
            "invisible mark": .init(
                "the text of `{id}` holds a {mark}, which nobody sees", advice: "remove it", severity: .warning),
            "mixed scripts": .init(
                "the text of `{id}` has letters in `{word}` of scripts that look alike: {scripts}",
                advice: "write the word in one script", severity: .warning),
            "another script": .init(
                "the text of `{id}` is written in {scripts}, those of most clips in {usual}",
                advice: "write it as the others; if it is a name that is written so, let it be", severity: .warning),
            "plural rules": .init(
                "nothing is known of plurals in the language of `{locale}`",
                advice: "give `words` only `other`, or patterns with a `when`"),
            "no word": .init(
                "`words` lacks the form `{category}` of `{part}` for {number}",
                advice: "add `{category}` and the clip of its word, or `other` for all categories that are not there"),
            "no other word": .init(
                "`words` lacks the form `{category}` of `{part}` for {number}",
                advice: "add `{category}` and the clip of its word"),
            "word by digits": .init(
                "the form of this word depends on the digits after the point",
                advice: "give each form a pattern with a `when`"),
        ])
}
