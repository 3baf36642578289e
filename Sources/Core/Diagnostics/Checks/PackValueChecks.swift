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
                "the file is not UTF-8 text", advice: "save it as plain text in UTF-8, or remove it"),
            "attribution empty": .init("the file has no text", advice: "write plain text in UTF-8, or remove the file"),
            "attribution control": .init(
                "the file has a control character", advice: "save it as plain text in UTF-8, or remove it"),
            "digits": .init("`digits` is {digits}", limit: "{most}", advice: "write a smaller number"),
            "rule set": .init(
                "`{text}` is no name of a rule set",
                advice: "write it with its percent sign, in quotes: \"{example}\""),
            "currency of the words": .init(
                "`currency` is {code}, but the clip `{clip}` says `{text}`, a word for {other}",
                advice: "correct `currency`, or write the words of your currency and record them", severity: .warning),
            "no currency nor unit": .init(
                "`{name}` is neither a currency in use nor a unit",
                advice: "write a code of ISO 4217, the name of a unit, or `{phrase}`"),
            "language atomic": .init("`atomic` is {value}", limit: "{most}", advice: "write a smaller number"),
            "no currency in use": .init("`{key}` is not a currency in use", advice: "write a code of ISO 4217"),
            "symbol": .init("`{key}` is no symbol", advice: "write one letter or one digit"),
            "pause at an end": .init(
                "when the optional slots of this list are not said, this pause comes first or last, or next to another pause",
                advice: "put this pause between two items that are always said"),
            "pause": .init(
                "`{text}` is not a valid pause", limit: "{least} to {most} ms",
                advice: "write its length in milliseconds, such as {example}"),
            "pause as a clip": .init(
                "the clip id `{id}` is reserved for the pause of {milliseconds} ms", advice: "give the clip another id"),
            "unused pattern": .init(
                "this pattern is never used, because the pattern in line {line} fits the same amounts and comes first",
                advice: "move this pattern before the other, or remove this pattern"),
            "digits of nothing": .init(
                "if the fraction is 0, `{digits}` says nothing, but the clip before `{digits}` is still said",
                advice:
                    "put a pattern with `when: { fraction: 0 }` and without this clip first, or write `{digits:all}`",
                severity: .warning),
            "fraction": .init(
                "the fraction {fraction} never occurs", limit: "{largest} minor units of {code}",
                advice: "write a smaller number"),
            "date": .init(
                "`date` can't be `{text}`",
                advice:
                    "write `{thisCentury}` for any date of this century, or the first and the last date, such as `2026-01-01...2035-12-31`"
            ),
            "months": .init(
                "`months` has {count} {count|clip|clips} instead of 12",
                advice: "name the clips of the twelve months, January first"),
            "said twice": .init("the list has `{text}` twice", advice: "remove one"),
            "no clips": .init("`clips` is empty", advice: "add a line `<clip id>: <text>` for each clip"),
            "times unsaid": .init(
                "no pattern under `say` fits any of the times that `time` allows",
                advice: "add a pattern that has no `when`, or extend the hours of `parts` to these times"),
            "time": .init(
                "`time` can't be `{text}`",
                advice: "write `HH:mm` for any time, or the first and the last time, such as `06:00...22:59`"),
            "clock": .init("`clock` can't be `{text}`", advice: "write 12 or 24"),
            "span": .init(
                "`{key}` can't be `{text}`",
                advice: "write a number from {least} to {largest}, or two numbers such as `{least}...11`"
            ),
            "hours of two parts": .init(
                "`{key}` and `{clip}` have hours in common", advice: "put each hour in only one part of the day"),
            "unit too long": .init(
                "the unit `{name}` is longer than the longest duration",
                advice: "remove this unit, or widen `duration`"),
            "duration": .init(
                "`duration` can't be `{text}`",
                advice:
                    "write the shortest and the longest duration, such as `PT1M...PT9H59M`; use only the units (hours, minutes, seconds) that the slot says"
            ),
            "groups": .init(
                "`groups` can't be [{shown}] in a slot that says at most {most} symbols",
                advice: "write two or more group sizes whose sum is within this limit, such as `groups: [2, 2]`"),
            "old currency": .init("`{text}` has been out of use since {year}", advice: "write `{code}`"),
            "fractions": .init(
                "`fractions` can't be `{text}`",
                advice: "write `none` to refuse amounts with a fraction, or remove `fractions`"),
            "range": .init(
                "`{text}` is not a range",
                advice: "write two amounts with three dots between them, such as `0.00...500.00`"),
            "amount": .init(
                "`{amount}` is not a valid amount",
                advice: "write digits with at most one point between them, and no sign, separator, exponent or space"),
            "amount too large": .init(
                "the amount `{amount}` is too large", limit: "{most}", advice: "write a smaller one"),
            "range backwards": .init("range `{text}` ends before it begins", advice: "write the smaller amount first"),
            "atomic": .init("`atomic` is {value}", limit: "{most}", advice: "write a smaller number"),
            "empty text": .init("the text of `{key}` is empty", advice: "write the text"),
            "one clip": .init(
                "`same-take` names only one clip", advice: "name all clips that are meant to have the same take"),
            "empty list": .init("`{key}` is an empty list", advice: "add an item"),
            "whole number": .init(
                "`{key}` can't be `{text}`", advice: "write a whole number of {least} or more, at most 15 digits"),
            "true or false": .init("`{key}` can't be `{text}`", advice: "write true or false"),
            "no fraction digits": .init(
                "`{text}` would {said}, because {counted} has no fraction digits", advice: "remove this item"),
            "no announcements": .init(
                "`announcements` is empty", advice: "add a line `<id>: [<clip id>, \"{amount}\"]`"),
            "gap": .init("`gap` can't be `{text}`", advice: "write a number and its unit, ms or s, such as `60ms`"),
            "gap too short": .init(
                "`gap` is `{text}`", limit: "at least {whole} ms at {sampleRate} Hz",
                advice: "write `{whole}ms` or more, because an MP3 encoder and decoder add 1152 samples of silence"),
            "gap too long": .init("`gap` is `{text}`", limit: "{most} ms", advice: "write a shorter gap"),
            "question": .init(
                "a spreadsheet would change the question `{text}`",
                advice: "begin the question with a letter, digit or bracket, and write single spaces between its words"),
            "question choice": .init(
                "`{key}` and `{other}` can't be the two answers of a question",
                advice:
                    "write two different answers, with single spaces and without commas, and use no answer in two pairs"
            ),
            "severity of an error": .init(
                "the rule `{id}` is always an error, and a pack can't change that",
                advice:
                    "remove this entry from `rules`, and correct what breaks the rule; `voice-assets help {id}` tells how"
            ),
            "name of a slot": .init(
                "`{key}` can't be the name of a slot",
                advice: "begin the name with a letter, and don't use the name of a part of an amount, such as `integer`"
            ),
            "fraction digits": .init(
                "`{kind}` is `{text}`", limit: "{most} digits after the point", advice: "write fewer digits"),
            "no choices": .init("`choice` is empty", advice: "add a line `<text>: <clip id>` for each choice"),
            "choice": .init(
                "the choice `{key}` is empty, is too long or has a control character",
                advice: "write a text of 1 to 200 bytes without control characters"),
            "says nothing": .init("`{key}` says nothing", advice: "name at least one clip"),
            "zero": .init("`zero` is true, but `{id}` says no amount", advice: "remove `zero`"),
            "fixed value": .init(
                "the slot `{slot}` has no value `{value}`",
                advice: "write one of the slot's values, which are under `slots`"),
            "fixed value, one is near": .init("the slot `{slot}` has no value `{value}`", advice: "write `{nearest}`"),
            "template": .init(
                "`{piece}` in `{text}` is neither a value nor `{*}`",
                advice: "write {amount}, {amount:1,234.50}, {amount:minor}, the name of a slot in braces, or one {*}"),
            "language template": .init(
                "`{text}` can't be a template: {reason}",
                advice: "write words around {amount}; {currency}, {symbol} and {code} may stand beside {amount}"),
            "template of no word": .init(
                "the template `{text}` has no words, so it would fit numbers of any meaning",
                advice: "add words or a `title`"),
            "last": .init(
                "`last` is {count}, which has no effect in a slot of at most {most} symbols",
                advice: "write a smaller number, or remove `last`"),
            "double": .init("`double` has no effect where only one symbol is said", advice: "remove `double`"),
            "spell": .init(
                "`{part}` is not valid in the `spell` text `{text}`",
                advice: "write letters, digits, lists in brackets and counts in braces, such as `[A-H][0-9]{3}`"),
            "spell backwards": .init(
                "`{range}` in `spell` ends before it begins", advice: "write the earlier symbol first"),
            "spell nothing": .init("`spell` accepts an empty text", advice: "require at least one symbol"),
            "slot twice": .init(
                "the announcement `{id}` has `{{twice}}` twice",
                advice: "write it once, because a pack with slots says each value once"),
            "slots left out": .init(
                "`{id}` says nothing if all its slots are left out", advice: "add a clip, or a slot without `?`"),
            "name of a pack": .init(
                "`{key}` can't be `{name}`",
                advice: "write the name of a pack in the same folder of recordings, such as pl-PLN"),
            "bits": .init(
                "`bits` can't be {bits}",
                advice: "write 16, 24 or 32, or use WAV files for takes in another format, such as mu-law"),
            "number out of range": .init(
                "`{key}` is {value}", limit: "{least} to {most}{unit}", advice: "write a number within the limit"),
            "limits backwards": .init("`{least}` is larger than `{largest}`", advice: "correct one of the two values"),
            "length of time": .init(
                "`{key}` is `{text}`", limit: "{least} to {most} ms",
                advice: "write a number within the limit, in ms or s, such as `{most}ms`"),
            "unsaid fractions": .init(
                "no pattern says an amount with a fraction",
                advice: "add such a pattern, or write `fractions: none` to refuse these amounts"),
            "refused fractions": .init(
                "`fractions` is `none`, but a pattern says fractions",
                advice: "give each pattern `when: { fraction: 0 }`, or remove `fractions`"),
            "level": .init(
                "`{key}` is `{text}`", limit: "{least} to {most} {unit}",
                advice: "write a number in range, without its unit"),
            "fraction digits of an amount": .init(
                "the amount is `{amount}`", limit: "{most} digits after the point",
                advice: "remove the digits that {currency} does not have"),
            "fraction digits of any amount": .init(
                "the amount is `{amount}`", limit: "{most} digits after the point",
                advice: "remove digits, because no currency has so many"),
            "language tag": .init(
                "`{text}` is no language tag", advice: "write a language tag of BCP 47, such as `zh-Hans`"),
            "language tag, one is near": .init("`{text}` is no language tag", advice: "write `{nearest}`"),
            "currency": .init("`{text}` is no currency", advice: "write a code of ISO 4217, such as `EUR`"),
            "currency, one is near": .init("`{text}` is no currency", advice: "write `{nearest}`"),
            "line break": .init("the text of `{key}` contains {character}", advice: "write the text on one line"),
            "control character in a text": .init(
                "the text of `{key}` contains {character}", advice: "remove this character"),
            "one of": .init("`{key}` can't be `{text}`", advice: "write {known}"),
            "one of, one is near": .init("`{key}` can't be `{text}`", advice: "write `{nearest}`"),
            "id": .init("`{key}` is no id", advice: "use {form}"),
            "id, one is near": .init("`{key}` is no id", advice: "write `{nearest}`"),
            "sample rate": .init("`sample-rate` can't be `{text}`", advice: "write {others} or {last}"),
            "24 kHz for MP3": .init(
                "`sample-rate` can't be `{text}` for MP3, because some players play noise at 24 kHz",
                advice:
                    "write {others} or {last}, or remove mp3 from `renditions`"
            ),
            "sample rate for MP3": .init(
                "`sample-rate` can't be `{text}` for MP3, because joined MP3 clips play unreliably at {rate}",
                advice:
                    "write {others} or {last}, or remove mp3 from `renditions`"
            ),
            "invisible mark": .init(
                "the text of `{id}` contains a {mark}, which nobody can see", advice: "remove this character",
                severity: .warning),
            "mixed scripts": .init(
                "the word `{word}` in the text of `{id}` mixes scripts with similar letters: {scripts}",
                advice: "write the word in one script", severity: .warning),
            "another script": .init(
                "the text of `{id}` is in {scripts}, but the texts of most clips are in {usual}",
                advice: "write this text in the same script, or keep it if it is a name that is written this way",
                severity: .warning),
            "plural rules": .init(
                "`words` has several forms, but the plural rules of `{locale}` are unknown",
                advice: "write only `other` under `words`, or a pattern with a `when` for each form"),
            "no word": .init(
                "`{part}` needs the form `{category}` for {number}, but `words` does not have this form",
                advice: "add `{category}` with its clip, or add `other` for all missing forms"),
            "no other word": .init(
                "`{part}` needs the form `{category}` for {number}, but `words` does not have this form",
                advice: "add `{category}` with its clip"),
            "word by digits": .init(
                "one pattern can't say this word, because its plural form depends on the digits after the point",
                advice: "write a pattern with a `when` for each form"),
        ])
}
