extension Check {
    /// A new pack compiles, and says every compared amount as ICU spells it.
    ///
    /// **On a phone:** One of the two is wrong.
    ///
    /// **To mend it:** Choose another rule set or gender; let a native speaker decide.
    package static let languageDiffers = Check(
        "language-differs", .error,
        [
            "stated": .init("{message}", advice: "try a narrower --range, or another --rule-set"),
            "unsaid": .init("{amount}: no clips say it", advice: "try a narrower --range, or another --rule-set"),
            "": .init(
                "{amount}: the clips say {said}, ICU says {spelled}",
                advice: "try a narrower --range, or another --rule-set"),
            "unspelled": .init(
                "{amount}: the clips say {said}, ICU says nothing",
                advice: "try a narrower --range, or another --rule-set"),
            "no table": .init(
                "the rules for these amounts are more than a phone can read",
                advice: "try a narrower --range, or another --rule-set"),
            "parts of words": .init(
                "The rules of {tag} cut words into pieces ({parts})",
                advice:
                    "correct the language's files and contribute them, or use the language as it is with --unreviewed"),
            "wrong": .init(
                "The rules of {tag} are known to be wrong: {faults}",
                advice:
                    "correct the language's files and contribute them, or use the language as it is with --unreviewed"),
            "range": .init(
                "the rules of this language can't be used for the range {range}",
                advice: "try a narrower --range, or another --rule-set"),
        ])

    /// `new` needs ICU's spell-out rules of the language itself.
    ///
    /// **On a phone:** Rules of another language say wrong numbers.
    ///
    /// **To mend it:** Write `numbers.rbnf` by hand, as the [tutorial](NewLanguage.md) shows, or take `numbers:
    /// iterated`.
    package static let languageMissing = Check(
        "language-missing", .error, failure: .missingInput,
        [
            "several": .init("{tag} may mean several languages", advice: "name one of them: {languages}"),
            "": .init(
                "There are no number rules for {tag}: {faults}",
                advice:
                    "write what is missing into the language's files and contribute them, or write pack.yml and numbers.rbnf by hand"
            ),
            "no rules": .init(
                "there are no number rules for {tag}; ICU would take those of {actual}",
                advice: "write pack.yml and numbers.rbnf by hand, beginning with those of a language that is alike"),
            "language by name": .init(
                "there are no number rules for {tag}; ICU would take those of {actual}", advice: "write {named}"),
        ])

    /// A key or clip id stands once in pack.yml; no two ids differ only in case.
    ///
    /// **On a phone:** Of two clips with one id, one is silent.
    ///
    /// **To mend it:** Rename or remove one of the two.
    package static let packDuplicate = Check(
        "pack-duplicate", .error,
        [
            "": .init("`{key}` stands here a second time", advice: "remove it; the first one is in line {line}"),
            "question": .init("`{text}` is asked a second time", advice: "remove it"),
            "question choice": .init("`{twice}` is in two questions", advice: "ask about it once"),
            "clip": .init("`{key}` says what `{other}` says", advice: "remove one of them"),
            "value": .init("`{value}` stands here a second time", advice: "remove it"),
            "template": .init(
                "each text of `{text}` fits `{other}` in line {line} too, and says something else there",
                advice: "remove one of them, or write words that only its texts have"),
            "template value": .init("`{name}` has two values in `{text}`", advice: "keep one of them"),
            "number": .init("{value} stands here a second time", advice: "remove it"),
            "case": .init(
                "`{key}` differs only in case from `{other}`", advice: "rename one of them; the other is in line {line}"
            ),
        ])

    /// add-language-pack never replaces a pack.
    ///
    /// **On a phone:** A fresh pack would replace one that a native speaker edited.
    ///
    /// **To mend it:** Use `--update` for clips that the rules and the range need by now. For other options move the
    /// folder away first.
    package static let packExists = Check(
        "pack-exists", .error,
        [
            "": .init(
                "this pack is there already",
                advice: "add --update to add the clips that it needs, or move its folder away to begin anew"),
            "recordings": .init(
                "this pack is there already",
                advice: "add --update to fill its gaps from {folder}, or move its folder away to begin anew"),
            "options": .init(
                "this pack is there already, and --update does not change {options}",
                advice:
                    "move its folder away to make it anew; or edit pack.yml and {rules}, and add --update for the clips that they need then"
            ),
        ])

    /// pack.yml stays within bounds on size, depth and count.
    ///
    /// **On a phone:** A malicious file could fill the memory.
    ///
    /// **To mend it:** Split the pack, or shorten what the message names.
    package static let packLimit = Check(
        "pack-limit", .error,
        [
            "pauses": .init("more than {most} different pauses", limit: "{most}", advice: "give some the same length"),
            "patterns": .init("`say` has {count} patterns", limit: "{most}", advice: "write fewer"),
            "years": .init("`date` is `{text}`", limit: "{most} years", advice: "narrow it"),
            "clips": .init("{count} clips with their end forms", limit: "{most}", advice: "divide the pack"),
            "patterns of parts": .init(
                "`say` and `parts` make {count} patterns", limit: "{most}", advice: "write fewer"),
            "durations": .init(
                "`duration` is `{text}`", limit: "{most} durations", advice: "narrow it, or leave `seconds` out"),
            "text": .init("the text of `{key}` has {count} characters", limit: "{most}", advice: "shorten it"),
            "items": .init("`{key}` has {count} items", limit: "{most}", advice: "write fewer"),
            "keys": .init("`{key}` has {count} entries", limit: "{most}", advice: "write fewer"),
            "symbols": .init(
                "`spell` has more symbols than an announcement can say", limit: "{most}", advice: "write fewer"),
            "slots": .init("`{id}` says {count} slots", limit: "{most}", advice: "say fewer"),
            "templates": .init("{count} templates in all `texts`", limit: "{most}", advice: "write fewer"),
            "template": .init(
                "`{text}` has too many values and `{*}`", limit: "{most}", advice: "write one `{*}` for several"),
            "depth": .init("more than {most} lists and mappings in each other", limit: "{most}", advice: "nest fewer"),
            "bytes": .init("{count} bytes", limit: "{most} bytes", advice: "check that it is the right file"),
        ])

    /// pack.yml holds the keys locale, currency, range, clips and announcements.
    ///
    /// **On a phone:** Without a range nothing can be proven, without announcements nothing is said.
    ///
    /// **To mend it:** Add the key. [pack.yml](PackFile.md) shows all of them.
    package static let packMissingKey = Check(
        "pack-missing-key", .error,
        [
            "no word": .init(
                "`{key}` has no word", advice: "write `other: …`, and `one`, `few` or `many` where their words differ"),
            "language sources": .init(
                "a checked language without `sources`", advice: "name the references, or write `status: cldr`"),
            "language faults": .init(
                "`status` calls the language wrong, and `faults` is missing", advice: "say what is wrong"),
            "slot sources": .init(
                "checked slots without `sources`", advice: "name the references, or write `status: cldr`"),
            "no unit": .init(
                "the slot `{key}` has none of `hours`, `minutes` and `seconds`",
                advice: "add those that are said with their words, such as `minutes: { one: minute, other: minutes }`"),
            "": .init("`{key}` has no key `{missing}`", advice: "add it"),
            "no say": .init(
                "the slot `{key}` has digits after the point and no `say`",
                advice: "add it, such as `say: [\"{integer}\", point, \"{digits:all}\"]`"),
            "no kind": .init(
                "the slot `{key}` has no kind",
                advice: "write one of `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`"),
            "kinds": .init(
                "the slot `{key}` has {count} kinds",
                advice: "write one of `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`"),
        ])

    /// A pack's folder name is 1 to 64 of the characters A-Z a-z 0-9 . _ - and starts with a letter or digit; no two
    /// differ only in case.
    ///
    /// **On a phone:** The folder's name is the pack's name in the app.
    ///
    /// **To mend it:** Rename the folder, for example to `en-USD`.
    package static let packName = Check(
        "pack-name", .error,
        [
            "": .init(
                "`{name}` is no name for a pack",
                advice: "use A-Z, a-z, 0-9, full stop, _ and -, beginning with a letter or digit, at most 64"),
            "not UTF-8": .init(
                "a name that is not UTF-8; the folder was not read", advice: "give it a name in UTF-8",
                severity: .warning),
            "case": .init(
                "`{name}` differs only in case from `{other}`",
                advice: "rename one of them: on many disks they are the same folder"),
        ])

    /// What pack.yml refers to exists: a clip, a slot, a file inside the pack's folder.
    ///
    /// **On a phone:** An announcement that names a missing clip isn't said.
    ///
    /// **To mend it:** Write the name that the message proposes, or add what is missing.
    package static let packReference = Check(
        "pack-reference", .error,
        [
            "several packs": .init(
                "--confirm needs one pack, and this run has {count} packs",
                advice: "name one of them with --pack: {packs}"),
            "confirmed clip": .init("no clip `{clip}`", advice: "take the ids from the findings that `status` prints"),
            "nearest clip": .init("no clip `{clip}`", advice: "the nearest one is `{nearest}`"),
            "take": .init("no take {take} of `{clip}`", advice: "there is {takes}"),
            "takes from": .init(
                "no takes from `{pack}`: {reason}", advice: "name another pack in the same folder of recordings"),
            "inherits": .init("inherits {parent}, which is not there", advice: "name a folder beside {tag}"),
            "date numbers": .init("a date needs `numbers`, which is not there", advice: "add it"),
            "time numbers": .init("a time needs `numbers`, which is not there", advice: "add it"),
            "unsaid parts": .init(
                "`parts` is there, and `say` has no `{part}`", advice: "add `{part}`, or remove `parts`"),
            "duration numbers": .init("a duration needs `numbers`, which is not there", advice: "add it"),
            "groups of a pause": .init(
                "`pause` is there, and no `groups`", advice: "add them, such as `groups: [3, 4, 4]`, or remove it"),
            "path": .init(
                "`{text}` is no file in the pack's folder",
                advice: "write `iterated`, or the name of a file beside pack.yml"),
            "needed": .init("`{text}` needs `{needed}`, which is not there", advice: "add it"),
            "rule set": .init(
                "`{text}` names a rule set, and there are no number rules",
                advice: "remove the rule set, or give `numbers` a file"),
            "question": .init(
                "no clip says `{words}` or `{other}`, which a question is about",
                advice: "write the words as `clips` has them, or remove them", severity: .warning),
            "number numbers": .init("a number needs `numbers`, which is not there", advice: "add it"),
            "symbol": .init("`spell` has no symbol `{key}`", advice: "remove it, or add it to `spell`"),
            "template slot": .init(
                "no slot `{text}` here",
                advice:
                    "write {integer}, {fraction}, {digits}, {digits:all}, {major}, {minor}, {major:few}, {point}, {integer %set}, or {id} for a clip of `clips`"
            ),
            "date slot": .init("no slot `{text}` here", advice: "the slots here are {day}, {month} and {year}"),
            "no months": .init(
                "`{month}` needs `months`, which is not there", advice: "add it: a list of the twelve months' clips"),
            "unsaid months": .init(
                "`months` is there, and `say` has no `{month}`", advice: "add `{month}`, or remove `months`"),
            "clip": .init("no clip `{id}`", advice: "add it to `clips`"),
            "clip, one is near": .init("no clip `{id}`", advice: "write `{nearest}`"),
            "part of the day": .init("no slot `{text}` here", advice: "add `parts`"),
            "time slot": .init("no slot `{text}` here", advice: "the slots here are {hour}, {minute} and {part}"),
            "no words of a unit": .init("`{key}` has no words", advice: "add them, such as `other: minutes`"),
            "unsaid words of a unit": .init(
                "`{key}` has words, and `say` has no `{word}`", advice: "add `{word}`, or remove the words"),
            "file": .init("no file `{text}` in the pack's folder", advice: "add the file, or write `iterated`"),
            "file, one is near": .init("no file `{text}` in the pack's folder", advice: "write `{nearest}`"),
            "no number rules": .init(
                "`{key}` is about number rules, and there are none", advice: "remove it, or give `numbers` a file"),
            "iterated numbers": .init(
                "`{key}` is about number rules, and there are none: `numbers` is `iterated`",
                advice: "remove it, or give `numbers` a file"),
            "check": .init("no rule `{key}`", advice: "`voice-assets help rules` lists them"),
            "check, one is near": .init("no rule `{key}`", advice: "write `{nearest}`"),
            "no value": .init(
                "no slot `{text}` here: `{id}` says no value", advice: "add it to `say`, or write {*} in its place"),
            "slot": .init("no slot `{text}` here", advice: "the slots here are {known}"),
            "slot, one is near": .init("no slot `{text}` here", advice: "write \"{nearest}\""),
            "no words": .init("`{word}` needs `words`, which is not there", advice: "add it"),
            "unsaid words": .init(
                "`words` is there, and `say` has no `{word}`", advice: "add `{word}`, or remove `words`"),
            "clip of a sign": .init("the symbol `{symbol}` has no clip", advice: "name its clip in `as`"),
            "clip of a symbol": .init(
                "the symbol `{symbol}` has no clip", advice: "add a clip `{id}`, or name another one in `as`"),
            "unsaid slot": .init(
                "no announcement says the slot `{name}`",
                advice: "write \"{part}\" into an announcement, or remove the slot"),
            "template clip": .init("`clips` has no `{id}`", advice: "add it with its text"),
        ])

    /// pack.yml is one YAML document without anchors and aliases.
    ///
    /// **On a phone:** Nothing is generated.
    ///
    /// **To mend it:** Quote texts that hold `: ` or begin with `*`, `&`, `!`, `%` or `@`; indent by spaces.
    package static let packSyntax = Check(
        "pack-syntax", .error,
        [
            "sheet": .init(
                "the texts of the sheet can't be written into this form of `clips`",
                advice: "write `clips` with a line for each clip, or change these: {changes}"),
            "no place": .init(
                "{lines} can't be added to this form of `clips`",
                advice: "write `clips` with a line for each clip, or add these: {texts}"),
            "anchor": .init("an anchor (&)", advice: "remove the &, or put the text in quotes"),
            "second document": .init("a second document", advice: "remove the line --- before it"),
            "alias": .init("an alias (*)", advice: "put the text in quotes, or write the value itself"),
            "unclosed": .init(
                "a quotation mark that is never closed", advice: "close it at the end of the text, or remove it"),
            "closed late": .init(
                "a quotation mark that is not closed before line {line}",
                advice: "close it at the end of the text, or remove it"),
            "bracket": .init(
                "`{open}` that is not closed, or a comma that is missing behind it",
                advice: "write a comma between any two parts, and close it with `{close}`"),
            "indentation": .init(
                "indented by {spaces}, as no line above that it could belong to",
                advice: "give lines that belong together the same spaces"
            ),
            "dash": .init(
                "a line without `-` in the list from line {line}",
                advice: "begin it with `-` as the lines of the list, or write all of them without, as `name: value`"),
            "colon": .init(
                "a key where none can stand",
                advice: "indent it as the keys beside it, or put the text that holds the colon in quotation marks"),
            "unreadable": .init("YAML that can't be read", advice: "check it with a YAML editor"),
            "character": .init("character U+{code}", advice: "remove it"),
            "directive": .init("a directive (%)", advice: "remove the line"),
            "tab": .init("a tab", advice: "indent with spaces, not tabs"),
            "": .init(
                "{reason}", advice: "check the indentation, and quote text that holds any of : # { } [ ] & * ! | > % @"),
            "UTF-16": .init("UTF-16 text", advice: "save the file as UTF-8"),
            "no UTF-8": .init("bytes that are not UTF-8 text", advice: "save the file as UTF-8"),
            "named alias": .init("alias `{name}`", advice: "write the value itself"),
        ])

    /// No clip's text is still to be written (TODO), and the speaker and the licence are known.
    ///
    /// **On a phone:** Amounts with the clip stay silent. Without a licence no app may use the voice.
    ///
    /// **To mend it:** Write the word, with a native speaker; until clips are generated this is a warning. The
    /// [booth](TheBooth.md) asks for speaker and licence.
    package static let packTodo = Check(
        "pack-todo", .error,
        [
            "": .init("the text of `{id}` is a TODO", advice: "write what is said", severity: .warning),
            "speaker": .init(
                "the speaker is `{value}`",
                advice: "write into `speaker` of pack.yml who speaks, and run generate again", severity: .warning),
            "license": .init(
                "the licence of the recordings is `{value}`",
                advice:
                    "ask the speaker, write into `license` of pack.yml what was agreed on, and run generate again",
                severity: .warning),
        ])

    /// A value in pack.yml has the type that its key asks for.
    ///
    /// **On a phone:** A wrong guess is heard as a wrong word.
    ///
    /// **To mend it:** Write what the message asks for: a text, a list `[a, b]` or a mapping `{a: b}`.
    package static let packType = Check(
        "pack-type", .error,
        [
            "": .init("`{key}` is {found}", advice: "write {form}"),
            "key": .init("{kind} as a key of `{key}`", advice: "write text before the colon, such as `two`"),
            "item": .init("{kind} in `{key}`", advice: "write a clip id, or a slot in quotes, such as \"{{example}}\""),
            "tag": .init("tag `{tag}`", advice: "remove it"),
            "template": .init("`{id}` is no list", advice: "write clips and slots in brackets"),
        ])

    /// pack.yml holds only keys that have a meaning.
    ///
    /// **On a phone:** A misspelt key leaves the default in force.
    ///
    /// **To mend it:** Write the proposed key, or remove the line.
    package static let packUnknownKey = Check(
        "pack-unknown-key", .error,
        [
            "currency and unit": .init(
                "`currency` beside `unit`",
                advice: "write either: `currency` for money, or `unit` for what else is counted"),
            "text and body": .init("`body` beside `text`", advice: "write either: both are the text"),
            "": .init("unknown key `{key}`", advice: "the keys here are {keys}"),
            "elsewhere": .init("`{key}` is no key here", advice: "write it {place}"),
            "one is near": .init("unknown key `{key}`", advice: "write `{nearest}`"),
        ])
}
